//! A line of TestFloat: operands, result, flags, in hexadecimal.

use crate::function::{FpuError, Function};

/// TestFloat's flag of an operation that has no result.
const INVALID: u64 = 0x10;

/// Format of an operand or result, by TestFloat's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// `f16`, `f32`, `f64`: exponent and fraction have so many bits.
    Float {
        /// Bits of the exponent.
        exponent: u32,
        /// Bits of the fraction.
        fraction: u32,
    },
    /// `i32`, `i64`, `ui32`, `ui64`, by their bits.
    Integer(u32),
    /// Result of a comparison.
    Bool,
}

impl Number {
    /// The format of this name.
    pub fn parse(name: &str) -> Option<Number> {
        Some(match name {
            "f16" => Number::Float { exponent: 5, fraction: 10 },
            "f32" => Number::Float { exponent: 8, fraction: 23 },
            "f64" => Number::Float { exponent: 11, fraction: 52 },
            "i32" | "ui32" => Number::Integer(32),
            "i64" | "ui64" => Number::Integer(64),
            _ => return None,
        })
    }

    /// Bytes of an element in memory; a comparison leaves a 32-bit word.
    pub fn bytes(self) -> usize {
        match self {
            Number::Float { exponent, fraction } => (1 + exponent + fraction) as usize / 8,
            Number::Integer(bits) => bits as usize / 8,
            Number::Bool => 4,
        }
    }

    /// Hexadecimal digits in a line.
    pub fn digits(self) -> usize {
        match self {
            Number::Bool => 1,
            other => 2 * other.bytes(),
        }
    }

    fn is_nan(self, bits: u64) -> bool {
        let Number::Float { exponent, fraction } = self else { return false };
        let infinity = ((1 << exponent) - 1) << fraction;
        bits & !(1 << (exponent + fraction)) > infinity
    }
}

/// One line: what goes in and what has to come out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vector {
    /// Operands; those the function does not have are 0.
    pub operands: [u64; 3],
    /// Its result.
    pub result: u64,
    /// TestFloat's exception flags.
    pub flags: u64,
}

impl Vector {
    /// Reads line `line` (from 1) of the input of `function`.
    pub fn parse(function: &Function, line: u64, text: &str) -> Result<Vector, FpuError> {
        let operands = function.operands();
        let expected = || {
            let columns: Vec<String> = operands.iter().chain([&function.result()]).map(|n| n.digits().to_string()).collect();
            format!("{} hexadecimal numbers of {} and 2 digits", operands.len() + 2, columns.join(", "))
        };
        let bad = || FpuError::Line { line, found: text.escape_debug().take(80).collect(), expected: expected() };
        let mut columns = text.split_ascii_whitespace();
        let mut next = |digits: usize| {
            let column = columns.next().filter(|c| c.len() == digits).ok_or_else(bad)?;
            if !column.bytes().all(|b| b.is_ascii_hexdigit()) {
                return Err(bad());
            }
            u64::from_str_radix(column, 16).map_err(|_| bad())
        };
        let mut vector = Vector { operands: [0; 3], result: 0, flags: 0 };
        for (value, number) in vector.operands.iter_mut().zip(operands) {
            *value = next(number.digits())?;
        }
        vector.result = next(function.result().digits())?;
        vector.flags = next(2)?;
        match columns.next() {
            None => Ok(vector),
            Some(_) => Err(bad()),
        }
    }

    /// Whether `got` is right, as TestFloat's own checker sees it by default: any NaN is as good as another,
    /// and an integer that does not exist may be anything.
    pub fn accepts(&self, number: Number, got: u64) -> bool {
        match number {
            Number::Float { .. } => got == self.result || number.is_nan(got) && number.is_nan(self.result),
            Number::Integer(_) => got == self.result || self.flags & INVALID != 0,
            Number::Bool => got == self.result,
        }
    }
}
