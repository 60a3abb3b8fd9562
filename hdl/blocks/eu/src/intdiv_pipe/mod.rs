//! Pipelined INTDIV: two lanes every cycle.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/intdiv_pipe.md`.
//!
//! Invariants (test file `tests/intdiv.rs`): results are those of the page, eight cycles after the issue
//! (`pipelined_divisions_are_exact`).

mod correct;
mod lane;
mod normalise;
mod reciprocal;
mod rest;
mod word;

use crate::bundle::*;
use lane::DividePipeLane;
use tessera_hdl::prelude::*;

/// Integer division, pipelined: two lanes a cycle.
#[block(ports = tessera_ports::intdiv_pipe)]
pub struct IntdivPipe {
    lane: [DividePipeLane; 2],
    /// X1 to X7 hold a beat.
    valid: Reg<U<7>>,
    a_valid: Reg<Bit>,
}

impl Logic for IntdivPipe {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, lane[2]);
        registers!(self, valid, a_valid);
        self.issue.ready.next = true;
        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<7, 1>(self.issue.valid.val().into());
        self.a_valid.d.next = self.valid.q.val().get_bit(6);
        self.done.valid.next = self.a_valid.q.val();
        for i in 0..2 {
            self.lane[i].finish.next = self.valid.q.val().get_bit(6);
            connect!(
                self.issue.valid => self.lane[i].load,
                self.issue.sign => self.lane[i].sign,
                self.issue.src0[i] => self.lane[i].numerator,
                self.issue.src1[i] => self.lane[i].divisor,
                self.lane[i].quotient => self.done.quotient[i],
                self.lane[i].remainder => self.done.remainder[i]
            );
        }
    }
}
