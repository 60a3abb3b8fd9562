//! Data RAM: reads and writes of a few rows, so that a row is often written while it is shown. Never the row
//! that is being read.

use tessera_ports::cache::data_ram::{DataRamIn, DataRamOut};
use tessera_testkit::Random;

use super::{mask, pixels};
use crate::stimuli::Stimulus;

const ROWS: [u64; 5] = [0, 1, 64, 126, 127];

/// Stimulus of the data ram.
pub struct DataRam {
    random: Random,
    rate: u32,
}

impl Stimulus for DataRam {
    type In = DataRamIn;
    type Out = DataRamOut;

    fn new(random: Random, stall: u32) -> Self {
        DataRam { random, rate: 100 - stall }
    }

    fn drive(&mut self) -> DataRamIn {
        let (rate, random) = (self.rate, &mut self.random);
        let (reads, rd_row) = (random.chance(rate), random.pick(&ROWS));
        let (writes, wr_row) = (random.chance(rate), random.pick(&ROWS));
        DataRamIn {
            rd_en: reads.into(),
            rd_row,
            wr_en: (writes && !(reads && rd_row == wr_row)).into(),
            wr_row,
            wr_mask: mask(random),
            wr_data: pixels(random),
        }
    }

    fn edge(&mut self, _: &DataRamIn, _: &DataRamOut) {}
}
