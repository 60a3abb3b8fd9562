//! INTDIV: random divisions; short operands and limits come up as often as long ones, and so do numerators at
//! either side of a multiple of the divisor.

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

fn operand(random: &mut Random) -> u64 {
    match random.below(4) {
        0 => random.pick(&[0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF]),
        1 => random.word() & 0xFFFF_FFFF >> random.below(32),
        2 => (random.word() & 0xFFFF_FFFF >> random.below(32)).wrapping_neg() & 0xFFFF_FFFF,
        _ => random.word() & 0xFFFF_FFFF,
    }
}

/// Numerator and divisor of a lane; many a numerator is a multiple of the divisor, or one less.
fn lane(random: &mut Random) -> [u64; 2] {
    let [numerator, divisor] = [operand(random), operand(random)];
    match random.below(4) {
        whole @ 0..2 => [(numerator - numerator % divisor.max(1)).wrapping_sub(whole) & 0xFFFF_FFFF, divisor],
        _ => [numerator, divisor],
    }
}

/// Any division.
pub(super) fn division(random: &mut Random) -> DivideIssue {
    let lanes = [lane(random), lane(random)];
    DivideIssue { valid: 1, sign: random.below(2), src0: lanes.map(|lane| lane[0]), src1: lanes.map(|lane| lane[1]) }
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
        let issue = self.issue.get(random, self.rate, division);
        IntdivIn { reset: 0, issue: issue.unwrap_or_default() }
    }

    fn edge(&mut self, input: &IntdivIn, output: &IntdivOut) {
        self.issue.settle(input.issue.valid & output.issue.ready != 0);
        self.cycle += 1;
    }
}
