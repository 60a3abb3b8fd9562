//! ALU1 of `EuShape::COMPACT` in lockstep: as `alu_compact.rs`, with the math unit.

tessera_testbenches::block_lockstep!(alu, AluMath, AluMathCompact);
