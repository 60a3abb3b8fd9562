//! The lane of f64 and of the IEEE macros.

tessera_hdl::bundle! {
    /// Sources of an operation of the double lane, as they were gathered.
    bundle DoubleSources {
        /// Low dwords.
        low: [32; 3],
        /// High dwords.
        high: [32; 3],
        /// Absolute value of each source.
        abs: 3,
        /// Negation of each source.
        negate: 3,
    }

    /// What the operation of the double lane is and how its result leaves.
    bundle DoubleControl {
        /// Opcode.
        opcode: 7,
        /// Sources that are binary32: of mov, and all of a macro.
        single: 3,
        /// An IEEE macro.
        ieee: 1,
        /// Sources that have an extension.
        extended: 3,
        /// dst has one.
        dst_extended: 1,
        /// Its result is.
        dst_single: 1,
        /// mov of an integer.
        from_integer: 1,
        /// A seed is that of a root.
        root: 1,
        /// Saturate.
        saturate: 1,
        /// Condition modifier: `word::condition`.
        condition: 3,
        /// Predicate of the lane.
        predicate: 1,
        /// Rounding and denormals: `word::mode`.
        mode: 5,
    }

    /// Factors of a product and an addend.
    bundle DoubleFactors {
        /// Significands of the factors.
        factor: [64; 2],
        /// Significand of the addend, or a pattern that is delivered as it is.
        addend: 64,
        /// Exponents of the factors: `word::wide_exponent`.
        factor_exponent: [15; 2],
        /// Exponent of the addend.
        addend_exponent: 15,
        /// Sign of the product.
        product_sign: 1,
        /// Sign of the addend.
        addend_sign: 1,
    }

    /// Partial products.
    bundle DoublePartials {
        /// Of 16 bits of the factors from `16 j` and `16 k` on, at `4 j + k`.
        partial: [32; 16],
    }

    /// A product and an addend.
    bundle DoublePair {
        /// The product of the upper dwords of the factors.
        high: 64,
        /// What is added to it: the sum of the upper dwords of the two mixed products,
        mixed: 33,
        /// and what is carried from below.
        carry: 2,
        /// Lower half of the product.
        low: 64,
        /// As `DoubleFactors`.
        addend: 64,
        /// As `DoubleFactors`.
        addend_exponent: 15,
        /// The product's exponent is not below that of the addend.
        leads: 1,
        /// By how much the other one moves right.
        moves: 7,
        /// It moves beyond what meets in a window.
        far: 1,
        /// The product is not zero.
        has_product: 1,
        /// The addend is not zero.
        has_addend: 1,
        /// Exponent of the bit that is free for a carry.
        exponent: 15,
        /// As `DoubleFactors`.
        product_sign: 1,
        /// As `DoubleFactors`.
        addend_sign: 1,
    }

    /// A window of 131 bits.
    bundle DoubleWindow {
        /// Bits 130 to 67.
        top: 64,
        /// Bits 66 to 3.
        middle: 64,
        /// The rest.
        low: 3,
    }
}
