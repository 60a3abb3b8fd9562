//! Bundles: signals that travel together, declared once for models, hardware and documentation.
//!
//! A `stream` keeps the rules of [`crate::Phase::stream`]: what is on offer stays until it is taken, and
//! nothing is valid under reset. The simulation of every engine checks them. A plain bundle with fields that
//! go `back` promises less; its user's contract page says what.

pub mod board;
pub mod cache;
pub mod eu;
