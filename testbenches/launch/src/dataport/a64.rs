//! Gather and scatter with 64-bit addresses (DC1 types 0x10, 0x1A): bytes in a
//! dword per lane, or 1 to 8 consecutive dwords or qwords per lane, component
//! by component. Any alignment is served.

use std::fmt;

use super::family::{Bits, Family, Invalid};
use super::port::{Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;

/// What each lane moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Element {
    /// 1, 2 or 4 bytes in the low end of a dword.
    Bytes(usize),
    Dwords(usize),
    Qwords(usize),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlatScattered {
    pub write: bool,
    pub lanes: usize,
    pub element: Element,
}

impl FlatScattered {
    pub fn decode(bits: Bits, write: bool) -> Result<Self, Invalid> {
        bits.flat_target()?;
        let count = 1 << bits.field(11, 10);
        let element = match bits.field(9, 8) {
            0 if count == 8 => return Err(Invalid("8-byte elements in a dword".into())),
            0 => Element::Bytes(count),
            1 => Element::Dwords(count),
            2 => Element::Qwords(count),
            other => return Err(Invalid(format!("element type {other}, expected 0 to 2"))),
        };
        Ok(FlatScattered { write, lanes: if bits.field(12, 12) == 1 { 16 } else { 8 }, element })
    }

    /// (components, bytes of each in memory, dwords of each in a register)
    fn shape(&self) -> (usize, usize, usize) {
        match self.element {
            Element::Bytes(bytes) => (1, bytes, 1),
            Element::Dwords(count) => (count, 4, 1),
            Element::Qwords(count) => (count, 8, 2),
        }
    }

    fn data_registers(&self) -> u32 {
        let (components, _, dwords) = self.shape();
        (components * dwords * self.lanes / 8) as u32
    }
}

impl Family for FlatScattered {
    fn payload_registers(&self) -> u32 {
        let data = if self.write { self.data_registers() } else { 0 };
        self.lanes as u32 / 4 + data
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.data_registers()
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let (components, bytes, dwords) = self.shape();
        let addresses = 2 * self.lanes;
        for lane in payload.active(self.lanes) {
            let address = payload.qword(lane);
            for component in 0..components {
                let at = address.wrapping_add((component * bytes) as u64);
                let index = component * self.lanes + lane;
                port.acts(|| Behalf {
                    lane: Some(lane),
                    does: if self.write { Does::Write } else { Does::Read },
                    address: payload.bytes(2 * lane, 2),
                    sent: Bytes::run(payload.position(addresses + index * dwords), bytes),
                    returned: Bytes::run(4 * index * dwords, 4 * dwords),
                });
                match (self.write, dwords) {
                    (true, 1) => {
                        let value = payload.dword(addresses + index);
                        port.store_number(Target::FLAT, at, bytes, u64::from(value))?;
                    }
                    (true, _) => {
                        let value = payload.qword(self.lanes + index);
                        port.store_number(Target::FLAT, at, bytes, value)?;
                    }
                    (false, 1) => {
                        let value = port.load_number(Target::FLAT, at, bytes)?;
                        response.set_dword(index, value as u32);
                    }
                    (false, _) => {
                        let value = port.load_number(Target::FLAT, at, bytes)?;
                        response.set_qword(index, value);
                    }
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for FlatScattered {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "scatter" } else { "gather" };
        write!(out, "a64 {verb} simd{} ", self.lanes)?;
        match self.element {
            Element::Bytes(bytes) => write!(out, "{}-bit", 8 * bytes),
            Element::Dwords(count) => write!(out, "dword x{count}"),
            Element::Qwords(count) => write!(out, "qword x{count}"),
        }
    }
}
