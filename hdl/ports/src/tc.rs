//! Ports and contract of TC, the thread control.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/tc.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Thread control: fetch, decode, dependencies, issue to four pipes.
    tc => TcIn, TcOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// A thread to start, from dispatch.
        in start: duplex Start,
        /// Lines of instructions wanted.
        out if_req: duplex LineRequest,
        /// Lines of instructions as they come.
        in if_rsp: duplex LineResponse,
        /// Instructions to ALU0 and ALU1.
        out issue: [duplex AluIssue; 2],
        /// Instructions to JE.
        out issue_je: duplex BranchIssue,
        /// Instructions to ME.
        out issue_me: duplex MessageIssue,
        /// ALU0, ALU1, ME have read the operands of an instruction.
        in fetched: [Event; 3],
        /// ALU0, ALU1, ME are done with a scoreboard entry.
        in done: [Done; 3],
        /// Flags that ALU0 and ALU1 write; the thread is that of `done`.
        in fl: [FlagWrite; 2],
        /// Architecture registers that ALU0 and ALU1 write; the thread is that of `done`.
        in arf: [ArfWrite; 2],
        /// Result of JE.
        in branch: Branch,
        /// A thread has ended.
        in ended: Event,
        /// A notification for a thread, from the message gateway: its barrier is complete.
        in nt: Event,
        /// A message was refused: its thread stops.
        in refused: Refusal,
        /// Threads that run.
        out busy: 7,
        /// Why each thread does not issue, or that it does: see the stall codes.
        out stall: [4; 7],
        /// The first thread that met an instruction the EU does not execute, or whose message was refused.
        out fault: Fault,
    }
}
