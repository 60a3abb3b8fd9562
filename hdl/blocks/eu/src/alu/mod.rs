//! ALU.

pub mod float;
pub mod fma;
#[cfg(test)]
mod testing;
