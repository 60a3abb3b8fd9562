//! What each opcode needs: one row of one table for the whole hardware.
//!
//! A row gives mnemonic and code, the unit that executes the opcode, its sources and its family. Decoding
//! anywhere in the EU is a comparison with these rows; `tests/opcodes.rs` checks them against the table of
//! `tessera-isa`. How to add an opcode: CONTRIBUTING.md.

use tessera_hdl::U;

/// Who executes an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// ALU0 or ALU1.
    Alu,
    /// The branch unit.
    Je,
    /// The message unit.
    Me,
}

/// What opcodes have in common for the decoder's rules and for the datapath.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Move, compare, select, add: latency 3.
    Short,
    /// Integer arithmetic: no float operands; saturates; latency 3.
    Integer,
    /// Bit patterns: no float operands, (abs) means nothing; latency 3.
    Logic,
    /// Shifts: no float operands, no source modifiers; latency 3.
    Shift,
    /// What counts or places bits: the same, and no elements of eight bytes.
    Bits,
    /// Bit fields of three sources, dwords without modifiers; latency 3.
    Fields,
    /// Sum or difference, and the carry to the accumulator: operands as of shifts; latency 3.
    Carry,
    /// Upper half of a product, the lower one to the accumulator: operands as of shifts; latency 7.
    Upper,
    /// Multiplication: latency 7.
    Long,
    /// Sums of products: f32 only; latency 7.
    Sum,
    /// Functions of the math unit, which has rules of its own.
    Math,
    /// Rounding to an integer, and what is left of it: f32 only; latency 7.
    Round,
    /// Branches: no compacted form of their own.
    Flow,
    /// No result, and no operand that is read.
    Nothing,
    /// Multiplication of the IEEE macros: three sources without channels; latency 7.
    Macro,
    /// `send`, `sendc`.
    Message,
    /// `sends`, `sendsc`: with a second payload.
    SplitMessage,
}

/// One opcode.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Its code.
    pub opcode: U<7>,
    /// Its name, as the assembler writes it.
    pub mnemonic: &'static str,
    /// Who executes it.
    pub unit: Unit,
    /// What it has in common with others.
    pub family: Family,
    /// Source operands of an ALU opcode.
    pub sources: usize,
    /// The branch unit does.
    pub je: bool,
    /// The message unit does.
    pub me: bool,
    /// It is a branch.
    pub flow: bool,
    /// It is integer arithmetic.
    pub integer: bool,
    /// It works on bit patterns.
    pub logic: bool,
    /// It takes no floats, knows no source modifiers and does not saturate, as a shift.
    pub shift: bool,
    /// It writes the accumulator, too.
    pub accumulates: bool,
    /// It rounds to an integer.
    pub rounds: bool,
    /// It sums products.
    pub sum: bool,
    /// Bit fields of three sources.
    pub fields: bool,
    /// It takes sources of eight bytes.
    pub wide: bool,
    /// It takes the seven-stage pipe.
    pub long: bool,
    /// It has a src1 in the two-source form.
    pub two_sources: bool,
    /// It has the three-source form.
    pub three_sources: bool,
    /// In that form, and channels of its destination are enabled one by one.
    pub channels: bool,
    /// A message with a second payload.
    pub split: bool,
}

const fn row(code: u64, mnemonic: &'static str, unit: Unit, family: Family, sources: usize) -> Row {
    Row {
        opcode: U::new(code),
        mnemonic,
        unit,
        family,
        sources,
        je: matches!(unit, Unit::Je),
        me: matches!(unit, Unit::Me),
        flow: matches!(family, Family::Flow),
        integer: matches!(family, Family::Integer),
        logic: matches!(family, Family::Logic),
        shift: matches!(family, Family::Shift | Family::Bits | Family::Carry | Family::Upper),
        accumulates: matches!(family, Family::Carry | Family::Upper),
        rounds: matches!(family, Family::Round),
        sum: matches!(family, Family::Sum),
        fields: matches!(family, Family::Fields),
        wide: matches!(family, Family::Short | Family::Logic | Family::Shift),
        long: matches!(family, Family::Long | Family::Macro | Family::Sum | Family::Round | Family::Upper),
        two_sources: sources == 2,
        three_sources: sources == 3,
        channels: sources == 3 && !matches!(family, Family::Macro),
        split: matches!(family, Family::SplitMessage),
    }
}

macro_rules! opcodes {
    ($($name:ident = $code:literal $mnemonic:literal: $unit:ident, $family:ident, $sources:literal;)*) => {
        $(#[doc = concat!("`", $mnemonic, "`.")] pub const $name: U<7> = U::new($code);)*
        /// All opcodes that the hardware knows.
        pub const TABLE: &[Row] = &[$(row($code, $mnemonic, Unit::$unit, Family::$family, $sources)),*];
    };
}

opcodes! {
    // name, code, mnemonic: unit, family, sources
    MOV = 0x01 "mov": Alu, Short, 1;
    SEL = 0x02 "sel": Alu, Short, 2;
    NOT = 0x04 "not": Alu, Logic, 1;
    AND = 0x05 "and": Alu, Logic, 2;
    OR = 0x06 "or": Alu, Logic, 2;
    XOR = 0x07 "xor": Alu, Logic, 2;
    SHR = 0x08 "shr": Alu, Shift, 2;
    SHL = 0x09 "shl": Alu, Shift, 2;
    SMOV = 0x0a "smov": Alu, Short, 2;
    ASR = 0x0c "asr": Alu, Shift, 2;
    CMP = 0x10 "cmp": Alu, Short, 2;
    CMPN = 0x11 "cmpn": Alu, Short, 2;
    CSEL = 0x12 "csel": Alu, Short, 3;
    BFREV = 0x17 "bfrev": Alu, Bits, 1;
    BFE = 0x18 "bfe": Alu, Fields, 3;
    BFI1 = 0x19 "bfi1": Alu, Bits, 2;
    BFI2 = 0x1a "bfi2": Alu, Fields, 3;
    JMPI = 0x20 "jmpi": Je, Flow, 0;
    BRD = 0x21 "brd": Je, Flow, 0;
    IF = 0x22 "if": Je, Flow, 0;
    BRC = 0x23 "brc": Je, Flow, 0;
    ELSE = 0x24 "else": Je, Flow, 0;
    ENDIF = 0x25 "endif": Je, Flow, 0;
    WHILE = 0x27 "while": Je, Flow, 0;
    BREAK = 0x28 "break": Je, Flow, 0;
    CONT = 0x29 "cont": Je, Flow, 0;
    HALT = 0x2a "halt": Je, Flow, 0;
    CALLA = 0x2b "calla": Je, Flow, 0;
    CALL = 0x2c "call": Je, Flow, 0;
    RET = 0x2d "ret": Je, Flow, 0;
    GOTO = 0x2e "goto": Je, Flow, 0;
    JOIN = 0x2f "join": Je, Flow, 0;
    SEND = 0x31 "send": Me, Message, 0;
    SENDC = 0x32 "sendc": Me, Message, 0;
    SENDS = 0x33 "sends": Me, SplitMessage, 0;
    SENDSC = 0x34 "sendsc": Me, SplitMessage, 0;
    MATH = 0x38 "math": Alu, Math, 2;
    ADD = 0x40 "add": Alu, Short, 2;
    MUL = 0x41 "mul": Alu, Long, 2;
    AVG = 0x42 "avg": Alu, Integer, 2;
    FRC = 0x43 "frc": Alu, Round, 1;
    RNDU = 0x44 "rndu": Alu, Round, 1;
    RNDD = 0x45 "rndd": Alu, Round, 1;
    RNDE = 0x46 "rnde": Alu, Round, 1;
    RNDZ = 0x47 "rndz": Alu, Round, 1;
    MAC = 0x48 "mac": Alu, Sum, 2;
    MACH = 0x49 "mach": Alu, Upper, 2;
    LZD = 0x4a "lzd": Alu, Bits, 1;
    FBH = 0x4b "fbh": Alu, Bits, 1;
    FBL = 0x4c "fbl": Alu, Bits, 1;
    CBIT = 0x4d "cbit": Alu, Bits, 1;
    ADDC = 0x4e "addc": Alu, Carry, 2;
    SUBB = 0x4f "subb": Alu, Carry, 2;
    DP4 = 0x54 "dp4": Alu, Sum, 2;
    DPH = 0x55 "dph": Alu, Sum, 2;
    DP3 = 0x56 "dp3": Alu, Sum, 2;
    DP2 = 0x57 "dp2": Alu, Sum, 2;
    LINE = 0x59 "line": Alu, Sum, 2;
    PLN = 0x5a "pln": Alu, Sum, 2;
    MAD = 0x5b "mad": Alu, Long, 3;
    LRP = 0x5c "lrp": Alu, Long, 3;
    MADM = 0x5d "madm": Alu, Macro, 3;
    WAIT = 0x30 "wait": Je, Nothing, 0;
    NOP = 0x7e "nop": Je, Nothing, 0;
}
