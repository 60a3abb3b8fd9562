//! The render cache and the four memory pipelines (`tessera_ports::cache`).
//!
//! * [`tag_ram`], [`data_ram`], [`store_fill_buffer`], [`write_out`], [`miss_queue`]: the parts;
//!   [`render_cache`]: one pipeline
//! * [`screen_partition`], [`memory_subsystem`]: four of them; [`output_merge`]: a client
//! * [`axi4_bridge`], [`render_cache_axi4`], [`memory_subsystem_axi4`]: the way onto a bus;
//!   [`axi4_lite_control`]: registers on another; [`render_cache_peripheral`]: both around a cache
//! * [`baseline`]: three conventional caches with the same ports, for the comparison
//!
//! Flags of the sixteen chains are bit sets (`u16`), so one cycle of a pipeline costs a few dozen operations.

pub mod axi4_bridge;
pub mod axi4_lite_control;
pub mod baseline;
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

/// Sixteen pixels: pixel `p` is bits `32 * (p % 2) ..` of word `p / 2`.
pub type Block = [u64; 8];

/// All bits of the pixels of `mask` inside word `word`.
pub fn pixel_bits(mask: u16, word: usize) -> u64 {
    const PAIR: [u64; 4] = [0, 0xFFFF_FFFF, 0xFFFF_FFFF_0000_0000, u64::MAX];
    PAIR[usize::from(mask >> (2 * word)) & 3]
}

/// `block` with the pixels outside `mask` cleared.
pub fn keep(block: &Block, mask: u16) -> Block {
    match mask {
        0xFFFF => *block,
        0 => [0; 8],
        _ => std::array::from_fn(|i| block[i] & pixel_bits(mask, i)),
    }
}

/// The pixels of `mask` in `row` become those of `data`.
pub fn write(row: &mut Block, mask: u16, data: &Block) {
    if mask == 0xFFFF {
        *row = *data;
        return;
    }
    for (i, word) in row.iter_mut().enumerate() {
        let bits = pixel_bits(mask, i);
        *word = *word & !bits | data[i] & bits;
    }
}

/// Pixel `p` of a block.
pub fn pixel(block: &Block, p: usize) -> u32 {
    (block[p / 2] >> (32 * (p % 2))) as u32
}

/// A block of sixteen pixels.
pub fn from_pixels(pixel: impl Fn(usize) -> u32) -> Block {
    std::array::from_fn(|i| u64::from(pixel(2 * i)) | u64::from(pixel(2 * i + 1)) << 32)
}

/// A rotating choice among sixteen (`rr` of the contract).
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Rotation {
    /// Members above the one chosen last.
    above: u16,
}

impl Rotation {
    /// Chooses and moves on.
    pub fn pick(&mut self, set: u16) -> Option<u8> {
        let upper = set & self.above;
        let from = if upper != 0 { upper } else { set };
        if from == 0 {
            return None;
        }
        let index = from.trailing_zeros() as u8;
        self.above = (0xFFFEu32 << index) as u16;
        Some(index)
    }
}

/// The members of `set`, lowest first.
pub(crate) fn members(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let index = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        index
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rotation_serves_every_member_in_turn() {
        let mut rotation = Rotation::default();
        let picks: Vec<_> = (0..5).map(|_| rotation.pick(0x8011)).collect();
        assert_eq!(picks, [Some(0), Some(4), Some(15), Some(0), Some(4)]);
        assert_eq!(rotation.pick(0), None);
        assert_eq!(rotation.pick(0x8001), Some(15));
    }

    #[test]
    fn masks_select_pixels() {
        let ones = [u64::MAX; 8];
        assert_eq!(keep(&ones, 0x0006), [0xFFFF_FFFF_0000_0000, 0xFFFF_FFFF, 0, 0, 0, 0, 0, 0]);
        let mut row = from_pixels(|p| p as u32);
        write(&mut row, 0x8001, &ones);
        let expected = |p| if p == 0 || p == 15 { u32::MAX } else { p as u32 };
        assert_eq!((0..16).map(|p| pixel(&row, p)).collect::<Vec<_>>(), (0..16).map(expected).collect::<Vec<_>>());
        assert_eq!(members(0x8003).collect::<Vec<_>>(), [0, 1, 15]);
    }
}
