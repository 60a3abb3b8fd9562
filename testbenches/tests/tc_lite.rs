//! The TC of `EuShape::LITE` in lockstep: as `tc_compact.rs`, with ALU1 alone.

tessera_testbenches::block_lockstep!(tc, TcLone, TcLite);
