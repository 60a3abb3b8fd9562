//! Registers: rows of the register memory, numbers of the architecture file, unified numbers and ranges of
//! them.

tessera_hdl::words! {
    /// A row of the register memory of a thread's own.
    row: 9..0 {
        /// GRF register.
        REGISTER: 6..0,
        /// Thread slot.
        SLOT: 9..7,
    }
    /// A row in a memory of the even or the odd ones.
    bank: 9..0 {
        /// It is an odd one.
        ODD: 0,
        /// Which of them.
        INDEX: 9..1,
    }
    /// Who wants to write a row.
    asking: 3..0 {
        /// ALU0.
        ALU0: 0,
        /// ALU1.
        ALU1: 1,
        /// A response, or JE.
        ME: 2,
        /// A payload.
        DISPATCH: 3,
    }
    /// A row that holds an accumulator or a0: slot 7 of the memory, 16 rows for each thread.
    accumulator_row: 9..0 {
        /// Accumulator; 15 is a0.
        INDEX: 3..0,
        /// Thread slot.
        SLOT: 6..4,
        /// 7.
        SPACE: 9..7,
    }
    /// A register number of the architecture file: what it is, and which of them.
    arf: 7..0 {
        /// Which one.
        INDEX: 3..0,
        /// The lowest bit of it: f0 or f1, acc0 or acc1.
        ODD: 0,
        /// What it is, see [`arf_kind`](crate::word::arf_kind).
        KIND: 7..4,
        /// Everything but the lowest bit.
        PAIR: 7..1,
    }
    /// A range of unified register numbers.
    span: 16..0 {
        /// First register.
        FIRST: 7..0,
        /// Last register.
        LAST: 15..8,
        /// There is a range.
        VALID: 16,
    }
    /// What an instruction writes.
    result: 18..0 {
        /// Registers: [`span`].
        SPAN: 16..0,
        /// Flag registers: [`flags`](super::flags).
        FLAGS: 18..17,
    }
    /// A register number as the general registers take it.
    grf: 7..0 {
        /// The register: there are 128.
        INDEX: 6..0,
        /// Beyond the last one.
        BEYOND: 7,
    }
    /// Byte address, from the start of the first register, at which a source ends.
    operand_end: 13..0 {
        /// In the second of two registers.
        SECOND: 5,
        /// Behind the second.
        BEYOND: 13..6,
    }
    /// Sub-register of a three-source operand, in words.
    ternary_word: 3..0 {
        /// Which half of a dword.
        HALF: 0,
        /// The dword.
        DWORD: 3..1,
    }
    /// Last register of a payload or response.
    message_end: 8..0 {
        /// Its number.
        REGISTER: 7..0,
        /// Beyond the general registers.
        BEYOND: 8..7,
    }
    /// Sub-register in bytes, as far as alignment goes.
    sub_bits: 4..0 {
        /// Not at a word.
        IN_WORD: 0,
        /// Not at a dword.
        IN_DWORD: 1..0,
        /// Not at eight bytes.
        IN_QWORD: 2..0,
        /// Not at 16 bytes.
        IN_OWORD: 3..0,
        /// The dword.
        DWORD: 4..2,
    }
    /// A code of [`file`](super::file).
    file_bits: 1..0 {
        /// A message register or an immediate: no place for a result.
        NO_RESULT: 1,
    }
}

/// Codes of [`arf`]'s `KIND`.
pub mod arf_kind {
    use tessera_hdl::U;
    /// No register.
    pub const NULL: U<4> = U::new(0);
    /// a0.
    pub const ADDRESS: U<4> = U::new(1);
    /// Accumulators.
    pub const ACCUMULATOR: U<4> = U::new(2);
    /// f0, f1.
    pub const FLAG: U<4> = U::new(3);
    /// cr0.
    pub const CONTROL: U<4> = U::new(8);
    /// n0.
    pub const NOTIFICATION: U<4> = U::new(9);
}

/// Codes of [`arf`]'s `PAIR`.
pub mod arf_pair {
    use tessera_hdl::U;
    /// acc0, acc1.
    pub const ACCUMULATOR: U<7> = U::new(0x10);
    /// f0, f1.
    pub const FLAG: U<7> = U::new(0x18);
}

/// Register numbers of the architecture file.
pub mod arf_number {
    use tessera_hdl::U;
    /// a0.
    pub const A0: U<8> = U::new(0x10);
    /// acc0; acc1 follows.
    pub const ACC0: U<8> = U::new(0x20);
    /// f0.
    pub const F0: U<8> = U::new(0x30);
    /// f1.
    pub const F1: U<8> = U::new(0x31);
    /// cr0.
    pub const CR0: U<8> = U::new(0x80);
    /// n0.
    pub const N0: U<8> = U::new(0x90);
    /// tm0.
    pub const TM0: U<8> = U::new(0xC0);
}

/// The slot whose rows hold the accumulators of all threads: [`accumulator_row::SPACE`].
pub const ACCUMULATORS: tessera_hdl::U<3> = tessera_hdl::U::new(7);

/// Accumulator rows and the one of a0, by [`accumulator_row::INDEX`](crate::word::accumulator_row).
pub mod accumulator_index {
    use tessera_hdl::U;
    /// acc0.
    pub const ACC0: U<4> = U::new(0);
    /// Bits 47:16 of the products in acc0.
    pub const PRODUCTS: U<4> = U::new(10);
    /// a0.
    pub const ADDRESS: U<4> = U::new(tessera_ports::uop::ADDRESS);
}

/// What acc0 has for mach.
pub mod products {
    use tessera_hdl::U;
    /// Nothing.
    pub const NONE: U<2> = U::new(0);
    /// Products of numbers of type ud.
    pub const UNSIGNED: U<2> = U::new(1);
    /// Of type d.
    pub const SIGNED: U<2> = U::new(2);
}

/// Register files.
pub mod file {
    use tessera_hdl::U;
    /// Architecture registers.
    pub const ARF: U<2> = U::new(0);
    /// General registers.
    pub const GRF: U<2> = U::new(1);
    /// Message registers: no longer there.
    pub const MESSAGE: U<2> = U::new(2);
    /// An immediate.
    pub const IMMEDIATE: U<2> = U::new(3);
}

/// Unified register numbers above the 128 general registers.
pub mod unified {
    use tessera_hdl::U;
    /// acc0; acc1 follows.
    pub const ACC0: U<8> = U::new(128);
    /// a0.
    pub const A0: U<8> = U::new(tessera_ports::uop::UNIFIED_A0);
    /// cr0.
    pub const CR0: U<8> = U::new(tessera_ports::uop::UNIFIED_CR0);
    /// n0.
    pub const N0: U<8> = U::new(tessera_ports::uop::UNIFIED_N0);
}
