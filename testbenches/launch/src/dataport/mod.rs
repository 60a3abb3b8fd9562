//! What a message does: functional execution of data-port messages against
//! memory, without any timing.
//!
//! The interpreter and the test memory behind the execution unit's message port
//! both end here, so that no two engines can disagree about a message. One file
//! per message family, made of what is in [`family`]; [`registry`] lists them and
//! says which descriptor means which. Layouts: `gen9-kernel-abi.md` sec. 5 to 8.
//!
//! Rules common to all families:
//! * The payload is source 0 followed by source 1; the split has no meaning.
//! * Message lane `k` acts if bit `k` of [`Message::lanes`] is set (and, with
//!   a header, bit `k` of its dword 7 for the families that look there). Block
//!   messages ignore lanes; but a message without any lane does nothing.
//! * A lane that does not act leaves its response bytes disabled, so the old
//!   register contents survive.
//! * Outside a surface: reads give 0, writes are dropped, both are counted.
//! * Lanes act in ascending order, which decides between equal addresses.
//!
//! Limits: a message this crate does not execute, or whose lengths contradict
//! its descriptor, is a [`MessageError`] with the descriptor spelled out.
//! Gateway and thread-spawner messages belong to whoever runs the threads.

mod a64;
mod atomic;
mod block;
pub mod descriptor;
mod family;
mod fence;
mod media;
mod port;
mod registry;
mod sampler;
mod scatter;
mod scratch;
mod touch;
mod typed;
mod untyped;

pub use descriptor::Descriptor;
pub(crate) use port::{Payload, Port};
pub use touch::{Behalf, Bytes, Does, Log, Place, Touch};

use crate::dispatch::Register;
use crate::memory::{Memory, Slm};

/// Shared functions by code, as far as this crate cares.
pub mod sfid {
    /// Sampler.
    pub const SAMPLER: u8 = 2;
    /// Message gateway: barriers.
    pub const GATEWAY: u8 = 3;
    /// Thread spawner: end of thread.
    pub const THREAD_SPAWNER: u8 = 7;
    /// Data cache data port 0.
    pub const DATA_CACHE_0: u8 = 10;
    /// Data cache data port 1.
    pub const DATA_CACHE_1: u8 = 12;
}

/// A message as it arrives at a shared function.
#[derive(Debug, Clone, Copy)]
pub struct Message<'a> {
    /// Shared function.
    pub sfid: u8,
    /// Descriptor.
    pub desc: u32,
    /// Extended descriptor: SFID, EOT, source-1 length, function.
    pub ex_desc: u32,
    /// Enabled lanes; bit 0 is the first channel of the instruction.
    pub lanes: u32,
    /// Source 0 followed by source 1.
    pub payload: &'a [Register],
}

/// Registers a message returns, exactly as many as its descriptor says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Response {
    /// Contents.
    pub registers: Vec<Register>,
    /// Bytes of each register to be written, bit 0 for byte 0.
    pub enables: Vec<u32>,
}

impl Response {
    fn new(registers: usize) -> Self {
        Response { registers: vec![[0; 8]; registers], enables: vec![0; registers] }
    }

    /// Sets dword `index`, counted through all registers.
    fn set_dword(&mut self, index: usize, value: u32) {
        self.registers[index / 8][index % 8] = value;
        self.enables[index / 8] |= 0xF << (4 * (index % 8));
    }

    /// Sets byte `index`, counted through all registers.
    fn set_byte(&mut self, index: usize, value: u8) {
        let (register, byte) = (index / 32, index % 32);
        let (dword, shift) = (byte / 4, 8 * (byte % 4));
        let kept = self.registers[register][dword] & !(0xFF << shift);
        self.registers[register][dword] = kept | u32::from(value) << shift;
        self.enables[register] |= 1 << byte;
    }

    /// Sets word `index`, counted through all registers.
    fn set_word(&mut self, index: usize, value: u16) {
        self.set_byte(2 * index, value as u8);
        self.set_byte(2 * index + 1, (value >> 8) as u8);
    }

    fn set_qword(&mut self, index: usize, value: u64) {
        self.set_dword(2 * index, value as u32);
        self.set_dword(2 * index + 1, (value >> 32) as u32);
    }
}

/// A message that cannot be executed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("message {message}: {reason}")]
pub struct MessageError {
    /// The descriptor in words and numbers.
    pub message: String,
    /// Why not.
    pub reason: String,
}

/// Executes one message.
pub fn execute(memory: &mut Memory, slm: &mut Slm, message: &Message<'_>) -> Result<Response, MessageError> {
    run(Port { memory, slm, log: None }, message)
}

/// The same, and notes every element of memory that the message reads or writes.
pub fn execute_logged(
    memory: &mut Memory,
    slm: &mut Slm,
    message: &Message<'_>,
    log: &mut Log,
) -> Result<Response, MessageError> {
    run(Port { memory, slm, log: Some(log) }, message)
}

fn run(mut port: Port<'_>, message: &Message<'_>) -> Result<Response, MessageError> {
    let descriptor = Descriptor::decode(message.sfid, message.desc, message.ex_desc)?;
    let failed = |reason: String| MessageError { message: descriptor.to_string(), reason };
    descriptor.check_lengths(message.payload.len()).map_err(failed)?;
    let (header, data) = match descriptor.header {
        true => (message.payload.first(), &message.payload[1..]),
        false => (None, message.payload),
    };
    let payload = Payload { lanes: message.lanes, header, data };
    let mut response = Response::new(descriptor.response_registers as usize);
    if message.lanes == 0 {
        return Ok(response);
    }
    descriptor.operation.family().execute(&mut port, &payload, &mut response).map_err(|fault| failed(fault.0))?;
    Ok(response)
}

#[cfg(test)]
mod image_tests;
#[cfg(test)]
mod tests;
