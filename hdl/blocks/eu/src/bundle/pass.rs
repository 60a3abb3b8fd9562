//! A pass of an instruction through an ALU, from its rows to its beats.

/// The destination among the operands of an instruction; the sources are 0 to 2.
pub const DST: usize = 3;

tessera_hdl::bundle! {
    /// How eight lanes lie in two consecutive rows.
    bundle Lay {
        /// The row at hand is the second one.
        second: 1,
        /// Byte of lane 0.
        base: 5,
        /// Bytes that bits 0, 1 and 2 of a lane's number add to that.
        step: [6; 3],
    }

    /// Lanes on their way into a row of the register memory.
    bundle LaneStore {
        /// The row.
        row: 10,
        /// How the lanes lie in it, see `Lay`.
        second: 1,
        /// Byte of lane 0.
        base: 5,
        /// Bytes that bits 0, 1 and 2 of a lane's number add to that.
        step: [6; 3],
        /// Bytes of a lane: `word::lane_size`.
        size: 2,
        /// Lanes to write.
        mask: 8,
        /// The lanes, two in a word.
        data: [64; 4],
    }

    /// A row on its way into the register memory.
    bundle RowStore {
        /// The row.
        row: 10,
        /// Bytes to write.
        enables: 32,
        /// The bytes.
        data: [64; 4],
    }

    /// What opcode and types of an instruction say.
    bundle Traits {
        /// The opcode; of smov that of mov.
        operation: 7,
        /// It takes the seven-stage pipe.
        long: 1,
        /// It has three sources.
        ternary: 1,
        /// It has two.
        two_sources: 1,
        /// A function of the math unit.
        takes_math: 1,
        /// invm, rsqtm.
        seeds: 1,
        /// madm.
        madm: 1,
        /// An IEEE macro, these or madm.
        ieee: 1,
        /// A seed is that of a root.
        root: 1,
        /// Of one or two sources those that are f64.
        source_double: [1; 2],
        /// Then dst is f64.
        dst_double: 1,
        /// Of three sources all are, and dst.
        three_doubles: 1,
        /// And each tells which of two it repeats.
        swizzles: 1,
        /// Some operand is f64, or it is an IEEE macro.
        is_double: 1,
        /// Sources that are f16.
        half: [1; 3],
        /// dst is.
        dst_half: 1,
        /// Elements of the first two sources and of dst have eight bytes.
        eight: [1; 3],
        /// Some of them have, or it is an IEEE macro.
        wide: 1,
        /// It writes the accumulator, too.
        accumulates: 1,
        /// bfe, bfi2.
        fields: 1,
        /// Opcode of the first round.
        first: 7,
        /// Number of the last round of a pass.
        last_round: 2,
        /// frc.
        fraction: 1,
        /// lrp.
        between: 1,
        /// pln.
        by_register: 1,
        /// line, pln.
        plane: 1,
        /// mac.
        mac: 1,
        /// dp4, dph, dp3, dp2.
        dot: 1,
        /// dph.
        homogeneous: 1,
        /// The third source comes first.
        rotates: 1,
    }

    /// What the lanes must know of an instruction.
    bundle LaneControl {
        /// Seven-stage pipe.
        long: 1,
        /// Math.
        math: 1,
        /// Its function.
        math_code: 4,
        /// Integer multiply, math and wide ones: two lanes a beat, up to four beats.
        quad: 1,
        /// frc: src0 is asked for twice; what the first round makes of one is taken away from the other.
        fraction: 1,
        /// lrp: src0 of the ports is a factor of its first round, too.
        between: 1,
        /// dph: its last round adds src1 of the ports.
        homogeneous: 1,
        /// Opcode, of what has rounds that of the first: rndd, mad, mul.
        opcode: 7,
        /// Some operand has elements of eight bytes.
        wide: 1,
        /// Some operand is f64, or it is an IEEE macro.
        is_double: 1,
        /// An IEEE macro.
        ieee: 1,
        /// A seed is that of a root.
        root: 1,
        /// Extensions of dst and the sources: `word::selector`.
        selector: [4; 4],
        /// Elements of the first two sources and of dst have eight bytes.
        eight: [1; 3],
        /// Types of the first two sources as the lanes get them: f16 as f32, unless it is copied as it is or
        /// compared with its like.
        kind: [3; 2],
        /// Sources that are f16 as they come.
        half: [1; 3],
        /// No operand is f32: an f16 result is rounded once.
        once: 1,
        /// Type of dst.
        dst_kind: 3,
        /// Absolute value of each source.
        abs: 3,
        /// Negation of each source.
        negate: 3,
        /// Condition modifier: `word::condition`.
        condition: 3,
        /// Saturate.
        saturate: 1,
        /// An immediate, of one of eight bytes the high dword; of nibbles each at its lane.
        immediate: 32,
        /// Bit i: source i is a packed immediate.
        in_lanes: 2,
        /// It holds floats.
        packed_floats: 1,
        /// It holds signed nibbles.
        packed_signs: 1,
    }

    /// What a round tells the lanes anew.
    bundle Round {
        /// Opcode.
        opcode: 7,
        /// Saturate.
        saturate: 1,
        /// Absolute value of each source.
        abs: 3,
        /// Negation of each source.
        negate: 3,
        /// Rounding and denormals: `word::mode`.
        mode: 5,
    }

    /// What fetch must know of it beside that.
    bundle Plan {
        /// The opcode as it stands in the word.
        code_in_word: 7,
        /// Two results: two passes of the same lanes.
        doubled: 1,
        /// Integer mul.
        multiplies: 1,
        /// mach.
        adds_product: 1,
        /// Number of the last pass.
        last_pass: 2,
        /// Number of the last round of a pass.
        last_round: 2,
        /// Each round asks for the second and the third source anew: for the next element of them.
        refetches: 1,
        /// Or of the second for the next register; the first round of the next pass for that behind it.
        by_register: 1,
        /// Lanes of a pass that take part.
        lanes: 8,
        /// Position of lane 0 in the 32-bit flag register, in fours.
        flag_shift: 4,
        /// f1, else f0.
        flag_register: 1,
        /// It writes flags.
        flag_write: 1,
        /// Sources that come from rows.
        uses_row: [1; 3],
        /// src0 is an immediate.
        immediate_first: 1,
        /// First row of each source.
        row: [10; 3],
        /// Low dword of an immediate of eight bytes.
        immediate_low: 32,
        /// First row of dst.
        dst_row: 10,
        /// dst has none.
        dst_norow: 1,
        /// It is an architecture register.
        arf_write: 1,
        /// 0 cr0, 1 f0, 2 f1, 3 n0.
        arf_select: 2,
    }

    /// How the operands of an instruction in fetch lie: the sources, and [`DST`].
    bundle Laid {
        /// Byte of the first element within its row.
        sub: [5; 4],
        /// Bytes of an element, as a power of two.
        size: [2; 4],
        /// Bytes that bits 0, 1 and 2 of an element's number add, of operand `i` at `3 i`.
        near: [6; 12],
        /// Two terms of what lies between the first lane of a pass and its last one: of each operand.
        reach: [6; 8],
        /// Bytes that the low bit of the pass adds.
        skip: [6; 4],
        /// Bytes that its high bit adds.
        leap: [6; 4],
        /// Distance of the elements of dst in bytes, as a power of two.
        shift: 3,
        /// Sources that are the same for all lanes: asked for in the first pass only.
        keeps: [1; 3],
    }

    /// How a pass of an instruction goes through op.
    bundle Pace {
        /// Its beats: 1, 2, 4.
        beats: 3,
        /// Port 2 brings src0.
        swapped: 1,
    }

    /// An indirect operand: a word of a0 plus an offset.
    bundle Indirection {
        /// src0 is one.
        source: 1,
        /// dst is one.
        dst: 1,
        /// Of src0 each row has an address of its own.
        by_row: 1,
        /// Width code of src0.
        width: 3,
        /// Word of a0.
        number: 4,
        /// What is added to it.
        offset: 10,
        /// Bytes of an element: `word::lane_size`.
        bytes: 2,
    }

    /// A pass in op, beside the instruction's [`LaneControl`]: what its beats need.
    bundle PassControl {
        /// It makes the second of two results.
        second: 1,
        /// A round that is not the last: its results come back, into collector 0.
        returns: 1,
        /// A round that is not the first: they are there.
        again: 1,
        /// Beats of the pass: 1, 2, 4.
        beats: 3,
        /// Port 2 has brought src0.
        swapped: 1,
        /// Thread slot.
        slot: 3,
        /// The pass is an odd one.
        odd: 1,
        /// Enabled elements of a wide pass.
        enabled: 4,
        /// Rounding and denormals: `word::mode`.
        mode: 5,
        /// Predicate of each lane.
        predicate: 8,
        /// The source is `value` in all lanes.
        fixed: [1; 3],
        /// src0 in lane 0: immediate, of one of eight bytes the low dword, or value of an architecture
        /// register.
        scalar: 32,
    }

    /// What the lanes of the long pipe make of a beat.
    bundle LongResults {
        /// Of the multiply-add lanes.
        result: [32; 4],
        /// The wide lane's takes their place,
        replaces: 1,
        /// low dword and high one.
        wide: [32; 2],
        /// Its outcomes.
        holds: 4,
    }

    /// A beat beside the lanes.
    bundle Beat {
        /// Number within the pass.
        number: 2,
        /// Last of the pass.
        last: 1,
    }

    /// How the elements of an operand lie in its rows.
    bundle Region {
        /// Vertical stride code.
        vstride: 3,
        /// Width code.
        width: 3,
        /// Horizontal stride code.
        hstride: 2,
        /// Bytes of an element, as a power of two.
        size: 2,
        /// Byte of the first element within its row.
        sub: 5,
    }
}
