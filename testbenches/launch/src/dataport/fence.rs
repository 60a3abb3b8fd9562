//! Memory fence (DC0 type 0x07) and sampler cache flush (sampler message 0x1F).
//! Memory here is always coherent, so they order nothing; the flush, and a
//! fence with commit, still return the register the kernel waits for. Its value
//! has no meaning and is 0.

use std::fmt;

use super::family::{Bits, Family};
use super::port::{Outcome, Payload, Port};
use super::Response;

/// Returns whatever registers the descriptor asks for.
fn acknowledge(response: &mut Response) {
    for dword in 0..8 * response.registers.len() {
        response.set_dword(dword, 0);
    }
}

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
        acknowledge(response);
        Ok(())
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let commit = if self.commit { " with commit" } else { "" };
        write!(out, "memory fence{commit}")
    }
}

/// Sent between writes and reads of one image.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SamplerFlush;

impl SamplerFlush {
    /// Message 0x1F, SIMD mode 3.
    pub fn is(bits: Bits) -> bool {
        bits.field(16, 12) == 0x1F && bits.field(18, 17) == 3
    }
}

impl Family for SamplerFlush {
    fn needs_header(&self) -> bool {
        true
    }

    fn payload_registers(&self) -> u32 {
        0
    }

    fn response_registers(&self) -> u32 {
        1
    }

    fn execute(&self, _port: &mut Port<'_>, _payload: &Payload<'_>, response: &mut Response) -> Outcome {
        acknowledge(response);
        Ok(())
    }
}

impl fmt::Display for SamplerFlush {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "sampler cache flush")
    }
}
