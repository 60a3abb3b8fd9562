//! # Screen partition: one request stream onto four pipelines
//! ```text
//!                 +-----+---> out_valid[0..4], out_ready[0..4]
//!  in valid/ready |     |---> payload: the input's, to all four
//!                 +-----+
//! ```
//! `pipeline` (comb, no state) by `cfg_part`, from `x[1:0]` and `y[0]`:
//!
//! | cfg_part | name | even rows | odd rows |
//! |---|---|---|---|
//! | 0 | rows | 0 1 2 3 | 3 2 1 0 |
//! | 1 | 2x2 | 0 1 0 1 | 2 3 2 3 |
//! | 2 (and 3) | columns | 0 1 2 3 | 0 1 2 3 |
//!
//! `out_valid[p] = in_valid & p == pipeline`; `in_ready = out_ready[pipeline]` (comb on coordinates, whatever `in_valid` says). A pure function of the
//! address: a block is never in two pipelines. `reset` does nothing. Facts (tests): with rows no edge neighbours share a pipeline, but each tile does with one of its two
//! lower diagonal neighbours (right at odd x, left at even x); with 2x2 no neighbours at all do.
//!
//! Stalls: the chosen pipeline's. Deadlock: none, no storage.

use crate::port::ports;

/// Pipeline of a tile. `part` is `cfg_part`.
pub const fn pipeline(part: u64, x: u64, y: u64) -> u64 {
    match part {
        0 if y & 1 == 1 => 3 - (x & 3),
        1 => x & 1 | (y & 1) << 1,
        _ => x & 3,
    }
}

ports! {
    pub struct ScreenPartitionIn {
        reset: 1,
        cfg_part: 2,
        in_valid: 1,
        in_x: 12,
        in_y: 12,
        out_ready: [1; 4],
    }
}

ports! {
    /// The rest of the payload needs no logic and does not pass through the block.
    pub struct ScreenPartitionOut {
        in_ready: 1,
        pipeline: 2,
        out_valid: [1; 4],
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
