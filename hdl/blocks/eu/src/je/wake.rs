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

use crate::bundle::*;
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
    pub flow: Flow<In>,
    pub dispatched: Signal<In, U<32>>,
    pub targets: Targets<In>,
    pub parked: [Signal<In, U<32>>; 32],
    pub new_parked: [Signal<Out, U<32>>; 32],
    pub result: Branch<Out>,
    pub ret: Retire<Out>,
    j3: BranchReg,
    j3_ret: RetireReg,
    address: [Signal<Local, U<32>>; 32],
    candidate: Signal<Local, U<32>>,
    /// Minimum tree: 32 leaves, then 16, 8, 4, 2 and 1 nodes.
    node: [Signal<Local, U<32>>; 63],
}

impl Logic for JeWake {
    #[hdl]
    fn update(&mut self) {
        stages!(self, j3, j3_ret);

        comment!("park");
        for c in 0..32 {
            self.address[c].next = self.parked[c].val();
            if self.flow.act.val().get_bit(c) & !self.targets.act.val().get_bit(c) {
                self.address[c].next = self.targets.refused_target.val();
                if self.flow.taken.val().get_bit(c) {
                    self.address[c].next = self.targets.taken_target.val();
                }
            }
            self.new_parked[c].next = self.address[c].val();
        }

        comment!("smallest waiting address above next_ip");
        self.candidate.next = 0.into();
        for c in 0..32 {
            self.candidate.next = self.candidate.val().replace_bit(
                c,
                self.dispatched.val().get_bit(c)
                    & !self.targets.act.val().get_bit(c)
                    & (self.address[c].val() > self.targets.next_ip.val()),
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

        comment!("result; without one all is 0");
        self.j3.valid.d.next = self.valid.val();
        self.j3.slot.d.next = 0.into();
        self.j3.sync.d.next = false;
        self.j3.target.d.next = 0.into();
        self.j3.act.d.next = 0.into();
        self.j3.wake_valid.d.next = false;
        self.j3.wake.d.next = 0.into();
        self.j3_ret.valid.d.next = self.valid.val();
        self.j3_ret.slot.d.next = 0.into();
        self.j3_ret.ip.d.next = 0.into();
        self.j3_ret.op.d.next = 0.into();
        self.j3_ret.mask.d.next = 0.into();
        if self.valid.val() {
            forward!(
                self.slot => self.j3.slot,
                self.sync => self.j3.sync,
                self.targets.next_ip => self.j3.target,
                self.targets.act => self.j3.act,
                self.slot => self.j3_ret.slot,
                self.ip => self.j3_ret.ip,
                self.flow.op => self.j3_ret.op,
                self.flow.act => self.j3_ret.mask
            );
            if self.candidate.val().any() {
                self.j3.wake_valid.d.next = true;
                self.j3.wake.d.next = self.node[62].val();
            }
        }
        forward!(self.j3 => self.result, self.j3_ret => self.ret);
    }
}
