//! Bundles as signals: those between the units (`tessera_ports::bundle::eu`) and those inside them.

tessera_hdl::bundles!(tessera_ports::eu_instruction_bundles);
tessera_hdl::bundles!(tessera_ports::eu_math_bundles);
tessera_hdl::bundles!(tessera_ports::eu_message_bundles);
tessera_hdl::bundles!(tessera_ports::eu_register_bundles);
tessera_hdl::bundles!(tessera_ports::eu_result_bundles);
tessera_hdl::bundles!(tessera_ports::eu_thread_bundles);

tessera_hdl::bundle! {
    /// A decoded instruction as the pipes get it.
    bundle Decoded {
        /// Native instruction, bits 63:0.
        lo: 64,
        /// Native instruction, bits 127:64.
        hi: 64,
        /// Its address.
        ip: 32,
        /// It is 8 bytes long.
        len8: 1,
    }

    /// What issue must know of a decoded instruction.
    bundle Needs {
        /// What it is: `word::kind`.
        kind: 14,
        /// Registers it writes (index 0) and reads: `word::span`.
        span: [17; 4],
    }

    /// What issue keeps of a decoded instruction.
    bundle Waiting {
        /// What it is: `word::kind`.
        kind: 14,
        /// Registers it writes: `word::span`.
        dst: 17,
        /// Scoreboard entries it waits for.
        waits: 4,
    }

    /// What the masks and modes of its thread make of an instruction.
    bundle Masks {
        /// Write-enabled lanes.
        emask: 32,
        /// Predicate of each lane.
        pmask: 32,
        /// Rounding and denormals: `word::mode`.
        mode: 5,
        /// Value of an ARF source.
        scalar: 32,
    }

    /// Fields of a flow-control instruction.
    bundle FlowCode {
        /// Opcode; 0 for a sync.
        op: 7,
        /// BranchCtrl (`.b`).
        branch: 1,
        /// First channel, in fours.
        group: 3,
        /// Execution size: 2 to the power of it channels.
        size: 3,
        /// UIP.
        uip: 32,
        /// JIP.
        jip: 32,
        /// The target is in a register.
        reg: 1,
        /// Register that a call writes.
        dst: 7,
        /// First dword of it.
        dst_sub: 3,
    }

    /// Channels that wait at the same address.
    bundle Group {
        /// There are some.
        valid: 1,
        /// Where they wait.
        address: 32,
        /// The channels.
        mask: 32,
        /// Their row in the table of groups, counted from 1.
        row: 6,
    }

    /// What a flow-control instruction does to the channels of its thread.
    bundle Parting {
        /// Where the thread goes on.
        next_ip: 32,
        /// Active channels after the join.
        act: 32,
        /// Those of them that do not go on with the thread.
        leaving: 32,
        /// Where they go.
        leave_address: 32,
    }

    /// How eight lanes lie in two consecutive rows.
    bundle Lay {
        /// The row at hand is the second one.
        second: 1,
        /// Byte of lane 0.
        base: 5,
        /// Bytes that bits 0, 1 and 2 of a lane's number add to that.
        step: [6; 3],
    }

    /// A write on its way into the register memory.
    bundle RowStore {
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
        /// They are a row, of which `enables` says the bytes to write.
        raw: 1,
        /// Bytes to write of a row.
        enables: 32,
        /// Whose it is: `word::writer`.
        by: 2,
    }

    /// A pass in op: what its beats need.
    bundle PassControl {
        /// Seven-stage pipe.
        long: 1,
        /// Integer multiply and math: two lanes a beat, four beats.
        quad: 1,
        /// Math.
        math: 1,
        /// Its function.
        math_code: 4,
        /// It makes the second of two results.
        second: 1,
        /// Opcode.
        opcode: 7,
        /// Elements of two lanes: one a beat, four beats.
        wide: 1,
        /// Some operand is f64, or it is an IEEE macro.
        is_double: 1,
        /// An IEEE macro.
        ieee: 1,
        /// A seed is that of a root.
        root: 1,
        /// Extensions of dst and the sources: `word::selector`.
        selector: [4; 4],
        /// Thread slot.
        slot: 3,
        /// The pass is an odd one.
        odd: 1,
        /// Enabled elements of a wide pass.
        enabled: 4,
        /// Elements of the first two sources and of dst have eight bytes.
        eight: [1; 3],
        /// Types of the first two sources, as the lanes get them: `word::element`.
        kind: [3; 2],
        /// Sources that are f16 as they come.
        half: [1; 3],
        /// An f16 result is rounded once.
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
        /// Rounding and denormals: `word::mode`.
        mode: 5,
        /// Predicate of each lane.
        predicate: 8,
        /// The source is `value` in all lanes.
        fixed: [1; 3],
        /// src0 in lane 0: immediate, of one of eight bytes the low dword, or value of an architecture
        /// register.
        scalar: 32,
        /// An immediate, of one of eight bytes the high dword; of nibbles each at its lane.
        immediate: 32,
        /// Bit i: source i is a packed immediate.
        in_lanes: 2,
        /// It holds floats.
        packed_floats: 1,
        /// It holds signed nibbles.
        packed_signs: 1,
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
    }

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
        /// Types of the first two: `word::element`.
        kind: [3; 2],
        /// Absolute value of each source.
        abs: 3,
        /// Negation of each source.
        negate: 3,
    }

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

    /// Partial products and an addend.
    bundle DoubleFactors {
        /// Of the dwords `j` and `k` of the factors at `2 j + k`.
        partial: [64; 4],
        /// Significand of the addend, or a pattern that is delivered as it is.
        addend: 64,
        /// Exponent of the product: `word::wide_exponent`.
        product_exponent: 15,
        /// Exponent of the addend.
        addend_exponent: 15,
        /// Sign of the product.
        product_sign: 1,
        /// Sign of the addend.
        addend_sign: 1,
    }

    /// A product and an addend.
    bundle DoublePair {
        /// The product's upper half.
        high: 64,
        /// Its lower half.
        low: 64,
        /// As `DoubleFactors`.
        addend: 64,
        /// As `DoubleFactors`.
        product_exponent: 15,
        /// As `DoubleFactors`.
        addend_exponent: 15,
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
}
