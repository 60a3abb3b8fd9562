//! The register memory: who reads and who writes it.

tessera_ports_macros::bundles! {
    eu_register_bundles;

    /// A row of the register memory to read; the data comes in the next cycle.
    bundle RowRead {
        /// A row is wanted.
        valid: 1,
        /// Which one.
        row: 10,
        /// It is read at this edge.
        back gnt: 1,
    }

    /// Eight lanes to gather from a row of the register memory; they come in the next cycle.
    bundle LaneRead {
        /// Lanes are wanted.
        valid: 1,
        /// The row.
        row: 10,
        /// It is the second of the two rows that the lanes lie in.
        second: 1,
        /// Byte of lane 0, in the first row.
        base: 5,
        /// Bytes that bits 0, 1 and 2 of a lane's number add to that.
        step: [6; 3],
        /// It is read at this edge.
        back gnt: 1,
    }

    /// Eight lanes to scatter into a row of the register memory.
    bundle LaneWrite {
        /// A row is to be written.
        valid: 1,
        /// Which one.
        row: 10,
        /// It is the second of the two rows that the lanes lie in.
        second: 1,
        /// Byte of lane 0, in the first row.
        base: 5,
        /// Bytes that bits 0, 1 and 2 of a lane's number add to that.
        step: [6; 3],
        /// Bytes of a lane: 1, 2 or 4, as a power of two.
        size: 2,
        /// Lanes to write.
        mask: 8,
        /// The lanes, two in a word, low ones first; 0 where not in `mask`.
        data: [64; 4],
        /// Taken at this edge and written at the next one.
        back gnt: 1,
    }

    /// A row of the register memory to write.
    bundle RowWrite {
        /// A row is to be written.
        valid: 1,
        /// Which one.
        row: 10,
        /// Bytes to write.
        be: 32,
        /// The bytes, low ones first.
        data: [64; 4],
        /// Taken at this edge and written at the next one.
        back gnt: 1,
    }

    /// A row write of the register memory as it happens; all 0 without `valid`.
    bundle RowWritten {
        /// A row is written at this edge.
        valid: 1,
        /// By ALU0 (0), ALU1 (1), dispatch (2) or a message response (3).
        by: 2,
        /// The row.
        row: 10,
        /// Bytes written.
        be: 32,
        /// The row's bytes; those of an ALU are 0 where not written.
        data: [64; 4],
    }

    /// The instruction that a row write belongs to.
    bundle Writer {
        /// Thread slot.
        slot: 3,
        /// Address of the instruction.
        ip: 32,
    }

    /// A row write as it happens, for debuggers and statistics.
    bundle WriteEvent {
        /// A row is written in this cycle.
        valid: 1,
        /// By ALU0 (0), ALU1 (1), JE (2), a message response (3) or dispatch (4).
        pipe: 3,
        /// Thread slot.
        slot: 3,
        /// Address of the instruction; 0 of a response and of dispatch.
        ip: 32,
        /// The row.
        row: 10,
        /// Bytes written.
        be: 32,
        /// The row's bytes; those of an ALU are 0 where not written.
        data: [64; 4],
    }
}
