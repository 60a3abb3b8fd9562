//! From an exact value to the nearest f32: the only place that rounds.

use super::{Round, INFINITY, SIGN};

/// Exponent of the least significant bit of a denormal.
const MIN_EXPONENT: i32 = -149;
/// Largest finite magnitude.
const MAX_FINITE: u32 = 0x7F7F_FFFF;

/// `magnitude * 2^exponent` (exact, not zero) with the given sign, rounded once; underflow gives a denormal
/// or zero.
pub fn pack(negative: bool, magnitude: u128, exponent: i32, round: Round) -> u32 {
    debug_assert!(magnitude != 0);
    let length = 128 - magnitude.leading_zeros() as i32;
    // Exponent of the last bit that the result can hold.
    let last = (exponent + length - 24).max(MIN_EXPONENT);
    let shift = last - exponent;
    let significand = if shift <= 0 {
        // Exact; at most 24 bits by the choice of `last`.
        (magnitude << -shift) as u32
    } else {
        shift_right(negative, magnitude, shift as u32, round)
    };
    // A denormal has exponent field 0 and its significand has bit 23 clear; for the others the leading one
    // adds 1 to the exponent field, and a carry out of the rounding does the same once more.
    let field = ((last - MIN_EXPONENT) as u32) << 23;
    let bits = field + significand;
    let sign = if negative { SIGN } else { 0 };
    if bits < INFINITY {
        sign | bits
    } else {
        overflow(negative, round)
    }
}

/// `magnitude >> shift`, rounded.
fn shift_right(negative: bool, magnitude: u128, shift: u32, round: Round) -> u32 {
    let (kept, rest, half) = if shift < 128 {
        (magnitude >> shift, magnitude & ((1 << shift) - 1), 1 << (shift - 1))
    } else {
        // All of it is below half of the last place: magnitudes have at most 127 bits.
        (0, magnitude, u128::MAX)
    };
    let up = match round {
        Round::NearestEven => rest > half || (rest == half && kept & 1 == 1),
        Round::Up => !negative && rest != 0,
        Round::Down => negative && rest != 0,
        Round::Zero => false,
    };
    kept as u32 + u32::from(up)
}

fn overflow(negative: bool, round: Round) -> u32 {
    match (round, negative) {
        (Round::NearestEven, false) | (Round::Up, false) => INFINITY,
        (Round::NearestEven, true) | (Round::Down, true) => SIGN | INFINITY,
        (Round::Down | Round::Zero, false) => MAX_FINITE,
        (Round::Up | Round::Zero, true) => SIGN | MAX_FINITE,
    }
}
