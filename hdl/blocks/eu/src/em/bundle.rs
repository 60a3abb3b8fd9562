//! Bundles between the parts of a lane of EM.

tessera_hdl::bundle! {
    /// A result on its way to the next turn.
    bundle EmBack {
        /// Pattern.
        bits: 32,
        /// Significand with four further bits.
        long: 28,
        /// Biased exponent of its leading bit.
        exponent: 10,
        /// Its class.
        class: 2,
    }

    /// An operand taken apart.
    bundle EmNumber {
        /// Sign.
        sign: 1,
        /// Exponent field.
        field: 8,
        /// It is zero.
        zero: 1,
        /// It is infinite.
        infinite: 1,
        /// It is NaN.
        nan: 1,
    }

    /// Its value.
    bundle EmValue {
        /// Normalised significand.
        long: 28,
        /// Biased exponent of its leading bit.
        exponent: 10,
    }

    /// What the special cases and the function say of a turn.
    bundle EmPlan {
        /// As `word::kind`.
        kind: 8,
        /// Sign of the result, as far as the operands make it.
        sign: 1,
        /// Sign of the operand.
        negative: 1,
        /// It is an angle that loses 14 bits.
        far: 1,
        /// Constant multiplier; 0 where the table has it.
        factor: 36,
        /// Exponent of the second factor.
        second: 10,
    }

    /// Where an interval begins and how far the operand is from its middle.
    bundle EmOffset {
        /// As `word::distance`.
        distance: 18,
        /// The operand is right of the middle.
        right: 1,
        /// A rise is added.
        add: 1,
        /// A product instead of a polynomial.
        window: 29,
        /// Exponent that a logarithm adds.
        whole: 9,
        /// Scale of the result.
        scale: 10,
    }

    /// A polynomial, half evaluated.
    bundle EmTerms {
        /// Value in the middle of the interval.
        base: 36,
        /// Slope there.
        c1: 20,
        /// What the bend makes of it at the operand, a number with a sign: on the right its complement.
        bend: 13,
    }

    /// How far a result may be shifted.
    bundle EmLimits {
        /// The bit at which the shift stops at the latest.
        stop: 35,
        /// It stops above the magnitude.
        early: 1,
        /// And there is no magnitude.
        below: 1,
    }

    /// A result to be normalised.
    bundle EmMagnitude {
        /// In its window.
        magnitude: 52,
        /// Shift there.
        shift: 6,
        /// Scale of the window.
        scale: 10,
        /// Sign.
        sign: 1,
    }
}
