//! Data types and the codes that stand for them.
//!
//! The same element type has up to three encodings, one per operand slot
//! (gen9-eu-isa.md sec. 2.3): register operands, immediates and ternary
//! operands. Immediates add three packed vector forms and lack the byte types;
//! ternary operands know only five types. Three enums keep what cannot be
//! encoded from being written down.

/// Element type of a register operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DataType {
    /// Unsigned, 32 bits.
    Ud,
    /// Signed, 32 bits.
    D,
    /// Unsigned, 16 bits.
    Uw,
    /// Signed, 16 bits.
    W,
    /// Unsigned, 8 bits.
    Ub,
    /// Signed, 8 bits.
    B,
    /// Float, 64 bits.
    Df,
    /// Float, 32 bits.
    F,
    /// Unsigned, 64 bits.
    Uq,
    /// Signed, 64 bits.
    Q,
    /// Float, 16 bits.
    Hf,
}

impl DataType {
    /// All types, in the order of their register codes.
    pub const ALL: [DataType; 11] = [
        DataType::Ud,
        DataType::D,
        DataType::Uw,
        DataType::W,
        DataType::Ub,
        DataType::B,
        DataType::Df,
        DataType::F,
        DataType::Uq,
        DataType::Q,
        DataType::Hf,
    ];

    /// Bytes of one element.
    pub const fn size(self) -> usize {
        match self {
            DataType::Ub | DataType::B => 1,
            DataType::Uw | DataType::W | DataType::Hf => 2,
            DataType::Ud | DataType::D | DataType::F => 4,
            DataType::Uq | DataType::Q | DataType::Df => 8,
        }
    }

    /// Bits of one element.
    pub const fn bits(self) -> u32 {
        self.size() as u32 * 8
    }

    /// Half, single or double precision.
    pub const fn is_float(self) -> bool {
        matches!(self, DataType::Hf | DataType::F | DataType::Df)
    }

    /// Two's complement integers and all floats.
    pub const fn is_signed(self) -> bool {
        !matches!(self, DataType::Ub | DataType::Uw | DataType::Ud | DataType::Uq)
    }

    /// Code in a register operand's type field.
    pub const fn register_code(self) -> u8 {
        self as u8
    }

    /// The type of a register code; `None` for the five unassigned codes.
    pub fn from_register_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// Assembly suffix, without the colon.
    pub const fn name(self) -> &'static str {
        match self {
            DataType::Ud => "ud",
            DataType::D => "d",
            DataType::Uw => "uw",
            DataType::W => "w",
            DataType::Ub => "ub",
            DataType::B => "b",
            DataType::Df => "df",
            DataType::F => "f",
            DataType::Uq => "uq",
            DataType::Q => "q",
            DataType::Hf => "hf",
        }
    }
}

/// Type of an immediate operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ImmType {
    /// Unsigned, 32 bits.
    Ud,
    /// Signed, 32 bits.
    D,
    /// Unsigned, 16 bits.
    Uw,
    /// Signed, 16 bits.
    W,
    /// Eight unsigned nibbles, each an `uw` element.
    Uv,
    /// Four 8-bit floats, each an `f` element.
    Vf,
    /// Eight signed nibbles, each a `w` element.
    V,
    /// Float, 32 bits.
    F,
    /// Unsigned, 64 bits.
    Uq,
    /// Signed, 64 bits.
    Q,
    /// Float, 64 bits.
    Df,
    /// Float, 16 bits.
    Hf,
}

impl ImmType {
    /// All types, in the order of their immediate codes.
    pub const ALL: [ImmType; 12] = [
        ImmType::Ud,
        ImmType::D,
        ImmType::Uw,
        ImmType::W,
        ImmType::Uv,
        ImmType::Vf,
        ImmType::V,
        ImmType::F,
        ImmType::Uq,
        ImmType::Q,
        ImmType::Df,
        ImmType::Hf,
    ];

    /// Code in an immediate operand's type field.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The type of an immediate code; `None` for the four unassigned codes.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// Type of the element each lane sees.
    pub const fn element(self) -> DataType {
        match self {
            ImmType::Ud => DataType::Ud,
            ImmType::D => DataType::D,
            ImmType::Uw | ImmType::Uv => DataType::Uw,
            ImmType::W | ImmType::V => DataType::W,
            ImmType::F | ImmType::Vf => DataType::F,
            ImmType::Uq => DataType::Uq,
            ImmType::Q => DataType::Q,
            ImmType::Df => DataType::Df,
            ImmType::Hf => DataType::Hf,
        }
    }

    /// One of the three packed vector forms: lanes see different values.
    pub const fn is_packed_vector(self) -> bool {
        matches!(self, ImmType::Uv | ImmType::Vf | ImmType::V)
    }

    /// Takes bits 127:64 of the instruction instead of 127:96.
    pub const fn is_64_bit(self) -> bool {
        matches!(self, ImmType::Uq | ImmType::Q | ImmType::Df)
    }

    /// Assembly suffix, without the colon.
    pub const fn name(self) -> &'static str {
        match self {
            ImmType::Uv => "uv",
            ImmType::Vf => "vf",
            ImmType::V => "v",
            scalar => scalar.element().name(),
        }
    }
}

/// Type of an operand of a ternary instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TernaryType {
    /// Float, 32 bits.
    F,
    /// Signed, 32 bits.
    D,
    /// Unsigned, 32 bits.
    Ud,
    /// Float, 64 bits.
    Df,
    /// Float, 16 bits.
    Hf,
}

impl TernaryType {
    /// All types, in the order of their ternary codes.
    pub const ALL: [TernaryType; 5] = [TernaryType::F, TernaryType::D, TernaryType::Ud, TernaryType::Df, TernaryType::Hf];

    /// Code in the three-bit type fields.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The type of a ternary code; `None` for the three unassigned codes.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The same type as a register operand would have it.
    pub const fn data_type(self) -> DataType {
        match self {
            TernaryType::F => DataType::F,
            TernaryType::D => DataType::D,
            TernaryType::Ud => DataType::Ud,
            TernaryType::Df => DataType::Df,
            TernaryType::Hf => DataType::Hf,
        }
    }
}
