//! Instructions of the branch unit.

use tessera_eu::opcode::{BREAK, ELSE, ENDIF, GOTO, IF, JMPI, JOIN, NOP, WHILE};
use tessera_eu::word::{exec_size, file, flow_hi, hi, lo, Native};
use tessera_hdl::U;
use tessera_testkit::Random;

use super::{common, flag, predicate};

/// Whether a branch has two targets.
pub fn has_uip(opcode: U<7>) -> bool {
    matches!(opcode, IF | ELSE | BREAK | GOTO)
}

/// A branch with targets up to `reach` 16-byte instructions away.
pub fn branch(random: &mut Random, reach: u64) -> u128 {
    let opcode = random.pick(&[JMPI, IF, ELSE, ENDIF, WHILE, BREAK, GOTO, JOIN, NOP]);
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
    if matches!(opcode, JMPI | IF | WHILE | BREAK | GOTO) && random.chance(70) {
        predicate(&mut word, random);
        flag(&mut word, random);
    }
    if opcode == JMPI {
        word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
        word.set_low(lo::EXEC_SIZE, exec_size::ONE);
        word.set_low(lo::NO_MASK, true);
    }
    if opcode == GOTO {
        word.set_low(lo::BRANCH_CTRL, random.below(2));
    }
    word.0
}
