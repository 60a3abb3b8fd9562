//! Conversions between integers and the float formats, and the saturate modifier of integers
//! (gen9-eu-isa.md sec. 5.4).

use rustc_apfloat::{Float, Round};
use tessera_isa::DataType;

use crate::float::arith::pattern;
use crate::float::Format;

/// Smallest and largest value of an integer type.
pub(crate) fn limits(ty: DataType) -> (i128, i128) {
    let bits = ty.bits();
    if ty.is_signed() {
        (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
    } else {
        (0, (1 << bits) - 1)
    }
}

/// The value an integer type holds after the pattern of `value` was cut to its width.
pub(crate) fn wrap(value: i128, ty: DataType) -> i128 {
    let unused = i128::BITS - ty.bits();
    if ty.is_signed() {
        value << unused >> unused
    } else {
        ((value as u128) << unused >> unused) as i128
    }
}

/// The saturate modifier: clamps to the type's range.
pub(crate) fn clamp(value: i128, ty: DataType) -> i128 {
    let (low, high) = limits(ty);
    value.clamp(low, high)
}

/// Truncates toward zero whatever the rounding mode; out of range clamps, NaN gives 0.
pub(crate) fn float_to_int<F: Format>(bits: F::Bits, ty: DataType) -> i128 {
    clamp(F::to_f64(bits) as i128, ty)
}

/// Correctly rounded in the given mode.
pub(crate) fn int_to_float<F: Format>(value: i128, round: Round) -> F::Bits {
    match F::host_from_int(value) {
        Some(bits) if round == Round::NearestTiesToEven => bits,
        _ => soft_int_to_float::<F>(value, round),
    }
}

fn soft_int_to_float<F: Format>(value: i128, round: Round) -> F::Bits {
    pattern::<F>(F::Soft::from_i128_r(value, round).value)
}

/// Float to float; exact when `G` is the wider format.
pub(crate) fn float_to_float<F: Format, G: Format>(bits: F::Bits, round: Round) -> G::Bits {
    G::from_f64(F::to_f64(bits), round)
}

/// Dispatches on a float type: `$body` sees it as the format alias `$format`. Integer types go to
/// `$otherwise`.
macro_rules! with_format {
    ($ty:expr, $format:ident => $body:expr, $otherwise:expr) => {
        match $ty {
            tessera_isa::DataType::Hf => {
                type $format = $crate::float::F16;
                $body
            }
            tessera_isa::DataType::F => {
                type $format = $crate::float::F32;
                $body
            }
            tessera_isa::DataType::Df => {
                type $format = $crate::float::F64;
                $body
            }
            _ => $otherwise,
        }
    };
}
pub(crate) use with_format;

/// An integer pattern of type `ty`, extended by its own signedness.
pub(crate) fn extend(bits: u64, ty: DataType) -> i128 {
    wrap(i128::from(bits), ty)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::float::{F16, F32, F64};

    const NEAREST: Round = Round::NearestTiesToEven;

    proptest! {
        #![proptest_config(tessera_testkit::cases!(256))]

        #[test]
        fn host_integer_conversion_agrees_with_soft_float(wide in any::<i64>(), shift in 0u32..64, top in any::<bool>()) {
            let magnitude = i128::from(wide >> shift) + if top { 1 << 63 } else { 0 };
            for value in [magnitude, -magnitude] {
                prop_assert_eq!(int_to_float::<F32>(value, NEAREST), soft_int_to_float::<F32>(value, NEAREST));
                prop_assert_eq!(int_to_float::<F64>(value, NEAREST), soft_int_to_float::<F64>(value, NEAREST));
            }
        }
    }

    #[test]
    fn float_to_int_truncates_clamps_and_zeroes_nan() {
        let cases = [
            (-1.75f32, DataType::D, -1),
            (3e9, DataType::D, i128::from(i32::MAX)),
            (f32::NEG_INFINITY, DataType::D, i128::from(i32::MIN)),
            (-5.0, DataType::Ud, 0),
            (f32::NAN, DataType::D, 0),
            (1e30, DataType::Uq, i128::from(u64::MAX)),
            (300.5, DataType::Ub, 255),
        ];
        for (value, ty, expected) in cases {
            assert_eq!(float_to_int::<F32>(value.to_bits(), ty), expected, "{value} {ty:?}");
        }
    }

    #[test]
    fn rounding_modes_reach_integer_conversion_and_narrowing() {
        let value = (1 << 24) + 1;
        assert_eq!(int_to_float::<F32>(value, NEAREST), 16_777_216f32.to_bits());
        assert_eq!(int_to_float::<F32>(value, Round::TowardPositive), 16_777_218f32.to_bits());
        let third = (1.0f64 / 3.0).to_bits();
        let down = float_to_float::<F64, F32>(third, Round::TowardNegative);
        assert_eq!(float_to_float::<F64, F32>(third, Round::TowardPositive), down + 1);
    }

    #[test]
    fn half_overflow_and_denormals() {
        assert_eq!(float_to_float::<F32, F16>(65520f32.to_bits(), NEAREST), 0x7C00);
        assert_eq!(float_to_float::<F32, F16>(65519f32.to_bits(), NEAREST), 0x7BFF);
        assert_eq!(float_to_float::<F32, F16>(2f32.powi(-24).to_bits(), NEAREST), 1);
    }

    #[test]
    fn wrap_and_extend() {
        assert_eq!(wrap(0x1_8000_0000, DataType::D), i128::from(i32::MIN));
        assert_eq!(wrap(-1, DataType::Ub), 255);
        assert_eq!(extend(0xFF, DataType::B), -1);
        assert_eq!(extend(u64::MAX, DataType::Uq), i128::from(u64::MAX));
        assert_eq!(limits(DataType::W), (-32768, 32767));
    }
}
