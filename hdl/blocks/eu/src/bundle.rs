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

    /// A flow-control instruction between the stages of JE.
    bundle Flow {
        /// Opcode; 0 for a sync.
        op: 7,
        /// BranchCtrl (`.b`).
        branch: 1,
        /// Address behind the instruction.
        after: 32,
        /// Target of JIP.
        jip: 32,
        /// Target of UIP.
        uip: 32,
        /// Active channels after the join.
        act: 32,
        /// Enabled channels whose predicate holds.
        taken: 32,
        /// Enabled channels whose predicate does not hold.
        refused: 32,
        /// Predicate of the first channel, for `jmpi`.
        first: 1,
        /// Channels of the instruction are parked behind it.
        waits_after: 1,
    }

    /// Where the channels of a flow-control instruction go.
    bundle Targets {
        /// Where the thread goes on.
        next_ip: 32,
        /// Target of the channels whose predicate holds.
        taken_target: 32,
        /// Target of the others.
        refused_target: 32,
        /// Channels active from now on.
        act: 32,
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
}
