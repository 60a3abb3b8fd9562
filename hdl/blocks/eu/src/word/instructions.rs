//! Native instructions: positions in the 128-bit word, as gen9-eu-isa.md sec. 2 gives them. `lo` is bits
//! 63:0, `hi` is bits 127:64. An instruction has one of four forms; fields of the first stand in `lo` and
//! `hi`, what the others place differently in `forms.rs`.

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
        /// Switch thread control.
        SWITCH: 15,
        /// Predicate control; 0 none, 1 normal.
        PRED_CTRL: 19..16,
        /// Predicate control in twos, see [`pred_pair`](super::pred_pair).
        PRED_PAIR: 19..17,
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
        /// Elements of dst have eight bytes, or `DST_HALF` says what they are.
        DST_EIGHT: 40,
        /// With `DST_EIGHT`: they are f16.
        DST_HALF: 38,
        /// Register file of src0.
        SRC0_FILE: 42..41,
        /// Type of src0.
        SRC0_TYPE: 46..43,
        /// Low part of the type of src0.
        SRC0_KIND: 45..43,
        /// Top bit of the offset of a dst that a0 addresses; ignored in others.
        DST_OFFSET_TOP: 47,
        /// The rest of that offset.
        DST_OFFSET: 56..48,
        /// Word of a0 that it is added to.
        DST_ADDRESS_WORD: 60..57,
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
        /// Offset of a src0 that a0 addresses, but its top bit.
        SRC0_OFFSET: 72..64,
        /// That.
        SRC0_OFFSET_TOP: 95,
        /// Word of a0 that it is added to.
        SRC0_ADDRESS_WORD: 76..73,
        /// Of smov: lanes that are written.
        LANE_MASK: 111..96,
        /// Register file of src1.
        SRC1_FILE: 90..89,
        /// Type of src1.
        SRC1_TYPE: 94..91,
        /// Low part of the type of src1.
        SRC1_KIND: 93..91,
        /// Immediate of four bytes or less; high dword of one of eight.
        IMMEDIATE: 127..96,
        /// Low dword of an immediate of eight bytes.
        IMMEDIATE_LOW: 95..64,
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
}

/// Code of [`operand::VSTRIDE`]: each row has its own address.
pub const BY_ROW: tessera_hdl::U<4> = tessera_hdl::U::new(15);

/// Codes of [`lo::THREAD_CTRL`].
pub mod thread_ctrl {
    use tessera_hdl::U;
    /// The thread is to go on with its next instruction: it does whenever it can.
    pub const ATOMIC: U<2> = U::new(1);
    /// The thread's next instruction waits for this one.
    pub const SWITCH: U<2> = U::new(2);
}

/// Codes of [`lo::PRED_CTRL`].
pub mod pred_ctrl {
    use tessera_hdl::U;
    /// Each channel's own bit of the flag register.
    pub const NORMAL: U<4> = U::new(1);
}

/// Codes of [`lo::PRED_PAIR`].
pub mod pred_pair {
    use tessera_hdl::U;
    /// anyv, allv: each channel's bits of f0 and of f1, one of them or both.
    pub const VERTICAL: U<3> = U::new(1);
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
