//! The render cache and its memory subsystem: ideas, sizes, ports, configurations.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/cache.md")]

pub mod axi4_bridge;
pub mod axi4_lite_control;
pub mod config;
pub mod control_registers;
pub mod data_ram;
pub mod memory_subsystem;
pub mod memory_subsystem_axi4;
pub mod miss_queue;
pub mod output_merge;
pub mod render_cache;
pub mod render_cache_axi4;
pub mod render_cache_peripheral;
pub mod screen_partition;
pub mod store_fill_buffer;
pub mod tag_ram;
pub mod write_out;

/// Pipelines of the subsystem.
pub const PIPELINES: usize = 4;
/// Sets of one pipeline.
pub const SETS: usize = 32;
/// Ways of a set.
pub const WAYS: usize = 4;
/// Nodes of one miss queue.
pub const NODES: usize = 16;
/// Slots of one write-out buffer.
pub const WRITE_OUT: usize = 16;
/// Pixels (or samples) of a block.
pub const PIXELS: usize = 16;

/// Bit 0 of `op`.
pub const READ: u64 = 1;
/// Bit 1 of `op`.
pub const WRITE: u64 = 2;

/// Block address of a tile. Every argument is inside its port's width.
pub const fn block(surface: u64, tile_x: u64, tile_y: u64) -> u64 {
    surface << 24 | tile_y << 12 | tile_x
}
