//! J3: parks the channels that stay behind and finds the next address to wake at.
//!
//! ```text
//! new_act, targets (J2) -> new_parked[32] (into the LUT RAM) -> smallest above next_ip -> r_* registers
//! ```
//!
//! `new_parked[c]` is the row to store: the target of a channel that was active
//! (`mask`) and is no more, else its old address. The wake address is the smallest
//! one above `next_ip` at which a dispatched channel outside `act` waits: a tree of
//! 31 compare-selects. `r_*` are registers, 0 unless `r_valid`. No stalls.

use tessera_hdl::prelude::*;

/// Third stage of the branch unit and its result register.
#[block]
pub struct JeWake {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// J3 works in this cycle.
    pub valid: Signal<In, Bit>,
    pub slot: Signal<In, U<3>>,
    pub sync: Signal<In, Bit>,
    pub ip: Signal<In, U<32>>,
    pub op: Signal<In, U<7>>,
    /// Active channels after the join.
    pub mask: Signal<In, U<32>>,
    pub taken: Signal<In, U<32>>,
    pub dispatched: Signal<In, U<32>>,
    /// Active channels from now on.
    pub act: Signal<In, U<32>>,
    pub next_ip: Signal<In, U<32>>,
    pub taken_target: Signal<In, U<32>>,
    pub refused_target: Signal<In, U<32>>,
    pub parked: [Signal<In, U<32>>; 32],
    pub new_parked: [Signal<Out, U<32>>; 32],
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
    j3_valid: Reg<Bit>,
    j3_slot: Reg<U<3>>,
    j3_sync: Reg<Bit>,
    j3_next: Reg<U<32>>,
    j3_act: Reg<U<32>>,
    j3_wake_valid: Reg<Bit>,
    j3_wake: Reg<U<32>>,
    j3_ip: Reg<U<32>>,
    j3_op: Reg<U<7>>,
    j3_mask: Reg<U<32>>,
    address: [Signal<Local, U<32>>; 32],
    candidate: Signal<Local, U<32>>,
    /// Minimum tree: 32 leaves, then 16, 8, 4, 2 and 1 nodes.
    node: [Signal<Local, U<32>>; 63],
}

impl Logic for JeWake {
    #[hdl]
    fn update(&mut self) {
        registers!(self, j3_valid, j3_slot, j3_sync, j3_next, j3_act, j3_wake_valid, j3_wake, j3_ip, j3_op, j3_mask);

        comment!("park");
        for c in 0..32 {
            self.address[c].next = self.parked[c].val();
            if self.mask.val().get_bit(c) & !self.act.val().get_bit(c) {
                self.address[c].next = self.refused_target.val();
                if self.taken.val().get_bit(c) {
                    self.address[c].next = self.taken_target.val();
                }
            }
            self.new_parked[c].next = self.address[c].val();
        }

        comment!("smallest waiting address above next_ip");
        self.candidate.next = 0.into();
        for c in 0..32 {
            self.candidate.next = self.candidate.val().replace_bit(
                c,
                self.dispatched.val().get_bit(c) & !self.act.val().get_bit(c) & (self.address[c].val() > self.next_ip.val()),
            );
            self.node[c].next = 0xffff_ffff_u64.into();
            if self.candidate.val().get_bit(c) {
                self.node[c].next = self.address[c].val();
            }
        }
        for k in 0..31 {
            self.node[32 + k].next = self.node[2 * k].val();
            if self.node[2 * k + 1].val() < self.node[2 * k].val() {
                self.node[32 + k].next = self.node[2 * k + 1].val();
            }
        }

        comment!("result");
        self.j3_valid.d.next = self.valid.val();
        self.j3_slot.d.next = 0.into();
        self.j3_sync.d.next = false;
        self.j3_next.d.next = 0.into();
        self.j3_act.d.next = 0.into();
        self.j3_wake_valid.d.next = false;
        self.j3_wake.d.next = 0.into();
        self.j3_ip.d.next = 0.into();
        self.j3_op.d.next = 0.into();
        self.j3_mask.d.next = 0.into();
        if self.valid.val() {
            self.j3_slot.d.next = self.slot.val();
            self.j3_sync.d.next = self.sync.val();
            self.j3_next.d.next = self.next_ip.val();
            self.j3_act.d.next = self.act.val();
            self.j3_ip.d.next = self.ip.val();
            self.j3_op.d.next = self.op.val();
            self.j3_mask.d.next = self.mask.val();
            if self.candidate.val().any() {
                self.j3_wake_valid.d.next = true;
                self.j3_wake.d.next = self.node[62].val();
            }
        }
        self.r_valid.next = self.j3_valid.q.val();
        self.r_slot.next = self.j3_slot.q.val();
        self.r_sync.next = self.j3_sync.q.val();
        self.r_next.next = self.j3_next.q.val();
        self.r_act.next = self.j3_act.q.val();
        self.r_wake_valid.next = self.j3_wake_valid.q.val();
        self.r_wake.next = self.j3_wake.q.val();
        self.r_ip.next = self.j3_ip.q.val();
        self.r_op.next = self.j3_op.q.val();
        self.r_mask.next = self.j3_mask.q.val();
    }
}
