//! EU: the execution unit: TC, GA, one or two ALUs, JE and ME wired together, without state of its own. ALU1
//! has the math unit.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/eu.md`.
//!
//! Invariants: a row write shows on `wb` in the cycle after its grant; a value that belongs to a valid that
//! is low is 0 (test file `tests/eu/main.rs`); cycle equality with the golden model is the lockstep's
//! (`testbenches`).
//!
//! Deadlock: the arguments of the units compose, because the only combinational paths between them are
//! requests to GA and its grants, and events into TC.

mod shape;
mod share;

use crate::alu::Alu;
use crate::bundle::*;
use crate::ga::Ga;
use crate::je::Je;
use crate::me::Me;
use crate::tc::Tc;
use crate::word::{event, pipe, row, writer};
pub use shape::{name, parameters};
use share::EuShare;
use tessera_hdl::prelude::*;
use tessera_ports::config::EuShape;

tessera_hdl::words! {
    /// Word 0 of the dispatch data that starts a thread.
    start_word: 63..0 {
        /// Address of the first instruction.
        IP: 31..0,
        /// Channels.
        MASK: 63..32,
    }
}

/// The EU of `EuShape::COMPACT`.
pub type EuCompact = Eu<2, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 7, 10, 9, 1, 1, 16, 1>;

/// The EU of `EuShape::LITE`.
pub type EuLite = Eu<2, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 7, 10, 9, 1, 1, 16, 1>;

/// Execution unit: 1 to 7 threads, ALUs of 4 lanes, branch and message unit. `ISSUE`: bundles of TC;
/// `ADDERS`: float adders in each short lane of the ALUs; `PIPED` or `STEPPED`: the divider of ALU1, if any
/// (`DIVIDES`); `RARE`: 1 if ALU0 executes what is rare; `DIRECT`: no registers between TC and the ALUs.
/// `ALU0S` or `ABSENT`: whether there is an ALU0. `SHARED` or `SPLIT`: the write ports of GA. `AHEAD`: the
/// ALUs collect operands ahead. `THREADS`: threads; `ROWS`, `HALF`: as [`Ga`] has them. `DOUBLES`: lanes for
/// f64; `RESULTS`: passes in each result queue; `LATE`: stages that the long pipe has more. [`parameters`]
/// gives those of a shape.
#[block(
    ports = tessera_ports::eu,
    suffix(shape::suffix([
        ISSUE, ADDERS, PIPED, STEPPED, RARE, DIRECT, ALU0S, ABSENT, SHARED, SPLIT, AHEAD, THREADS, ROWS, HALF, DIVIDES, DOUBLES, RESULTS,
        LATE
    ])),
    require(ALU0S + ABSENT == 1 && PIPED + STEPPED == DIVIDES && 128 * (THREADS + 1) <= 1 << ROWS)
)]
pub struct Eu<
    const ISSUE: usize = 4,
    const ADDERS: usize = 1,
    const PIPED: usize = 1,
    const STEPPED: usize = 0,
    const RARE: usize = 1,
    const DIRECT: usize = 1,
    const ALU0S: usize = 1,
    const ABSENT: usize = 0,
    const SHARED: usize = 0,
    const SPLIT: usize = 1,
    const AHEAD: usize = 1,
    const THREADS: usize = 7,
    const ROWS: usize = 10,
    const HALF: usize = 9,
    const DIVIDES: usize = 1,
    const DOUBLES: usize = 1,
    const RESULTS: usize = 16,
    const LATE: usize = 0,
> {
    alu0: [Alu<ADDERS, 0, 0, 0, RARE, DIRECT, AHEAD, 0, RESULTS, LATE>; ALU0S],
    alu1: Alu<ADDERS, 1, PIPED, STEPPED, 1, DIRECT, AHEAD, DOUBLES, RESULTS, LATE>,
    me: Me,
    je: Je,
    ga: Ga<SHARED, SPLIT, ROWS, HALF>,
    tc: Tc<ISSUE, RARE, ALU0S, THREADS, DIVIDES, DOUBLES>,
    share: EuShare,
    writer_slot: [Signal<Local, U<3>>; 2],
    writer_ip: [Signal<Local, U<32>>; 2],
    writer_pipe: [Signal<Local, U<3>>; 2],
    issues: Signal<Local, U<4>>,
    starts: Signal<Local, Bit>,
}

impl<
        const ISSUE: usize,
        const ADDERS: usize,
        const PIPED: usize,
        const STEPPED: usize,
        const RARE: usize,
        const DIRECT: usize,
        const ALU0S: usize,
        const ABSENT: usize,
        const SHARED: usize,
        const SPLIT: usize,
        const AHEAD: usize,
        const THREADS: usize,
        const ROWS: usize,
        const HALF: usize,
        const DIVIDES: usize,
        const DOUBLES: usize,
        const RESULTS: usize,
        const LATE: usize,
    >
    Eu<
        ISSUE,
        ADDERS,
        PIPED,
        STEPPED,
        RARE,
        DIRECT,
        ALU0S,
        ABSENT,
        SHARED,
        SPLIT,
        AHEAD,
        THREADS,
        ROWS,
        HALF,
        DIVIDES,
        DOUBLES,
        RESULTS,
        LATE,
    >
{
    /// What its parameters are.
    pub const SHAPE: EuShape = shape::of([
        ISSUE, ADDERS, PIPED, STEPPED, RARE, DIRECT, ALU0S, ABSENT, SHARED, SPLIT, AHEAD, THREADS, ROWS, HALF, DIVIDES, DOUBLES,
        RESULTS, LATE,
    ]);
}

impl<
        const ISSUE: usize,
        const ADDERS: usize,
        const PIPED: usize,
        const STEPPED: usize,
        const RARE: usize,
        const DIRECT: usize,
        const ALU0S: usize,
        const ABSENT: usize,
        const SHARED: usize,
        const SPLIT: usize,
        const AHEAD: usize,
        const THREADS: usize,
        const ROWS: usize,
        const HALF: usize,
        const DIVIDES: usize,
        const DOUBLES: usize,
        const RESULTS: usize,
        const LATE: usize,
    > Logic
    for Eu<
        ISSUE,
        ADDERS,
        PIPED,
        STEPPED,
        RARE,
        DIRECT,
        ALU0S,
        ABSENT,
        SHARED,
        SPLIT,
        AHEAD,
        THREADS,
        ROWS,
        HALF,
        DIVIDES,
        DOUBLES,
        RESULTS,
        LATE,
    >
{
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, alu0[ALU0S], alu1, me, je, ga, tc, share);

        comment!("dispatch: registers through GA, start through TC and JE");
        self.starts.next = self.disp.valid.val() & self.disp.start.val();
        self.ga.dp_wb.valid.next = self.disp.valid.val() & !self.disp.start.val();
        self.ga.dp_wb.row.next = pack!(10; row::SLOT = self.disp.slot.val(), row::REGISTER = self.disp.reg.val());
        forward!(self.disp.data => self.ga.dp_wb.data);
        self.tc.start.valid.next = self.starts.val();
        self.tc.start.ip.next = self.disp.data[0].val().field(start_word::IP);
        self.tc.start.mask.next = self.disp.data[0].val().field(start_word::MASK);
        self.je.start.valid.next = self.starts.val() & self.tc.start.ready.val();
        forward!(self.disp.slot => self.tc.start.slot, self.disp.slot => self.je.start.slot);
        self.disp.ready.next = self.ga.dp_wb.gnt.val();
        if self.disp.start.val() {
            self.disp.ready.next = self.tc.start.ready.val();
        }

        comment!("line fetch");
        connect!(self.tc.if_req => self.if_req, self.if_rsp => self.tc.if_rsp);

        comment!("issue");
        connect!(self.tc.issue_je => self.je.issue, self.tc.issue_me => self.me.issue);
        self.issues.next = 0.into();
        connect!(self.tc.issue[1] => self.alu1.issue);
        for a in 0..2 {
            self.issues.next = self.issues.val().replace_bit(a, self.tc.issue[a].valid.val());
        }
        self.issues.next = self.issues.val().replace_bit(pipe::JE, self.tc.issue_je.valid.val());
        self.issues.next = self.issues.val().replace_bit(pipe::ME, self.tc.issue_me.valid.val());
        self.issue.next = self.issues.val();

        comment!("register rows");
        connect!(
            self.alu1.rd => self.ga.alu_rd[1],
            self.ga.rd_data => self.alu1.rd_data,
            self.ga.rd_mask => self.alu1.rd_mask,
            self.alu1.wb => self.ga.alu_wb[1]
        );
        connect!(
            self.je.rd => self.share.je_rd,
            self.me.rd => self.share.me_rd,
            self.share.ga_rd => self.ga.me_rd,
            self.ga.rd_data[2] => self.je.rd_data,
            self.ga.rd_data[2] => self.me.rd_data,
            self.je.wb => self.share.je_wb,
            self.me.wb => self.share.me_wb,
            self.share.ga_wb => self.ga.me_wb
        );

        comment!("write events: a response and a payload have no address, and their slot is that of the row");
        for p in 0..2 {
            self.writer_pipe[p].next = bit_cast::<3, 2>(self.ga.written[p].by.val());
            self.writer_slot[p].next = self.ga.written[p].row.val().field(row::SLOT);
            self.writer_ip[p].next = 0.into();
            for a in 0..ALU0S {
                if self.ga.written[p].valid.val() & (self.ga.written[p].by.val() == writer::ALU0) {
                    forward!(self.alu0[a].writer.slot => self.writer_slot[p], self.alu0[a].writer.ip => self.writer_ip[p]);
                }
            }
            if self.ga.written[p].by.val() == writer::ALU1 {
                forward!(self.alu1.writer.slot => self.writer_slot[p], self.alu1.writer.ip => self.writer_ip[p]);
            } else if (self.ga.written[p].by.val() == writer::RESPONSE) & self.share.je_wrote.val() {
                forward!(self.je.writer.slot => self.writer_slot[p], self.je.writer.ip => self.writer_ip[p]);
                self.writer_pipe[p].next = event::JE;
            } else if self.ga.written[p].by.val() == writer::DISPATCH {
                self.writer_pipe[p].next = event::DISPATCH;
            }
            connect!(
                self.ga.written[p].valid => self.wb[p].valid,
                self.writer_pipe[p] => self.wb[p].pipe,
                self.ga.written[p].row => self.wb[p].row,
                self.ga.written[p].be => self.wb[p].be,
                self.ga.written[p].data => self.wb[p].data,
                self.writer_slot[p] => self.wb[p].slot,
                self.writer_ip[p] => self.wb[p].ip
            );
        }

        comment!("events into TC, retire port");
        connect!(
            self.alu1.fetched => self.tc.fetched[1],
            self.alu1.done => self.tc.done[1],
            self.alu1.fl => self.tc.fl[1],
            self.alu1.arf => self.tc.arf[1],
            self.alu1.ret => self.ret[1],
            self.alu1.fl => self.fl[1],
            self.alu1.arf => self.arf[1]
        );
        connect!(
            self.me.fetched => self.tc.fetched[2],
            self.me.done => self.tc.done[2],
            self.je.branch => self.tc.branch,
            self.me.ended => self.tc.ended,
            self.nt => self.tc.nt,
            self.refused => self.tc.refused,
            self.je.ret => self.ret[pipe::JE],
            self.me.ret => self.ret[pipe::ME],
            self.je.branch.target => self.br.target,
            self.je.branch.act => self.br.act
        );

        comment!("ALU0");
        for a in 0..ALU0S {
            connect!(
                self.tc.issue[a] => self.alu0[a].issue,
                self.alu0[a].rd => self.ga.alu_rd[a],
                self.ga.rd_data => self.alu0[a].rd_data,
                self.ga.rd_mask => self.alu0[a].rd_mask,
                self.alu0[a].wb => self.ga.alu_wb[a],
                self.alu0[a].fetched => self.tc.fetched[a],
                self.alu0[a].done => self.tc.done[a],
                self.alu0[a].ret => self.ret[a],
                self.alu0[a].fl => self.fl[a],
                self.alu0[a].arf => self.arf[a]
            );
        }
        for a in 0..ABSENT {
            self.tc.issue[a].ready.next = false;
            for s in 0..3 {
                self.ga.alu_rd[a][s].valid.next = false;
                self.ga.alu_rd[a][s].row.next = 0.into();
                self.ga.alu_rd[a][s].second.next = false;
                self.ga.alu_rd[a][s].base.next = 0.into();
                for k in 0..3 {
                    self.ga.alu_rd[a][s].step[k].next = 0.into();
                }
            }
            self.ga.alu_wb[a].valid.next = false;
            self.ga.alu_wb[a].row.next = 0.into();
            self.ga.alu_wb[a].second.next = false;
            self.ga.alu_wb[a].base.next = 0.into();
            self.ga.alu_wb[a].size.next = 0.into();
            self.ga.alu_wb[a].mask.next = 0.into();
            for k in 0..3 {
                self.ga.alu_wb[a].step[k].next = 0.into();
            }
            for w in 0..4 {
                self.ga.alu_wb[a].data[w].next = 0.into();
            }
            self.tc.fetched[a].valid.next = false;
            self.tc.fetched[a].slot.next = 0.into();
            self.tc.done[a].valid.next = false;
            self.tc.done[a].slot.next = 0.into();
            self.tc.done[a].sb.next = 0.into();
            self.ret[a].valid.next = false;
            self.ret[a].slot.next = 0.into();
            self.ret[a].ip.next = 0.into();
            self.ret[a].op.next = 0.into();
            self.ret[a].mask.next = 0.into();
            self.fl[a].we.next = false;
            self.fl[a].reg.next = false;
            self.fl[a].mask.next = 0.into();
            self.fl[a].val.next = 0.into();
            self.arf[a].we.next = false;
            self.arf[a].sel.next = 0.into();
            self.arf[a].be.next = 0.into();
            self.arf[a].val.next = 0.into();
        }

        connect!(self.fl[0] => self.tc.fl[0], self.arf[0] => self.tc.arf[0]);

        comment!("messages");
        connect!(self.me.mo => self.mo, self.resp => self.me.resp, self.me.eot => self.eot);

        comment!("state");
        connect!(self.tc.busy => self.busy, self.tc.fault => self.fault, self.tc.stall => self.stall);
        self.idle.next = !self.tc.busy.val().any();
    }
}
