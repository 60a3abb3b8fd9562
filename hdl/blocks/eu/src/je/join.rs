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

use crate::bundle::*;
use crate::opcode;
use tessera_hdl::prelude::*;

/// First stage of the branch unit.
#[block]
pub struct JeJoin {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// No operation is in work.
    pub free: Signal<In, Bit>,
    pub issue: BranchIssue<In>,
    /// An operation begins with the next cycle.
    pub take: Signal<Out, Bit>,
    /// J1 works in this cycle.
    pub valid: Signal<In, Bit>,
    pub dispatched: Signal<In, U<32>>,
    pub parked: [Signal<In, U<32>>; 32],
    /// The operation; opcode and BranchCtrl are valid from J1 on, the rest from J2 on.
    pub flow: Flow<Out>,
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
    taken: Signal<Local, Bit>,
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
        self.issue.ready.next = self.free.val();
        self.taken.next = self.issue.valid.val() & self.free.val();
        self.take.next = self.taken.val();
        if self.taken.val() {
            forward!(
                self.issue.op => self.op_code,
                self.issue.branch => self.op_branch,
                self.issue.group => self.op_group,
                self.issue.size => self.op_size,
                self.issue.uip => self.op_uip,
                self.issue.jip => self.op_jip,
                self.issue.len8 => self.op_len8,
                self.issue.ip => self.op_ip,
                self.issue.act => self.op_act,
                self.issue.pred => self.op_pred
            );
        }

        comment!("channels of the instruction: offset 8 * QtrCtrl + 4 * NibCtrl");
        self.offset.next = bit_cast::<5, 3>(self.op_group.q.val()) << 2;
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
            if self.op_code.q.val() == opcode::JMPI {
                self.j1_jip.d.next = self.behind.val() + self.op_jip.q.val();
            }
            self.j1_act.d.next = self.joined.val();
            self.j1_taken.d.next = self.enabled.val() & self.op_pred.q.val();
            self.j1_refused.d.next = self.enabled.val() & !self.op_pred.q.val();
            self.j1_first.d.next = (self.op_pred.q.val() >> self.offset.val()).get_bit(0);
            self.j1_waits.d.next = (self.range.val() & self.dispatched.val() & !self.joined.val() & self.there.val()).any();
        }

        connect!(
            self.op_code => self.flow.op,
            self.op_branch => self.flow.branch,
            self.j1_after => self.flow.after,
            self.j1_jip => self.flow.jip,
            self.j1_uip => self.flow.uip,
            self.j1_act => self.flow.act,
            self.j1_taken => self.flow.taken,
            self.j1_refused => self.flow.refused,
            self.j1_first => self.flow.first,
            self.j1_waits => self.flow.waits_after
        );
    }
}
