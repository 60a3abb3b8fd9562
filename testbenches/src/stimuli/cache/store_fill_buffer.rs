//! Store-fill buffer: fills and results that contend for a few rows, each held until it is taken.

use tessera_ports::bundle::cache::{BlockFill, PixelResult};
use tessera_ports::cache::store_fill_buffer::{StoreFillBufferIn, StoreFillBufferOut};
use tessera_testkit::Random;

use super::{mask, pixels, RESET};
use crate::stimuli::{Offer, Stimulus};

const SLOTS: [u64; 4] = [0, 1, 14, 15];

/// Stimulus of the store fill buffer.
pub struct StoreFillBuffer {
    random: Random,
    rate: u32,
    fill: Offer<BlockFill>,
    result: Offer<PixelResult>,
    cycle: u64,
}

fn fill(random: &mut Random) -> BlockFill {
    BlockFill { valid: 1, slot: random.pick(&SLOTS), cover: mask(random) & 0xFFFE, data: pixels(random) }
}

fn result(random: &mut Random) -> PixelResult {
    PixelResult { valid: 1, slot: random.pick(&SLOTS), mask: mask(random), data: pixels(random) }
}

impl Stimulus for StoreFillBuffer {
    type In = StoreFillBufferIn;
    type Out = StoreFillBufferOut;

    fn new(random: Random, stall: u32) -> Self {
        StoreFillBuffer { random, rate: 100 - stall, fill: Offer::default(), result: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> StoreFillBufferIn {
        let (rate, random) = (self.rate, &mut self.random);
        StoreFillBufferIn {
            reset: (self.cycle < RESET || random.below(500) == 0) as u64,
            rd_en: random.chance(rate) as u64,
            rd_slot: random.pick(&SLOTS),
            // What is not offered may be anything.
            fill: self.fill.get(random, rate, fill).unwrap_or_else(|| BlockFill { valid: 0, ..fill(random) }),
            result: self.result.get(random, rate, result).unwrap_or_else(|| PixelResult { valid: 0, ..result(random) }),
        }
    }

    fn edge(&mut self, input: &StoreFillBufferIn, output: &StoreFillBufferOut) {
        let runs = input.reset == 0;
        self.fill.settle(runs && input.fill.valid & output.fill.ready != 0);
        self.result.settle(runs && input.result.valid & output.result.ready != 0);
        self.cycle += 1;
    }
}
