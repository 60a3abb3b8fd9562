//! One turn through EM: rules 9 to 31 of its page.

use tessera_ports::em::{COEFFICIENTS, MULTIPLIERS};

use super::number::{special, Class, Number, INFINITY, NAN, SIGN};

/// What a turn computes of its operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Reciprocal.
    Inv,
    /// Logarithm to base 2.
    Log,
    /// Power of 2.
    Exp,
    /// Square root.
    Root,
    /// Its reciprocal.
    InverseRoot,
    /// Sine.
    Sin,
    /// Cosine.
    Cos,
}

/// A result before rounding: `magnitude * 2^(scale - 178)`, or a special case.
#[derive(Debug, Clone, Copy)]
pub struct Unrounded {
    class: Class,
    negative: bool,
    magnitude: u64,
    scale: i32,
}

/// What a turn leaves for the product of the next one.
#[derive(Debug, Clone, Copy)]
pub struct Factor {
    class: Class,
    negative: bool,
    significand: u64,
    exponent: i32,
}

impl Factor {
    const ONE: Factor = Factor { class: Class::Finite, negative: false, significand: 1 << 27, exponent: 127 };
}

/// Exponent field from which on an angle has 14 bits less behind its point.
const LARGE_ANGLE: i32 = 139;
/// Exponent field below which a number is its own sine.
const SMALL_ANGLE: i32 = 116;

fn make(class: Class, negative: bool) -> Unrounded {
    Unrounded { class, negative, magnitude: 0, scale: 0 }
}

fn finite(negative: bool, magnitude: u64, scale: i32) -> Unrounded {
    Unrounded { class: Class::Finite, negative, magnitude, scale }
}

/// What the special-case table says of a step, if anything.
#[inline]
fn special_case(step: Step, x: &Number) -> Option<Unrounded> {
    use Class::{Finite, Infinite, Nan, Zero};
    let root = matches!(step, Step::Root | Step::InverseRoot | Step::Log);
    if root && x.below_zero() {
        return Some(make(Nan, false));
    }
    Some(match (step, x.class) {
        (_, Nan) => make(Nan, false),
        (Step::Exp, Infinite) => make(if x.negative { Zero } else { Infinite }, false),
        (Step::Exp, Finite) if x.field >= 135 => make(if x.negative { Zero } else { Infinite }, false),
        (Step::Exp | Step::Cos, Zero) => return None,
        (_, Finite) => return None,
        (Step::Inv, Infinite) => make(Zero, x.negative),
        (Step::Inv | Step::InverseRoot, _) => make(if x.class == Zero { Infinite } else { Zero }, x.negative),
        (Step::Root | Step::Sin, Zero) => make(Zero, x.negative),
        (Step::Root, _) => make(Infinite, false),
        (Step::Log, _) => make(Infinite, x.class == Zero),
        (Step::Sin | Step::Cos, _) => make(Nan, false),
    })
}

/// A step other than the product.
#[inline]
pub fn step(step: Step, x: &Number) -> Unrounded {
    if let Some(special) = special_case(step, x) {
        return special;
    }
    if step == Step::Sin && x.field < SMALL_ANGLE {
        return multiply(x, &Factor::ONE, false);
    }
    let (e, e_is_odd) = (x.exponent, x.exponent & 1 == 1);
    let trigonometric = matches!(step, Step::Sin | Step::Cos);
    let factor = match step {
        Step::Exp => MULTIPLIERS[x.field as usize],
        Step::Sin | Step::Cos => MULTIPLIERS[256 + x.field as usize],
        _ => 1 << 25,
    };
    let product = x.significand * factor;
    let point = if trigonometric && x.field >= LARGE_ANGLE { 38 } else { 52 };
    let quarter = (product >> point) + u64::from(step == Step::Cos);
    let n = (product >> 52 & 0xFF) as i32;
    let mut t = product >> (point - 25) & 0x1FF_FFFF;
    if step == Step::Exp && !x.negative || trigonometric && quarter & 1 == 1 {
        t ^= 0x1FF_FFFF;
    }
    let (table, rises) = match step {
        Step::Inv => (0, false),
        Step::Log => (1, true),
        Step::Exp => (2, false),
        Step::Sin | Step::Cos => (3, true),
        Step::Root => (if e_is_odd { 4 } else { 5 }, true),
        Step::InverseRoot => (if e_is_odd { 6 } else { 7 }, false),
    };
    let mut w = quadratic(COEFFICIENTS[128 * table + (t >> 18) as usize], t & 0x3_FFFF, rises);
    if step == Step::Log {
        w += i64::from(e - 127) << 27;
    }
    let h = (e + 1) >> 1;
    match step {
        Step::Inv => finite(x.negative, w as u64, 277 - e),
        Step::Log => finite(w < 0, if w < 0 { !w } else { w } as u64, 151),
        Step::Exp => finite(false, w as u64, if x.negative { 150 - n } else { 151 + n }),
        Step::Root => finite(false, w as u64, 87 + h),
        Step::InverseRoot => finite(false, w as u64, 214 - h),
        Step::Sin => finite(x.negative != (quarter >> 1 & 1 == 1), w as u64, 151),
        Step::Cos => finite(quarter >> 1 & 1 == 1, w as u64, 151),
    }
}

/// The interval's polynomial at `offset` (18 bits from its left end).
#[inline]
fn quadratic(row: u64, offset: u64, rises: bool) -> i64 {
    let (c0, c1, c2) = (row >> 33, row >> 13 & 0xF_FFFF, row & 0x1FFF);
    // Twice the distance from the middle of the interval to the middle of the offset's last place.
    let distance = 2 * offset as i64 + 1 - (1 << 18);
    let (right, z) = (distance > 0, distance.unsigned_abs());
    let d = (c2 * z) >> 19;
    let u = if right { c1 - d - 1 } else { c1 + d } >> 2;
    let g = ((u * z) >> 16) as i64;
    c0 as i64 + if right == rises { g } else { -g - 1 }
}

/// The product of a turn; `pow` says what zero times anything is.
#[inline]
pub fn multiply(x: &Number, k: &Factor, pow: bool) -> Unrounded {
    use Class::{Finite, Infinite, Nan, Zero};
    let negative = x.negative != k.negative;
    let is = |class| x.class == class || k.class == class;
    match () {
        () if pow && is(Zero) => make(Zero, negative),
        () if is(Nan) || is(Zero) && is(Infinite) => make(Nan, false),
        () if is(Infinite) => make(Infinite, negative),
        () if is(Zero) => make(Zero, negative),
        () => Unrounded {
            class: Finite,
            negative,
            magnitude: (x.significand * k.significand) >> 27,
            scale: x.exponent + k.exponent - 103,
        },
    }
}

impl Unrounded {
    /// Leading zeros in the window of 52 bits.
    fn zeros(&self) -> i32 {
        self.magnitude.leading_zeros() as i32 - 12
    }

    /// The window with its leading bit on top, and the biased exponent of that bit.
    fn normal(&self) -> (u64, i32) {
        let zeros = self.zeros();
        (self.magnitude << zeros.min(51), self.scale - zeros)
    }

    /// Sign, exponent field and window of a number that stops at the smallest exponent.
    fn stopped(&self) -> (u32, i32, u64) {
        let sign = if self.negative { SIGN } else { 0 };
        if self.scale <= 0 {
            return (sign, 0, 0);
        }
        let shift = self.zeros().min(self.scale - 1);
        let window = self.magnitude << shift;
        (sign, if window >> 51 == 1 { self.scale - shift } else { 0 }, window)
    }

    /// The result of the last turn.
    #[inline]
    pub fn rounded(&self, flush: bool, saturate: bool) -> u32 {
        if self.class != Class::Finite {
            return match (saturate, self.class, self.negative) {
                (true, Class::Infinite, false) => 0x3F80_0000,
                (true, ..) => 0,
                _ => special(self.class, self.negative),
            };
        }
        let (sign, field, window) = self.stopped();
        if saturate && (sign != 0 || field > 126) {
            return if sign != 0 { 0 } else { 0x3F80_0000 };
        }
        if field > 254 {
            return sign | INFINITY;
        }
        if field == 0 && flush {
            return sign;
        }
        sign | (((field as u32) << 23 | (window >> 28) as u32 & 0x7F_FFFF) + (window >> 27 & 1) as u32)
    }

    /// The pattern that EXP takes as its operand, with four further bits.
    pub fn cut(&self) -> (u32, u32) {
        if self.class != Class::Finite {
            return (special(self.class, self.negative), 0);
        }
        let (sign, field, window) = self.stopped();
        if field > 254 {
            return (sign | INFINITY, 0);
        }
        (sign | (field as u32) << 23 | (window >> 28) as u32 & 0x7F_FFFF, (window >> 24 & 0xF) as u32)
    }

    /// The factor of a product.
    pub fn factor(&self) -> Factor {
        let (window, exponent) = self.normal();
        let class = if self.class == Class::Finite && window == 0 { Class::Zero } else { self.class };
        Factor { class, negative: self.negative, significand: window >> 24, exponent }
    }

    /// Register and extension pattern of a seed.
    pub fn extended(&self) -> (u32, u16) {
        debug_assert!(self.class == Class::Finite, "{NAN:x} and others end early");
        let (window, biased) = self.normal();
        let code = match biased {
            ..=0 => biased - 1,
            1..=254 => biased,
            _ => biased + 1,
        } as u32;
        let sign = if self.negative { SIGN } else { 0 };
        let low = sign | (code & 0xFF) << 23 | (window >> 28) as u32 & 0x7F_FFFF;
        (low, ((code >> 8 & 3) << 8) as u16 | ((window >> 24 & 0xF) << 4) as u16)
    }
}
