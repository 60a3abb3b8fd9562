//! What a block and its golden model share: ports, parameters, and the **contract page** of every block,
//! shown as the doc of its module. Nothing that computes lives in this crate, so a slip in one model cannot
//! hide in the other.
//!
//! * [`bundle`]: signals that travel together, and the rules of streams
//! * [`config`]: `EuConfig`, the parameters of a run and their validation
//! * [`codes`]: words for the numbers on ports
//! * [`uop`]: the instruction as it travels from TC to a pipe; row numbers; the subset the EU executes
//! * [`tc`], [`ga`], [`alu`], [`je`], [`me`]: the units; [`eu`]: the top level
//! * [`em`], [`intdiv`], [`intdiv_pipe`]: the math functions of an ALU
//! * [`cache`]: the render cache and the four memory pipelines
//! * [`board`]: one of them on an FPGA board
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/index.md")]

// The macros name this crate by its absolute path, also from inside it.
extern crate self as tessera_ports;

pub mod alu;
pub mod board;
pub mod bundle;
pub mod cache;
pub mod codes;
pub mod config;
pub mod em;
pub mod eu;
pub mod ga;
pub mod intdiv;
pub mod intdiv_pipe;
pub mod je;
pub mod me;
mod port;
pub mod seeds;
pub mod tc;
pub mod uop;

#[doc = include_str!("../../docs/src/glossary.md")]
pub mod glossary {}

pub use port::{Broken, Described, Duplex, Group, Interface, Phase, PortGroup, PortRow, Ports, Ready, Rule};
