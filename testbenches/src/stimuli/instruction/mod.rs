//! Random native instruction words inside the subset the EU executes (`tessera_ports::uop`), field by field
//! as `tessera_eu::word` declares them.
//!
//! Registers come from a small range so that dependencies are frequent.

mod address;
mod alu;
mod branch;
mod double;
mod ieee;
mod message;
mod noise;
mod operand;
mod sum;
mod value;

pub use alu::{accumulate, alu, lanes, mach, math, modes, products, usual};
pub use branch::{branch, has_uip, in_register, target_in, wait};
pub use ieee::ieee;
pub use message::{end_of_thread, in_a0, is_split, message};
pub use noise::with_noise;
pub use value::{value, word, Near};

use tessera_eu::opcode;
use tessera_eu::word::{lo, pred_ctrl, thread_ctrl, Native};
use tessera_hdl::U;
use tessera_testkit::Random;

/// Fields every instruction has: opcode, exec size, channel offset, mask control. Returns the exec size code.
fn common(word: &mut Native, random: &mut Random, opcode: U<7>, largest: u64) -> u64 {
    let exec = random.below(largest + 1);
    word.set_low(lo::OPCODE, opcode);
    word.set_low(lo::EXEC_SIZE, exec);
    let step = (1u64 << exec).max(4);
    let offset = random.below(32 / step) * step;
    word.set_low(lo::CHANNEL_GROUP, offset / 4);
    word.set_low(lo::NO_MASK, random.chance(30));
    if random.chance(10) {
        dependency(word, random);
    }
    if random.chance(5) {
        word.set_low(lo::THREAD_CTRL, thread_ctrl::ATOMIC);
    }
    exec
}

/// Dependency control: hints that mean nothing here.
fn dependency(word: &mut Native, random: &mut Random) {
    word.set_low(lo::DEPENDENCY, random.below(4));
}

/// First of `count` registers: mostly one of a few, so that instructions depend on each other, sometimes any.
fn register(random: &mut Random, count: u64) -> u64 {
    let numbers = if random.chance(95) { 24 } else { 129 - count };
    random.below(numbers)
}

/// Mostly each channel's own bit; of what there is beside that, mad and what is made of it (csel, lrp, bfe,
/// bfi2) have any4h and all4h only.
fn predicate(word: &mut Native, random: &mut Random) {
    let control = match random.below(4) {
        0 if [opcode::MAD, opcode::CSEL].contains(&U::new(word.low(lo::OPCODE))) => 6 + random.below(2),
        0 => 2 + random.below(12),
        _ => pred_ctrl::NORMAL.raw(),
    };
    word.set_low(lo::PRED_CTRL, control);
    word.set_low(lo::PRED_INV, random.below(2));
}

fn flag(word: &mut Native, random: &mut Random) {
    word.set_low(lo::FLAG, random.below(4));
}

/// A legal ALU instruction that has a compacted form, and that form.
pub fn compacted(random: &mut Random) -> u64 {
    loop {
        let mut word = Native(alu(random));
        if random.chance(50) {
            // A fifth of the control table has dependency hints.
            dependency(&mut word, random);
        }
        if let Some(word) = tessera_isa::compact(word.0) {
            return word;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tessera_eu::word::compact;
    use tessera_golden::tc::decode::Decoded;

    #[test]
    fn compacted_words_come_from_all_of_the_control_table_that_is_legal() {
        let mut random = Random::new(1);
        let words = (0..2_000).map(|_| U::<64>::new(compacted(&mut random)));
        let two_source = words.filter(|word| word.field(compact::OPCODE) != opcode::MAD);
        let entries: BTreeSet<u64> = two_source.map(|word| word.field(compact::CONTROL).raw()).collect();
        // The others mean Align16.
        let legal = [0, 1, 3, 5, 8, 11, 13, 15];
        assert_eq!(legal.iter().filter(|e| !entries.contains(e)).collect::<Vec<_>>(), Vec::<&u64>::new(), "{entries:?}");
    }

    #[test]
    fn every_instruction_is_one_that_the_eu_executes() {
        let mut random = Random::new(1);
        type Make = fn(&mut Random) -> u128;
        let made: [(&str, Make); 5] = [
            ("alu", alu),
            ("branch", |random| branch(random, 8)),
            ("message", message),
            ("mach", mach),
            ("accumulator", |random| accumulate(random).pop().expect("a move comes last")),
        ];
        for (name, make) in made {
            for noisy in [false, true] {
                let words = (0..4_000).map(|_| {
                    let word = make(&mut random);
                    if noisy {
                        with_noise(&mut random, word)
                    } else {
                        word
                    }
                });
                let stops: Vec<u128> = words.filter(|&word| Decoded::new(word, false).unsupported).collect();
                assert!(stops.is_empty(), "{name}, noise {noisy}: {} of 4000, the first {:#034x}", stops.len(), stops[0]);
            }
        }
    }
}
