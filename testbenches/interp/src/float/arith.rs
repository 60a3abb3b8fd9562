//! Scalar operations on bit patterns of one format.
//!
//! Each operation is a single correctly rounded IEEE operation: on the host when the mode is nearest-even and
//! the host has the format, in `rustc_apfloat` otherwise (the two are held equal by the property tests at the
//! end of this file). Denormal flushing is the caller's: `flush` on operands before and on the result after.

use std::cmp::Ordering;

use rustc_apfloat::{Float, Round};

use super::format::Format;
use crate::lanes::Element;

pub(crate) fn is_nan<F: Format>(a: F::Bits) -> bool {
    a.bits() & !F::SIGN > F::EXPONENT
}

/// A denormal becomes the zero of its sign.
#[inline(always)]
pub(crate) fn flush<F: Format>(a: F::Bits) -> F::Bits {
    let bits = a.bits();
    if bits & F::EXPONENT == 0 {
        F::Bits::truncate(bits & F::SIGN)
    } else {
        a
    }
}

#[inline(always)]
pub(crate) fn abs<F: Format>(a: F::Bits) -> F::Bits {
    F::Bits::truncate(a.bits() & !F::SIGN)
}

#[inline(always)]
pub(crate) fn neg<F: Format>(a: F::Bits) -> F::Bits {
    F::Bits::truncate(a.bits() ^ F::SIGN)
}

fn soft<F: Format>(a: F::Bits) -> F::Soft {
    F::Soft::from_bits(u128::from(a.bits()))
}

/// Pattern of a soft-float result, NaN canonical.
pub(crate) fn pattern<F: Format>(a: F::Soft) -> F::Bits {
    F::Bits::truncate(if a.is_nan() { F::NAN } else { a.to_bits() as u64 })
}

pub(crate) fn soft_add<F: Format>(a: F::Bits, b: F::Bits, round: Round) -> F::Bits {
    pattern::<F>(soft::<F>(a).add_r(soft::<F>(b), round).value)
}

pub(crate) fn soft_mul<F: Format>(a: F::Bits, b: F::Bits, round: Round) -> F::Bits {
    pattern::<F>(soft::<F>(a).mul_r(soft::<F>(b), round).value)
}

/// `a * b + c` with one rounding.
pub(crate) fn soft_mul_add<F: Format>(a: F::Bits, b: F::Bits, c: F::Bits, round: Round) -> F::Bits {
    let result = soft::<F>(a).mul_add_r(soft::<F>(b), soft::<F>(c), round);
    pattern::<F>(result.value)
}

#[inline(always)]
pub(crate) fn add<F: Format>(a: F::Bits, b: F::Bits, round: Round) -> F::Bits {
    host_or(round, F::host_add(a, b), || soft_add::<F>(a, b, round))
}

#[inline(always)]
pub(crate) fn mul<F: Format>(a: F::Bits, b: F::Bits, round: Round) -> F::Bits {
    host_or(round, F::host_mul(a, b), || soft_mul::<F>(a, b, round))
}

/// `a * b + c` with one rounding.
#[inline(always)]
pub(crate) fn mul_add<F: Format>(a: F::Bits, b: F::Bits, c: F::Bits, round: Round) -> F::Bits {
    if round == Round::NearestTiesToEven {
        if let Some(result) = F::host_mul_add(a, b, c) {
            return result;
        }
    }
    soft_mul_add::<F>(a, b, c, round)
}

#[inline(always)]
fn host_or<B>(round: Round, host: Option<B>, soft: impl FnOnce() -> B) -> B {
    match host {
        Some(result) if round == Round::NearestTiesToEven => result,
        _ => soft(),
    }
}

/// `a / b` correctly rounded.
pub(crate) fn div<F: Format>(a: F::Bits, b: F::Bits, round: Round) -> F::Bits {
    pattern::<F>(soft::<F>(a).div_r(soft::<F>(b), round).value)
}

/// Rounds to an integral value of the same format; the sign of a zero result is that of `a`.
pub(crate) fn round_to_integral<F: Format>(a: F::Bits, round: Round) -> F::Bits {
    pattern::<F>(soft::<F>(a).round_to_integral(round).value)
}

/// `a - floor(a)`, rounded toward zero and so below one; NaN for infinities.
pub(crate) fn fraction<F: Format>(a: F::Bits) -> F::Bits {
    let floor = round_to_integral::<F>(a, Round::TowardNegative);
    soft_add::<F>(a, neg::<F>(floor), Round::TowardZero)
}

/// IEEE comparison: `None` when either operand is NaN, zeros of both signs equal.
#[inline(always)]
pub(crate) fn compare<F: Format>(a: F::Bits, b: F::Bits) -> Option<Ordering> {
    F::to_f64(a).partial_cmp(&F::to_f64(b))
}

/// The saturate modifier: clamp to [0, 1]; NaN and everything not above zero give +0.
pub(crate) fn saturate<F: Format>(a: F::Bits) -> F::Bits {
    let bits = a.bits();
    if is_nan::<F>(a) || bits & F::SIGN != 0 {
        F::Bits::truncate(0)
    } else {
        F::Bits::truncate(bits.min(F::ONE))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::float::{F16, F32, F64};

    const NEAREST: Round = Round::NearestTiesToEven;

    /// Patterns that reach zeros, denormals, infinities, NaNs and nearby exponents far more often than
    /// uniform bits do.
    fn pattern_f32() -> impl Strategy<Value = u32> {
        let exponent = prop_oneof![0u32..3, 100u32..150, 253u32..256];
        let fraction = prop_oneof![0u32..4, 0x7F_FFF0u32..0x80_0000, 0u32..0x80_0000];
        (any::<bool>(), exponent, fraction).prop_map(|(s, e, f)| u32::from(s) << 31 | e << 23 | f)
    }

    fn pattern_f64() -> impl Strategy<Value = u64> {
        let exponent = prop_oneof![0u64..3, 960u64..1080, 2045u64..2048];
        let fraction = prop_oneof![0u64..4, (1u64 << 52) - 16..1 << 52, 0u64..1 << 52];
        (any::<bool>(), exponent, fraction).prop_map(|(s, e, f)| u64::from(s) << 63 | e << 52 | f)
    }

    proptest! {
        #![proptest_config(tessera_testkit::cases!(20_000))]

        #[test]
        fn host_and_soft_agree_f32(a in pattern_f32(), b in pattern_f32(), c in pattern_f32()) {
            prop_assert_eq!(F32::host_add(a, b), Some(soft_add::<F32>(a, b, NEAREST)));
            prop_assert_eq!(F32::host_mul(a, b), Some(soft_mul::<F32>(a, b, NEAREST)));
            prop_assert_eq!(F32::host_mul_add(a, b, c), Some(soft_mul_add::<F32>(a, b, c, NEAREST)));
        }

        #[test]
        fn host_and_soft_agree_f64(a in pattern_f64(), b in pattern_f64(), c in pattern_f64()) {
            prop_assert_eq!(F64::host_add(a, b), Some(soft_add::<F64>(a, b, NEAREST)));
            prop_assert_eq!(F64::host_mul(a, b), Some(soft_mul::<F64>(a, b, NEAREST)));
            prop_assert_eq!(F64::host_mul_add(a, b, c), Some(soft_mul_add::<F64>(a, b, c, NEAREST)));
        }

        #[test]
        fn narrowing_agrees_with_soft_float(a in pattern_f64()) {
            use rustc_apfloat::{ieee, FloatConvert};
            let single: ieee::Single = soft::<F64>(a).convert_r(NEAREST, &mut false).value;
            prop_assert_eq!(F32::from_f64(f64::from_bits(a), NEAREST), pattern::<F32>(single));
        }

        #[test]
        fn rounding_to_integral_agrees_with_the_host(a in pattern_f32()) {
            let host = [f32::from_bits(a).floor(), f32::from_bits(a).ceil(), f32::from_bits(a).trunc(),
                f32::from_bits(a).round_ties_even()];
            let modes = [Round::TowardNegative, Round::TowardPositive, Round::TowardZero, NEAREST];
            for (host, mode) in host.into_iter().zip(modes) {
                let expected = if host.is_nan() { F32::NAN as u32 } else { host.to_bits() };
                prop_assert_eq!(round_to_integral::<F32>(a, mode), expected);
            }
        }
    }

    #[test]
    fn every_half_survives_widening_and_narrowing() {
        for bits in 0..=u16::MAX {
            let expected = if is_nan::<F16>(bits) { F16::NAN as u16 } else { bits };
            assert_eq!(F16::from_f64(F16::to_f64(bits), NEAREST), expected, "{bits:#06x}");
        }
    }

    #[test]
    fn directed_modes_differ_from_nearest() {
        let (one, tiny) = (0x3F80_0000, 0x2000_0000);
        assert_eq!(add::<F32>(one, tiny, NEAREST), one);
        assert_eq!(add::<F32>(one, tiny, Round::TowardPositive), one + 1);
        assert_eq!(add::<F32>(one, neg::<F32>(tiny), Round::TowardZero), one - 1);
    }

    #[test]
    fn fraction_stays_below_one() {
        let of = |value: f32| f32::from_bits(fraction::<F32>(value.to_bits()));
        assert_eq!([-1e-10, -0.25, 2.75, -3.0].map(of), [1.0 - f32::EPSILON / 2.0, 0.75, 0.75, 0.0]);
        assert_eq!([-0.0, 5.0].map(|value| of(value).to_bits()), [0, 0], "zeros are positive");
        assert_eq!([f32::INFINITY, f32::NAN].map(|value| of(value).to_bits()), [F32::NAN as u32; 2]);
    }

    #[test]
    fn saturation_clamps_and_clears_nan() {
        for (input, expected) in [(2.0f32, 1.0f32), (-3.0, 0.0), (0.25, 0.25), (f32::NAN, 0.0)] {
            assert_eq!(saturate::<F32>(input.to_bits()), expected.to_bits());
        }
    }
}
