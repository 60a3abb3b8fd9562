//! JE: branch unit.
//!
//! ```text
//!               +---------------------------------------------+
//!  start_*   -->| dispatch masks [7]                          |
//!  i_*       -->| J1 join  ->  J2 next address  ->  J3 wake   |--> r_*
//!  i_ready   <--|      ^            ^                 |       |
//!               |      +-- parked addresses [8][32] <-+       |
//!               +---------------------------------------------+
//! ```
//!
//! All flow control, on per-channel instruction pointers: a channel that left
//! the common path waits at an address of its own. The rules of every opcode are
//! in `tessera_ports::je`.
//!
//! ```text
//! cycle     0      1     2     3      4
//! i_valid   goto
//! stage            J1    J2    J3
//! i_ready   1      0     0     0      1
//! r_valid                             1
//! ```
//!
//! Invariants (test file `tests/je.rs`, `branches_like_the_model`): `r_valid` is
//! high for one cycle, four after the issue; `r_act` never holds a channel that
//! was not dispatched or active; a channel is either active or parked.
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | operation in work (cycles 1 to 3) | the next bundle, until the result cycle |
//!
//! Deadlock: none, an operation takes four cycles whatever happens elsewhere.
//!
//! Limits: one operation in work. Parked addresses live in a LUT RAM that reset
//! does not clear; `known` marks the slots written since reset, others read as 0.

mod join;
mod next;
mod wake;

use join::JeJoin;
use next::JeNext;
use tessera_hdl::prelude::*;
use wake::JeWake;

/// Branch unit: joins, divergence and the next address of a thread.
#[block]
pub struct Je {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start_valid: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    pub start_mask: Signal<In, U<32>>,
    pub i_valid: Signal<In, Bit>,
    pub i_slot: Signal<In, U<3>>,
    pub i_ip: Signal<In, U<32>>,
    pub i_lo: Signal<In, U<64>>,
    pub i_hi: Signal<In, U<64>>,
    pub i_len8: Signal<In, Bit>,
    pub i_sync: Signal<In, Bit>,
    pub i_act: Signal<In, U<32>>,
    pub i_pred: Signal<In, U<32>>,
    pub i_ready: Signal<Out, Bit>,
    pub r_valid: Signal<Out, Bit>,
    pub r_slot: Signal<Out, U<3>>,
    pub r_sync: Signal<Out, Bit>,
    pub r_next: Signal<Out, U<32>>,
    pub r_act: Signal<Out, U<32>>,
    pub r_wake_valid: Signal<Out, Bit>,
    pub r_wake: Signal<Out, U<32>>,
    pub r_ip: Signal<Out, U<32>>,
    pub r_op: Signal<Out, U<7>>,
    pub r_mask: Signal<Out, U<32>>,
    dispatched: [Reg<U<32>>; 7],
    /// Slots whose row of `parked` was written since reset.
    known: Reg<U<8>>,
    parked: LutRam<3, 32, 32>,
    op_valid: [Reg<Bit>; 3],
    op_slot: Reg<U<3>>,
    op_ip: Reg<U<32>>,
    op_sync: Reg<Bit>,
    j1: JeJoin,
    j2: JeNext,
    j3: JeWake,
    take: Signal<Local, Bit>,
    op_dispatched: Signal<Local, U<32>>,
    op_known: Signal<Local, Bit>,
}

impl Logic for Je {
    #[hdl]
    fn update(&mut self) {
        registers!(self, dispatched[7], known, op_valid[3], op_slot, op_ip, op_sync);
        subblocks!(self, j1, j2, j3);
        memories!(self, parked);

        comment!("issue");
        self.i_ready.next = !(self.op_valid[0].q.val() | self.op_valid[1].q.val() | self.op_valid[2].q.val());
        self.take.next = self.i_valid.val() & !(self.op_valid[0].q.val() | self.op_valid[1].q.val() | self.op_valid[2].q.val());
        self.op_valid[0].d.next = self.take.val();
        self.op_valid[1].d.next = self.op_valid[0].q.val();
        self.op_valid[2].d.next = self.op_valid[1].q.val();
        if self.take.val() {
            self.op_slot.d.next = self.i_slot.val();
            self.op_ip.d.next = self.i_ip.val();
            self.op_sync.d.next = self.i_sync.val();
        }

        comment!("thread state of the operation");
        self.op_dispatched.next = 0.into();
        for t in 0..7 {
            if self.op_slot.q.val() == t.to_bits::<3>() {
                self.op_dispatched.next = self.dispatched[t].q.val();
            }
            if self.start_valid.val() & (self.start_slot.val() == t.to_bits::<3>()) {
                self.dispatched[t].d.next = self.start_mask.val();
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
        self.j1.take.next = self.take.val();
        self.j1.valid.next = self.op_valid[0].q.val();
        self.j1.i_ip.next = self.i_ip.val();
        self.j1.i_lo.next = self.i_lo.val();
        self.j1.i_hi.next = self.i_hi.val();
        self.j1.i_len8.next = self.i_len8.val();
        self.j1.i_sync.next = self.i_sync.val();
        self.j1.i_act.next = self.i_act.val();
        self.j1.i_pred.next = self.i_pred.val();
        self.j1.dispatched.next = self.op_dispatched.val();

        comment!("J2");
        self.j2.valid.next = self.op_valid[1].q.val();
        self.j2.ip.next = self.op_ip.q.val();
        self.j2.sync.next = self.op_sync.q.val();
        self.j2.op.next = self.j1.op.val();
        self.j2.branch.next = self.j1.branch.val();
        self.j2.after.next = self.j1.after.val();
        self.j2.jip.next = self.j1.jip.val();
        self.j2.uip.next = self.j1.uip.val();
        self.j2.act.next = self.j1.act.val();
        self.j2.taken.next = self.j1.taken.val();
        self.j2.refused.next = self.j1.refused.val();
        self.j2.first.next = self.j1.first.val();
        self.j2.waits_after.next = self.j1.waits_after.val();
        self.j2.idle.next = self.op_dispatched.val() & !self.j1.act.val();

        comment!("J3 and result");
        self.j3.valid.next = self.op_valid[2].q.val();
        self.j3.slot.next = self.op_slot.q.val();
        self.j3.sync.next = self.op_sync.q.val();
        self.j3.ip.next = self.op_ip.q.val();
        self.j3.op.next = self.j1.op.val();
        self.j3.mask.next = self.j1.act.val();
        self.j3.taken.next = self.j1.taken.val();
        self.j3.dispatched.next = self.op_dispatched.val();
        self.j3.act.next = self.j2.new_act.val();
        self.j3.next_ip.next = self.j2.next_ip.val();
        self.j3.taken_target.next = self.j2.taken_target.val();
        self.j3.refused_target.next = self.j2.refused_target.val();
        self.r_valid.next = self.j3.r_valid.val();
        self.r_slot.next = self.j3.r_slot.val();
        self.r_sync.next = self.j3.r_sync.val();
        self.r_next.next = self.j3.r_next.val();
        self.r_act.next = self.j3.r_act.val();
        self.r_wake_valid.next = self.j3.r_wake_valid.val();
        self.r_wake.next = self.j3.r_wake.val();
        self.r_ip.next = self.j3.r_ip.val();
        self.r_op.next = self.j3.r_op.val();
        self.r_mask.next = self.j3.r_mask.val();
        for c in 0..32 {
            self.j1.parked[c].next = 0.into();
            self.j2.parked[c].next = 0.into();
            self.j3.parked[c].next = 0.into();
            if self.op_known.val() {
                self.j1.parked[c].next = self.parked.read_data[c].val();
                self.j2.parked[c].next = self.parked.read_data[c].val();
                self.j3.parked[c].next = self.parked.read_data[c].val();
            }
            self.parked.write_data[c].next = self.j3.new_parked[c].val();
        }
    }
}
