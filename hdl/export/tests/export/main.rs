//! Tests of the exporter against the tools and against Rust.
//!
//! They need `verilator`, `yosys`, `iverilog`, `cc` and `g++` on PATH and fail
//! without them.

mod cosim;
mod errors;
// Precedence is the point of the expressions that clippy wants parenthesised.
#[allow(clippy::precedence)]
mod expressions;
mod files;
mod fuzz;
mod header;
mod icarus;
mod lint;
mod matches;
mod raw;
mod slices;
mod tangled;
mod testbench;
mod time_zero;
mod tools;
