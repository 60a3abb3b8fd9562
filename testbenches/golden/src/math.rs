//! The functions of `math`: their code stands where others have the condition modifier.

use crate::em::code;

/// Code of the integer quotient.
pub const QUOTIENT: u8 = 0xC;
/// Code of the integer remainder.
pub const REMAINDER: u8 = 0xD;

/// What the math unit has to do for a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// A function of EM.
    Extended,
    /// The quotient of INTDIV.
    Quotient,
    /// The remainder of INTDIV.
    Remainder,
}

/// A function that the EU has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Function {
    /// Its code.
    pub code: u8,
    /// Who computes it.
    pub task: Task,
    /// Sources it has.
    pub sources: usize,
}

impl Function {
    /// The function of this code.
    pub fn find(code: u8) -> Option<Function> {
        let (task, sources) = match code {
            code::INV | code::LOG | code::EXP | code::SQT | code::RSQT | code::SIN | code::COS => (Task::Extended, 1),
            code::FDIV | code::POW => (Task::Extended, 2),
            QUOTIENT => (Task::Quotient, 2),
            REMAINDER => (Task::Remainder, 2),
            _ => return None,
        };
        Some(Function { code, task, sources })
    }

    /// It works on floats.
    pub fn is_float(&self) -> bool {
        self.task == Task::Extended
    }
}
