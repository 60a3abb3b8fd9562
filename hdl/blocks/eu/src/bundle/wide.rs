//! The lane of 64-bit integers.

tessera_hdl::bundle! {
    /// Sources of an operation of the wide lane, as they were gathered.
    bundle WideSources {
        /// Low dwords.
        low: [32; 2],
        /// High dwords.
        high: [32; 2],
        /// Their types: `word::element`.
        kind: [3; 2],
        /// They have eight bytes.
        eight: [1; 2],
        /// Absolute value of each source.
        abs: 2,
        /// Negation of each source.
        negate: 2,
    }

    /// What the operation of the wide lane is and how its result leaves: travels to the last stage.
    bundle WideControl {
        /// Opcode.
        opcode: 7,
        /// mov of an integer to a float.
        from_integer: 1,
        /// mov of a float to an integer.
        to_integer: 1,
        /// The float is an f64.
        is_double: 1,
        /// Type of dst: `word::element`.
        dst_kind: 3,
        /// It has eight bytes.
        dst_eight: 1,
        /// Saturate.
        saturate: 1,
        /// Condition modifier: `word::condition`.
        condition: 3,
        /// Predicate of the lane.
        predicate: 1,
    }

    /// Sources of the wide lane, extended.
    bundle WideOperands {
        /// Values without their modifiers, but with the NOT of bitwise operations.
        value: [64; 2],
        /// Bit i: value i is negative.
        below: 2,
        /// Bit i: value i is to be negated.
        flips: 2,
        /// Distance of a shift.
        distance: 6,
        /// The float is beyond every integer type.
        beyond: 1,
    }

    /// What the operations of the wide lane have made, half-way.
    bundle WideHalfway {
        /// Sum or difference.
        sum: 64,
        /// What it has above: `word::above`.
        sum_above: 2,
        /// The first source, or a bitwise operation.
        first: 64,
        /// The second source.
        second: 64,
        /// A shift, by multiples of 8.
        moved: 64,
        /// What is left of its distance.
        distance: 3,
        /// What enters it.
        fill: 1,
        /// Signs of the sources: as `WideOperands`.
        below: 2,
        /// Negations: as `WideOperands`.
        flips: 2,
        /// The float is beyond every integer type.
        beyond: 1,
        /// What the signs of the factors take from the high dword of a product.
        correction: 32,
    }

    /// An exact integer that may have to be negated.
    bundle WideValue {
        /// The integer.
        value: 64,
        /// What it has above: `word::above`.
        above: 2,
        /// It is to be negated.
        flip: 1,
        /// What becomes a float is negative.
        below_zero: 1,
        /// Outcome of a comparison.
        holds: 1,
    }

    /// An exact integer, and what its type thinks of it.
    bundle WideOutcome {
        /// The integer.
        value: 64,
        /// It is negative; of what becomes a float, that number.
        negative: 1,
        /// It is out of the range of a type to which it is clamped.
        clamps: 1,
        /// Outcome of a comparison.
        holds: 1,
    }
}
