//! Bundles as signals: those between the units (`tessera_ports::bundle::eu`) and those inside them.

tessera_hdl::bundles!(tessera_ports::eu_bundles);

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
        kind: 12,
        /// Registers it writes (index 0) and reads: `word::span`.
        span: [17; 4],
    }

    /// What the masks and modes of its thread make of an instruction.
    bundle Masks {
        /// Write-enabled lanes.
        emask: 32,
        /// Predicate of each lane.
        pmask: 32,
        /// Rounding and denormals: `word::mode`.
        mode: 3,
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

    /// Fields of a send or sends, in one form.
    bundle MessageCode {
        /// Opcode.
        op: 7,
        /// End of thread.
        eot: 1,
        /// First register of the payload.
        src0: 7,
        /// Registers of the payload.
        mlen: 4,
        /// First register of the second payload.
        src1: 7,
        /// Registers of the second payload; 0 without one.
        xlen: 4,
        /// First register of the response.
        dst: 7,
        /// Registers of the response; 0 without one.
        rlen: 5,
        /// Shared function.
        sfid: 4,
        /// Descriptor, bits 30:0.
        desc: 31,
        /// Extended descriptor, bits 31:16.
        extra: 16,
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

    /// An assembled pass.
    bundle Assembled {
        /// Bytes of two rows.
        window: [64; 8],
        /// Bytes of them to write.
        enables: 64,
        /// Address and lanes of the instruction: `word::origin`.
        origin: 64,
        /// Flag bits so far: `word::flag_bits`.
        flags: 64,
        /// The rest: `word::detail` up to `ENTRY`.
        detail: 30,
    }

    /// A pass on its way from op to its assembler.
    bundle PassContext {
        /// Address and lanes of the instruction: `word::origin`.
        origin: 64,
        /// The rest: `word::detail`.
        detail: 60,
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
        /// Elements of four bytes, else two.
        wide: 1,
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
        /// Rounding and denormals: `word::mode`.
        mode: 3,
        /// Saturate.
        saturate: 1,
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
        /// First source.
        a: 34,
        /// Second source.
        b: 34,
        /// They are floats.
        is_float: 1,
        /// mov of a float to an integer.
        to_integer: 1,
        /// mov of an integer to a float.
        from_integer: 1,
    }

    /// Two magnitudes, ready to be added.
    bundle Aligned {
        /// The larger one.
        anchor: 32,
        /// The smaller one, moved.
        shifted: 32,
        /// Added with them.
        carry: 1,
        /// The float is beyond every integer type.
        overflow: 1,
    }

    /// What is known of a float sum before it is formed.
    bundle Expected {
        /// Biased exponent of bit 31 of the sum.
        exponent: 9,
        /// Sign.
        sign: 1,
        /// It is a difference.
        subtract: 1,
        /// It is NaN.
        nan: 1,
        /// It is infinite.
        infinite: 1,
    }

    /// Results of the short lane, before they are rounded or clamped.
    bundle Computed {
        /// Exact integer, or a pattern to pass on.
        value: 35,
        /// Outcome of the comparison.
        holds: 1,
        /// `value` is clamped.
        clamps: 1,
        /// `sum` is the result instead.
        rounds: 1,
        /// Float sum.
        sum: 32,
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

    /// Sources of a multiply or multiply-add.
    bundle FmaSources {
        /// Elements.
        src: [32; 3],
        /// Multiply-add; else multiply.
        mad: 1,
        /// Absolute value of each source.
        abs: 3,
        /// Negation of each source.
        negate: 3,
    }

    /// Sources of a multiply-add, unpacked.
    bundle Factors {
        /// Significand of the first factor.
        multiplicand: 24,
        /// Significand of the second factor.
        multiplier: 24,
        /// Significand of the addend.
        addend: 24,
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
        /// Product of the significands.
        product: 48,
        /// Significand of the addend.
        addend: 24,
        /// The product has the larger exponent.
        product_leads: 1,
        /// Distance of the exponents, at most 127.
        distance: 7,
    }

    /// Signs and exponent of an aligned pair.
    bundle Pair {
        /// Biased exponent of bit 63 of the window.
        exponent: 9,
        /// Sign of the one that leads.
        anchor_sign: 1,
        /// Sign of the one that moved.
        shifted_sign: 1,
    }

    /// The pair in a window of 64 bits.
    bundle Windowed {
        /// The one that leads.
        anchor: 64,
        /// The one that moved.
        shifted: 64,
    }

    /// Sum of the pair.
    bundle FmaSum {
        /// Magnitude.
        sum: 64,
        /// Sign.
        sign: 1,
        /// It is a difference.
        cancel: 1,
    }
}
