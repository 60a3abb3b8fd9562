//! Binary64 arithmetic: patterns, windows of sums, what travels with an operation.

tessera_hdl::words! {
    /// A binary64 pattern; see also [`binary64`](super::binary64).
    double: 63..0 {
        /// Fraction.
        FRACTION: 51..0,
        /// Biased exponent.
        EXPONENT: 62..52,
        /// Everything but the sign.
        MAGNITUDE: 62..0,
        /// Sign.
        SIGN: 63,
    }
    /// A significand of 64 bits, its leading bit at the top.
    wide_significand: 63..0 {
        /// Leading bit.
        LEADING: 63,
        /// The rest.
        ALL: 62..0,
        /// Of that what an f with extension has.
        UPPER: 62..32,
        /// What it rounds by, but for the highest.
        BELOW_UPPER: 30..0,
        /// Interval of a seed.
        INTERVAL: 62..56,
        /// Distance from its start.
        DISTANCE: 55..38,
        /// As much of that as is squared.
        DISTANCE_TOP: 55..44,
        /// Fraction of a binary64.
        FRACTION: 62..11,
        /// The bit below it.
        GUARD: 10,
        /// Bits below that.
        STICKY: 9..0,
        /// Last place of a binary64.
        ODD: 11,
        /// Fraction of a binary32.
        SINGLE_FRACTION: 62..40,
        /// The bit below it.
        SINGLE_GUARD: 39,
        /// Bits below that.
        SINGLE_STICKY: 38..0,
        /// Last place of a binary32.
        SINGLE_ODD: 40,
    }
    /// An exponent, biased as that of a binary64, in two's complement.
    wide_exponent: 14..0 {
        /// That of a binary64.
        DOUBLE: 10..0,
        /// The highest bit.
        DOUBLE_TOP: 10,
        /// What lies between highest and lowest.
        DOUBLE_REST: 9..1,
        /// Above it, of one that is not negative.
        ABOVE_DOUBLE: 14..11,
        /// That of a binary32, after the bias is changed.
        SINGLE: 7..0,
        /// The highest bit.
        SINGLE_TOP: 7,
        /// What lies between highest and lowest.
        SINGLE_REST: 6..1,
        /// Above it.
        ABOVE_SINGLE: 14..8,
        /// The lowest bit.
        ODD: 0,
        /// It is negative.
        NEGATIVE: 14,
    }
    /// Difference of two exponents.
    wide_difference: 15..0 {
        /// As far as an addend is moved left.
        LOW: 5..0,
        /// The rest.
        HIGH: 15..6,
    }
    /// Its low bits, added to.
    low_difference: 6..0 {
        /// Those.
        LOW: 5..0,
        /// What goes to the high ones, or is taken from them.
        CARRY: 6,
    }
    /// Its high bits.
    high_difference: 9..0 {
        /// What is within a window.
        NEAR: 0,
        /// Beyond the distance of what meets in a window.
        FAR: 8..1,
        /// It is negative.
        NEGATIVE: 9,
    }
    /// As far as a window reaches.
    near_difference: 6..0 {
        /// Low bits.
        LOW: 5..0,
        /// The high one.
        HIGH: 6,
    }
    /// Room above the smallest exponent.
    wide_room: 15..0 {
        /// As far as a shift takes it.
        LOW: 7..0,
        /// Beyond a shift.
        HIGH: 14..8,
        /// There is none.
        NEGATIVE: 15,
    }
    /// The middle of a window.
    window_middle: 63..0 {
        /// What of it enters the low end when it moves there.
        TOP: 63..61,
        /// The rest.
        REST: 60..0,
        /// The bit after the last place of 64.
        GUARD: 63,
    }
    /// The low end of a window.
    window_low: 2..0 {
        /// Without the lowest.
        UPPER: 2..1,
        /// The highest.
        TOP: 2,
        /// The lowest, which holds what is lost.
        JAM: 0,
        /// The lowest two.
        LOWER: 1..0,
    }
    /// A sum of three dwords of columns.
    column: 33..0 {
        /// The column.
        LOW: 31..0,
        /// Carries.
        CARRY: 33..32,
    }
    /// A sum of two low ends, with a carry.
    low_sum: 3..0 {
        /// The sum.
        SUM: 2..0,
        /// Its carry.
        CARRY: 3,
    }
    /// The fraction of a number that has an extension.
    extended_fraction: 63..0 {
        /// What the register has.
        UPPER: 62..11,
        /// What the extension has.
        LOWER: 10..0,
        /// The same of an f.
        SINGLE_UPPER: 30..8,
        /// The same of an f.
        SINGLE_LOWER: 7..0,
    }
    /// The exponent code of such a number.
    exponent_code: 14..0 {
        /// What the extension has.
        ABOVE: 12..11,
        /// The same of an f.
        SINGLE_ABOVE: 9..8,
    }
    /// Parts of an exponent with its carry that say how far beyond a format's own it is.
    beyond: 14..0 {
        /// Of a binary64.
        UPPER: 14..12,
        /// Below those.
        LOW_10: 9..0,
        /// Above its own.
        ABOVE_11: 13..11,
        /// Its own.
        LOW_11: 10..0,
        /// Of a binary32.
        SINGLE_UPPER: 14..9,
        /// Below those.
        LOW_7: 6..0,
        /// Above its own.
        ABOVE_8: 13..8,
        /// Its own.
        LOW_8: 7..0,
        /// Above its own and two more.
        ABOVE_10: 13..10,
    }
    /// An extension.
    extension: 12..0 {
        /// Of the exponent code.
        CODE: 12..11,
        /// Of the fraction.
        FRACTION: 10..0,
        /// The same of an f.
        SINGLE_CODE: 9..8,
        /// The same of an f.
        SINGLE_FRACTION: 7..0,
    }
    /// An extension as it is kept.
    kept_extension: 14..0 {
        /// That.
        EXTENSION: 12..0,
        /// Its code is not zero.
        REACHES: 13,
        /// The same of an f.
        SINGLE_REACHES: 14,
    }
    /// Where an extension is kept.
    extension_address: 8..0 {
        /// Dword of the register.
        DWORD: 2..0,
        /// mme0 to mme7.
        REGISTER: 5..3,
        /// Thread slot.
        SLOT: 8..6,
    }
    /// Selector of an extension register.
    selector: 3..0 {
        /// Which one.
        REGISTER: 2..0,
        /// None.
        NONE: 3,
    }
    /// Row of the table of seeds.
    seed_address: 8..0 {
        /// Interval.
        INTERVAL: 6..0,
        /// Reciprocal root, even exponent.
        ROOT: 7,
        /// The same, odd exponent.
        ODD: 8,
    }
    /// A row of it.
    seed_row: 58..0 {
        /// Curve.
        CURVE: 11..0,
        /// Slope.
        SLOPE: 29..12,
        /// Value at the start.
        START: 58..30,
    }
    /// Square of the upper part of a distance.
    seed_square: 23..0 {
        /// The places that are kept.
        KEPT: 23..12,
    }
    /// A seed in units of 2^-43.
    seed_sum: 43..0 {
        /// The places that are kept.
        KEPT: 43..15,
        /// Those of a binary32.
        SINGLE: 43..19,
    }
    /// What travels with an operation of the double lane.
    double_control: 14..0 {
        /// Rounding.
        ROUNDING: 1..0,
        /// Denormal results are flushed.
        FLUSH: 2,
        /// The result is a binary32.
        SINGLE: 3,
        /// Saturate.
        SATURATE: 4,
        /// The result is a pattern as it is.
        RAW: 5,
        /// Condition modifier.
        CONDITION: 8..6,
        /// It is a comparison.
        COMPARES: 9,
        /// Outcome of it.
        HOLDS: 10,
        /// An integer becomes the float.
        FROM_INTEGER: 11,
        /// The result has an extension.
        EXTENDED: 12,
        /// It is a seed.
        SEED: 13,
        /// Of a root.
        ROOT: 14,
    }
    /// Special case of an operation of the double lane.
    double_special: 2..0 {
        /// NaN.
        NAN: 0,
        /// Infinite.
        INFINITE: 1,
        /// Sign of the infinity.
        SIGN: 2,
    }
}

/// Magnitudes of binary64, and exponents biased as its own.
pub mod binary64 {
    use tessera_hdl::U;
    /// 1.
    pub const ONE: U<63> = U::new(0x3ff0_0000_0000_0000);
    /// The greatest finite number.
    pub const GREATEST: U<63> = U::new(0x7fef_ffff_ffff_ffff);
    /// Infinity; above it NaN.
    pub const INFINITE: U<63> = U::new(0x7ff0_0000_0000_0000);
    /// The NaN that the lane delivers.
    pub const NAN: U<63> = U::new(0x7ff8_0000_0000_0000);
    /// Exponent of 1.
    pub const BIAS: U<15> = U::new(1023);
    /// What the exponent of a binary32 lacks.
    pub const MORE_BIAS: U<15> = U::new(1023 - 127);
    /// Exponent of a zero: the other operand leads.
    pub const OF_ZERO: U<15> = U::new(0x4000);
    /// Exponent of bit 63 of an integer.
    pub const OF_INTEGER: U<15> = U::new(1023 + 63);
}

/// Codes of [`selector`].
pub mod no_selector {
    use tessera_hdl::U;
    /// No extension register.
    pub const NONE: U<4> = U::new(8);
}
