//! What travels with a pass through an ALU, and where its lanes lie.

tessera_hdl::words! {
    /// What write-back must know of a pass: fetch leaves it with the queue entry.
    entry: 46..0 {
        /// The instruction, see [`tag`](crate::word::tag).
        TAG: 4..0,
        /// Number of the pass.
        PASS: 6..5,
        /// First row of dst.
        ROW: 16..7,
        /// Byte of the first lane in it.
        BASE: 21..17,
        /// The same within a dword.
        BASE_IN_DWORD: 18..17,
        /// Distance of lanes in bytes, as a power of two.
        SHIFT: 24..22,
        /// Bytes of a lane, see [`lane_size`](super::lane_size).
        SIZE: 26..25,
        /// The pass touches two rows.
        TWO: 27,
        /// dst has no row.
        NO_ROW: 28,
        /// Last pass of the instruction.
        LAST: 29,
        /// Enabled lanes.
        MASK: 37..30,
        /// Low part of the type of dst.
        KIND: 40..38,
        /// Condition modifier.
        CONDITION: 43..41,
        /// It is a cmp.
        COMPARE: 44,
        /// Its instruction writes rows only: no flags, no architecture register.
        ROWS_ONLY: 45,
        /// It is wide: elements of two lanes.
        WIDE: 46,
    }
    /// An instruction in flight: TC gives no two the same.
    tag: 4..0 {
        /// Thread slot.
        SLOT: 2..0,
        /// Scoreboard entry.
        SB: 4..3,
    }
    /// What is noted of an instruction in flight for its completion.
    note: 40..0 {
        /// Address.
        IP: 31..0,
        /// Opcode.
        OPCODE: 38..32,
        /// It writes flags.
        FLAG_WRITE: 39,
        /// Which flag register.
        FLAG_REGISTER: 40,
    }
    /// The rest of it.
    outcome_note: 40..0 {
        /// Write-enabled lanes.
        LANES: 31..0,
        /// Position of lane 0 in the flag register, in fours.
        FLAG_SHIFT: 35..32,
        /// dst is an architecture register.
        ARF_WRITE: 36,
        /// Which one.
        ARF_SELECT: 38..37,
    }
    /// Number of a beat.
    beat_bits: 1..0 {
        /// The second of two; of four, the second or fourth.
        LAST: 0,
        /// Of four, the third or fourth.
        UPPER: 1,
    }
    /// Number of a lane of a pass.
    lane_number: 2..0 {
        /// One of lanes 4 to 7.
        UPPER: 2,
        /// One of the upper two of its four.
        ODD: 1,
    }
    /// Byte address in two consecutive rows.
    place: 5..0 {
        /// An odd byte.
        ODD_BYTE: 0,
        /// The upper word of a dword.
        ODD_WORD: 1,
        /// The upper dword of a qword.
        ODD_DWORD: 2,
        /// The upper qword of a pair.
        ODD_QWORD: 3,
        /// The upper pair of a row.
        ODD_PAIR: 4,
        /// Byte in its dword.
        IN_DWORD: 1..0,
        /// Dword of its row.
        DWORD: 4..2,
        /// Byte in its row.
        IN_ROW: 4..0,
        /// The second row.
        SECOND: 5,
    }
    /// Two lanes, as they are put together after the choice of bytes.
    pair: 63..0 {
        /// First byte of the first.
        FIRST_BYTE: 7..0,
        /// Second byte of the first.
        SECOND_BYTE: 15..8,
        /// Upper half of the first.
        FIRST_HIGH: 31..16,
        /// First byte of the second.
        THIRD_BYTE: 39..32,
        /// Second byte of the second.
        FOURTH_BYTE: 47..40,
        /// Upper half of the second.
        SECOND_HIGH: 63..48,
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
    /// One bit for each lane of a pass.
    half_pass: 7..0 {
        /// Lanes 0 to 3.
        LOW: 3..0,
        /// Lanes 4 to 7.
        HIGH: 7..4,
    }
    /// Pointer into a queue of 16.
    pointer: 4..0 {
        /// Entry.
        INDEX: 3..0,
        /// Of a beat of math, its number within the pass.
        IN_PASS: 1..0,
        /// As a count: 16, none is left.
        FULL: 4,
    }
    /// Elements of a wide pass: one bit each.
    four_elements: 3..0 {
        /// All but the first of them.
        LATER: 3..1,
        /// All but the last.
        EARLIER: 2..0,
        /// The last.
        LAST: 3,
    }
    /// Function of math.
    math_function: 3..0 {
        /// Of a division: the remainder.
        REMAINDER: 0,
        /// All ones: a division, or a seed.
        DIVISION: 3..2,
        /// All ones: a seed of an IEEE macro.
        SEED: 3..1,
        /// It has two sources.
        TWO_SOURCES: 3,
    }
    /// What a beat of math takes along beside its operands.
    math_control: 10..0 {
        /// Function, see [`math_function`].
        FUNCTION: 3..0,
        /// dst is signed.
        SIGN: 4,
        /// Clamp to 0..1.
        SATURATE: 5,
        /// Denormals are zeros.
        FLUSH: 6,
        /// Absolute value of each source.
        ABS: 8..7,
        /// Negation of each source.
        NEGATE: 10..9,
    }
    /// How a beat of math is delivered.
    math_delivery: 3..0 {
        /// The mode's rounding, see [`rounding`](super::rounding).
        ROUNDING: 1..0,
        /// Denormal f16 are zeros.
        FLUSH: 2,
        /// As f16.
        HALF: 3,
    }
    /// What EM or INTDIV has at work.
    math_work: 1..0 {
        /// A division.
        DIVISION: 1,
        /// Of which the remainder is wanted.
        REMAINDER: 0,
    }
    /// One bit for each source of an instruction.
    modifiers: 2..0 {
        /// Those of an instruction of two sources.
        TWO_SOURCES: 1..0,
    }
}

/// Bytes of a lane as a power of two.
pub mod lane_size {
    use tessera_hdl::U;
    /// One byte.
    pub const BYTE: U<2> = U::new(0);
    /// Two bytes.
    pub const WORD: U<2> = U::new(1);
    /// Four bytes.
    pub const DWORD: U<2> = U::new(2);
    /// Eight bytes, which are two lanes.
    pub const QWORD: U<2> = U::new(3);
}

/// `wb.pipe` of the EU beyond GA's codes.
pub mod event {
    use tessera_hdl::U;
    /// The branch unit.
    pub const JE: U<3> = U::new(2);
    /// Dispatch.
    pub const DISPATCH: U<3> = U::new(4);
}

/// Who writes a row, as `RowWritten` and the write event number them.
pub mod writer {
    use tessera_hdl::U;
    /// ALU0.
    pub const ALU0: U<2> = U::new(0);
    /// ALU1.
    pub const ALU1: U<2> = U::new(1);
    /// Dispatch.
    pub const DISPATCH: U<2> = U::new(2);
    /// A message response.
    pub const RESPONSE: U<2> = U::new(3);
}
