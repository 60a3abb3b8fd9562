//! What a row of the table of opcodes can say, column by column. Rules are those of the instruction page.

/// Who executes an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// ALU0 or ALU1; TC also files here what nobody executes.
    Alu,
    /// The branch unit.
    Je,
    /// The message unit.
    Me,
}

/// What an ALU computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    /// Copy or convert.
    Mov,
    /// The same for some lanes.
    Smov,
    /// One source or the other.
    Sel,
    /// The same, as the third one says.
    Csel,
    /// Bitwise complement.
    Not,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift right, zeros in.
    Shr,
    /// Shift left.
    Shl,
    /// Shift right, sign in.
    Asr,
    /// All ones or zero.
    Cmp,
    /// The same, but l and ge hold if the second is a NaN.
    Cmpn,
    /// Sum.
    Add,
    /// Product.
    Mul,
    /// Mean, halves rounded up.
    Avg,
    /// Product and sum, rounded once.
    Mad,
    /// The same of numbers with an extension.
    Madm,
    /// Bits from the other end.
    Bfrev,
    /// Ones from a bit up.
    Bfi1,
    /// Some bits of a number, as a number.
    Bfe,
    /// Bits of one number or another.
    Bfi2,
    /// Leading zeros.
    Lzd,
    /// First bit that differs from the sign, from the top.
    Fbh,
    /// First one, from the bottom.
    Fbl,
    /// Number of ones.
    Cbit,
    /// Sum; the carry goes to the accumulator.
    Addc,
    /// Difference; the borrow goes to the accumulator.
    Subb,
    /// Upper half of a product whose lower part the accumulator has.
    Mach,
    /// What is above the next integer below.
    Frc,
    /// Between two numbers.
    Lrp,
    /// Product, and the accumulator.
    Mac,
    /// Products of four lanes.
    Dp4,
    /// Of three lanes, and a constant.
    Dph,
    /// Of three lanes.
    Dp3,
    /// Of two lanes.
    Dp2,
    /// Product of a coefficient, and a constant.
    Line,
    /// The same, and the product of another.
    Pln,
    /// Next integer above.
    Rndu,
    /// Next integer below.
    Rndd,
    /// Nearest integer, of two the even one.
    Rnde,
    /// Next integer towards zero.
    Rndz,
    /// A function of the math unit.
    Math,
}

/// Where an operation takes elements of eight bytes (rule 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EightBytes {
    /// In every operand.
    Anywhere,
    /// In the destination.
    Destination,
    /// Not at all.
    Nowhere,
}

impl Op {
    /// Copies or converts.
    pub fn is_move(self) -> bool {
        matches!(self, Op::Mov | Op::Smov)
    }

    /// How often it goes through the pipe, each time as `rounds` says (rules 60, 62, 64, 65); `None`: once, as
    /// its name says.
    pub fn rounds(self) -> Option<u32> {
        match self {
            Op::Line | Op::Mac => Some(1),
            Op::Frc | Op::Lrp | Op::Pln | Op::Dp2 => Some(2),
            Op::Dp3 => Some(3),
            Op::Dp4 | Op::Dph => Some(4),
            _ => None,
        }
    }

    /// A product of groups of four lanes (rule 65).
    pub fn is_dot(self) -> bool {
        matches!(self, Op::Dp4 | Op::Dph | Op::Dp3 | Op::Dp2)
    }

    /// Where it takes elements of eight bytes.
    pub fn eight_bytes(self) -> EightBytes {
        match self {
            Op::Mov
            | Op::Smov
            | Op::Sel
            | Op::Not
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::Shr
            | Op::Shl
            | Op::Asr
            | Op::Cmp
            | Op::Cmpn
            | Op::Add => EightBytes::Anywhere,
            Op::Mul => EightBytes::Destination,
            _ => EightBytes::Nowhere,
        }
    }
}

/// What JE does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// All channels jump.
    Jmpi,
    /// Channels without the predicate leave for the else.
    If,
    /// End of the first branch.
    Else,
    /// Channels meet again.
    Endif,
    /// Channels with the predicate go back.
    While,
    /// Channels with the predicate leave the loop.
    Break,
    /// Channels with the predicate wait at the end of the loop.
    Cont,
    /// Channels with the predicate wait at the end of the program.
    Halt,
    /// Channels with the predicate branch.
    Brd,
    /// Channels with the predicate wait at the end of the structure.
    Brc,
    /// Channels with the predicate enter a subroutine; where they come from is kept.
    Call,
    /// The same, at an address.
    Calla,
    /// Channels with the predicate go to an address.
    Ret,
    /// Channels with the predicate leave for a join.
    Goto,
    /// Channels that left meet again.
    Join,
    /// On to the next.
    Nop,
    /// Goes on; TC has let it wait for a notification.
    Wait,
}

/// Which pipeline of an ALU (rule 15 of its page).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pipe {
    /// Latency 3.
    Short,
    /// Latency 7: everything that multiplies, and what is rounded to an integer.
    Long,
    /// The math unit, whose latency depends on the function.
    Math,
}

/// Which types go together (rule 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Types {
    /// Sources alike, the destination of either kind.
    Convert,
    /// All float or all integer.
    Alike,
    /// All integer.
    Integer,
    /// All float.
    Float,
    /// As the function says.
    Function,
}

/// Source modifiers (rule 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Modifiers {
    /// abs, then negate, of the number.
    Number,
    /// Negate alone, and it inverts the bits.
    Invert,
    /// None.
    Forbidden,
}

/// Where saturate is allowed (rule 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Saturate {
    /// With every destination.
    Any,
    /// With a float destination.
    Float,
    /// Nowhere.
    Never,
}

/// What the condition modifier means (rules 13 and 31 to 33).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conditional {
    /// The result against zero, to the flag; may be absent.
    Result,
    /// One source against the other, to the result and the flag; cannot be absent.
    Compares,
    /// One source against the other, or the predicate, chooses a source; no flag is written.
    Chooses,
    /// The last source against zero chooses one of the others; no flag is written; cannot be absent.
    Decides,
    /// There is none: its field is the function.
    Function,
}

/// The columns of an opcode that an ALU executes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lanes {
    /// The arithmetic.
    pub op: Op,
    /// The pipeline.
    pub pipe: Pipe,
    /// Rule 9.
    pub types: Types,
    /// Rule 12, of the sources.
    pub modifiers: Modifiers,
    /// Rule 12, of the result.
    pub saturate: Saturate,
    /// Rule 13.
    pub conditional: Conditional,
}
