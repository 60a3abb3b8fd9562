//! The ALU of `EuShape::COMPACT` in lockstep: as `alu.rs`, with float add and conversions in the long pipe.

tessera_testbenches::block_lockstep!(alu, Alu, AluCompact);
