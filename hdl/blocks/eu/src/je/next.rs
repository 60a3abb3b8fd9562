//! J2: where the thread goes on, and which channels go with it.
//!
//! ```text
//! sets, addresses (J1) -> table of opcodes -> next_ip, targets -> new_act -> registers for J3
//! ```
//!
//! A taken channel goes to `taken_target`, a refused one to `refused_target`, any
//! other active channel to `next_ip`. `new_act` = active channels whose target is
//! `next_ip` plus the idle (dispatched, not active) ones parked there. Outputs are
//! registers, valid from J3. No stalls.

use tessera_hdl::prelude::*;

/// Second stage of the branch unit.
#[block]
pub struct JeNext {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// J2 works in this cycle.
    pub valid: Signal<In, Bit>,
    pub ip: Signal<In, U<32>>,
    pub sync: Signal<In, Bit>,
    pub op: Signal<In, U<7>>,
    pub branch: Signal<In, Bit>,
    pub after: Signal<In, U<32>>,
    pub jip: Signal<In, U<32>>,
    pub uip: Signal<In, U<32>>,
    pub act: Signal<In, U<32>>,
    pub taken: Signal<In, U<32>>,
    pub refused: Signal<In, U<32>>,
    pub first: Signal<In, Bit>,
    pub waits_after: Signal<In, Bit>,
    /// Dispatched channels that are not active.
    pub idle: Signal<In, U<32>>,
    pub parked: [Signal<In, U<32>>; 32],
    pub next_ip: Signal<Out, U<32>>,
    pub taken_target: Signal<Out, U<32>>,
    pub refused_target: Signal<Out, U<32>>,
    pub new_act: Signal<Out, U<32>>,
    j2_next: Reg<U<32>>,
    j2_taken: Reg<U<32>>,
    j2_refused: Reg<U<32>>,
    j2_act: Reg<U<32>>,
    t: Signal<Local, U<32>>,
    f: Signal<Local, U<32>>,
    chosen: Signal<Local, U<32>>,
    stay: Signal<Local, U<32>>,
    meet: Signal<Local, U<32>>,
    some_taken: Signal<Local, Bit>,
    some_refused: Signal<Local, Bit>,
}

impl Logic for JeNext {
    #[hdl]
    fn update(&mut self) {
        registers!(self, j2_next, j2_taken, j2_refused, j2_act);
        self.some_taken.next = self.taken.val().any();
        self.some_refused.next = self.refused.val().any();

        comment!("nop, jmpi, sync: no channel is sent anywhere");
        self.chosen.next = self.after.val();
        if self.sync.val() {
            self.chosen.next = self.ip.val();
        } else if self.op.val() == 0x20 {
            if self.first.val() {
                self.chosen.next = self.jip.val();
            }
        } else if (self.op.val() == 0x22) | ((self.op.val() == 0x2e) & !self.branch.val()) {
            if !self.some_taken.val() {
                self.chosen.next = self.jip.val();
            }
        } else if self.op.val() == 0x24 {
            if !self.waits_after.val() {
                self.chosen.next = self.jip.val();
            }
        } else if (self.op.val() == 0x25) | (self.op.val() == 0x2f) {
            if !(self.some_taken.val() | self.some_refused.val()) {
                self.chosen.next = self.jip.val();
            }
        } else if self.op.val() == 0x27 {
            if self.some_taken.val() {
                self.chosen.next = self.jip.val();
            }
        } else if self.op.val() == 0x28 {
            if !self.some_refused.val() {
                self.chosen.next = self.jip.val();
            }
        } else if self.op.val() == 0x2e {
            self.chosen.next = self.jip.val();
            if self.some_taken.val() {
                self.chosen.next = self.uip.val();
            }
        }

        comment!("targets; an instruction without one sends every channel on");
        self.t.next = self.chosen.val();
        self.f.next = self.chosen.val();
        if !self.sync.val() {
            if self.op.val() == 0x22 {
                self.t.next = self.after.val();
                self.f.next = self.jip.val();
            } else if self.op.val() == 0x24 {
                self.t.next = self.uip.val();
                self.f.next = self.uip.val();
            } else if (self.op.val() == 0x25) | (self.op.val() == 0x2f) {
                self.t.next = self.after.val();
                self.f.next = self.after.val();
            } else if self.op.val() == 0x27 {
                self.t.next = self.jip.val();
                self.f.next = self.after.val();
            } else if self.op.val() == 0x28 {
                self.t.next = self.uip.val() + 16;
                self.f.next = self.after.val();
            } else if self.op.val() == 0x2e {
                self.t.next = self.after.val();
                self.f.next = self.uip.val();
                if self.branch.val() {
                    self.t.next = self.uip.val();
                    self.f.next = self.after.val();
                }
            }
        }

        self.stay.next = self.act.val();
        if self.t.val() != self.chosen.val() {
            self.stay.next = self.stay.val() & !self.taken.val();
        }
        if self.f.val() != self.chosen.val() {
            self.stay.next = self.stay.val() & !self.refused.val();
        }
        self.meet.next = 0.into();
        for c in 0..32 {
            self.meet.next = self.meet.val().replace_bit(c, self.parked[c].val() == self.chosen.val());
        }
        if self.valid.val() {
            self.j2_next.d.next = self.chosen.val();
            self.j2_taken.d.next = self.t.val();
            self.j2_refused.d.next = self.f.val();
            self.j2_act.d.next = self.stay.val() | (self.idle.val() & self.meet.val());
        }

        self.next_ip.next = self.j2_next.q.val();
        self.taken_target.next = self.j2_taken.q.val();
        self.refused_target.next = self.j2_refused.q.val();
        self.new_act.next = self.j2_act.q.val();
    }
}
