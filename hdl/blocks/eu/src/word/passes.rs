//! What travels with a pass through an ALU, and where its lanes lie.

tessera_hdl::words! {
    /// What travels with a pass from issue to the queue, and on to write-back (bits 29:0).
    detail: 59..0 {
        /// Thread slot.
        SLOT: 2..0,
        /// Scoreboard entry.
        SB: 4..3,
        /// Opcode.
        OPCODE: 11..5,
        /// First row of dst.
        ROW: 21..12,
        /// The pass touches two rows.
        TWO: 22,
        /// dst has no row.
        NO_ROW: 23,
        /// Last pass of the instruction.
        LAST: 24,
        /// It writes flags.
        FLAG_WRITE: 25,
        /// Which flag register.
        FLAG_REGISTER: 26,
        /// dst is an architecture register.
        ARF_WRITE: 27,
        /// Which one.
        ARF_SELECT: 29..28,
        /// What write-back needs of all this.
        ENTRY: 29..0,
        /// Position of lane 0 in the flag register.
        FLAG_SHIFT: 35..30,
        /// Condition modifier.
        CONDITION: 38..36,
        /// Low part of the type of dst.
        DST_KIND: 41..39,
        /// Its upper two bits: 1 for elements of two bytes.
        DST_SIZE: 41..40,
        /// Stride of dst.
        DST_STRIDE: 43..42,
        /// Byte address of the first lane of dst within its row.
        DST_SUB: 48..44,
        /// Enabled lanes of the pass.
        ENABLED: 56..49,
        /// Number of the pass.
        PASS: 58..57,
        /// Integer multiply: two lanes a beat.
        QUAD: 59,
    }
    /// Address and write-enabled lanes of an instruction.
    origin: 63..0 {
        /// Address.
        IP: 31..0,
        /// Write-enabled lanes.
        LANES: 63..32,
    }
    /// Flag bits of an instruction, at the positions of the flag register.
    flag_bits: 63..0 {
        /// Bits to write.
        MASK: 31..0,
        /// Their values.
        VALUE: 63..32,
    }
    /// Byte address of an element in the window of two rows.
    window: 5..0 {
        /// The upper word of a dword.
        ODD_WORD: 1,
        /// The upper dword of a qword.
        ODD_DWORD: 2,
        /// The upper qword of a pair.
        ODD_QWORD: 3,
        /// The upper pair of a row.
        ODD_PAIR: 4,
        /// Byte in its row.
        IN_ROW: 4..0,
        /// Qword of the window.
        QWORD: 5..3,
        /// The second row.
        SECOND: 5,
    }
    /// Bytes of the window that are written.
    enables: 63..0 {
        /// Bytes of an architecture register.
        ARF: 3..0,
        /// The first row.
        FIRST: 31..0,
        /// The second row.
        SECOND: 63..32,
    }
    /// Lanes of a pass that the execution size has: 1, 2, 4 or 8 of them from the lowest.
    lanes: 7..0 {
        /// There are two or more.
        TWO: 1,
        /// There are four or more.
        FOUR: 3,
        /// There are eight.
        EIGHT: 7,
    }
    /// Which half of the passes' beats is left.
    left: 2..0 {
        /// The last bit, for passes of two beats.
        OF_TWO: 0,
        /// The last two, for passes of four.
        OF_FOUR: 1..0,
    }
    /// Pointer into a queue of 16.
    pointer: 4..0 {
        /// Entry.
        INDEX: 3..0,
        /// As a count: 16, none is left.
        FULL: 4,
    }
    /// One bit for each source of an instruction.
    modifiers: 2..0 {
        /// Those of an instruction of two sources.
        TWO_SOURCES: 1..0,
    }
}
