//! The math functions and the IEEE macros.

use std::num::FpCategory;

use crate::cr0::RoundingMode;
use crate::types::DataType;

/// `math` results are rounded to nearest, whatever `cr0` says, but for fdiv.
///
/// Silicon's result bits are not public (sec. 12 item 1). Chosen: the correctly
/// rounded result for inv, sqt, rsqt and fdiv; the double-precision evaluation
/// rounded once for log, exp, sin, cos and pow, which is correctly rounded but
/// for rare near-ties. That satisfies every bound of sec. 6.1, and the rounding
/// mode is left out because the compiler never brackets these with mode
/// switches. fdiv rounds as `cr0` says: a division of halves is nothing else.
///
/// Halves are widened, the function is that of single precision, and its result
/// is rounded once more, as `cr0` says: one data path for both.
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

/// Exponent code of an `mme` value, `type exponent + MME_MORE_EXPONENT_BITS` bits
/// wide, of which the register lane holds the low bits in its exponent field and
/// the extension lane the rest. `biased` is the exponent with the bias of the
/// type; zero, infinities and NaNs have no such exponent and keep their IEEE
/// patterns with an extension of 0.
///
/// An exponent of the type's normal range is its own code, so that a value in
/// that range has its IEEE pattern in the register and the extension lane holds
/// nothing but extra fraction bits: the compiler lets `madm` read, with a
/// selector, a register that an ordinary instruction wrote (sec. 13.2). Outside
/// that range codes move away from it by one, because those next to it belong to
/// the IEEE patterns of zero and infinity.
pub const fn mme_exponent_code(biased: i32, ty: DataType) -> u32 {
    let codes = mme_exponent_codes(ty);
    let moved = if biased <= 0 {
        biased - 1
    } else if biased >= ieee_exponent_codes(ty) - 1 {
        biased + 1
    } else {
        biased
    };
    moved.rem_euclid(codes) as u32
}

/// The exponent, with the bias of the type, that a code of [`mme_exponent_code`]
/// stands for; `None` for the codes of IEEE patterns without a normal exponent.
pub const fn mme_biased_exponent(code: u32, ty: DataType) -> Option<i32> {
    let (code, codes, ieee) = (code as i32, mme_exponent_codes(ty), ieee_exponent_codes(ty));
    if code == 0 || code == ieee - 1 {
        None
    } else if code < ieee {
        Some(code)
    } else if code - 1 < ieee - 1 + (codes - ieee) / 2 {
        Some(code - 1)
    } else {
        Some(code - codes + 1)
    }
}

const fn ieee_exponent_codes(ty: DataType) -> i32 {
    match ty {
        DataType::Df => 1 << 11,
        _ => 1 << 8,
    }
}

const fn mme_exponent_codes(ty: DataType) -> i32 {
    ieee_exponent_codes(ty) << MME_MORE_EXPONENT_BITS
}

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
    fn exponents_of_the_normal_range_are_their_own_codes() {
        for (ty, ieee, reach) in [(DataType::F, 256, 384), (DataType::Df, 2048, 3072)] {
            let mut codes = std::collections::BTreeSet::new();
            for biased in 1 - reach..ieee - 1 + reach {
                let code = mme_exponent_code(biased, ty);
                assert_eq!(mme_biased_exponent(code, ty), Some(biased), "{ty:?}");
                assert_eq!(code == biased as u32, (1..ieee - 1).contains(&biased), "{ty:?} {biased}");
                assert!(codes.insert(code), "{ty:?} {biased}");
            }
            // All codes but those of zero and infinity.
            assert_eq!(codes.len(), 4 * ieee as usize - 2);
            assert!([0, ieee as u32 - 1].iter().all(|&code| mme_biased_exponent(code, ty).is_none()));
        }
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
