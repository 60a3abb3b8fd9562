//! What a block and its golden model share: port structs, parameters, and the **cycle contract** written in the
//! module docs here. Nothing that computes lives in this crate, so a slip in one model cannot hide in the other.
//!
//! Every module is one block. Its doc is the contract both models are written from: state, outputs as a function of
//! state and inputs ("comb" where an output depends on an input of the same cycle), and next state. The order inside
//! one clock cycle is: inputs settle, outputs are compared, the clock edge updates all state at once.
//!
//! Notation: `x' = e` is the value after the edge; a name without a prime is the value before it. `t` is a thread slot.
//! `reset` (synchronous, active high) sets every state bit the contract does not exempt to zero.
//!
//! * [`config`]: `EuConfig`, the parameters of a run and their validation
//! * [`uop`]: the instruction as it travels from TC to a pipe; row numbers; the subset the EU executes
//! * [`tc`], [`ga`], [`alu`], [`je`], [`me`]: the units
//! * [`eu`]: the top level
//! * [`cache`]: the render cache and the four memory pipelines

pub mod alu;
pub mod cache;
pub mod config;
pub mod eu;
pub mod ga;
pub mod je;
pub mod me;
mod port;
pub mod tc;
pub mod uop;

pub use port::{Field, Ports};
