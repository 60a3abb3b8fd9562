//! The execution unit: the rust-hdl blocks of TC, GA, ALU, JE, ME and the EU top.
//!
//! What lives here: one module per block, each written from its contract page (`hdl/docs/src/contract`). What
//! must not: golden models, or anything that reads them.

pub mod alu;
pub mod bundle;
mod carry_save;
pub mod em;
pub mod eu;
pub mod ga;
pub mod intdiv;
pub mod intdiv_pipe;
pub mod je;
pub mod me;
pub mod opcode;
pub mod tc;
pub mod word;

#[cfg(not(test))]
use tessera_hdl::sim::compiled;

/// The tops of this crate, compiled with it ([`compiled`]).
#[cfg(not(test))]
#[doc(hidden)]
pub static COMPILED: [fn(); 3] = [compiled::<eu::Eu>, compiled::<eu::EuCompact>, compiled::<eu::EuLite>];
