//! The multiply-add lane: operands, products, sums.

tessera_hdl::bundle! {
    /// Which operation of the float lanes; none of these: multiply.
    bundle FloatOperation {
        /// Multiply-add.
        mad: 1,
        /// Add.
        add: 1,
        /// mov of an integer to a float.
        from_integer: 1,
        /// mov of a float to an integer.
        to_integer: 1,
        /// Integer multiply.
        integer: 1,
        /// mov of a float to one of another size.
        resize: 1,
        /// To its product, of the upper word of src1, src2 is added.
        accumulates: 1,
        /// Bits 47:16 of it are delivered.
        upper: 1,
        /// Rounding to an integer.
        integral: 1,
        /// In which direction: `word::rounding`.
        direction: 2,
    }

    /// Two magnitudes, ready to be added.
    bundle Aligned {
        /// The one of larger exponent.
        anchor: 32,
        /// The other one, moved.
        shifted: 32,
        /// Added with them.
        carry: 1,
        /// `shifted` is subtracted.
        subtract: 1,
        /// It is larger than `anchor`: the difference is inverted.
        invert: 1,
    }

    /// What is known of a float sum before it is formed.
    bundle Expected {
        /// Biased exponent of bit 31 of the sum.
        exponent: 9,
        /// Sign.
        sign: 1,
        /// It is a difference.
        cancel: 1,
        /// It is NaN.
        nan: 1,
        /// It is infinite.
        infinite: 1,
        /// The float is beyond every integer type.
        beyond: 1,
    }

    /// A sum of the add lane.
    bundle AddSum {
        /// Float: magnitude; conversion to an integer: two's complement.
        sum: 33,
        /// How far it moves left.
        shift: 5,
    }

    /// A binary32 result before its last rounding.
    bundle Unrounded {
        /// Sign.
        sign: 1,
        /// A difference made it: an exact zero takes its sign from the rounding mode.
        cancel: 1,
        /// Biased exponent of the significand's leading bit.
        exponent: 9,
        /// Significand.
        significand: 24,
        /// The bit below the last place.
        guard: 1,
        /// Some bit below that.
        sticky: 1,
    }

    /// Sources of an operation of the multiply-add lane.
    bundle FmaSources {
        /// Elements.
        src: [32; 3],
        /// src2 is without its leading bit: `HalfBare`.
        bare: 1,
        /// Types of the first two: `word::element`.
        kind: [3; 2],
        /// Absolute value of each source.
        abs: 3,
        /// Negation of each source.
        negate: 3,
    }

    /// Sources of a multiply-add, unpacked.
    bundle Factors {
        /// First factor: a significand, or an integer.
        multiplicand: 32,
        /// Second factor.
        multiplier: 32,
        /// Addend: a significand above 8 zeros, or the magnitude of an integer.
        addend: 32,
        /// Exponent of the product, plus 128.
        product_exponent: 10,
        /// Exponent of the addend, plus 128.
        addend_exponent: 10,
        /// Sign of the product.
        product_sign: 1,
        /// Sign of the addend.
        addend_sign: 1,
    }

    /// A product and what is added to it.
    bundle Product {
        /// Product of the factors; of significands 48 bits.
        product: 64,
        /// Addend.
        addend: 32,
        /// The product stays, the addend moves.
        product_leads: 1,
        /// Distance of the exponents, as far as it matters.
        distance: 6,
        /// It is beyond that.
        far: 1,
    }

    /// Signs and exponent of an aligned pair.
    bundle Pair {
        /// Biased exponent of bit 51 of the window.
        exponent: 9,
        /// Sign of the one that leads.
        anchor_sign: 1,
        /// Sign of the one that moved.
        shifted_sign: 1,
    }

    /// The pair in a window of 52 bits.
    bundle Windowed {
        /// The one that leads.
        anchor: 52,
        /// The one that moved.
        shifted: 52,
    }

    /// Sum of the pair.
    bundle FmaSum {
        /// Magnitude; of a whole result two's complement.
        sum: 52,
        /// Sign.
        sign: 1,
        /// It is a difference.
        cancel: 1,
    }

    /// A sum that takes the place of the multiply-add lane's own.
    bundle Replacement {
        /// There is one.
        valid: 1,
        /// Magnitude.
        sum: 52,
        /// Biased exponent of bit 51.
        exponent: 9,
        /// Sign.
        sign: 1,
    }
}
