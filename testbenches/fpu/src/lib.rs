//! Arithmetic of an engine, held against vectors of Berkeley TestFloat.
//!
//! A function such as `f32_mulAdd` is a kernel of `kernels/fpu.cl`, compiled by the vendor's offline compiler
//! like any other: what runs is what a user's program would run, the compiler's division and square-root
//! sequences included. [`Function`] finds the kernel of a name, [`Function::batch`] makes a launch of many
//! vectors, and [`Batch::mismatches`] compares what the engine left in memory.
//!
//! What lives here: names, vectors, launches. What must not: an engine, or arithmetic of any kind.

mod batch;
mod code;
mod function;
mod vector;

pub use batch::{Batch, Mismatch};
pub use function::{FpuError, Function, Rounding};
pub use vector::{Number, Vector};
