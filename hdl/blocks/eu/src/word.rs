//! The packed words of the EU, field by field: what the blocks and their tests name instead of bit positions.
//!
//! Instructions: positions in the native 128-bit word, as gen9-eu-isa.md sec. 2 gives them. `lo` is bits 63:0, `hi` is
//! bits 127:64. An instruction has one of four forms; fields of the first stand in `lo` and `hi`, what the others place
//! differently in [`ternary_lo`], [`ternary_hi`], [`send_lo`], [`send_hi`] and [`flow_hi`].

tessera_hdl::words! {
    /// All forms: control. One and two sources: destination, src0 type.
    lo: 63..0 {
        /// Opcode.
        OPCODE: 6..0,
        /// Align16 instead of Align1.
        ALIGN16: 8,
        /// Channel offset in fours.
        NIB_CTRL: 11,
        /// Channel offset in eights.
        QTR_CTRL: 13..12,
        /// Channel offset in fours: QtrCtrl and NibCtrl.
        CHANNEL_GROUP: 13..11,
        /// Thread control: 1 atomic, 2 switch.
        THREAD_CTRL: 15..14,
        /// Atomic thread control.
        ATOMIC: 14,
        /// Predicate control; 0 none, 1 normal.
        PRED_CTRL: 19..16,
        /// The predicate is inverted.
        PRED_INV: 20,
        /// Execution size: 2 to the power of it channels.
        EXEC_SIZE: 23..21,
        /// Condition modifier.
        CONDITION: 27..24,
        /// Low part of the condition modifier: no subset instruction has a higher one.
        CONDITION_LOW: 26..24,
        /// Accumulator write, or branch control.
        BRANCH_CTRL: 28,
        /// The instruction is compacted.
        COMPACTED: 29,
        /// Debug.
        DEBUG: 30,
        /// Saturate.
        SATURATE: 31,
        /// Half of the flag register.
        FLAG_HALF: 32,
        /// Flag register.
        FLAG_REGISTER: 33,
        /// NoMask.
        NO_MASK: 34,
        /// Register file of dst.
        DST_FILE: 36..35,
        /// Type of dst.
        DST_TYPE: 40..37,
        /// Low part of the type of dst.
        DST_KIND: 39..37,
        /// Register file of src0.
        SRC0_FILE: 42..41,
        /// Type of src0.
        SRC0_TYPE: 46..43,
        /// Low part of the type of src0.
        SRC0_KIND: 45..43,
        /// src0 is a float or, of four bytes, mixed: bit 2 of its type.
        SRC0_FLOAT: 45,
        /// Sub-register of dst in bytes.
        DST_SUB: 52..48,
        /// Register of dst.
        DST_REG: 60..53,
        /// Stride of dst.
        DST_STRIDE: 62..61,
        /// dst is addressed by a0.
        DST_INDIRECT: 63,
    }
    /// One and two sources: src0, src1, immediate.
    hi: 127..64 {
        /// Half of the word that describes src0, as a [`operand`](super::operand).
        SRC0: 88..64,
        /// Half of the word that describes src1.
        SRC1: 120..96,
        /// Register of src0.
        SRC0_REG: 76..69,
        /// Register file of src1.
        SRC1_FILE: 90..89,
        /// Type of src1.
        SRC1_TYPE: 94..91,
        /// Low part of the type of src1.
        SRC1_KIND: 93..91,
        /// Immediate of four bytes or less.
        IMMEDIATE: 127..96,
    }
    /// A source of one of these forms.
    operand: 24..0 {
        /// Sub-register in bytes.
        SUB: 4..0,
        /// Register.
        REG: 12..5,
        /// Absolute value.
        ABS: 13,
        /// Negation.
        NEGATE: 14,
        /// Addressed by a0.
        INDIRECT: 15,
        /// Horizontal stride.
        HSTRIDE: 17..16,
        /// Width of a row.
        WIDTH: 20..18,
        /// Vertical stride.
        VSTRIDE: 24..21,
        /// Low part of the vertical stride: no direct region has a higher one.
        VSTRIDE_LOW: 23..21,
    }
    /// Three sources: types, modifiers, destination.
    ternary_lo: 63..0 {
        /// Source modifiers, two bits for each source, and half selects.
        HALVES: 36..35,
        /// Absolute value and, above it, negation of each source.
        MODIFIERS: 42..37,
        /// Type of sources and of dst.
        TYPES: 48..43,
        /// Channels of dst that are written.
        CHANNELS: 52..49,
        /// Sub-register of dst in dwords.
        DST_SUB: 55..53,
        /// Register of dst.
        DST_REG: 63..56,
    }
    /// Three sources: 21 bits for each, as a [`ternary_operand`](super::ternary_operand).
    ternary_hi: 127..64 {
        /// src0.
        SRC0: 84..64,
        /// src1.
        SRC1: 105..85,
        /// src2.
        SRC2: 126..106,
    }
    /// A source of a three-source instruction.
    ternary_operand: 20..0 {
        /// One element for all channels.
        REPLICATE: 0,
        /// Swizzle of the four channels.
        SWIZZLE: 8..1,
        /// Sub-register in dwords.
        SUB: 11..9,
        /// Register.
        REG: 19..12,
        /// Odd half-dword sub-register.
        HALF: 20,
    }
    /// send, sends.
    send_lo: 63..0 {
        /// Shared function.
        SFID: 27..24,
        /// sends: register file of dst.
        SPLIT_DST_FILE: 35,
        /// sends: register file of src1.
        SPLIT_SRC1_FILE: 36,
        /// sends: register of src1.
        SPLIT_SRC1_REG: 51..44,
        /// Register of the response.
        DST_REG: 60..53,
        /// The same within 128.
        DST_REG_LOW: 59..53,
        /// sends: the extended descriptor is in a0.
        SPLIT_EXDESC_INDIRECT: 61,
        /// sends: dst is addressed by a0.
        SPLIT_DST_INDIRECT: 63,
    }
    /// send, sends.
    send_hi: 127..64 {
        /// sends: registers of src1; send: bits 19:16 of the extended descriptor.
        LENGTH1: 67..64,
        /// Register of the payload.
        SRC0_REG: 76..69,
        /// sends: the descriptor is in a0.
        SPLIT_DESC_INDIRECT: 77,
        /// sends: src0 is addressed by a0.
        SPLIT_SRC0_INDIRECT: 79,
        /// sends: bits 31:16 of the extended descriptor.
        SPLIT_EXTENDED: 95..80,
        /// send: bits 23:20 of the extended descriptor.
        EXTENDED1: 83..80,
        /// send: bits 27:24 of it.
        EXTENDED2: 88..85,
        /// Register file of the descriptor.
        DESC_FILE: 90..89,
        /// send: bits 31:28 of the extended descriptor.
        EXTENDED3: 94..91,
        /// Descriptor.
        DESC: 126..96,
        /// Registers of the response.
        RESPONSE: 120..116,
        /// Registers of the payload.
        LENGTH0: 124..121,
        /// End of thread.
        EOT: 127,
    }
    /// Flow control.
    flow_hi: 127..64 {
        /// UIP: distance in bytes to the end of the structure.
        UIP: 95..64,
        /// JIP: distance in bytes to the next join.
        JIP: 127..96,
    }

    /// A row of the register memory of a thread's own.
    row: 9..0 {
        /// GRF register.
        REGISTER: 6..0,
        /// Thread slot.
        SLOT: 9..7,
    }
    /// A row that holds an accumulator: slot 7 of the memory, 16 rows for each thread.
    accumulator_row: 9..0 {
        /// Accumulator.
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
        /// What it is, see [`arf_kind`](super::arf_kind).
        KIND: 7..4,
        /// Everything but the lowest bit.
        PAIR: 7..1,
    }
    /// What TC knows about a decoded instruction.
    kind: 11..0 {
        /// It goes to an ALU.
        ALU: 0,
        /// It goes to JE.
        JE: 1,
        /// It goes to ME.
        ME: 2,
        /// The EU does not execute it.
        UNSUPPORTED: 3,
        /// It ends the thread.
        EOT: 4,
        /// Nothing younger goes before it is done.
        SWITCH: 5,
        /// Channels wait at its address: JE joins them first.
        SYNC: 6,
        /// It takes a scoreboard entry.
        ALLOC: 7,
        /// Flag registers it reads.
        READS: 9..8,
        /// Flag registers it writes.
        WRITES: 11..10,
        /// It stops the decoder: end of thread or unsupported.
        ENDS: 4..3,
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
    /// A code of [`element`](super::element).
    element_bits: 2..0 {
        /// Binary32.
        FLOAT: 2,
        /// Size of an element, see [`element_size`](super::element_size).
        SIZE: 2..1,
    }
    /// The two flag registers.
    flags: 1..0 {
        /// f0.
        F0: 0,
        /// f1.
        F1: 1,
    }
    /// `mode` of an issued instruction.
    mode: 2..0 {
        /// Rounding.
        ROUNDING: 1..0,
        /// f32 denormals are flushed.
        FLUSH: 2,
    }
    /// cr0.0.
    cr0: 31..0 {
        /// Rounding.
        ROUNDING: 5..4,
        /// f32 denormals are kept.
        KEEP_DENORMALS: 7,
    }
}

/// Codes of [`arf`]'s `KIND`.
pub mod arf_kind {
    use tessera_hdl::U;
    /// No register.
    pub const NULL: U<4> = U::new(0);
    /// Accumulators.
    pub const ACCUMULATOR: U<4> = U::new(2);
    /// f0, f1.
    pub const FLAG: U<4> = U::new(3);
    /// cr0.
    pub const CONTROL: U<4> = U::new(8);
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
    /// f0.
    pub const F0: U<8> = U::new(0x30);
    /// f1.
    pub const F1: U<8> = U::new(0x31);
    /// cr0.
    pub const CR0: U<8> = U::new(0x80);
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
    /// cr0.
    pub const CR0: U<8> = U::new(tessera_ports::uop::UNIFIED_CR0);
}

/// Type codes, those of register operands.
pub mod types {
    use tessera_hdl::U;
    /// Unsigned dword.
    pub const UD: U<4> = U::new(0);
    /// Signed dword.
    pub const D: U<4> = U::new(1);
    /// Unsigned word.
    pub const UW: U<4> = U::new(2);
    /// Signed word.
    pub const W: U<4> = U::new(3);
    /// Binary32.
    pub const F: U<4> = U::new(7);
}

/// Type codes as the lanes see them: the low three bits of [`types`].
pub mod element {
    use tessera_hdl::U;
    /// Unsigned dword.
    pub const UD: U<3> = U::new(0);
    /// Signed dword.
    pub const D: U<3> = U::new(1);
    /// Unsigned word.
    pub const UW: U<3> = U::new(2);
    /// Signed word.
    pub const W: U<3> = U::new(3);
    /// Binary32.
    pub const F: U<3> = U::new(7);
}

/// Codes of [`element_bits`]'s `SIZE`.
pub mod element_size {
    use tessera_hdl::U;
    /// Elements of two bytes; all others have four.
    pub const WORD: U<2> = U::new(1);
}

/// Numbers of the pipes, as in the order of `issue`.
pub mod pipe {
    /// ALU0.
    pub const ALU0: usize = 0;
    /// ALU1.
    pub const ALU1: usize = 1;
    /// JE.
    pub const JE: usize = 2;
    /// ME.
    pub const ME: usize = 3;
}
