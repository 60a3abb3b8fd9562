//! Registers and operand locations (gen9-eu-isa.md sec. 1.2, 4.3).
//!
//! Sub-registers are in bytes everywhere, also where the encoding counts
//! larger units, so `reg * 32 + subreg` is always a byte address.

/// Architecture register, sec. 1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arf {
    /// Reads as nothing, takes anything.
    Null,
    /// `a0`, sixteen 16-bit addresses.
    Address,
    /// `acc0`, `acc1`.
    Accumulator(u8),
    /// `mme0`..`mme7`, the exponent extensions (acc2..acc9).
    MacroExtension(u8),
    /// `f0`, `f1`.
    Flag(u8),
    /// `ce`
    ChannelEnable,
    /// `msg0`..`msg7`
    MessageControl(u8),
    /// `sp`
    StackPointer,
    /// `sr0`, `sr1`
    State(u8),
    /// `cr0`
    Control,
    /// `n0`
    Notification,
    /// `ip`
    InstructionPointer,
    /// `tdr0`
    ThreadDependency,
    /// `tm0`
    Timestamp,
    /// `fc0`..`fc4`
    FlowControl(u8),
    /// `dbg0`
    Debug,
}

impl Arf {
    /// The register of a number byte (kind in bits 7:4, index in 3:0); `None`
    /// for the 219 unassigned numbers.
    pub const fn from_number(number: u8) -> Option<Arf> {
        let index = number & 0xF;
        Some(match (number >> 4, index) {
            (0x0, 0) => Arf::Null,
            (0x1, 0) => Arf::Address,
            (0x2, 0..=1) => Arf::Accumulator(index),
            (0x2, 2..=9) => Arf::MacroExtension(index - 2),
            (0x3, 0..=1) => Arf::Flag(index),
            (0x4, 0) => Arf::ChannelEnable,
            (0x5, 0..=7) => Arf::MessageControl(index),
            (0x6, 0) => Arf::StackPointer,
            (0x7, 0..=1) => Arf::State(index),
            (0x8, 0) => Arf::Control,
            (0x9, 0) => Arf::Notification,
            (0xA, 0) => Arf::InstructionPointer,
            (0xB, 0) => Arf::ThreadDependency,
            (0xC, 0) => Arf::Timestamp,
            (0xD, 0..=4) => Arf::FlowControl(index),
            (0xF, 0) => Arf::Debug,
            _ => return None,
        })
    }

    /// Number byte of the register.
    pub const fn number(self) -> u8 {
        match self {
            Arf::Null => 0x00,
            Arf::Address => 0x10,
            Arf::Accumulator(i) => 0x20 | i,
            Arf::MacroExtension(i) => 0x22 + i,
            Arf::Flag(i) => 0x30 | i,
            Arf::ChannelEnable => 0x40,
            Arf::MessageControl(i) => 0x50 | i,
            Arf::StackPointer => 0x60,
            Arf::State(i) => 0x70 | i,
            Arf::Control => 0x80,
            Arf::Notification => 0x90,
            Arf::InstructionPointer => 0xA0,
            Arf::ThreadDependency => 0xB0,
            Arf::Timestamp => 0xC0,
            Arf::FlowControl(i) => 0xD0 | i,
            Arf::Debug => 0xF0,
        }
    }
}

/// A general or an architecture register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Register {
    /// `r0`..`r127`
    Grf(u8),
    /// An architecture register.
    Arf(Arf),
}

impl Register {
    /// The null register.
    pub const NULL: Register = Register::Arf(Arf::Null);

    /// Reads nothing, discards writes.
    pub const fn is_null(self) -> bool {
        matches!(self, Register::Arf(Arf::Null))
    }

    /// Number of the general register, if it is one.
    pub const fn grf(self) -> Option<u8> {
        match self {
            Register::Grf(number) => Some(number),
            Register::Arf(_) => None,
        }
    }
}

/// Where an operand's first element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Location {
    /// Byte `subreg` of `reg`.
    Direct {
        /// Register.
        reg: Register,
        /// Byte in it.
        subreg: u8,
    },
    /// General register file at byte `a0.<a0> + offset` (sec. 4.3); `a0`
    /// counts 16-bit address sub-registers, `offset` is -512..=511.
    Indirect {
        /// Address sub-register.
        a0: u8,
        /// Bytes from what it holds.
        offset: i16,
    },
}

impl Location {
    /// Byte 0 of the null register.
    pub const NULL: Location = Location::Direct { reg: Register::NULL, subreg: 0 };

    /// The register, if the location is direct.
    pub const fn register(self) -> Option<Register> {
        match self {
            Location::Direct { reg, .. } => Some(reg),
            Location::Indirect { .. } => None,
        }
    }
}
