//! A kernel's instructions, decoded once.

use tessera_isa::{decode, COMPACT_BYTES};
use tessera_launch::Launch;

use crate::error::InterpError;
use crate::flow::{Rule, Targets};
use crate::op::{lower, Action, Op};

/// Instructions by address.
///
/// Decoding goes straight through the bytes. Bytes that are no instruction (padding after the end of a
/// thread) take their place too, and only executing them is an error.
#[derive(Debug, Clone)]
pub struct Code {
    slots: Vec<Slot>,
    bytes: usize,
}

/// What starts at an 8-byte boundary.
#[derive(Debug, Clone)]
enum Slot {
    Instruction(Box<Op>),
    Undecodable(String),
    /// Inside an instruction.
    Middle,
}

impl Code {
    /// Decodes `bytes`, which start at instruction pointer 0.
    pub fn new(bytes: &[u8]) -> Self {
        let mut slots = Vec::with_capacity(bytes.len() / COMPACT_BYTES);
        let mut at = 0;
        while at + COMPACT_BYTES <= bytes.len() {
            let (slot, size) = match decode(&bytes[at..]) {
                Ok(decoded) => {
                    let op = lower(decoded.inst, at as u32, decoded.size as u32);
                    (Slot::Instruction(Box::new(op)), decoded.size)
                }
                Err(error) => (Slot::Undecodable(error.to_string()), COMPACT_BYTES),
            };
            slots.push(slot);
            slots.resize(slots.len() + size / COMPACT_BYTES - 1, Slot::Middle);
            at += size;
        }
        let mut code = Self { slots, bytes: bytes.len() };
        code.resolve_breaks();
        code
    }

    /// Broken lanes resume after the instruction at UIP, whose size is known only now.
    fn resolve_breaks(&mut self) {
        let sizes: Vec<Option<u32>> = self
            .slots
            .iter()
            .map(|slot| match slot {
                Slot::Instruction(op) => Some(op.next - op.ip),
                _ => None,
            })
            .collect();
        for slot in &mut self.slots {
            let Slot::Instruction(op) = slot else {
                continue;
            };
            if let Action::Branch(Rule::Break, Targets { uip, after_uip, .. }) = &mut op.action {
                match sizes.get(*uip as usize / COMPACT_BYTES).copied().flatten() {
                    Some(size) => *after_uip = *uip + size,
                    None => op.action = Action::Unsupported("UIP of the break is not an instruction"),
                }
            }
        }
    }

    /// Bytes of code.
    pub fn len(&self) -> usize {
        self.bytes
    }

    /// Without a single instruction.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }

    /// The instruction at `ip` as text; `None` where none starts.
    pub fn text(&self, ip: u32) -> Option<String> {
        self.at(ip).ok().map(Op::text)
    }

    #[inline(always)]
    pub(crate) fn at(&self, ip: u32) -> Result<&Op, InterpError> {
        let aligned = (ip as usize).is_multiple_of(COMPACT_BYTES);
        match self.slots.get(ip as usize / COMPACT_BYTES) {
            Some(Slot::Instruction(op)) if aligned => Ok(op),
            Some(Slot::Undecodable(reason)) if aligned => Err(InterpError::Decode { ip, reason: reason.clone() }),
            _ => Err(InterpError::OutsideCode { ip, end: self.bytes as u32 }),
        }
    }
}

/// Text of the instruction at an address of the launch's kernel, for messages.
pub fn instruction_text(launch: &Launch, ip: u32) -> String {
    Code::new(&launch.kernel().isa).text(ip).unwrap_or_else(|| "no instruction".into())
}
