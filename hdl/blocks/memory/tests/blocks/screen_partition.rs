//! Screen partition: every tile of a window, every pattern.

use crate::common::Bench;
use tessera_memory::screen_partition::ScreenPartition;
use tessera_ports::cache::screen_partition::{pipeline, ScreenPartitionIn, ScreenPartitionOut};

#[test]
fn tiles_go_where_the_contract_says() {
    let mut partition = Bench::<ScreenPartition, ScreenPartitionIn, ScreenPartitionOut>::new();
    for n in 0..4 * 2 * 8 * 8 * 16 {
        let (cfg_part, in_valid, in_x, in_y, ready) = (n & 3, n >> 2 & 1, n >> 3 & 7 | 0x9a8, n >> 6 & 7 | 0x650, n >> 9 & 15);
        let i =
            ScreenPartitionIn { reset: 0, cfg_part, in_valid, in_x, in_y, out_ready: std::array::from_fn(|p| ready >> p & 1) };
        let chosen = pipeline(cfg_part, in_x, in_y);
        let want = ScreenPartitionOut {
            in_ready: ready >> chosen & 1,
            pipeline: chosen,
            out_valid: std::array::from_fn(|p| in_valid & u64::from(p as u64 == chosen)),
        };
        assert_eq!(partition.eval(&i), want, "{i:?}");
    }
}
