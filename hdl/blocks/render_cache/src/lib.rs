//! The render cache: one memory pipeline and the blocks it is made of.
//!
//! What lives here: one module per block, each written from its contract in
//! `tessera_ports::cache` (same port names, widths and order). What must not: the
//! routing between pipelines (`tessera-memory`), golden models, or anything that
//! reads them.

pub mod data_ram;
pub mod miss_queue;
pub mod render_cache;
pub mod store_fill_buffer;
pub mod tag_ram;
pub mod write_out;
