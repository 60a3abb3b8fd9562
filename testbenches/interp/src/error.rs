//! The crate's error type: every variant prints as one line.

use thiserror::Error;

/// Why a run stopped.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
#[allow(missing_docs)] // the messages say what each field is
pub enum InterpError {
    /// The instruction, or something it asks for, is outside this engine. It is never skipped.
    #[error("ip {ip:#06x}: `{text}`: {reason}")]
    Unsupported {
        ip: u32,
        /// Disassembly.
        text: String,
        reason: String,
    },

    /// The bytes at an executed address are not an instruction.
    #[error("ip {ip:#06x}: not an instruction: {reason}")]
    Decode { ip: u32, reason: String },

    /// Control flow left the code or went into the middle of an instruction.
    #[error("ip {ip:#06x}: no instruction starts here, expected an instruction start below {end:#06x}")]
    OutsideCode { ip: u32, end: u32 },

    /// A message was refused.
    #[error("ip {ip:#06x}: `{text}`: {reason}")]
    Message { ip: u32, text: String, reason: String },

    /// No thread of a work-group can go on.
    #[error("work-group {group:?}: all of its {} waiting threads are blocked: {}", waiting.len(), list(waiting))]
    Deadlock {
        group: [u32; 3],
        /// Thread number within the group and the address it waits at.
        waiting: Vec<(usize, u32)>,
    },

    /// The launch did not end within the step limit.
    #[error("step limit of {limit} instructions reached in work-group {group:?}, thread {thread} at ip {ip:#06x}; raise it (--max-cycles of the command) if the kernel is meant to run this long")]
    StepLimit { limit: u64, group: [u32; 3], thread: usize, ip: u32 },

    /// Whoever looks on asked for it.
    #[error("stopped after {instructions} instructions")]
    Stopped { instructions: u64 },
}

fn list(waiting: &[(usize, u32)]) -> String {
    let each: Vec<String> = waiting.iter().map(|(thread, ip)| format!("thread {thread} at ip {ip:#06x}")).collect();
    each.join(", ")
}
