//! The packed words of the pipelined INTDIV.

tessera_hdl::words! {
    /// A numerator.
    numerator: 31..0 {
        /// What the first digits are found from.
        HIGH: 31..14,
    }
    /// A divisor with its leading bit on top.
    divisor: 31..0 {
        /// Its interval in the table.
        INTERVAL: 30..22,
        /// How far in it it is.
        DISTANCE: 21..10,
    }
    /// The same, as digits are multiplied with it.
    factor: 31..0 {
        /// What one multiplier takes.
        LOW: 17..0,
        /// What the other takes.
        HIGH: 31..18,
    }
    /// A row of the table.
    row: 33..0 {
        /// How much the reciprocal falls with the distance.
        SLOPE: 11..0,
        /// The reciprocal where the interval begins.
        START: 33..12,
    }
    /// What the reciprocal falls by.
    fall: 23..0 {
        KEPT: 23..11,
    }
    /// A reciprocal between 1 and 2, with four bits more.
    reciprocal: 21..0 {
        KEPT: 21..4,
    }
    /// Numerator or rest, times a reciprocal.
    estimate: 35..0 {
        /// The first digits.
        FIRST: 35..19,
        /// The second ones.
        DIGITS: 35..18,
    }
    /// Leading zeros of a divisor: 31 less what the digits are shifted by, further than by one place.
    zeros: 4..0 {
        /// Shifted by less than 16.
        FEW: 3..0,
        /// The divisor has 16 bits at most, so that the quotient may have more than 16.
        SHORT: 4,
    }
    /// What the first digits leave, in units of 2^-16.
    rest: 50..0 {
        /// To find the second digits of a long quotient from: below 2^17, and a bit behind the point.
        SHORT: 32..15,
        /// To find those of a short one from.
        LONG: 48..31,
    }
    /// What all digits leave: whole divisors, the bits below are 0.
    last: 50..0 {
        /// By a short divisor, in units of 2^-32.
        SHORT: 50..32,
        /// By a long one, in units of 2^-16.
        LONG: 48..16,
    }
}
