//! What every message family is made of: the bits of a descriptor, lengths, and the face that
//! [`super::registry`] sees.

use std::fmt;

use super::port::{Outcome, Payload, Port, Target};
use super::Response;

/// Why a descriptor makes no message, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Invalid(pub String);

/// The 32 bits of a descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bits(pub u32);

impl Bits {
    pub fn field(self, high: u32, low: u32) -> u32 {
        self.0 >> low & (u32::MAX >> (31 - (high - low)))
    }

    /// Binding-table index of data-port messages.
    pub fn binding(self) -> u8 {
        self.field(7, 0) as u8
    }

    /// The only target of messages with 64-bit addresses.
    pub fn flat_target(self) -> Result<Target, Invalid> {
        match self.binding() {
            0xFD | 0xFF => Ok(Target::FLAT),
            other => Err(Invalid(format!("binding-table index {other} with 64-bit addresses, expected 255 or 253"))),
        }
    }
}

/// What a descriptor says about lengths, for families whose form depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lengths {
    pub response: u32,
    /// Registers behind the header.
    pub payload: u32,
}

/// One kind of message: how long it is and what it does.
pub(crate) trait Family: fmt::Display {
    /// Whether the message makes no sense without a header.
    fn needs_header(&self) -> bool {
        false
    }

    /// Registers behind the header.
    fn payload_registers(&self) -> u32;

    fn response_registers(&self) -> u32;

    /// Runs with a payload and a response of exactly the lengths above.
    fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome;
}
