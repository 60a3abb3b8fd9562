//! Block reads and writes: contiguous bytes to contiguous registers, one
//! address for the whole message, lanes ignored.
//!
//! * DC0 types 0x00, 0x01, 0x08: header dword 2 is the offset, in owords for
//!   type 0x00 and 0x08, in bytes (a multiple of 4) for type 0x01. A stateless
//!   one counts from header dword 5 bits 31:10, which in a copy of r0 is the
//!   thread's own scratch: the stack of stack calls (gen9-eu-isa.md sec. 13.9).
//! * DC1 types 0x14, 0x15: header dwords 0 and 1 are a 64-bit address.
//!
//! A one-oword block uses the low or the high half of its register and leaves
//! the other half alone. Bounds are tested oword by oword.

use std::fmt;

use super::family::{Bits, Family, Invalid};
use super::port::{Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;
use crate::memory::{Fault, Space};

const OWORD: usize = 16;

/// Where the address comes from and what it must be a multiple of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Addressing {
    /// Header dword 2 counts owords.
    OwordOffset,
    /// Header dword 2 counts bytes.
    ByteOffset,
    /// Header dwords 0 and 1, with the alignment the sub-type asks for.
    Flat { alignment: u64 },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    pub write: bool,
    pub owords: usize,
    /// The single oword sits in the upper half of its register.
    pub upper_half: bool,
    pub addressing: Addressing,
    pub target: Target,
}

/// (owords, upper half) of a size code.
fn oword_count(code: u32) -> Result<(usize, bool), Invalid> {
    match code {
        0 => Ok((1, false)),
        1 => Ok((1, true)),
        2..=4 => Ok((1 << (code - 1), false)),
        other => Err(Invalid(format!("block size code {other}, expected 0 to 4"))),
    }
}

impl Block {
    /// DC0 oword blocks.
    pub fn decode(bits: Bits, write: bool, addressing: Addressing) -> Result<Self, Invalid> {
        let (owords, upper_half) = oword_count(bits.field(10, 8))?;
        Ok(Block { write, owords, upper_half, addressing, target: Target::from_binding(bits.binding()) })
    }

    /// DC1 blocks with a 64-bit address.
    pub fn decode_flat(bits: Bits, write: bool) -> Result<Self, Invalid> {
        let code = bits.field(10, 8);
        let ((owords, upper_half), alignment) = match bits.field(12, 11) {
            0 => (oword_count(code)?, 16),
            1 => (oword_count(code)?, 4),
            3 if code <= 3 => ((2 << code, false), 32),
            other => return Err(Invalid(format!("block sub-type {other} with size code {code}"))),
        };
        Ok(Block { write, owords, upper_half, addressing: Addressing::Flat { alignment }, target: bits.flat_target()? })
    }

    fn registers(&self) -> u32 {
        self.owords.div_ceil(2) as u32
    }

    fn address(&self, payload: &Payload<'_>) -> Outcome<u64> {
        let offset = u64::from(payload.header_dword(2));
        let (address, alignment) = match self.addressing {
            Addressing::OwordOffset => (offset * OWORD as u64, 16),
            Addressing::ByteOffset => (offset, 4),
            Addressing::Flat { alignment } => {
                let low = u64::from(payload.header_dword(0));
                let high = u64::from(payload.header_dword(1));
                (low | high << 32, alignment)
            }
        };
        if !address.is_multiple_of(alignment) {
            return Err(Fault(format!("block address {address:#x}, expected a multiple of {alignment}")));
        }
        let base = match self.target {
            Target::Memory(Space::Stateless) => payload.header_dword(5) & !1023,
            _ => 0,
        };
        Ok(address + u64::from(base))
    }
}

impl Family for Block {
    fn needs_header(&self) -> bool {
        true
    }

    fn payload_registers(&self) -> u32 {
        if self.write {
            self.registers()
        } else {
            0
        }
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.registers()
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let address = self.address(payload)?;
        let first_dword = if self.upper_half { 4 } else { 0 };
        for oword in 0..self.owords {
            let at = address.wrapping_add((oword * OWORD) as u64);
            let dword = first_dword + 4 * oword;
            let mut bytes = [0; OWORD];
            port.acts(|| Behalf {
                lane: None,
                does: if self.write { Does::Write } else { Does::Read },
                address: match self.addressing {
                    Addressing::Flat { .. } => Bytes::run(0, 8),
                    _ => Bytes::run(8, 4),
                },
                sent: payload.bytes(dword, OWORD / 4),
                returned: Bytes::run(4 * dword, OWORD),
            });
            if self.write {
                for (i, chunk) in bytes.chunks_exact_mut(4).enumerate() {
                    chunk.copy_from_slice(&payload.dword(dword + i).to_le_bytes());
                }
                port.store(self.target, at, &bytes)?;
            } else {
                port.load(self.target, at, &mut bytes)?;
                for (i, c) in bytes.chunks_exact(4).enumerate() {
                    response.set_dword(dword + i, u32::from_le_bytes([c[0], c[1], c[2], c[3]]));
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Block {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "write" } else { "read" };
        let unit = match self.addressing {
            Addressing::OwordOffset => "oword offset",
            Addressing::ByteOffset => "byte offset",
            Addressing::Flat { .. } => "address",
        };
        let half = if self.upper_half { " (upper half)" } else { "" };
        write!(out, "block {verb} {} oword{half} by {unit} {}", self.owords, self.target)
    }
}
