//! Exactly rounded reciprocals and reciprocal square roots, in integers.
//!
//! Used for `math.rsqt` and for the seeds of the IEEE macros, whose bits the project specifies as "the exact
//! value rounded to nearest even at a given number of significant bits".

/// A positive number `digits * 2^exponent`, `digits` having exactly the requested number of bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rounded {
    pub digits: u64,
    pub exponent: i32,
}

/// Significand of 53 bits (top bit set) and exponent of a positive finite double.
fn decompose(value: f64) -> (u64, i32) {
    let bits = value.to_bits();
    let (field, fraction) = ((bits >> 52 & 0x7FF) as i32, bits & ((1 << 52) - 1));
    match field {
        0 => {
            let shift = fraction.leading_zeros() as i32 - 11;
            (fraction << shift, -1074 - shift)
        }
        _ => (fraction | 1 << 52, field - 1075),
    }
}

/// Keeps `precision` bits of `digits * 2^exponent`, ties to even; `sticky` says that a nonzero tail was cut
/// before.
fn round(digits: u128, sticky: bool, exponent: i32, precision: u32) -> Rounded {
    let excess = (u128::BITS - digits.leading_zeros()).saturating_sub(precision);
    let kept = (digits >> excess) as u64;
    let tail = digits & ((1 << excess) - 1);
    let half = match excess {
        0 => return Rounded { digits: kept, exponent },
        _ => 1u128 << (excess - 1),
    };
    let up = tail > half || tail == half && (sticky || kept & 1 != 0);
    let exponent = exponent + excess as i32;
    match kept + u64::from(up) {
        carried if carried >> precision != 0 => Rounded { digits: carried >> 1, exponent: exponent + 1 },
        digits => Rounded { digits, exponent },
    }
}

/// `1 / value` for a positive finite double, to `precision` bits (at most 53).
pub(crate) fn reciprocal(value: f64, precision: u32) -> Rounded {
    const SCALE: u32 = 126;
    let (digits, exponent) = decompose(value);
    let digits = u128::from(digits);
    let quotient = (1 << SCALE) / digits;
    let inexact = !(1u128 << SCALE).is_multiple_of(digits);
    round(quotient, inexact, -exponent - SCALE as i32, precision)
}

/// `1 / sqrt(value)` for a positive finite double, to `precision` bits (at most 53).
pub(crate) fn reciprocal_root(value: f64, precision: u32) -> Rounded {
    let (mut digits, mut exponent) = decompose(value);
    // An even exponent, so that the root's is an integer.
    if exponent % 2 != 0 {
        digits <<= 1;
        exponent -= 1;
    }
    // 1/sqrt(digits) = sqrt(2^172 / digits) * 2^-86, and sqrt(floor(z)) has the integer part of sqrt(z).
    const SCALE: u32 = 86;
    let (ratio, inexact) = divide_power(2 * SCALE, u128::from(digits));
    let root = ratio.isqrt();
    let inexact = inexact || root * root != ratio;
    round(root, inexact, -exponent / 2 - SCALE as i32, precision)
}

/// `2^power / divisor` and whether a remainder was left, for quotients that fit.
fn divide_power(power: u32, divisor: u128) -> (u128, bool) {
    // Two digits of long division: 2^power = 2^120 * 2^(power - 120).
    let shift = power - 120;
    let (high, mut rest) = ((1u128 << 120) / divisor, (1u128 << 120) % divisor);
    let mut quotient = high;
    for _ in 0..shift {
        rest <<= 1;
        quotient <<= 1;
        if rest >= divisor {
            rest -= divisor;
            quotient |= 1;
        }
    }
    (quotient, rest != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(r: Rounded) -> f64 {
        r.digits as f64 * 2f64.powi(r.exponent)
    }

    #[test]
    fn exact_results_are_exact() {
        assert_eq!(value(reciprocal(8.0, 24)), 0.125);
        assert_eq!(value(reciprocal_root(16.0, 24)), 0.25);
        assert_eq!(value(reciprocal_root(2f64.powi(-1074), 53)), 2f64.powi(537));
        assert_eq!(value(reciprocal_root(0.25, 24)), 2.0);
    }

    #[test]
    fn full_precision_reciprocals_equal_the_host_division() {
        let mut bits = 0x3FF0_0000_0000_0001u64;
        for _ in 0..20_000 {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let x = f64::from_bits(bits >> 12 | 0x3FF0_0000_0000_0000);
            assert_eq!(value(reciprocal(x, 53)), 1.0 / x, "{x:e}");
        }
    }

    #[test]
    fn roots_bracket_the_exact_value() {
        let mut bits = 7u64;
        for _ in 0..20_000 {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let x = f64::from_bits(bits >> 12 | 0x4000_0000_0000_0000);
            let y = reciprocal_root(x, 24);
            // (2y - 1)^2 x <= 4 <= (2y + 1)^2 x in units where both sides are integers.
            let (digits, exponent) = decompose(x);
            let scale = (2 - 2 * y.exponent - exponent) as u32;
            let limit = 1u128 << scale;
            let square = |edge: u64| u128::from(edge).pow(2) * u128::from(digits);
            assert!(square(2 * y.digits - 1) <= limit, "{x:e}");
            assert!(square(2 * y.digits + 1) >= limit, "{x:e}");
        }
    }
}
