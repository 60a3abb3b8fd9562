//! Ports and contract of the screen partition.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/screen_partition.md")]

use tessera_ports_macros::ports;

/// Pipeline of a tile. `part` is `cfg_part`.
pub const fn pipeline(part: u64, x: u64, y: u64) -> u64 {
    match part {
        0 if y & 1 == 1 => 3 - (x & 3),
        1 => x & 1 | (y & 1) << 1,
        _ => x & 3,
    }
}

ports! {
    /// Which pipeline a tile belongs to.
    screen_partition => ScreenPartitionIn, ScreenPartitionOut {
        /// Synchronous reset, active high.
        in reset: 1,
        /// Screen partition: 0 rows, 1 two by two, 2 columns.
        in cfg_part: 2,
        /// A tile is on offer.
        in in_valid: 1,
        /// Tile, horizontally.
        in in_x: 12,
        /// Tile, vertically.
        in in_y: 12,
        /// The pipelines take a tile.
        in out_ready: [1; 4],
        /// The tile's pipeline takes it.
        out in_ready: 1,
        /// The tile's pipeline.
        out pipeline: 2,
        /// The tile is on offer to each pipeline.
        out out_valid: [1; 4],
    }
}

#[cfg(test)]
mod tests {
    use super::pipeline;

    /// Pairs of neighbours at `(dx, dy)` in an 8x8 window that share a pipeline.
    fn shared(part: u64, dx: u64, dy: u64) -> usize {
        let tiles = (0..8).flat_map(|y| (1..9).map(move |x| (x, y)));
        tiles.filter(|&(x, y)| pipeline(part, x, y) == pipeline(part, x + dx, y + dy)).count()
    }

    #[test]
    fn edge_neighbours_never_share_a_pipeline_with_rows_and_2x2() {
        for part in [0, 1] {
            assert_eq!((shared(part, 1, 0), shared(part, 0, 1)), (0, 0));
        }
        assert_eq!((shared(2, 1, 0), shared(2, 0, 1)), (0, 64));
    }

    #[test]
    fn only_2x2_keeps_diagonal_neighbours_apart() {
        assert_eq!(shared(1, 1, 1), 0);
        assert_eq!(shared(0, 1, 1), 32);
    }
}
