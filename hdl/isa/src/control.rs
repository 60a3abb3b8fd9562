//! What instructions have besides operands: execution size, predication,
//! conditions, thread control (gen9-eu-isa.md sec. 2.1, 2.9, 2.10).

use std::cmp::Ordering;

/// Number of channels an instruction works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ExecSize {
    /// One channel.
    E1,
    /// Two channels.
    E2,
    /// Four channels.
    E4,
    /// Eight channels.
    E8,
    /// Sixteen channels.
    E16,
    /// Thirty-two channels.
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
    /// Regions in elements, at any element.
    Align1,
    /// Regions in groups of four channels, with swizzles and channel enables.
    Align16,
}

/// What the thread does after issuing the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThreadCtrl {
    /// Nothing special.
    Normal,
    /// No switch to another thread behind this instruction.
    Atomic,
    /// The thread may be switched out behind this instruction.
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
    /// Which flag bits decide about a channel.
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
    /// Equal, or zero.
    Eq = 1,
    /// Not equal, or not zero.
    Ne = 2,
    /// Greater.
    Gt = 3,
    /// Greater or equal.
    Ge = 4,
    /// Less.
    Lt = 5,
    /// Less or equal.
    Le = 6,
    /// The result overflowed.
    Overflow = 8,
    /// An operand is not a number.
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
