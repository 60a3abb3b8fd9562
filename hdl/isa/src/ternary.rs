//! Operands of three-source instructions (gen9-eu-isa.md sec. 2.4).

use crate::control::ExecSize;
use crate::math::MacroSelect;
use crate::operands::{Dst, RegSrc};
use crate::region::{HorzStride, Region};
use crate::registers::{Location, Register};
use crate::types::TernaryType;

/// Destination of a ternary instruction: always packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TernaryDst {
    /// Register number.
    pub reg: u8,
    /// Multiple of 4.
    pub subreg: u8,
    /// Type.
    pub ty: TernaryType,
    /// Channel enables: [`TernaryDst::ALL_CHANNELS`], or those of one element
    /// of a scalar instruction; in `madm` the extension selector.
    pub chan_en: u8,
}

/// Source of a ternary instruction: a broadcast element or packed elements.
///
/// Fields are as encoded; [`TernarySrc::as_reg_src`] is what they amount to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TernarySrc {
    /// Register number.
    pub reg: u8,
    /// Multiple of 2.
    pub subreg: u8,
    /// Type.
    pub ty: TernaryType,
    /// RepCtrl: every lane reads the addressed element.
    pub replicate: bool,
    /// Identity, one of the two pairs that broadcast a `df`, anything next to
    /// `replicate`; in `madm` the extension selector.
    pub swizzle: u8,
    /// Absolute value.
    pub abs: bool,
    /// Negation.
    pub neg: bool,
}

impl TernarySrc {
    /// Swizzle that leaves elements in place.
    pub const IDENTITY: u8 = 0xE4;
    /// Swizzle that broadcasts the first `df` of 16 bytes.
    pub const FIRST_DF: u8 = 0x44;
    /// Swizzle that broadcasts the second `df` of 16 bytes.
    pub const SECOND_DF: u8 = 0xEE;

    /// The region that the operand amounts to (sec. 2.4).
    pub const fn region(self) -> Region {
        if self.replicate || self.broadcast_df().is_some() {
            Region::SCALAR
        } else {
            Region::PACKED
        }
    }

    /// The same operand as a one- or two-source instruction would have it.
    pub const fn as_reg_src(self) -> RegSrc {
        let skipped = match self.broadcast_df() {
            Some(bytes) => bytes,
            None => 0,
        };
        RegSrc {
            loc: Location::Direct { reg: Register::Grf(self.reg), subreg: self.subreg + skipped },
            ty: self.ty.data_type(),
            region: self.region(),
            abs: self.abs,
            neg: self.neg,
        }
    }

    /// Extension register of a `madm` source; `None` for unassigned codes.
    pub const fn mme(self) -> Option<MacroSelect> {
        MacroSelect::from_code(self.swizzle)
    }

    /// Tools write a scalar `df` as a swizzle of 32-bit halves instead of
    /// RepCtrl: bytes to the element that is meant.
    const fn broadcast_df(self) -> Option<u8> {
        match (self.ty, self.replicate, self.swizzle) {
            (TernaryType::Df, false, Self::FIRST_DF) => Some(0),
            (TernaryType::Df, false, Self::SECOND_DF) => Some(8),
            _ => None,
        }
    }
}

impl TernaryDst {
    /// Channel enables of an instruction that writes all its lanes.
    pub const ALL_CHANNELS: u8 = 0xF;

    /// Lanes of the smallest instruction that can write one element alone: a
    /// group of four 32-bit channels holds two `df` and four of anything else.
    pub const fn scalar_size(ty: TernaryType) -> ExecSize {
        match ty {
            TernaryType::Df => ExecSize::E2,
            _ => ExecSize::E4,
        }
    }

    /// Channel enables that select lane `lane` of a scalar instruction alone.
    pub const fn scalar_enables(ty: TernaryType, lane: usize) -> u8 {
        match ty {
            TernaryType::Df => 0b11 << (2 * lane),
            _ => 1 << lane,
        }
    }

    /// The only lane a scalar instruction writes (sec. 13.1); `None` when all
    /// lanes are written, and for other channel enables, which do not decode.
    pub fn scalar_lane(self, size: ExecSize) -> Option<usize> {
        if size != Self::scalar_size(self.ty) {
            return None;
        }
        (0..size.lanes()).find(|&lane| self.chan_en == Self::scalar_enables(self.ty, lane))
    }

    /// The same operand as a one- or two-source instruction would have it.
    pub const fn as_dst(self) -> Dst {
        Dst {
            loc: Location::Direct { reg: Register::Grf(self.reg), subreg: self.subreg },
            ty: self.ty.data_type(),
            hstride: HorzStride::S1,
        }
    }

    /// Extension register of a `madm` destination; `None` for unassigned codes.
    pub const fn mme(self) -> Option<MacroSelect> {
        MacroSelect::from_code(self.chan_en)
    }
}
