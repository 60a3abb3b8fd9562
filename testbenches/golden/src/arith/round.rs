//! From an exact value to the nearest one of a format: the only place that rounds.

use super::{Mode, Round};

/// A binary format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Format {
    /// Bits of the fraction.
    fraction: u32,
    /// Exponent of the least significant bit of a denormal.
    min_exponent: i32,
    /// The sign bit.
    pub sign: u32,
    /// Positive infinity.
    pub infinity: u32,
    /// The NaN that operations deliver.
    pub nan: u32,
    /// 1.
    pub one: u32,
}

/// f32.
pub const SINGLE: Format =
    Format { fraction: 23, min_exponent: -149, sign: 1 << 31, infinity: 0x7F80_0000, nan: 0x7FC0_0000, one: 0x3F80_0000 };
/// f16, in the low bits of a pattern.
pub const HALF: Format = Format { fraction: 10, min_exponent: -24, sign: 1 << 15, infinity: 0x7C00, nan: 0x7E00, one: 0x3C00 };

impl Format {
    /// An infinity.
    pub fn infinite(&self, negative: bool) -> u32 {
        self.zero(negative) | self.infinity
    }

    /// A zero.
    pub fn zero(&self, negative: bool) -> u32 {
        if negative {
            self.sign
        } else {
            0
        }
    }

    /// The mode says of this format that denormals become zeros.
    pub fn flushes(&self, mode: Mode) -> bool {
        if *self == HALF {
            mode.ftz_half
        } else {
            mode.ftz
        }
    }

    /// A denormal becomes a zero of its sign when the mode says so.
    pub fn flush(&self, bits: u32, mode: Mode) -> u32 {
        if self.flushes(mode) && bits & self.infinity == 0 {
            bits & self.sign
        } else {
            bits
        }
    }

    /// Clamp to 0..=1; NaN and everything below +0, -0 included, become +0.
    pub fn saturate(&self, bits: u32) -> u32 {
        if bits & self.sign != 0 || bits > self.infinity {
            0
        } else {
            bits.min(self.one)
        }
    }
}

/// `magnitude * 2^exponent` (exact, not zero, below 2^63) with the given sign, rounded once to `format`;
/// underflow gives a denormal or zero.
#[inline]
pub fn pack(format: &Format, negative: bool, magnitude: u64, exponent: i32, round: Round) -> u32 {
    debug_assert!(magnitude != 0 && magnitude >> 63 == 0);
    let length = 64 - magnitude.leading_zeros() as i32;
    // Exponent of the last bit that the result can hold.
    let last = (exponent + length - 1 - format.fraction as i32).max(format.min_exponent);
    let shift = last - exponent;
    let significand = if shift <= 0 {
        // Exact; a fraction and the bit before it by the choice of `last`.
        (magnitude << -shift) as u32
    } else {
        shift_right(negative, magnitude, shift as u32, round)
    };
    // A denormal has exponent field 0 and its significand no leading one; for the others that adds 1 to the
    // exponent field, and a carry out of the rounding does the same once more.
    let field = ((last - format.min_exponent) as u32) << format.fraction;
    let bits = field + significand;
    let sign = if negative { format.sign } else { 0 };
    sign | if bits < format.infinity { bits } else { overflow(format, negative, round) }
}

/// `magnitude >> shift`, rounded.
fn shift_right(negative: bool, magnitude: u64, shift: u32, round: Round) -> u32 {
    let (kept, rest, half) = if shift < 64 {
        (magnitude >> shift, magnitude & ((1 << shift) - 1), 1 << (shift - 1))
    } else {
        // All of it is below half of the last place: magnitudes have at most 63 bits.
        (0, magnitude, u64::MAX)
    };
    let up = match round {
        Round::NearestEven => rest > half || (rest == half && kept & 1 == 1),
        Round::Up => !negative && rest != 0,
        Round::Down => negative && rest != 0,
        Round::Zero => false,
    };
    kept as u32 + u32::from(up)
}

/// The magnitude delivered for one too large.
fn overflow(format: &Format, negative: bool, round: Round) -> u32 {
    match (round, negative) {
        (Round::NearestEven, _) | (Round::Up, false) | (Round::Down, true) => format.infinity,
        (Round::Down | Round::Zero, false) | (Round::Up | Round::Zero, true) => format.infinity - 1,
    }
}
