//! Ports and contract of the execution unit.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/eu.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Execution unit: 7 threads, 2 ALUs of 4 lanes, branch and message unit.
    eu => EuIn, EuOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Payload registers and starts of threads.
        in disp: duplex Dispatch,
        /// Lines of instructions wanted.
        out if_req: duplex LineRequest,
        /// Lines of instructions as they come.
        in if_rsp: duplex LineResponse,
        /// Message out, one register a beat.
        out mo: duplex MessageBeat,
        /// Responses in, one register a beat.
        in resp: duplex MessageResponse,
        /// A thread wants to end.
        out eot: duplex EndOfThread,
        /// A notification for a thread, from the message gateway: its barrier is complete.
        in nt: Event,
        /// A message was refused: its thread stops.
        in refused: Refusal,
        /// Every row write, by GA's write port.
        out wb: [WriteEvent; 2],
        /// Retire port: ALU0, ALU1, JE, ME.
        out ret: [Retire; 4],
        /// Flag writes of what ALU0 and ALU1 retire.
        out fl: [FlagWrite; 2],
        /// Architecture-register writes of what ALU0 and ALU1 retire.
        out arf: [ArfWrite; 2],
        /// Where the instruction that JE retires goes on.
        out br: BranchTarget,
        /// Threads that run.
        out busy: 7,
        /// Why each thread does not issue, or that it does: see the stall codes of TC.
        out stall: [4; 7],
        /// Issues of this cycle: bit 0 ALU0, 1 ALU1, 2 JE, 3 ME.
        out issue: 4,
        /// The first thread that met an instruction the EU does not execute, or whose message was refused.
        out fault: Fault,
        /// No thread runs.
        out idle: 1,
    }
}
