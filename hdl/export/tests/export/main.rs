//! Tests of the exporter against the tools and against Rust.
//!
//! They need `verilator`, `yosys`, `iverilog` and `g++` on PATH and fail
//! without them.

mod errors;
mod expressions;
mod fuzz;
mod lint;
mod raw;
mod tools;
mod vectors;
