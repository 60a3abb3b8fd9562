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

/// A 32-bit operand value: a corner, a small number, a float of moderate size, or anything.
pub fn value(random: &mut Random) -> u32 {
    match random.below(6) {
        0 => random.pick(&CORNERS),
        1 => (random.below(64) as i32 - 32) as u32,
        2 => ((random.below(64) as f32 - 32.0) * 0.37).to_bits(),
        // Up to where no integer type reaches.
        3 => (random.word() as u32 & 0x807F_FFFF) | ((112 + random.below(50) as u32) << 23),
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

/// An f64: around 1, around where f32 ends, at the ends of its own range, or any.
fn double(random: &mut Random) -> u64 {
    let exponent = match random.below(6) {
        0 => random.below(60),
        1 => 1980 + random.below(68),
        2 => 860 + random.below(60),
        3 => 1140 + random.below(20),
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
