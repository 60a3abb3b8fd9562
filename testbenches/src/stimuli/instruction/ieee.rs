//! IEEE macros: madm and the seeds invm, rsqtm.

use tessera_eu::opcode::{MADM, MATH};
use tessera_eu::word::{
    file, hi, lo, operand, pred_ctrl, seed_hi, seed_lo, ternary_hi, ternary_lo, ternary_operand, ternary_types, types, Native,
};
use tessera_hdl::word::Part;
use tessera_testkit::Random;

use super::{common, flag, register};

/// Largest exec size code of f and df.
const LARGEST: [u64; 2] = [3, 2];

/// Selector of no extension.
const NONE: u64 = 8;

/// Any of them. It has to be alone in its thread: extensions are no registers that order instructions.
pub fn ieee(random: &mut Random) -> u128 {
    let double = random.chance(50);
    let mut word = Native::default();
    if random.chance(65) {
        multiply_add(&mut word, random, double);
    } else {
        seed(&mut word, random, double);
    }
    word.set_low(lo::ALIGN16, true);
    if random.chance(25) {
        word.set_low(lo::PRED_CTRL, pred_ctrl::NORMAL);
        word.set_low(lo::PRED_INV, random.below(2));
    }
    flag(&mut word, random);
    word.0
}

/// Mostly one of a few, so that what is written is read.
fn selector(random: &mut Random) -> u64 {
    if random.chance(40) {
        NONE
    } else {
        let registers = if random.chance(80) { 3 } else { 8 };
        random.below(registers)
    }
}

fn multiply_add(word: &mut Native, random: &mut Random, double: bool) {
    common(word, random, MADM, LARGEST[usize::from(double)]);
    let ty = if double { ternary_types::DF.raw() } else { 0 };
    word.set_low(ternary_lo::SRC_TYPE, ty);
    word.set_low(ternary_lo::DST_TYPE, ty);
    word.set_low(ternary_lo::MODIFIERS, random.below(64) & random.below(64));
    word.set_low(ternary_lo::CHANNELS, selector(random));
    word.set_low(ternary_lo::DST_REG, register(random, 1));
    source(word, random, ternary_hi::SRC0);
    source(word, random, ternary_hi::SRC1);
    source(word, random, ternary_hi::SRC2);
}

fn source(word: &mut Native, random: &mut Random, at: impl Part + Copy) {
    word.set_high_in(at, ternary_operand::SWIZZLE, random.below(16) << 4);
    word.set_high_in(at, ternary_operand::SELECTOR, selector(random));
    word.set_high_in(at, ternary_operand::REG, register(random, 1));
}

fn seed(word: &mut Native, random: &mut Random, double: bool) {
    common(word, random, MATH, LARGEST[usize::from(double)]);
    let root = random.chance(40);
    let ty = if double { types::DF } else { types::F };
    word.set_low(lo::CONDITION, 14 + u64::from(root));
    word.set_low(lo::DST_FILE, file::GRF);
    word.set_low(lo::DST_TYPE, ty);
    word.set_low(lo::DST_REG, register(random, 1));
    word.set_low(seed_lo::DST_SELECTOR, random.below(8));
    word.set_low(lo::SRC0_FILE, file::GRF);
    word.set_low(lo::SRC0_TYPE, ty);
    word.set_high_in(hi::SRC0, operand::REG, register(random, 1));
    word.set_high_in(hi::SRC0, operand::MODIFIERS, random.below(4));
    word.set_high(seed_hi::SRC0_SELECTOR, NONE);
    if root {
        // Nobody looks at a second source.
        word.0 |= u128::from(random.word() >> 25) << 89;
    } else {
        word.set_high(hi::SRC1_FILE, file::GRF);
        word.set_high(hi::SRC1_TYPE, ty);
        word.set_high_in(hi::SRC1, operand::REG, register(random, 1));
        word.set_high_in(hi::SRC1, operand::MODIFIERS, random.below(4));
        word.set_high(seed_hi::SRC1_SELECTOR, NONE);
    }
}
