//! Three-source instructions (sec. 2.4).

use super::basic::read_grf;
use super::Reader;
use crate::control::ExecSize;
use crate::error::IsaError;
use crate::fields::ternary::{self as f, TernarySrcFields};
use crate::fields::{common, Field, Word};
use crate::instruction::Operands;
use crate::opcode::Opcode;
use crate::region::Region;
use crate::ternary::{TernaryDst, TernarySrc};
use crate::types::TernaryType;

pub(super) fn read(reader: &Reader) -> Result<Operands, IsaError> {
    let word = &reader.word;
    let types = source_types(reader)?;
    let mut src = [read_src(reader, &f::SRC[0], types[0])?; 3];
    for (operand, (slot, ty)) in src.iter_mut().zip(f::SRC.iter().zip(types)).skip(1) {
        *operand = read_src(reader, slot, ty)?;
    }
    let dst = TernaryDst {
        reg: read_grf(reader, f::DST_REG)?,
        subreg: word.get_u8(f::DST_SUBREG) << 2,
        ty: read_type(reader, f::DST_TYPE)?,
        chan_en: word.get_u8(f::DST_CHAN_EN),
    };
    if usize::from(dst.subreg) % dst.ty.data_type().size() != 0 {
        return Err(reader.refuse(f::DST_SUBREG, "a multiple of the element size"));
    }
    let size = ExecSize::from_code(word.get_u8(common::EXEC_SIZE));
    let scalar = size.is_some_and(|size| dst.scalar_lane(size).is_some());
    if reader.opcode != Opcode::Madm && dst.chan_en != TernaryDst::ALL_CHANNELS && !scalar {
        let expected = "15 (all channels); 1, 2, 4 or 8 with 4 lanes; 3 or 12 with 2 df lanes";
        return Err(reader.refuse(f::DST_CHAN_EN, expected));
    }
    if reader.opcode == Opcode::Madm {
        if dst.mme().is_none() {
            return Err(reader.refuse(f::DST_CHAN_EN, "0..7 (mme0..mme7) or 8 (nomme)"));
        }
        if dst.subreg != 0 {
            return Err(reader.refuse(f::DST_SUBREG, "0 in madm"));
        }
    }
    Ok(Operands::Ternary { dst, src })
}

pub(super) fn write(word: &mut Word, dst: &TernaryDst, src: &[TernarySrc; 3]) {
    word.set(f::SRC_TYPE, src[0].ty.code());
    word.set(f::SRC1_HF, src[1].ty == TernaryType::Hf);
    word.set(f::SRC2_HF, src[2].ty == TernaryType::Hf);
    word.set(f::DST_TYPE, dst.ty.code());
    word.set(f::DST_CHAN_EN, dst.chan_en);
    word.set(f::DST_SUBREG, dst.subreg >> 2);
    word.set(f::DST_REG, dst.reg);
    for (operand, slot) in src.iter().zip(&f::SRC) {
        word.set(slot.abs, operand.abs);
        word.set(slot.neg, operand.neg);
        word.set(slot.replicate, operand.replicate);
        word.set(slot.swizzle, operand.swizzle);
        word.set(slot.subreg_dword, operand.subreg >> 2);
        word.set(slot.subreg_word, operand.subreg >> 1 & 1);
        word.set(slot.reg, operand.reg);
    }
}

/// One type field serves all three sources; of the float types the second and
/// third source pick theirs with a bit each.
fn source_types(reader: &Reader) -> Result<[TernaryType; 3], IsaError> {
    let first = read_type(reader, f::SRC_TYPE)?;
    Ok(match first {
        TernaryType::F | TernaryType::Hf => {
            let picked = |field| {
                if reader.word.flag(field) {
                    TernaryType::Hf
                } else {
                    TernaryType::F
                }
            };
            [first, picked(f::SRC1_HF), picked(f::SRC2_HF)]
        }
        _ => [first; 3],
    })
}

fn read_src(reader: &Reader, slot: &TernarySrcFields, ty: TernaryType) -> Result<TernarySrc, IsaError> {
    let word = &reader.word;
    let operand = TernarySrc {
        reg: read_grf(reader, slot.reg)?,
        subreg: word.get_u8(slot.subreg_dword) << 2 | word.get_u8(slot.subreg_word) << 1,
        ty,
        replicate: word.flag(slot.replicate),
        swizzle: word.get_u8(slot.swizzle),
        abs: word.flag(slot.abs),
        neg: word.flag(slot.neg),
    };
    if usize::from(operand.subreg) % ty.data_type().size() != 0 {
        return Err(reader.refuse(slot.subreg_dword, "a multiple of the element size"));
    }
    if reader.opcode == Opcode::Madm {
        if operand.mme().is_none() {
            return Err(reader.refuse(slot.swizzle, "0..7 (mme0..mme7) or 8 (nomme)"));
        }
        if operand.replicate {
            return Err(reader.refuse(slot.replicate, "0 in madm"));
        }
        if operand.subreg != 0 {
            return Err(reader.refuse(slot.subreg_dword, "0 in madm"));
        }
    } else if !is_settled_swizzle(&operand) {
        return Err(reader.refuse(slot.swizzle, "228 (identity); 68 or 238 for a scalar df"));
    }
    Ok(operand)
}

/// Others are general Align16, which is not supported.
fn is_settled_swizzle(operand: &TernarySrc) -> bool {
    operand.replicate
        || operand.swizzle == TernarySrc::IDENTITY
        || operand.region() == Region::SCALAR && operand.subreg.is_multiple_of(16)
}

fn read_type(reader: &Reader, field: Field) -> Result<TernaryType, IsaError> {
    reader.coded(field, TernaryType::from_code, "a ternary type, 0..4")
}
