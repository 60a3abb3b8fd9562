//! E: where the thread goes on, which channels leave it, and to where.
//!
//! ```text
//! operation, nearest group -> join -> taken, refused -> table of opcodes -> next_ip, leaving, leave_address
//! ```
//!
//! No opcode sends channels to two addresses besides `next_ip`, so one pair of `leaving` and `leave_address`
//! says who parts. Nobody leaves if the two addresses are the same: the scan finds that out, not this stage.
//! Combinational, no stalls.

use crate::bundle::*;
use crate::opcode;
use tessera_hdl::prelude::*;

/// First stage of the branch unit.
#[block]
pub struct JeEvaluate {
    pub ip: Signal<In, U<32>>,
    pub len8: Signal<In, Bit>,
    pub sync: Signal<In, Bit>,
    pub code: FlowCode<In>,
    /// Active channels as TC knows them.
    pub active: Signal<In, U<32>>,
    pub predicate: Signal<In, U<32>>,
    /// The group that waits nearest ahead.
    pub nearest: Group<In>,
    pub parting: Parting<Out>,
    /// The thread has groups, and this is the first pass over them.
    pub first: Signal<In, Bit>,
    /// The first pass has found the group of an `else`.
    pub waits_after: Signal<In, Bit>,
    /// The nearest group joins.
    pub joins: Signal<Out, Bit>,
    /// The instruction is an `else` before its first pass, which joins, and looks for a group at
    /// `leave_address` that has a channel of `leaving`; nobody leaves.
    pub probes: Signal<Out, Bit>,
    /// It is a call; this is what it writes.
    pub calls: Signal<Out, Bit>,
    pub after: Signal<Out, U<32>>,
    pub taken: Signal<Out, U<32>>,
    offset: Signal<Local, U<5>>,
    lanes: Signal<Local, U<32>>,
    range: Signal<Local, U<32>>,
    jump_base: Signal<Local, U<32>>,
    exit_base: Signal<Local, U<32>>,
    jump: Signal<Local, U<32>>,
    exit: Signal<Local, U<32>>,
    met: Signal<Local, Bit>,
    active_range: Signal<Local, U<32>>,
    joining_range: Signal<Local, U<32>>,
    enabled: Signal<Local, U<32>>,
    refused: Signal<Local, U<32>>,
    some_taken: Signal<Local, Bit>,
    some_refused: Signal<Local, Bit>,
    jumps: Signal<Local, Bit>,
    exits: Signal<Local, Bit>,
}

impl Logic for JeEvaluate {
    #[hdl]
    fn update(&mut self) {
        comment!("channels of the instruction: offset 8 * QtrCtrl + 4 * NibCtrl");
        self.offset.next = bit_cast::<5, 3>(self.code.group.val()) << 2;
        self.lanes.next = 0xffff_ffff_u64.into();
        for k in 0..5 {
            if self.code.size.val() == k.to_bits::<3>() {
                self.lanes.next = bits::<32>((1 << (1 << k)) - 1);
            }
        }
        self.range.next = self.lanes.val() << self.offset.val();

        comment!("addresses: jmpi counts from the next instruction, calla and ret from 0; break ends behind the while");
        self.after.next = self.ip.val() + 16;
        if self.len8.val() {
            self.after.next = self.ip.val() + 8;
        }
        self.jump_base.next = self.ip.val();
        if self.code.op.val() == opcode::JMPI {
            self.jump_base.next = self.after.val();
        }
        if (self.code.op.val() == opcode::CALLA) | (self.code.op.val() == opcode::RET) {
            self.jump_base.next = 0.into();
        }
        self.calls.next = (self.code.op.val() == opcode::CALL) | (self.code.op.val() == opcode::CALLA);
        self.exit_base.next = self.ip.val();
        if self.code.op.val() == opcode::BREAK {
            self.exit_base.next = self.ip.val() + 16;
        }
        self.jump.next = self.jump_base.val() + self.code.jip.val();
        self.exit.next = self.exit_base.val() + self.code.uip.val();

        comment!("join; the sets of both kinds of channels are formed beside the comparison");
        self.met.next = self.nearest.valid.val() & (self.nearest.address.val() == self.ip.val());
        self.joins.next = self.met.val();
        self.parting.act.next = self.active.val();
        self.enabled.next = self.active.val() & self.range.val();
        if self.met.val() {
            self.parting.act.next = self.active.val() | self.nearest.mask.val();
            self.enabled.next = (self.active.val() | self.nearest.mask.val()) & self.range.val();
        }
        self.taken.next = self.enabled.val() & self.predicate.val();
        self.refused.next = self.enabled.val() & !self.predicate.val();
        self.active_range.next = self.active.val() & self.range.val();
        self.joining_range.next = self.nearest.mask.val() & self.range.val();
        self.some_taken.next = (self.active_range.val() & self.predicate.val()).any()
            | (self.met.val() & (self.joining_range.val() & self.predicate.val()).any());
        self.some_refused.next = (self.active_range.val() & !self.predicate.val()).any()
            | (self.met.val() & (self.joining_range.val() & !self.predicate.val()).any());

        comment!("who leaves to where; where the rest goes on");
        self.jumps.next = false;
        self.exits.next = false;
        self.parting.leaving.next = 0.into();
        self.parting.leave_address.next = self.exit.val();
        match self.code.op.val() {
            opcode::IF => {
                self.jumps.next = !self.some_taken.val();
                self.parting.leaving.next = self.refused.val();
                self.parting.leave_address.next = self.jump.val();
            }
            opcode::ELSE => {
                self.jumps.next = !self.waits_after.val();
                self.parting.leaving.next = self.enabled.val();
            }
            opcode::ENDIF | opcode::JOIN => {
                self.jumps.next = !(self.some_taken.val() | self.some_refused.val());
            }
            opcode::WHILE => {
                self.jumps.next = self.some_taken.val();
                self.parting.leaving.next = self.refused.val();
                self.parting.leave_address.next = self.after.val();
            }
            opcode::BREAK | opcode::CONT | opcode::HALT | opcode::BRC => {
                self.jumps.next = !self.some_refused.val();
                self.parting.leaving.next = self.taken.val();
            }
            opcode::GOTO => {
                self.jumps.next = !self.some_taken.val();
                self.parting.leaving.next = self.refused.val();
                if self.code.branch.val() {
                    self.exits.next = self.some_taken.val();
                    self.parting.leave_address.next = self.after.val();
                }
            }
            opcode::BRD | opcode::RET => {
                self.jumps.next = !self.some_refused.val();
                self.parting.leaving.next = self.taken.val();
                self.parting.leave_address.next = self.jump.val();
            }
            opcode::CALL | opcode::CALLA => {
                self.jumps.next = self.some_taken.val();
                self.parting.leaving.next = self.refused.val();
                self.parting.leave_address.next = self.after.val();
            }
            opcode::JMPI => {
                self.jumps.next = (self.predicate.val() >> self.offset.val()).get_bit(0);
            }
            _ => {}
        }
        self.parting.next_ip.next = self.after.val();
        if self.jumps.val() {
            self.parting.next_ip.next = self.jump.val();
        }
        if self.exits.val() {
            self.parting.next_ip.next = self.exit.val();
        }

        comment!("a sync and the first pass of an else stay where they are");
        self.probes.next = self.first.val() & (self.code.op.val() == opcode::ELSE);
        if self.sync.val() | self.probes.val() {
            self.parting.next_ip.next = self.ip.val();
            self.parting.leaving.next = 0.into();
        }
        if self.probes.val() {
            self.parting.leaving.next = self.range.val();
            self.parting.leave_address.next = self.after.val();
        }
    }
}
