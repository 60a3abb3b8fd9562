//! `math` in both of its layouts: plain functions use the two-source layout,
//! the IEEE macro seeds the Align16 one (sec. 6.1, 6.3).

use super::basic::{read_dst, read_last_src, read_reg_src, read_register, read_type};
use super::basic::{write_register, FILE_GRF};
use super::Reader;
use crate::error::IsaError;
use crate::fields::{common, dst, src0, src1, Field, SrcFields, Word};
use crate::instruction::Operands;
use crate::math::{MacroOperand, MacroSelect, MathFunction};
use crate::operands::Src;
use crate::registers::Register;
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
    if function.is_macro() {
        return Ok(Operands::MathMacro {
            function,
            dst: read_macro_dst(reader)?,
            src0: read_macro_src(reader, &src0::ALL)?,
            src1: read_macro_src(reader, &src1::ALL)?,
        });
    }
    let second = read_last_src(reader, &src1::ALL)?;
    let is_arf = |src: &Src| matches!(src, Src::Reg(reg) if matches!(reg.loc.register(), Some(Register::Arf(_))));
    if function.is_binary() && is_arf(&second) {
        return Err(reader.refuse(src1::FILE, "1 (GRF) or 3 (immediate)"));
    }
    Ok(Operands::Math { function, dst: read_dst(reader)?, src0: Src::Reg(read_reg_src(reader, &src0::ALL)?), src1: second })
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
    refuse_indirect(reader, dst::ADDR_MODE)?;
    Ok(MacroOperand {
        reg: read_register(reader, dst::FILE, dst::REG)?,
        ty: read_type(reader, dst::TYPE)?,
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
    Ok(MacroOperand {
        reg,
        ty: read_type(reader, slot.ty)?,
        mme: read_selector(reader, slot.a16_mme)?,
        abs: reader.word.flag(slot.abs),
        neg: reader.word.flag(slot.neg),
    })
}

fn read_selector(reader: &Reader, field: Field) -> Result<MacroSelect, IsaError> {
    reader.coded(field, MacroSelect::from_code, "0..7 (mme0..mme7) or 8 (nomme)")
}

fn refuse_indirect(reader: &Reader, addr_mode: Field) -> Result<(), IsaError> {
    if reader.word.flag(addr_mode) {
        return Err(reader.refuse(addr_mode, "0 (direct) in a math macro"));
    }
    Ok(())
}
