//! What the lockstep tests and the benchmarks share: random stimuli for every block, and the test that all
//! blocks undergo.
//!
//! `tests/<block>.rs` holds one block's lockstep, and shows that its comparison can fail.

pub mod axi4;
pub mod block_test;
pub mod cache;
pub mod coverage;
pub mod failure;
pub mod flops;
pub mod programs;
pub mod shrink;
pub mod stimuli;
