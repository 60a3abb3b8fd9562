//! Float arithmetic: binary32 and binary16, sums before they are rounded, what travels with an operation.

tessera_hdl::words! {
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
    /// Where the exponent of a binary32 pattern tells numbers of 1 and more from those below.
    exponent: 31..0 {
        /// All ones in the exponent of 1.
        OF_ONE: 29..23,
        /// Set from 2 on.
        ABOVE_ONE: 30,
    }
    /// A biased exponent of binary32 before it is known to be in its range.
    biased: 8..0 {
        /// Set beyond it.
        BEYOND: 8,
        /// Those of a number.
        LOW: 7..0,
        /// Set from 2 on.
        ABOVE_ONE: 7,
        /// All ones in the exponent of 1.
        OF_ONE: 6..0,
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
    /// A binary16 pattern.
    half: 15..0 {
        /// Fraction.
        FRACTION: 9..0,
        /// Biased exponent.
        EXPONENT: 14..10,
        /// Its top bit.
        EXPONENT_TOP: 14,
        /// The rest of it.
        EXPONENT_LOW: 13..10,
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
        /// From above that.
        THREE: 6..4,
        /// Of 128 and more.
        TOP: 7,
    }
    /// A binary32 significand that becomes a binary16 one.
    narrowed: 11..0 {
        /// The bit below the last place.
        GUARD: 0,
        /// Last place.
        ODD: 1,
        /// The fraction that is left.
        KEPT: 10..1,
        /// That and the guard.
        FRACTION: 10..0,
        /// Leading bit.
        LEADING: 11,
    }
    /// The fraction of a binary32 pattern that becomes that of a binary16 one.
    kept_fraction: 31..0 {
        /// With the bit below the last place.
        KEPT: 22..12,
        /// Below that.
        BELOW: 11..0,
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
        /// Above a number added to it.
        ABOVE_ADDEND: 51..35,
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
    float_control: 13..0 {
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
        /// Of an integer product: a number is added to it.
        ACCUMULATES: 12,
        /// Bits 47:16 are delivered.
        UPPER: 13,
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
    /// The NaN that the lanes deliver.
    pub const NAN: U<15> = U::new(0x7e00);
}

/// Magnitudes of binary32.
pub mod binary32 {
    use tessera_hdl::U;
    /// The greatest finite number.
    pub const GREATEST: U<31> = U::new(0x7f7f_ffff);
    /// Infinity; above it NaN.
    pub const INFINITE: U<31> = U::new(0x7f80_0000);
    /// The NaN that the lanes deliver.
    pub const NAN: U<31> = U::new(0x7fc0_0000);
    /// 1.
    pub const ONE: U<31> = U::new(0x3f80_0000);
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
    /// One bit.
    pub const BIT: U<32> = U::new(1);
    /// All bits of eight bytes.
    pub const WIDE_ONES: U<64> = U::new(u64::MAX);
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
