//! Integer arithmetic: parts of elements, exact integers, products, elements of eight bytes.

tessera_hdl::words! {
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
    /// A result between the fields of the types that it may have.
    between: 31..0 {
        /// Below the sign of a byte.
        BYTE: 6..0,
        /// From there to the fraction's end of a binary16 pattern.
        HALF: 9..8,
        /// From a word to the fraction's end of a binary32 pattern.
        SINGLE: 22..16,
    }
    /// How results are judged by a condition modifier.
    judging: 9..0 {
        /// As floats.
        FLOAT: 0,
        /// As binary16 floats.
        HALF: 1,
        /// As words.
        WORD: 2,
        /// As bytes.
        BYTE: 3,
        /// As integers with a sign.
        SIGNED: 4,
        /// It counts whether they are zero.
        BY_ZERO: 5,
        /// It counts whether they are negative.
        BY_SIGN: 6,
        /// It holds if nothing that counts is so.
        INVERTS: 7,
        /// It holds for a NaN.
        OF_NAN: 8,
        /// The lane has judged.
        COMPARED: 9,
    }
    /// What is told of a result before it is judged: what is set in the fields of the types that it may have.
    told: 9..0 {
        /// Anything below the sign of a byte.
        BYTE: 0,
        /// That sign.
        BYTE_SIGN: 1,
        /// Anything from there to the exponent of a binary16 pattern.
        HALF: 2,
        /// Anything below that exponent.
        HALF_FRACTION: 2..0,
        /// Anything in it.
        HALF_EXPONENT: 3,
        /// Anything but the sign of a word.
        WORD: 3..0,
        /// That sign.
        WORD_SIGN: 4,
        /// Anything in a word.
        LOW: 4..0,
        /// Anything from there to the exponent of a binary32 pattern.
        SINGLE: 5,
        /// Anything below that exponent.
        SINGLE_FRACTION: 5..0,
        /// Anything in it.
        SINGLE_EXPONENT: 6,
        /// Anything but the sign.
        MAGNITUDE: 6..0,
        /// The sign.
        SIGN: 7,
        /// Anything at all.
        ALL: 7..0,
        /// All of the exponent of a binary16 pattern.
        HALF_BEYOND: 8,
        /// All of that of a binary32 one.
        SINGLE_BEYOND: 9,
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
    /// The exact integer that a source is after its modifiers.
    exact: 33..0 {
        /// Distance of a shift.
        DISTANCE: 4..0,
        /// Without its sign.
        LOW: 31..0,
        /// Above that.
        ABOVE: 33..32,
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
        /// Of a sum of two dwords what is carried out.
        CARRY: 32,
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
    /// A product of two dwords.
    product: 63..0 {
        /// What one of significands has.
        FLOAT: 47..0,
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
