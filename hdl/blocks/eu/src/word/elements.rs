//! Elements and arithmetic: types, binary32, exact integers, conditions.

tessera_hdl::words! {
    /// A code of [`element`](crate::word::element).
    element_bits: 2..0 {
        /// Size of an element, see [`element_size`](crate::word::element_size).
        SIZE: 2..1,
        /// What it is apart from its sign, see [`element_class`](crate::word::element_class).
        CLASS: 2..1,
    }
    /// What is wrong with a code of [`element`](crate::word::element) that is not a float.
    integer_bits: 2..0 {
        /// Signed.
        SIGNED: 0,
    }
    /// An element of four bytes or, in its low part, of fewer.
    dword: 31..0 {
        /// Distance of a shift.
        DISTANCE: 4..0,
        /// Distance of a shift of eight bytes.
        WIDE_DISTANCE: 5..0,
        /// Lowest byte.
        LOW_BYTE: 7..0,
        /// Sign of the lowest byte.
        LOW_BYTE_SIGN: 7,
        /// Sign of the low word.
        LOW_SIGN: 15,
        /// What is below it.
        LOW_MAGNITUDE: 14..0,
        /// Low word.
        LOW: 15..0,
        /// High word.
        HIGH: 31..16,
        /// Sign.
        SIGN: 31,
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
    /// Bytes of a dword.
    bytes: 31..0 {
        /// The lowest.
        FIRST: 7..0,
        /// The second.
        SECOND: 15..8,
        /// The third.
        THIRD: 23..16,
        /// The highest.
        FOURTH: 31..24,
    }
    /// Two dwords.
    qword: 63..0 {
        /// The lower.
        LOW: 31..0,
        /// The upper.
        HIGH: 63..32,
    }
    /// An element of eight bytes, or what an operation makes of two.
    wide: 63..0 {
        /// Below the 52 bits of a float sum.
        BELOW_SUM: 11..0,
        /// Those.
        SUM: 63..12,
        /// Above the low 52 bits.
        ABOVE_SUM: 63..52,
        /// Low byte.
        LOW_BYTE: 7..0,
        /// Above a byte, in a word.
        HIGH_BYTE: 15..8,
        /// Low word.
        LOW_WORD: 15..0,
        /// Above a word, in a dword.
        HIGH_WORD: 31..16,
        /// Low dword.
        LOW: 31..0,
        /// High dword.
        HIGH: 63..32,
        /// Sign.
        SIGN: 63,
        /// Sign of the low dword.
        DWORD_SIGN: 31,
        /// Sign of the low word.
        WORD_SIGN: 15,
        /// Sign of the low byte.
        BYTE_SIGN: 7,
    }
    /// What an exact integer has above eight bytes.
    above: 1..0 {
        /// The lower bit.
        BIT: 0,
        /// Sign.
        SIGN: 1,
    }
    /// One bit for each of two sources.
    pair_bits: 1..0 {
        /// Of the first.
        FIRST: 0,
        /// Of the second.
        SECOND: 1,
    }
    /// Distance of a shift of eight bytes.
    wide_shift: 5..0 {
        /// What is left of it after multiples of 8.
        FINE: 2..0,
    }
    /// Half a sum of eight bytes, with its carry.
    sum_low: 32..0 {
        /// The sum.
        LOW: 31..0,
        /// The carry.
        CARRY: 32,
    }
    /// The other half, with what is above.
    sum_high: 33..0 {
        /// The sum.
        LOW: 31..0,
        /// What is above it: `above`.
        ABOVE: 33..32,
        /// The lower bit of that.
        BIT: 32,
        /// Sign.
        SIGN: 33,
    }
    /// A float that becomes an element of eight bytes.
    wide_float: 63..0 {
        /// Its fraction.
        FRACTION: 62..40,
        /// Its leading bit.
        LEADING: 63,
    }
    /// A product of two dwords.
    product: 63..0 {
        /// What one of significands has.
        FLOAT: 47..0,
    }
    /// The exact integer that a source is after its modifiers.
    exact: 33..0 {
        /// Distance of a shift.
        DISTANCE: 4..0,
        /// Without its sign.
        LOW: 31..0,
        /// Sign.
        SIGN: 33,
    }
    /// The exact integer that an operation makes of two.
    outcome: 34..0 {
        /// What fits a dword.
        LOW: 31..0,
        /// Half of it, rounded down.
        HALF: 34..1,
        /// Above a dword.
        ABOVE: 34..32,
        /// Upper word of a dword.
        HIGH_WORD: 31..16,
        /// Upper byte of a word.
        HIGH_BYTE: 15..8,
        /// Sign.
        SIGN: 34,
        /// The bit below the sign.
        BELOW_SIGN: 33,
        /// Top bit of a dword.
        DWORD_TOP: 31,
        /// Top bit of a word.
        WORD_TOP: 15,
        /// Top bit of a byte.
        BYTE_TOP: 7,
    }
    /// A binary32 pattern; see also [`binary32`](super::binary32).
    float: 31..0 {
        /// Fraction.
        FRACTION: 22..0,
        /// Biased exponent.
        EXPONENT: 30..23,
        /// Everything but the sign.
        MAGNITUDE: 30..0,
        /// Sign.
        SIGN: 31,
    }
    /// A binary16 pattern.
    half: 15..0 {
        /// Fraction.
        FRACTION: 9..0,
        /// Biased exponent.
        EXPONENT: 14..10,
        /// Everything but the sign.
        MAGNITUDE: 14..0,
        /// Sign.
        SIGN: 15,
    }
    /// A binary16 magnitude.
    half_magnitude: 14..0 {
        /// Fraction.
        FRACTION: 9..0,
        /// Biased exponent.
        EXPONENT: 14..10,
    }
    /// A binary32 pattern of a binary16 number.
    widened: 31..0 {
        /// Fraction.
        FRACTION: 22..13,
        /// Biased exponent.
        EXPONENT: 30..23,
        /// Sign.
        SIGN: 31,
    }
    /// A binary16 pattern in the place of a binary32 one.
    raised: 31..0 {
        /// The pattern.
        PATTERN: 31..16,
        /// Everything that is below the exponent.
        FRACTION: 25..0,
        /// Biased exponent.
        EXPONENT: 30..26,
    }
    /// A binary32 exponent.
    single_exponent: 7..0 {
        /// As far as a binary16 denormal moves by it.
        LOW: 3..0,
        /// As far as it is that of a binary16 number, but for its bias.
        FIVE: 4..0,
    }
    /// A binary32 significand that becomes a binary16 one.
    narrowed: 23..0 {
        /// Bits below the guard.
        STICKY: 11..0,
        /// The bit below the last place.
        GUARD: 12,
        /// Last place.
        ODD: 13,
        /// The fraction that is left.
        KEPT: 22..13,
        /// The fraction as it was.
        FRACTION: 22..0,
        /// Leading bit.
        LEADING: 23,
    }
    /// Where the exponent of a binary32 pattern tells numbers of 1 and more from those below.
    exponent: 31..0 {
        /// All ones in the exponent of 1.
        OF_ONE: 29..23,
        /// Set from 2 on.
        ABOVE_ONE: 30,
    }
    /// A binary32 significand.
    significand: 23..0 {
        /// Last place.
        ODD: 0,
        /// Fraction.
        FRACTION: 22..0,
        /// Leading bit.
        LEADING: 23,
    }
    /// A sum of the add lane, its leading bit at the top.
    sum32: 31..0 {
        /// Bits below the guard.
        STICKY: 6..0,
        /// The bit below the last place.
        GUARD: 7,
        /// Significand.
        SIGNIFICAND: 31..8,
    }
    /// A sum of the add lane with its sign.
    sum33: 32..0 {
        /// Magnitude of a float.
        LOW: 31..0,
    }
    /// A sum of the multiply-add lane, its leading bit at the top.
    sum52: 51..0 {
        /// Bits below the guard.
        STICKY: 26..0,
        /// The bit below the last place.
        GUARD: 27,
        /// Significand.
        SIGNIFICAND: 51..28,
        /// Its lowest bit.
        LOWEST: 0,
        /// A float as an integer, with its sign.
        WHOLE: 51..19,
        /// The last place of that.
        ONE: 19,
        /// The bit below.
        HALF: 18,
        /// Below that.
        BELOW_HALF: 17..0,
        /// Sign of an integer.
        NEGATIVE: 51,
        /// An integer product.
        PRODUCT: 34..3,
    }
    /// Partial products of 16 x 16 bits.
    partial: 31..0 {
        /// Lower half.
        LOW: 15..0,
        /// Upper half.
        HIGH: 31..16,
    }
    /// A product of two dwords without its lowest word, before the crosswise products are added.
    partial_sum: 47..0 {
        /// Upper half of the product of low words.
        LOW: 15..0,
        /// Product of high words.
        HIGH: 47..16,
    }
    /// Distance of two exponents, as far as a shift takes it.
    distance: 9..0 {
        /// Where the operands meet at all.
        NEAR: 5..0,
        /// Beyond that.
        FAR: 9..6,
    }
    /// Distance of two exponents of the add lane.
    distance8: 7..0 {
        /// Where the operands meet at all.
        NEAR: 5..0,
        /// Beyond that.
        FAR: 7..6,
    }
    /// Difference of two exponents of the multiply-add lane.
    difference: 10..0 {
        /// Its low bits.
        LOW: 9..0,
        /// It is negative.
        NEGATIVE: 10,
    }
    /// Difference of two exponents of the add lane.
    difference8: 8..0 {
        /// Its low bits.
        LOW: 7..0,
        /// It is negative.
        NEGATIVE: 8,
    }
    /// Room above exponent 1, as far as a shift takes it.
    room: 8..0 {
        /// Of 32 bits.
        OF_32: 4..0,
        /// Of 64 bits.
        OF_64: 5..0,
    }
    /// Special case of a multiply-add.
    special: 3..0 {
        /// NaN.
        NAN: 0,
        /// Infinite.
        INFINITE: 1,
        /// Sign of the infinity.
        SIGN: 2,
        /// A float beyond every integer type.
        BEYOND: 3,
    }
    /// What travels with an operation of a float lane.
    float_control: 11..0 {
        /// As [`mode`](crate::word::mode).
        MODE: 2..0,
        /// Rounding.
        ROUNDING: 1..0,
        /// f32 denormals are flushed.
        FLUSH: 2,
        /// Saturate.
        SATURATE: 3,
        /// Low part of the type of dst.
        DST_KIND: 6..4,
        /// mov of a float to an integer.
        TO_INTEGER: 7,
        /// Integer multiply, in the multiply-add lane.
        INTEGER: 8,
        /// Either: an integer result.
        WHOLE: 8..7,
        /// It has an operation, in the add lane.
        DELIVERS: 8,
        /// Rounding to an integer.
        INTEGRAL: 9,
        /// In which direction: `word::rounding`.
        DIRECTION: 11..10,
    }
    /// What travels with a result that may be an f16.
    half_control: 4..0 {
        /// Rounding.
        ROUNDING: 1..0,
        /// It is an f16.
        HALF: 2,
        /// f16 denormals are flushed.
        FLUSH: 3,
        /// It is rounded once, not to f32 before.
        ONCE: 4,
    }
    /// An opcode.
    opcode_bits: 6..0 {
        /// Opcodes in fours, see [`opcode_family`](super::opcode_family).
        FAMILY: 6..2,
        /// Opcodes in eights, see [`opcode_counts`](super::opcode_counts).
        COUNTS: 6..3,
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
    /// Binary32.
    pub const F: U<4> = U::new(7);
    /// Unsigned, eight bytes.
    pub const UQ: U<4> = U::new(8);
    /// Signed, eight bytes.
    pub const Q: U<4> = U::new(9);
    /// Binary16, of a register.
    pub const HF: U<4> = U::new(10);
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
    /// Binary32.
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

/// Codes of [`opcode_bits::COUNTS`].
pub mod opcode_counts {
    use tessera_hdl::U;
    /// lzd, fbh, fbl, cbit, and others that nobody executes.
    pub const COUNTS: U<4> = U::new(9);
}

/// Magnitudes of binary16.
pub mod binary16 {
    use tessera_hdl::U;
    /// The fraction of the NaN that the lanes deliver.
    pub const QUIET: U<10> = U::new(0x200);
    /// The greatest finite number.
    pub const GREATEST: U<15> = U::new(0x7bff);
    /// Infinity; above it NaN.
    pub const INFINITE: U<15> = U::new(0x7c00);
    /// The NaN that the lanes deliver, as a result.
    pub const NAN: U<32> = U::new(0x7e00);
}

/// Magnitudes of binary32.
pub mod binary32 {
    use tessera_hdl::U;
    /// 1.
    pub const ONE: U<31> = U::new(0x3f80_0000);
    /// The greatest finite number.
    pub const GREATEST: U<31> = U::new(0x7f7f_ffff);
    /// Infinity; above it NaN.
    pub const INFINITE: U<31> = U::new(0x7f80_0000);
    /// The NaN that the lanes deliver.
    pub const NAN: U<31> = U::new(0x7fc0_0000);
}

/// Patterns of four bytes.
pub mod pattern {
    use tessera_hdl::U;
    /// 1 as binary32.
    pub const ONE: U<32> = U::new(0x3f80_0000);
    /// Infinity as binary32.
    pub const INFINITE: U<32> = U::new(0x7f80_0000);
    /// Everything but the sign.
    pub const MAGNITUDE: U<32> = U::new(0x7fff_ffff);
    /// The sign.
    pub const SIGN: U<32> = U::new(0x8000_0000);
    /// The low word.
    pub const LOW: U<32> = U::new(0xffff);
    /// The low byte.
    pub const BYTE: U<32> = U::new(0xff);
    /// The NaN that the lanes deliver.
    pub const NAN: U<32> = U::new(0x7fc0_0000);
    /// All bits.
    pub const ONES: U<32> = U::new(0xffff_ffff);
    /// All bits of eight bytes.
    pub const WIDE_ONES: U<64> = U::new(u64::MAX);
}

/// Limits of the integer types, exact.
pub mod limit {
    use tessera_hdl::U;
    /// Of ud.
    pub const UD_GREATEST: U<35> = U::new(0xffff_ffff);
    /// Of d: -2^31.
    pub const D_LEAST: U<35> = U::new(0x7_8000_0000);
    /// Of d.
    pub const D_GREATEST: U<35> = U::new(0x7fff_ffff);
    /// Of uw.
    pub const UW_GREATEST: U<35> = U::new(0xffff);
    /// Of w: -2^15.
    pub const W_LEAST: U<35> = U::new(0x7_ffff_8000);
    /// Of w.
    pub const W_GREATEST: U<35> = U::new(0x7fff);
    /// Beyond every type.
    pub const BEYOND: U<35> = U::new(0x1_ffff_ffff);
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

/// Codes of [`mode::ROUNDING`](crate::word::mode::ROUNDING).
pub mod rounding {
    use tessera_hdl::U;
    /// To the nearest, ties to even.
    pub const NEAREST: U<2> = U::new(0);
    /// Toward plus infinity.
    pub const UP: U<2> = U::new(1);
    /// Toward minus infinity.
    pub const DOWN: U<2> = U::new(2);
    /// Toward zero.
    pub const ZERO: U<2> = U::new(3);
}
