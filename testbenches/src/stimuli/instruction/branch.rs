//! Instructions of the branch unit.

use tessera_eu::opcode::{BRC, BRD, BREAK, CALL, CALLA, CONT, ELSE, ENDIF, GOTO, HALT, IF, JMPI, JOIN, NOP, RET, WAIT, WHILE};
use tessera_eu::word::{arf_number, exec_size, file, flow_hi, hi, lo, operand, types, Native};
use tessera_hdl::word::Part;
use tessera_hdl::U;
use tessera_testkit::Random;

use super::{common, flag, predicate, register};

const OPCODES: [U<7>; 17] = [JMPI, BRD, IF, BRC, ELSE, ENDIF, WHILE, BREAK, CONT, HALT, CALLA, CALL, RET, GOTO, JOIN, WAIT, NOP];

/// Whether a branch has two targets.
pub fn has_uip(opcode: U<7>) -> bool {
    matches!(opcode, IF | ELSE | BREAK | CONT | HALT | GOTO | BRC)
}

/// Whether the target of a branch may be in a register.
pub fn in_register(opcode: U<7>) -> bool {
    matches!(opcode, JMPI | BRD | BRC | CALL | CALLA | RET)
}

/// A branch with targets up to `reach` 16-byte instructions away, or in a register.
pub fn branch(random: &mut Random, reach: u64) -> u128 {
    let opcode = random.pick(&OPCODES);
    let mut word = Native::default();
    common(&mut word, random, opcode, 5);
    let target = |random: &mut Random| (16 * (random.below(2 * reach + 1) as i64 - reach as i64)) as u32;
    if opcode != NOP {
        let (jip, uip) = (target(random), target(random));
        word.set_high(flow_hi::JIP, jip);
        if has_uip(opcode) {
            word.set_high(flow_hi::UIP, uip);
        }
    }
    let predicated = matches!(opcode, JMPI | IF | WHILE | BREAK | CONT | HALT | GOTO | BRD | BRC | CALL | CALLA | RET);
    if predicated && random.chance(70) {
        predicate(&mut word, random);
        flag(&mut word, random);
    }
    if opcode == JMPI {
        word.set_low(lo::EXEC_SIZE, exec_size::ONE);
        word.set_low(lo::NO_MASK, true);
    }
    if opcode == WAIT {
        counter(&mut word);
    }
    if opcode == GOTO {
        word.set_low(lo::BRANCH_CTRL, random.below(2));
    }
    if matches!(opcode, CALL | CALLA) {
        word.set_low(lo::DST_FILE, file::GRF);
        word.set_low(lo::DST_TYPE, random.pick(&[types::UD, types::D]));
        word.set_low(lo::DST_STRIDE, 1u64);
        word.set_low(lo::DST_REG, register(random, 1));
        word.set_low(lo::DST_SUB, 4 * random.below(7));
    }
    if in_register(opcode) {
        word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
        word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
        if opcode == RET || random.chance(40) {
            let (place, dword) = (register(random, 1), random.below(7));
            word = target_in(word, place, dword);
        }
    }
    word.0
}

/// A wait for a notification.
pub fn wait(random: &mut Random) -> u128 {
    let mut word = Native::default();
    common(&mut word, random, WAIT, 5);
    counter(&mut word);
    word.0
}

/// The operand of a wait.
fn counter(word: &mut Native) {
    word.set_low(lo::SRC0_FILE, file::ARF);
    word.set_high(hi::SRC0_REG, arf_number::N0);
}

/// The branch with its target in a dword of a register.
pub fn target_in(mut word: Native, place: u64, dword: u64) -> Native {
    fn put<P: Part + Copy>(word: &mut Native, slot: P, place: u64, dword: u64) {
        word.set_high_in(slot, operand::REG, place);
        word.set_high_in(slot, operand::SUB, 4 * dword);
        word.set_high_in(slot, operand::INDIRECT, 0u64);
    }
    let opcode = U::<7>::new(word.low(lo::OPCODE));
    word.set_high(flow_hi::JIP, 0u64);
    word.set_high(flow_hi::UIP, 0u64);
    if matches!(opcode, JMPI | CALL | CALLA) {
        word.set_high(hi::SRC1_FILE, file::GRF);
        word.set_high(hi::SRC1_TYPE, types::D);
        put(&mut word, hi::SRC1, place, dword);
    } else {
        word.set_low(lo::SRC0_FILE, file::GRF);
        word.set_low(lo::SRC0_TYPE, types::D);
        put(&mut word, hi::SRC0, place, dword);
    }
    word
}
