//! The integer lane.

tessera_hdl::bundle! {
    /// Sources of an operation of the short lane, as they were gathered.
    bundle ShortSources {
        /// Elements.
        src: [32; 2],
        /// Their types: `word::element`.
        kind: [3; 2],
        /// Absolute value of each source.
        abs: 2,
        /// Negation of each source.
        negate: 2,
    }

    /// What the operation is and how its result leaves: travels to the last stage.
    bundle ShortControl {
        /// Opcode.
        opcode: 7,
        /// Type of dst: `word::element`.
        dst_kind: 3,
        /// Rounding and denormals, but of f64: `word::mode`.
        mode: 4,
        /// Saturate.
        saturate: 1,
        /// The second of two results: the carry.
        second: 1,
    }

    /// What a comparison judges by.
    bundle Judgement {
        /// Condition modifier: `word::condition`.
        condition: 3,
        /// Predicate of the lane.
        predicate: 1,
    }

    /// Sources after their modifiers.
    bundle Modified {
        /// Values; a float is its pattern.
        value: [34; 2],
        /// They are floats.
        is_float: 1,
        /// Bit i: source i is a float that counts as zero, as denormals are flushed.
        flushed: 2,
        /// Bit i: source i is a float below zero.
        below: 2,
        /// Bit i: source i is NaN.
        nan: 2,
        /// The adder adds them, else it subtracts.
        adds: 1,
        /// It adds one more.
        carry: 1,
        /// The shifter turns the pattern around before it shifts.
        enters: 1,
        /// It turns it around after that.
        leaves: 1,
        /// It keeps the sign.
        keeps: 1,
        /// It shifts by nothing (bfrev).
        turns: 1,
        /// What it makes is the result.
        shifts: 1,
        /// The count is the result.
        counts: 1,
        /// It is that of ones (cbit), else that of the zeros before the first one.
        ones: 1,
        /// These are counted from below (fbl).
        from_below: 1,
        /// Those before the first zero, as it is negative (fbh).
        by_sign: 1,
        /// Of nothing but zeros there are 32 (lzd), else all ones are said.
        whole: 1,
    }
}
