//! The TC of `EuShape::COMPACT` in lockstep: as `tc.rs`, with two bundles a cycle.

tessera_testbenches::block_lockstep!(tc, Tc, TcCompact);
