//! Sums of products: line, pln, mac, dp4, dph, dp3, dp2.

use super::operand::{destination, largest_exec, source0, source1};
use super::{common, flag, predicate, register};
use tessera_eu::opcode::{DP2, DP3, DP4, DPH, LINE, MAC, MOV, PLN};
use tessera_eu::word::{arf_number, exec_size, file, hi, lo, operand, types, Native};
use tessera_hdl::word::Part;
use tessera_hdl::U;
use tessera_testkit::Random;

const DOT: [U<7>; 4] = [DP4, DPH, DP3, DP2];

/// Codes of VertStride, Width and HorzStride.
type Shape = [u64; 3];

const ONE: Shape = [0, 0, 0];
const PACKED: Shape = [4, 3, 1];
const COLUMN: Shape = [3, 0, 0];

/// Any of them.
pub(super) fn sum(random: &mut Random) -> Native {
    let opcode = match random.below(6) {
        0 => LINE,
        1 => PLN,
        2..4 => return mac(random),
        _ => random.pick(&DOT),
    };
    let smallest = match opcode {
        LINE => 0,
        PLN => exec_size::EIGHT.raw(),
        _ => exec_size::FOUR.raw(),
    };
    let (mut word, exec) = of_lanes(random, opcode, smallest);
    match opcode {
        LINE => {
            let sub = 16 * random.below(2);
            source(&mut word, random, hi::SRC0, ONE, sub, 1);
            any_source1(&mut word, random, exec);
        }
        PLN => {
            let sub = 16 * random.below(2);
            source(&mut word, random, hi::SRC0, ONE, sub, 1);
            register_source1(&mut word);
            source(&mut word, random, hi::SRC1, PACKED, 0, 4);
        }
        _ => {
            register_source1(&mut word);
            groups(&mut word, random, hi::SRC0, exec);
            groups(&mut word, random, hi::SRC1, exec);
        }
    }
    word
}

fn mac(random: &mut Random) -> Native {
    let (mut word, exec) = of_lanes(random, MAC, 0);
    word.set_low(lo::CHANNEL_GROUP, 0u64);
    word.set_low(lo::DST_SUB, 0u64);
    word.set_low(lo::DST_STRIDE, 1u64);
    if random.chance(25) {
        word.set_low(lo::DST_FILE, file::ARF);
        word.set_low(lo::DST_REG, arf_number::ACC0);
    }
    if exec <= exec_size::FOUR.raw() && random.chance(30) {
        let sub = 4 * random.below(4);
        source(&mut word, random, hi::SRC0, COLUMN, sub, 2);
    } else {
        source0(&mut word, random, exec, types::F, true);
    }
    any_source1(&mut word, random, exec);
    word
}

/// Floats in the accumulators, mac that add to them, and a move of what is there then.
pub(super) fn accumulate(random: &mut Random) -> Vec<u128> {
    let sixteen = exec_size::SIXTEEN.raw();
    let mov = |random: &mut Random, null: bool| {
        let mut word = Native::default();
        common(&mut word, random, MOV, sixteen);
        word.set_low(lo::EXEC_SIZE, sixteen);
        word.set_low(lo::CHANNEL_GROUP, 0u64);
        destination(&mut word, random, sixteen, types::F, null);
        source0(&mut word, random, sixteen, types::F, true);
        word
    };
    let mut write = mov(random, true);
    write.set_low(lo::NO_MASK, true);
    write.set_low(lo::DST_REG, arf_number::ACC0);
    write.set_low(lo::DST_SUB, 0u64);
    let mut read = mov(random, false);
    source(&mut read, random, hi::SRC0, PACKED, 0, 2);
    read.set_low(lo::SRC0_FILE, file::ARF);
    read.set_high_in(hi::SRC0, operand::REG, arf_number::ACC0.raw());
    vec![write.0, mac(random).0, mac(random).0, read.0]
}

/// All but the sources of one of so many lanes, by the code of their number, or more; and that code.
fn of_lanes(random: &mut Random, opcode: U<7>, smallest: u64) -> (Native, u64) {
    let mut word = Native::default();
    let exec = loop {
        let exec = common(&mut word, random, opcode, largest_exec(&[types::F]));
        if exec >= smallest {
            break exec;
        }
    };
    let null = random.chance(10);
    destination(&mut word, random, exec, types::F, null);
    word.set_low(lo::SRC0_FILE, file::GRF);
    word.set_low(lo::SRC0_TYPE, types::F);
    if random.chance(25) {
        predicate(&mut word, random);
    }
    if random.chance(25) {
        super::alu::any_condition(&mut word, random);
    }
    flag(&mut word, random);
    word.set_low(lo::SATURATE, random.chance(20));
    (word, exec)
}

fn register_source1(word: &mut Native) {
    word.set_high(hi::SRC1_FILE, file::GRF);
    word.set_high(hi::SRC1_TYPE, types::F);
}

/// src1, of which an immediate is not packed.
fn any_source1(word: &mut Native, random: &mut Random, exec: u64) {
    source1(word, random, exec, types::F, true);
    word.set_high(hi::SRC1_TYPE, types::F);
}

/// A source of groups of four: one for all, packed in rows of one or more, or one in each register.
fn groups(word: &mut Native, random: &mut Random, at: impl Part + Copy, exec: u64) {
    const EIGHT: u64 = exec_size::EIGHT.raw();
    let (shape, moves) = match (random.below(4), exec) {
        (0, _) => ([0, 2, 1], true),
        (1, EIGHT..) => (PACKED, exec == EIGHT),
        (2, EIGHT) => ([4, 2, 1], true),
        (2, EIGHT..) => ([5, 4, 1], false),
        _ => ([3, 2, 1], exec <= EIGHT),
    };
    let sub = if moves { 16 * random.below(2) } else { 0 };
    source(word, random, at, shape, sub, 2);
}

/// A source of this shape, from a register on that has `count - 1` behind it.
fn source(word: &mut Native, random: &mut Random, at: impl Part + Copy, shape: Shape, sub: u64, count: u64) {
    let [v, w, h] = shape;
    word.set_high_in(at, operand::REG, register(random, count));
    word.set_high_in(at, operand::SUB, sub);
    word.set_high_in(at, operand::MODIFIERS, random.below(4));
    word.set_high_in(at, operand::VSTRIDE, v);
    word.set_high_in(at, operand::WIDTH, w);
    word.set_high_in(at, operand::HSTRIDE, h);
}
