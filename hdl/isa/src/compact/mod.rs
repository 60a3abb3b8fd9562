//! The 8-byte compacted form (gen9-eu-isa.md sec. 3): a table look-up each way.

mod layout;
mod tables;

use crate::error::IsaError;
use crate::fields::{common, imm, src0, src1, Word};
use crate::opcode::{Form, Opcode};
use layout::{basic, ternary, Copied, Indexed};

/// Register-file code of an immediate.
const FILE_IMM: u8 = 3;

/// Bits of a compacted immediate, sign bit included.
const IMM_BITS: u32 = 13;

/// The native word that a compacted word stands for.
///
/// # Errors
/// When bit 29 is clear, the opcode is unassigned, or instructions with this
/// opcode have no compacted form. Every index is in its table, so nothing else
/// can go wrong; whether the result is a meaningful instruction is for
/// [`crate::decode_native`] to say.
pub fn expand(compact: u64) -> Result<u128, IsaError> {
    let source = Word::new(compact.into());
    if !source.flag(common::CMPT_CTRL) {
        return Err(IsaError::Form { found: 0, expected: 1 });
    }
    let code = source.get_u8(common::OPCODE);
    let opcode = Opcode::from_code(code).ok_or(IsaError::UnknownOpcode { code })?;
    match opcode.form() {
        Form::Unary | Form::Binary | Form::Math => Ok(expand_basic(&source)),
        Form::Ternary => Ok(expand_ternary(&source)),
        _ => Err(IsaError::NotCompactable { mnemonic: opcode.mnemonic() }),
    }
}

/// The compacted word for a native word, if there is one: `expand` of the
/// result gives back exactly the same 128 bits.
pub fn compact(native: u128) -> Option<u64> {
    let word = Word::new(native);
    let opcode = Opcode::from_code(word.get_u8(common::OPCODE))?;
    let compacted = match opcode.form() {
        Form::Unary | Form::Binary | Form::Math => compact_basic(&word)?,
        Form::Ternary => compact_ternary(&word)?,
        _ => return None,
    };
    // Native bits outside the compacted fields must be zero; comparing covers
    // them all.
    (expand(compacted) == Ok(native)).then_some(compacted)
}

fn expand_basic(source: &Word) -> u128 {
    let mut native = Word::new(0);
    copy_out(source, &mut native, &basic::COPIED);
    look_up(source, &mut native, &basic::INDEXED);
    if has_immediate(&native) {
        let value = source.get(basic::IMM_HIGH) << 8 | source.get(basic::IMM_LOW);
        native.set(imm::IMM32, sign_extend(value as u32));
    } else {
        copy_out(source, &mut native, &[basic::SRC1_COPIED]);
        look_up(source, &mut native, &[basic::SRC1_INDEXED]);
    }
    native.bits()
}

fn expand_ternary(source: &Word) -> u128 {
    let mut native = Word::new(0);
    copy_out(source, &mut native, &ternary::COPIED);
    look_up(source, &mut native, &ternary::INDEXED);
    native.bits()
}

fn compact_basic(native: &Word) -> Option<u64> {
    let mut target = Word::new(0);
    target.set(common::CMPT_CTRL, true);
    copy_in(native, &mut target, &basic::COPIED);
    if has_immediate(native) {
        // The immediate covers the second sub-register of the look-up, which
        // is therefore free: take the first entry that fits the other bits.
        let mut masked = *native;
        masked.set(imm::IMM32, 0_u64);
        let value = native.get(imm::IMM32) as u32;
        for index in &basic::INDEXED {
            let compared = if index.compact.name == "SUBREG_INDEX" { &index.native[1..] } else { index.native };
            find(&masked, &mut target, index, compared)?;
        }
        target.set(basic::IMM_HIGH, value >> 8 & 0x1F);
        target.set(basic::IMM_LOW, value & 0xFF);
    } else {
        copy_in(native, &mut target, &[basic::SRC1_COPIED]);
        for index in basic::INDEXED.iter().chain([&basic::SRC1_INDEXED]) {
            find(native, &mut target, index, index.native)?;
        }
    }
    Some(target.bits() as u64)
}

fn compact_ternary(native: &Word) -> Option<u64> {
    let mut target = Word::new(0);
    target.set(common::CMPT_CTRL, true);
    copy_in(native, &mut target, &ternary::COPIED);
    for index in &ternary::INDEXED {
        find(native, &mut target, index, index.native)?;
    }
    Some(target.bits() as u64)
}

fn has_immediate(native: &Word) -> bool {
    [src0::FILE, src1::FILE].into_iter().any(|file| native.get_u8(file) == FILE_IMM)
}

const fn sign_extend(value: u32) -> u32 {
    let shift = u32::BITS - IMM_BITS;
    ((value << shift) as i32 >> shift) as u32
}

fn copy_out(source: &Word, native: &mut Word, fields: &[Copied]) {
    for field in fields {
        native.set(field.native, source.get(field.compact));
    }
}

fn copy_in(native: &Word, target: &mut Word, fields: &[Copied]) {
    for field in fields {
        target.set(field.compact, native.get(field.native));
    }
}

fn look_up(source: &Word, native: &mut Word, indices: &[Indexed]) {
    for index in indices {
        let mut entry = index.table[usize::from(source.get_u8(index.compact))];
        for field in index.native.iter().rev() {
            native.set(*field, entry);
            entry >>= field.hi - field.lo + 1;
        }
    }
}

/// Puts the index of the entry that agrees with `native` on the ranges
/// `compared` (the last of `index.native`) into `target`.
fn find(native: &Word, target: &mut Word, index: &Indexed, compared: &[crate::fields::Field]) -> Option<()> {
    let (mut wanted, mut width) = (0, 0);
    for field in compared {
        let bits = field.hi - field.lo + 1;
        wanted = wanted << bits | native.get(*field);
        width += bits;
    }
    let mask = (1_u64 << width) - 1;
    let position = index.table.iter().position(|entry| entry & mask == wanted)?;
    target.set(index.compact, position as u64);
    Some(())
}
