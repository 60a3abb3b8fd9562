//! INTDIV: integer division, two lanes, one bit of the quotients a cycle.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/intdiv.md`.
//!
//! Invariants (test file `tests/intdiv.rs`): results are those of the page (`divisions_are_exact`), 33 cycles
//! after the issue (same test).

mod lane;

use crate::bundle::*;
use lane::DivideLane;
use tessera_hdl::prelude::*;

/// Integer division: quotient and remainder of two lanes.
#[block(ports = tessera_ports::intdiv)]
pub struct Intdiv {
    lane: [DivideLane; 2],
    left: Reg<U<6>>,
    valid: Reg<Bit>,
    sign: Reg<Bit>,
    idle: Signal<Local, Bit>,
    load: Signal<Local, Bit>,
}

impl Logic for Intdiv {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, lane[2]);
        registers!(self, left, valid, sign);
        self.idle.next = !self.left.q.val().any();
        self.issue.ready.next = self.idle.val();
        self.load.next = self.issue.valid.val() & self.idle.val();
        if self.load.val() {
            self.left.d.next = 32.into();
            self.sign.d.next = self.issue.sign.val();
        } else if !self.idle.val() {
            self.left.d.next = self.left.q.val() - 1;
        }
        self.valid.d.next = self.left.q.val() == 1;

        self.done.valid.next = self.valid.q.val();
        for i in 0..2 {
            connect!(
                self.load => self.lane[i].load,
                self.idle => self.lane[i].hold,
                self.issue.sign => self.lane[i].sign,
                self.issue.src0[i] => self.lane[i].numerator,
                self.issue.src1[i] => self.lane[i].divisor,
                self.sign => self.lane[i].was_signed
            );
            self.done.quotient[i].next = 0.into();
            self.done.remainder[i].next = 0.into();
            if self.valid.q.val() {
                self.done.quotient[i].next = self.lane[i].quotient.val();
                self.done.remainder[i].next = self.lane[i].remainder.val();
            }
        }
    }
}
