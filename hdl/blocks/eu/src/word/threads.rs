//! What TC keeps of a thread and an instruction: kind, mode, addresses.

tessera_hdl::words! {
    /// Which rules of the subset an instruction breaks.
    broken: 7..0 {
        /// Of src0, in the form of one and two sources.
        SRC0: 0,
        /// Of src1.
        SRC1: 1,
        /// Of dst.
        DST: 2,
        /// Of operands in another form.
        OTHER_FORM: 3,
        /// Of an operand that a0 points to.
        INDIRECT: 4,
        /// Others.
        REST: 5,
        /// Where src0 lies.
        SRC0_PLACE: 6,
        /// Where src1 lies.
        SRC1_PLACE: 7,
    }
    /// What TC knows about a decoded instruction.
    kind: 13..0 {
        /// It goes to an ALU.
        ALU: 0,
        /// It goes to JE.
        JE: 1,
        /// It goes to ME.
        ME: 2,
        /// The EU does not execute it.
        UNSUPPORTED: 3,
        /// It ends the thread.
        EOT: 4,
        /// Nothing younger goes before it is done.
        SWITCH: 5,
        /// Channels wait at its address: JE joins them first.
        SYNC: 6,
        /// It takes a scoreboard entry.
        ALLOC: 7,
        /// Flag registers it reads.
        READS: 9..8,
        /// Flag registers it writes.
        WRITES: 11..10,
        /// It needs a notification.
        WAITS: 12,
        /// Only ALU1 executes it.
        MATH: 13,
        /// It stops the decoder: end of thread or unsupported.
        ENDS: 4..3,
    }
    /// The two flag registers.
    flags: 1..0 {
        /// f0.
        F0: 0,
        /// f1.
        F1: 1,
    }
    /// `mode` of an issued instruction.
    mode: 4..0 {
        /// Rounding.
        ROUNDING: 1..0,
        /// f32 denormals are flushed.
        FLUSH: 2,
        /// f16 denormals are flushed.
        FLUSH_HALF: 3,
        /// Without that.
        OF_SINGLE: 2..0,
        /// f64 denormals are flushed.
        FLUSH_DOUBLE: 4,
        /// Without that.
        BELOW_DOUBLE: 3..0,
    }
    /// cr0.0.
    cr0: 31..0 {
        /// Rounding.
        ROUNDING: 5..4,
        /// f64 denormals are kept.
        KEEP_F64_DENORMALS: 6,
        /// f32 denormals are kept.
        KEEP_DENORMALS: 7,
        /// f16 denormals are kept.
        KEEP_F16_DENORMALS: 10,
    }
    /// An instruction address in bytes.
    address: 31..0 {
        /// Word of eight bytes within its line of 64.
        IN_LINE: 5..3,
        /// Word of eight bytes within a pair of lines.
        IN_PAIR: 6..3,
        /// Line.
        LINE: 31..6,
    }
    /// `address::IN_PAIR`.
    in_pair: 3..0 {
        /// Word of eight bytes within its line.
        IN_LINE: 2..0,
        /// The line is odd.
        ODD: 3,
    }
    /// A line of 64 bytes.
    line: 25..0 {
        /// The odd one of its pair.
        ODD: 0,
        /// The pair.
        PAIR: 25..1,
    }
}

/// Numbers of the pipes, as in the order of `issue`.
pub mod pipe {
    /// ALU0.
    pub const ALU0: usize = 0;
    /// ALU1.
    pub const ALU1: usize = 1;
    /// JE.
    pub const JE: usize = 2;
    /// ME.
    pub const ME: usize = 3;
}
