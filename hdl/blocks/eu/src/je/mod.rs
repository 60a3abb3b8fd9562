//! JE: branch unit: all flow control, on instruction pointers of channels.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/je.md`.
//!
//! Parts, one a stage: `join` (J1), `next` (J2), `wake` (J3).
//!
//! Invariants (test file `tests/je.rs`, `branches_like_the_model`): the result is valid for one cycle, four
//! after the issue; it never holds a channel that was not dispatched or active; a channel is either active or
//! parked.
//!
//! Limits: one operation in work. Parked addresses live in a LUT RAM that reset does not clear; `known` marks
//! the slots written since reset, others read as 0.

mod join;
mod next;
mod wake;

use crate::bundle::*;
use join::JeJoin;
use next::JeNext;
use tessera_hdl::prelude::*;
use wake::JeWake;

/// Branch unit: joins, divergence and the next address of a thread.
#[block(ports = tessera_ports::je)]
pub struct Je {
    dispatched: [Reg<U<32>>; 7],
    /// Slots whose row of `parked` was written since reset.
    known: Reg<U<8>>,
    parked: LutRam<3, 32, 32>,
    op_valid: Carry<Bit, 3>,
    op_slot: Reg<U<3>>,
    op_ip: Reg<U<32>>,
    op_sync: Reg<Bit>,
    j1: JeJoin,
    j2: JeNext,
    j3: JeWake,
    free: Signal<Local, Bit>,
    op_dispatched: Signal<Local, U<32>>,
    op_known: Signal<Local, Bit>,
    /// Addresses the thread's channels are parked at; 0 before the first operation.
    waiting: [Signal<Local, U<32>>; 32],
}

impl Logic for Je {
    #[hdl]
    fn update(&mut self) {
        registers!(self, dispatched[7], known, op_slot, op_ip, op_sync);
        subblocks!(self, j1, j2, j3);
        memories!(self, parked);

        comment!("issue");
        self.free.next = !(self.op_valid[0].q.val() | self.op_valid[1].q.val() | self.op_valid[2].q.val());
        self.j1.free.next = self.free.val();
        connect!(self.issue => self.j1.issue);
        carry!(self, op_valid[3] = self.j1.take.val());
        if self.j1.take.val() {
            forward!(self.issue.slot => self.op_slot, self.issue.ip => self.op_ip, self.issue.sync => self.op_sync);
        }

        comment!("thread state of the operation");
        self.op_dispatched.next = 0.into();
        for t in 0..7 {
            if self.op_slot.q.val() == t.to_bits::<3>() {
                self.op_dispatched.next = self.dispatched[t].q.val();
            }
            if self.start.valid.val() & (self.start.slot.val() == t.to_bits::<3>()) {
                self.dispatched[t].d.next = self.start.mask.val();
            }
        }
        self.op_known.next = (self.known.q.val() >> self.op_slot.q.val()).get_bit(0);
        self.parked.read_address.next = self.op_slot.q.val();
        self.parked.write_address.next = self.op_slot.q.val();
        self.parked.write_enable.next = self.op_valid[2].q.val();
        if self.op_valid[2].q.val() {
            self.known.d.next = self.known.q.val() | (bits::<8>(1) << self.op_slot.q.val());
        }

        comment!("J1");
        connect!(self.op_valid[0] => self.j1.valid, self.op_dispatched => self.j1.dispatched);

        comment!("J2");
        connect!(
            self.op_valid[1] => self.j2.valid,
            self.op_ip => self.j2.ip,
            self.op_sync => self.j2.sync,
            self.j1.flow => self.j2.flow
        );
        self.j2.idle.next = self.op_dispatched.val() & !self.j1.flow.act.val();

        comment!("J3 and result");
        connect!(
            self.op_valid[2] => self.j3.valid,
            self.op_slot => self.j3.slot,
            self.op_sync => self.j3.sync,
            self.op_ip => self.j3.ip,
            self.op_dispatched => self.j3.dispatched,
            self.j1.flow => self.j3.flow,
            self.j2.targets => self.j3.targets,
            self.j3.result => self.branch,
            self.j3.ret => self.ret
        );
        for c in 0..32 {
            self.waiting[c].next = 0.into();
            if self.op_known.val() {
                self.waiting[c].next = self.parked.read_data[c].val();
            }
        }
        connect!(
            self.waiting => self.j1.parked,
            self.waiting => self.j2.parked,
            self.waiting => self.j3.parked,
            self.j3.new_parked => self.parked.write_data
        );
    }
}
