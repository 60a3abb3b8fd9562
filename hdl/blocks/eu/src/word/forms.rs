//! Native instructions: what three sources, messages and branches place differently; the rest of their fields
//! is in [`lo`](super::lo) and [`hi`](super::hi).

tessera_hdl::words! {
    /// Three sources: types, modifiers, destination.
    ternary_lo: 63..0 {
        /// Source modifiers, two bits for each source, and half selects.
        HALVES: 36..35,
        /// src2 is f16.
        SRC2_HALF: 35,
        /// src1 is f16.
        SRC1_HALF: 36,
        /// src0 is f16.
        SRC0_HALF: 45,
        /// dst is f16.
        DST_HALF: 48,
        /// Of the type of the sources what neither f32 nor f16 has.
        SRC_OTHER: 44..43,
        /// The same of dst.
        DST_OTHER: 47..46,
        /// Absolute value and, above it, negation of each source.
        MODIFIERS: 42..37,
        /// From the modifiers to the sub-register of dst.
        MODIFIERS_TO_SUB: 55..37,
        /// Type of sources and of dst.
        TYPES: 48..43,
        /// Type of the sources.
        SRC_TYPE: 45..43,
        /// Of dwords: they are signed.
        SIGNED: 43,
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
        /// Selector of an extension register, of madm.
        SELECTOR: 4..1,
        /// Sub-register in dwords.
        SUB: 11..9,
        /// Not at 16 bytes.
        IN_PAIR: 10..9,
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
        /// send: register of a descriptor in a register.
        DESC_REG: 108..101,
        /// Its byte.
        DESC_SUB: 100..96,
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
    /// Seeds of the IEEE macros.
    seed_lo: 63..0 {
        /// Selector of the extension register of dst.
        DST_SELECTOR: 51..48,
    }
    /// Seeds of the IEEE macros.
    seed_hi: 127..64 {
        /// Selector of src0.
        SRC0_SELECTOR: 67..64,
        /// Selector of src1.
        SRC1_SELECTOR: 99..96,
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
    /// What stands in the place of UIP or JIP when the target is in a register.
    flow_target: 12..0 {
        /// Which dword.
        DWORD: 4..2,
        /// Of which register.
        REGISTER: 11..5,
    }
}

/// Swizzle of a three-source operand: x, y, z, w in their places.
pub const IDENTITY_SWIZZLE: tessera_hdl::U<8> = tessera_hdl::U::new(0xe4);

/// Swizzle x, y, x, y: of binary64 the first of 16 bytes for all lanes.
pub const FIRST_SWIZZLE: tessera_hdl::U<8> = tessera_hdl::U::new(0x44);

/// Swizzle z, w, z, w: the second one.
pub const SECOND_SWIZZLE: tessera_hdl::U<8> = tessera_hdl::U::new(0xee);
