//! INTDIV: random divisions; short operands and limits come up as often as long ones.

use tessera_ports::bundle::eu::DivideIssue;
use tessera_ports::intdiv::{IntdivIn, IntdivOut};
use tessera_testkit::Random;

use super::{Offer, Stimulus};

/// Stimulus of INTDIV.
pub struct Intdiv {
    random: Random,
    rate: u32,
    issue: Offer<DivideIssue>,
    cycle: u64,
}

pub(super) fn operand(random: &mut Random) -> u64 {
    match random.below(4) {
        0 => random.pick(&[0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF]),
        1 => random.word() & 0xFFFF_FFFF >> random.below(32),
        2 => (random.word() & 0xFFFF_FFFF >> random.below(32)).wrapping_neg() & 0xFFFF_FFFF,
        _ => random.word() & 0xFFFF_FFFF,
    }
}

impl Stimulus for Intdiv {
    type In = IntdivIn;
    type Out = IntdivOut;

    fn new(random: Random, stall: u32) -> Self {
        Intdiv { random, rate: 100 - stall, issue: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> IntdivIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return IntdivIn { reset: 1, ..IntdivIn::default() };
        }
        let issue = self.issue.get(random, self.rate, |random| DivideIssue {
            valid: 1,
            sign: random.below(2),
            src0: [operand(random), operand(random)],
            src1: [operand(random), operand(random)],
        });
        IntdivIn { reset: 0, issue: issue.unwrap_or_default() }
    }

    fn edge(&mut self, input: &IntdivIn, output: &IntdivOut) {
        self.issue.settle(input.issue.valid & output.issue.ready != 0);
        self.cycle += 1;
    }
}
