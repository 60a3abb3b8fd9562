//! A tiny world around the golden EU: instruction memory with a fixed latency, and a message port that
//! answers every message that wants a response. A twin of the EU, driven by `eval` and `tick`, checks `step`
//! in every cycle.

use std::collections::VecDeque;
use tessera_golden::eu::Eu;
use tessera_golden::Golden;
use tessera_ports::bundle::eu::{Dispatch, LineResponse, MessageBeat, MessageResponse};
use tessera_ports::eu::{EuIn, EuOut};
use tessera_ports::{Interface, Ready};

/// Cycles from an accepted line request to its response.
const LINE_LATENCY: u64 = 4;
/// Cycles from the last beat of a message to the first beat of its response.
const MESSAGE_LATENCY: u64 = 12;

/// A message as it left the EU.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub slot: u64,
    pub desc: u64,
    pub exdesc: u64,
    pub mask: u64,
    pub beats: Vec<[u64; 4]>,
}

/// The EU, its code, and what came out.
pub struct Rig {
    pub eu: Eu,
    twin: Eu,
    /// State of the random back-pressure; 0 = none.
    pressure: u64,
    code: Vec<u8>,
    pub cycle: u64,
    /// Lines on their way, with the cycle they arrive in.
    lines: VecDeque<(u64, u64)>,
    /// Response beats on their way.
    responses: VecDeque<(u64, MessageResponse)>,
    pub messages: Vec<Message>,
    line_offered: bool,
    response_offered: bool,
    rules: <EuIn as Interface>::Rules,
}

impl Rig {
    pub fn new(code: Vec<u8>) -> Rig {
        Rig {
            eu: Eu::new(),
            twin: Eu::new(),
            pressure: 0,
            code,
            cycle: 0,
            lines: VecDeque::new(),
            responses: VecDeque::new(),
            messages: Vec::new(),
            line_offered: false,
            response_offered: false,
            rules: Default::default(),
        }
    }

    /// The same world, each of its ports held back at random in half of the cycles.
    #[allow(dead_code)] // each test binary uses a part of the rig
    pub fn hesitating(self, seed: u64) -> Rig {
        Rig { pressure: seed | 1, ..self }
    }

    /// Five random bits.
    fn held_back(&mut self) -> [bool; 5] {
        self.pressure ^= self.pressure << 13;
        self.pressure ^= self.pressure >> 7;
        self.pressure ^= self.pressure << 17;
        std::array::from_fn(|i| self.pressure >> (20 + i) & 1 == 1)
    }

    fn line(&self, line: u64) -> [u64; 8] {
        std::array::from_fn(|i| {
            let at = line as usize * 64 + i * 8;
            self.code.get(at..at + 8).map_or(0, |b| u64::from_le_bytes(b.try_into().expect("eight bytes")))
        })
    }

    fn inputs(&mut self) -> EuIn {
        let [line_request, message, end, line, response] = self.held_back();
        let ready = |held: bool| Ready::from(!held);
        let mut i = EuIn { if_req: ready(line_request), mo: ready(message), eot: ready(end), ..EuIn::default() };
        // What has been on offer stays, as the rules of streams demand.
        self.line_offered |= !line && self.lines.front().is_some_and(|(at, _)| *at <= self.cycle);
        self.response_offered |= !response && self.responses.front().is_some_and(|(at, _)| *at <= self.cycle);
        if let Some(&(_, number)) = self.lines.front().filter(|_| self.line_offered) {
            i.if_rsp = LineResponse { valid: 1, line: number, data: self.line(number) };
        }
        if let Some(&(_, beat)) = self.responses.front().filter(|_| self.response_offered) {
            i.resp = beat;
        }
        i
    }

    fn cycle_with(&mut self, i: &EuIn) -> EuOut {
        let o = self.eu.step(i);
        assert_eq!(o, self.twin.eval(i), "cycle {}: step and eval differ", self.cycle);
        self.twin.tick(i);
        i.check(&o, &mut self.rules).unwrap_or_else(|broken| panic!("cycle {}: {broken}", self.cycle));
        if i.if_rsp.valid == 1 && o.if_rsp.ready == 1 {
            self.lines.pop_front();
            self.line_offered = false;
        }
        if i.resp.valid == 1 && o.resp.ready == 1 {
            self.responses.pop_front();
            self.response_offered = false;
        }
        if o.if_req.valid == 1 && i.if_req.ready == 1 {
            self.lines.push_back((self.cycle + LINE_LATENCY, o.if_req.line));
        }
        if o.mo.valid == 1 && i.mo.ready == 1 {
            self.take_beat(&o.mo);
        }
        self.cycle += 1;
        o
    }

    fn take_beat(&mut self, out: &MessageBeat) {
        if out.first == 1 {
            let &MessageBeat { slot, desc, exdesc, mask, .. } = out;
            self.messages.push(Message { slot, desc, exdesc, mask, beats: Vec::new() });
        }
        let message = self.messages.last_mut().expect("a beat follows a first beat");
        message.beats.push(out.data);
        if out.last == 1 {
            let sum = message.beats.iter().fold(0u64, |sum, beat| sum.wrapping_add(beat[0]));
            for k in 0..out.rlen {
                let beat = MessageResponse {
                    valid: 1,
                    slot: out.slot,
                    sb: out.sb,
                    reg: out.dst + k,
                    be: u64::from(u32::MAX),
                    data: [sum.wrapping_add(k); 4],
                    last: u64::from(k + 1 == out.rlen),
                };
                self.responses.push_back((self.cycle + MESSAGE_LATENCY, beat));
            }
        }
    }

    /// Writes a payload register of a slot that does not run.
    #[allow(dead_code)] // each test binary uses a part of the rig
    pub fn payload(&mut self, slot: u64, register: u64, data: [u64; 4]) {
        let disp = Dispatch { valid: 1, start: 0, slot, reg: register, data };
        loop {
            let i = EuIn { disp, ..self.inputs() };
            if self.cycle_with(&i).disp.ready == 1 {
                return;
            }
        }
    }

    /// Starts a thread.
    pub fn start(&mut self, slot: u64, ip: u64, mask: u64) {
        let disp = Dispatch { valid: 1, start: 1, slot, reg: 0, data: [ip | mask << 32, 0, 0, 0] };
        let i = EuIn { disp, ..self.inputs() };
        assert_eq!(self.cycle_with(&i).disp.ready, 1, "slot {slot} is free");
    }

    /// One cycle.
    pub fn step(&mut self) -> EuOut {
        let i = self.inputs();
        self.cycle_with(&i)
    }

    /// Until no thread runs; hands every cycle's outputs to `observe`.
    pub fn run(&mut self, limit: u64, mut observe: impl FnMut(&EuOut)) {
        for _ in 0..limit {
            let o = self.step();
            assert_eq!(o.fault.valid, 0, "slot {} met an unsupported instruction at {:#x}", o.fault.slot, o.fault.ip);
            if o.idle == 1 {
                return;
            }
            observe(&o);
        }
        let o = self.step();
        panic!("still running after {limit} cycles, stall {:?}", o.stall);
    }

    /// Dword `lane` of a register.
    #[allow(dead_code)] // each test binary uses a part of the rig
    pub fn dword(&self, slot: usize, register: usize, lane: usize) -> u32 {
        (self.eu.grf(slot, register)[lane / 2] >> (32 * (lane % 2))) as u32
    }
}
