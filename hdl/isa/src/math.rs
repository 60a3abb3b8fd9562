//! Math functions and the operands of the IEEE macros (gen9-eu-isa.md sec. 6).

use crate::registers::Register;
use crate::types::DataType;

/// Function of a `math` instruction (sec. 6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum MathFunction {
    /// Reciprocal.
    Inv = 1,
    /// Logarithm to base 2.
    Log = 2,
    /// Power of 2.
    Exp = 3,
    /// Square root.
    Sqt = 4,
    /// Reciprocal square root.
    Rsqt = 5,
    /// Sine.
    Sin = 6,
    /// Cosine.
    Cos = 7,
    /// Quotient.
    Fdiv = 9,
    /// Power.
    Pow = 10,
    /// Integer quotient and remainder.
    Idiv = 11,
    /// Integer quotient.
    Iqot = 12,
    /// Integer remainder.
    Irem = 13,
    /// First step of the IEEE division macro.
    Invm = 14,
    /// First step of the IEEE square-root macro.
    Rsqtm = 15,
}

impl MathFunction {
    /// All functions, by code.
    pub const ALL: [MathFunction; 14] = [
        MathFunction::Inv,
        MathFunction::Log,
        MathFunction::Exp,
        MathFunction::Sqt,
        MathFunction::Rsqt,
        MathFunction::Sin,
        MathFunction::Cos,
        MathFunction::Fdiv,
        MathFunction::Pow,
        MathFunction::Idiv,
        MathFunction::Iqot,
        MathFunction::Irem,
        MathFunction::Invm,
        MathFunction::Rsqtm,
    ];

    /// The function of a four-bit code; `None` for codes 0 and 8.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|f| f.code() == code)
    }

    /// Four-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// Name after `math.`.
    pub const fn name(self) -> &'static str {
        match self {
            MathFunction::Inv => "inv",
            MathFunction::Log => "log",
            MathFunction::Exp => "exp",
            MathFunction::Sqt => "sqt",
            MathFunction::Rsqt => "rsqt",
            MathFunction::Sin => "sin",
            MathFunction::Cos => "cos",
            MathFunction::Fdiv => "fdiv",
            MathFunction::Pow => "pow",
            MathFunction::Idiv => "idiv",
            MathFunction::Iqot => "iqot",
            MathFunction::Irem => "irem",
            MathFunction::Invm => "invm",
            MathFunction::Rsqtm => "rsqtm",
        }
    }

    /// Takes two sources.
    pub const fn is_binary(self) -> bool {
        matches!(
            self,
            MathFunction::Fdiv
                | MathFunction::Pow
                | MathFunction::Idiv
                | MathFunction::Iqot
                | MathFunction::Irem
                | MathFunction::Invm
        )
    }

    /// One of the two IEEE macro seeds, whose operands are Align16.
    pub const fn is_macro(self) -> bool {
        matches!(self, MathFunction::Invm | MathFunction::Rsqtm)
    }
}

/// Exponent-extension register named by an operand of an IEEE macro step
/// (sec. 6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MacroSelect {
    /// `mme0`..`mme7`
    Mme(u8),
    /// Plain IEEE operand, no extension.
    None,
}

impl MacroSelect {
    /// The selector of a four-bit field; `None` for codes 9..=15.
    pub const fn from_code(code: u8) -> Option<Self> {
        match code {
            0..=7 => Some(MacroSelect::Mme(code)),
            8 => Some(MacroSelect::None),
            _ => None,
        }
    }

    /// Four-bit field value.
    pub const fn code(self) -> u8 {
        match self {
            MacroSelect::Mme(index) => index,
            MacroSelect::None => 8,
        }
    }
}

/// Operand of `math.invm` and `math.rsqtm`: a packed general register (or
/// null) from byte 0, with an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MacroOperand {
    /// Register.
    pub reg: Register,
    /// Type.
    pub ty: DataType,
    /// Which extension register goes with it.
    pub mme: MacroSelect,
    /// Absolute value.
    pub abs: bool,
    /// Negation.
    pub neg: bool,
}
