//! Operation codes (gen9-eu-isa.md appendix A) and the operand layout of each.

/// Which operand layout an opcode uses; decides how bits 35 and up are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// No operands: `illegal`, `nop`.
    Bare,
    /// One destination, one source (sec. 2.2).
    Unary,
    /// One destination, two sources (sec. 2.2).
    Binary,
    /// As [`Form::Binary`], with a function code where others have a condition.
    Math,
    /// One destination, three sources (sec. 2.4).
    Ternary,
    /// One payload (sec. 2.5).
    Send,
    /// Two payloads (sec. 2.6).
    SplitSend,
    /// JIP only (sec. 2.7).
    Branch,
    /// JIP and UIP (sec. 2.7).
    TwoTargetBranch,
    /// Target from an immediate or a register: `jmpi`, `brd`, `brc`.
    Jump,
    /// Target and a register pair for the return state.
    Call,
    /// The register pair of the matching call.
    Ret,
}

macro_rules! opcodes {
    ($($name:ident = $code:literal, $mnemonic:literal, $form:ident, $doc:literal;)*) => {
        /// Operation of an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Opcode {
            $(#[doc = $doc] $name = $code,)*
        }

        impl Opcode {
            /// All opcodes, by code.
            pub const ALL: &'static [Opcode] = &[$(Opcode::$name),*];

            /// The opcode of a seven-bit code; `None` for unassigned codes.
            pub const fn from_code(code: u8) -> Option<Opcode> {
                match code {
                    $($code => Some(Opcode::$name),)*
                    _ => None,
                }
            }

            /// Assembly mnemonic (`math` without its function).
            pub const fn mnemonic(self) -> &'static str {
                match self {
                    $(Opcode::$name => $mnemonic,)*
                }
            }

            /// Operand layout.
            pub const fn form(self) -> Form {
                match self {
                    $(Opcode::$name => Form::$form,)*
                }
            }
        }
    };
}

opcodes! {
    Illegal = 0x00, "illegal", Bare, "Illegal";
    Mov = 0x01, "mov", Unary, "Move";
    Sel = 0x02, "sel", Binary, "Select";
    Movi = 0x03, "movi", Unary, "Move Indexed";
    Not = 0x04, "not", Unary, "Logic Not";
    And = 0x05, "and", Binary, "Logic And";
    Or = 0x06, "or", Binary, "Logic Or";
    Xor = 0x07, "xor", Binary, "Logic Xor";
    Shr = 0x08, "shr", Binary, "Shift Right";
    Shl = 0x09, "shl", Binary, "Shift Left";
    Smov = 0x0A, "smov", Binary, "Scattered Move";
    Asr = 0x0C, "asr", Binary, "Arithmetic Shift Right";
    Cmp = 0x10, "cmp", Binary, "Compare";
    Cmpn = 0x11, "cmpn", Binary, "Compare NaN";
    Csel = 0x12, "csel", Ternary, "Conditional Select";
    Bfrev = 0x17, "bfrev", Unary, "Bit Field Reverse";
    Bfe = 0x18, "bfe", Ternary, "Bit Field Extract";
    Bfi1 = 0x19, "bfi1", Binary, "Bit Field Insert 1";
    Bfi2 = 0x1A, "bfi2", Ternary, "Bit Field Insert 2";
    Jmpi = 0x20, "jmpi", Jump, "Jump Indexed";
    Brd = 0x21, "brd", Jump, "Branch Diverging";
    If = 0x22, "if", TwoTargetBranch, "If";
    Brc = 0x23, "brc", Jump, "Branch Converging";
    Else = 0x24, "else", TwoTargetBranch, "Else";
    Endif = 0x25, "endif", Branch, "End If";
    While = 0x27, "while", Branch, "While";
    Break = 0x28, "break", TwoTargetBranch, "Break";
    Cont = 0x29, "cont", TwoTargetBranch, "Continue";
    Halt = 0x2A, "halt", TwoTargetBranch, "Halt";
    Calla = 0x2B, "calla", Call, "Call Absolute";
    Call = 0x2C, "call", Call, "Call";
    Ret = 0x2D, "ret", Ret, "Return";
    Goto = 0x2E, "goto", TwoTargetBranch, "Goto";
    Join = 0x2F, "join", Branch, "Join";
    Wait = 0x30, "wait", Unary, "Wait Notification";
    Send = 0x31, "send", Send, "Send Message";
    Sendc = 0x32, "sendc", Send, "Conditional Send Message";
    Sends = 0x33, "sends", SplitSend, "Split Send Message";
    Sendsc = 0x34, "sendsc", SplitSend, "Conditional Split Send Message";
    Math = 0x38, "math", Math, "Extended Math Function";
    Add = 0x40, "add", Binary, "Addition";
    Mul = 0x41, "mul", Binary, "Multiply";
    Avg = 0x42, "avg", Binary, "Average";
    Frc = 0x43, "frc", Unary, "Fraction";
    Rndu = 0x44, "rndu", Unary, "Round Up";
    Rndd = 0x45, "rndd", Unary, "Round Down";
    Rnde = 0x46, "rnde", Unary, "Round to Nearest or Even";
    Rndz = 0x47, "rndz", Unary, "Round to Zero";
    Mac = 0x48, "mac", Binary, "Multiply Accumulate";
    Mach = 0x49, "mach", Binary, "Multiply Accumulate High";
    Lzd = 0x4A, "lzd", Unary, "Leading Zero Detection";
    Fbh = 0x4B, "fbh", Unary, "Find First Bit from MSB Side";
    Fbl = 0x4C, "fbl", Unary, "Find First Bit from LSB Side";
    Cbit = 0x4D, "cbit", Unary, "Count Bits Set";
    Addc = 0x4E, "addc", Binary, "Addition with Carry";
    Subb = 0x4F, "subb", Binary, "Integer Subtraction with Borrow";
    Sad2 = 0x50, "sad2", Binary, "Sum of Absolute Difference 2";
    Sada2 = 0x51, "sada2", Binary, "Sum of Absolute Difference Accumulate 2";
    Dp4 = 0x54, "dp4", Binary, "Dot Product 4";
    Dph = 0x55, "dph", Binary, "Dot Product Homogeneous";
    Dp3 = 0x56, "dp3", Binary, "Dot Product 3";
    Dp2 = 0x57, "dp2", Binary, "Dot Product 2";
    Line = 0x59, "line", Binary, "Line";
    Pln = 0x5A, "pln", Binary, "Plane";
    Mad = 0x5B, "mad", Ternary, "Multiply Add";
    Lrp = 0x5C, "lrp", Ternary, "Linear Interpolation";
    Madm = 0x5D, "madm", Ternary, "Multiply Add for Macro";
    Nop = 0x7E, "nop", Bare, "No Operation";
}

impl Opcode {
    /// Seven-bit field value.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// BranchCtrl selects the `.b` variant; other branches ignore the bit (the
    /// compiler sets it in some `while`s).
    pub const fn has_branch_ctrl(self) -> bool {
        matches!(self, Opcode::If | Opcode::Else | Opcode::Goto)
    }

    /// The negate modifier of its sources means bitwise NOT (sec. 2.8).
    pub const fn negates_bitwise(self) -> bool {
        matches!(self, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Not)
    }

    /// May change which channels are active or where execution goes on.
    pub const fn is_branch(self) -> bool {
        matches!(self.form(), Form::Branch | Form::TwoTargetBranch | Form::Jump | Form::Call | Form::Ret)
    }

    /// One of the four message instructions.
    pub const fn is_send(self) -> bool {
        matches!(self.form(), Form::Send | Form::SplitSend)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_and_the_rest_is_unassigned() {
        let assigned = (0..=0x7F).filter_map(Opcode::from_code).collect::<Vec<_>>();
        assert_eq!(assigned, Opcode::ALL);
        assert_eq!(Opcode::ALL.len(), 68);
        for op in Opcode::ALL {
            assert_eq!(Opcode::from_code(op.code()), Some(*op));
        }
    }
}
