//! Instructions of eight bytes, as gen9-eu-isa.md sec. 3.1 and 3.2 lay them out, and the rows of the tables
//! that expand them.

tessera_hdl::words! {
    /// One and two sources.
    compact: 63..0 {
        /// Opcode.
        OPCODE: 6..0,
        /// Debug.
        DEBUG: 7,
        /// Row of the control table.
        CONTROL: 12..8,
        /// Row of the datatype table.
        DATATYPE: 17..13,
        /// Row of the sub-register table.
        SUBREG: 22..18,
        /// Accumulator write.
        ACC_WRITE: 23,
        /// Condition modifier.
        CONDITION: 27..24,
        /// Always 0.
        RESERVED: 28,
        /// Always 1: the instruction is compacted.
        COMPACTED: 29,
        /// Row of the source table for src0.
        SRC0: 34..30,
        /// The same for src1, or bits 12:8 of the immediate.
        SRC1: 39..35,
        /// Register of dst.
        DST_REG: 47..40,
        /// Register of src0.
        SRC0_REG: 55..48,
        /// Register of src1, or bits 7:0 of the immediate.
        SRC1_REG: 63..56,
    }
    /// The immediate of a compacted instruction; its sign is extended.
    compact_immediate: 12..0 {
        /// From src1's register.
        LOW: 7..0,
        /// From src1's row.
        HIGH: 12..8,
    }
    /// Three sources.
    compact_ternary: 63..0 {
        /// Opcode.
        OPCODE: 6..0,
        /// Row of the control table.
        CONTROL: 9..8,
        /// Row of the source table.
        SOURCE: 11..10,
        /// Register of dst.
        DST_REG: 18..12,
        /// src0: one element for all channels.
        SRC0_REPLICATE: 28,
        /// Debug and, above it, saturate.
        DEBUG_SATURATE: 31..30,
        /// src1: one element for all channels.
        SRC1_REPLICATE: 32,
        /// src2: one element for all channels.
        SRC2_REPLICATE: 33,
        /// src0: sub-register in dwords.
        SRC0_SUB: 36..34,
        /// src1: sub-register.
        SRC1_SUB: 39..37,
        /// src2: sub-register.
        SRC2_SUB: 42..40,
        /// src0: register.
        SRC0_REG: 49..43,
        /// src1: register.
        SRC1_REG: 56..50,
        /// src2: register.
        SRC2_REG: 63..57,
    }
    /// A row of the control table.
    control_row: 18..0 {
        /// Align16.
        ALIGN16: 0,
        /// NoMask.
        NO_MASK: 1,
        /// Dependency control.
        DEPENDENCY: 3..2,
        /// Channel group to execution size: bits 23:12 of the instruction.
        CHANNELS_TO_SIZE: 15..4,
        /// Saturate and flag: bits 33:31.
        SATURATE_FLAG: 18..16,
    }
    /// A row of the datatype table.
    datatype_row: 20..0 {
        /// Files and types of dst and src0: bits 46:35 of the instruction.
        DST_SRC0: 11..0,
        /// File and type of src1: bits 94:89.
        SRC1: 17..12,
        /// Stride of dst, and its addressing: bits 63:61.
        DST_STRIDE: 20..18,
    }
    /// A row of the sub-register table.
    subreg_row: 14..0 {
        /// dst.
        DST: 4..0,
        /// src0.
        SRC0: 9..5,
        /// src1.
        SRC1: 14..10,
    }
    /// A row of the control table of three sources.
    ternary_control_row: 25..0 {
        /// Bits 28:8 of the instruction.
        ALIGN16_TO_BRANCH: 20..0,
        /// Flag and NoMask: bits 34:32.
        FLAG_MASK: 23..21,
        /// Half selects: bits 36:35.
        HALVES: 25..24,
    }
    /// A row of the source table of three sources.
    ternary_source_row: 48..0 {
        /// Bits 55:37 of the instruction.
        MODIFIERS_TO_SUB: 18..0,
        /// Swizzle of src0.
        SRC0_SWIZZLE: 26..19,
        /// Swizzle of src1.
        SRC1_SWIZZLE: 34..27,
        /// Swizzle of src2.
        SRC2_SWIZZLE: 42..35,
        /// Upper bits of src0: register and half.
        SRC0_TOP: 44..43,
        /// Upper bits of src1.
        SRC1_TOP: 46..45,
        /// Upper bits of src2.
        SRC2_TOP: 48..47,
    }
}
