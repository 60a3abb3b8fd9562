//! What a run looks like from outside.
//!
//! What lives here: [`pipeline`], which follows every instruction through the EU by its ports alone, and what
//! is made of that ([`konata`], [`perfetto`], [`profile`], [`report`]), and [`cache`], which does the same for the
//! requests of the memory subsystem. So every cycle-exact engine gives the same bytes. What must not: knowledge
//! of an engine, or of what an instruction computes.

pub mod cache;
pub mod curves;
pub mod event;
pub mod events;
pub mod konata;
pub mod lines;
pub mod listing;
pub mod order;
pub mod perfetto;
pub mod pipeline;
pub mod profile;
pub mod report;
pub mod steps;
mod thread;
