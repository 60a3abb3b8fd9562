//! Native instructions: positions in the 128-bit word, as gen9-eu-isa.md sec. 2 gives them. `lo` is bits
//! 63:0, `hi` is bits 127:64. An instruction has one of four forms; fields of the first stand in `lo` and
//! `hi`, what the others place differently in [`ternary_lo`], [`ternary_hi`], [`send_lo`], [`send_hi`],
//! [`flow_lo`] and [`flow_hi`].

tessera_hdl::words! {
    /// All forms: control. One and two sources: destination, src0 type.
    lo: 63..0 {
        /// Opcode.
        OPCODE: 6..0,
        /// Always 0, and ignored.
        RESERVED: 7,
        /// Align16 instead of Align1.
        ALIGN16: 8,
        /// Dependency control: NoDDClr, NoDDChk.
        DEPENDENCY: 10..9,
        /// From Align16 to branch control.
        ALIGN16_TO_BRANCH: 28..8,
        /// Channel offset in fours.
        NIB_CTRL: 11,
        /// Channel offset in eights.
        QTR_CTRL: 13..12,
        /// Channel offset in fours: QtrCtrl and NibCtrl.
        CHANNEL_GROUP: 13..11,
        /// From the channel group to the execution size.
        CHANNELS_TO_SIZE: 23..12,
        /// Thread control: 1 atomic, 2 switch.
        THREAD_CTRL: 15..14,
        /// Atomic thread control.
        ATOMIC: 14,
        /// Switch thread control.
        SWITCH: 15,
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
        /// Debug and saturate.
        DEBUG_SATURATE: 31..30,
        /// Saturate.
        SATURATE: 31,
        /// Saturate and flag.
        SATURATE_FLAG: 33..31,
        /// Flag and NoMask.
        FLAG_MASK: 34..32,
        /// Flag register and half of it.
        FLAG: 33..32,
        /// Half of the flag register.
        FLAG_HALF: 32,
        /// Flag register.
        FLAG_REGISTER: 33,
        /// NoMask.
        NO_MASK: 34,
        /// Files and types of dst and src0.
        DST_SRC0: 46..35,
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
        /// Top bit of the offset of a dst that a0 addresses; ignored in others.
        DST_OFFSET_TOP: 47,
        /// Sub-register of dst in bytes.
        DST_SUB: 52..48,
        /// Register of dst.
        DST_REG: 60..53,
        /// Stride of dst.
        DST_STRIDE: 62..61,
        /// dst is addressed by a0.
        DST_INDIRECT: 63,
        /// Stride of dst and how it is addressed.
        DST_STRIDE_MODE: 63..61,
    }
    /// One and two sources: src0, src1, immediate.
    hi: 127..64 {
        /// Half of the word that describes src0, as a [`operand`](super::operand).
        SRC0: 88..64,
        /// Sub-register of src0.
        SRC0_SUB: 68..64,
        /// Modifiers, addressing and region of src0.
        SRC0_REGION: 88..77,
        /// Half of the word that describes src1.
        SRC1: 120..96,
        /// Sub-register of src1.
        SRC1_SUB: 100..96,
        /// Register of src1.
        SRC1_REG: 108..101,
        /// Modifiers, addressing and region of src1.
        SRC1_REGION: 120..109,
        /// Register file and type of src1.
        SRC1_FILE_TYPE: 94..89,
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
        /// Absolute value and negation.
        MODIFIERS: 14..13,
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
        /// src2 is a half float.
        SRC2_HALF: 35,
        /// Absolute value and, above it, negation of each source.
        MODIFIERS: 42..37,
        /// From the modifiers to the sub-register of dst.
        MODIFIERS_TO_SUB: 55..37,
        /// Type of sources and of dst.
        TYPES: 48..43,
        /// Type of the sources.
        SRC_TYPE: 45..43,
        /// Type of dst.
        DST_TYPE: 48..46,
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
        /// The same within 128.
        REG_LOW: 18..12,
        /// What stands above it: register and half.
        TOP: 20..19,
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
        /// sends: ignored.
        SPLIT_RESERVED: 43..42,
        /// sends: register of src1.
        SPLIT_SRC1_REG: 51..44,
        /// The same within 128.
        SPLIT_SRC1_REG_LOW: 50..44,
        /// sends: ignored.
        SPLIT_SUB_TOP: 52,
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
        /// Ignored: a payload begins at a register.
        SRC0_SUB_TOP: 68,
        /// Register of the payload.
        SRC0_REG: 76..69,
        /// The same within 128.
        SRC0_REG_LOW: 75..69,
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
        /// What the shared function reads of it.
        FUNCTION: 114..96,
        /// The payload begins with a header.
        HEADER: 115,
        /// Registers of the response.
        RESPONSE: 120..116,
        /// Registers of the payload.
        LENGTH0: 124..121,
        /// What stands above the lengths in the descriptor.
        DESC_TOP: 126..125,
        /// End of thread.
        EOT: 127,
    }
    /// Flow control.
    flow_lo: 63..0 {
        /// Ignored.
        RESERVED: 63..40,
    }
    /// Flow control: targets.
    flow_hi: 127..64 {
        /// UIP: distance in bytes to the end of the structure.
        UIP: 95..64,
        /// JIP: distance in bytes to the next join.
        JIP: 127..96,
    }
}

/// Swizzle of a three-source operand: x, y, z, w in their places.
pub const IDENTITY_SWIZZLE: tessera_hdl::U<8> = tessera_hdl::U::new(0xe4);

/// Codes of [`lo::PRED_CTRL`].
pub mod pred_ctrl {
    use tessera_hdl::U;
    /// Each channel's own bit of the flag register.
    pub const NORMAL: U<4> = U::new(1);
}

/// Codes of [`lo::EXEC_SIZE`].
pub mod exec_size {
    use tessera_hdl::U;
    /// 1 channel.
    pub const ONE: U<3> = U::new(0);
    /// 2 channels.
    pub const TWO: U<3> = U::new(1);
    /// 4 channels.
    pub const FOUR: U<3> = U::new(2);
    /// 8 channels.
    pub const EIGHT: U<3> = U::new(3);
    /// 16 channels.
    pub const SIXTEEN: U<3> = U::new(4);
    /// 32 channels.
    pub const THIRTY_TWO: U<3> = U::new(5);
}
