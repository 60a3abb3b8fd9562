//! EM: random functions of operands in whose patterns every class, binade and neighbourhood of 1 comes up;
//! stretches of one function, so that turns follow each other without a gap.

use tessera_ports::bundle::eu::MathIssue;
use tessera_ports::em::{EmIn, EmOut};
use tessera_testkit::Random;

use super::{Offer, Stimulus};
use crate::coverage::Still;

/// Function codes.
pub const OPS: [u64; 11] = [1, 2, 3, 4, 5, 6, 7, 9, 10, 14, 15];
/// Patterns at which functions have their corners.
const CORNERS: [u64; 20] = [
    0,
    1,
    0x40_0000,
    0x7F_FFFF,
    0x80_0000,
    0x3980_0000,
    0x3A00_0000,
    0x3EFF_FFFF,
    0x3F7F_FFFF,
    0x3F80_0000,
    0x3F80_0001,
    0x3FFF_FFFF,
    0x4000_0000,
    0x4080_0000,
    0x42FF_FFFF,
    0x4300_0000,
    0x4316_0000,
    0x4580_0000,
    0x7F7F_FFFF,
    0x7F80_0000,
];

/// An f32 pattern.
pub fn operand(random: &mut Random) -> u64 {
    let sign = random.below(2) << 31;
    sign | match random.below(8) {
        0 => random.pick(&CORNERS),
        1 => 0x7F80_0000 | random.word() & 0x7F_FFFF & random.word(),
        2 => random.word() & 0x7F_FFFF >> random.below(23),
        3 => 0x3F00_0000 + (random.word() & 0x1FF_FFFF),
        4 => (110 + random.below(30)) << 23 | random.word() & 0x7F_FFFF,
        5 => (random.below(256) << 23) | (random.word() & 0x70_0000),
        _ => random.word() & 0x7FFF_FFFF,
    }
}

/// Stimulus of EM.
pub struct Em {
    random: Random,
    rate: u32,
    issue: Offer<MathIssue>,
    /// The function of this stretch.
    op: u64,
    cycle: u64,
}

fn issue(random: &mut Random, op: u64) -> MathIssue {
    let seldom = |random: &mut Random| if random.chance(25) { random.below(4) } else { 0 };
    MathIssue {
        valid: 1,
        op,
        saturate: (op < 14 && random.chance(20)) as u64,
        flush: random.chance(30) as u64,
        abs: seldom(random),
        negate: seldom(random),
        src0: [operand(random), operand(random)],
        src1: [operand(random), operand(random)],
    }
}

impl Stimulus for Em {
    type In = EmIn;
    type Out = EmOut;
    const STILL: &'static [Still] = &[Still { port: "done_extension_#", bits: [3, 0], reason: "a seed has 28 bits (rule 27)" }];

    fn new(random: Random, stall: u32) -> Self {
        Em { random, rate: 100 - stall, issue: Offer::default(), op: 1, cycle: 0 }
    }

    fn drive(&mut self) -> EmIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return EmIn { reset: 1, ..EmIn::default() };
        }
        if self.cycle & 15 == 0 || random.chance(30) {
            self.op = random.pick(&OPS);
        }
        let op = self.op;
        EmIn { reset: 0, issue: self.issue.get(random, self.rate, |random| issue(random, op)).unwrap_or_default() }
    }

    fn edge(&mut self, input: &EmIn, output: &EmOut) {
        self.issue.settle(input.issue.valid & output.issue.ready != 0);
        self.cycle += 1;
    }
}
