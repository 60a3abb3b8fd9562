//! Tests of the exporter against the tools and against Rust.
//!
//! They need `verilator`, `yosys`, `iverilog` and `g++` on PATH and fail
//! without them.

mod cosim;
mod errors;
// Precedence is the point of the expressions that clippy wants parenthesised.
#[allow(clippy::precedence)]
mod expressions;
mod files;
mod fuzz;
mod icarus;
mod lint;
mod matches;
mod raw;
mod slices;
mod time_zero;
mod tools;
