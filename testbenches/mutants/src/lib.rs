//! Bugs inside every block, each of which the block's own stimulus must notice.
//!
//! Two texts are made wrong, one place at a time: the rust-hdl source ([`rtl`]; feature `mutants` compiles
//! all bugs in and one is switched on) and the exported Verilog ([`verilog`]; one more input selects the
//! bug). The golden model, which knows neither, is the reference. What survives stands in [`survivors`] with
//! the reason, or the test fails. The same tests run what synthesis makes of the Verilog ([`netlist`]) and
//! the Verilog with a clock enable ([`gated`]), and draw the pictures of the pages ([`trace`]).

pub mod block;
pub mod blocks;
pub mod gated;
pub mod netlist;
pub mod report;
#[cfg(feature = "mutants")]
pub mod rtl;
pub mod sample;
pub mod survivors;
pub mod text;
pub mod trace;
pub mod vectors;
pub mod verilog;
pub mod work;
