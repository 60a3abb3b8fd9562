//! Instruction memory behind the line-fetch port: random bounded latency, responses in any order.

use tessera_ports::bundle::eu::LineResponse;
use tessera_ports::config::EuConfig;
use tessera_ports::eu::{EuIn, EuOut};

use tessera_testkit::Random;

/// Bytes of a line.
const LINE: usize = 64;

/// The code of a kernel; reads outside it give zero (opcode `illegal`), as prefetch past the end must find
/// something.
pub struct LineMemory {
    code: Vec<u8>,
    latency: [u32; 2],
    /// Lines on their way and the cycle from which they may arrive.
    pending: Vec<(u64, u32)>,
    /// Index into `pending` of the response on offer; it stays until taken.
    offered: Option<usize>,
    /// Requests accepted, for statistics.
    pub requests: u64,
}

impl LineMemory {
    /// Serves this code.
    pub fn new(code: &[u8], config: &EuConfig) -> Self {
        LineMemory { code: code.to_vec(), latency: config.line_latency, pending: Vec::new(), offered: None, requests: 0 }
    }

    /// Drives the port for this cycle.
    pub fn drive(&mut self, cycle: u64, random: &mut Random, stall: u32, input: &mut EuIn) {
        input.if_req = (!random.chance(stall)).into();
        if self.offered.is_none() && !random.chance(stall) {
            self.offered = self.pending.iter().position(|p| p.0 <= cycle);
        }
        if let Some(at) = self.offered {
            let line = self.pending[at].1;
            input.if_rsp = LineResponse { valid: 1, line: line as u64, data: self.line(line) };
        }
    }

    /// Takes note of what was accepted in this cycle.
    pub fn edge(&mut self, cycle: u64, random: &mut Random, input: &EuIn, output: &EuOut) {
        if input.if_rsp.valid & output.if_rsp.ready != 0 {
            self.pending.remove(self.offered.take().expect("a response was offered"));
        }
        if output.if_req.valid & input.if_req.ready != 0 {
            self.requests += 1;
            self.pending.push((cycle + random.between(self.latency), output.if_req.line as u32));
        }
    }

    fn line(&self, line: u32) -> [u64; 8] {
        let start = (line as usize).saturating_mul(LINE).min(self.code.len());
        let there = &self.code[start..self.code.len().min(start + LINE)];
        let mut bytes = [0; LINE];
        bytes[..there.len()].copy_from_slice(there);
        std::array::from_fn(|i| u64::from_le_bytes(std::array::from_fn(|b| bytes[8 * i + b])))
    }
}
