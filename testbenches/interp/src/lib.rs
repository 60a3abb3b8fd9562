//! Architectural interpreter: one instruction at a time, no timing; says what a kernel must compute.
//!
//! The way of an instruction:
//!
//! | module | step |
//! |---|---|
//! | `code`, `op` | bytes -> decoded once into a table by address, operands and targets resolved |
//! | `flow`, `condition` | which channels execute it, and where they go next |
//! | `operand` | regions -> lane arrays, lane arrays -> strided destinations |
//! | `integer`, `float`, `convert`, `math`, `extended`, `reciprocal` | arithmetic on one lane |
//! | `exec` | fetch, operate, convert, store, for each class of arithmetic |
//! | `message` | payload and response of a message; a [`MessagePort`] serves it |
//! | `observe` | what it did, for a follower: [`Retired`] |
//! | `run` | threads, work-groups and barriers of a whole launch |
//! | `check` | what is wrong with a kernel, though it may run: races, undefined values, bounds |
//!
//! What lives here: architectural meaning. What must not: cycles, hazards, units.
//!
//! Contract: an instruction or mode outside the engine stops the run with its address and disassembly
//! ([`InterpError::Unsupported`]); nothing is skipped. Choices the reference leaves open are those of
//! `tessera_isa::decisions`. Not implemented: the ALT float mode and single program flow (`cr0.0` bits 0 and
//! 2), Align16 swizzles other than identity and broadcast, channel enables other than all elements or one,
//! `if.b`/`else.b`, and the debug and stack registers. The timestamp reads zero.
//!
//! Limits: a thread has 128 registers, code is addressed with 32 bits.

mod check;
mod code;
mod condition;
mod convert;
mod error;
mod exec;
mod extended;
mod float;
mod flow;
mod integer;
mod lanes;
mod math;
mod message;
mod observe;
mod op;
mod operand;
mod reciprocal;
mod run;
mod sources;
mod state;
mod step;

pub use check::{Actor, Checker, Finding, FindingKind, Spot};
pub use code::{instruction_text, Code};
pub use error::InterpError;
pub use flow::Flow;
pub use message::MessagePort;
pub use observe::{Approximated, Event, Narrowing, Retired, RowWrite};
pub use run::{run, run_checked, run_watched, RunOptions, RunReport, Unwatched, Watch};
pub use state::Thread;
pub use step::{step, Step};
