//! `math` in both of its layouts: plain functions use the two-source layout,
//! the IEEE macro seeds the Align16 one (sec. 6.1, 6.3).

use super::basic::{read_dst, read_last_src, read_reg_src, read_register, read_type};
use super::basic::{write_register, FILE_GRF, FILE_IMM};
use super::Reader;
use crate::error::IsaError;
use crate::fields::{common, dst, src0, src1, Field, SrcFields, Word};
use crate::instruction::Operands;
use crate::math::{MacroOperand, MacroSelect, MathFunction};
use crate::operands::Src;
use crate::types::DataType;

/// VertStride code the compiler leaves in macro sources, 16 bytes' worth of
/// elements; to be ignored.
const fn unused_vstride(ty: DataType) -> u8 {
    5 - ty.size().trailing_zeros() as u8
}

pub(super) fn read_math(reader: &Reader) -> Result<Operands, IsaError> {
    let function = reader.coded(common::COND_MOD, MathFunction::from_code, "a math function, 1..7 or 9..15")?;
    if reader.word.get_u8(dst::FILE) != FILE_GRF {
        return Err(reader.refuse(dst::FILE, "1 (GRF): math writes general registers only"));
    }
    refuse_indirect(reader, dst::ADDR_MODE)?;
    if function.is_macro() {
        return Ok(Operands::MathMacro {
            function,
            dst: read_macro_dst(reader)?,
            src0: read_macro_src(reader, &src0::ALL)?,
            src1: read_macro_src(reader, &src1::ALL)?,
        });
    }
    let dst = read_dst(reader)?;
    if !function.is_binary() && reader.word.get_u8(src0::FILE) == FILE_IMM {
        let src0 = read_last_src(reader, &src0::ALL)?;
        return Ok(Operands::Math { function, dst, src0, src1: Operands::NO_SOURCE });
    }
    refuse_other_than_grf(reader, &src0::ALL)?;
    // Functions of one source have null as their second.
    if function.is_binary() && reader.word.get_u8(src1::FILE) != FILE_IMM {
        refuse_other_than_grf(reader, &src1::ALL)?;
    }
    let src0 = Src::Reg(read_reg_src(reader, &src0::ALL)?);
    Ok(Operands::Math { function, dst, src0, src1: read_last_src(reader, &src1::ALL)? })
}

pub(super) fn write(word: &mut Word, function: MathFunction, dst_operand: &MacroOperand, src: [&MacroOperand; 2]) {
    word.set(common::COND_MOD, function.code());
    write_register(word, dst::FILE, dst::REG, dst_operand.reg);
    word.set(dst::TYPE, dst_operand.ty.register_code());
    word.set(dst::A16_MME, dst_operand.mme.code());
    for (operand, slot) in src.into_iter().zip([src0::ALL, src1::ALL]) {
        write_register(word, slot.file, slot.reg, operand.reg);
        word.set(slot.ty, operand.ty.register_code());
        word.set(slot.a16_mme, operand.mme.code());
        word.set(slot.abs, operand.abs);
        word.set(slot.neg, operand.neg);
        if !operand.reg.is_null() {
            word.set(slot.vstride, unused_vstride(operand.ty));
        }
    }
}

fn read_macro_dst(reader: &Reader) -> Result<MacroOperand, IsaError> {
    Ok(MacroOperand {
        reg: read_register(reader, dst::FILE, dst::REG)?,
        ty: read_macro_type(reader, dst::TYPE)?,
        mme: read_selector(reader, dst::A16_MME)?,
        abs: false,
        neg: false,
    })
}

fn read_macro_src(reader: &Reader, slot: &SrcFields) -> Result<MacroOperand, IsaError> {
    refuse_indirect(reader, slot.addr_mode)?;
    let reg = read_register(reader, slot.file, slot.reg)?;
    if reg.grf().is_none() && !reg.is_null() {
        return Err(reader.refuse(slot.reg, "a general register or null"));
    }
    let ty = if reg.is_null() { read_type(reader, slot.ty)? } else { read_macro_type(reader, slot.ty)? };
    Ok(MacroOperand {
        reg,
        ty,
        mme: read_selector(reader, slot.a16_mme)?,
        abs: reader.word.flag(slot.abs),
        neg: reader.word.flag(slot.neg),
    })
}

fn read_selector(reader: &Reader, field: Field) -> Result<MacroSelect, IsaError> {
    reader.coded(field, MacroSelect::from_code, "0..7 (mme0..mme7) or 8 (nomme)")
}

fn read_macro_type(reader: &Reader, field: Field) -> Result<DataType, IsaError> {
    match read_type(reader, field)? {
        ty @ (DataType::F | DataType::Df) => Ok(ty),
        _ => Err(reader.refuse(field, "6 (df) or 7 (f) in a math macro")),
    }
}

fn refuse_other_than_grf(reader: &Reader, slot: &SrcFields) -> Result<(), IsaError> {
    if reader.word.get_u8(slot.file) != FILE_GRF {
        return Err(reader.refuse(slot.file, "1 (GRF) in math"));
    }
    refuse_indirect(reader, slot.addr_mode)
}

fn refuse_indirect(reader: &Reader, addr_mode: Field) -> Result<(), IsaError> {
    if reader.word.flag(addr_mode) {
        return Err(reader.refuse(addr_mode, "0 (direct) in math"));
    }
    Ok(())
}
