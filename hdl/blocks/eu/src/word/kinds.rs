//! Types of elements, packed immediates, and what operations and conditions are called.

tessera_hdl::words! {
    /// A code of [`element`](crate::word::element).
    element_bits: 2..0 {
        /// Size of an element, see [`element_size`](crate::word::element_size).
        SIZE: 2..1,
        /// What it is apart from its sign, see [`element_class`](crate::word::element_class).
        CLASS: 2..1,
    }
    /// The type code of a source.
    source_type: 3..0 {
        /// With `EIGHT`: elements are f16.
        HALF: 1,
        /// Elements have eight bytes, or `HALF` says what they are.
        EIGHT: 3,
    }
    /// What is wrong with a code of [`element`](crate::word::element) that is not a float.
    integer_bits: 2..0 {
        /// Signed.
        SIGNED: 0,
    }
    /// A packed float, see [`packed::VF`](crate::word::packed::VF).
    packed_float: 7..0 {
        /// Everything but the sign.
        MAGNITUDE: 6..0,
        /// Fraction.
        FRACTION: 3..0,
        /// Low bits of the exponent.
        EXPONENT_LOW: 5..4,
        /// Its top bit: 2 and more.
        EXPONENT_TOP: 6,
        /// Sign.
        SIGN: 7,
    }
    /// Where the parts of a packed float are in binary32.
    unpacked_float: 31..0 {
        /// Fraction.
        FRACTION: 22..19,
        /// Low bits of the exponent.
        EXPONENT_LOW: 24..23,
        /// Copies of the inverse of its top bit, of numbers other than zero.
        EXPONENT_FILL: 29..25,
        /// Its top bit.
        EXPONENT_TOP: 30,
        /// Sign.
        SIGN: 31,
    }
    /// A packed integer.
    nibble: 3..0 {
        /// Sign.
        SIGN: 3,
    }
    /// A packed integer as a word.
    unpacked_word: 31..0 {
        /// The nibble.
        NIBBLE: 3..0,
        /// Copies of its sign.
        FILL: 15..4,
    }
    /// An opcode.
    opcode_bits: 6..0 {
        /// Opcodes in fours, see [`opcode_family`](super::opcode_family).
        FAMILY: 6..2,
        /// Opcodes in twos, see [`opcode_pair`](super::opcode_pair).
        PAIR: 6..1,
        /// Of rndu, rndd, rnde, rndz: which.
        ROUNDING: 1..0,
    }
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
    /// Unsigned byte.
    pub const UB: U<4> = U::new(4);
    /// Signed byte.
    pub const B: U<4> = U::new(5);
    /// Binary64, of a register.
    pub const DF: U<4> = U::new(6);
    /// Binary32.
    pub const F: U<4> = U::new(7);
    /// Unsigned, eight bytes.
    pub const UQ: U<4> = U::new(8);
    /// Signed, eight bytes.
    pub const Q: U<4> = U::new(9);
    /// Binary16, of a register.
    pub const HF: U<4> = U::new(10);
    /// Binary64, of an immediate.
    pub const IMMEDIATE_DF: U<4> = U::new(10);
    /// Binary16, of an immediate.
    pub const IMMEDIATE_HF: U<4> = U::new(11);
}

/// Type codes of packed immediates: they stand for bytes in register operands.
pub mod packed {
    use tessera_hdl::U;
    /// Eight unsigned nibbles.
    pub const UV: U<4> = U::new(4);
    /// Four floats of a byte.
    pub const VF: U<4> = U::new(5);
    /// Eight signed nibbles.
    pub const V: U<4> = U::new(6);
}

/// Type codes of three sources.
pub mod ternary_types {
    use tessera_hdl::U;
    /// Binary64.
    pub const DF: U<3> = U::new(3);
    /// Of the sources and of dst: signed dwords.
    pub const ALL_D: U<6> = U::new(0o11);
    /// The same of unsigned ones.
    pub const ALL_UD: U<6> = U::new(0o22);
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
    /// Unsigned byte.
    pub const UB: U<3> = U::new(4);
    /// Signed byte.
    pub const B: U<3> = U::new(5);
    /// Binary16; its type code is another one.
    pub const HF: U<3> = U::new(6);
    /// Binary32, and binary64, whose type code is another one.
    pub const F: U<3> = U::new(7);
}

/// Codes of [`element_bits`]'s `SIZE`.
pub mod element_size {
    use tessera_hdl::U;
    /// Elements of two bytes.
    pub const WORD: U<2> = U::new(1);
    /// Elements of one byte; all others have four, or eight where their type code is 8 or more.
    pub const BYTE: U<2> = U::new(2);
}

/// Codes of [`element_bits`]'s `CLASS`.
pub mod element_class {
    use tessera_hdl::U;
    /// Integers of four bytes.
    pub const DWORD: U<2> = U::new(0);
    /// Integers of two bytes.
    pub const WORD: U<2> = U::new(1);
    /// Integers of one byte.
    pub const BYTE: U<2> = U::new(2);
    /// Binary16 and binary32.
    pub const FLOAT: U<2> = U::new(3);
}

/// Codes of [`opcode_bits::FAMILY`].
pub mod opcode_family {
    use tessera_hdl::U;
    /// not, and, or, xor.
    pub const BITWISE: U<5> = U::new(1);
    /// rndu, rndd, rnde, rndz.
    pub const ROUND: U<5> = U::new(0x11);
}

/// Codes of [`opcode_bits::PAIR`].
pub mod opcode_pair {
    use tessera_hdl::U;
    /// cmp, cmpn.
    pub const COMPARES: U<6> = U::new(8);
}

/// Codes of a condition modifier.
pub mod condition {
    use tessera_hdl::U;
    /// Zero, equal.
    pub const Z: U<3> = U::new(1);
    /// Not zero, not equal; holds with a NaN.
    pub const NZ: U<3> = U::new(2);
    /// Greater.
    pub const G: U<3> = U::new(3);
    /// Greater or equal.
    pub const GE: U<3> = U::new(4);
    /// Less.
    pub const L: U<3> = U::new(5);
    /// Less or equal.
    pub const LE: U<3> = U::new(6);
}
