//! Native words to instructions and back, one file per operand layout, with
//! the reading and the writing of a layout side by side.
//!
//! Reading is strict: a field whose value has no meaning is an error, never a
//! guess. Bits that a layout does not use are ignored on reading and written
//! as the offline compiler writes them.

mod basic;
mod flow;
mod header;
mod macros;
mod message;
mod ternary;

use crate::error::IsaError;
use crate::fields::{common, Field, Word};
use crate::instruction::{Instruction, Operands};
use crate::opcode::{Form, Opcode};
use crate::operands::Src;

/// A word being decoded, with the mnemonic for messages.
#[derive(Clone, Copy)]
struct Reader {
    word: Word,
    opcode: Opcode,
}

impl Reader {
    /// Complaint about the value of `field`.
    fn refuse(&self, field: Field, expected: &'static str) -> IsaError {
        IsaError::Field {
            mnemonic: self.opcode.mnemonic(),
            field: field.name,
            hi: field.hi,
            lo: field.lo,
            value: self.word.get(field),
            expected,
        }
    }

    /// A field through its decoding table.
    fn coded<T>(&self, field: Field, table: impl Fn(u8) -> Option<T>, expected: &'static str) -> Result<T, IsaError> {
        table(self.word.get_u8(field)).ok_or_else(|| self.refuse(field, expected))
    }
}

pub(crate) fn read(bits: u128) -> Result<Instruction, IsaError> {
    let word = Word::new(bits);
    if word.flag(common::CMPT_CTRL) {
        return Err(IsaError::Form { found: 1, expected: 0 });
    }
    let code = word.get_u8(common::OPCODE);
    let opcode = Opcode::from_code(code).ok_or(IsaError::UnknownOpcode { code })?;
    let reader = Reader { word, opcode };
    let operands = match opcode.form() {
        Form::Bare => Operands::None,
        Form::Unary => basic::read_unary(&reader)?,
        Form::Binary => basic::read_binary(&reader)?,
        Form::Math => macros::read_math(&reader)?,
        Form::Ternary => ternary::read(&reader)?,
        Form::Send => message::read_send(&reader)?,
        Form::SplitSend => message::read_split_send(&reader)?,
        Form::Branch | Form::TwoTargetBranch => flow::read_branch(&reader),
        Form::Jump => flow::read_jump(&reader)?,
        Form::Call => flow::read_call(&reader)?,
        Form::Ret => flow::read_ret(&reader)?,
    };
    header::read(&reader, operands)
}

pub(crate) fn write(inst: &Instruction) -> u128 {
    let mut word = Word::new(0);
    header::write(&mut word, inst);
    match &inst.operands {
        Operands::None => {}
        Operands::Unary { dst, src0 } => {
            basic::write_dst(&mut word, dst);
            basic::write_src0(&mut word, src0);
        }
        Operands::Binary { dst, src0, src1 } => {
            basic::write_dst(&mut word, dst);
            basic::write_src0(&mut word, src0);
            basic::write_src1(&mut word, src1);
        }
        Operands::Math { function, dst, src0, src1 } => {
            word.set(common::COND_MOD, function.code());
            basic::write_dst(&mut word, dst);
            basic::write_src0(&mut word, src0);
            // A constant as the only source stands where the second one would.
            if function.is_binary() || matches!(src0, Src::Reg(_)) {
                basic::write_src1(&mut word, src1);
            }
        }
        Operands::MathMacro { function, dst, src0, src1 } => macros::write(&mut word, *function, dst, [src0, src1]),
        Operands::Ternary { dst, src } => ternary::write(&mut word, dst, src),
        Operands::Send(message) => message::write(&mut word, message),
        Operands::Branch { jip, uip } => flow::write_branch(&mut word, *jip, *uip),
        Operands::Jump(target) => flow::write_jump(&mut word, inst.opcode, target),
        Operands::Call { dst, target } => flow::write_call(&mut word, dst, target),
        Operands::Ret(src) => flow::write_ret(&mut word, src),
    }
    word.bits()
}
