//! TC in a small world: instruction memory with latency, pipes that finish after a fixed time.

use crate::common::Bench;
use std::collections::{BTreeMap, VecDeque};
use tessera_eu::tc::Tc;
use tessera_eu::word::pipe::{JE, ME};
use tessera_isa::asm::Builder;
use tessera_ports::bundle::eu::{AluIssue, Branch, BranchIssue, Done, Event, FlagWrite, LineResponse, MessageIssue, Start};
use tessera_ports::tc::{TcIn, TcOut};

/// Native code of a program.
pub fn code(write: impl FnOnce(&mut Builder)) -> Vec<u8> {
    let mut builder = Builder::new();
    write(&mut builder);
    builder.finish().expect("legal program")
}

/// One issue, as seen on the ports.
#[derive(Clone, Copy, Debug, Default)]
pub struct Issue {
    pub cycle: u64,
    pub pipe: usize,
    pub slot: u64,
    pub ip: u64,
    /// What an ALU gets.
    pub lo: u64,
    pub hi: u64,
    pub emask: u64,
    pub pmask: u64,
    pub sb: u64,
    pub sync: u64,
}

/// What an event of the world outside does to the inputs of its cycle.
type Change = Box<dyn Fn(&mut TcIn)>;

pub struct Rig {
    tc: Bench<Tc, TcIn, TcOut>,
    memory: BTreeMap<u64, [u64; 8]>,
    responses: VecDeque<(u64, u64)>,
    events: BTreeMap<u64, Vec<Change>>,
    cycle: u64,
    /// Cycles from issue to `done` of an ALU.
    pub alu_latency: u64,
    /// No pipe is ready before this cycle; afterwards an ALU takes an instruction every other cycle.
    pub hold_until: u64,
    taken: [bool; 2],
    /// Flag write of the next ALU instruction that finishes.
    pub flag_write: FlagWrite,
    /// What JE answers: next address, active channels, wake address; by default straight on.
    pub results: VecDeque<(u64, u64, Option<u64>)>,
    pub issues: Vec<Issue>,
    /// Lines requested.
    pub requests: Vec<u64>,
    pub last: TcOut,
}

impl Rig {
    pub fn new(address: u64, program: &[u8]) -> Self {
        let mut rig = Rig {
            tc: Bench::new(),
            memory: BTreeMap::new(),
            responses: VecDeque::new(),
            events: BTreeMap::new(),
            cycle: 0,
            alu_latency: 6,
            hold_until: 0,
            taken: [false; 2],
            flag_write: FlagWrite::default(),
            results: VecDeque::new(),
            issues: Vec::new(),
            requests: Vec::new(),
            last: TcOut::default(),
        };
        rig.place(address, program);
        rig.tc.cycle(&TcIn { reset: 1, ..TcIn::default() });
        rig
    }

    /// Writes a program into the instruction memory.
    pub fn place(&mut self, address: u64, program: &[u8]) {
        for (k, chunk) in program.chunks(8).enumerate() {
            let at = address + 8 * k as u64;
            let line = self.memory.entry(at >> 6).or_default();
            line[(at >> 3 & 7) as usize] = u64::from_le_bytes(chunk.try_into().expect("whole words"));
        }
    }

    /// Starts a thread and waits until TC took it.
    pub fn start(&mut self, slot: u64, ip: u64, mask: u64) {
        self.at(0, move |i| i.start = Start { valid: 1, slot, ip, mask });
        self.step();
        assert_eq!(self.last.start.ready, 1);
    }

    /// Outputs for some inputs, without a clock edge.
    pub fn probe(&mut self, inputs: &TcIn) -> TcOut {
        self.tc.eval(inputs)
    }

    pub fn run_until_idle(&mut self, limit: u64) {
        for _ in 0..limit {
            self.step();
            if self.last.busy == 0 {
                return;
            }
        }
        panic!("threads {:b} still run after {limit} cycles, stall {:?}", self.last.busy, self.last.stall);
    }

    /// Changes the inputs in a later cycle.
    pub fn at(&mut self, delay: u64, change: impl Fn(&mut TcIn) + 'static) {
        self.events.entry(self.cycle + delay).or_default().push(Box::new(change));
    }

    pub fn step(&mut self) {
        let open = self.cycle >= self.hold_until;
        let mut i = TcIn {
            if_req: (!self.cycle.is_multiple_of(3)).into(),
            issue: self.taken.map(|taken| (open && !taken).into()),
            issue_je: open.into(),
            issue_me: open.into(),
            ..TcIn::default()
        };
        for change in self.events.remove(&self.cycle).unwrap_or_default() {
            change(&mut i);
        }
        if let Some(&(_, line)) = self.responses.front().filter(|&&(when, _)| when <= self.cycle) {
            i.if_rsp = LineResponse { valid: 1, line, data: self.memory.get(&line).copied().unwrap_or_default() };
        }
        let o = self.tc.cycle(&i);
        self.last = o;
        if i.if_rsp.valid & o.if_rsp.ready == 1 {
            self.responses.pop_front();
        }
        if o.if_req.valid & i.if_req.ready == 1 {
            self.requests.push(o.if_req.line);
            self.responses.push_back((self.cycle + 4, o.if_req.line));
        }
        self.taken = o.issue.map(|issue| issue.valid == 1);
        self.take_issues(&o);
        self.cycle += 1;
    }

    fn take_issues(&mut self, o: &TcOut) {
        for (alu, i) in o.issue.into_iter().enumerate() {
            if i.valid == 0 {
                assert_eq!(i, AluIssue::default(), "what ALU{alu} gets without valid");
                continue;
            }
            let AluIssue { slot, ip, lo, hi, emask, pmask, sb, .. } = i;
            self.take(Issue { pipe: alu, slot, ip, lo, hi, emask, pmask, sb, ..Issue::default() });
            self.compute(alu, slot, sb);
        }
        if o.issue_je.valid == 1 {
            let BranchIssue { slot, ip, sync, act, .. } = o.issue_je;
            self.take(Issue { pipe: JE, slot, ip, sync, ..Issue::default() });
            self.branch(slot, ip, act, sync);
        } else {
            assert_eq!(o.issue_je, BranchIssue::default(), "what JE gets without valid");
        }
        if o.issue_me.valid == 1 {
            let MessageIssue { slot, ip, eot, emask, sb, .. } = o.issue_me;
            self.take(Issue { pipe: ME, slot, ip, emask, sb, ..Issue::default() });
            self.message(slot, eot);
        } else {
            assert_eq!(o.issue_me, MessageIssue::default(), "what ME gets without valid");
        }
    }

    fn take(&mut self, issue: Issue) {
        let Issue { slot, .. } = issue;
        let twice = self.issues.iter().rev().take_while(|i| i.cycle == self.cycle).any(|i| i.slot == slot);
        assert!(!twice, "thread {slot} issues twice in cycle {}", self.cycle);
        assert_eq!(self.last.stall[slot as usize], 1);
        self.issues.push(Issue { cycle: self.cycle, ..issue });
    }

    fn compute(&mut self, alu: usize, slot: u64, sb: u64) {
        let flags = std::mem::take(&mut self.flag_write);
        self.at(2, move |i| i.fetched[alu] = Event { valid: 1, slot });
        self.at(self.alu_latency, move |i| (i.done[alu], i.fl[alu]) = (Done { valid: 1, slot, sb }, flags));
    }

    fn branch(&mut self, slot: u64, ip: u64, act: u64, sync: u64) {
        let straight = if sync == 1 { ip } else { ip + 16 };
        let (target, act, wake) = self.results.pop_front().unwrap_or((straight, act, None));
        let (wake_valid, wake) = (wake.is_some().into(), wake.unwrap_or(0));
        self.at(4, move |i| i.branch = Branch { valid: 1, slot, sync, target, act, wake_valid, wake });
    }

    fn message(&mut self, slot: u64, eot: u64) {
        let event = Event { valid: 1, slot };
        if eot == 1 {
            self.at(2, move |i| i.ended = event);
        } else {
            self.at(3, move |i| i.fetched[2] = event);
        }
    }
}
