//! ALU.

pub mod float;
pub mod fma;
pub mod imul;
pub mod short;
pub mod source;
#[cfg(test)]
mod testing;
