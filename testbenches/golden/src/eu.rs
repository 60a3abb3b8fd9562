//! Golden model of the execution unit (`tessera_ports::eu`): the blocks wired together.
//!
//! Combinational wires are followed once, in a fixed order: requests of ALUs and ME (state, and the response
//! port) -> grants of GA -> what completes -> issues of TC (state only: all `ready` are registered). The
//! clock edge then hands the same decisions to every block.

use crate::alu::{Alu, Done};
use crate::codes::pipe;
use crate::ga::{self, Ga, Write, Written};
use crate::je::Je;
use crate::me::{Me, Sent};
use crate::tc::issue::{Issues, Ready};
use crate::tc::{Events, Start, Tc};
use crate::{Compact, Golden, Lite, Row, Shaped};
use tessera_ports::bundle::eu::{BranchTarget, WriteEvent};
use tessera_ports::config::EuShape;
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::uop::{acc_row, grf_row};

/// Index of a write requester at GA.
const ME_WRITE: usize = 2;
const DISPATCH_WRITE: usize = 3;
/// Dispatch on the write event.
const DISPATCH: u64 = 4;

/// Execution unit.
#[derive(Debug, Clone)]
pub struct Eu {
    shape: EuShape,
    tc: Tc,
    ga: Ga,
    alus: [Alu; 2],
    je: Je,
    me: Me,
    /// What the cycle decides, if its inputs have `settled`: its clock edge need not decide again.
    cycle: Cycle,
    settled: bool,
}

/// Everything that one cycle decides.
#[derive(Debug, Clone, Default)]
struct Cycle {
    requests: ga::Requests,
    grants: ga::Grants,
    issues: Issues,
    /// A call wants to write a row, which goes before a response.
    calls: bool,
    sent: Option<Sent>,
    start: Option<Start>,
}

/// For both ALUs; written out, because this is the hottest place of the model and `map` was not inlined.
#[inline(always)]
fn both<T>(of: impl Fn(usize) -> T) -> [T; 2] {
    [of(0), of(1)]
}

impl Cycle {
    fn granted(&self, writer: usize) -> bool {
        self.grants.writes(writer)
    }

    /// A response is written.
    fn responds(&self) -> bool {
        self.granted(ME_WRITE) && !self.calls
    }
}

/// ALU0, and ALU1 with the math unit.
fn alus(shape: &EuShape) -> [Alu; 2] {
    [Alu::new(shape), Alu::with_math(shape)]
}

impl Default for Eu {
    fn default() -> Eu {
        Eu::shaped(&EuShape::GEN9)
    }
}

impl Eu {
    /// An EU after reset.
    pub fn new() -> Eu {
        Eu::default()
    }

    /// GRF `register` of `slot`, as written back so far.
    pub fn grf(&self, slot: usize, register: usize) -> &Row {
        self.ga.row(grf_row(slot as u64, register as u64) as usize)
    }

    /// Accumulator `index` of `slot`.
    pub fn accumulator(&self, slot: usize, index: usize) -> &Row {
        self.ga.row(acc_row(slot as u64, index as u64) as usize)
    }

    /// f0, f1 and cr0 of `slot`.
    pub fn arf(&self, slot: usize) -> [u32; 3] {
        self.tc.arf(slot)
    }

    fn decide(&self, i: &EuIn) -> Cycle {
        let payload = i.disp.valid == 1 && i.disp.start == 0;
        let call = self.je.write().map(|write| write.row);
        let requests = ga::Requests {
            alu_read: both(|a| self.alus[a].reads()),
            me_read: self.je.read().or(self.me.read()),
            write: [
                self.alus[0].write_row(),
                self.alus[1].write_row(),
                call.or((i.resp.valid == 1).then(|| grf_row(i.resp.slot, i.resp.reg) as u16)),
                payload.then(|| grf_row(i.disp.slot, i.disp.reg) as u16),
            ],
        };
        let grants = self.ga.arbitrate(&requests);
        let ready = Ready { alu: both(|a| self.alus[a].ready()), je: self.je.ready(), me: self.me.ready() };
        let start = Start { slot: i.disp.slot as u8, ip: i.disp.data[0] as u32, mask: (i.disp.data[0] >> 32) as u32 };
        let starts = i.disp.valid == 1 && i.disp.start == 1 && self.tc.start_ready(start.slot);
        Cycle {
            requests,
            grants,
            issues: self.tc.issue(&ready),
            calls: call.is_some(),
            sent: self.me.sent(i.mo.ready == 1, i.eot.ready == 1),
            start: starts.then_some(start),
        }
    }

    /// The row write of a writer that is served.
    fn served(&self, writer: usize, i: &EuIn) -> Option<Written> {
        let grf = |slot, register, enables, data| Some(Write { row: grf_row(slot, register) as u16, enables, data });
        let write = match writer {
            ME_WRITE => self.je.write().or_else(|| grf(i.resp.slot, i.resp.reg, i.resp.be as u32, i.resp.data)),
            DISPATCH_WRITE => grf(i.disp.slot, i.disp.reg, u32::MAX, i.disp.data),
            alu => self.alus[alu].write_back().map(|write| write.scattered()),
        };
        write.map(|write| Written { writer, write })
    }

    fn clock(&mut self, i: &EuIn) {
        let cycle = &self.cycle;
        let Cycle { requests, grants, issues, .. } = cycle;
        let written = both(|port| grants.write[port].and_then(|writer| self.served(writer, i)));
        let alu_issue = both(|a| issues.alu[a].and_then(|slot| self.tc.alu_bundle(slot)));
        let je_issue = issues.je.and_then(|slot| self.tc.je_bundle(slot));
        let me_issue = issues.me.and_then(|slot| self.tc.me_bundle(slot));
        let sent = cycle.sent.as_ref();
        let fetched = both(|a| self.alus[a].fetched(grants.alu_read[a]));
        let resolved = self.je.resolved().copied();
        let events = Events {
            line_request_ready: i.if_req.ready == 1,
            line: (i.if_rsp.valid == 1).then_some((i.if_rsp.line as u32, &i.if_rsp.data)),
            fetched: [fetched[0], fetched[1], sent.filter(|sent| !sent.end_of_thread).map(|sent| sent.slot)],
            done: both(|a| self.alus[a].done(grants.writes(a))),
            response: self.me.over(),
            resolved: resolved.as_ref(),
            ended: sent.filter(|sent| sent.end_of_thread).map(|sent| sent.slot),
            notified: (i.nt.valid == 1).then_some(i.nt.slot as u8),
            refused: (i.refused.valid == 1).then_some((i.refused.slot as u8, i.refused.ip as u32)),
            start: cycle.start,
        };
        self.tc.clock(issues, &events);
        let data = self.ga.read_data();
        let je_reads = self.je.read().is_some();
        let granted = [je_reads && grants.me_read, cycle.granted(ME_WRITE)];
        let row = data[2].words();
        self.je.clock(cycle.start.map(|start| start.slot), je_issue.as_ref(), granted, &row);
        self.me.respond((i.resp.last == 1 && cycle.responds()).then_some((i.resp.slot as u8, i.resp.sb as u8)));
        self.me.clock(me_issue.as_ref(), grants.me_read && !je_reads, &row, i.mo.ready == 1, i.eot.ready == 1);
        let [issue0, issue1] = alu_issue;
        self.alus[0].clock(issue0, grants.alu_read[0], data, cycle.granted(0));
        self.alus[1].clock(issue1, grants.alu_read[1], data, cycle.granted(1));
        self.ga.clock(requests, grants, written);
    }

    fn reset(&mut self) {
        self.tc.reset();
        self.ga.reset();
        let fresh = alus(&self.shape);
        for (alu, fresh) in self.alus.iter_mut().zip(fresh) {
            alu.restart(fresh);
        }
        self.je = Je::default();
        self.me = Me::default();
    }

    /// Every port of `out` is written: whatever it held before, this shows.
    fn outputs(&self, i: &EuIn, cycle: &Cycle, out: &mut EuOut) {
        let issues = &cycle.issues;
        let issued = [issues.alu[0], issues.alu[1], issues.je, issues.me];
        out.disp = if i.disp.start == 1 { self.tc.start_ready(i.disp.slot as u8) } else { cycle.granted(DISPATCH_WRITE) }.into();
        out.if_req = self.tc.line_port();
        out.if_rsp = self.tc.lines().response_ready((i.if_rsp.valid == 1).then_some(i.if_rsp.line as u32)).into();
        out.mo = self.me.message_port();
        out.resp = cycle.responds().into();
        out.eot = self.me.end_port();
        self.write_events(i.reset == 0, &mut out.wb);
        out.busy = self.tc.busy().into();
        out.idle = (out.busy == 0).into();
        for (port, stall) in out.stall.iter_mut().zip(issues.stall) {
            *port = stall as u64;
        }
        out.issue = issued.iter().rev().fold(0, |bits, slot| bits << 1 | u64::from(slot.is_some()));
        out.fault = self.tc.fault_port();
        self.retire_ports(out, cycle);
    }

    /// The write events, by port of GA.
    fn write_events(&self, shown: bool, ports: &mut [WriteEvent; 2]) {
        for (port, written) in ports.iter_mut().zip(self.ga.written()) {
            *port = match written {
                Some(written) if shown => self.write_event(written),
                _ => WriteEvent::default(),
            };
        }
    }

    fn write_event(&self, Written { writer, write }: &Written) -> WriteEvent {
        let (pipe, slot, ip) = match *writer {
            // Both write general registers only.
            DISPATCH_WRITE => (DISPATCH, u64::from(write.row) / 128, 0),
            ME_WRITE => match self.je.writer() {
                Some((slot, ip)) => (pipe::JE as u64, slot.into(), ip.into()),
                None => (pipe::ME as u64, u64::from(write.row) / 128, 0),
            },
            alu => {
                let by = self.alus[alu].writer().expect("an ALU knows what it writes");
                (alu as u64, by.slot.into(), by.ip.into())
            }
        };
        let Write { row, enables, data } = *write;
        WriteEvent { valid: 1, pipe, slot, ip, row: row.into(), be: enables.into(), data }
    }

    fn retire_ports(&self, out: &mut EuOut, cycle: &Cycle) {
        for (a, alu) in self.alus.iter().enumerate() {
            let left = alu.retired();
            out.ret[a] = left.map_or_else(Default::default, Done::retired);
            out.fl[a] = left.map_or_else(Default::default, Done::flag_port);
            out.arf[a] = left.map_or_else(Default::default, Done::arf_port);
        }
        (out.ret[pipe::JE], out.br) = match self.je.resolved() {
            Some(resolved) => (resolved.retired(), BranchTarget { target: resolved.next.into(), act: resolved.active.into() }),
            None => Default::default(),
        };
        out.ret[pipe::ME] = cycle.sent.as_ref().map_or_else(Default::default, Sent::retired);
    }
}

impl Golden for Eu {
    type In = EuIn;
    type Out = EuOut;

    fn eval(&self, i: &EuIn) -> EuOut {
        let mut out = EuOut::default();
        self.outputs(i, &self.decide(i), &mut out);
        out
    }

    fn tick(&mut self, i: &EuIn) {
        let settled = std::mem::take(&mut self.settled);
        if i.reset == 1 {
            return self.reset();
        }
        if !settled {
            self.cycle = self.decide(i);
        }
        self.clock(i);
    }

    fn settle(&mut self, i: &EuIn, out: &mut EuOut) {
        self.cycle = self.decide(i);
        self.settled = true;
        self.outputs(i, &self.cycle, out);
    }
}

impl Shaped for Eu {
    fn shaped(shape: &EuShape) -> Eu {
        let (ga, je, me) = (Ga::shaped(shape), Je::default(), Me::default());
        Eu { shape: *shape, tc: Tc::shaped(shape), alus: alus(shape), ga, je, me, cycle: Cycle::default(), settled: false }
    }
}

/// The EU of [`EuShape::COMPACT`].
pub type EuCompact = Compact<Eu>;

/// The EU of [`EuShape::LITE`]; its ALU0 is never given anything.
pub type EuLite = Lite<Eu>;
