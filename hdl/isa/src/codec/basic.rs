//! Operands of one- and two-source instructions (sec. 2.2).

use super::Reader;
use crate::error::IsaError;
use crate::fields::{dst, imm, src0, src1, Field, SrcFields, Word};
use crate::instruction::Operands;
use crate::operands::{Dst, Immediate, RegSrc, Src};
use crate::region::{HorzStride, Region, GRF_COUNT};
use crate::registers::{Arf, Location, Register};
use crate::types::{DataType, ImmType};

/// Register-file field values.
pub(super) const FILE_ARF: u8 = 0;
pub(super) const FILE_GRF: u8 = 1;
pub(super) const FILE_IMM: u8 = 3;

pub(super) fn read_unary(reader: &Reader) -> Result<Operands, IsaError> {
    Ok(Operands::Unary { dst: read_dst(reader)?, src0: read_last_src(reader, &src0::ALL)? })
}

pub(super) fn read_binary(reader: &Reader) -> Result<Operands, IsaError> {
    let src1 = read_last_src(reader, &src1::ALL)?;
    if matches!(src1, Src::Reg(reg) if matches!(reg.loc.register(), Some(Register::Arf(_)))) {
        return Err(reader.refuse(src1::FILE, "1 (GRF) or 3 (immediate)"));
    }
    Ok(Operands::Binary { dst: read_dst(reader)?, src0: Src::Reg(read_reg_src(reader, &src0::ALL)?), src1 })
}

pub(super) fn read_dst(reader: &Reader) -> Result<Dst, IsaError> {
    let word = &reader.word;
    let ty = read_type(reader, dst::TYPE)?;
    let loc = if word.flag(dst::ADDR_MODE) {
        read_indirect(reader, dst::FILE, dst::IND_A0, dst::IND_OFFSET_LOW, dst::IND_OFFSET_SIGN)?
    } else {
        read_direct(reader, dst::FILE, dst::REG, dst::SUBREG, ty)?
    };
    Ok(Dst { loc, ty, hstride: HorzStride::from_code(word.get_u8(dst::HSTRIDE)) })
}

pub(super) fn write_dst(word: &mut Word, operand: &Dst) {
    word.set(dst::TYPE, operand.ty.register_code());
    word.set(dst::HSTRIDE, operand.hstride.code());
    match operand.loc {
        Location::Direct { reg, subreg } => {
            write_register(word, dst::FILE, dst::REG, reg);
            word.set(dst::SUBREG, subreg);
        }
        Location::Indirect { a0, offset } => {
            word.set(dst::FILE, FILE_GRF);
            word.set(dst::ADDR_MODE, true);
            word.set(dst::IND_A0, a0);
            write_offset(word, dst::IND_OFFSET_LOW, dst::IND_OFFSET_SIGN, offset);
        }
    }
}

/// The last source, which alone may be an immediate.
pub(super) fn read_last_src(reader: &Reader, slot: &SrcFields) -> Result<Src, IsaError> {
    let word = &reader.word;
    if word.get_u8(slot.file) != FILE_IMM {
        return read_reg_src(reader, slot).map(Src::Reg);
    }
    let ty = reader.coded(slot.ty, ImmType::from_code, "an immediate type, 0..11")?;
    if ty.is_64_bit() && slot.ty == src1::TYPE {
        return Err(reader.refuse(slot.ty, "a 32-bit immediate type in the second source"));
    }
    let field = if ty.is_64_bit() { imm::IMM64 } else { imm::IMM32 };
    Ok(Src::Imm(Immediate { ty, bits: word.get(field) }))
}

pub(super) fn read_reg_src(reader: &Reader, slot: &SrcFields) -> Result<RegSrc, IsaError> {
    let word = &reader.word;
    let ty = read_type(reader, slot.ty)?;
    let region =
        Region::from_codes(word.get_u8(slot.vstride), word.get_u8(slot.width), word.get_u8(slot.hstride)).ok_or_else(|| {
            if word.get_u8(slot.width) > 4 {
                reader.refuse(slot.width, "0..4")
            } else {
                reader.refuse(slot.vstride, "0..6 or 15")
            }
        })?;
    let loc = if word.flag(slot.addr_mode) {
        read_indirect(reader, slot.file, slot.ind_a0, slot.ind_offset_low, slot.ind_offset_sign)?
    } else if region.is_per_row() {
        return Err(reader.refuse(slot.vstride, "0..6 for a directly addressed source"));
    } else {
        read_direct(reader, slot.file, slot.reg, slot.subreg, ty)?
    };
    Ok(RegSrc { loc, ty, region, abs: word.flag(slot.abs), neg: word.flag(slot.neg) })
}

pub(super) fn write_src0(word: &mut Word, src: &Src) {
    write_src(word, src, &src0::ALL);
}

pub(super) fn write_src1(word: &mut Word, src: &Src) {
    write_src(word, src, &src1::ALL);
}

fn write_src(word: &mut Word, src: &Src, slot: &SrcFields) {
    match src {
        Src::Reg(reg) => write_reg_src(word, reg, slot),
        Src::Imm(value) => {
            word.set(slot.file, FILE_IMM);
            word.set(slot.ty, value.ty.code());
            let field = if value.ty.is_64_bit() { imm::IMM64 } else { imm::IMM32 };
            word.set(field, value.bits);
        }
    }
}

pub(super) fn write_reg_src(word: &mut Word, src: &RegSrc, slot: &SrcFields) {
    word.set(slot.ty, src.ty.register_code());
    word.set(slot.abs, src.abs);
    word.set(slot.neg, src.neg);
    word.set(slot.vstride, src.region.vstride_code());
    word.set(slot.width, src.region.width_code());
    word.set(slot.hstride, src.region.hstride_code());
    match src.loc {
        Location::Direct { reg, subreg } => {
            write_register(word, slot.file, slot.reg, reg);
            word.set(slot.subreg, subreg);
        }
        Location::Indirect { a0, offset } => {
            word.set(slot.file, FILE_GRF);
            word.set(slot.addr_mode, true);
            word.set(slot.ind_a0, a0);
            write_offset(word, slot.ind_offset_low, slot.ind_offset_sign, offset);
        }
    }
}

pub(super) fn read_type(reader: &Reader, field: Field) -> Result<DataType, IsaError> {
    reader.coded(field, DataType::from_register_code, "a register type, 0..10")
}

pub(super) fn read_register(reader: &Reader, file: Field, number: Field) -> Result<Register, IsaError> {
    match reader.word.get_u8(file) {
        FILE_ARF => reader.coded(number, Arf::from_number, "an architecture register number").map(Register::Arf),
        FILE_GRF => read_grf(reader, number).map(Register::Grf),
        _ => Err(reader.refuse(file, "0 (ARF) or 1 (GRF)")),
    }
}

pub(super) fn read_grf(reader: &Reader, number: Field) -> Result<u8, IsaError> {
    reader.coded(number, |reg| (usize::from(reg) < GRF_COUNT).then_some(reg), "a general register, 0..127")
}

pub(super) fn write_register(word: &mut Word, file: Field, number: Field, reg: Register) {
    match reg {
        Register::Grf(reg) => {
            word.set(file, FILE_GRF);
            word.set(number, reg);
        }
        Register::Arf(arf) => {
            word.set(file, FILE_ARF);
            word.set(number, arf.number());
        }
    }
}

fn read_direct(reader: &Reader, file: Field, number: Field, subreg: Field, ty: DataType) -> Result<Location, IsaError> {
    let reg = read_register(reader, file, number)?;
    let byte = reader.word.get_u8(subreg);
    if usize::from(byte) % ty.size() != 0 {
        return Err(reader.refuse(subreg, "a multiple of the element size"));
    }
    Ok(Location::Direct { reg, subreg: byte })
}

fn read_indirect(reader: &Reader, file: Field, a0: Field, offset_low: Field, offset_sign: Field) -> Result<Location, IsaError> {
    let word = &reader.word;
    if word.get_u8(file) != FILE_GRF {
        return Err(reader.refuse(file, "1 (GRF) for an indirect operand"));
    }
    let low = word.get(offset_low) as i16;
    Ok(Location::Indirect { a0: word.get_u8(a0), offset: if word.flag(offset_sign) { low - 512 } else { low } })
}

fn write_offset(word: &mut Word, low: Field, sign: Field, offset: i16) {
    word.set(low, u64::from(offset as u16 & 0x1FF));
    word.set(sign, offset < 0);
}
