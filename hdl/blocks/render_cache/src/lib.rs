//! The render cache: one memory pipeline and the blocks it is made of.
//!
//! What lives here: one module per block, each written from its contract page (`hdl/docs/src/contract`). What
//! must not: the routing between pipelines (`tessera-memory`), golden models, or anything that reads them.

pub mod bundle;
pub mod data_ram;
pub mod miss_queue;
pub mod render_cache;
pub mod store_fill_buffer;
pub mod tag_ram;
pub mod word;
pub mod write_out;

/// The top of this crate, compiled with it ([`tessera_hdl::sim::compiled`]).
#[cfg(not(test))]
#[doc(hidden)]
pub static COMPILED: [fn(); 1] = [tessera_hdl::sim::compiled::<render_cache::RenderCache>];
