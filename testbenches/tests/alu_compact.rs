//! ALU0 of `EuShape::COMPACT` in lockstep: as `alu.rs`, with float add and conversions in the long pipe, and
//! without elements of eight bytes.

tessera_testbenches::block_lockstep!(alu, AluUsual, AluCompact);
