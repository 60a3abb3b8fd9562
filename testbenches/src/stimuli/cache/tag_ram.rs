//! Tag RAM: reads and writes of a few sets with a few blocks, so that comparisons often hit and rows are
//! written while shown.

use tessera_ports::cache::tag_ram::{TagRamIn, TagRamOut};
use tessera_testkit::Random;

use super::RESET;
use crate::stimuli::Stimulus;

const SETS: [u64; 3] = [0, 5, 31];

/// Stimulus of the tag ram.
pub struct TagRam {
    random: Random,
    rate: u32,
    cycle: u64,
}

/// One of six blocks, 0 and the largest among them.
fn block(random: &mut Random) -> u64 {
    random.pick(&[0, 1, 0x20, 0x100_0001, 0x5A5_A5A5, 0x7FF_FFFF])
}

impl Stimulus for TagRam {
    type In = TagRamIn;
    type Out = TagRamOut;

    fn new(random: Random, stall: u32) -> Self {
        TagRam { random, rate: 100 - stall, cycle: 0 }
    }

    fn drive(&mut self) -> TagRamIn {
        let (rate, random) = (self.rate, &mut self.random);
        TagRamIn {
            reset: (self.cycle < RESET || random.below(500) == 0) as u64,
            rd_en: random.chance(rate) as u64,
            rd_set: random.pick(&SETS),
            wr_en: random.chance(rate / 2) as u64,
            wr_set: random.pick(&SETS),
            wr_ways: random.below(16),
            wr_valid: random.chance(80) as u64,
            wr_block: block(random),
            wr_ptr: random.below(4),
            cmp_block: block(random),
        }
    }

    fn edge(&mut self, _: &TagRamIn, _: &TagRamOut) {
        self.cycle += 1;
    }
}
