//! Threads: how they start, wait and end.

tessera_ports_macros::bundles! {
    eu_thread_bundles;

    /// A thread to start.
    stream Start {
        /// Thread slot.
        slot: 3,
        /// Address of its first instruction.
        ip: 32,
        /// Channels it is dispatched with.
        mask: 32,
    }

    /// One step of the dispatcher: a payload register, or the start of a thread.
    stream Dispatch {
        /// 0: `data` is a register of the payload; 1: the thread starts.
        start: 1,
        /// Thread slot.
        slot: 3,
        /// Register to write.
        reg: 7,
        /// The register; for a start IP in bits 31:0, dispatch mask in bits 63:32 of word 0.
        data: [64; 4],
    }

    /// A whole row of a dispatch payload to write.
    bundle PayloadWrite {
        /// A row is to be written.
        valid: 1,
        /// Which one.
        row: 10,
        /// All its bytes.
        data: [64; 4],
        /// Taken at this edge and written at the next one.
        back gnt: 1,
    }

    /// Something happens to a thread.
    bundle Event {
        /// It happens in this cycle.
        valid: 1,
        /// Thread slot.
        slot: 3,
    }

    /// A thread that wants to end.
    stream EndOfThread {
        /// Thread slot.
        slot: 3,
    }

    /// A message that nobody executes: who would have has refused it.
    bundle Refusal {
        /// There is one in this cycle.
        valid: 1,
        /// Thread slot, as it came with the message.
        slot: 3,
        /// Address of the instruction, as it came with the message.
        ip: 32,
    }

    /// A thread that met an instruction the EU does not execute, or whose message was refused.
    bundle Fault {
        /// There is one.
        valid: 1,
        /// Thread slot, the lowest of several.
        slot: 3,
        /// Address of the instruction.
        ip: 32,
    }
}
