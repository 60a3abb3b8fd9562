//! Operands of three-source instructions (gen9-eu-isa.md sec. 2.4).

use crate::math::MacroSelect;
use crate::operands::{Dst, RegSrc};
use crate::region::{HorzStride, Region};
use crate::registers::{Location, Register};
use crate::types::TernaryType;

/// Destination of a ternary instruction: always packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TernaryDst {
    pub reg: u8,
    /// Multiple of 4.
    pub subreg: u8,
    pub ty: TernaryType,
    /// Channel enables (0xF in practice), or the `madm` extension selector.
    pub chan_en: u8,
}

/// Source of a ternary instruction: a broadcast element or packed elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TernarySrc {
    pub reg: u8,
    /// Multiple of 2.
    pub subreg: u8,
    pub ty: TernaryType,
    /// RepCtrl: every lane reads the addressed element.
    pub replicate: bool,
    /// 0xE4 (identity) in practice; low nibble is the `madm` extension selector.
    pub swizzle: u8,
    pub abs: bool,
    pub neg: bool,
}

impl TernarySrc {
    /// Swizzle that leaves elements in place.
    pub const IDENTITY: u8 = 0xE4;

    /// The region that the operand amounts to (sec. 2.4).
    pub const fn region(self) -> Region {
        if self.replicate {
            Region::SCALAR
        } else {
            Region::PACKED
        }
    }

    /// The same operand as a one- or two-source instruction would have it.
    pub const fn as_reg_src(self) -> RegSrc {
        RegSrc {
            loc: Location::Direct { reg: Register::Grf(self.reg), subreg: self.subreg },
            ty: self.ty.data_type(),
            region: self.region(),
            abs: self.abs,
            neg: self.neg,
        }
    }

    /// Extension register of a `madm` source; `None` for unassigned codes.
    pub const fn mme(self) -> Option<MacroSelect> {
        MacroSelect::from_code(self.swizzle & 0xF)
    }
}

impl TernaryDst {
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
