//! Blocks of the render cache against small models.

#[path = "../../../eu/tests/common/mod.rs"]
mod common;
mod memories;
mod miss_queue;
mod pipeline;
mod render_cache;
mod write_out;

/// Pixels of a mask as bits of the eight data words.
fn lanes(mask: u64) -> [u64; 8] {
    std::array::from_fn(|w| [0, 0xffff_ffff, 0xffff_ffff << 32, u64::MAX][(mask >> (2 * w) & 3) as usize])
}

/// `old` with the pixels of `mask` from `new`.
fn merge(old: [u64; 8], new: [u64; 8], mask: u64) -> [u64; 8] {
    let lanes = lanes(mask);
    std::array::from_fn(|w| old[w] & !lanes[w] | new[w] & lanes[w])
}
