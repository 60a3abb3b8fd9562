//! Message descriptors: the fields that all messages share (`gen9-kernel-abi.md` sec. 5.1), and the lengths
//! they promise.

use std::fmt;

use super::family::{Bits, Invalid, Lengths};
use super::registry::Operation;
use super::MessageError;

/// A decoded descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Descriptor {
    /// Shared function.
    pub sfid: u8,
    /// The descriptor itself.
    pub desc: u32,
    /// Registers of source 0.
    pub message_registers: u32,
    /// Registers of source 1.
    pub extended_registers: u32,
    /// Registers that come back.
    pub response_registers: u32,
    /// The first register is a header.
    pub header: bool,
    pub(crate) operation: Operation,
}

impl Descriptor {
    /// Decodes a descriptor, or says in words what is wrong with it.
    pub fn decode(sfid: u8, desc: u32, ex_desc: u32) -> Result<Descriptor, MessageError> {
        let bits = Bits(desc);
        let response_registers = bits.field(24, 20);
        let message_registers = bits.field(28, 25);
        let extended_registers = Bits(ex_desc).field(9, 6);
        let header = bits.field(19, 19) == 1;
        let payload = (message_registers + extended_registers).saturating_sub(u32::from(header));
        let lengths = Lengths { response: response_registers, payload };
        match Operation::decode(sfid, bits, lengths) {
            Ok(operation) => {
                Ok(Descriptor { sfid, desc, message_registers, extended_registers, response_registers, header, operation })
            }
            Err(Invalid(reason)) => Err(MessageError { message: numbers(sfid, desc), reason }),
        }
    }

    /// It is a memory fence.
    pub fn is_fence(&self) -> bool {
        matches!(self.operation, Operation::Fence(_))
    }

    /// Compares the lengths the descriptor gives, and the payload at hand,
    /// with those of the message.
    pub fn check_lengths(&self, payload: usize) -> Result<(), String> {
        let family = self.operation.family();
        if family.needs_header() && !self.header {
            return Err("no header, expected one".into());
        }
        let given = self.message_registers + self.extended_registers;
        let needed = u32::from(self.header) + family.payload_registers();
        if given != needed {
            return Err(format!("{given} payload registers, expected {needed}"));
        }
        if payload != given as usize {
            return Err(format!("{payload} registers sent, the descriptor says {given}"));
        }
        let response = family.response_registers();
        if self.response_registers != response {
            return Err(format!("response of {} registers, expected {response}", self.response_registers));
        }
        Ok(())
    }
}

fn numbers(sfid: u8, desc: u32) -> String {
    format!("sfid {sfid} desc {desc:#010x}")
}

impl fmt::Display for Descriptor {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} ({})", numbers(self.sfid, self.desc), self.operation.family())
    }
}
