//! Lanes for the math units and their results.

tessera_ports_macros::bundles! {
    eu_math_bundles;

    /// Two lanes of a math function.
    stream MathIssue {
        /// Function code of the instruction.
        op: 4,
        /// Results are clamped to 0..1.
        saturate: 1,
        /// f32 denormals are flushed.
        flush: 1,
        /// Magnitude of source 0, 1.
        abs: 2,
        /// Negate source 0, 1.
        negate: 2,
        /// First source of each lane.
        src0: [32; 2],
        /// Second source of each lane.
        src1: [32; 2],
    }

    /// Two lanes of results of a math function.
    bundle MathResult {
        /// There are some in this cycle.
        valid: 1,
        /// Register pattern of each lane.
        result: [32; 2],
        /// Extension pattern of each lane: exponent code in bits 9:8, fraction in bits 7:0.
        extension: [10; 2],
        /// The macro of the lane ends early.
        eo: 2,
    }

    /// Two lanes of an integer division.
    stream DivideIssue {
        /// Sources are two's complement (the destination's type says so).
        sign: 1,
        /// Numerator of each lane.
        src0: [32; 2],
        /// Divisor of each lane.
        src1: [32; 2],
    }

    /// Two lanes of results of an integer division.
    bundle DivideResult {
        /// There are some in this cycle.
        valid: 1,
        /// Quotient of each lane.
        quotient: [32; 2],
        /// Remainder of each lane.
        remainder: [32; 2],
    }
}
