//! Memory fence (DC0 type 0x07). Memory here is always coherent, so a fence
//! orders nothing; with commit it still returns the register the kernel waits
//! for. Its value has no meaning and is 0.

use std::fmt;

use super::descriptor::{Bits, Family};
use super::port::{Outcome, Payload, Port};
use super::Response;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fence {
    pub commit: bool,
}

impl Fence {
    pub fn decode(bits: Bits) -> Self {
        Fence { commit: bits.field(13, 13) == 1 }
    }
}

impl Family for Fence {
    fn needs_header(&self) -> bool {
        true
    }

    fn payload_registers(&self) -> u32 {
        0
    }

    fn response_registers(&self) -> u32 {
        u32::from(self.commit)
    }

    fn execute(&self, _port: &mut Port<'_>, _payload: &Payload<'_>, response: &mut Response) -> Outcome {
        for dword in 0..8 * self.response_registers() as usize {
            response.set_dword(dword, 0);
        }
        Ok(())
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let commit = if self.commit { " with commit" } else { "" };
        write!(out, "memory fence{commit}")
    }
}
