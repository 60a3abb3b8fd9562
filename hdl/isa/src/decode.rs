//! Instruction bytes to [`Instruction`] and back.

use crate::codec;
use crate::compact::expand;
use crate::error::IsaError;
use crate::fields::{common, Word};
use crate::instruction::Instruction;
use crate::{COMPACT_BYTES, NATIVE_BYTES};

/// A decoded instruction and the bytes it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The instruction.
    pub inst: Instruction,
    /// 8 or 16.
    pub size: usize,
}

/// Decodes the instruction at the start of `code`, native or compacted; later
/// bytes are not looked at.
///
/// To decode at an instruction pointer, pass `&code[ip..]`.
pub fn decode(code: &[u8]) -> Result<Decoded, IsaError> {
    let low = leading_u64(code)?;
    if Word::new(low.into()).flag(common::CMPT_CTRL) {
        let inst = decode_native(expand(low)?)?;
        return Ok(Decoded { inst: Instruction { compacted: true, ..inst }, size: COMPACT_BYTES });
    }
    let bytes = code.first_chunk().ok_or(IsaError::Truncated { needed: NATIVE_BYTES, available: code.len() })?;
    Ok(Decoded { inst: decode_native(u128::from_le_bytes(*bytes))?, size: NATIVE_BYTES })
}

/// Decodes a native 128-bit word; CmptCtrl must be clear.
pub fn decode_native(bits: u128) -> Result<Instruction, IsaError> {
    codec::read(bits)
}

/// The native word of an instruction that decoding can produce, so that
/// `decode_native(encode(x)) == x` except for the `compacted` marker, which a
/// native word does not have.
///
/// Other values (a register number above 127, an operand layout that is not
/// the opcode's) give some word, without a promise what it decodes to.
pub fn encode(inst: &Instruction) -> u128 {
    codec::write(inst)
}

fn leading_u64(code: &[u8]) -> Result<u64, IsaError> {
    code.first_chunk()
        .map(|bytes| u64::from_le_bytes(*bytes))
        .ok_or(IsaError::Truncated { needed: COMPACT_BYTES, available: code.len() })
}
