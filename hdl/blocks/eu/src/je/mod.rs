//! JE: branch unit: all flow control, on instruction pointers of channels.
//!
//! ```text
//!  issue --> operation --> JeEvaluate --> JeScan <--> groups (block RAM)
//!                              ^            |
//!                              +- nearest --+--> result --> branch, ret
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/je.md`. Stages: evaluate (E), scan (S, once
//! a group), finish (F), then the result.
//!
//! Invariants (test file `tests/je.rs`): the result is valid for one cycle, three and the number of groups
//! after the issue; it never holds a channel that was not active or parked; a channel is either active or in
//! one group (all: `branches_like_the_model`); a thread may have 32 groups (`every_channel_parks_alone`).
//!
//! A target in a register and the return state of a call go through `registers`.
//!
//! Limits: one operation in work. The memories are not cleared; `known` marks the slots whose count was
//! written since their thread started.

mod evaluate;
mod registers;
mod scan;

use crate::bundle::*;
use evaluate::JeEvaluate;
use registers::JeRegisters;
use scan::JeScan;
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// What is kept of a thread besides its groups.
    summary: 12..0 {
        /// Number of groups.
        COUNT: 5..0,
        /// Row of the group that waits nearest ahead.
        ROW: 11..6,
        /// There is one.
        VALID: 12,
    }
    /// A group.
    group: 63..0 {
        /// Where it waits.
        ADDRESS: 31..0,
        /// Its channels.
        MASK: 63..32,
    }
}

/// Branch unit: joins, divergence and the next address of a thread.
#[block(ports = tessera_ports::je)]
pub struct Je {
    groups: Ram1r1w<8, 1, 64, 1, 0>,
    nearest: LutRam<3, 1, 64>,
    summary: LutRam<3, 1, 13>,
    /// Slots whose summary holds.
    known: Reg<U<8>>,
    op: BranchIssueItemReg,
    evaluating: Reg<Bit>,
    /// A call writes its register.
    writing: Reg<Bit>,
    /// Its write was granted in the cycle before.
    wrote: Reg<Bit>,
    scanning: Reg<Bit>,
    finishing: Reg<Bit>,
    storing: Reg<Bit>,
    /// The operation is an `else` that looks at the groups first; then it begins again.
    again: Reg<Bit>,
    registers: JeRegisters,
    evaluate: JeEvaluate,
    scan: JeScan,
    r: BranchReg,
    r_ret: RetireReg,
    free: Signal<Local, Bit>,
    take: Signal<Local, Bit>,
    issue_known: Signal<Local, Bit>,
    evaluated: Signal<Local, Bit>,
    counted: Signal<Local, U<8>>,
    started: Signal<Local, U<8>>,
}

impl Logic for Je {
    #[hdl]
    fn update(&mut self) {
        registers!(self, known, evaluating, writing, wrote, scanning, finishing, storing, again);
        stages!(self, r, r_ret);
        data!(self, op);
        subblocks!(self, scan, registers);
        memories!(self, groups, nearest, summary);

        comment!("issue: the operation and what is kept of its thread");
        self.free.next = !(self.registers.busy.val()
            | self.evaluating.q.val()
            | self.writing.q.val()
            | self.scanning.q.val()
            | self.finishing.q.val());
        self.issue.ready.next = self.free.val();
        self.take.next = self.issue.valid.val() & self.free.val();
        if self.take.val() {
            take!(self.issue => self.op);
        }
        self.issue_known.next = (self.known.q.val() >> self.issue.slot.val()).get_bit(0);
        self.nearest.read_address.next = self.issue.slot.val();
        self.summary.read_address.next = self.issue.slot.val();
        self.scan.load.next = self.take.val();
        self.scan.loaded.address.next = self.nearest.read_data[0].val().field(group::ADDRESS);
        self.scan.loaded.mask.next = self.nearest.read_data[0].val().field(group::MASK);
        self.scan.loaded.row.next = self.summary.read_data[0].val().field(summary::ROW);
        self.scan.loaded.valid.next = false;
        self.scan.count.next = 0.into();
        if self.issue_known.val() {
            self.scan.loaded.valid.next = self.summary.read_data[0].val().field(summary::VALID);
            self.scan.count.next = self.summary.read_data[0].val().field(summary::COUNT);
        }

        comment!("stages");
        self.evaluating.d.next = (self.take.val() & !self.issue.reg.val())
            | self.registers.complete.val()
            | (self.finishing.q.val() & self.again.q.val());
        self.writing.d.next = (self.evaluating.q.val() & self.evaluate.calls.val()) | (self.writing.q.val() & !self.wb.gnt.val());
        self.evaluated.next = (self.evaluating.q.val() & !self.evaluate.calls.val()) | (self.writing.q.val() & self.wb.gnt.val());
        self.scanning.d.next = (self.evaluated.val() & !self.scan.none.val()) | (self.scanning.q.val() & !self.scan.last.val());
        self.finishing.d.next = (self.evaluated.val() & self.scan.none.val()) | (self.scanning.q.val() & self.scan.last.val());

        comment!("registers");
        self.registers.ask.next = self.take.val() & self.issue.reg.val();
        connect!(
            self.op.op => self.registers.op,
            self.op.slot => self.registers.slot,
            self.op.jip => self.registers.jip,
            self.op.uip => self.registers.uip,
            self.registers.rd => self.rd,
            self.rd_data => self.registers.rd_data,
            self.writing => self.registers.write,
            self.op.dst => self.registers.dst,
            self.op.dst_sub => self.registers.dst_sub,
            self.evaluate.after => self.registers.after,
            self.evaluate.taken => self.registers.taken,
            self.registers.wb => self.wb
        );
        self.writer.slot.next = 0.into();
        self.writer.ip.next = 0.into();
        self.wrote.d.next = self.writing.q.val() & self.wb.gnt.val();
        if self.wrote.q.val() {
            forward!(self.op.slot => self.writer.slot, self.op.ip => self.writer.ip);
        }
        if self.registers.sets_jip.val() {
            self.op.jip.d.next = self.registers.value.val();
        }
        if self.registers.sets_uip.val() {
            self.op.uip.d.next = self.registers.value.val();
        }

        comment!("evaluate");
        connect!(
            self.op.ip => self.evaluate.ip,
            self.op.len8 => self.evaluate.len8,
            self.op.sync => self.evaluate.sync,
            self.op.op => self.evaluate.code.op,
            self.op.branch => self.evaluate.code.branch,
            self.op.group => self.evaluate.code.group,
            self.op.size => self.evaluate.code.size,
            self.op.uip => self.evaluate.code.uip,
            self.op.jip => self.evaluate.code.jip,
            self.op.reg => self.evaluate.code.reg,
            self.op.dst => self.evaluate.code.dst,
            self.op.dst_sub => self.evaluate.code.dst_sub,
            self.op.act => self.evaluate.active,
            self.op.pred => self.evaluate.predicate,
            self.scan.nearest => self.evaluate.nearest,
            self.evaluate.parting => self.scan.parting,
            self.evaluate.joins => self.scan.joins,
            self.evaluate.probes => self.scan.probes,
            self.scan.found => self.evaluate.waits_after
        );
        self.evaluate.first.next = !self.scan.none.val() & !self.again.q.val();
        if self.evaluating.q.val() {
            self.op.act.d.next = self.evaluate.parting.act.val();
            self.again.d.next = self.evaluate.probes.val();
        }

        comment!("scan; the table has 32 rows a thread");
        connect!(
            self.evaluating => self.scan.open,
            self.scanning => self.scan.look,
            self.finishing => self.scan.finish
        );
        self.groups.read_enable.next = !self.writing.q.val();
        self.groups.read_address.next =
            (bit_cast::<8, 3>(self.op.slot.q.val()) << 5) | bit_cast::<8, 5>(self.scan.read_row.val());
        self.groups.write_address.next =
            (bit_cast::<8, 3>(self.op.slot.q.val()) << 5) | bit_cast::<8, 5>(self.scan.write_row.val());
        self.groups.write_enable[0].next = self.scan.write.val().into();
        self.groups.write_data[0].next =
            pack!(64; group::ADDRESS = self.scan.write_address.val(), group::MASK = self.scan.write_mask.val());
        self.scan.row_address.next = self.groups.read_data[0].val().field(group::ADDRESS);
        self.scan.row_mask.next = self.groups.read_data[0].val().field(group::MASK);

        comment!("what is kept of the thread is written beside the result");
        self.storing.d.next = self.finishing.q.val();
        self.nearest.write_address.next = self.op.slot.q.val();
        self.nearest.write_enable.next = self.storing.q.val();
        self.nearest.write_data[0].next =
            pack!(64; group::ADDRESS = self.scan.nearest.address.val(), group::MASK = self.scan.nearest.mask.val());
        self.summary.write_address.next = self.op.slot.q.val();
        self.summary.write_enable.next = self.storing.q.val();
        self.summary.write_data[0].next = pack!(13;
            summary::COUNT = self.scan.rows.val(),
            summary::ROW = self.scan.nearest.row.val(),
            summary::VALID = self.scan.nearest.valid.val());
        self.counted.next = 0.into();
        if self.storing.q.val() {
            self.counted.next = bits::<8>(1) << self.op.slot.q.val();
        }
        self.started.next = 0.into();
        if self.start.valid.val() {
            self.started.next = bits::<8>(1) << self.start.slot.val();
        }
        self.known.d.next = (self.known.q.val() | self.counted.val()) & !self.started.val();

        comment!("result; without one all is 0");
        self.r.valid.d.next = false;
        self.r.slot.d.next = 0.into();
        self.r.sync.d.next = false;
        self.r.target.d.next = 0.into();
        self.r.act.d.next = 0.into();
        self.r.wake_valid.d.next = false;
        self.r.wake.d.next = 0.into();
        self.r_ret.valid.d.next = false;
        self.r_ret.slot.d.next = 0.into();
        self.r_ret.ip.d.next = 0.into();
        self.r_ret.op.d.next = 0.into();
        self.r_ret.mask.d.next = 0.into();
        if self.finishing.q.val() & !self.again.q.val() {
            self.r.valid.d.next = true;
            self.r_ret.valid.d.next = true;
            forward!(
                self.op.slot => self.r.slot,
                self.op.sync => self.r.sync,
                self.scan.next_ip => self.r.target,
                self.scan.act => self.r.act,
                self.op.slot => self.r_ret.slot,
                self.op.ip => self.r_ret.ip,
                self.op.op => self.r_ret.op,
                self.op.act => self.r_ret.mask
            );
            if self.scan.ahead.valid.val() {
                self.r.wake_valid.d.next = true;
                self.r.wake.d.next = self.scan.ahead.address.val();
            }
        }
        forward!(self.r => self.branch, self.r_ret => self.ret);
    }
}
