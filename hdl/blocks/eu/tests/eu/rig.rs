//! The EU in a small world: dispatcher, instruction memory, a message port that answers, a spawner.

use crate::common::Bench;
use std::collections::{BTreeMap, VecDeque};
use tessera_eu::eu::Eu;
use tessera_isa::asm::Builder;
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
    beats: VecDeque<(u64, EuIn)>,
    pub cycle: u64,
    /// Register rows as the write events (and the dispatcher) left them.
    pub rows: BTreeMap<u64, [u64; 4]>,
    /// Message beats that left the EU.
    pub sent: Vec<EuOut>,
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
    pub fn register(&mut self, slot: u64, register: u64, data: [u64; 4]) {
        self.dispatch(EuIn { disp_slot: slot, disp_reg: register, disp_data: data, ..EuIn::default() });
        self.rows.insert(slot * 128 + register, data);
    }

    pub fn start(&mut self, slot: u64, ip: u64, mask: u64) {
        let disp_data = [ip | mask << 32, 0, 0, 0];
        self.dispatch(EuIn { disp_start: 1, disp_slot: slot, disp_data, ..EuIn::default() });
    }

    fn dispatch(&mut self, request: EuIn) {
        for _ in 0..100 {
            self.step(EuIn { disp_valid: 1, ..request });
            if self.last.disp_ready == 1 {
                return;
            }
        }
        panic!("dispatch not taken in 100 cycles");
    }

    pub fn run_until_idle(&mut self, limit: u64) {
        for _ in 0..limit {
            self.step(EuIn::default());
            assert_eq!(self.last.fault_valid, 0, "fault at {:#x}", self.last.fault_ip);
            if self.last.idle == 1 {
                return;
            }
        }
        panic!("threads {:b} still run after {limit} cycles, stall {:?}", self.last.busy, self.last.stall);
    }

    pub fn step(&mut self, request: EuIn) {
        let mut i = EuIn { if_req_ready: 1, mo_ready: 1, eot_ready: 1, ..request };
        let line = self.lines.front().copied().filter(|&(when, _)| when <= self.cycle);
        if let Some((_, line)) = line {
            (i.if_rsp_valid, i.if_rsp_line) = (1, line);
            i.if_rsp_data = self.memory.get(&line).copied().unwrap_or_default();
        }
        let beat = self.beats.front().copied().filter(|&(when, _)| when <= self.cycle);
        if let Some((_, b)) = beat {
            (i.rs_valid, i.rs_slot, i.rs_sb, i.rs_reg) = (1, b.rs_slot, b.rs_sb, b.rs_reg);
            (i.rs_be, i.rs_data, i.rs_last) = (b.rs_be, b.rs_data, b.rs_last);
        }
        let o = self.eu.cycle(&i);
        if line.is_some() && o.if_rsp_ready == 1 {
            self.lines.pop_front();
        }
        if beat.is_some() && o.rs_ready == 1 {
            self.beats.pop_front();
        }
        if o.if_req_valid == 1 {
            self.lines.push_back((self.cycle + 5, o.if_req_line));
        }
        self.observe(&o);
        self.last = o;
        self.cycle += 1;
    }

    fn observe(&mut self, o: &EuOut) {
        if o.wb_valid == 1 {
            let row = self.rows.entry(o.wb_row).or_default();
            for byte in (0..32).filter(|b| o.wb_be >> b & 1 == 1) {
                let mask = 0xff << (8 * (byte % 8));
                row[byte / 8] = row[byte / 8] & !mask | o.wb_data[byte / 8] & mask;
            }
        } else {
            assert_eq!((o.wb_row, o.wb_be, o.wb_data), (0, 0, [0; 4]));
        }
        for pipe in 0..4 {
            self.retired[pipe] += o.ret_valid[pipe];
            if o.ret_op[pipe] == 0x5b {
                self.mad_lanes += u64::from(o.ret_mask[pipe].count_ones());
            }
        }
        if o.mo_valid == 1 {
            self.sent.push(*o);
            if o.mo_last == 1 {
                self.answer(o);
            }
        }
    }

    /// Response register `k` of a message holds `k + 1` in every dword; beats arrive in reverse order.
    fn answer(&mut self, o: &EuOut) {
        for (sent, k) in (0..o.mo_rlen).rev().enumerate() {
            let beat = EuIn {
                rs_slot: o.mo_slot,
                rs_sb: o.mo_sb,
                rs_reg: o.mo_dst + k,
                rs_be: 0xffff_ffff,
                rs_data: words([k as u32 + 1; 8]),
                rs_last: (k == 0).into(),
                ..EuIn::default()
            };
            self.beats.push_back((self.cycle + 10 + sent as u64, beat));
        }
    }
}
