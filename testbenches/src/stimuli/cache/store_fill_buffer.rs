//! Store-fill buffer: fills and results that contend for a few rows, each held until it is taken.

use tessera_lockstep::random::Random;
use tessera_ports::cache::store_fill_buffer::{StoreFillBufferIn, StoreFillBufferOut};

use super::{mask, pixels, RESET};
use crate::stimuli::{Offer, Stimulus};

const SLOTS: [u64; 4] = [0, 1, 14, 15];

/// Slot, mask and data of a fill or result.
type Write = (u64, u64, [u64; 8]);

pub struct StoreFillBuffer {
    random: Random,
    rate: u32,
    fill: Offer<Write>,
    result: Offer<Write>,
    cycle: u64,
}

fn write(random: &mut Random) -> Write {
    (random.pick(&SLOTS), mask(random), pixels(random))
}

impl Stimulus for StoreFillBuffer {
    type In = StoreFillBufferIn;
    type Out = StoreFillBufferOut;

    fn new(random: Random, stall: u32) -> Self {
        StoreFillBuffer { random, rate: 100 - stall, fill: Offer::default(), result: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> StoreFillBufferIn {
        let (rate, random) = (self.rate, &mut self.random);
        let mut input = StoreFillBufferIn {
            reset: (self.cycle < RESET || random.below(500) == 0) as u64,
            rd_en: random.chance(rate) as u64,
            rd_slot: random.pick(&SLOTS),
            ..StoreFillBufferIn::default()
        };
        if let Some((slot, cover, data)) = self.fill.get(random, rate, write) {
            (input.fill_valid, input.fill_slot, input.fill_cover, input.fill_data) = (1, slot, cover & 0xFFFE, data);
        }
        if let Some((slot, mask, data)) = self.result.get(random, rate, write) {
            (input.res_valid, input.res_slot, input.res_mask, input.res_data) = (1, slot, mask, data);
        }
        input
    }

    fn edge(&mut self, input: &StoreFillBufferIn, output: &StoreFillBufferOut) {
        let runs = input.reset == 0;
        self.fill.settle(runs && input.fill_valid & output.fill_ready != 0);
        self.result.settle(runs && input.res_valid & output.res_ready != 0);
        self.cycle += 1;
    }
}
