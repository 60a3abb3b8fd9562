//! Scratch block reads and writes (DC0, category bit 18): registers to and from
//! the thread's own scratch, addressed by the header's copy of r0.
//!
//! Base: header dword 5 bits 31:10, relative to General State Base; size: 1 KiB
//! << header dword 3 bits 3:0. A block that leaves it reads as 0 or is dropped,
//! so that a thread cannot reach into a neighbour's scratch.
//!
//! With dword masking, dword `k` of a write is stored only if lane `k` acts.
//! Lanes repeat every 16 dwords, because larger blocks than that are only ever
//! sent with all channels on. Reads ignore lanes.

use std::fmt;

use super::family::{Bits, Family, Invalid};
use super::port::{Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;
use crate::memory::Space;

const REGISTER: u32 = 32;
const LANES: usize = 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scratch {
    pub write: bool,
    pub masked: bool,
    pub registers: u32,
    /// Bytes from the start of the thread's scratch.
    pub offset: u32,
}

impl Scratch {
    pub fn decode(bits: Bits) -> Result<Self, Invalid> {
        Ok(Scratch {
            write: bits.field(17, 17) == 1,
            masked: bits.field(16, 16) == 1,
            registers: 1 << bits.field(13, 12),
            offset: bits.field(11, 0) * REGISTER,
        })
    }
}

impl Family for Scratch {
    fn needs_header(&self) -> bool {
        true
    }

    fn payload_registers(&self) -> u32 {
        if self.write {
            self.registers
        } else {
            0
        }
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.registers
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let target = Target::Memory(Space::Stateless);
        let base = u64::from(payload.header_dword(5) & !1023);
        let size = 1024u64 << (payload.header_dword(3) & 0xF);
        let dwords = (self.registers * REGISTER / 4) as usize;
        for dword in 0..dwords {
            let offset = u64::from(self.offset) + 4 * dword as u64;
            let inside = offset + 4 <= size;
            let acts = !self.masked || payload.lanes >> (dword % LANES) & 1 != 0;
            port.acts(|| Behalf {
                lane: None,
                does: if self.write { Does::Write } else { Does::Read },
                address: Bytes::run(20, 4),
                sent: payload.bytes(dword, 1),
                returned: Bytes::run(4 * dword, 4),
            });
            match (self.write, inside) {
                (true, _) if !acts => {}
                (true, true) => {
                    let value = u64::from(payload.dword(dword));
                    port.store_number(target, base + offset, 4, value)?;
                }
                (true, false) => port.memory.counters.writes_out_of_bounds += 1,
                (false, true) => {
                    let value = port.load_number(target, base + offset, 4)?;
                    response.set_dword(dword, value as u32);
                }
                (false, false) => {
                    port.memory.counters.reads_out_of_bounds += 1;
                    response.set_dword(dword, 0);
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Scratch {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "write" } else { "read" };
        let masked = if self.masked { " dword-masked" } else { "" };
        write!(out, "scratch {verb} {} registers at {:#x}{masked}", self.registers, self.offset)
    }
}
