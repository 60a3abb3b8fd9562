//! What an engine may return for an approximating function: section 6.1 of the instruction-set reference.

use tessera_interp::Approximated;
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
fn finite(value: f32) -> f64 {
    if value.is_infinite() {
        power(128).copysign(value.into())
    } else {
        value.into()
    }
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
    let (result, wanted) = (f32::from_bits(got), f32::from_bits(want));
    if result.is_nan() || wanted.is_nan() {
        return result.is_nan() && wanted.is_nan();
    }
    let [a, b] = of.operands[lane].map(|bits| f64::from(f32::from_bits(bits)));
    let Some((exact, error)) = bounds(of.function, a, b).filter(|(exact, _)| exact.is_finite()) else { return false };
    if of.flush && result == 0.0 && exact.abs() - error < power(-126) {
        return true;
    }
    let exact = if of.saturate { exact.clamp(0.0, 1.0) } else { exact };
    (finite(result) - exact).abs() <= error
}

/// Whether `got` may stand for the seed `want`, patterns of `size` bytes: an error of 2^-21 (rule 59 of the instruction
/// page promises less, and the interpreter's own is rounded).
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
            seed: None,
        };
        accepts(&of, 0, got.to_bits(), want.to_bits())
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
        // The smallest normal number may have been a denormal before it was rounded.
        assert!(accepted(MathFunction::Exp, -126.0, 0.0, 0.0, f32::MIN_POSITIVE));
        assert!(!accepted(MathFunction::Exp, -125.0, 0.0, 0.0, 2.0 * f32::MIN_POSITIVE));
    }
}
