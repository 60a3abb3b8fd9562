//! Arithmetic of f64, and conversions between f64 and f32, on exact numbers of 256 bits that are rounded once
//! at the end.

use super::{Mode, Round};
use std::cmp::Ordering;

/// A binary format in a pattern of up to 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Bits of the fraction.
    fraction: u32,
    /// Bits of the exponent.
    exponent: u32,
}

/// f64.
pub const DOUBLE: Layout = Layout { fraction: 52, exponent: 11 };
/// f32.
pub const SINGLE: Layout = Layout { fraction: 23, exponent: 8 };

impl Layout {
    /// The sign bit.
    pub fn sign(self) -> u64 {
        1 << (self.fraction + self.exponent)
    }

    /// Positive infinity.
    pub fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    /// The NaN that operations deliver.
    pub fn nan(self) -> u64 {
        self.infinity() | 1 << (self.fraction - 1)
    }

    /// 1.
    fn one(self) -> u64 {
        (self.bias() as u64) << self.fraction
    }

    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// Any NaN.
    pub fn is_nan(self, bits: u64) -> bool {
        bits & !self.sign() > self.infinity()
    }

    /// A denormal becomes a zero of its sign where the mode says so of this format.
    pub fn flush(self, bits: u64, mode: Mode) -> u64 {
        let flushes = if self == DOUBLE { mode.ftz_double } else { mode.ftz };
        if flushes && bits & self.infinity() == 0 {
            bits & self.sign()
        } else {
            bits
        }
    }

    /// Clamp to 0..=1; NaN and everything below +0, -0 included, become +0.
    pub fn saturate(self, bits: u64) -> u64 {
        if bits & self.sign() != 0 || self.is_nan(bits) {
            0
        } else {
            bits.min(self.one())
        }
    }

    /// The order of two patterns; `None` when one is NaN.
    pub fn compare(self, a: u64, b: u64) -> Option<Ordering> {
        let key = |bits: u64| {
            let magnitude = (bits & !self.sign()) as i64;
            if bits & self.sign() != 0 {
                -magnitude
            } else {
                magnitude
            }
        };
        (!self.is_nan(a) && !self.is_nan(b)).then(|| key(a).cmp(&key(b)))
    }
}

/// A magnitude of 256 bits: upper half, lower half.
type Magnitude = (u128, u128);

/// A finite number: `magnitude * 2^exponent` with a sign, where bit 254 weighs 1. Not zero, it has bit 254
/// set. Its lowest bit may stand for anything smaller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    negative: bool,
    magnitude: Magnitude,
    exponent: i32,
}

fn left((high, low): Magnitude, by: u32) -> Magnitude {
    match by {
        0 => (high, low),
        1..128 => (high << by | low >> (128 - by), low << by),
        128..256 => (low << (by - 128), 0),
        _ => (0, 0),
    }
}

/// Moves to the right; what is lost is kept in the lowest bit.
fn right((high, low): Magnitude, by: u32) -> Magnitude {
    let (moved, lost) = match by {
        0 => return (high, low),
        1..128 => ((high >> by, low >> by | high << (128 - by)), low << (128 - by) != 0),
        128 => ((0, high), low != 0),
        129..256 => ((0, high >> (by - 128)), low != 0 || high << (256 - by) != 0),
        _ => ((0, 0), high != 0 || low != 0),
    };
    (moved.0, moved.1 | u128::from(lost))
}

impl Number {
    /// `value * 2^exponent`.
    pub fn new(negative: bool, value: u128, exponent: i32) -> Number {
        Number { negative, magnitude: (0, value), exponent: exponent + 254 }.normal()
    }

    /// It is below zero, or minus zero.
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Sign, significand of `digits` bits with its leading one, and exponent of that; `None` of zero.
    pub fn rounded(&self, digits: u32, round: Round) -> Option<(bool, u64, i32)> {
        if self.is_zero() {
            return None;
        }
        let (_, low) = right(self.magnitude, 253 - digits);
        let (whole, half, rest) = (low >> 2, low & 2 != 0, low & 1 != 0);
        let up = match round {
            Round::NearestEven => half && (rest || whole & 1 == 1),
            Round::Up => !self.negative && (half || rest),
            Round::Down => self.negative && (half || rest),
            Round::Zero => false,
        };
        let sum = whole + u128::from(up);
        Some(match sum >> digits {
            0 => (self.negative, sum as u64, self.exponent),
            _ => (self.negative, (sum >> 1) as u64, self.exponent + 1),
        })
    }

    /// Either zero.
    pub fn is_zero(&self) -> bool {
        self.magnitude == (0, 0)
    }

    fn normal(self) -> Number {
        let (high, low) = self.magnitude;
        let zeros = if high != 0 { high.leading_zeros() } else { 128 + low.leading_zeros() };
        match zeros {
            256 => self,
            0 => Number { magnitude: right(self.magnitude, 1), exponent: self.exponent + 1, ..self },
            _ => Number { magnitude: left(self.magnitude, zeros - 1), exponent: self.exponent - (zeros as i32 - 1), ..self },
        }
    }

    /// Exact, of numbers with 64 significant bits.
    fn times(&self, other: &Number) -> Number {
        let upper = |number: &Number| number.magnitude.0 >> 63;
        let negative = self.negative != other.negative;
        if self.is_zero() || other.is_zero() {
            return Number { negative, magnitude: (0, 0), exponent: 0 };
        }
        // Bit 63 of either factor weighs 1.
        Number::new(negative, upper(self) * upper(other), self.exponent + other.exponent - 126)
    }

    /// The sum; of a far smaller number no more is seen than that it is there.
    fn plus(&self, other: &Number, round: Round) -> Number {
        if self.is_zero() && other.is_zero() {
            let negative = if self.negative == other.negative { self.negative } else { round == Round::Down };
            return Number { negative, ..*self };
        }
        if self.is_zero() || other.is_zero() {
            return if self.is_zero() { *other } else { *self };
        }
        let order = |number: &Number| (number.exponent, number.magnitude);
        let (large, small) = if order(self) >= order(other) { (self, other) } else { (other, self) };
        let (high, low) = right(small.magnitude, (large.exponent - small.exponent) as u32);
        let magnitude = if large.negative == small.negative {
            let (sum, carry) = large.magnitude.1.overflowing_add(low);
            (large.magnitude.0 + high + u128::from(carry), sum)
        } else {
            let (difference, borrow) = large.magnitude.1.overflowing_sub(low);
            (large.magnitude.0 - high - u128::from(borrow), difference)
        };
        if magnitude == (0, 0) {
            return Number { negative: round == Round::Down, magnitude, exponent: 0 };
        }
        Number { magnitude, ..*large }.normal()
    }
}

/// What a pattern means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// No number.
    Nan,
    /// An infinity; negative or not.
    Infinite(bool),
    /// A number.
    Finite(Number),
}

use Value::{Finite, Infinite, Nan};

impl Value {
    /// A pattern, flushed as the mode says.
    pub fn new(layout: Layout, bits: u64, mode: Mode) -> Value {
        let bits = layout.flush(bits, mode);
        let negative = bits & layout.sign() != 0;
        let magnitude = bits & !layout.sign();
        let (field, fraction) = ((magnitude >> layout.fraction) as i32, magnitude & ((1 << layout.fraction) - 1));
        if layout.is_nan(bits) {
            Nan
        } else if magnitude == layout.infinity() {
            Infinite(negative)
        } else {
            let significand = if field == 0 { fraction } else { fraction | 1 << layout.fraction };
            Finite(Number::new(negative, significand.into(), field.max(1) - layout.bias() - layout.fraction as i32))
        }
    }

    /// `self * other`
    pub fn times(&self, other: &Value) -> Value {
        match (self, other) {
            (Finite(a), Finite(b)) => Finite(a.times(b)),
            (Infinite(a), Infinite(b)) => Infinite(a != b),
            (Infinite(sign), Finite(number)) | (Finite(number), Infinite(sign)) if !number.is_zero() => {
                Infinite(*sign != number.negative)
            }
            _ => Nan,
        }
    }

    /// `self + other`
    pub fn plus(&self, other: &Value, round: Round) -> Value {
        match (self, other) {
            (Nan, _) | (_, Nan) => Nan,
            (Finite(a), Finite(b)) => Finite(a.plus(b, round)),
            (Infinite(a), Infinite(b)) if a != b => Nan,
            (Infinite(a), _) | (_, Infinite(a)) => Infinite(*a),
        }
    }

    /// Rounded to a format, not flushed.
    pub fn pattern(&self, layout: Layout, round: Round) -> u64 {
        let sign = |negative: bool| if negative { layout.sign() } else { 0 };
        match *self {
            Nan => layout.nan(),
            Infinite(negative) => sign(negative) | layout.infinity(),
            Finite(number) if number.is_zero() => sign(number.negative),
            Finite(number) => {
                let least = 1 - layout.bias();
                // Places from the top down to the last one that the format keeps.
                let kept = layout.fraction as i32 + (number.exponent - least).min(0);
                let drop = 254 - kept.max(-1);
                let (high, low) = right(number.magnitude, drop as u32 - 2);
                debug_assert!(high == 0);
                let (whole, half, rest) = ((low >> 2) as u64, low & 2 != 0, low & 1 != 0 || kept < -1);
                let up = match round {
                    Round::NearestEven => half && kept >= -1 && (rest || whole & 1 == 1),
                    Round::Up => !number.negative && (half || rest),
                    Round::Down => number.negative && (half || rest),
                    Round::Zero => false,
                };
                let field = (number.exponent.max(least) - least) as u64;
                // The leading one adds 1 to the field, and a carry does so once more.
                let bits = (field.min(1 << layout.exponent) << layout.fraction) + whole + u64::from(up);
                let inward = matches!((round, number.negative), (Round::Zero, _) | (Round::Up, true) | (Round::Down, false));
                sign(number.negative)
                    | match bits < layout.infinity() {
                        true => bits,
                        false if inward => layout.infinity() - 1,
                        false => layout.infinity(),
                    }
            }
        }
    }

    /// Truncated toward zero and clamped to `low..=high`; NaN gives 0.
    pub fn integer(&self, low: i128, high: i128) -> i128 {
        match *self {
            Nan => 0,
            Infinite(negative) => [high, low][usize::from(negative)],
            Finite(number) => {
                // 2^100 is beyond every type.
                let magnitude = match number.exponent {
                    100.. => 1 << 100,
                    0..100 => (number.magnitude.0 >> (126 - number.exponent)) as i128,
                    _ => 0,
                };
                if number.negative { -magnitude } else { magnitude }.clamp(low, high)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEEP: Mode = Mode { round: Round::NearestEven, ftz: false, ftz_half: false, ftz_double: false };

    fn mul_add(a: f64, b: f64, c: f64) -> u64 {
        let [a, b, c] = [a, b, c].map(|v| Value::new(DOUBLE, v.to_bits(), KEEP));
        a.times(&b).plus(&c, Round::NearestEven).pattern(DOUBLE, Round::NearestEven)
    }

    /// Against the host, where it has a fused multiply-add that is right.
    #[test]
    fn rounds_as_the_host() {
        let mut state = 1u64;
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state ^ state >> 29
        };
        for n in 0..200_000 {
            let mut number = || {
                let (word, pick) = (next(), next() >> 40);
                let exponent = match pick % 4 {
                    0 => pick / 4 % 4,
                    1 => 2043 + pick / 4 % 5,
                    2 => 1000 + pick / 4 % 60,
                    _ => pick / 4 % 2048,
                };
                f64::from_bits(word & 0x800F_FFFF_FFFF_FFFF & !((pick >> 16 & 1) * 0xFFFF_FFFF) | exponent << 52)
            };
            let (a, b, mut c) = (number(), number(), number());
            if n % 3 == 0 {
                c = -(a * b);
            }
            let same = |got: u64, want: f64| got == want.to_bits() || want.is_nan() && got == DOUBLE.nan();
            assert!(same(mul_add(a, b, c), a.mul_add(b, c)), "{a:e} * {b:e} + {c:e}");
            let value = Value::new(DOUBLE, a.to_bits(), KEEP);
            let single = value.pattern(SINGLE, Round::NearestEven);
            assert!(single == u64::from((a as f32).to_bits()) || a.is_nan() && single == SINGLE.nan(), "{a:e}");
            assert_eq!(value.integer(i64::MIN.into(), i64::MAX.into()), i128::from(a as i64), "{a:e}");
        }
    }
}
