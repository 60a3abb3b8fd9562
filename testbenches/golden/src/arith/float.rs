//! Addition, multiplication, multiply-add, comparison, conversion and saturation on f32 bit patterns, with
//! results rounded to a format. Results are as rounded: denormals in them are the caller's
//! ([`Format::flush`]).

use super::round::{pack, Format, SINGLE};
use super::{Mode, Round, INFINITY, NAN, SIGN};
use crate::bits::low_mask;
use std::cmp::Ordering;

/// Leading zeros that are left for the carry of a sum: [`pack`] takes 63 bits.
const ROOM: u32 = 2;

/// A finite number: `(-1)^negative * magnitude * 2^exponent`; exact, magnitude 0 for both zeros.
#[derive(Clone, Copy)]
struct Exact {
    negative: bool,
    magnitude: u64,
    exponent: i32,
}

impl Exact {
    fn new(bits: u32) -> Exact {
        let field = (bits >> 23 & 0xFF) as i32;
        let fraction = bits & 0x7F_FFFF;
        let (magnitude, exponent) = if field == 0 { (fraction, -149) } else { (fraction | 1 << 23, field - 150) };
        Exact { negative: bits & SIGN != 0, magnitude: magnitude.into(), exponent }
    }
}

/// Any NaN.
pub fn is_nan(bits: u32) -> bool {
    bits & !SIGN > INFINITY
}

/// Either infinity.
pub fn is_infinite(bits: u32) -> bool {
    bits & !SIGN == INFINITY
}

fn is_finite(bits: u32) -> bool {
    bits & INFINITY != INFINITY
}

fn is_zero(bits: u32) -> bool {
    bits & !SIGN == 0
}

/// A denormal becomes a zero of its sign when the mode says so.
pub fn flush(bits: u32, ftz: bool) -> u32 {
    if ftz && bits & INFINITY == 0 {
        bits & SIGN
    } else {
        bits
    }
}

/// `a + b`
#[inline]
pub fn add(to: &Format, a: u32, b: u32, mode: Mode) -> u32 {
    let (a, b) = (flush(a, mode.ftz), flush(b, mode.ftz));
    if is_finite(a) && is_finite(b) {
        sum(to, Exact::new(a), Exact::new(b), mode.round)
    } else if is_nan(a) || is_nan(b) || (is_infinite(a) && is_infinite(b) && a != b) {
        to.nan
    } else {
        let infinity = if is_infinite(a) { a } else { b };
        to.infinite(infinity & SIGN != 0)
    }
}

/// `a * b`
#[inline]
pub fn mul(to: &Format, a: u32, b: u32, mode: Mode) -> u32 {
    let (a, b) = (flush(a, mode.ftz), flush(b, mode.ftz));
    match special_product(a, b) {
        Some(bits) => convert(to, bits, mode),
        None => round(to, product(a, b), mode.round),
    }
}

/// `a * b + c`, rounded once
#[inline]
pub fn mul_add(to: &Format, a: u32, b: u32, c: u32, mode: Mode) -> u32 {
    let (a, b, c) = (flush(a, mode.ftz), flush(b, mode.ftz), flush(c, mode.ftz));
    if is_nan(c) {
        return to.nan;
    }
    match special_product(a, b) {
        Some(bits) if is_nan(bits) || (is_infinite(c) && c != bits) => to.nan,
        Some(bits) => convert(to, bits, mode),
        None if is_infinite(c) => convert(to, c, mode),
        None => sum(to, product(a, b), Exact::new(c), mode.round),
    }
}

/// An f32 in another format.
pub fn convert(to: &Format, bits: u32, mode: Mode) -> u32 {
    let bits = flush(bits, mode.ftz);
    if is_nan(bits) {
        to.nan
    } else if is_infinite(bits) {
        to.infinite(bits & SIGN != 0)
    } else {
        round(to, Exact::new(bits), mode.round)
    }
}

/// A finite number, zeros with their sign.
#[inline]
fn round(to: &Format, exact: Exact, round: Round) -> u32 {
    match exact.magnitude {
        0 => to.zero(exact.negative),
        magnitude => pack(to, exact.negative, magnitude, exact.exponent, round),
    }
}

/// The product when an operand is NaN or infinite.
fn special_product(a: u32, b: u32) -> Option<u32> {
    if is_finite(a) && is_finite(b) {
        return None;
    }
    if is_nan(a) || is_nan(b) {
        return Some(NAN);
    }
    let undefined = is_zero(a) || is_zero(b);
    Some(if undefined { NAN } else { (a ^ b) & SIGN | INFINITY })
}

fn product(a: u32, b: u32) -> Exact {
    let (a, b) = (Exact::new(a), Exact::new(b));
    Exact { negative: a.negative != b.negative, magnitude: a.magnitude * b.magnitude, exponent: a.exponent + b.exponent }
}

/// Sum of two finite numbers (magnitudes below 2^48), rounded once.
#[inline(always)]
fn sum(to: &Format, a: Exact, b: Exact, round: Round) -> u32 {
    let total = match (a.magnitude, b.magnitude) {
        (0, _) => b,
        (_, 0) => a,
        _ => plus(a, b),
    };
    if total.magnitude == 0 {
        let negative = if a.negative == b.negative { a.negative } else { round == Round::Down };
        return to.zero(negative);
    }
    pack(to, total.negative, total.magnitude, total.exponent, round)
}

/// Sum of two finite numbers that are not zero: exact, or as good as that for rounding.
#[inline]
fn plus(a: Exact, b: Exact) -> Exact {
    let (high, low) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    let distance = (high.exponent - low.exponent) as u32;
    let room = high.magnitude.leading_zeros() - ROOM;
    let (left, right, exponent) = if distance <= room {
        (high.magnitude << distance, low.magnitude, low.exponent)
    } else {
        // The sum has so many bits then that of those of `low` below the last one it only matters whether
        // there are any.
        let below = distance - room;
        let rest = low.magnitude & low_mask(below) != 0;
        let right = low.magnitude.checked_shr(below).unwrap_or(0) | u64::from(rest);
        (high.magnitude << room, right, high.exponent - room as i32)
    };
    let (negative, magnitude) = if high.negative == low.negative {
        (high.negative, left + right)
    } else if left >= right {
        (high.negative, left - right)
    } else {
        (low.negative, right - left)
    };
    Exact { negative, magnitude, exponent }
}

/// The order of `a` and `b` after the flush; `None` when one is NaN.
pub fn compare(a: u32, b: u32, ftz: bool) -> Option<Ordering> {
    if is_nan(a) || is_nan(b) {
        return None;
    }
    // Sign and magnitude to two's complement: -0 and +0 both become 0.
    let key = |bits: u32| {
        let magnitude = (flush(bits, ftz) & !SIGN) as i32;
        if bits & SIGN != 0 {
            -magnitude
        } else {
            magnitude
        }
    };
    Some(key(a).cmp(&key(b)))
}

/// The integer next to `a` in direction `round`; a zero has the sign of `a`.
pub fn to_integral(a: u32, round: Round, ftz: bool) -> u32 {
    let a = flush(a, ftz);
    if is_nan(a) {
        return NAN;
    }
    let exact = Exact::new(a);
    if exact.exponent >= 0 || exact.magnitude == 0 || is_infinite(a) {
        return a;
    }
    // All fractions from 2^-25 down round alike.
    let places = -exact.exponent.max(-60) as u32;
    let (whole, rest, half) = (exact.magnitude >> places, exact.magnitude & ((1 << places) - 1), 1 << (places - 1));
    let up = match round {
        Round::NearestEven => rest > half || (rest == half && whole & 1 == 1),
        Round::Up => !exact.negative && rest != 0,
        Round::Down => exact.negative && rest != 0,
        Round::Zero => false,
    };
    match whole + u64::from(up) {
        0 => SINGLE.zero(exact.negative),
        magnitude => pack(&SINGLE, exact.negative, magnitude, 0, Round::Zero),
    }
}

/// An integer in a float format.
pub fn from_int(to: &Format, value: i128, round: Round) -> u32 {
    match value {
        0 => 0,
        _ => {
            let magnitude = value.unsigned_abs();
            // Of more than 63 bits the lowest only matter by whether there are any.
            let below = (u128::BITS - magnitude.leading_zeros()).saturating_sub(63);
            let rest = magnitude & ((1 << below) - 1) != 0;
            pack(to, value < 0, (magnitude >> below) as u64 | u64::from(rest), below as i32, round)
        }
    }
}

/// Truncated toward zero and clamped to `low..=high`; NaN gives 0.
pub fn to_int(bits: u32, low: i128, high: i128) -> i128 {
    if is_nan(bits) {
        return 0;
    }
    let exact = Exact::new(bits);
    // 2^72 and more (infinity included) is beyond every range of the subset.
    let magnitude = match exact.exponent {
        49.. => 1 << 73,
        shift @ 0..49 => (exact.magnitude as i128) << shift,
        shift @ -23..0 => exact.magnitude as i128 >> -shift,
        _ => 0,
    };
    let value = if exact.negative { -magnitude } else { magnitude };
    value.clamp(low, high)
}
