//! Screen partition: random tiles, patterns and readies.

use tessera_ports::cache::screen_partition::{ScreenPartitionIn, ScreenPartitionOut};
use tessera_testkit::Random;

use super::RESET;
use crate::stimuli::Stimulus;

/// Stimulus of the screen partition.
pub struct ScreenPartition {
    random: Random,
    rate: u32,
    cycle: u64,
}

impl Stimulus for ScreenPartition {
    type In = ScreenPartitionIn;
    type Out = ScreenPartitionOut;

    fn new(random: Random, stall: u32) -> Self {
        ScreenPartition { random, rate: 100 - stall, cycle: 0 }
    }

    fn drive(&mut self) -> ScreenPartitionIn {
        let (rate, random) = (self.rate, &mut self.random);
        ScreenPartitionIn {
            reset: (self.cycle < RESET) as u64,
            cfg_part: random.below(4),
            in_valid: random.chance(rate) as u64,
            in_x: random.below(1 << 12),
            in_y: random.below(1 << 12),
            out_ready: std::array::from_fn(|_| random.chance(rate) as u64),
        }
    }

    fn edge(&mut self, _: &ScreenPartitionIn, _: &ScreenPartitionOut) {
        self.cycle += 1;
    }
}
