//! An OpenCL driver (`cl_khr_icd`): a program that knows nothing of Tessera runs on its engines.
//!
//! | module | what |
//! |---|---|
//! | [`ffi`], [`registry`], [`store`] | the border to C: arguments, handles, memory; all `unsafe` is there |
//! | [`api`] | the dispatch table: which function serves which slot |
//! | [`settings`] | what the environment says |
//! | [`platform`], [`device`], [`context`], [`info`] | what is offered |
//! | [`queue`], [`event`] | commands, the threads that carry them out, who waits |
//! | [`memory`], [`image`], [`sampler`], [`transfer`] | memory objects, and bytes on their way |
//! | [`program`], [`compiler`], [`kernel`] | programs from source, SPIR-V and binaries |
//! | [`launch`], [`engine`], [`capture`] | kernels at work, and launches that are kept |
//!
//! What lives here: the rules of OpenCL. What must not: what a kernel does (the interpreter's), how it is laid out
//! (`tessera-launch`), cycles (the models').

// The functions are those of the C API: their pointers and the number of their arguments are what they are.
#![allow(clippy::not_unsafe_ptr_arg_deref, clippy::too_many_arguments)]
#![deny(unsafe_code)]
#![warn(clippy::undocumented_unsafe_blocks)]

pub mod api;
pub mod capture;
pub mod compiler;
pub mod context;
pub mod device;
pub mod engine;
pub mod event;
#[allow(unsafe_code)] // C calls it with pointers
pub mod ffi;
pub mod image;
pub mod info;
pub mod kernel;
pub mod launch;
pub mod memory;
pub mod platform;
pub mod program;
pub mod queue;
pub mod registry;
pub mod sampler;
pub mod settings;
#[allow(unsafe_code)] // memory that the program owns
pub mod store;
pub mod transfer;

pub use ffi::icd::exported::clIcdGetPlatformIDsKHR;
