//! Data RAM: reads and writes of a few rows, so that a row is often read, shown and written at once.

use tessera_lockstep::random::Random;
use tessera_ports::cache::data_ram::{DataRamIn, DataRamOut};

use super::{mask, pixels, RESET};
use crate::stimuli::Stimulus;

const ROWS: [u64; 5] = [0, 1, 64, 126, 127];

pub struct DataRam {
    random: Random,
    rate: u32,
    cycle: u64,
}

impl Stimulus for DataRam {
    type In = DataRamIn;
    type Out = DataRamOut;

    fn new(random: Random, stall: u32) -> Self {
        DataRam { random, rate: 100 - stall, cycle: 0 }
    }

    fn drive(&mut self) -> DataRamIn {
        let (rate, random) = (self.rate, &mut self.random);
        DataRamIn {
            reset: (self.cycle < RESET || random.below(500) == 0) as u64,
            rd_en: random.chance(rate) as u64,
            rd_row: random.pick(&ROWS),
            wr_en: random.chance(rate) as u64,
            wr_row: random.pick(&ROWS),
            wr_mask: mask(random),
            wr_data: pixels(random),
        }
    }

    fn edge(&mut self, _: &DataRamIn, _: &DataRamOut) {
        self.cycle += 1;
    }
}
