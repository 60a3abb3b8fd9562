//! Kernel launches: program binary + `launch.toml` -> memory, dispatch payloads
//! and checked results.
//!
//! The way through the crate, in the order a launch takes it:
//!
//! | module | step |
//! |---|---|
//! | [`program`] | compiler output -> kernels with typed facts |
//! | [`config`], [`scalar`], [`structure`], [`element`], [`image`], [`source`] | the launch file's format |
//! | [`bind`], [`npy`] | its arguments matched to the kernel's, files read |
//! | [`ndrange`] | index space, split into walkers |
//! | [`layout`], [`surface`], [`texel`] | addresses, binding table, cross-thread data |
//! | [`memory`] | the bytes, with bounds and faults |
//! | [`dispatch`] | work-groups, threads, payload registers |
//! | [`dataport`] | what a message does to memory, without timing |
//! | [`printf`] | what the kernel printed |
//! | [`view`] | what an argument holds, with its type |
//! | [`compare`] | results against expected contents |
//! | [`launch`] | all of it behind [`Launch`] |
//! | [`written`] | a launch as files again |
//! | [`corpus`] | the repository's own kernels, for tests and benchmarks |
//!
//! What lives here: everything about a kernel launch that has no timing and is
//! the same for every engine. What must not: instruction semantics (the
//! interpreter's), cycles (the models').
//!
//! Section numbers in module docs refer to `hdl/isa/reference/gen9-kernel-abi.md`.

pub mod bind;
pub mod compare;
pub mod config;
pub mod corpus;
pub mod dataport;
pub mod dispatch;
pub mod element;
pub mod error;
pub mod extent;
pub mod image;
pub mod launch;
pub mod layout;
pub mod memory;
pub mod ndrange;
pub mod npy;
pub mod printf;
pub mod program;
pub mod scalar;
pub mod sequence;
pub mod source;
pub mod structure;
pub mod surface;
pub mod texel;
pub mod view;
pub mod written;

pub use dataport::{Message, MessageError, Response};
pub use dispatch::{Group, Register, Slot, Thread};
pub use error::LaunchError;
pub use launch::Launch;
pub use memory::{Memory, Slm};
pub use program::Kernel;
