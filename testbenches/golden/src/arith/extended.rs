//! Values of the IEEE macros: a register lane and its extension (rules 56 to 59 of the instruction page).

use tessera_ports::seeds::SEEDS;

use super::double::{Layout, Number, Value, DOUBLE, SINGLE};
use super::{Mode, Round};

/// A format that has an extended form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extended {
    /// The format itself.
    pub layout: Layout,
    /// Bits of its fraction and of its exponent.
    fraction: u32,
    exponent: u32,
    /// Bits of the fraction that the extension has.
    more: u32,
}

/// f32 with its extension.
pub const EXTENDED_SINGLE: Extended = Extended { layout: SINGLE, fraction: 23, exponent: 8, more: 8 };
/// f64 with its extension.
pub const EXTENDED_DOUBLE: Extended = Extended { layout: DOUBLE, fraction: 52, exponent: 11, more: 11 };

/// A register lane and an extension.
pub type Pair = (u64, u16);

impl Extended {
    /// Exponent codes: all of them, those of the format.
    fn codes(&self) -> (i32, i32) {
        (4 << self.exponent, 1 << self.exponent)
    }

    fn bias(&self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// What a lane means; without a selector it is a plain number, flushed as the mode says.
    pub fn value(&self, low: u64, extension: Option<u16>, mode: Mode) -> Value {
        let keeping = Mode { ftz: false, ftz_double: false, ..mode };
        let Some(extension) = extension else { return Value::new(self.layout, low, mode) };
        let (all, own) = self.codes();
        let field = (low >> self.fraction & (own as u64 - 1)) as i32;
        let code = i32::from(extension >> self.more & 3) * own + field;
        let biased = match code {
            0 => return Value::new(self.layout, low, keeping),
            code if code == own - 1 => return Value::new(self.layout, low, keeping),
            code if code < own => code,
            code if code < own + (all - own) / 2 => code - 1,
            code => code - all + 1,
        };
        let fraction = (low & ((1 << self.fraction) - 1)) << self.more | u64::from(extension) & ((1 << self.more) - 1);
        let digits = self.fraction + self.more;
        let significand = u128::from(fraction) | 1 << digits;
        Value::Finite(Number::new(low & self.layout.sign() != 0, significand, biased - self.bias() - digits as i32))
    }

    /// A zero or a denormal.
    fn is_bottom(&self, low: u64, extension: Option<u16>) -> bool {
        let field = low >> self.fraction & ((1 << self.exponent) - 1);
        field == 0 && extension.is_none_or(|extension| extension >> self.more & 3 == 0)
    }

    /// `a * b` of a result with an extension: of two denormals of f64 a zero.
    pub fn product(&self, [a, b]: [(u64, Option<u16>); 2], mode: Mode) -> Value {
        let product = self.value(a.0, a.1, mode).times(&self.value(b.0, b.1, mode));
        if self.layout == DOUBLE && self.is_bottom(a.0, a.1) && self.is_bottom(b.0, b.1) {
            return Value::Finite(Number::new((a.0 ^ b.0) & self.layout.sign() != 0, 0, 0));
        }
        product
    }

    /// A value as a lane and its extension, rounded to what they hold.
    pub fn pair(&self, value: &Value, round: Round) -> Pair {
        let plain = || (value.pattern(self.layout, round), 0);
        let Value::Finite(number) = value else { return plain() };
        let digits = self.fraction + self.more;
        let Some((negative, significand, exponent)) = number.rounded(digits + 1, round) else { return plain() };
        let (all, own) = self.codes();
        let biased = exponent + self.bias();
        let sign = if negative { self.layout.sign() } else { 0 };
        if biased <= (own - all) / 2 {
            return (sign, 0);
        }
        if biased >= own - 1 + (all - own) / 2 {
            return (sign | self.layout.infinity(), 0);
        }
        let moved = match biased {
            ..=0 => biased - 1,
            _ if biased >= own - 1 => biased + 1,
            _ => biased,
        };
        let code = moved.rem_euclid(all) as u64;
        let fraction = significand & ((1 << digits) - 1);
        let low = (code & (own as u64 - 1)) << self.fraction | fraction >> self.more;
        let extension = code >> self.exponent << self.more | fraction & ((1 << self.more) - 1);
        (sign | low, extension as u16)
    }

    /// Seed of a quotient by `b`, or of a root of it.
    fn seed(&self, b: &Number, root: bool) -> Pair {
        let Some((negative, significand, exponent)) = b.rounded(64, Round::Zero) else { unreachable!("no zero") };
        let fraction = significand << 1;
        let odd = root && exponent % 2 != 0;
        let table = usize::from(root) + usize::from(odd);
        let row = SEEDS[128 * table + (fraction >> 57) as usize];
        let (start, slope, curve) = (row >> 30, row >> 12 & 0x3_FFFF, row & 0xFFF);
        let distance = fraction >> 39 & 0x3_FFFF;
        let square = (distance >> 6).pow(2) >> 12;
        let value = ((start << 15) - slope * distance + ((curve * square) << 5)) >> 15;
        // What a register shows of f, so that its extension is 0.
        let value = if self.layout == DOUBLE { value } else { value & !0xF };
        let exponent = if root { -exponent.div_euclid(2) } else { -exponent };
        let seed = Number::new(negative && !root, value.into(), exponent - 28);
        self.pair(&Value::Finite(seed), Round::Zero)
    }

    /// invm: what is final, and whether it is; else a seed.
    pub fn quotient_seed(&self, a: u64, b: u64, mode: Mode) -> (Pair, bool) {
        let [x, y] = [a, b].map(|bits| Value::new(self.layout, bits, mode));
        let sign = (a ^ b) & self.layout.sign();
        let special = |bits: u64| ((sign | bits, 0), true);
        let zero = |value: &Value| matches!(value, Value::Finite(number) if number.is_zero());
        match (&x, &y) {
            (Value::Nan, _) | (_, Value::Nan) | (Value::Infinite(_), Value::Infinite(_)) => ((self.layout.nan(), 0), true),
            _ if zero(&x) && zero(&y) => ((self.layout.nan(), 0), true),
            (Value::Infinite(_), _) => special(self.layout.infinity()),
            _ if zero(&y) => special(self.layout.infinity()),
            (_, Value::Infinite(_)) => special(0),
            _ if zero(&x) => special(0),
            (_, Value::Finite(number)) => (self.seed(number, false), false),
        }
    }

    /// rsqtm, in the same way.
    pub fn root_seed(&self, a: u64, mode: Mode) -> (Pair, bool) {
        match Value::new(self.layout, a, mode) {
            Value::Nan | Value::Infinite(true) => ((self.layout.nan(), 0), true),
            Value::Infinite(false) => ((self.layout.infinity(), 0), true),
            Value::Finite(number) if number.is_zero() => ((a & self.layout.sign(), 0), true),
            Value::Finite(number) if number.is_negative() => ((self.layout.nan(), 0), true),
            Value::Finite(number) => (self.seed(&number, true), false),
        }
    }
}
