//! Golden model of the execution unit (`tessera_ports::eu`): the blocks wired together.
//!
//! Combinational wires are followed once, in a fixed order: requests of ALUs and ME (state, and the response port) ->
//! grants of GA -> what completes -> issues of TC (state only: all `ready` are registered). The clock edge then hands
//! the same decisions to every block.

use crate::alu::{Alu, Done, WriteBack};
use crate::ga::{self, Ga, Write};
use crate::je::Je;
use crate::me::{self, Me, Response, Sent};
use crate::tc::issue::{Issues, Ready};
use crate::tc::{Events, Start, Tc};
use crate::{masked, Golden, Row};
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::uop::{acc_row, grf_row};

/// Index of a write requester at GA.
const ME_WRITE: usize = 2;
const DISPATCH_WRITE: usize = 3;
/// `wb_pipe` of a message response.
const ME_PIPE: u64 = 3;

/// Execution unit.
#[derive(Debug, Clone, Default)]
pub struct Eu {
    tc: Tc,
    ga: Ga,
    alus: [Alu; 2],
    je: Je,
    me: Me,
}

/// Everything that one cycle decides.
struct Cycle {
    requests: ga::Requests,
    grants: ga::Grants,
    issues: Issues,
    /// Row writes that the ALUs want.
    write_back: [Option<WriteBack>; 2],
    done: [Option<Done>; 2],
    response: Option<Response>,
    sent: Option<Sent>,
    start: Option<Start>,
}

impl Cycle {
    fn granted(&self, writer: usize) -> bool {
        self.grants.write == Some(writer)
    }

    /// The granted row write.
    fn write(&self, i: &EuIn) -> Option<Write> {
        match self.grants.write? {
            ME_WRITE => self.response.as_ref().map(Response::write),
            DISPATCH_WRITE => Some(Write { row: grf_row(i.disp_slot, i.disp_reg) as u16, enables: u32::MAX, data: i.disp_data }),
            alu => self.write_back[alu].map(|wb| wb.write),
        }
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
        let write_back = [0, 1].map(|a| self.alus[a].write_back());
        let payload = i.disp_valid == 1 && i.disp_start == 0;
        let requests = ga::Requests {
            alu_read: [0, 1].map(|a| self.alus[a].reads()),
            me_read: self.me.read(),
            write: [write_back[0].is_some(), write_back[1].is_some(), i.rs_valid == 1, payload],
        };
        let grants = self.ga.arbitrate(&requests);
        let ready = Ready { alu: [0, 1].map(|a| self.alus[a].ready()), je: self.je.ready(), me: self.me.ready() };
        let start = Start { slot: i.disp_slot as u8, ip: i.disp_data[0] as u32, mask: (i.disp_data[0] >> 32) as u32 };
        let starts = i.disp_valid == 1 && i.disp_start == 1 && self.tc.start_ready(start.slot);
        Cycle {
            requests,
            grants,
            issues: self.tc.issue(&ready),
            write_back,
            done: [0, 1].map(|a| self.alus[a].done(grants.write == Some(a))),
            response: (i.rs_valid == 1).then(|| response(i)),
            sent: self.me.sent(i.mo_ready == 1, i.eot_ready == 1),
            start: starts.then_some(start),
        }
    }

    fn clock(&mut self, i: &EuIn, cycle: &Cycle) {
        let Cycle { requests, grants, issues, .. } = cycle;
        let alu_issue = issues.alu.map(|slot| slot.and_then(|slot| self.tc.alu_bundle(slot)));
        let je_issue = issues.je.and_then(|slot| self.tc.je_bundle(slot));
        let me_issue = issues.me.and_then(|slot| self.tc.me_bundle(slot));
        let sent = cycle.sent.as_ref();
        let fetched = [0, 1].map(|a| self.alus[a].fetched(&grants.alu_read[a]));
        let resolved = self.je.resolved().copied();
        let response = cycle.response.as_ref().filter(|response| response.last && cycle.granted(ME_WRITE));
        let events = Events {
            line_request_ready: i.if_req_ready == 1,
            line: (i.if_rsp_valid == 1).then_some((i.if_rsp_line as u32, &i.if_rsp_data)),
            fetched: [fetched[0], fetched[1], sent.filter(|sent| !sent.end_of_thread).map(|sent| sent.slot)],
            done: cycle.done,
            response: response.map(|response| (response.slot, response.scoreboard)),
            resolved: resolved.as_ref(),
            ended: sent.filter(|sent| sent.end_of_thread).map(|sent| sent.slot),
            start: cycle.start,
        };
        self.tc.clock(issues, &events);
        self.je.clock(cycle.start.map(|start| (start.slot, start.mask)), je_issue.as_ref());
        let data = self.ga.read_data();
        self.me.clock(me_issue.as_ref(), grants.me_read, &data[2], i.mo_ready == 1, i.eot_ready == 1);
        for (a, alu) in self.alus.iter_mut().enumerate() {
            alu.clock(alu_issue[a].as_ref(), &grants.alu_read[a], data, cycle.granted(a));
        }
        self.ga.clock(requests, grants, cycle.write(i).as_ref());
    }

    fn reset(&mut self) {
        self.tc.reset();
        self.ga.reset();
        self.alus = Default::default();
        self.je = Je::default();
        self.me = Me::default();
    }

    fn outputs(&self, i: &EuIn, cycle: &Cycle) -> EuOut {
        let mut out = EuOut {
            disp_ready: if i.disp_start == 1 {
                self.tc.start_ready(i.disp_slot as u8).into()
            } else {
                cycle.granted(DISPATCH_WRITE).into()
            },
            if_req_valid: self.tc.lines().request().is_some().into(),
            if_req_line: self.tc.lines().request().unwrap_or(0).into(),
            if_rsp_ready: self.tc.lines().response_ready().into(),
            rs_ready: cycle.granted(ME_WRITE).into(),
            ..EuOut::default()
        };
        self.thread_ports(&mut out, &cycle.issues);
        self.message_ports(&mut out);
        write_event(&mut out, i, cycle);
        self.retire_ports(&mut out, cycle);
        out
    }

    fn thread_ports(&self, out: &mut EuOut, issues: &Issues) {
        out.busy = self.tc.busy().into();
        out.idle = u64::from(out.busy == 0);
        out.stall = issues.stall.map(|stall| stall as u64);
        let issued = [issues.alu[0], issues.alu[1], issues.je, issues.me];
        out.issue = issued.iter().rev().fold(0, |bits, slot| bits << 1 | u64::from(slot.is_some()));
        if let Some((slot, ip)) = self.tc.fault() {
            (out.fault_valid, out.fault_slot, out.fault_ip) = (1, slot.into(), ip.into());
        }
    }

    fn message_ports(&self, out: &mut EuOut) {
        if let Some(beat) = self.me.message_out() {
            let me::Beat { issue, message, data, first, last } = beat;
            out.mo_valid = 1;
            (out.mo_slot, out.mo_sb, out.mo_ip) = (issue.slot.into(), issue.scoreboard.into(), issue.ip.into());
            (out.mo_desc, out.mo_exdesc) = (message.descriptor.into(), message.extended.into());
            out.mo_mask = issue.lanes.into();
            (out.mo_dst, out.mo_rlen) = (u64::from(message.response.0 & 0x7F), message.response.1.into());
            (out.mo_first, out.mo_last, out.mo_data) = (first.into(), last.into(), *data);
        }
        if let Some(slot) = self.me.end_of_thread() {
            (out.eot_valid, out.eot_slot) = (1, slot.into());
        }
    }

    fn retire_ports(&self, out: &mut EuOut, cycle: &Cycle) {
        let mut retire = |index: usize, slot: u8, ip: u32, op: u8, mask: u32| {
            out.ret_valid[index] = 1;
            (out.ret_slot[index], out.ret_ip[index]) = (slot.into(), ip.into());
            (out.ret_op[index], out.ret_mask[index]) = (op.into(), mask.into());
        };
        for (a, done) in cycle.done.iter().enumerate() {
            let Some(done) = done else { continue };
            retire(a, done.slot, done.ip, done.op, done.mask);
        }
        if let Some(r) = self.je.resolved() {
            retire(2, r.slot, r.ip, r.op, r.mask);
        }
        if let Some(sent) = &cycle.sent {
            retire(3, sent.slot, sent.ip, sent.op, sent.mask);
        }
        if let Some(r) = self.je.resolved() {
            (out.br_next, out.br_act) = (r.next.into(), r.active.into());
        }
        for (a, done) in cycle.done.iter().enumerate() {
            if let Some(flag) = done.and_then(|done| done.flag) {
                (out.fl_we[a], out.fl_reg[a]) = (1, flag.register.into());
                (out.fl_mask[a], out.fl_val[a]) = (flag.mask.into(), flag.value.into());
            }
            if let Some(arf) = done.and_then(|done| done.arf) {
                (out.arf_we[a], out.arf_sel[a]) = (1, arf.select.into());
                (out.arf_be[a], out.arf_val[a]) = (arf.enables.into(), arf.value.into());
            }
        }
    }
}

fn response(i: &EuIn) -> Response {
    Response {
        slot: i.rs_slot as u8,
        scoreboard: i.rs_sb as u8,
        register: i.rs_reg as u8,
        enables: i.rs_be as u32,
        data: i.rs_data,
        last: i.rs_last == 1,
    }
}

/// The write event: every row write but a dispatch payload.
fn write_event(out: &mut EuOut, i: &EuIn, cycle: &Cycle) {
    let (pipe, slot, ip) = match cycle.grants.write {
        Some(ME_WRITE) => (ME_PIPE, i.rs_slot, 0),
        Some(alu) if alu < ME_WRITE => match &cycle.write_back[alu] {
            Some(wb) => (alu as u64, wb.slot.into(), wb.ip.into()),
            None => return,
        },
        _ => return,
    };
    if let Some(write) = cycle.write(i) {
        out.wb_valid = 1;
        (out.wb_pipe, out.wb_slot, out.wb_ip) = (pipe, slot, ip);
        (out.wb_row, out.wb_be, out.wb_data) = (write.row.into(), write.enables.into(), masked(&write.data, write.enables));
    }
}

impl Golden for Eu {
    type In = EuIn;
    type Out = EuOut;

    fn eval(&self, i: &EuIn) -> EuOut {
        self.outputs(i, &self.decide(i))
    }

    fn tick(&mut self, i: &EuIn) {
        if i.reset == 1 {
            return self.reset();
        }
        let cycle = self.decide(i);
        self.clock(i, &cycle);
    }

    fn step(&mut self, i: &EuIn) -> EuOut {
        let cycle = self.decide(i);
        let out = self.outputs(i, &cycle);
        if i.reset == 1 {
            self.reset();
        } else {
            self.clock(i, &cycle);
        }
        out
    }
}
