//! f32 addition, multiplication, multiply-add, comparison, conversion and saturation on bit patterns.

use super::round::pack;
use super::{Mode, Round, INFINITY, NAN, SIGN};
use std::cmp::Ordering;

const ONE: u32 = 0x3F80_0000;

/// Farther apart than this, the smaller addend only decides in which direction the sum is inexact.
const FAR: i32 = 78;
/// Bits appended to the larger addend in that case: more than rounding looks at.
const GUARD: u32 = 30;

/// A finite number: `(-1)^negative * magnitude * 2^exponent`; exact, magnitude 0 for both zeros.
#[derive(Clone, Copy)]
struct Exact {
    negative: bool,
    magnitude: u128,
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
pub fn add(a: u32, b: u32, mode: Mode) -> u32 {
    let (a, b) = (flush(a, mode.ftz), flush(b, mode.ftz));
    if is_nan(a) || is_nan(b) {
        return NAN;
    }
    if is_infinite(a) {
        return if is_infinite(b) && a != b { NAN } else { a };
    }
    if is_infinite(b) {
        return b;
    }
    flush(sum(Exact::new(a), Exact::new(b), mode.round), mode.ftz)
}

/// `a * b`
pub fn mul(a: u32, b: u32, mode: Mode) -> u32 {
    let (a, b) = (flush(a, mode.ftz), flush(b, mode.ftz));
    match special_product(a, b) {
        Some(bits) => bits,
        None => {
            let p = product(a, b);
            if p.magnitude == 0 {
                return zero(p.negative);
            }
            flush(pack(p.negative, p.magnitude, p.exponent, mode.round), mode.ftz)
        }
    }
}

/// `a * b + c`, rounded once
pub fn mul_add(a: u32, b: u32, c: u32, mode: Mode) -> u32 {
    let (a, b, c) = (flush(a, mode.ftz), flush(b, mode.ftz), flush(c, mode.ftz));
    if is_nan(c) {
        return NAN;
    }
    match special_product(a, b) {
        Some(bits) if is_nan(bits) || (is_infinite(c) && c != bits) => NAN,
        Some(bits) => bits,
        None if is_infinite(c) => c,
        None => flush(sum(product(a, b), Exact::new(c), mode.round), mode.ftz),
    }
}

/// The product when an operand is NaN or infinite.
fn special_product(a: u32, b: u32) -> Option<u32> {
    if is_nan(a) || is_nan(b) {
        return Some(NAN);
    }
    if is_infinite(a) || is_infinite(b) {
        let undefined = is_zero(a) || is_zero(b);
        return Some(if undefined { NAN } else { (a ^ b) & SIGN | INFINITY });
    }
    None
}

fn product(a: u32, b: u32) -> Exact {
    let (a, b) = (Exact::new(a), Exact::new(b));
    Exact { negative: a.negative != b.negative, magnitude: a.magnitude * b.magnitude, exponent: a.exponent + b.exponent }
}

fn zero(negative: bool) -> u32 {
    if negative {
        SIGN
    } else {
        0
    }
}

/// Exact sum of two finite numbers (magnitudes below 2^48), rounded once.
fn sum(a: Exact, b: Exact, round: Round) -> u32 {
    if a.magnitude == 0 && b.magnitude == 0 {
        let negative = if a.negative == b.negative { a.negative } else { round == Round::Down };
        return zero(negative);
    }
    if b.magnitude == 0 {
        return pack(a.negative, a.magnitude, a.exponent, round);
    }
    if a.magnitude == 0 {
        return pack(b.negative, b.magnitude, b.exponent, round);
    }
    let (high, low) = if a.exponent >= b.exponent { (a, b) } else { (b, a) };
    let distance = high.exponent - low.exponent;
    let (left, right, exponent) = if distance > FAR {
        // `low` is less than one unit of the widened `high`: any value in that open interval rounds alike.
        (high.magnitude << GUARD, 1, high.exponent - GUARD as i32)
    } else {
        (high.magnitude << distance, low.magnitude, low.exponent)
    };
    if high.negative == low.negative {
        return pack(high.negative, left + right, exponent, round);
    }
    match left.cmp(&right) {
        Ordering::Greater => pack(high.negative, left - right, exponent, round),
        Ordering::Less => pack(low.negative, right - left, exponent, round),
        Ordering::Equal => zero(round == Round::Down),
    }
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

/// Clamp to 0..=1; NaN and everything below +0, -0 included, become +0.
pub fn saturate(bits: u32) -> u32 {
    if is_nan(bits) || bits & SIGN != 0 {
        0
    } else {
        bits.min(ONE)
    }
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
    match whole + u128::from(up) {
        0 => zero(exact.negative),
        magnitude => pack(exact.negative, magnitude, 0, Round::Zero),
    }
}

/// An integer as f32.
pub fn from_int(value: i128, round: Round) -> u32 {
    match value {
        0 => 0,
        _ => pack(value < 0, value.unsigned_abs(), 0, round),
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
