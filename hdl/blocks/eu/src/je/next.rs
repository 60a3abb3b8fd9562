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

use crate::bundle::*;
use crate::opcode;
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
    pub flow: Flow<In>,
    /// Dispatched channels that are not active.
    pub idle: Signal<In, U<32>>,
    pub parked: [Signal<In, U<32>>; 32],
    pub targets: Targets<Out>,
    j2: TargetsReg,
    t: Signal<Local, U<32>>,
    f: Signal<Local, U<32>>,
    chosen: Signal<Local, U<32>>,
    /// The instruction sends channels somewhere.
    sends: Signal<Local, Bit>,
    stay: Signal<Local, U<32>>,
    meet: Signal<Local, U<32>>,
    some_taken: Signal<Local, Bit>,
    some_refused: Signal<Local, Bit>,
}

impl Logic for JeNext {
    #[hdl]
    fn update(&mut self) {
        stages!(self, j2);
        self.some_taken.next = self.flow.taken.val().any();
        self.some_refused.next = self.flow.refused.val().any();

        comment!("where the thread goes on; targets: an instruction without one sends every channel on");
        self.chosen.next = self.flow.after.val();
        self.t.next = self.flow.after.val();
        self.f.next = self.flow.after.val();
        self.sends.next = !self.sync.val();
        match self.flow.op.val() {
            opcode::IF => {
                if !self.some_taken.val() {
                    self.chosen.next = self.flow.jip.val();
                }
                self.f.next = self.flow.jip.val();
            }
            opcode::ELSE => {
                if !self.flow.waits_after.val() {
                    self.chosen.next = self.flow.jip.val();
                }
                self.t.next = self.flow.uip.val();
                self.f.next = self.flow.uip.val();
            }
            opcode::ENDIF | opcode::JOIN => {
                if !(self.some_taken.val() | self.some_refused.val()) {
                    self.chosen.next = self.flow.jip.val();
                }
            }
            opcode::WHILE => {
                if self.some_taken.val() {
                    self.chosen.next = self.flow.jip.val();
                }
                self.t.next = self.flow.jip.val();
            }
            opcode::BREAK => {
                if !self.some_refused.val() {
                    self.chosen.next = self.flow.jip.val();
                }
                self.t.next = self.flow.uip.val() + 16;
            }
            opcode::GOTO => {
                self.f.next = self.flow.uip.val();
                if self.flow.branch.val() {
                    self.chosen.next = self.flow.jip.val();
                    if self.some_taken.val() {
                        self.chosen.next = self.flow.uip.val();
                    }
                    self.t.next = self.flow.uip.val();
                    self.f.next = self.flow.after.val();
                } else if !self.some_taken.val() {
                    self.chosen.next = self.flow.jip.val();
                }
            }
            opcode::JMPI => {
                self.sends.next = false;
                if self.flow.first.val() {
                    self.chosen.next = self.flow.jip.val();
                }
            }
            _ => {
                self.sends.next = false;
            }
        }
        if self.sync.val() {
            self.chosen.next = self.ip.val();
        }
        if !self.sends.val() {
            self.t.next = self.chosen.val();
            self.f.next = self.chosen.val();
        }

        self.stay.next = self.flow.act.val();
        if self.t.val() != self.chosen.val() {
            self.stay.next = self.stay.val() & !self.flow.taken.val();
        }
        if self.f.val() != self.chosen.val() {
            self.stay.next = self.stay.val() & !self.flow.refused.val();
        }
        self.meet.next = 0.into();
        for c in 0..32 {
            self.meet.next = self.meet.val().replace_bit(c, self.parked[c].val() == self.chosen.val());
        }
        if self.valid.val() {
            forward!(self.chosen => self.j2.next_ip, self.t => self.j2.taken_target, self.f => self.j2.refused_target);
            self.j2.act.d.next = self.stay.val() | (self.idle.val() & self.meet.val());
        }
        forward!(self.j2 => self.targets);
    }
}
