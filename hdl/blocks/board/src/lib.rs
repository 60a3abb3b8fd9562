//! A memory pipeline on an FPGA board: a host loads a trace over a serial line, the board draws it and sends the
//! picture.
//!
//! What lives here: one module per block, each written from its contract page (`hdl/docs/src/contract`). What
//! must not: pins and clocks of a board (`hdl/boards`), golden models, or anything that reads them.

pub mod bundle;
pub mod cache_demo;
pub mod demo_control;
pub mod frame_buffer;
pub mod request_player;
pub mod uart;

/// The top of this crate, compiled with it ([`tessera_hdl::sim::compiled`]).
#[cfg(not(test))]
#[doc(hidden)]
pub static COMPILED: [fn(); 1] = [tessera_hdl::sim::compiled::<cache_demo::CacheDemo>];
