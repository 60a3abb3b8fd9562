//! Untyped surface read and write (DC1 types 0x01, 0x09) and their forms with
//! 64-bit addresses (0x11, 0x19): up to four consecutive dwords per lane.
//!
//! ```text
//! payload   addresses, one per lane, multiples of 4      A64: qwords
//!           write: enabled components, each lanes dwords
//! response  read: enabled components packed, each lanes dwords
//! ```
//! Component `c` is at address + 4c whether or not the ones below it are
//! enabled. The descriptor's mask bits *disable* components.

use std::fmt;

use super::family::{Bits, Family, Invalid};
use super::port::{aligned, Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Untyped {
    pub write: bool,
    pub lanes: usize,
    /// Enabled components, bit 0 for x.
    pub components: u32,
    pub target: Target,
}

impl Untyped {
    pub fn decode(bits: Bits, write: bool, a64: bool) -> Result<Self, Invalid> {
        let lanes = match bits.field(13, 12) {
            1 => 16,
            2 => 8,
            other => return Err(Invalid(format!("SIMD mode {other}, expected 1 or 2"))),
        };
        let components = !bits.field(11, 8) & 0xF;
        if components == 0 {
            return Err(Invalid("no component enabled".into()));
        }
        Ok(Untyped {
            write,
            lanes,
            components,
            target: if a64 { bits.flat_target()? } else { Target::from_binding(bits.binding()) },
        })
    }

    fn address_registers(&self) -> u32 {
        self.lanes as u32 / if self.target == Target::FLAT { 4 } else { 8 }
    }

    fn data_registers(&self) -> u32 {
        self.components.count_ones() * self.lanes as u32 / 8
    }

    fn enabled(&self) -> impl Iterator<Item = (usize, u64)> {
        let components = self.components;
        (0..4u64).filter(move |c| components >> c & 1 != 0).enumerate()
    }
}

impl Family for Untyped {
    fn payload_registers(&self) -> u32 {
        let data = if self.write { self.data_registers() } else { 0 };
        self.address_registers() + data
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.data_registers()
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        let data = 8 * self.address_registers() as usize;
        for lane in payload.active(self.lanes) {
            let address = match self.target {
                Target::FLAT => payload.qword(lane),
                _ => u64::from(payload.dword(lane)),
            };
            aligned(lane, address, 4)?;
            for (position, component) in self.enabled() {
                let at = address.wrapping_add(4 * component);
                let index = position * self.lanes + lane;
                port.acts(|| Behalf {
                    lane: Some(lane),
                    does: if self.write { Does::Write } else { Does::Read },
                    address: match self.target {
                        Target::FLAT => payload.bytes(2 * lane, 2),
                        _ => payload.bytes(lane, 1),
                    },
                    sent: payload.bytes(data + index, 1),
                    returned: Bytes::run(4 * index, 4),
                });
                if self.write {
                    let value = payload.dword(data + index);
                    port.store_number(self.target, at, 4, u64::from(value))?;
                } else {
                    let value = port.load_number(self.target, at, 4)?;
                    response.set_dword(index, value as u32);
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Untyped {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "write" } else { "read" };
        write!(out, "untyped {verb} simd{} .", self.lanes)?;
        for (bit, name) in "xyzw".chars().enumerate() {
            if self.components >> bit & 1 != 0 {
                write!(out, "{name}")?;
            }
        }
        write!(out, " {}", self.target)
    }
}
