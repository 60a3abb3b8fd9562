//! Contents of registers and immediates.

use tessera_testkit::Random;

/// Values that find the corners of float and integer arithmetic.
const CORNERS: [u32; 23] = [
    0,
    0x8000_0000,
    1,
    0x8000_0001,
    0x007F_FFFF,
    0x0080_0000,
    0x3F80_0000,
    0xBF80_0000,
    0x3F7F_FFFF,
    0x3F80_0001,
    0x7F7F_FFFF,
    0xFF7F_FFFF,
    0x7F80_0000,
    0xFF80_0000,
    0x7FC0_0000,
    0x7F80_0001,
    0xFFFF_FFFF,
    0x4F00_0000,
    0x4F7F_FFFF,
    0x7FFF_FFFF,
    0x4B80_0001,
    // Together exactly 2^128, the first number that is too large.
    0x7F00_0000,
    0x4000_0000,
];

/// Exponents of floats beside the end of an integer type.
const ENDS: [u64; 9] = [7, 8, 15, 16, 30, 31, 32, 63, 64];

/// A 32-bit operand value: a corner, a small number, a float of moderate size, or anything.
pub fn value(random: &mut Random) -> u32 {
    match random.below(6) {
        0 => random.pick(&CORNERS),
        1 => (random.below(64) as i32 - 32) as u32,
        2 => ((random.below(64) as f32 - 32.0) * 0.37).to_bits(),
        // Up to where no integer type reaches, half of them where one ends.
        3 => {
            let exponent = if random.chance(50) { 112 + random.below(50) } else { 127 + random.pick(&ENDS) };
            (random.word() as u32 & 0x807F_FFFF) | (exponent as u32) << 23
        }
        4 => half(random) | half(random) << 16,
        _ => random.word() as u32,
    }
}

/// An f16: around 1, small, or one of the ends.
fn half(random: &mut Random) -> u32 {
    let magnitude = match random.below(3) {
        0 => 0x3800 ^ random.below(0x1000),
        1 => random.below(0x800),
        _ => 0x7BFE + random.below(4),
    };
    (magnitude | random.below(2) << 15) as u32
}

/// An f64: around 1, where an integer type ends, around where f32 ends, at the ends of its own range, or any.
fn double(random: &mut Random) -> u64 {
    let exponent = match random.below(7) {
        0 => random.below(60),
        1 => 1980 + random.below(68),
        2 => 860 + random.below(60),
        3 => 1140 + random.below(20),
        4 => 1023 + random.pick(&ENDS),
        _ => 1000 + random.below(100),
    };
    let fraction = match random.below(4) {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << random.below(52),
        _ => random.word(),
    };
    random.below(2) << 63 | exponent << 52 | fraction & ((1 << 52) - 1)
}

/// Two operand values as a 64-bit word of register contents, or one of eight bytes.
pub fn word(random: &mut Random) -> u64 {
    if random.chance(25) {
        return double(random);
    }
    value(random) as u64 | (value(random) as u64) << 32
}

/// Words beside one that stays for a while: of two of them sums cancel, comparisons are close, or all that rounds
/// the sum is what was shifted out.
#[derive(Default)]
pub struct Near {
    around: u64,
    left: u64,
}

impl Near {
    /// Two operand values of 32 bits, or one of 64.
    pub fn word(&mut self, random: &mut Random) -> u64 {
        if self.left == 0 {
            self.around = word(random);
            self.left = 1 + random.below(2_000);
        }
        self.left -= 1;
        if random.chance(50) {
            return beside(random, self.around, 64, 52);
        }
        let mut half = |bits: u64| beside(random, bits & 0xFFFF_FFFF, 32, 23);
        half(self.around) | half(self.around >> 32) << 32
    }
}

/// Of a float of so many bits, with a fraction of so many: any sign, and the last digits or the exponent a little
/// less or more.
fn beside(random: &mut Random, bits: u64, width: u32, fraction: u32) -> u64 {
    let magnitude = (1 << (width - 1)) - 1;
    let moved = match random.below(4) {
        0 => bits,
        1 => bits.wrapping_add(random.below(9)).wrapping_sub(4),
        2 => bits.wrapping_sub(random.below(fraction as u64 + 4) << fraction),
        _ => bits & !((1 << fraction) - 1) | 1 << random.below(fraction as u64),
    };
    moved & magnitude | random.below(2) << (width - 1)
}
