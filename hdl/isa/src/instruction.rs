//! The decoded instruction.

use std::cmp::Ordering;

use crate::math::{MacroOperand, MathFunction};
use crate::message::Message;
use crate::opcode::Opcode;
use crate::operands::{Dst, RegSrc, Src};
use crate::ternary::{TernaryDst, TernarySrc};

/// Number of channels an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ExecSize {
    E1,
    E2,
    E4,
    E8,
    E16,
    E32,
}

impl ExecSize {
    /// All sizes, in the order of their codes.
    pub const ALL: [ExecSize; 6] = [ExecSize::E1, ExecSize::E2, ExecSize::E4, ExecSize::E8, ExecSize::E16, ExecSize::E32];

    /// Three-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The size of a field value; `None` for codes 6 and 7.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// Number of channels.
    pub const fn lanes(self) -> usize {
        1 << self as u8
    }

    /// The size for a lane count; `None` unless 1, 2, 4, 8, 16 or 32.
    pub fn from_lanes(lanes: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.lanes() == lanes)
    }

    /// One bit per channel, from bit 0.
    pub const fn mask(self) -> u32 {
        ((1_u64 << self.lanes()) - 1) as u32
    }
}

/// Align1 regions or Align16 swizzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AccessMode {
    Align1,
    Align16,
}

/// What the thread does after issuing the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreadCtrl {
    Normal,
    Atomic,
    Switch,
}

impl ThreadCtrl {
    /// Two-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The control of a field value; `None` for the reserved code 3.
    pub const fn from_code(code: u8) -> Option<Self> {
        match code {
            0 => Some(ThreadCtrl::Normal),
            1 => Some(ThreadCtrl::Atomic),
            2 => Some(ThreadCtrl::Switch),
            _ => None,
        }
    }
}

/// How a channel's predicate is made from the flag register (sec. 2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PredCtrl {
    /// The channel's own flag bit.
    Sequential,
    /// `f0` OR `f1`, lane-wise.
    AnyV,
    /// `f0` AND `f1`, lane-wise.
    AllV,
    /// Any bit of the aligned group of 2, 4, 8, 16 or 32.
    Any(u8),
    /// All bits of the aligned group of 2, 4, 8, 16 or 32.
    All(u8),
    /// Align16: the group's bit 0..=3 (x, y, z, w) for its four channels.
    Replicate(u8),
}

/// Predicate of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Predicate {
    pub ctrl: PredCtrl,
    /// Applied after the any/all reduction.
    pub inverted: bool,
}

/// Sixteen flag bits: `f<reg>.<subreg>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FlagRef {
    /// 0 or 1.
    pub reg: u8,
    /// 0 or 1.
    pub subreg: u8,
}

impl FlagRef {
    /// `f0.0`
    pub const F0_0: FlagRef = FlagRef { reg: 0, subreg: 0 };

    /// `f<reg>.<subreg>`; both are taken modulo 2.
    pub const fn new(reg: u8, subreg: u8) -> Self {
        FlagRef { reg: reg & 1, subreg: subreg & 1 }
    }

    /// Bit of `f<reg>` that channel 0 uses; channel `c` uses this plus `c`.
    pub const fn first_bit(self) -> u32 {
        16 * self.subreg as u32
    }
}

/// Condition modifier (sec. 2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CondMod {
    Eq = 1,
    Ne = 2,
    Gt = 3,
    Ge = 4,
    Lt = 5,
    Le = 6,
    Overflow = 8,
    Unordered = 9,
}

impl CondMod {
    /// All modifiers, by code.
    pub const ALL: [CondMod; 8] =
        [CondMod::Eq, CondMod::Ne, CondMod::Gt, CondMod::Ge, CondMod::Lt, CondMod::Le, CondMod::Overflow, CondMod::Unordered];

    /// Four-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The condition is true of `ordering`, that of the first operand to the
    /// second or of a result to zero; `None` means a NaN is involved. Overflow
    /// is no relation and never holds here.
    pub fn holds(self, ordering: Option<Ordering>) -> bool {
        match self {
            CondMod::Eq => ordering == Some(Ordering::Equal),
            CondMod::Ne => ordering != Some(Ordering::Equal),
            CondMod::Gt => ordering == Some(Ordering::Greater),
            CondMod::Ge => ordering.is_some_and(Ordering::is_ge),
            CondMod::Lt => ordering == Some(Ordering::Less),
            CondMod::Le => ordering.is_some_and(Ordering::is_le),
            CondMod::Overflow => false,
            CondMod::Unordered => ordering.is_none(),
        }
    }

    /// The modifier of a non-zero field value; `None` for 0, 7 and 10..=15.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|c| c.code() == code)
    }
}

/// Where a jump goes: byte offsets as encoded, or a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum JumpTarget {
    /// `uip` only for `brc`. Relative to the branch, except `jmpi` (relative
    /// to the next instruction) and `calla` (absolute).
    Imm {
        jip: i32,
        uip: Option<i32>,
    },
    Reg(RegSrc),
}

/// Operands, by layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operands {
    /// `illegal`, `nop`
    None,
    Unary {
        dst: Dst,
        src0: Src,
    },
    Binary {
        dst: Dst,
        src0: Src,
        src1: Src,
    },
    /// All of `math` but its macros. `src1` is the null register where the
    /// function takes one source.
    Math {
        function: MathFunction,
        dst: Dst,
        src0: Src,
        src1: Src,
    },
    /// `math.invm`, `math.rsqtm`; `src1` is null for the latter.
    MathMacro {
        function: MathFunction,
        dst: MacroOperand,
        src0: MacroOperand,
        src1: MacroOperand,
    },
    Ternary {
        dst: TernaryDst,
        src: [TernarySrc; 3],
    },
    Send(Message),
    /// Structured and unstructured flow control; offsets in bytes from this
    /// instruction. `uip` exactly for [`crate::opcode::Form::TwoTargetBranch`].
    Branch {
        jip: i32,
        uip: Option<i32>,
    },
    /// `jmpi`, `brd`, `brc`
    Jump(JumpTarget),
    /// `call`, `calla`: `dst` receives return address and channel mask.
    Call {
        dst: Dst,
        target: JumpTarget,
    },
    /// `ret`
    Ret(RegSrc),
}

/// A decoded instruction.
///
/// Plain data: every value that `decode` returns is encodable, and
/// `encode` is its inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instruction {
    pub opcode: Opcode,
    pub exec_size: ExecSize,
    /// First channel: a multiple of 4, 0..=28. Selects mask and flag bits
    /// only, never register bytes (sec. 0 item 11).
    pub channel_offset: u8,
    /// Ignore which channels are active (`W`).
    pub no_mask: bool,
    pub predicate: Option<Predicate>,
    /// Flag of the predicate and of the condition modifier.
    pub flag: FlagRef,
    pub cond_mod: Option<CondMod>,
    pub saturate: bool,
    /// Also write the result to the accumulator; in messages, where the bit is
    /// NoSrcDepSet, without effect.
    pub acc_wr_en: bool,
    /// Bit 28 of a branch: the `.b` variant where
    /// [`Opcode::has_branch_ctrl`], without meaning elsewhere.
    pub branch_ctrl: bool,
    pub thread_ctrl: ThreadCtrl,
    pub no_dd_clr: bool,
    pub no_dd_chk: bool,
    pub access_mode: AccessMode,
    /// Breakpoint.
    pub debug_ctrl: bool,
    /// Was read from the 8-byte form. `encode` ignores it and makes 16 bytes.
    pub compacted: bool,
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
