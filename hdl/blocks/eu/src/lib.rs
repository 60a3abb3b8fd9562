//! The execution unit: the rust-hdl blocks of TC, GA, ALU, JE, ME and the EU top.
//!
//! What lives here: one module per block, each written from its contract in
//! `tessera-ports` (same port names, widths and order). What must not: golden
//! models, or anything that reads them.

pub mod alu;
pub mod eu;
pub mod ga;
pub mod je;
pub mod me;
pub mod tc;
