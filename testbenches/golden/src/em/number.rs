//! An f32 operand taken apart.

/// The sign bit.
pub const SIGN: u32 = 1 << 31;
/// Every NaN result.
pub const NAN: u32 = 0x7FC0_0000;
/// Positive infinity.
pub const INFINITY: u32 = 0x7F80_0000;

/// What kind of number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// Neither of the others.
    Finite,
    /// A zero.
    Zero,
    /// An infinity.
    Infinite,
    /// Not a number.
    Nan,
}

/// An operand.
#[derive(Debug, Clone, Copy)]
pub struct Number {
    /// Its kind.
    pub class: Class,
    /// It has a sign.
    pub negative: bool,
    /// Exponent field of the pattern.
    pub field: i32,
    /// Biased exponent of the normalised significand.
    pub exponent: i32,
    /// Significand, 28 bits, the top one set.
    pub significand: u64,
}

impl Number {
    /// Takes a pattern apart; `further`: four bits below its fraction.
    #[inline]
    pub fn unpack(bits: u32, further: u32, flush: bool) -> Number {
        let (negative, field, fraction) = (bits & SIGN != 0, (bits >> 23 & 0xFF) as i32, bits & 0x7F_FFFF);
        let number = |class, exponent, significand: u32| Number {
            class,
            negative,
            field,
            exponent,
            significand: u64::from(significand) << 4 | u64::from(further),
        };
        match (field, fraction) {
            (0, 0) => number(Class::Zero, 0, 0),
            (0, _) if flush => number(Class::Zero, 0, 0),
            (0, _) => {
                let zeros = fraction.leading_zeros() as i32 - 8;
                number(Class::Finite, 1 - zeros, fraction << zeros)
            }
            (255, 0) => number(Class::Infinite, 255, 0),
            (255, _) => number(Class::Nan, 255, 0),
            _ => number(Class::Finite, field, fraction | 1 << 23),
        }
    }

    /// Below zero: negative and neither a zero nor a NaN.
    pub fn below_zero(&self) -> bool {
        self.negative && matches!(self.class, Class::Finite | Class::Infinite)
    }

    /// Pattern of a special number.
    pub fn special(&self) -> u32 {
        special(self.class, self.negative)
    }
}

/// Pattern of a number that is zero, infinite or NaN.
pub fn special(class: Class, negative: bool) -> u32 {
    let sign = if negative { SIGN } else { 0 };
    match class {
        Class::Nan => NAN,
        Class::Infinite => sign | INFINITY,
        Class::Zero | Class::Finite => sign,
    }
}
