//! The opcodes that golden knows, one row each: all that rules 1 to 16 of the instruction page, rule 15 of
//! the ALU page and the branch table of the JE page say about an opcode as such.
//!
//! The rest of this crate asks this table and spells no opcode of its own. `tests/opcodes.rs` compares it
//! with the table of `tessera-isa`. Adding an opcode: CONTRIBUTING.md.

mod columns;

pub use columns::{Conditional, EightBytes, Flow, Lanes, Modifiers, Op, Pipe, Saturate, Types, Unit};

use crate::bits::field;

/// Who does what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// An ALU, lane by lane.
    Lanes(Lanes),
    /// JE.
    Flow(Flow),
    /// ME; `split`: with a second payload (sends). Those that would wait for the pixels of other threads do
    /// not: there are none.
    Message {
        /// sends and sendsc.
        split: bool,
    },
}

/// One opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// Bits 6:0 of the word.
    pub code: u8,
    /// Mnemonic.
    pub name: &'static str,
    /// Source operands; 0 for everything that is not for an ALU.
    pub sources: usize,
    /// What happens.
    pub work: Work,
}

macro_rules! lanes {
    ($code:literal $op:ident $name:literal, $sources:literal, $($column:ident),*) => {
        Row { code: $code, name: $name, sources: $sources, work: Work::Lanes(lanes!(@ $op, $($column),*)) }
    };
    (@ $op:ident, $pipe:ident, $types:ident, $modifiers:ident, $saturate:ident, $conditional:ident) => {
        Lanes {
            op: Op::$op,
            pipe: Pipe::$pipe,
            types: Types::$types,
            modifiers: Modifiers::$modifiers,
            saturate: Saturate::$saturate,
            conditional: Conditional::$conditional,
        }
    };
}

const fn flow(code: u8, name: &'static str, flow: Flow) -> Row {
    Row { code, name, sources: 0, work: Work::Flow(flow) }
}

const fn message(code: u8, name: &'static str, split: bool) -> Row {
    Row { code, name, sources: 0, work: Work::Message { split } }
}

/// The table.
#[rustfmt::skip]
pub static TABLE: [Row; 64] = [
    //     code  op   name, sources, pipe, types, modifiers, saturate, conditional
    lanes!(0x01 Mov "mov", 1, Short, Convert, Number,    Any,   Result),
    lanes!(0x02 Sel "sel", 2, Short, Alike,   Number,    Never, Chooses),
    lanes!(0x04 Not "not", 1, Short, Integer, Invert,    Never, Result),
    lanes!(0x05 And "and", 2, Short, Integer, Invert,    Never, Result),
    lanes!(0x06 Or  "or",  2, Short, Integer, Invert,    Never, Result),
    lanes!(0x07 Xor "xor", 2, Short, Integer, Invert,    Never, Result),
    lanes!(0x08 Shr "shr", 2, Short, Integer, Forbidden, Never, Result),
    lanes!(0x09 Shl "shl", 2, Short, Integer, Forbidden, Never, Result),
    lanes!(0x0A Smov "smov", 2, Short, Convert, Number,   Any,   Result),
    lanes!(0x0C Asr "asr", 2, Short, Integer, Forbidden, Never, Result),
    lanes!(0x10 Cmp "cmp", 2, Short, Convert, Number,    Never, Compares),
    lanes!(0x11 Cmpn "cmpn", 2, Short, Convert, Number,   Never, Compares),
    lanes!(0x12 Csel "csel", 3, Short, Float, Number,    Never, Decides),
    lanes!(0x38 Math "math", 2, Math, Function, Number, Any,  Function),
    lanes!(0x40 Add "add", 2, Short, Alike,   Number,    Any,   Result),
    lanes!(0x41 Mul "mul", 2, Long,  Alike,   Number,    Float, Result),
    lanes!(0x42 Avg "avg", 2, Short, Integer, Number,    Any,   Result),
    lanes!(0x5B Mad "mad", 3, Long,  Alike,   Number,    Float, Result),
    lanes!(0x5D Madm "madm", 3, Long, Float,  Number,    Never, Result),
    lanes!(0x17 Bfrev "bfrev", 1, Short, Integer, Forbidden, Never, Result),
    lanes!(0x18 Bfe "bfe", 3, Short, Integer, Forbidden, Never, Result),
    lanes!(0x19 Bfi1 "bfi1", 2, Short, Integer, Forbidden, Never, Result),
    lanes!(0x1A Bfi2 "bfi2", 3, Short, Integer, Forbidden, Never, Result),
    lanes!(0x43 Frc "frc", 1, Long,  Float,  Number,     Never, Result),
    lanes!(0x5C Lrp "lrp", 3, Long,  Float,  Number,     Float, Result),
    lanes!(0x48 Mac "mac", 2, Long,  Float,  Number,     Float, Result),
    lanes!(0x54 Dp4 "dp4", 2, Long,  Float,  Number,     Float, Result),
    lanes!(0x55 Dph "dph", 2, Long,  Float,  Number,     Float, Result),
    lanes!(0x56 Dp3 "dp3", 2, Long,  Float,  Number,     Float, Result),
    lanes!(0x57 Dp2 "dp2", 2, Long,  Float,  Number,     Float, Result),
    lanes!(0x59 Line "line", 2, Long, Float,  Number,    Float, Result),
    lanes!(0x5A Pln "pln", 2, Long,  Float,  Number,     Float, Result),
    lanes!(0x44 Rndu "rndu", 1, Long, Float,  Number,    Float, Result),
    lanes!(0x45 Rndd "rndd", 1, Long, Float,  Number,    Float, Result),
    lanes!(0x46 Rnde "rnde", 1, Long, Float,  Number,    Float, Result),
    lanes!(0x47 Rndz "rndz", 1, Long, Float,  Number,    Float, Result),
    lanes!(0x4A Lzd "lzd", 1, Short, Integer, Forbidden, Never, Result),
    lanes!(0x4B Fbh "fbh", 1, Short, Integer, Forbidden, Never, Result),
    lanes!(0x4C Fbl "fbl", 1, Short, Integer, Forbidden, Never, Result),
    lanes!(0x4D Cbit "cbit", 1, Short, Integer, Forbidden, Never, Result),
    lanes!(0x49 Mach "mach", 2, Long, Integer, Forbidden, Never, Result),
    lanes!(0x4E Addc "addc", 2, Short, Integer, Forbidden, Never, Result),
    lanes!(0x4F Subb "subb", 2, Short, Integer, Forbidden, Never, Result),
    flow(0x20, "jmpi", Flow::Jmpi),
    flow(0x21, "brd", Flow::Brd),
    flow(0x22, "if", Flow::If),
    flow(0x23, "brc", Flow::Brc),
    flow(0x24, "else", Flow::Else),
    flow(0x25, "endif", Flow::Endif),
    flow(0x27, "while", Flow::While),
    flow(0x28, "break", Flow::Break),
    flow(0x29, "cont", Flow::Cont),
    flow(0x2A, "halt", Flow::Halt),
    flow(0x2B, "calla", Flow::Calla),
    flow(0x2C, "call", Flow::Call),
    flow(0x2D, "ret", Flow::Ret),
    flow(0x2E, "goto", Flow::Goto),
    flow(0x2F, "join", Flow::Join),
    flow(0x30, "wait", Flow::Wait),
    flow(0x7E, "nop", Flow::Nop),
    message(0x31, "send", false),
    message(0x32, "sendc", false),
    message(0x33, "sends", true),
    message(0x34, "sendsc", true),
];

/// Opcode codes: seven bits.
const CODES: usize = 128;

/// Place in [`TABLE`] by code; of two rows with one code the build fails.
static PLACE: [Option<u8>; CODES] = {
    let mut place = [None; CODES];
    let mut i = 0;
    while i < TABLE.len() {
        let slot = &mut place[TABLE[i].code as usize];
        assert!(slot.is_none(), "an opcode has two rows");
        *slot = Some(i as u8);
        i += 1;
    }
    place
};

/// The row of a code; `None` for what golden does not know.
pub fn find(code: u8) -> Option<&'static Row> {
    let place = PLACE.get(usize::from(code)).copied().flatten()?;
    Some(&TABLE[usize::from(place)])
}

/// The opcode of a native word.
pub fn code(word: u128) -> u8 {
    field(word, 6, 0) as u8
}

/// The row of a native word.
pub fn of(word: u128) -> Option<&'static Row> {
    find(code(word))
}

impl Row {
    /// Who executes it.
    pub fn unit(&self) -> Unit {
        match self.work {
            Work::Lanes(_) => Unit::Alu,
            Work::Flow(_) => Unit::Je,
            Work::Message { .. } => Unit::Me,
        }
    }

    /// The columns of an ALU opcode.
    pub fn lanes(&self) -> Option<&Lanes> {
        match &self.work {
            Work::Lanes(lanes) => Some(lanes),
            _ => None,
        }
    }

    /// Its second source is no value, but says which lanes are enabled (smov).
    pub fn has_lane_mask(&self) -> bool {
        self.lanes().is_some_and(|lanes| lanes.op == Op::Smov)
    }

    /// How many sources are values.
    pub fn values(&self) -> usize {
        self.sources - usize::from(self.has_lane_mask())
    }

    /// What JE does with it.
    pub fn flow(&self) -> Option<Flow> {
        match self.work {
            Work::Flow(flow) => Some(flow),
            _ => None,
        }
    }

    /// It has the layout of three sources (sec. 2.4).
    pub fn is_ternary(&self) -> bool {
        self.sources == 3
    }
}
