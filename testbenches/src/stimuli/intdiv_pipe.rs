//! Pipelined INTDIV: the divisions of INTDIV, at any rate.

use tessera_ports::bundle::eu::DivideIssue;
use tessera_ports::intdiv_pipe::{IntdivPipeIn, IntdivPipeOut};
use tessera_testkit::Random;

use super::intdiv::operand;
use super::{Offer, Stimulus};
use crate::coverage::Still;

/// Stimulus of the pipelined INTDIV.
pub struct IntdivPipe {
    random: Random,
    rate: u32,
    issue: Offer<DivideIssue>,
    cycle: u64,
}

impl Stimulus for IntdivPipe {
    type In = IntdivPipeIn;
    type Out = IntdivPipeOut;
    const STILL: &'static [Still] = &[Still { port: "issue_ready", bits: [0, 0], reason: "it never waits (rule 1)" }];

    fn new(random: Random, stall: u32) -> Self {
        IntdivPipe { random, rate: 100 - stall, issue: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> IntdivPipeIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return IntdivPipeIn { reset: 1, ..IntdivPipeIn::default() };
        }
        let issue = self.issue.get(random, self.rate, |random| DivideIssue {
            valid: 1,
            sign: random.below(2),
            src0: [operand(random), operand(random)],
            src1: [operand(random), operand(random)],
        });
        IntdivPipeIn { reset: 0, issue: issue.unwrap_or_default() }
    }

    fn edge(&mut self, input: &IntdivPipeIn, output: &IntdivPipeOut) {
        self.issue.settle(input.issue.valid & output.issue.ready != 0);
        self.cycle += 1;
    }
}
