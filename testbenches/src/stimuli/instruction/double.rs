//! Instructions with operands of type df.

use tessera_eu::opcode::{ADD, CMP, CMPN, MAD, MUL, SEL};
use tessera_eu::word::{
    lo, ternary_hi, ternary_lo, ternary_operand, ternary_types, types, Native, FIRST_SWIZZLE, IDENTITY_SWIZZLE, SECOND_SWIZZLE,
};
use tessera_hdl::word::Part;
use tessera_testkit::Random;

use super::address::indirect;
use super::alu::{any_condition, moved};
use super::operand::{destination, source0, source1, INTEGERS, WIDE};
use super::{common, flag, predicate, register};

/// Largest exec size code.
const LARGEST: u64 = 3;

/// Any of them.
pub fn double(random: &mut Random) -> u128 {
    let mut word = match random.below(8) {
        0..=2 => conversion(random),
        3 | 4 => multiply_add(random),
        _ => two_source(random),
    };
    if random.chance(12) {
        indirect(&mut word, random);
    }
    word.0
}

fn conversion(random: &mut Random) -> Native {
    let other = match random.below(6) {
        0 => types::DF,
        1 | 2 => types::F,
        3 => random.pick(&WIDE),
        _ => random.pick(&INTEGERS),
    };
    if random.chance(50) {
        moved(random, types::DF, other)
    } else {
        moved(random, other, types::DF)
    }
}

fn two_source(random: &mut Random) -> Native {
    let opcode = random.pick(&[ADD, ADD, MUL, MUL, CMP, CMPN, SEL]);
    let mut word = Native::default();
    let exec = common(&mut word, random, opcode, LARGEST);
    let null = opcode != SEL && random.chance(if [CMP, CMPN].contains(&opcode) { 60 } else { 10 });
    destination(&mut word, random, exec, types::DF, null);
    source0(&mut word, random, exec, types::DF, true);
    source1(&mut word, random, exec, types::DF, true);
    let predicated = random.chance(if opcode == SEL { 50 } else { 25 });
    if predicated {
        predicate(&mut word, random);
    }
    match opcode {
        SEL if predicated => (),
        SEL | CMP | CMPN => any_condition(&mut word, random),
        _ if random.chance(25) => any_condition(&mut word, random),
        _ => (),
    }
    flag(&mut word, random);
    word.set_low(lo::SATURATE, (opcode == ADD || opcode == MUL) && random.chance(20));
    word
}

fn multiply_add(random: &mut Random) -> Native {
    let mut word = Native::default();
    let exec = common(&mut word, random, MAD, LARGEST);
    word.set_low(lo::ALIGN16, true);
    word.set_low(ternary_lo::MODIFIERS, random.below(64));
    word.set_low(ternary_lo::CHANNELS, if random.chance(70) { u64::MAX } else { random.below(16) });
    word.set_low(ternary_lo::SRC_TYPE, ternary_types::DF);
    word.set_low(ternary_lo::DST_TYPE, ternary_types::DF);
    word.set_low(ternary_lo::DST_REG, register(random, 2));
    word.set_low(ternary_lo::DST_SUB, packed_sub(random, exec));
    source(&mut word, random, ternary_hi::SRC0, exec);
    source(&mut word, random, ternary_hi::SRC1, exec);
    source(&mut word, random, ternary_hi::SRC2, exec);
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(20) {
        any_condition(&mut word, random);
    }
    flag(&mut word, random);
    word.set_low(lo::SATURATE, random.chance(20));
    word
}

/// Sub-register of a packed operand in dwords.
fn packed_sub(random: &mut Random, exec: u64) -> u64 {
    if exec < LARGEST && random.chance(30) {
        2 * random.below(4)
    } else {
        0
    }
}

fn source(word: &mut Native, random: &mut Random, at: impl Part + Copy, exec: u64) {
    let (replicate, swizzle, sub) = match random.below(5) {
        0 => (true, IDENTITY_SWIZZLE, 2 * random.below(4)),
        1 => (random.chance(20), random.pick(&[FIRST_SWIZZLE, SECOND_SWIZZLE]), 4 * random.below(2)),
        _ => (false, IDENTITY_SWIZZLE, packed_sub(random, exec)),
    };
    word.set_high_in(at, ternary_operand::REPLICATE, replicate);
    word.set_high_in(at, ternary_operand::SWIZZLE, swizzle);
    word.set_high_in(at, ternary_operand::SUB, sub);
    word.set_high_in(at, ternary_operand::REG, register(random, 2));
}
