//! What the units say of an instruction when it is done.

tessera_ports_macros::bundles! {
    eu_result_bundles;

    /// An instruction no longer needs its scoreboard entry.
    bundle Done {
        /// It happens in this cycle.
        valid: 1,
        /// Thread slot.
        slot: 3,
        /// Scoreboard entry that becomes free.
        sb: 2,
    }

    /// An instruction that has completed.
    bundle Retire {
        /// It completes in this cycle.
        valid: 1,
        /// Thread slot.
        slot: 3,
        /// Address of the instruction.
        ip: 32,
        /// Its opcode; 0 for a sync of JE.
        op: 7,
        /// ALU and ME: write-enabled lanes; JE: active channels after the join.
        mask: 32,
    }

    /// Flag bits that an instruction writes.
    bundle FlagWrite {
        /// Flags are written in this cycle.
        we: 1,
        /// 0: f0, 1: f1.
        reg: 1,
        /// Bits to write.
        mask: 32,
        /// Their values; 0 outside `mask`.
        val: 32,
    }

    /// An architecture register that an instruction writes.
    bundle ArfWrite {
        /// It is written in this cycle.
        we: 1,
        /// 0: cr0, 1: f0, 2: f1, 3: n0.
        sel: 2,
        /// Bytes to write.
        be: 4,
        /// The bytes; 0 where not enabled.
        val: 32,
    }

    /// The result of a flow-control instruction.
    bundle Branch {
        /// There is one in this cycle.
        valid: 1,
        /// Thread slot.
        slot: 3,
        /// It is that of a sync.
        sync: 1,
        /// Where the thread goes on.
        target: 32,
        /// Channels active there.
        act: 32,
        /// Channels are parked at a higher address.
        wake_valid: 1,
        /// The lowest such address.
        wake: 32,
    }

    /// Where a thread goes on, and with which channels, for the retire port.
    bundle BranchTarget {
        /// Where the thread goes on.
        target: 32,
        /// Channels active there.
        act: 32,
    }
}
