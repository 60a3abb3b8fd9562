//! What an engine may return for an approximating function: section 6.1 of the instruction-set reference.

use tessera_interp::{Approximated, Narrowing};
use tessera_isa::MathFunction;

/// `2^n`.
fn power(n: i32) -> f64 {
    f64::from(n).exp2()
}

/// Distance of single-precision floats near `value`.
fn ulp(value: f64) -> f64 {
    let exponent = if value == 0.0 { -126 } else { (value.abs().log2().floor() as i32).max(-126) };
    power(exponent - 23)
}

/// A float, of which infinity is the first that is too large.
fn finite(value: f64) -> f64 {
    if value.is_infinite() {
        power(128).copysign(value)
    } else {
        value
    }
}

/// The largest float up to `value`, infinity being the first that is too large.
fn float_below(value: f64) -> f32 {
    let near = value as f32;
    if finite(near.into()) > value {
        near.next_down()
    } else {
        near
    }
}

/// Whether a half may be what becomes of some float from `low` to `high`: rounding keeps their order, and a
/// half between two such results is a float itself.
fn narrowed(narrowing: &Narrowing, half: u16, [low, high]: [f64; 2]) -> bool {
    let [low, high] = [-float_below(-low), float_below(high)].map(|end| Narrowing::value(narrowing.half(end)));
    narrowing.delivers(half) && (low..=high).contains(&Narrowing::value(half))
}

/// Error that a binary logarithm of `a` may have.
fn logarithm(a: f64) -> f64 {
    if (0.5..=2.0).contains(&a) {
        power(-21)
    } else {
        3.0 * ulp(a.log2())
    }
}

/// The exact result and how far from it one may be; `None` for what is no approximating function.
fn bounds(function: MathFunction, a: f64, b: f64) -> Option<(f64, f64)> {
    let ulps = |exact: f64, count: f64| Some((exact, count * ulp(exact)));
    match function {
        MathFunction::Inv => ulps(1.0 / a, 2.5),
        MathFunction::Fdiv => ulps(a / b, 2.5),
        MathFunction::Sqt => ulps(a.sqrt(), 3.0),
        MathFunction::Rsqt => ulps(1.0 / a.sqrt(), 2.0),
        MathFunction::Exp => ulps(a.exp2(), 3.0),
        MathFunction::Log => Some((a.log2(), logarithm(a))),
        MathFunction::Sin => Some((a.sin(), 8e-4)),
        MathFunction::Cos => Some((a.cos(), 8e-4)),
        MathFunction::Pow => {
            // The reference has no bound: that of a logarithm, a product and a power.
            let (a, exact) = (a.abs(), a.abs().powf(b));
            let product = b * a.log2();
            let error = b.abs() * logarithm(a) + product.abs() * power(-23);
            Some((exact, exact * (error.exp2() - 1.0) + 3.0 * ulp(exact)))
        }
        _ => None,
    }
}

/// Whether `got` may stand where the interpreter has `want`, in `lane` of the instruction.
pub fn accepts(of: &Approximated, lane: usize, got: u32, want: u32) -> bool {
    if got == want {
        return true;
    }
    let [result, wanted] = [got, want].map(|bits| match of.narrowing {
        Some(_) => Narrowing::value(bits as u16),
        None => f32::from_bits(bits).into(),
    });
    if result.is_nan() || wanted.is_nan() {
        return result.is_nan() && wanted.is_nan();
    }
    let [a, b] = of.operands[lane].map(|bits| f64::from(f32::from_bits(bits)));
    let Some((exact, error)) = bounds(of.function, a, b) else { return false };
    // Too large for a float: EM makes it infinite in every rounding mode (rule 25 of its page), where the
    // interpreter rounds to the largest number in some. Nothing else of the interpreter's may be replaced.
    if result.is_infinite() && exact.abs() >= power(128) {
        let largest: f64 = if of.narrowing.is_some() { 65504.0 } else { f32::MAX.into() };
        return [wanted, exact].map(f64::is_sign_negative) == [result.is_sign_negative(); 2] && wanted.abs() == largest;
    }
    if !exact.is_finite() {
        return false;
    }
    if of.flush && result == 0.0 && exact.abs() - error < power(-126) {
        return true;
    }
    let clamp = |value: f64| if of.saturate { value.clamp(0.0, 1.0) } else { value };
    match of.narrowing {
        Some(narrowing) => narrowed(&narrowing, got as u16, [exact - error, exact + error].map(clamp)),
        None => (finite(result) - clamp(exact)).abs() <= error,
    }
}

/// Whether `got` may stand for the seed `want`, patterns of `size` bytes: an error of 2^-21 (rule 59 of the
/// instruction page promises less, and the interpreter's own is rounded).
pub fn accepts_seed(size: usize, got: u64, want: u64) -> bool {
    let fraction = if size == 8 { 52 } else { 23 };
    got.abs_diff(want) <= 1 << (fraction - 21)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepted(function: MathFunction, a: f32, b: f32, got: f32, want: f32) -> bool {
        let of = Approximated {
            function,
            operands: vec![[a.to_bits(), b.to_bits()]],
            at: vec![0],
            saturate: false,
            flush: true,
            narrowing: None,
            seed: None,
        };
        accepts(&of, 0, got.to_bits(), want.to_bits())
    }

    /// The same of a half destination, of the inverse.
    fn accepted_half(narrowing: Narrowing, a: f32, got: u16) -> bool {
        let of = Approximated {
            function: MathFunction::Inv,
            operands: vec![[a.to_bits(), 0]],
            at: vec![0],
            saturate: false,
            flush: true,
            narrowing: Some(narrowing),
            seed: None,
        };
        accepts(&of, 0, got.into(), u32::from(narrowing.half(1.0 / a)))
    }

    /// The float `n` places from `value`.
    fn beside(value: f32, n: i32) -> f32 {
        f32::from_bits(value.to_bits().wrapping_add_signed(n))
    }

    #[test]
    fn bounds_are_those_of_the_reference() {
        for (function, a, b, exact, inside) in [
            (MathFunction::Inv, 4.0, 0.0, 0.25, 2),
            (MathFunction::Fdiv, 3.0, 2.0, 1.5, 2),
            (MathFunction::Sqt, 2.25, 0.0, 1.5, 3),
            (MathFunction::Rsqt, 0.25, 0.0, 2.0, 2),
            (MathFunction::Exp, 3.0, 0.0, 8.0, 3),
            (MathFunction::Log, 8.0, 0.0, 3.0, 3),
        ] {
            assert!(accepted(function, a, b, beside(exact, inside), exact), "{function:?}");
            assert!(!accepted(function, a, b, beside(exact, inside + 1), exact), "{function:?}");
        }
        assert!(
            accepted(MathFunction::Sin, 1.0, 0.0, 0.8420, 0.841_471) && !accepted(MathFunction::Sin, 1.0, 0.0, 0.8424, 0.841_471)
        );
        assert!(accepted(MathFunction::Log, 1.0, 0.0, 4.7e-7, 0.0) && !accepted(MathFunction::Log, 1.0, 0.0, 4.8e-7, 0.0));
        assert!(accepted(MathFunction::Pow, 3.0, 2.0, 9.000_001, 9.0) && !accepted(MathFunction::Pow, 3.0, 2.0, 9.001, 9.0));
    }

    #[test]
    fn special_values_are_none_else() {
        assert!(accepted(MathFunction::Inv, f32::NAN, 0.0, f32::NAN, -f32::NAN));
        assert!(!accepted(MathFunction::Inv, f32::NAN, 0.0, 1.0, f32::NAN));
        assert!(!accepted(MathFunction::Inv, 0.0, 0.0, f32::MAX, f32::INFINITY));
        // Infinity is the number after the largest one.
        assert!(accepted(MathFunction::Fdiv, f32::MAX, beside(1.0, -1), f32::INFINITY, f32::MAX));
        assert!(!accepted(MathFunction::Exp, beside(128.0, -1), 0.0, f32::INFINITY, beside(f32::INFINITY, -88)));
        assert!(!accepted(MathFunction::Exp, 100.0, 0.0, f32::INFINITY, 1.267_650_6e30));
        // Rounded towards zero the interpreter's is the largest number; no other may stand for it.
        assert!(accepted(MathFunction::Fdiv, f32::MAX, 1e-9, f32::INFINITY, f32::MAX));
        assert!(accepted(MathFunction::Pow, 1e30, 1e30, f32::INFINITY, f32::MAX));
        assert!(!accepted(MathFunction::Fdiv, f32::MAX, 1e-9, f32::NEG_INFINITY, f32::MAX));
        assert!(!accepted(MathFunction::Fdiv, f32::MAX, 1e-9, f32::INFINITY, beside(f32::MAX, -1)));
        assert!(!accepted(MathFunction::Fdiv, f32::MAX, 1e-9, f32::INFINITY, 1.0));
        assert!(!accepted(MathFunction::Fdiv, f32::MAX, 1e-9, f32::MAX, f32::INFINITY));
        // The smallest normal number may have been a denormal before it was rounded.
        assert!(accepted(MathFunction::Exp, -126.0, 0.0, 0.0, f32::MIN_POSITIVE));
        assert!(!accepted(MathFunction::Exp, -125.0, 0.0, 0.0, 2.0 * f32::MIN_POSITIVE));
    }

    #[test]
    fn halves_are_what_becomes_of_floats() {
        let nearest = Narrowing::NEAREST;
        // 1/3 is 3555.55..: no float near it rounds to a neighbour.
        assert!(accepted_half(nearest, 3.0, 0x3555) && !accepted_half(nearest, 3.0, 0x3554));
        assert!(!accepted_half(nearest, 3.0, 0x3556) && !accepted_half(nearest, 3.0, 0xB555));
        // 1 + 2^-11 lies between two halves: floats below and above it are both near enough.
        let middle = 1.0 / (1.0 + 2f32.powi(-11));
        assert!([0x3C00, 0x3C01].into_iter().all(|half| accepted_half(nearest, middle, half)));
        assert!(!accepted_half(nearest, middle, 0x3C02) && !accepted_half(nearest, middle, 0x3BFF));
        // 2^-15 is denormal; 65520 is the first that is too large.
        assert!(accepted_half(nearest, 2f32.powi(15), 0x0200) && !accepted_half(nearest, 2f32.powi(15), 0));
        assert!(accepted_half(nearest.flushing(), 2f32.powi(15), 0) && !accepted_half(nearest.flushing(), 2f32.powi(15), 0x0200));
        assert!([0x7BFF, 0x7C00].into_iter().all(|half| accepted_half(nearest, 1.0 / 65520.0, half)));
        assert!(!accepted_half(nearest, 1.0 / 65510.0, 0x7C00) && !accepted_half(nearest, 1.0 / 65540.0, 0x7BFF));
        assert!(!accepted_half(nearest, 0.0, 0x7BFF) && accepted_half(nearest, f32::NAN, 0x7E01));
    }
}
