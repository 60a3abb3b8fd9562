//! EM: extended math, two lanes a cycle.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/em.md`.
//!
//! Invariants (test file `tests/em.rs`): results are those of the page (`functions_agree`, `seeds_refine`),
//! in the order of the issues and in their cycle (`turns_keep_their_order`).

mod bundle;
mod lane;
mod limit;
mod locate;
mod normalise;
mod operand;
mod plan;
mod tables;
mod word;

use crate::bundle::*;
use lane::EmLane;
use tessera_hdl::prelude::*;
use word::op;

/// Extended math: table, quadratics and turns for two lanes.
#[block(ports = tessera_ports::em)]
pub struct Em {
    lane: [EmLane; 2],
    /// X1 to X7 hold a beat.
    valid: Reg<U<7>>,
    /// It has one more turn to take; it has two.
    one_left: Reg<U<7>>,
    two_left: Reg<U<7>>,
    a_valid: Reg<Bit>,
    again: Signal<Local, Bit>,
    finish: Signal<Local, Bit>,
    /// The issue takes two turns; three.
    two: Signal<Local, Bit>,
    three: Signal<Local, Bit>,
    ready: Signal<Local, Bit>,
    taken: Signal<Local, Bit>,
    load: Signal<Local, Bit>,
    one: Signal<Local, Bit>,
}

impl Logic for Em {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, lane[2]);
        registers!(self, valid, one_left, two_left, a_valid);

        comment!("a beat waits for those that would be done after it, and for one that takes X1 again");
        self.two.next = self.issue.op.val() == op::FDIV;
        self.three.next = self.issue.op.val() == op::POW;
        self.again.next = self.one_left.q.val().get_bit(6) | self.two_left.q.val().get_bit(6);
        self.finish.next = self.valid.q.val().get_bit(6) & !self.again.val();
        self.ready.next = !self.again.val()
            & (!self.two_left.q.val().any() | self.three.val())
            & (!self.one_left.q.val().any() | self.two.val() | self.three.val());
        self.issue.ready.next = self.ready.val();
        self.taken.next = self.issue.valid.val() & self.ready.val();
        self.load.next = self.again.val() | self.taken.val();

        comment!("stages");
        self.one.next = (self.taken.val() & self.two.val()) | self.two_left.q.val().get_bit(6);
        self.valid.d.next = (self.valid.q.val() << 1) | bit_cast::<7, 1>(self.load.val().into());
        self.one_left.d.next = (self.one_left.q.val() << 1) | bit_cast::<7, 1>(self.one.val().into());
        self.two_left.d.next = (self.two_left.q.val() << 1) | bit_cast::<7, 1>((self.taken.val() & self.three.val()).into());
        self.a_valid.d.next = self.finish.val();

        comment!("lanes");
        for i in 0..2 {
            connect!(
                self.load => self.lane[i].load,
                self.again => self.lane[i].again,
                self.finish => self.lane[i].finish,
                self.issue.op => self.lane[i].op,
                self.issue.saturate => self.lane[i].saturate,
                self.issue.flush => self.lane[i].flush,
                self.issue.abs => self.lane[i].abs,
                self.issue.negate => self.lane[i].negate,
                self.issue.src0[i] => self.lane[i].src0,
                self.issue.src1[i] => self.lane[i].src1,
                self.lane[i].result => self.done.result[i],
                self.lane[i].extension => self.done.extension[i]
            );
        }
        self.done.valid.next = self.a_valid.q.val();
        self.done.eo.next =
            bit_cast::<2, 1>(self.lane[0].eo.val().into()) | (bit_cast::<2, 1>(self.lane[1].eo.val().into()) << 1);
    }
}
