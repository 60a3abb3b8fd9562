//! Floating-point arithmetic: formats, scalar operations and conversions, all on bit patterns.

pub(crate) mod arith;
#[cfg(test)]
mod decided;
pub(crate) mod format;

pub use format::FloatEnv;
pub(crate) use format::{Format, F16, F32, F64};
