//! Drives golden models, rust-hdl blocks and Verilated exports through one port struct and compares them
//! every cycle.
//!
//! What lives here: the common face of a model ([`model`]), the comparison ([`compare`]), the environment an
//! EU needs to run a workload ([`bench`] with [`lines`], [`messages`], [`dispatch`]), the hardware of the named shapes
//! ([`units`]), the surroundings of the
//! memory subsystem ([`cache`]), the interpreter that follows every retired instruction ([`follow`]),
//! waveforms, statistics and the estimate of energy ([`energy`]). What must not: knowledge of how a block works.

pub mod activity;
pub mod approximate;
pub mod bench;
pub mod cache;
pub mod compare;
pub mod dispatch;
pub mod energy;
pub mod follow;
pub mod kernel;
pub mod lines;
pub mod messages;
pub mod model;
pub mod notify;
pub mod place;
pub mod plant;
pub mod scope;
pub mod stats;
pub mod traced;
pub mod units;
pub mod verilog;
pub mod waveform;
