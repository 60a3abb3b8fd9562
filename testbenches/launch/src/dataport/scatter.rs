//! Byte gather and scatter (DC0 types 0x04, 0x0C): one element of 1, 2 or 4
//! bytes per lane at any byte address, value in the low bytes of a dword.
//! Gathered values are zero-extended.

use std::fmt;

use super::family::{Bits, Family, Invalid};
use super::port::{Outcome, Payload, Port, Target};
use super::touch::{Behalf, Bytes, Does};
use super::Response;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByteScattered {
    pub write: bool,
    pub lanes: usize,
    pub bytes: usize,
    pub target: Target,
}

impl ByteScattered {
    pub fn decode(bits: Bits, write: bool) -> Result<Self, Invalid> {
        let size = bits.field(11, 10);
        if size == 3 {
            return Err(Invalid("data size 3, expected 0 to 2".into()));
        }
        Ok(ByteScattered {
            write,
            lanes: if bits.field(8, 8) == 1 { 16 } else { 8 },
            bytes: 1 << size,
            target: Target::from_binding(bits.binding()),
        })
    }
}

impl Family for ByteScattered {
    fn payload_registers(&self) -> u32 {
        let per_lane = if self.write { 2 } else { 1 };
        per_lane * self.lanes as u32 / 8
    }

    fn response_registers(&self) -> u32 {
        if self.write {
            0
        } else {
            self.lanes as u32 / 8
        }
    }

    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        for lane in payload.active(self.lanes) {
            let address = u64::from(payload.dword(lane));
            port.acts(|| Behalf {
                lane: Some(lane),
                does: if self.write { Does::Write } else { Does::Read },
                address: payload.bytes(lane, 1),
                sent: Bytes::run(payload.position(self.lanes + lane), self.bytes),
                returned: Bytes::run(4 * lane, 4),
            });
            if self.write {
                let value = payload.dword(self.lanes + lane);
                port.store_number(self.target, address, self.bytes, u64::from(value))?;
            } else {
                let value = port.load_number(self.target, address, self.bytes)?;
                response.set_dword(lane, value as u32);
            }
        }
        Ok(())
    }
}

impl fmt::Display for ByteScattered {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.write { "scatter" } else { "gather" };
        write!(out, "byte {verb} simd{} {}-bit {}", self.lanes, 8 * self.bytes, self.target)
    }
}
