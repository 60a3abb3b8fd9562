//! The math box's approximating functions, exactly specified.
//!
//! `inv`, `sqt`, `rsqt` and `fdiv` are correctly rounded. `log`, `exp`, `sin`, `cos` and `pow` are the
//! double-precision result of the `libm` crate (pure integer and double arithmetic, so the same bits on every
//! host; error below one unit of a double) rounded once. All round to nearest even whatever `cr0` says: the
//! hardware functions have no rounding modes. Only `fdiv` rounds as `cr0` says, for the compiler divides
//! halves by it alone: operands widened, the quotient rounded once more. `pow` takes the magnitude of its
//! base (gen9-eu-isa.md sec. 13.5). Denormal operands and results are the caller's to flush.
//!
//! Every result is within the bounds of gen9-eu-isa.md sec. 6.1.

use rustc_apfloat::Round;
use tessera_isa::MathFunction;

use crate::float::arith::{abs, div, is_nan};
use crate::float::Format;
use crate::lanes::Element;
use crate::reciprocal::{reciprocal_root, Rounded};

const NEAREST: Round = Round::NearestTiesToEven;

/// One lane of a function; the second operand matters to `fdiv` and `pow`, the rounding to `fdiv` only.
pub(crate) type Function<F> = fn(<F as Format>::Bits, <F as Format>::Bits, Round) -> <F as Format>::Bits;

/// A floating-point function; `None` for the integer functions and the macro seeds.
pub(crate) fn function<F: Format>(f: MathFunction) -> Option<Function<F>> {
    Some(match f {
        MathFunction::Inv => |a, _, _| div::<F>(F::Bits::truncate(F::ONE), a, NEAREST),
        MathFunction::Fdiv => |a, b, round| div::<F>(a, b, round),
        // A double holds every root of a shorter format with enough bits to spare that rounding twice is
        // rounding once.
        MathFunction::Sqt => |a, _, _| F::from_f64(F::to_f64(a).sqrt(), NEAREST),
        MathFunction::Rsqt => |a, _, _| inverse_root::<F>(a),
        MathFunction::Log => |a, _, _| F::from_f64(libm::log2(F::to_f64(a)), NEAREST),
        MathFunction::Exp => |a, _, _| F::from_f64(libm::exp2(F::to_f64(a)), NEAREST),
        MathFunction::Sin => |a, _, _| F::from_f64(libm::sin(F::to_f64(a)), NEAREST),
        MathFunction::Cos => |a, _, _| F::from_f64(libm::cos(F::to_f64(a)), NEAREST),
        MathFunction::Pow => |a, b, _| F::from_f64(libm::pow(F::to_f64(abs::<F>(a)), F::to_f64(b)), NEAREST),
        _ => return None,
    })
}

/// `1/sqrt(a)`: signed infinity for zeros, +0 for +infinity, NaN below zero.
fn inverse_root<F: Format>(a: F::Bits) -> F::Bits {
    let magnitude = abs::<F>(a).bits();
    let negative = a.bits() & F::SIGN != 0;
    if magnitude == 0 {
        F::Bits::truncate(a.bits() | F::EXPONENT)
    } else if is_nan::<F>(a) || negative {
        F::Bits::truncate(F::NAN)
    } else if magnitude == F::EXPONENT {
        F::Bits::truncate(0)
    } else {
        let precision = F::FRACTION.count_ones() + 1;
        let Rounded { digits, exponent } = reciprocal_root(F::to_f64(a), precision);
        F::from_f64(digits as f64 * libm::exp2(f64::from(exponent)), NEAREST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::float::F32;

    fn single(f: MathFunction, a: f32, b: f32) -> f32 {
        f32::from_bits(function::<F32>(f).expect("a float function")(a.to_bits(), b.to_bits(), NEAREST))
    }

    #[test]
    fn special_values() {
        assert_eq!(single(MathFunction::Inv, -0.0, 0.0), f32::NEG_INFINITY);
        assert_eq!(single(MathFunction::Inv, f32::INFINITY, 0.0).to_bits(), 0);
        assert_eq!(single(MathFunction::Log, 0.0, 0.0), f32::NEG_INFINITY);
        assert!(single(MathFunction::Log, -1.0, 0.0).is_nan());
        assert_eq!(single(MathFunction::Sqt, -0.0, 0.0).to_bits(), (-0.0f32).to_bits());
        assert!(single(MathFunction::Sqt, -1.0, 0.0).is_nan());
        assert_eq!(single(MathFunction::Rsqt, 0.0, 0.0), f32::INFINITY);
        assert_eq!(single(MathFunction::Rsqt, f32::INFINITY, 0.0), 0.0);
        assert_eq!(single(MathFunction::Exp, 200.0, 0.0), f32::INFINITY);
        assert_eq!(single(MathFunction::Exp, 10.0, 0.0), 1024.0);
        assert_eq!(single(MathFunction::Fdiv, 1.0, 3.0), 1.0 / 3.0);
        assert_eq!(single(MathFunction::Pow, 2.0, 0.5), 2f32.sqrt());
        // The library's roots pass the base with its sign and restore that afterwards.
        assert_eq!(single(MathFunction::Pow, -8.0, 1.0 / 3.0), 2.0);
        assert_eq!(single(MathFunction::Pow, -3.0, 3.0), 27.0);
        assert_eq!(single(MathFunction::Pow, -0.0, -1.0), f32::INFINITY);
    }

    #[test]
    fn inverse_roots_agree_with_doubles() {
        // None of these is close enough to a midpoint for the double's own error to matter.
        for i in 0..100_000u32 {
            let bits = 0x3F80_0000 + i.wrapping_mul(0x9E37_79B1) % 0x0100_0000;
            let expected = (1.0 / f64::from(f32::from_bits(bits)).sqrt()) as f32;
            assert_eq!(single(MathFunction::Rsqt, f32::from_bits(bits), 0.0), expected, "{bits:#x}");
        }
    }
}
