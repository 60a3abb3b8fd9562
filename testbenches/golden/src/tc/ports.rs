//! Port face of TC.

use super::issue::Ready;
use super::{Events, Start, Tc};
use crate::alu::{self, ArfWrite, Done, FlagWrite};
use crate::je::{self, Resolved};
use crate::{me, Compact, Golden, Lite, Shaped, Small};
use tessera_ports::bundle::eu as port;
use tessera_ports::config::{EuShape, IssueWidth};
use tessera_ports::tc::{TcIn, TcOut};

fn ready(i: &TcIn) -> Ready {
    Ready { alu: i.issue.map(|issue| issue.ready == 1), je: i.issue_je.ready == 1, me: i.issue_me.ready == 1 }
}

/// Completion ports of ALU `a` as a [`Done`]; what TC does not see stays 0.
fn done(i: &TcIn, a: usize) -> Option<Done> {
    let (done, fl, arf) = (i.done[a], i.fl[a], i.arf[a]);
    (done.valid == 1 || fl.we == 1 || arf.we == 1).then(|| Done {
        slot: done.slot as u8,
        scoreboard: done.sb as u8,
        flag: (fl.we == 1).then_some(FlagWrite { register: fl.reg as u8, mask: fl.mask as u32, value: fl.val as u32 }),
        arf: (arf.we == 1).then_some(ArfWrite { select: arf.sel as u8, enables: arf.be as u8, value: arf.val as u32 }),
        ..Done::default()
    })
}

fn resolved(branch: &port::Branch) -> Option<Resolved> {
    (branch.valid == 1).then(|| Resolved {
        slot: branch.slot as u8,
        sync: branch.sync == 1,
        next: branch.target as u32,
        active: branch.act as u32,
        wake: (branch.wake_valid == 1).then_some(branch.wake as u32),
        ..Resolved::default()
    })
}

fn slot(event: port::Event) -> Option<u8> {
    (event.valid == 1).then_some(event.slot as u8)
}

fn alu_port(issue: &alu::Issue, word: u128) -> port::AluIssue {
    port::AluIssue {
        valid: 1,
        slot: issue.slot.into(),
        ip: issue.ip.into(),
        lo: word as u64,
        hi: (word >> 64) as u64,
        emask: issue.lanes.into(),
        pmask: issue.predicate.into(),
        mode: issue.mode.bits().into(),
        scalar: issue.scalar.into(),
        sb: issue.scoreboard.into(),
    }
}

fn je_port(issue: &je::Issue) -> port::BranchIssue {
    let code = &issue.code;
    port::BranchIssue {
        valid: 1,
        slot: issue.slot.into(),
        ip: issue.ip.into(),
        len8: issue.short.into(),
        op: code.op.into(),
        branch: code.branch.into(),
        group: code.group.into(),
        size: code.size.into(),
        uip: code.uip.into(),
        jip: code.jip.into(),
        reg: code.register.into(),
        dst: code.dst.0.into(),
        dst_sub: code.dst.1.into(),
        sync: issue.sync.into(),
        act: issue.active.into(),
        pred: issue.predicate.into(),
    }
}

fn me_port(issue: &me::Issue) -> port::MessageIssue {
    let message = &issue.message;
    port::MessageIssue {
        valid: 1,
        slot: issue.slot.into(),
        ip: issue.ip.into(),
        op: message.op.into(),
        eot: message.end_of_thread.into(),
        src0: u64::from(message.payload.0 & 0x7F),
        mlen: message.payload.1.into(),
        src1: u64::from(message.extra.0 & 0x7F),
        xlen: message.extra.1.into(),
        dst: u64::from(message.response.0 & 0x7F),
        rlen: message.response.1.into(),
        sfid: message.function.into(),
        desc: message.descriptor.into(),
        by_a0: message.by_address.into(),
        extra: message.rest.into(),
        emask: issue.lanes.into(),
        sb: issue.scoreboard.into(),
    }
}

impl Tc {
    pub(crate) fn line_port(&self) -> port::LineRequest {
        self.lines().request().map_or_else(Default::default, |line| port::LineRequest { valid: 1, line: line.into() })
    }

    /// With two bundles both ALUs see the same one; `valid` says whose it is.
    fn alu_ports(&self, own: [port::AluIssue; 2]) -> [port::AluIssue; 2] {
        match self.shape.issue {
            IssueWidth::Four => own,
            IssueWidth::Two => {
                let bundle = if own[0].valid == 1 { own[0] } else { own[1] };
                own.map(|issue| port::AluIssue { valid: issue.valid, ..bundle })
            }
        }
    }

    pub(crate) fn fault_port(&self) -> port::Fault {
        let fault = |(slot, ip): (u8, u32)| port::Fault { valid: 1, slot: slot.into(), ip: ip.into() };
        self.fault().map_or_else(Default::default, fault)
    }
}

impl Golden for Tc {
    type In = TcIn;
    type Out = TcOut;

    fn eval(&self, i: &TcIn) -> TcOut {
        let issues = self.issue(&ready(i));
        let alu = |slot: u8| self.alu_bundle(slot).map(|issue| alu_port(&issue, self.head_word(slot)));
        let je = issues.je.and_then(|slot| self.je_bundle(slot));
        let me = issues.me.and_then(|slot| self.me_bundle(slot));
        TcOut {
            start: self.start_ready(i.start.slot as u8).into(),
            if_req: self.line_port(),
            if_rsp: self.lines().response_ready((i.if_rsp.valid == 1).then_some(i.if_rsp.line as u32)).into(),
            issue: self.alu_ports(issues.alu.map(|slot| slot.and_then(alu).unwrap_or_default())),
            issue_je: je.as_ref().map(je_port).unwrap_or_default(),
            issue_me: me.as_ref().map(me_port).unwrap_or_default(),
            busy: self.busy().into(),
            stall: issues.stall.map(|stall| stall as u64),
            fault: self.fault_port(),
        }
    }

    fn tick(&mut self, i: &TcIn) {
        if i.reset == 1 {
            return self.reset();
        }
        let issues = self.issue(&ready(i));
        let start = Start { slot: i.start.slot as u8, ip: i.start.ip as u32, mask: i.start.mask as u32 };
        let (done, response, resolved) = ([done(i, 0), done(i, 1)], i.done[2], resolved(&i.branch));
        let events = Events {
            line_request_ready: i.if_req.ready == 1,
            line: (i.if_rsp.valid == 1).then_some((i.if_rsp.line as u32, &i.if_rsp.data)),
            fetched: i.fetched.map(slot),
            done: [done[0].as_ref(), done[1].as_ref()],
            response: (response.valid == 1).then_some((response.slot as u8, response.sb as u8)),
            resolved: resolved.as_ref(),
            ended: slot(i.ended),
            notified: slot(i.nt),
            refused: (i.refused.valid == 1).then_some((i.refused.slot as u8, i.refused.ip as u32)),
            start: (i.start.valid == 1 && self.start_ready(start.slot)).then_some(start),
        };
        self.clock(&issues, &events);
    }
}

impl Shaped for Tc {
    fn shaped(shape: &EuShape) -> Tc {
        Tc { shape: *shape, ..Tc::default() }
    }
}

/// The TC of [`EuShape::COMPACT`].
pub type TcCompact = Compact<Tc>;

/// The TC of [`EuShape::SMALL`].
pub type TcSmall = Small<Tc>;

/// The TC of [`EuShape::LITE`].
pub type TcLite = Lite<Tc>;
