//! Codes of instruction fields and of the EU's ports that are no opcodes, by name.

/// Element types of registers and immediates in the one- and two-source layout (sec. 2.3), as far as rule 8
/// has them.
pub mod types {
    /// Unsigned, 32 bits.
    pub const UD: u32 = 0;
    /// Signed, 32 bits.
    pub const D: u32 = 1;
    /// Unsigned, 16 bits.
    pub const UW: u32 = 2;
    /// Signed, 16 bits.
    pub const W: u32 = 3;
    /// Unsigned, 8 bits; of a register only.
    pub const UB: u32 = 4;
    /// Signed, 8 bits; of a register only.
    pub const B: u32 = 5;
    /// f64, of a register.
    pub const DF: u32 = 6;
    /// f32.
    pub const F: u32 = 7;
    /// Unsigned, 64 bits.
    pub const UQ: u32 = 8;
    /// Signed, 64 bits.
    pub const Q: u32 = 9;
    /// f16, of a register.
    pub const HF: u32 = 10;
    /// f64, of an immediate.
    pub const IMMEDIATE_DF: u32 = 10;
    /// f16, of an immediate.
    pub const IMMEDIATE_HF: u32 = 11;
    /// Eight unsigned nibbles; of an immediate only.
    pub const UV: u32 = 4;
    /// Four floats of a byte; of an immediate only.
    pub const VF: u32 = 5;
    /// Eight signed nibbles; of an immediate only.
    pub const V: u32 = 6;
    /// f32 in the three-source layout, which has codes of its own.
    pub const TERNARY_F: u32 = 0;
    /// Signed dword, of three sources.
    pub const TERNARY_D: u32 = 1;
    /// Unsigned dword, of three sources.
    pub const TERNARY_UD: u32 = 2;
    /// f64 there.
    pub const TERNARY_DF: u32 = 3;
    /// f16 there.
    pub const TERNARY_HF: u32 = 4;
}

/// Register files.
pub mod file {
    /// Architecture registers: null, accumulators, flags, control.
    pub const ARF: u32 = 0;
    /// General registers.
    pub const GRF: u32 = 1;
    /// Not a register: the value stands in the word.
    pub const IMMEDIATE: u32 = 3;
}

/// Numbers of the architecture registers of rules 6 and 7.
pub mod arf {
    /// Nothing.
    pub const NULL: u32 = 0x00;
    /// The address register.
    pub const A0: u32 = 0x10;
    /// First accumulator.
    pub const ACC0: u32 = 0x20;
    /// Second accumulator.
    pub const ACC1: u32 = 0x21;
    /// First flag register.
    pub const F0: u32 = 0x30;
    /// Second flag register.
    pub const F1: u32 = 0x31;
    /// Control register.
    pub const CR0: u32 = 0x80;
    /// Notification counters.
    pub const N0: u32 = 0x90;
    /// Timestamp.
    pub const TM0: u32 = 0xC0;
}

/// Pipes of the EU, as `wb.pipe`, `ret` and the bits of `issue` number them; ALU0 and ALU1 are 0 and 1.
pub mod pipe {
    /// The branch unit.
    pub const JE: usize = 2;
    /// The message unit.
    pub const ME: usize = 3;
}
