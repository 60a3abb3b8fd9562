//! TestFloat's functions: their operands, and the kernel that executes one.

use clap::ValueEnum;
use tessera_isa::IsaError;
use tessera_launch::program::Program;
use tessera_launch::LaunchError;
use thiserror::Error;

use crate::code::in_mode;
use crate::vector::Number;

/// `kernels/fpu.cl`, compiled.
pub(crate) const PROGRAM: &[u8] = include_bytes!("../kernels/fpu.bin");
/// Its name in messages.
pub(crate) const FILE: &str = "testbenches/fpu/kernels/fpu.bin";

/// Rounding modes, by TestFloat's names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Rounding {
    /// To nearest, ties to even
    #[value(name = "near_even")]
    NearEven,
    /// Toward zero
    #[value(name = "minMag")]
    MinMag,
    /// Toward minus infinity
    #[value(name = "min")]
    Min,
    /// Toward plus infinity
    #[value(name = "max")]
    Max,
}

impl Rounding {
    /// All of them.
    pub const ALL: [Rounding; 4] = [Rounding::NearEven, Rounding::MinMag, Rounding::Min, Rounding::Max];

    /// OpenCL's suffix.
    fn suffix(self) -> &'static str {
        match self {
            Rounding::NearEven => "rte",
            Rounding::MinMag => "rtz",
            Rounding::Min => "rtn",
            Rounding::Max => "rtp",
        }
    }

    /// Bits 5:4 of cr0.
    pub(crate) fn control(self) -> u8 {
        match self {
            Rounding::NearEven => 0,
            Rounding::Max => 1,
            Rounding::Min => 2,
            Rounding::MinMag => 3,
        }
    }
}

/// What can be wrong with a function or its vectors.
#[derive(Debug, Error)]
pub enum FpuError {
    /// No kernel has this name.
    #[error("unknown function `{name}`, expected one of: {known}")]
    Function {
        /// As given.
        name: String,
        /// The functions there are.
        known: String,
    },
    /// A name that fixes the rounding, with another one.
    #[error("function `{name}` rounds by minMag, expected no other --rounding")]
    Fixed {
        /// The function.
        name: String,
    },
    /// A line that is no vector.
    #[error("standard input, line {line}: `{found}`, expected {expected}")]
    Line {
        /// Its number, from 1.
        line: u64,
        /// What it says.
        found: String,
        /// What it should say.
        expected: String,
    },
    /// A kernel without the instruction that sets cr0.
    #[error("{FILE}: kernel `{kernel}` does not begin as compiled here, expected an `or` to cr0.0")]
    Prologue {
        /// The kernel.
        kernel: String,
    },
    /// A kernel that does not decode.
    #[error("{FILE}: {0}")]
    Code(#[from] IsaError),
    /// The program of kernels is not as it should be.
    #[error(transparent)]
    Launch(#[from] LaunchError),
}

/// A function in a rounding mode.
#[derive(Debug, Clone)]
pub struct Function {
    operands: Vec<Number>,
    result: Number,
    kernel: String,
    /// Its code, where that is not what the program has.
    code: Option<Vec<u8>>,
}

impl Function {
    /// The function of this name in TestFloat, rounding so.
    pub fn new(name: &str, rounding: Rounding) -> Result<Function, FpuError> {
        let program = Program::parse(FILE, PROGRAM)?;
        let unknown = || FpuError::Function { name: name.escape_debug().take(40).collect(), known: known(&program).join(" ") };
        let mut base = name;
        let mut rounding = rounding;
        // Comparisons that differ in flags only, and conversions whose name fixes the mode.
        for same in ["_signaling", "_quiet"] {
            base = base.strip_suffix(same).filter(|b| b.contains('_')).unwrap_or(base);
        }
        if let Some(rest) = base.strip_suffix("_r_minMag") {
            if !matches!(rounding, Rounding::MinMag | Rounding::NearEven) {
                return Err(FpuError::Fixed { name: name.into() });
            }
            (base, rounding) = (rest, Rounding::MinMag);
        }
        let (operands, result) = formats(base).ok_or_else(unknown)?;
        let explicit = format!("{base}_{}", rounding.suffix());
        if program.kernel(&explicit).is_ok() {
            return Ok(Function { operands, result, kernel: explicit, code: None });
        }
        let Ok(kernel) = program.kernel(base) else { return Err(unknown()) };
        // A remainder is exact, whatever the mode, and the library's way to it is not written for others.
        let rounding = if base.ends_with("_rem") { Rounding::NearEven } else { rounding };
        let code = in_mode(base, &kernel.isa, kernel.isa_bytes, rounding)?;
        Ok(Function { operands, result, kernel: base.into(), code: Some(code) })
    }

    /// Names of all functions, without those that differ in flags only.
    pub fn names() -> Result<Vec<String>, FpuError> {
        Ok(known(&Program::parse(FILE, PROGRAM)?))
    }

    /// Formats of its operands, one to three.
    pub fn operands(&self) -> &[Number] {
        &self.operands
    }

    /// Format of its result.
    pub fn result(&self) -> Number {
        self.result
    }

    /// The kernel that executes it.
    pub fn kernel(&self) -> &str {
        &self.kernel
    }

    /// Its code, if not that of the program.
    pub(crate) fn code(&self) -> Option<&[u8]> {
        self.code.as_deref()
    }
}

/// Function names: those of the kernels, without a rounding.
fn known(program: &Program) -> Vec<String> {
    let mut names: Vec<String> = program.kernels.iter().map(|k| k.name.clone()).collect();
    for name in &mut names {
        for rounding in Rounding::ALL {
            if let Some(base) = name.strip_suffix(rounding.suffix()).and_then(|n| n.strip_suffix('_')) {
                *name = base.into();
            }
        }
    }
    names.dedup();
    names
}

/// Operands and result of `f32_add`, `f64_to_i32`, ..
fn formats(name: &str) -> Option<(Vec<Number>, Number)> {
    let (from, operation) = name.split_once('_')?;
    let from = Number::parse(from)?;
    Some(match operation {
        "add" | "sub" | "mul" | "div" | "rem" => (vec![from; 2], from),
        "eq" | "le" | "lt" => (vec![from; 2], Number::Bool),
        "sqrt" | "roundToInt" => (vec![from], from),
        "mulAdd" => (vec![from; 3], from),
        _ => (vec![from], Number::parse(operation.strip_prefix("to_")?)?),
    })
}
