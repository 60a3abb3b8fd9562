//! Random inputs of the render cache's blocks. Addresses, sets and rows come from small ranges, so that
//! requests meet.

pub mod axi4_bridge;
pub mod axi4_lite_control;
pub mod data_ram;
pub mod memory_subsystem;
pub mod memory_subsystem_axi4;
pub mod miss_queue;
pub mod output_merge;
pub mod processor;
pub mod render_cache;
pub mod render_cache_axi4;
pub mod render_cache_peripheral;
pub mod screen_partition;
pub mod store_fill_buffer;
pub mod tag_ram;
pub mod write_out;

use tessera_testkit::Random;

/// Cycles of reset at the start.
const RESET: u64 = 2;

/// Sixteen random pixels.
fn pixels(random: &mut Random) -> [u64; 8] {
    std::array::from_fn(|_| random.word())
}

/// A coverage mask: all, one, or any pixels; never none.
fn mask(random: &mut Random) -> u64 {
    match random.below(3) {
        0 => 0xFFFF,
        1 => 1 << random.below(16),
        _ => 1 + random.below(0xFFFF),
    }
}

/// The block address of the `n`th block in use: every bit of it moves.
fn block(n: u64) -> u64 {
    (n * 0x123_4567) & 0x7FF_FFFF
}

/// Takes a random item out.
fn take<T>(items: &mut Vec<T>, random: &mut Random) -> Option<T> {
    let count = items.len() as u64;
    (count > 0).then(|| items.swap_remove(random.below(count) as usize))
}
