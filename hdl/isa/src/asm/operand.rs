//! Operands as the builder takes them.

use crate::control::ExecSize;
use crate::operands::{Dst, Immediate, RegSrc, Src};
use crate::region::{HorzStride, Region, GRF_BYTES};
use crate::registers::{Arf, Location, Register};
use crate::ternary::{TernaryDst, TernarySrc};
use crate::types::{DataType, ImmType, TernaryType};

/// A register without a type: give it one to use it.
#[derive(Clone, Copy, Debug)]
pub struct Reg(Location);

/// `r<number>`
pub const fn grf(number: u8) -> Reg {
    direct(Register::Grf(number))
}

/// `acc<index>`
pub const fn acc(index: u8) -> Reg {
    direct(Register::Arf(Arf::Accumulator(index)))
}

/// `f<index>`
pub const fn flag(index: u8) -> Reg {
    direct(Register::Arf(Arf::Flag(index)))
}

/// `a0`
pub const fn a0() -> Reg {
    direct(Register::Arf(Arf::Address))
}

/// `null`
pub const fn null() -> Reg {
    direct(Register::NULL)
}

/// `r[a0.<subreg>,<offset>]`
pub const fn indirect(subreg: u8, offset: i16) -> Reg {
    Reg(Location::Indirect { a0: subreg, offset })
}

const fn direct(reg: Register) -> Reg {
    Reg(Location::Direct { reg, subreg: 0 })
}

macro_rules! typed {
    ($($method:ident $ty:ident;)*) => {
        $(
            #[doc = concat!("As `:", stringify!($method), "`.")]
            pub const fn $method(self) -> Operand {
                self.ty(DataType::$ty)
            }
        )*
    };
}

impl Reg {
    /// With an element type.
    pub const fn ty(self, ty: DataType) -> Operand {
        Operand { loc: self.0, ty, region: None, hstride: HorzStride::S1, abs: false, neg: false }
    }

    typed! {
        ud Ud;
        d D;
        uw Uw;
        w W;
        ub Ub;
        b B;
        df Df;
        f F;
        uq Uq;
        q Q;
        hf Hf;
    }
}

/// A register operand, source or destination.
///
/// As a source it is packed unless a region is given; packed regions get the
/// widest rows that stay inside a register, as the compiler writes them.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    loc: Location,
    ty: DataType,
    region: Option<Region>,
    hstride: HorzStride,
    abs: bool,
    neg: bool,
}

impl Operand {
    /// Element 0 of any register.
    pub const fn of(reg: Register, ty: DataType) -> Self {
        direct(reg).ty(ty)
    }

    /// From element `index` of the register on. No effect on indirect
    /// operands, which have an offset.
    pub const fn at(mut self, index: u8) -> Self {
        if let Location::Direct { reg, .. } = self.loc {
            self.loc = Location::Direct { reg, subreg: index * self.ty.size() as u8 };
        }
        self
    }

    /// Source region `<v;w,h>`.
    ///
    /// # Panics
    /// As [`Region::new`].
    pub const fn region(mut self, v: u8, w: u8, h: u8) -> Self {
        self.region = Some(Region::new(v, w, h));
        self
    }

    /// Source region `<w,h>`, one address per row.
    ///
    /// # Panics
    /// As [`Region::per_row`].
    pub const fn per_row(mut self, w: u8, h: u8) -> Self {
        self.region = Some(Region::per_row(w, h));
        self
    }

    /// Source region `<0;1,0>`.
    pub const fn scalar(mut self) -> Self {
        self.region = Some(Region::SCALAR);
        self
    }

    /// Destination stride.
    pub const fn stride(mut self, stride: HorzStride) -> Self {
        self.hstride = stride;
        self
    }

    /// Negate modifier (NOT on logic operations).
    pub const fn neg(mut self) -> Self {
        self.neg = true;
        self
    }

    /// Absolute-value modifier.
    pub const fn abs(mut self) -> Self {
        self.abs = true;
        self
    }

    pub(super) const fn dst(self) -> Dst {
        Dst { loc: self.loc, ty: self.ty, hstride: self.hstride }
    }

    pub(super) fn reg_src(self, size: ExecSize) -> RegSrc {
        RegSrc {
            loc: self.loc,
            ty: self.ty,
            region: self.region.unwrap_or_else(|| packed(size, self.ty)),
            abs: self.abs,
            neg: self.neg,
        }
    }

    /// `None` when a ternary destination cannot be this.
    pub(super) fn ternary_dst(self) -> Option<TernaryDst> {
        let (reg, subreg) = self.general()?;
        (self.hstride == HorzStride::S1).then_some(TernaryDst {
            reg,
            subreg,
            ty: ternary_type(self.ty)?,
            chan_en: TernaryDst::ALL_CHANNELS,
        })
    }

    /// `None` when a ternary source cannot be this.
    pub(super) fn ternary_src(self, size: ExecSize) -> Option<TernarySrc> {
        let (reg, subreg) = self.general()?;
        let replicate = match self.region {
            None => false,
            Some(region) if region == Region::SCALAR => true,
            Some(region) if region.is_packed(size.lanes()) => false,
            Some(region) if region.is_scalar(size.lanes()) => true,
            Some(_) => return None,
        };
        let ty = ternary_type(self.ty)?;
        let packed = TernarySrc { reg, subreg, ty, replicate, swizzle: TernarySrc::IDENTITY, abs: self.abs, neg: self.neg };
        if !(replicate && ty == TernaryType::Df) {
            return Some(packed);
        }
        Some(TernarySrc {
            subreg: subreg / 16 * 16,
            replicate: false,
            swizzle: if subreg % 16 == 0 { TernarySrc::FIRST_DF } else { TernarySrc::SECOND_DF },
            ..packed
        })
    }

    fn general(self) -> Option<(u8, u8)> {
        match self.loc {
            Location::Direct { reg: Register::Grf(number), subreg } => Some((number, subreg)),
            _ => None,
        }
    }
}

/// A register operand or an immediate.
#[derive(Clone, Copy, Debug)]
pub enum Arg {
    /// A register, or a region of registers.
    Reg(Operand),
    /// A constant.
    Imm(Immediate),
}

impl Arg {
    pub(super) fn src(self, size: ExecSize) -> Src {
        match self {
            Arg::Reg(operand) => Src::Reg(operand.reg_src(size)),
            Arg::Imm(immediate) => Src::Imm(immediate),
        }
    }
}

impl From<Operand> for Arg {
    fn from(operand: Operand) -> Self {
        Arg::Reg(operand)
    }
}

impl From<Immediate> for Arg {
    fn from(immediate: Immediate) -> Self {
        Arg::Imm(immediate)
    }
}

/// Immediate from its bits.
pub const fn imm(ty: ImmType, bits: u64) -> Immediate {
    Immediate::new(ty, bits)
}

/// `<value>:f`
pub const fn imm_f(value: f32) -> Immediate {
    imm(ImmType::F, value.to_bits() as u64)
}

/// `<value>:d`
pub const fn imm_d(value: i32) -> Immediate {
    imm(ImmType::D, value as u64)
}

/// `<value>:ud`
pub const fn imm_ud(value: u32) -> Immediate {
    imm(ImmType::Ud, value as u64)
}

/// `<value>:w`
pub const fn imm_w(value: i16) -> Immediate {
    imm(ImmType::W, value as u64)
}

/// `<value>:uw`
pub const fn imm_uw(value: u16) -> Immediate {
    imm(ImmType::Uw, value as u64)
}

fn packed(size: ExecSize, ty: DataType) -> Region {
    match size.lanes().min(GRF_BYTES / ty.size()).min(16) as u8 {
        1 => Region::SCALAR,
        width => Region::new(width, width, 1),
    }
}

fn ternary_type(ty: DataType) -> Option<TernaryType> {
    TernaryType::ALL.into_iter().find(|candidate| candidate.data_type() == ty)
}
