//! Reference arithmetic and stimuli for the lane tests: rustc_apfloat, wrapped
//! in the EU's rules for NaN, flush and saturate.

use rustc_apfloat::ieee::Single;
use rustc_apfloat::{Float, Round};

/// Canonical NaN.
pub const NAN: u32 = 0x7fc0_0000;
/// Rounding modes in the order of cr0.0 bits 5:4.
pub const ROUNDS: [Round; 4] = [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero];

/// Small deterministic generator (SplitMix64).
pub struct Random(pub u64);

impl Random {
    /// A generator whose seed is printed, so that a failure can be replayed.
    pub fn seeded(seed: u64) -> Self {
        println!("seed {seed:#x}");
        Random(seed)
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.word() % limit
    }

    /// A binary32 pattern: corner values, sparse fractions, denormals, anything.
    pub fn float(&mut self) -> u32 {
        let sign = (self.word() as u32) & 0x8000_0000;
        let corners = [
            0,
            1,
            2,
            3,
            0x7f_ffff,
            0x7f_fffe,
            0x40_0000,
            0x80_0000,
            0x80_0001,
            0x80_0002,
            0xff_ffff,
            0x100_0000,
            0x3f80_0000,
            0x3f80_0001,
            0x3f7f_ffff,
            0x3f00_0000,
            0x7f7f_ffff,
            0x7f7f_fffe,
            0x7f00_0000,
            0x7e80_0000,
            0x7f80_0000,
            0x7fc0_0000,
            0x7f80_0001,
            0x4b80_0000,
            0x4b7f_ffff,
            0x3380_0000,
            0x3300_0000,
        ];
        sign | match self.below(8) {
            0 => corners[self.below(corners.len() as u64) as usize],
            1 => self.word() as u32 & 0x7f_ffff,
            2 => (self.word() as u32 & 0x7f80_0000) | 1 << self.below(23),
            3 => (self.word() as u32 & 0x7f80_0000) | (0x7f_ffff & !(1 << self.below(23))),
            4 | 5 => (120 + self.below(16) as u32) << 23 | (self.word() as u32 & 0x7f_ffff),
            6 => (120 + self.below(16) as u32) << 23 | (self.word() as u32 & self.word() as u32 & self.word() as u32 & 0x7f_ffff),
            _ => self.word() as u32 & 0x7fff_ffff,
        }
    }

    /// Moves a pattern by a few units in the last place.
    pub fn near(&mut self, pattern: u32) -> u32 {
        pattern.wrapping_add(self.below(5) as u32).wrapping_sub(2)
    }
}

/// Number of a pattern, after the flush of a denormal.
pub fn number(pattern: u32, ftz: bool) -> Single {
    Single::from_bits(flush(pattern, ftz).into())
}

/// A denormal becomes a zero of its sign.
pub fn flush(pattern: u32, ftz: bool) -> u32 {
    if ftz && pattern & 0x7f80_0000 == 0 {
        pattern & 0x8000_0000
    } else {
        pattern
    }
}

/// Pattern of a result: canonical NaN, flush, saturate.
pub fn finish(value: Single, ftz: bool, saturate: bool) -> u32 {
    let pattern = if value.is_nan() { NAN } else { flush(value.to_bits() as u32, ftz) };
    if saturate {
        clamp(pattern)
    } else {
        pattern
    }
}

/// Saturate of a binary32 pattern.
pub fn clamp(pattern: u32) -> u32 {
    if pattern & 0x8000_0000 != 0 || pattern & 0x7fff_ffff > 0x7f80_0000 {
        0
    } else {
        pattern.min(0x3f80_0000)
    }
}

/// abs, then negate, of a binary32 pattern.
pub fn modify(pattern: u32, abs: bool, negate: bool) -> u32 {
    let pattern = if abs { pattern & 0x7fff_ffff } else { pattern };
    if negate {
        pattern ^ 0x8000_0000
    } else {
        pattern
    }
}

impl Random {
    /// A 32-bit integer pattern: corner values of every width, small ones, anything.
    pub fn integer(&mut self) -> u32 {
        let corners = [
            0,
            1,
            2,
            0x7fff,
            0x8000,
            0x8001,
            0xffff,
            0x1_0000,
            0x7fff_ffff,
            0x8000_0000,
            0x8000_0001,
            0xffff_8000,
            0xffff_fffe,
            u32::MAX,
        ];
        match self.below(4) {
            0 => corners[self.below(corners.len() as u64) as usize],
            1 => (self.below(70) as u32).wrapping_sub(35),
            2 => 1u32.rotate_left(self.below(32) as u32).wrapping_sub(self.below(2) as u32),
            _ => self.word() as u32,
        }
    }
}

/// Exact integer of an element of type code `kind` (ud 0, d 1, uw 2, w 3): abs, then negate.
pub fn exact(element: u32, kind: u64, abs: bool, negate: bool) -> i64 {
    let value = match kind {
        0 => i64::from(element),
        1 => i64::from(element as i32),
        2 => i64::from(element as u16),
        _ => i64::from(element as i16),
    };
    let value = if abs { value.abs() } else { value };
    if negate {
        -value
    } else {
        value
    }
}
