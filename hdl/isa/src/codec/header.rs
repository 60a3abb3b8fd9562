//! Bits 0..=34, common to all instructions (sec. 2.1, 2.9, 2.10).

use super::Reader;
use crate::control::{AccessMode, CondMod, ExecSize, FlagRef, PredCtrl, Predicate, ThreadCtrl};
use crate::error::IsaError;
use crate::fields::{common, Word};
use crate::instruction::{Instruction, Operands};
use crate::opcode::Form;

pub(super) fn read(reader: &Reader, operands: Operands) -> Result<Instruction, IsaError> {
    let word = &reader.word;
    let opcode = reader.opcode;
    let access_mode = read_access_mode(reader, &operands)?;
    let exec_size = reader.coded(common::EXEC_SIZE, ExecSize::from_code, "0..5 (1, 2, 4, 8, 16, 32 channels)")?;
    if opcode.form() == Form::Ternary && matches!(exec_size, ExecSize::E1 | ExecSize::E32) {
        return Err(reader.refuse(common::EXEC_SIZE, "1..4 (2, 4, 8, 16 channels) in a ternary instruction"));
    }
    let channel_offset = 8 * word.get_u8(common::QTR_CTRL) + 4 * word.get_u8(common::NIB_CTRL);
    if usize::from(channel_offset) + exec_size.lanes() > 32 {
        return Err(reader.refuse(common::QTR_CTRL, "channels within 0..31"));
    }
    let bit28 = word.flag(common::ACC_WR_EN);
    Ok(Instruction {
        opcode,
        exec_size,
        channel_offset,
        no_mask: word.flag(common::MASK_CTRL),
        predicate: read_predicate(reader, access_mode)?,
        flag: FlagRef::new(word.get_u8(common::FLAG_REG), word.get_u8(common::FLAG_SUBREG)),
        cond_mod: read_cond_mod(reader)?,
        saturate: word.flag(common::SATURATE),
        acc_wr_en: bit28 && !opcode.is_branch(),
        branch_ctrl: bit28 && opcode.is_branch(),
        thread_ctrl: reader.coded(common::THREAD_CTRL, ThreadCtrl::from_code, "0 (normal), 1 (atomic) or 2 (switch)")?,
        no_dd_clr: word.flag(common::NO_DD_CLR),
        no_dd_chk: word.flag(common::NO_DD_CHK),
        access_mode,
        debug_ctrl: word.flag(common::DEBUG_CTRL),
        compacted: false,
        operands,
    })
}

pub(super) fn write(word: &mut Word, inst: &Instruction) {
    word.set(common::OPCODE, inst.opcode.code());
    word.set(common::ACCESS_MODE, inst.access_mode == AccessMode::Align16);
    word.set(common::NO_DD_CLR, inst.no_dd_clr);
    word.set(common::NO_DD_CHK, inst.no_dd_chk);
    word.set(common::NIB_CTRL, inst.channel_offset / 4 % 2);
    word.set(common::QTR_CTRL, inst.channel_offset / 8);
    word.set(common::THREAD_CTRL, inst.thread_ctrl.code());
    if let Some(predicate) = inst.predicate {
        word.set(common::PRED_CTRL, pred_code(predicate.ctrl));
        word.set(common::PRED_INV, predicate.inverted);
    }
    word.set(common::EXEC_SIZE, inst.exec_size.code());
    if let Some(cond_mod) = inst.cond_mod {
        word.set(common::COND_MOD, cond_mod.code());
    }
    word.set(common::ACC_WR_EN, inst.acc_wr_en | inst.branch_ctrl);
    word.set(common::DEBUG_CTRL, inst.debug_ctrl);
    word.set(common::SATURATE, inst.saturate);
    word.set(common::FLAG_SUBREG, inst.flag.subreg);
    word.set(common::FLAG_REG, inst.flag.reg);
    word.set(common::MASK_CTRL, inst.no_mask);
}

/// Align16 exists in the encoding of every instruction, but only ternary
/// instructions and the math macros have defined Align16 operands here
/// (sec. 4.5), and those have nothing else.
fn read_access_mode(reader: &Reader, operands: &Operands) -> Result<AccessMode, IsaError> {
    let needed = match operands {
        Operands::Ternary { .. } | Operands::MathMacro { .. } => AccessMode::Align16,
        _ => AccessMode::Align1,
    };
    match (needed, reader.word.flag(common::ACCESS_MODE)) {
        (AccessMode::Align16, true) | (AccessMode::Align1, false) => Ok(needed),
        (AccessMode::Align16, false) => Err(reader.refuse(common::ACCESS_MODE, "1 (Align16) for this instruction")),
        (AccessMode::Align1, true) => Err(reader.refuse(common::ACCESS_MODE, "0 (Align1): general Align16 is not supported")),
    }
}

fn read_predicate(reader: &Reader, access_mode: AccessMode) -> Result<Option<Predicate>, IsaError> {
    let code = reader.word.get_u8(common::PRED_CTRL);
    let ctrl = match (access_mode, code) {
        (_, 0) => return Ok(None),
        (_, 1) => PredCtrl::Sequential,
        (AccessMode::Align1, 2) => PredCtrl::AnyV,
        (AccessMode::Align1, 3) => PredCtrl::AllV,
        (AccessMode::Align1, 4..=13) if code.is_multiple_of(2) => PredCtrl::Any(1 << (code / 2 - 1)),
        (AccessMode::Align1, 4..=13) => PredCtrl::All(1 << (code / 2 - 1)),
        (AccessMode::Align16, 2..=5) => PredCtrl::Replicate(code - 2),
        (AccessMode::Align16, 6) => PredCtrl::Any(4),
        (AccessMode::Align16, 7) => PredCtrl::All(4),
        (AccessMode::Align1, _) => {
            return Err(reader.refuse(common::PRED_CTRL, "0..13"));
        }
        (AccessMode::Align16, _) => {
            return Err(reader.refuse(common::PRED_CTRL, "0..7 in Align16"));
        }
    };
    Ok(Some(Predicate { ctrl, inverted: reader.word.flag(common::PRED_INV) }))
}

const fn pred_code(ctrl: PredCtrl) -> u8 {
    match ctrl {
        PredCtrl::Sequential => 1,
        PredCtrl::AnyV => 2,
        PredCtrl::AllV => 3,
        // Align16 has the same codes for its two groups of four as Align1.
        PredCtrl::Any(group) => 2 * (group.trailing_zeros() as u8 + 1),
        PredCtrl::All(group) => 2 * (group.trailing_zeros() as u8 + 1) + 1,
        PredCtrl::Replicate(channel) => 2 + channel,
    }
}

/// Bits 27:24 are a condition only where they are nothing else.
fn read_cond_mod(reader: &Reader) -> Result<Option<CondMod>, IsaError> {
    match reader.opcode.form() {
        Form::Unary | Form::Binary | Form::Ternary => {}
        _ => return Ok(None),
    }
    if reader.word.get(common::COND_MOD) == 0 {
        return Ok(None);
    }
    reader.coded(common::COND_MOD, CondMod::from_code, "0..6, 8 or 9").map(Some)
}
