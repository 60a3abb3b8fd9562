//! The packed words of EM, and its codes.

tessera_hdl::words! {
    /// What travels through all stages of a turn.
    beat: 7..0 {
        /// Function.
        OP: 3..0,
        /// Turns taken before.
        TURN: 5..4,
        /// Clamp to 0..1.
        SATURATE: 6,
        /// Denormals are zeros.
        FLUSH: 7,
    }
    /// What X1 finds out about a turn.
    kind: 7..0 {
        /// What the turn computes.
        STEP: 2..0,
        /// Class of its result, if that is known.
        CLASS: 4..3,
        /// It is that of a macro.
        SEED: 5,
        /// It is the last one.
        LAST: 6,
        /// Its exponent has no bounds: a seed, or a factor of the next turn.
        FREE: 7,
    }
    /// The code of a step.
    step_bits: 2..0 {
        /// Of the steps that have one table each, which.
        TABLE: 1..0,
        /// A root or its reciprocal, but for the two codes named below.
        ROOT: 2,
        /// Of these, the reciprocal.
        INVERSE: 1,
    }
    /// The significand of an operand, with four further bits.
    long: 27..0 {
        /// Significand.
        SIGNIFICAND: 27..4,
        /// Leading bit.
        LEADING: 27,
        /// Fraction of a pattern.
        FRACTION: 26..4,
        /// Bits below a pattern's.
        FURTHER: 3..0,
    }
    /// What the factor is multiplied by, as multipliers take it.
    value_bits: 27..0 {
        /// All that one takes.
        LOW: 17..0,
        /// The rest.
        HIGH: 27..18,
    }
    /// A product as the multipliers leave it, without those in the middle.
    straight: 63..0 {
        /// Of the lower bits of both.
        LOW: 35..0,
        /// Of the upper ones.
        HIGH: 63..36,
    }
    /// The factor of X2.
    factor_bits: 35..0 {
        /// What one multiplier takes.
        LOW: 17..0,
        /// What the other takes.
        HIGH: 35..18,
    }
    /// The product of X2.
    product: 63..0 {
        /// Behind the point.
        FRACTION: 51..27,
        /// Behind the point of a large angle.
        LARGE_FRACTION: 37..13,
        /// Quarter turn.
        QUARTER: 53..52,
        /// Quarter turn of a large angle.
        LARGE_QUARTER: 39..38,
        /// Before the point.
        INTEGER: 59..52,
        /// What a product of two significands keeps.
        WINDOW: 63..35,
    }
    /// The fraction that selects an interval.
    fraction: 24..0 {
        /// Interval.
        INTERVAL: 24..18,
        /// Right half of it.
        RIGHT: 17,
        /// Offset in a half.
        OFFSET: 16..0,
    }
    /// Address of a row.
    row: 9..0 {
        /// Table.
        TABLE: 9..7,
        /// Interval.
        INTERVAL: 6..0,
    }
    /// Address of a multiplier.
    multiplier: 8..0 {
        /// That of an angle.
        ANGLE: 8,
        /// Exponent field.
        FIELD: 7..0,
    }
    /// Twice the distance from the middle of an interval.
    distance: 17..0 {
        /// Always 1.
        ODD: 0,
        /// The rest.
        REST: 17..1,
    }
    /// A row of the table.
    coefficients: 61..0 {
        /// Of the square.
        C2: 12..0,
        /// Of the distance.
        C1: 32..13,
        /// In the middle.
        C0: 61..33,
    }
    /// Product of c2 and the distance.
    bend: 30..0 {
        /// In the unit of c1.
        KEPT: 30..19,
    }
    /// Slope before it is cut.
    slope: 19..0 {
        /// The part that is multiplied.
        KEPT: 19..2,
    }
    /// Product of slope and distance.
    rise: 35..0 {
        /// In the unit of c0.
        KEPT: 35..16,
    }
    /// Sum of the polynomial.
    sum: 35..0 {
        /// Magnitude, unless negative.
        MAGNITUDE: 34..0,
        /// Sign.
        SIGN: 35,
    }
    /// Base of the polynomial of a logarithm.
    logarithm: 35..0 {
        /// c0.
        C0: 28..0,
        /// Exponent.
        INTEGER: 35..27,
    }
    /// Magnitude of a sum.
    magnitude: 34..0 {
        /// Upper 32.
        UPPER: 34..3,
    }
    /// Zeros that a shift may take.
    stop: 9..0 {
        /// Bits of the magnitude.
        DISTANCE: 5..0,
        /// Below zero or more than that.
        FAR: 9..6,
    }
    /// The magnitude in its window, shifted.
    window: 51..0 {
        /// Leading bit.
        TOP: 51,
        /// Significand with four further bits.
        LONG: 51..24,
        /// Fraction of a pattern.
        FRACTION: 50..28,
        /// The bit below.
        GUARD: 27,
        /// Four bits below the pattern's.
        FURTHER: 27..24,
    }
    /// A biased exponent without bounds.
    exponent: 9..0 {
        /// Field of a pattern.
        FIELD: 7..0,
        /// Bits beyond it.
        BEYOND: 9..8,
        /// Even or odd.
        ODD: 0,
        /// Shift distance.
        DISTANCE: 5..0,
        /// Half of it.
        HALF: 9..1,
        /// Sign.
        NEGATIVE: 9,
        /// 256 and above.
        LARGE: 8,
    }
    /// Extension pattern.
    extension: 9..0 {
        /// Upper bits of the exponent code.
        CODE: 9..8,
        /// Upper bits of the fraction.
        FRACTION: 7..4,
    }
}

/// Function codes, but for that of the reciprocal: the step no other function names.
pub mod op {
    use tessera_hdl::U;
    /// Logarithm to base 2.
    pub const LOG: U<4> = U::new(0x2);
    /// Power of 2.
    pub const EXP: U<4> = U::new(0x3);
    /// Square root.
    pub const SQT: U<4> = U::new(0x4);
    /// Its reciprocal.
    pub const RSQT: U<4> = U::new(0x5);
    /// Sine.
    pub const SIN: U<4> = U::new(0x6);
    /// Cosine.
    pub const COS: U<4> = U::new(0x7);
    /// Quotient.
    pub const FDIV: U<4> = U::new(0x9);
    /// Power.
    pub const POW: U<4> = U::new(0xA);
    /// Seed of a quotient.
    pub const INVM: U<4> = U::new(0xE);
    /// Seed of a root.
    pub const RSQTM: U<4> = U::new(0xF);
}

/// Steps; those below 4 are the number of their table.
pub mod step {
    use tessera_hdl::U;
    /// Reciprocal.
    pub const INV: U<3> = U::new(0);
    /// Logarithm to base 2.
    pub const LOG: U<3> = U::new(1);
    /// Power of 2.
    pub const EXP: U<3> = U::new(2);
    /// Sine.
    pub const SIN: U<3> = U::new(3);
    /// Square root.
    pub const SQT: U<3> = U::new(4);
    /// Product.
    pub const MUL: U<3> = U::new(5);
    /// Reciprocal square root.
    pub const RSQT: U<3> = U::new(6);
    /// Cosine.
    pub const COS: U<3> = U::new(7);
}

/// Classes of numbers.
pub mod class {
    use tessera_hdl::U;
    /// None of the others.
    pub const FINITE: U<2> = U::new(0);
    /// Zero.
    pub const ZERO: U<2> = U::new(1);
    /// Infinite.
    pub const INFINITE: U<2> = U::new(2);
    /// NaN.
    pub const NAN: U<2> = U::new(3);
}

/// Multipliers that do not come out of the table.
pub mod factor {
    use tessera_hdl::U;
    /// Of a significand that is its own argument.
    pub const DIRECT: U<36> = U::new(1 << 25);
    /// 1, for a sine that is its angle.
    pub const ONE: U<36> = U::new(1 << 35);
}
