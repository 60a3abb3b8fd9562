//! Branches, jumps and calls (sec. 2.7).

use super::basic::{read_dst, read_reg_src, write_dst, write_reg_src, write_register};
use super::basic::{FILE_GRF, FILE_IMM};
use super::Reader;
use crate::error::IsaError;
use crate::fields::{branch, dst, src0, src1, SrcFields, Word};
use crate::instruction::{JumpTarget, Operands};
use crate::opcode::{Form, Opcode};
use crate::operands::{Dst, RegSrc};
use crate::region::{HorzStride, Region};
use crate::registers::{Arf, Register};
use crate::types::{DataType, ImmType};

pub(super) fn read_branch(reader: &Reader) -> Operands {
    let word = &reader.word;
    Operands::Branch {
        jip: word.get(branch::JIP) as i32,
        uip: (reader.opcode.form() == Form::TwoTargetBranch).then(|| word.get(branch::UIP) as i32),
    }
}

pub(super) fn write_branch(word: &mut Word, jip: i32, uip: Option<i32>) {
    word.set(dst::HSTRIDE, HorzStride::S1.code());
    mark_immediate(word, if uip.is_some() { &src0::ALL } else { &src1::ALL });
    write_offsets(word, jip, uip);
}

pub(super) fn read_jump(reader: &Reader) -> Result<Operands, IsaError> {
    let slot = jump_slot(reader.opcode);
    let target = read_target(reader, &slot, reader.opcode == Opcode::Brc)?;
    match target {
        JumpTarget::Reg(src) if reader.opcode == Opcode::Jmpi && src.ty != DataType::D => {
            Err(reader.refuse(slot.ty, "1 (d) for the offset of jmpi"))
        }
        _ => Ok(Operands::Jump(target)),
    }
}

pub(super) fn write_jump(word: &mut Word, opcode: Opcode, target: &JumpTarget) {
    let ip = Register::Arf(Arf::InstructionPointer);
    write_register(word, dst::FILE, dst::REG, ip);
    word.set(dst::HSTRIDE, HorzStride::S1.code());
    if opcode == Opcode::Jmpi {
        write_register(word, src0::FILE, src0::REG, ip);
    } else {
        word.set(dst::TYPE, DataType::D.register_code());
    }
    write_target(word, target, &jump_slot(opcode));
}

pub(super) fn read_call(reader: &Reader) -> Result<Operands, IsaError> {
    Ok(Operands::Call { dst: read_dst(reader)?, target: read_target(reader, &src1::ALL, false)? })
}

pub(super) fn write_call(word: &mut Word, dst: &Dst, target: &JumpTarget) {
    // Region of the null first source, as the compiler leaves it.
    const UNUSED: Region = Region::new(2, 4, 1);
    word.set(src0::VSTRIDE, UNUSED.vstride_code());
    word.set(src0::WIDTH, UNUSED.width_code());
    word.set(src0::HSTRIDE, UNUSED.hstride_code());
    write_dst(word, dst);
    write_target(word, target, &src1::ALL);
}

pub(super) fn read_ret(reader: &Reader) -> Result<Operands, IsaError> {
    read_target_reg(reader, &src0::ALL).map(Operands::Ret)
}

pub(super) fn write_ret(word: &mut Word, src: &RegSrc) {
    word.set(dst::HSTRIDE, HorzStride::S1.code());
    write_reg_src(word, src, &src0::ALL);
}

/// `jmpi` has `ip` as its first source and the offset as second; the diverging
/// jumps have the offset first.
fn jump_slot(opcode: Opcode) -> SrcFields {
    if opcode == Opcode::Jmpi {
        src1::ALL
    } else {
        src0::ALL
    }
}

fn read_target(reader: &Reader, slot: &SrcFields, two_targets: bool) -> Result<JumpTarget, IsaError> {
    let word = &reader.word;
    if word.get_u8(slot.file) != FILE_IMM {
        return read_target_reg(reader, slot).map(JumpTarget::Reg);
    }
    Ok(JumpTarget::Imm { jip: word.get(branch::JIP) as i32, uip: two_targets.then(|| word.get(branch::UIP) as i32) })
}

fn read_target_reg(reader: &Reader, slot: &SrcFields) -> Result<RegSrc, IsaError> {
    if reader.word.get_u8(slot.file) != FILE_GRF {
        return Err(reader.refuse(slot.file, "1 (GRF) for a target in a register"));
    }
    read_reg_src(reader, slot)
}

fn write_target(word: &mut Word, target: &JumpTarget, slot: &SrcFields) {
    match target {
        JumpTarget::Imm { jip, uip } => {
            mark_immediate(word, slot);
            write_offsets(word, *jip, *uip);
        }
        JumpTarget::Reg(src) => write_reg_src(word, src, slot),
    }
}

fn mark_immediate(word: &mut Word, slot: &SrcFields) {
    word.set(slot.file, FILE_IMM);
    word.set(slot.ty, ImmType::D.code());
}

fn write_offsets(word: &mut Word, jip: i32, uip: Option<i32>) {
    word.set(branch::JIP, jip as u32);
    if let Some(uip) = uip {
        word.set(branch::UIP, uip as u32);
    }
}
