//! The decoded instruction.

use crate::control::{AccessMode, CondMod, ExecSize, FlagRef, Predicate, ThreadCtrl};
use crate::math::{MacroOperand, MathFunction};
use crate::message::Message;
use crate::opcode::Opcode;
use crate::operands::{Dst, RegSrc, Src};
use crate::region::Region;
use crate::registers::{Location, Register};
use crate::ternary::{TernaryDst, TernarySrc};
use crate::types::DataType;

/// Where a jump goes: byte offsets as encoded, or a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JumpTarget {
    /// `uip` only for `brc`. Relative to the branch, except `jmpi` (relative
    /// to the next instruction) and `calla` (absolute).
    Imm {
        /// Jump target, in bytes.
        jip: i32,
        /// Update target, in bytes.
        uip: Option<i32>,
    },
    /// Both targets in a register.
    Reg(RegSrc),
}

/// Operands, by layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operands {
    /// `illegal`, `nop`
    None,
    /// One source.
    Unary {
        /// Destination.
        dst: Dst,
        /// First source.
        src0: Src,
    },
    /// Two sources.
    Binary {
        /// Destination.
        dst: Dst,
        /// First source.
        src0: Src,
        /// Second source.
        src1: Src,
    },
    /// All of `math` but its macros. `src1` is the null register where the
    /// function takes one source, and [`Operands::NO_SOURCE`] where that one is
    /// an immediate.
    Math {
        /// What is computed.
        function: MathFunction,
        /// Destination.
        dst: Dst,
        /// First source.
        src0: Src,
        /// Second source.
        src1: Src,
    },
    /// `math.invm`, `math.rsqtm`; `src1` is null for the latter.
    MathMacro {
        /// What is computed.
        function: MathFunction,
        /// Destination.
        dst: MacroOperand,
        /// First source.
        src0: MacroOperand,
        /// Second source.
        src1: MacroOperand,
    },
    /// Three sources.
    Ternary {
        /// Destination.
        dst: TernaryDst,
        /// The three sources.
        src: [TernarySrc; 3],
    },
    /// A message, with one payload or two.
    Send(Message),
    /// Structured and unstructured flow control; offsets in bytes from this
    /// instruction. `uip` exactly for [`crate::opcode::Form::TwoTargetBranch`].
    Branch {
        /// Jump target, in bytes from this instruction.
        jip: i32,
        /// Update target, in bytes from this instruction.
        uip: Option<i32>,
    },
    /// `jmpi`, `brd`, `brc`
    Jump(JumpTarget),
    /// `call`, `calla`: `dst` receives return address and channel mask.
    Call {
        /// Destination.
        dst: Dst,
        /// Where to.
        target: JumpTarget,
    },
    /// `ret`
    Ret(RegSrc),
}

impl Operands {
    /// `src1` of a `math` whose only source is an immediate, which leaves it no
    /// bits.
    pub const NO_SOURCE: Src = Src::Reg(RegSrc {
        loc: Location::Direct { reg: Register::NULL, subreg: 0 },
        ty: DataType::Ud,
        region: Region::SCALAR,
        abs: false,
        neg: false,
    });
}

/// A decoded instruction.
///
/// Plain data: every value that `decode` returns is encodable, and
/// `encode` is its inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    /// What it does.
    pub opcode: Opcode,
    /// How many channels.
    pub exec_size: ExecSize,
    /// First channel: a multiple of 4, 0..=28. Selects mask and flag bits
    /// only, never register bytes (sec. 0 item 11).
    pub channel_offset: u8,
    /// Ignore which channels are active (`W`).
    pub no_mask: bool,
    /// Which channels are enabled, beyond the execution mask; all if `None`.
    pub predicate: Option<Predicate>,
    /// Flag of the predicate and of the condition modifier.
    pub flag: FlagRef,
    /// Which condition its results set the flag by.
    pub cond_mod: Option<CondMod>,
    /// Results are limited to the range of the destination's type.
    pub saturate: bool,
    /// Also write the result to the accumulator; in messages, where the bit is
    /// NoSrcDepSet, without effect.
    pub acc_wr_en: bool,
    /// Bit 28 of a branch: the `.b` variant where
    /// [`Opcode::has_branch_ctrl`], without meaning elsewhere.
    pub branch_ctrl: bool,
    /// What becomes of the thread behind it.
    pub thread_ctrl: ThreadCtrl,
    /// The destination's dependency is not cleared.
    pub no_dd_clr: bool,
    /// The destination's dependency is not checked.
    pub no_dd_chk: bool,
    /// How regions are meant.
    pub access_mode: AccessMode,
    /// Breakpoint.
    pub debug_ctrl: bool,
    /// Was read from the 8-byte form. `encode` ignores it and makes 16 bytes.
    pub compacted: bool,
    /// Operands, in the layout of the opcode.
    pub operands: Operands,
}

impl Instruction {
    /// An instruction with everything optional off: channels from 0, no
    /// predicate, flag `f0.0`. The access mode is the one its operands need.
    pub const fn new(opcode: Opcode, exec_size: ExecSize, operands: Operands) -> Self {
        let access_mode = match operands {
            Operands::Ternary { .. } | Operands::MathMacro { .. } => AccessMode::Align16,
            _ => AccessMode::Align1,
        };
        Instruction {
            opcode,
            exec_size,
            channel_offset: 0,
            no_mask: false,
            predicate: None,
            flag: FlagRef::F0_0,
            cond_mod: None,
            saturate: false,
            acc_wr_en: false,
            branch_ctrl: false,
            thread_ctrl: ThreadCtrl::Normal,
            no_dd_clr: false,
            no_dd_chk: false,
            access_mode,
            debug_ctrl: false,
            compacted: false,
            operands,
        }
    }

    /// Channels the instruction covers, active or not: bits
    /// `channel_offset .. channel_offset + lanes`.
    pub const fn channel_mask(&self) -> u32 {
        ((self.exec_size.mask() as u64) << self.channel_offset) as u32
    }

    /// The only lane a scalar ternary instruction computes and writes (sec.
    /// 13.1), counted from the channel offset; `None` for all others.
    pub fn scalar_lane(&self) -> Option<usize> {
        match self.operands {
            Operands::Ternary { dst, .. } if self.opcode != Opcode::Madm => dst.scalar_lane(self.exec_size),
            _ => None,
        }
    }

    /// Bytes the instruction takes in the code it was decoded from.
    pub const fn size(&self) -> usize {
        if self.compacted {
            crate::COMPACT_BYTES
        } else {
            crate::NATIVE_BYTES
        }
    }

    /// The message, for the send instructions.
    pub const fn message(&self) -> Option<&Message> {
        match &self.operands {
            Operands::Send(message) => Some(message),
            _ => None,
        }
    }

    /// Ends the thread.
    pub const fn is_eot(&self) -> bool {
        match self.message() {
            Some(message) => message.eot,
            None => false,
        }
    }
}
