//! Sums of products: line, pln, mac, dp4, dph, dp3, dp2.

use super::operand::{destination, largest_exec, source0, source1};
use super::{common, flag, predicate, register};
use tessera_eu::opcode::{DP2, DP3, DP4, DPH, LINE, MAC, PLN};
use tessera_eu::word::{exec_size, file, hi, lo, operand, types, Native};
use tessera_hdl::word::Part;
use tessera_hdl::U;
use tessera_testkit::Random;

const DOT: [U<7>; 4] = [DP4, DPH, DP3, DP2];

/// Any of them.
pub(super) fn sum(random: &mut Random) -> Native {
    let opcode = match random.below(4) {
        0 => LINE,
        1 => PLN,
        2 => MAC,
        _ => random.pick(&DOT),
    };
    let smallest = match opcode {
        LINE | MAC => 0,
        PLN => exec_size::EIGHT.raw(),
        _ => exec_size::FOUR.raw(),
    };
    let mut word = Native::default();
    let exec = loop {
        let exec = common(&mut word, random, opcode, largest_exec(&[types::F]));
        if exec >= smallest {
            break exec;
        }
    };
    let null = random.chance(10);
    destination(&mut word, random, exec, types::F, null);
    match opcode {
        MAC => {
            source0(&mut word, random, exec, types::F, true);
            any_source1(&mut word, random, exec);
        }
        LINE => {
            together(&mut word, random, hi::SRC0, [0, 0, 0]);
            any_source1(&mut word, random, exec);
        }
        PLN => {
            together(&mut word, random, hi::SRC0, [0, 0, 0]);
            together(&mut word, random, hi::SRC1, [4, 3, 1]);
            word.set_high_in(hi::SRC1, operand::SUB, 0u64);
            word.set_high_in(hi::SRC1, operand::REG, register(random, 4));
        }
        _ => {
            for at in [hi::SRC0, hi::SRC1] {
                // <4;4,1> from the start of a register, or one group of it.
                let one = random.chance(30);
                together(&mut word, random, at, [if one { 0 } else { 3 }, 2, 1]);
                if !one {
                    word.set_high_in(at, operand::SUB, 0u64);
                }
            }
        }
    }
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
    word
}

/// src1, of which an immediate is not packed.
fn any_source1(word: &mut Native, random: &mut Random, exec: u64) {
    source1(word, random, exec, types::F, true);
    word.set_high(hi::SRC1_TYPE, types::F);
}

/// A source at 16 bytes, with these codes of vertical stride, width and horizontal stride.
fn together(word: &mut Native, random: &mut Random, at: impl Part + Copy, [v, w, h]: [u64; 3]) {
    word.set_high(hi::SRC1_FILE, file::GRF);
    word.set_high(hi::SRC1_TYPE, types::F);
    word.set_high_in(at, operand::REG, register(random, 2));
    word.set_high_in(at, operand::SUB, 16 * random.below(2));
    word.set_high_in(at, operand::MODIFIERS, random.below(4));
    word.set_high_in(at, operand::VSTRIDE, v);
    word.set_high_in(at, operand::WIDTH, w);
    word.set_high_in(at, operand::HSTRIDE, h);
}
