//! ALU0 and ALU1 (one block) in lockstep: golden = rust-hdl = exported Verilog, every output port, every
//! cycle.

tessera_testbenches::block_lockstep!(alu, Alu);
