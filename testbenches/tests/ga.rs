//! GA in lockstep: golden = rust-hdl = exported Verilog, every output port, every cycle.

tessera_tests::block_lockstep!(ga, Ga);
