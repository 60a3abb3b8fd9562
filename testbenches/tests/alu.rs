//! ALU0 in lockstep: golden = rust-hdl = exported Verilog, every output port, every cycle.

tessera_testbenches::block_lockstep!(alu, Alu);
