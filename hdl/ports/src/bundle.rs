//! Bundles: signals that travel together, declared once for models, hardware and documentation.
//!
//! A `stream` keeps the rules of [`crate::Phase::stream`]: what is on offer stays until it is taken, and
//! nothing is valid under reset. The simulation of every engine checks them. A plain bundle with fields that
//! go `back` promises less; its user's contract page says what.

/// Bundles between the units of the EU and at its edge.
pub mod eu {
    tessera_ports_macros::bundles! {
        eu_bundles;

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

        /// A 64-byte line of instructions that is wanted.
        stream LineRequest {
            /// Address divided by 64.
            line: 26,
        }

        /// A line of instructions.
        stream LineResponse {
            /// Address divided by 64.
            line: 26,
            /// The bytes, low ones first.
            data: [64; 8],
        }

        /// An instruction on its way to an ALU.
        stream AluIssue {
            /// Thread slot.
            slot: 3,
            /// Address of the instruction.
            ip: 32,
            /// Native instruction, bits 63:0.
            lo: 64,
            /// Native instruction, bits 127:64.
            hi: 64,
            /// Write-enabled lanes (for sel the predicate is not in it).
            emask: 32,
            /// Predicate of each lane; all ones without predicate.
            pmask: 32,
            /// Bits 1:0 rounding mode, bit 2 flush f32 denormals.
            mode: 3,
            /// 32-bit value of an ARF source (f0, f1, cr0).
            scalar: 32,
            /// Scoreboard entry of the instruction.
            sb: 2,
        }

        /// An instruction on its way to JE.
        stream BranchIssue {
            /// Thread slot.
            slot: 3,
            /// Address of the instruction.
            ip: 32,
            /// 1: the instruction is 8 bytes long (compacted).
            len8: 1,
            /// Opcode; 0 with `sync`.
            op: 7,
            /// BranchCtrl (`.b`).
            branch: 1,
            /// First channel, in fours.
            group: 3,
            /// Execution size: 2 to the power of it channels.
            size: 3,
            /// Distance in bytes to the end of the structure.
            uip: 32,
            /// Distance in bytes to the next join; of `jmpi` its immediate, of `calla` an address.
            jip: 32,
            /// The target is in a register, which `jip` or `uip` names.
            reg: 1,
            /// Register that a call writes.
            dst: 7,
            /// The first dword of it that is written.
            dst_sub: 3,
            /// Join the channels parked at `ip`; the instruction itself is not executed.
            sync: 1,
            /// Active channels.
            act: 32,
            /// Predicate by channel number (all ones without predicate).
            pred: 32,
        }

        /// An instruction on its way to ME.
        stream MessageIssue {
            /// Thread slot.
            slot: 3,
            /// Address of the instruction.
            ip: 32,
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
            /// Enabled lanes.
            emask: 32,
            /// Scoreboard entry of the response.
            sb: 2,
        }

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

        /// Something happens to a thread.
        bundle Event {
            /// It happens in this cycle.
            valid: 1,
            /// Thread slot.
            slot: 3,
        }

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

        /// One register of a message's payload.
        stream MessageBeat {
            /// Thread slot.
            slot: 3,
            /// Scoreboard entry of the response.
            sb: 2,
            /// Address of the instruction.
            ip: 32,
            /// Message descriptor.
            desc: 32,
            /// Extended descriptor: SFID, end of thread in bit 5, length of the second payload from bit 6 up.
            exdesc: 32,
            /// Enabled lanes.
            mask: 32,
            /// First register of the response.
            dst: 7,
            /// Registers of the response.
            rlen: 5,
            /// First beat of the message.
            first: 1,
            /// Last beat of the message.
            last: 1,
            /// The register.
            data: [64; 4],
        }

        /// One register of a message's response.
        stream MessageResponse {
            /// Thread slot.
            slot: 3,
            /// Scoreboard entry of the message.
            sb: 2,
            /// Register to write.
            reg: 7,
            /// Bytes to write.
            be: 32,
            /// The bytes.
            data: [64; 4],
            /// Last beat of the response: the scoreboard entry becomes free.
            last: 1,
        }

        /// A thread that wants to end.
        stream EndOfThread {
            /// Thread slot.
            slot: 3,
        }

        /// A thread that met an instruction the EU does not execute.
        bundle Fault {
            /// There is one.
            valid: 1,
            /// Thread slot, the lowest of several.
            slot: 3,
            /// Address of the instruction.
            ip: 32,
        }

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
}

/// Bundles of the render cache and its clients.
pub mod cache {
    tessera_ports_macros::bundles! {
        cache_bundles;

        /// What a client wants of a block.
        stream Request {
            /// The client's own; nothing looks at it.
            tag: 8,
            /// Surface.
            surface: 3,
            /// Tile, horizontally.
            x: 12,
            /// Tile, vertically.
            y: 12,
            /// Bit 0 read, bit 1 write; never 0.
            op: 2,
            /// Pixels; never 0.
            mask: 16,
        }

        /// What a client gets for a request.
        stream Response {
            /// Tag of the request.
            tag: 8,
            /// Name for the result that the client owes.
            slot: 4,
            /// The client owes a result.
            write: 1,
            /// The fetch has failed.
            error: 1,
            /// Old pixels, two in a word.
            data: [64; 8],
        }

        /// New pixels for a response that asked for them.
        stream PixelResult {
            /// Slot of the response.
            slot: 4,
            /// Pixels to write; may be 0.
            mask: 16,
            /// The pixels, two in a word.
            data: [64; 8],
        }

        /// A block to read from memory.
        stream BlockRead {
            /// Name of the read; not in use by another one.
            id: 4,
            /// Block address.
            block: 27,
        }

        /// A block read from memory.
        stream BlockData {
            /// Name of the read.
            id: 4,
            /// The read has failed; the data means nothing.
            error: 1,
            /// Its pixels, two in a word.
            data: [64; 8],
        }

        /// A block to write to memory.
        stream BlockWrite {
            /// Name of the write.
            id: 4,
            /// Block address.
            block: 27,
            /// Its pixels, two in a word; not cleared while nothing is valid.
            data: [64; 8],
        }

        /// Memory has done a write.
        bundle WriteAck {
            /// In this cycle.
            valid: 1,
            /// Name of the write.
            id: 4,
        }

        /// A victim on its way out.
        bundle Victim {
            /// It is handed over at this edge.
            valid: 1,
            /// Block address.
            block: 27,
            /// Its pixels, two in a word.
            data: [64; 8],
        }

        /// The content of a block, and which of its pixels must stay as they are.
        stream BlockFill {
            /// Row.
            slot: 4,
            /// Pixels that hold something newer than memory.
            cover: 16,
            /// Its pixels, two in a word.
            data: [64; 8],
        }

        /// Everything out to memory, or forgotten.
        stream Flush {
            /// Forget instead of writing out.
            drop: 1,
        }

        /// What a pipeline uses of its hardware; constant from before reset ends.
        bundle CacheConfig {
            /// Usable nodes of the miss queue.
            nodes: 16,
            /// Usable ways.
            ways: 4,
            /// Usable bits of the set index.
            set_mask: 5,
            /// The set index is hashed.
            hash: 1,
            /// Screen partition: 0 rows, 1 two by two, 2 columns.
            part: 2,
        }

        /// What happens in a pipeline in this cycle.
        bundle CacheEvents {
            /// The lookup launches a request whose block is present.
            present: 1,
            /// A request links to a chain.
            link: 1,
            /// A request begins a chain that is absent.
            miss: 1,
            /// The data RAM is read for a response.
            read: 1,
            /// The data RAM is read for the write-out.
            victim: 1,
            /// A result is written to the data RAM.
            result: 1,
            /// A finished chain is written to the data RAM.
            alloc: 1,
            /// A fetch has failed.
            fill_error: 1,
        }

        /// A tile to draw.
        stream Fragment {
            /// Tile, horizontally.
            x: 12,
            /// Tile, vertically.
            y: 12,
            /// Pixels covered; never 0.
            mask: 16,
            /// Their depths, two in a word.
            z: [64; 8],
            /// Their colours, two in a word.
            c: [64; 8],
        }

        /// How fragments are drawn; constant while not idle.
        bundle MergeConfig {
            /// Depth test: 0 off, 1 less, 2 less or equal, 3 always.
            func: 2,
            /// Depth is written.
            zwrite: 1,
            /// 0: opaque, 1: source alpha.
            blend: 1,
        }
    }
}
