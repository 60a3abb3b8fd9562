//! What TC and JE hand on of an instruction.

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
        /// Scoreboard entries it waits for.
        waits: 4,
    }

    /// The thread that a bundle is made for, as soon as anything is known of it.
    bundle Chosen {
        /// Thread, one-hot; paired: the one of two that wait, unless it is `other`. 0: none.
        one: 7,
        /// The second of the two; else the same.
        other: 7,
        /// It is the second; known last.
        is_second: 1,
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
}
