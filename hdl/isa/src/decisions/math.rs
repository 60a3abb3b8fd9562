//! The math functions and the IEEE macros.

use std::num::FpCategory;

use crate::cr0::RoundingMode;
use crate::types::DataType;

/// `math` results are rounded to nearest, whatever `cr0` says.
///
/// Silicon's result bits are not public (sec. 12 item 1). Chosen: the correctly
/// rounded result for inv, sqt, rsqt and fdiv; the double-precision evaluation
/// rounded once for log, exp, sin, cos and pow, which is correctly rounded but
/// for rare near-ties. That satisfies every bound of sec. 6.1, and the rounding
/// mode is left out because the compiler never brackets these with mode
/// switches.
pub const MATH_ROUNDING: RoundingMode = RoundingMode::NearestEven;

/// Significand bits, hidden one included, of a value held with an `mme`
/// extension: 8 more than the format has for `f`, 11 more for `df`. Zero for
/// types the macros do not have.
///
/// Sign, exponent and fraction of the value fill the general register lane and
/// the low bits of an extension lane of the same size, which an `f` lane could
/// not hold with a significand of 64 bits. These are the widths sec. 6.6
/// advises (32 for `f`, 61 or more for `df`): in its experiments they had no
/// wrong quotient or root with seeds of 23 bits or better.
pub const fn mme_significand_bits(ty: DataType) -> u32 {
    match ty {
        DataType::F => 32,
        DataType::Df => 64,
        _ => 0,
    }
}

/// Exponent bits of such a value beyond those of its format.
///
/// The extension is mandatory: intermediates reach 2^2100 for `df`. Two bits
/// quadruple the range, so that no step overflows or is denormal.
pub const MME_MORE_EXPONENT_BITS: u32 = 2;

/// Correct bits of the `invm` and `rsqtm` seed: rounded to nearest at the
/// operand's own precision, the strongest row of sec. 6.6. Zero for types the
/// macros do not have.
pub const fn seed_bits(ty: DataType) -> u32 {
    match ty {
        DataType::F => 24,
        DataType::Df => 53,
        _ => 0,
    }
}

/// Early-out flag of a lane of `math.invm`: its result is final.
///
/// Exactly when an operand is NaN, infinite or zero, the safe policy of
/// sec. 6.4; the flag is dead after the guarded block.
pub fn invm_early_out(a: FpCategory, b: FpCategory) -> bool {
    is_special(a) || is_special(b)
}

/// Early-out flag of a lane of `math.rsqtm`, as [`invm_early_out`], and for
/// negative operands.
pub fn rsqtm_early_out(a: FpCategory, a_negative: bool) -> bool {
    is_special(a) || a_negative
}

/// Denormals are normal here: the macro's extended exponent represents them.
fn is_special(category: FpCategory) -> bool {
    matches!(category, FpCategory::Nan | FpCategory::Infinite | FpCategory::Zero)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extension_lane_holds_what_its_register_lane_cannot() {
        for (ty, significand, exponent) in [(DataType::F, 24, 8), (DataType::Df, 53, 11)] {
            let whole = 1 + exponent + MME_MORE_EXPONENT_BITS + mme_significand_bits(ty) - 1;
            assert_eq!(significand + exponent, ty.bits());
            assert!(whole > ty.bits() && whole <= 2 * ty.bits(), "{ty:?}");
            assert!(seed_bits(ty) < mme_significand_bits(ty));
        }
        assert_eq!(mme_significand_bits(DataType::Hf), 0);
    }

    #[test]
    fn early_out_is_exactly_the_special_operands() {
        assert!(invm_early_out(FpCategory::Normal, FpCategory::Zero));
        assert!(invm_early_out(FpCategory::Nan, FpCategory::Normal));
        assert!(!invm_early_out(FpCategory::Subnormal, FpCategory::Normal));
        assert!(rsqtm_early_out(FpCategory::Normal, true));
        assert!(rsqtm_early_out(FpCategory::Infinite, false));
        assert!(!rsqtm_early_out(FpCategory::Normal, false));
    }
}
