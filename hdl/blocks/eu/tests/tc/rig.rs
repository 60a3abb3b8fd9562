//! TC in a small world: instruction memory with latency, pipes that finish after a fixed time.

use crate::common::Bench;
use std::collections::{BTreeMap, VecDeque};
use tessera_eu::tc::Tc;
use tessera_isa::asm::Builder;
use tessera_ports::tc::{TcIn, TcOut};

pub const ALU0: usize = 0;
pub const ALU1: usize = 1;
pub const JE: usize = 2;
pub const ME: usize = 3;

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
    /// Flag write (register, mask, value) of the next ALU instruction that finishes.
    pub flag_write: Option<(u64, u64, u64)>,
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
            flag_write: None,
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
        self.at(0, move |i| (i.st_valid, i.st_slot, i.st_ip, i.st_mask) = (1, slot, ip, mask));
        self.step();
        assert_eq!(self.last.st_ready, 1);
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

    fn at(&mut self, delay: u64, change: impl Fn(&mut TcIn) + 'static) {
        self.events.entry(self.cycle + delay).or_default().push(Box::new(change));
    }

    pub fn step(&mut self) {
        let mut i = TcIn { if_req_ready: (!self.cycle.is_multiple_of(3)).into(), ..TcIn::default() };
        let open = self.cycle >= self.hold_until;
        let alu_ready = self.taken.map(|taken| u64::from(open && !taken));
        (i.i0_ready, i.i1_ready, i.ij_ready, i.im_ready) = (alu_ready[0], alu_ready[1], open.into(), open.into());
        for change in self.events.remove(&self.cycle).unwrap_or_default() {
            change(&mut i);
        }
        let due = self.responses.front().copied().filter(|&(when, _)| when <= self.cycle);
        if let Some((_, line)) = due {
            (i.if_rsp_valid, i.if_rsp_line) = (1, line);
            i.if_rsp_data = self.memory.get(&line).copied().unwrap_or_default();
        }
        let o = self.tc.cycle(&i);
        self.last = o;
        if due.is_some() && o.if_rsp_ready == 1 {
            self.responses.pop_front();
        }
        if o.if_req_valid & i.if_req_ready == 1 {
            self.requests.push(o.if_req_line);
            self.responses.push_back((self.cycle + 4, o.if_req_line));
        }
        self.taken = [o.i0_valid == 1, o.i1_valid == 1];
        self.take_issues(&o);
        self.cycle += 1;
    }

    fn take_issues(&mut self, o: &TcOut) {
        let mut slots = Vec::new();
        let base = Issue { cycle: self.cycle, ..Issue::default() };
        for (pipe, valid, slot, ip, lo, hi, emask, pmask, sb) in [
            (ALU0, o.i0_valid, o.i0_slot, o.i0_ip, o.i0_lo, o.i0_hi, o.i0_emask, o.i0_pmask, o.i0_sb),
            (ALU1, o.i1_valid, o.i1_slot, o.i1_ip, o.i1_lo, o.i1_hi, o.i1_emask, o.i1_pmask, o.i1_sb),
            (JE, o.ij_valid, o.ij_slot, o.ij_ip, o.ij_lo, o.ij_hi, 0, 0, 0),
            (ME, o.im_valid, o.im_slot, o.im_ip, o.im_lo, o.im_hi, o.im_emask, 0, o.im_sb),
        ] {
            if valid == 0 {
                assert_eq!([slot, ip, lo, hi, emask, pmask, sb], [0; 7], "bundle of pipe {pipe} without valid");
                continue;
            }
            assert!(!slots.contains(&slot), "thread {slot} issues twice in cycle {}", self.cycle);
            slots.push(slot);
            assert_eq!(o.stall[slot as usize], 1);
            let sync = if pipe == JE { o.ij_sync } else { 0 };
            self.issues.push(Issue { pipe, slot, ip, lo, hi, emask, pmask, sb, sync, ..base });
            match pipe {
                JE => self.branch(slot, ip, o.ij_act, sync),
                ME => self.message(slot, hi),
                _ => self.compute(pipe, slot, sb),
            }
        }
    }

    fn compute(&mut self, pipe: usize, slot: u64, sb: u64) {
        let flag = self.flag_write.take();
        let (we, (register, mask, value)) = (u64::from(flag.is_some()), flag.unwrap_or_default());
        let latency = self.alu_latency;
        if pipe == ALU0 {
            self.at(2, move |i| (i.f0_valid, i.f0_slot) = (1, slot));
            self.at(latency, move |i| {
                (i.d0_valid, i.d0_slot, i.d0_sb) = (1, slot, sb);
                (i.d0_fl_we, i.d0_fl_reg, i.d0_fl_mask, i.d0_fl_val) = (we, register, mask, value);
            });
        } else {
            self.at(2, move |i| (i.f1_valid, i.f1_slot) = (1, slot));
            self.at(latency, move |i| {
                (i.d1_valid, i.d1_slot, i.d1_sb) = (1, slot, sb);
                (i.d1_fl_we, i.d1_fl_reg, i.d1_fl_mask, i.d1_fl_val) = (we, register, mask, value);
            });
        }
    }

    fn branch(&mut self, slot: u64, ip: u64, act: u64, sync: u64) {
        let straight = if sync == 1 { ip } else { ip + 16 };
        let (next, act, wake) = self.results.pop_front().unwrap_or((straight, act, None));
        self.at(4, move |i| {
            (i.r_valid, i.r_slot, i.r_sync, i.r_next, i.r_act) = (1, slot, sync, next, act);
            (i.r_wake_valid, i.r_wake) = (wake.is_some().into(), wake.unwrap_or(0));
        });
    }

    fn message(&mut self, slot: u64, hi: u64) {
        if hi >> 63 == 1 {
            self.at(2, move |i| (i.eot_done, i.eot_slot) = (1, slot));
        } else {
            self.at(3, move |i| (i.fm_valid, i.fm_slot) = (1, slot));
        }
    }
}
