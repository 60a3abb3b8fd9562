//! line and pln.

use super::operand::{destination, largest_exec, source1};
use super::{common, flag, predicate, register};
use tessera_eu::opcode::{LINE, PLN};
use tessera_eu::word::{exec_size, file, hi, lo, operand, types, Native};
use tessera_testkit::Random;

/// Either of them.
pub(super) fn plane(random: &mut Random) -> Native {
    let opcode = random.pick(&[LINE, PLN]);
    let mut word = Native::default();
    let exec = loop {
        let exec = common(&mut word, random, opcode, largest_exec(&[types::F]));
        if opcode == LINE || exec >= exec_size::EIGHT.raw() {
            break exec;
        }
    };
    let null = random.chance(10);
    destination(&mut word, random, exec, types::F, null);
    word.set_low(lo::SRC0_FILE, file::GRF);
    word.set_low(lo::SRC0_TYPE, types::F);
    word.set_high_in(hi::SRC0, operand::REG, register(random, 1));
    word.set_high_in(hi::SRC0, operand::SUB, 16 * random.below(2));
    word.set_high_in(hi::SRC0, operand::MODIFIERS, random.below(4));
    if opcode == LINE {
        source1(&mut word, random, exec, types::F, true);
        // An immediate is not packed.
        word.set_high(hi::SRC1_TYPE, types::F);
    } else {
        word.set_high(hi::SRC1_FILE, file::GRF);
        word.set_high(hi::SRC1_TYPE, types::F);
        word.set_high_in(hi::SRC1, operand::MODIFIERS, random.below(4));
        word.set_high_in(hi::SRC1, operand::REG, register(random, 4));
        word.set_high_in(hi::SRC1, operand::HSTRIDE, 1u64);
        word.set_high_in(hi::SRC1, operand::WIDTH, 3u64);
        word.set_high_in(hi::SRC1, operand::VSTRIDE, 4u64);
    }
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
