//! ALU1 in lockstep: as `alu.rs`, with the math unit.

tessera_testbenches::block_lockstep!(alu, AluMath);
