//! J1: which channels are at this instruction, and which of them take the branch.
//!
//! ```text
//! issue (take) -> op registers -> J1: join, predicate, addresses -> registers for J2, J3
//! ```
//!
//! `act` = the active channels plus those parked at `ip`; `taken` and `refused`
//! split the enabled ones by the predicate. `after` is the address behind the
//! instruction, `jip` and `uip` the absolute targets; `waits_after`: some other
//! dispatched channel of the instruction's range is parked at `after` (for `else`).
//! Outputs are registers, valid from J2 until the next operation's J2. No stalls.

use tessera_hdl::prelude::*;

/// First stage of the branch unit.
#[block]
pub struct JeJoin {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    /// J1 works in this cycle.
    pub valid: Signal<In, Bit>,
    pub i_ip: Signal<In, U<32>>,
    pub i_lo: Signal<In, U<64>>,
    pub i_hi: Signal<In, U<64>>,
    pub i_len8: Signal<In, Bit>,
    pub i_sync: Signal<In, Bit>,
    pub i_act: Signal<In, U<32>>,
    pub i_pred: Signal<In, U<32>>,
    pub dispatched: Signal<In, U<32>>,
    pub parked: [Signal<In, U<32>>; 32],
    /// Opcode; 0 for a sync. Valid from J1.
    pub op: Signal<Out, U<7>>,
    /// BranchCtrl (`.b`).
    pub branch: Signal<Out, Bit>,
    pub after: Signal<Out, U<32>>,
    pub jip: Signal<Out, U<32>>,
    pub uip: Signal<Out, U<32>>,
    pub act: Signal<Out, U<32>>,
    pub taken: Signal<Out, U<32>>,
    pub refused: Signal<Out, U<32>>,
    /// Predicate of the first channel, for `jmpi`.
    pub first: Signal<Out, Bit>,
    pub waits_after: Signal<Out, Bit>,
    op_code: Reg<U<7>>,
    op_branch: Reg<Bit>,
    op_group: Reg<U<3>>,
    op_size: Reg<U<3>>,
    op_len8: Reg<Bit>,
    op_ip: Reg<U<32>>,
    op_jip: Reg<U<32>>,
    op_uip: Reg<U<32>>,
    op_act: Reg<U<32>>,
    op_pred: Reg<U<32>>,
    j1_after: Reg<U<32>>,
    j1_jip: Reg<U<32>>,
    j1_uip: Reg<U<32>>,
    j1_act: Reg<U<32>>,
    j1_taken: Reg<U<32>>,
    j1_refused: Reg<U<32>>,
    j1_first: Reg<Bit>,
    j1_waits: Reg<Bit>,
    offset: Signal<Local, U<5>>,
    lanes: Signal<Local, U<32>>,
    range: Signal<Local, U<32>>,
    behind: Signal<Local, U<32>>,
    here: Signal<Local, U<32>>,
    there: Signal<Local, U<32>>,
    joined: Signal<Local, U<32>>,
    enabled: Signal<Local, U<32>>,
}

impl Logic for JeJoin {
    #[hdl]
    fn update(&mut self) {
        registers!(self, op_code, op_branch, op_group, op_size, op_len8, op_ip, op_jip, op_uip, op_act, op_pred);
        registers!(self, j1_after, j1_jip, j1_uip, j1_act, j1_taken, j1_refused, j1_first, j1_waits);

        comment!("operation");
        if self.take.val() {
            self.op_code.d.next = self.i_lo.val().get_bits::<7>(0);
            if self.i_sync.val() {
                self.op_code.d.next = 0.into();
            }
            self.op_branch.d.next = self.i_lo.val().get_bit(28);
            self.op_group.d.next = self.i_lo.val().get_bits::<3>(11);
            self.op_size.d.next = self.i_lo.val().get_bits::<3>(21);
            self.op_len8.d.next = self.i_len8.val();
            self.op_ip.d.next = self.i_ip.val();
            self.op_uip.d.next = self.i_hi.val().get_bits::<32>(0);
            self.op_jip.d.next = self.i_hi.val().get_bits::<32>(32);
            self.op_act.d.next = self.i_act.val();
            self.op_pred.d.next = self.i_pred.val();
        }

        comment!("channels of the instruction: offset 8 * QtrCtrl + 4 * NibCtrl");
        self.offset.next = (bit_cast::<5, 2>(self.op_group.q.val().get_bits::<2>(1)) << 3)
            | (bit_cast::<5, 1>(self.op_group.q.val().get_bits::<1>(0)) << 2);
        self.lanes.next = 0xffff_ffff_u64.into();
        for k in 0..5 {
            if self.op_size.q.val() == k.to_bits::<3>() {
                self.lanes.next = bits::<32>((1 << (1 << k)) - 1);
            }
        }
        self.range.next = self.lanes.val() << self.offset.val();

        comment!("join");
        self.behind.next = self.op_ip.q.val() + 16;
        if self.op_len8.q.val() {
            self.behind.next = self.op_ip.q.val() + 8;
        }
        self.here.next = 0.into();
        self.there.next = 0.into();
        for c in 0..32 {
            self.here.next = self.here.val().replace_bit(c, self.parked[c].val() == self.op_ip.q.val());
            self.there.next = self.there.val().replace_bit(c, self.parked[c].val() == self.behind.val());
        }
        self.joined.next = self.op_act.q.val() | (self.dispatched.val() & self.here.val());
        self.enabled.next = self.joined.val() & self.range.val();
        if self.valid.val() {
            self.j1_after.d.next = self.behind.val();
            self.j1_jip.d.next = self.op_ip.q.val() + self.op_jip.q.val();
            self.j1_uip.d.next = self.op_ip.q.val() + self.op_uip.q.val();
            comment!("jmpi counts from the next instruction");
            if self.op_code.q.val() == 0x20 {
                self.j1_jip.d.next = self.behind.val() + self.op_jip.q.val();
            }
            self.j1_act.d.next = self.joined.val();
            self.j1_taken.d.next = self.enabled.val() & self.op_pred.q.val();
            self.j1_refused.d.next = self.enabled.val() & !self.op_pred.q.val();
            self.j1_first.d.next = (self.op_pred.q.val() >> self.offset.val()).get_bit(0);
            self.j1_waits.d.next = (self.range.val() & self.dispatched.val() & !self.joined.val() & self.there.val()).any();
        }

        self.op.next = self.op_code.q.val();
        self.branch.next = self.op_branch.q.val();
        self.after.next = self.j1_after.q.val();
        self.jip.next = self.j1_jip.q.val();
        self.uip.next = self.j1_uip.q.val();
        self.act.next = self.j1_act.q.val();
        self.taken.next = self.j1_taken.q.val();
        self.refused.next = self.j1_refused.q.val();
        self.first.next = self.j1_first.q.val();
        self.waits_after.next = self.j1_waits.q.val();
    }
}
