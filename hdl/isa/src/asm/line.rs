//! What is optional on an instruction.

use crate::control::{CondMod, FlagRef, PredCtrl, Predicate, ThreadCtrl};
use crate::instruction::Instruction;
use crate::opcode::Opcode;

/// The instruction just appended.
pub struct Line<'a> {
    inst: &'a mut Instruction,
}

impl<'a> Line<'a> {
    pub(super) fn new(inst: &'a mut Instruction) -> Self {
        Line { inst }
    }

    /// Execute whichever channels are active (`W`).
    pub fn no_mask(self) -> Self {
        self.inst.no_mask = true;
        self
    }

    /// First channel, a multiple of 4.
    pub fn channels_from(self, offset: u8) -> Self {
        self.inst.channel_offset = offset;
        self
    }

    /// Where `flag` is set. Predicate and condition share one flag.
    pub fn pred(self, flag: FlagRef) -> Self {
        self.pred_by(PredCtrl::Sequential, false, flag)
    }

    /// Where `flag` is clear.
    pub fn pred_not(self, flag: FlagRef) -> Self {
        self.pred_by(PredCtrl::Sequential, true, flag)
    }

    /// Any predicate.
    pub fn pred_by(self, ctrl: PredCtrl, inverted: bool, flag: FlagRef) -> Self {
        self.inst.predicate = Some(Predicate { ctrl, inverted });
        self.inst.flag = flag;
        self
    }

    /// Condition modifier, writing `flag` where the instruction writes one.
    pub fn cond(self, cond: CondMod, flag: FlagRef) -> Self {
        self.inst.cond_mod = Some(cond);
        self.inst.flag = flag;
        self
    }

    /// `sendc` of a `send`, `sendsc` of a `sends`.
    pub fn conditional(self) -> Self {
        self.inst.opcode = match self.inst.opcode {
            Opcode::Send => Opcode::Sendc,
            Opcode::Sends => Opcode::Sendsc,
            other => other,
        };
        self
    }

    /// Saturate the result.
    pub fn sat(self) -> Self {
        self.inst.saturate = true;
        self
    }

    /// Also write the accumulator.
    pub fn acc_wr(self) -> Self {
        self.inst.acc_wr_en = true;
        self
    }

    /// Let another thread issue next.
    pub fn switch(self) -> Self {
        self.inst.thread_ctrl = ThreadCtrl::Switch;
        self
    }

    pub(super) fn branch_ctrl(self) -> Self {
        self.inst.branch_ctrl = true;
        self
    }
}
