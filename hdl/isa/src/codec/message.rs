//! Message instructions (sec. 2.5, 2.6).

use super::basic::{read_grf, read_register, read_type};
use super::basic::{write_register, FILE_ARF, FILE_IMM};
use super::Reader;
use crate::error::IsaError;
use crate::fields::{common, dst, send, split_send, src0, src1, Field, Word};
use crate::instruction::Operands;
use crate::message::{Desc, ExDesc, Message, SecondPayload, Sfid};
use crate::region::HorzStride;
use crate::registers::{Arf, Register};
use crate::types::DataType;

pub(super) fn read_send(reader: &Reader) -> Result<Operands, IsaError> {
    let word = &reader.word;
    let desc = match word.get_u8(src1::FILE) {
        FILE_IMM => Desc::Imm(word.get(send::DESC) as u32),
        FILE_ARF if word.get_u8(src1::REG) == Arf::Address.number() => Desc::A0(word.get_u8(src1::SUBREG)),
        FILE_ARF => return Err(reader.refuse(src1::REG, "0x10 (a0) for the descriptor")),
        _ => return Err(reader.refuse(src1::FILE, "0 (a0) or 3 (immediate descriptor)")),
    };
    let function = EX_DESC_FUNCTION.into_iter().enumerate().map(|(nibble, field)| word.get(field) << (4 * nibble)).sum::<u64>();
    Ok(Operands::Send(Message {
        sfid: read_sfid(reader)?,
        dst: read_payload(reader, dst::FILE, dst::REG, dst::ADDR_MODE)?,
        dst_ty: read_type(reader, dst::TYPE)?,
        src0: read_payload(reader, src0::FILE, src0::REG, src0::ADDR_MODE)?,
        src0_ty: read_type(reader, src0::TYPE)?,
        src1: None,
        desc,
        ex_desc: ExDesc::Imm { src1_len: 0, function: function as u16 },
        eot: word.flag(send::EOT),
    }))
}

pub(super) fn read_split_send(reader: &Reader) -> Result<Operands, IsaError> {
    let word = &reader.word;
    for mode in [dst::ADDR_MODE, src0::ADDR_MODE] {
        refuse_indirect(reader, mode)?;
    }
    let grf_or_null = |is_grf: Field, number: Field| {
        if word.flag(is_grf) {
            read_grf(reader, number).map(Register::Grf)
        } else {
            Ok(Register::NULL)
        }
    };
    let ex_desc = if word.flag(split_send::EX_DESC_IS_REG) {
        ExDesc::A0(word.get_u8(split_send::EX_DESC_A0))
    } else {
        ExDesc::Imm { src1_len: word.get_u8(split_send::EX_DESC_9_6), function: word.get(split_send::EX_DESC_31_16) as u16 }
    };
    let desc = if word.flag(split_send::DESC_IS_REG) { Desc::A0(0) } else { Desc::Imm(word.get(send::DESC) as u32) };
    Ok(Operands::Send(Message {
        sfid: read_sfid(reader)?,
        dst: grf_or_null(split_send::DST_IS_GRF, dst::REG)?,
        dst_ty: read_type(reader, dst::TYPE)?,
        src0: Register::Grf(read_grf(reader, src0::REG)?),
        src0_ty: DataType::Ud,
        src1: Some(SecondPayload { reg: grf_or_null(split_send::SRC1_IS_GRF, split_send::SRC1_REG)? }),
        desc,
        ex_desc,
        eot: word.flag(send::EOT),
    }))
}

pub(super) fn write(word: &mut Word, message: &Message) {
    word.set(common::COND_MOD, message.sfid.code());
    word.set(send::EOT, message.eot);
    word.set(dst::TYPE, message.dst_ty.register_code());
    match message.src1 {
        None => write_send(word, message),
        Some(src1) => write_split_send(word, message, src1),
    }
}

/// Function bits of the extended descriptor, scattered over unused slots.
const EX_DESC_FUNCTION: [Field; 4] = [send::EX_DESC_19_16, send::EX_DESC_23_20, send::EX_DESC_27_24, send::EX_DESC_31_28];

fn write_send(word: &mut Word, message: &Message) {
    write_register(word, dst::FILE, dst::REG, message.dst);
    word.set(dst::HSTRIDE, HorzStride::S1.code());
    write_register(word, src0::FILE, src0::REG, message.src0);
    word.set(src0::TYPE, message.src0_ty.register_code());
    match message.desc {
        Desc::Imm(bits) => {
            word.set(src1::FILE, FILE_IMM);
            word.set(send::DESC, bits);
        }
        Desc::A0(subreg) => {
            write_register(word, src1::FILE, src1::REG, Register::Arf(Arf::Address));
            word.set(src1::SUBREG, subreg);
        }
    }
    if let ExDesc::Imm { function, .. } = message.ex_desc {
        for (nibble, field) in EX_DESC_FUNCTION.into_iter().enumerate() {
            word.set(field, function >> (4 * nibble));
        }
    }
}

fn write_split_send(word: &mut Word, message: &Message, second: SecondPayload) {
    if let Some(reg) = message.dst.grf() {
        word.set(split_send::DST_IS_GRF, true);
        word.set(dst::REG, reg);
    }
    if let Some(reg) = message.src0.grf() {
        word.set(src0::REG, reg);
    }
    if let Some(reg) = second.reg.grf() {
        word.set(split_send::SRC1_IS_GRF, true);
        word.set(split_send::SRC1_REG, reg);
    }
    match message.ex_desc {
        ExDesc::Imm { src1_len, function } => {
            word.set(split_send::EX_DESC_9_6, src1_len);
            word.set(split_send::EX_DESC_31_16, function);
        }
        ExDesc::A0(dword) => {
            word.set(split_send::EX_DESC_IS_REG, true);
            word.set(split_send::EX_DESC_A0, dword);
        }
    }
    match message.desc {
        Desc::Imm(bits) => word.set(send::DESC, bits),
        Desc::A0(_) => word.set(split_send::DESC_IS_REG, true),
    }
}

fn read_sfid(reader: &Reader) -> Result<Sfid, IsaError> {
    reader.coded(common::COND_MOD, Sfid::from_code, "a shared function, 0 or 2..13")
}

/// A general register or null, directly addressed.
fn read_payload(reader: &Reader, file: Field, number: Field, mode: Field) -> Result<Register, IsaError> {
    refuse_indirect(reader, mode)?;
    let reg = read_register(reader, file, number)?;
    if reg.grf().is_none() && !reg.is_null() {
        return Err(reader.refuse(number, "a general register or null"));
    }
    Ok(reg)
}

fn refuse_indirect(reader: &Reader, mode: Field) -> Result<(), IsaError> {
    if reader.word.flag(mode) {
        return Err(reader.refuse(mode, "0 (direct): indirect payloads are not supported"));
    }
    Ok(())
}
