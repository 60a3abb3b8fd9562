//! The EU in a small world: dispatcher, instruction memory, a message port that answers, a spawner.

use crate::common::Bench;
use std::collections::{BTreeMap, VecDeque};
use tessera_eu::eu::Eu;
use tessera_eu::opcode;
use tessera_isa::asm::Builder;
use tessera_ports::bundle::eu::{Dispatch, LineResponse, MessageBeat, MessageResponse, WriteEvent};
use tessera_ports::eu::{EuIn, EuOut};

/// Native code of a program.
pub fn code(write: impl FnOnce(&mut Builder)) -> Vec<u8> {
    let mut builder = Builder::new();
    write(&mut builder);
    builder.finish().expect("legal program")
}

/// A register of eight dwords as the ports carry it.
pub fn words(dwords: [u32; 8]) -> [u64; 4] {
    std::array::from_fn(|k| u64::from(dwords[2 * k]) | u64::from(dwords[2 * k + 1]) << 32)
}

pub struct Rig {
    eu: Bench<Eu, EuIn, EuOut>,
    memory: BTreeMap<u64, [u64; 8]>,
    lines: VecDeque<(u64, u64)>,
    /// Response beats: not before this cycle.
    beats: VecDeque<(u64, MessageResponse)>,
    pub cycle: u64,
    /// Register rows as the write events (and the dispatcher) left them.
    pub rows: BTreeMap<u64, [u64; 4]>,
    /// Message beats that left the EU.
    pub sent: Vec<MessageBeat>,
    /// Instructions retired per pipe, and lanes written by ALU multiply-adds.
    pub retired: [u64; 4],
    pub mad_lanes: u64,
    pub last: EuOut,
}

impl Rig {
    pub fn new(address: u64, program: &[u8]) -> Self {
        let mut memory: BTreeMap<u64, [u64; 8]> = BTreeMap::new();
        for (k, chunk) in program.chunks(8).enumerate() {
            let at = address + 8 * k as u64;
            memory.entry(at >> 6).or_default()[(at >> 3 & 7) as usize] =
                u64::from_le_bytes(chunk.try_into().expect("whole words"));
        }
        let mut rig = Rig {
            eu: Bench::new(),
            memory,
            lines: VecDeque::new(),
            beats: VecDeque::new(),
            cycle: 0,
            rows: BTreeMap::new(),
            sent: Vec::new(),
            retired: [0; 4],
            mad_lanes: 0,
            last: EuOut::default(),
        };
        rig.eu.cycle(&EuIn { reset: 1, ..EuIn::default() });
        rig
    }

    /// Writes one register of a slot that does not run.
    pub fn register(&mut self, slot: u64, reg: u64, data: [u64; 4]) {
        self.dispatch(Dispatch { valid: 1, start: 0, slot, reg, data });
        self.rows.insert(slot * 128 + reg, data);
    }

    pub fn start(&mut self, slot: u64, ip: u64, mask: u64) {
        self.dispatch(Dispatch { valid: 1, start: 1, slot, reg: 0, data: [ip | mask << 32, 0, 0, 0] });
    }

    fn dispatch(&mut self, request: Dispatch) {
        for _ in 0..100 {
            self.step(request);
            if self.last.disp.ready == 1 {
                return;
            }
        }
        panic!("dispatch not taken in 100 cycles");
    }

    pub fn run_until_idle(&mut self, limit: u64) {
        for _ in 0..limit {
            self.step(Dispatch::default());
            assert_eq!(self.last.fault.valid, 0, "fault at {:#x}", self.last.fault.ip);
            if self.last.idle == 1 {
                return;
            }
        }
        panic!("threads {:b} still run after {limit} cycles, stall {:?}", self.last.busy, self.last.stall);
    }

    pub fn step(&mut self, disp: Dispatch) {
        let mut i = EuIn { disp, if_req: true.into(), mo: true.into(), eot: true.into(), ..EuIn::default() };
        if let Some(&(_, line)) = self.lines.front().filter(|&&(when, _)| when <= self.cycle) {
            i.if_rsp = LineResponse { valid: 1, line, data: self.memory.get(&line).copied().unwrap_or_default() };
        }
        if let Some(&(_, beat)) = self.beats.front().filter(|&&(when, _)| when <= self.cycle) {
            i.resp = beat;
        }
        let o = self.eu.cycle(&i);
        if i.if_rsp.valid & o.if_rsp.ready == 1 {
            self.lines.pop_front();
        }
        if i.resp.valid & o.resp.ready == 1 {
            self.beats.pop_front();
        }
        if o.if_req.valid == 1 {
            self.lines.push_back((self.cycle + 5, o.if_req.line));
        }
        self.observe(&o);
        self.last = o;
        self.cycle += 1;
    }

    fn observe(&mut self, o: &EuOut) {
        for wb in o.wb {
            if wb.valid == 0 {
                assert_eq!(wb, WriteEvent::default());
                continue;
            }
            let row = self.rows.entry(wb.row).or_default();
            for byte in (0..32).filter(|b| wb.be >> b & 1 == 1) {
                let mask = 0xff << (8 * (byte % 8));
                row[byte / 8] = row[byte / 8] & !mask | wb.data[byte / 8] & mask;
            }
        }
        for (retired, ret) in self.retired.iter_mut().zip(o.ret) {
            *retired += ret.valid;
            if ret.op == opcode::MAD.raw() {
                self.mad_lanes += u64::from(ret.mask.count_ones());
            }
        }
        if o.mo.valid == 1 {
            self.sent.push(o.mo);
            if o.mo.last == 1 {
                self.answer(o.mo);
            }
        }
    }

    /// Response register `k` of a message holds `k + 1` in every dword; beats arrive in reverse order.
    fn answer(&mut self, message: MessageBeat) {
        for (sent, k) in (0..message.rlen).rev().enumerate() {
            let beat = MessageResponse {
                valid: 1,
                slot: message.slot,
                sb: message.sb,
                reg: message.dst + k,
                be: 0xffff_ffff,
                data: words([k as u32 + 1; 8]),
                last: (k == 0).into(),
            };
            self.beats.push_back((self.cycle + 10 + sent as u64, beat));
        }
    }
}
