//! Request traces of an output-merge stage (RTRC files), and what memory must hold after one.
//!
//! | module | holds |
//! |---|---|
//! | [`format`] | header and record as they lie in the file, their checks |
//! | [`reader`] | [`Trace`]: a whole file, plain or gzip |
//! | [`surface`] | sizes of the surfaces, block addresses |
//! | [`block`] | sixteen pixels, and the data that a record writes |
//! | [`memory`] | blocks by address, allocated when touched |
//! | [`functional`] | the trace executed record by record, without timing |
//! | [`fragment`] | the trace as fragments for an output merge, and what they paint |
//! | [`picture`] | a colour surface as rows of RGB pixels |
//! | [`scenes`] | the repository's own traces, for tests and benchmarks |
//!
//! What lives here: everything about a trace that has no cycles. What must not: knowledge of a cache.

pub mod block;
pub mod error;
pub mod format;
pub mod fragment;
pub mod functional;
pub mod memory;
pub mod picture;
pub mod reader;
pub mod scenes;
pub mod surface;

pub use block::{Block, Pixels};
pub use error::TraceError;
pub use format::{Header, Op, Record};
pub use fragment::{Fragment, Merge};
pub use functional::Functional;
pub use memory::Memory;
pub use reader::Trace;
pub use surface::Layout;
