//! GA of `EuShape::COMPACT` in lockstep: as `ga.rs`, with one write port.

tessera_testbenches::block_lockstep!(ga, GaShared, GaCompact);
