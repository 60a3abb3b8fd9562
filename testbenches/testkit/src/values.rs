//! Operands: random words mixed with the corners where widths and formats go wrong.

use crate::Random;

/// binary32 patterns without sign: zero, denormals, the smallest normals, around one, the largest, infinity,
/// NaNs, and where an integer or a half stops being exact.
const FLOATS: [u32; 27] = [
    0,
    1,
    2,
    3,
    0x7F_FFFF,
    0x7F_FFFE,
    0x40_0000,
    0x80_0000,
    0x80_0001,
    0x80_0002,
    0xFF_FFFF,
    0x100_0000,
    0x3F80_0000,
    0x3F80_0001,
    0x3F7F_FFFF,
    0x3F00_0000,
    0x7F7F_FFFF,
    0x7F7F_FFFE,
    0x7F00_0000,
    0x7E80_0000,
    0x7F80_0000,
    0x7FC0_0000,
    0x7F80_0001,
    0x4B80_0000,
    0x4B7F_FFFF,
    0x3380_0000,
    0x3300_0000,
];

/// The edges of 16- and 32-bit integers, signed and unsigned.
const INTEGERS: [u32; 14] = [
    0,
    1,
    2,
    0x7FFF,
    0x8000,
    0x8001,
    0xFFFF,
    0x1_0000,
    0x7FFF_FFFF,
    0x8000_0000,
    0x8000_0001,
    0xFFFF_8000,
    0xFFFF_FFFE,
    u32::MAX,
];

impl Random {
    /// A value of `width` bits, 1 to 64; every third one sits at an edge of its range.
    pub fn value(&mut self, width: usize) -> u64 {
        let top = u64::MAX >> (64 - width);
        let sign = 1 << (width - 1);
        match self.below(12) {
            0 => 0,
            1 => top,
            2 => sign,
            3 => sign - 1,
            _ => self.word() & top,
        }
    }

    /// A binary32 pattern: corner values, sparse fractions, denormals, anything.
    pub fn float(&mut self) -> u32 {
        let sign = (self.word() as u32) & 0x8000_0000;
        let any = |random: &mut Random| random.word() as u32;
        let moderate = |random: &mut Random| (120 + random.below(16) as u32) << 23;
        sign | match self.below(8) {
            0 => self.pick(&FLOATS),
            1 => any(self) & 0x7F_FFFF,
            2 => (any(self) & 0x7F80_0000) | 1 << self.below(23),
            3 => (any(self) & 0x7F80_0000) | (0x7F_FFFF & !(1 << self.below(23))),
            4 | 5 => moderate(self) | (any(self) & 0x7F_FFFF),
            6 => moderate(self) | (any(self) & any(self) & any(self) & 0x7F_FFFF),
            _ => any(self) & 0x7FFF_FFFF,
        }
    }

    /// Moves a pattern by a few units in the last place.
    pub fn near(&mut self, pattern: u32) -> u32 {
        pattern.wrapping_add(self.below(5) as u32).wrapping_sub(2)
    }

    /// A 32-bit integer pattern: corner values of every width, small ones, anything.
    pub fn integer(&mut self) -> u32 {
        match self.below(4) {
            0 => self.pick(&INTEGERS),
            1 => (self.below(70) as u32).wrapping_sub(35),
            2 => 1u32.rotate_left(self.below(32) as u32).wrapping_sub(self.below(2) as u32),
            _ => self.word() as u32,
        }
    }
}
