//! Message descriptors: the fields all messages share, and the choice of the
//! message family (`gen9-kernel-abi.md` sec. 5.1, 6, 7).

use std::fmt;

use super::a64::FlatScattered;
use super::atomic::{Atomic, Kind};
use super::block::{Addressing, Block};
use super::fence::{Fence, SamplerFlush};
use super::media::MediaBlock;
use super::port::{Outcome, Payload, Port, Target};
use super::sampler::Sample;
use super::scatter::ByteScattered;
use super::scratch::Scratch;
use super::typed::Typed;
use super::untyped::Untyped;
use super::{sfid, MessageError, Response};

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

/// A message that can be executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Operation {
    Untyped(Untyped),
    ByteScattered(ByteScattered),
    FlatScattered(FlatScattered),
    Atomic(Atomic),
    Block(Block),
    Scratch(Scratch),
    Fence(Fence),
    Typed(Typed),
    MediaBlock(MediaBlock),
    Sample(Sample),
    SamplerFlush(SamplerFlush),
}

impl Operation {
    fn family(&self) -> &dyn Family {
        match self {
            Operation::Untyped(it) => it,
            Operation::ByteScattered(it) => it,
            Operation::FlatScattered(it) => it,
            Operation::Atomic(it) => it,
            Operation::Block(it) => it,
            Operation::Scratch(it) => it,
            Operation::Fence(it) => it,
            Operation::Typed(it) => it,
            Operation::MediaBlock(it) => it,
            Operation::Sample(it) => it,
            Operation::SamplerFlush(it) => it,
        }
    }

    pub fn execute(&self, port: &mut Port<'_>, payload: &Payload<'_>, response: &mut Response) -> Outcome {
        self.family().execute(port, payload, response)
    }

    fn decode(function: u8, bits: Bits, lengths: Lengths) -> Result<Operation, Invalid> {
        match function {
            sfid::DATA_CACHE_0 => Self::data_cache_0(bits),
            sfid::DATA_CACHE_1 => Self::data_cache_1(bits, lengths),
            sfid::GATEWAY | sfid::THREAD_SPAWNER => Err(Invalid("not a memory message, the runner handles it".into())),
            sfid::SAMPLER if SamplerFlush::is(bits) => Ok(Operation::SamplerFlush(SamplerFlush)),
            sfid::SAMPLER => Ok(Operation::Sample(Sample::decode(bits, lengths)?)),
            other => Err(Invalid(format!("shared function {other} is not implemented"))),
        }
    }

    fn data_cache_0(bits: Bits) -> Result<Operation, Invalid> {
        if bits.field(18, 18) == 1 {
            return Ok(Operation::Scratch(Scratch::decode(bits)?));
        }
        let owords = Addressing::OwordOffset;
        Ok(match bits.field(17, 14) {
            0x0 => Operation::Block(Block::decode(bits, false, owords)?),
            0x1 => Operation::Block(Block::decode(bits, false, Addressing::ByteOffset)?),
            0x8 => Operation::Block(Block::decode(bits, true, owords)?),
            0x4 => Operation::ByteScattered(ByteScattered::decode(bits, false)?),
            0xC => Operation::ByteScattered(ByteScattered::decode(bits, true)?),
            0x7 => Operation::Fence(Fence::decode(bits)),
            other => return Err(Invalid(format!("data cache 0 type {other:#x} is not implemented"))),
        })
    }

    fn data_cache_1(bits: Bits, lengths: Lengths) -> Result<Operation, Invalid> {
        Ok(match bits.field(18, 14) {
            0x01 => Operation::Untyped(Untyped::decode(bits, false, false)?),
            0x09 => Operation::Untyped(Untyped::decode(bits, true, false)?),
            0x11 => Operation::Untyped(Untyped::decode(bits, false, true)?),
            0x19 => Operation::Untyped(Untyped::decode(bits, true, true)?),
            0x10 => Operation::FlatScattered(FlatScattered::decode(bits, false)?),
            0x1A => Operation::FlatScattered(FlatScattered::decode(bits, true)?),
            0x05 => Operation::Typed(Typed::decode(bits, false)?),
            0x0D => Operation::Typed(Typed::decode(bits, true)?),
            0x04 => Operation::MediaBlock(MediaBlock::decode(bits, false, lengths)?),
            0x0A => Operation::MediaBlock(MediaBlock::decode(bits, true, lengths)?),
            0x14 => Operation::Block(Block::decode_flat(bits, false)?),
            0x15 => Operation::Block(Block::decode_flat(bits, true)?),
            0x02 => Operation::Atomic(Atomic::decode(bits, Kind::Integer, false)?),
            0x12 => Operation::Atomic(Atomic::decode(bits, Kind::Integer, true)?),
            0x1B => Operation::Atomic(Atomic::decode(bits, Kind::Float, false)?),
            0x1D => Operation::Atomic(Atomic::decode(bits, Kind::Float, true)?),
            other => return Err(Invalid(format!("data cache 1 type {other:#x} is not implemented"))),
        })
    }
}

/// A decoded descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Descriptor {
    pub sfid: u8,
    pub desc: u32,
    /// Registers of source 0.
    pub message_registers: u32,
    /// Registers of source 1.
    pub extended_registers: u32,
    pub response_registers: u32,
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
