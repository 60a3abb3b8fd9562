//! GA: requests on all ports at random rows of a small set, so that rows are often read after they were
//! written, but never in the cycle in which they are (rule 8): reads and writes take turns at the two halves
//! of the set. Half of the time ALU0 and ME ask in every cycle, and dispatch in every second storm, so that they
//! fall behind.

use tessera_ports::bundle::eu::{PayloadWrite, RowRead, RowWrite};
use tessera_ports::ga::{GaIn, GaOut};
use tessera_testkit::Random;

use super::Stimulus;

/// Stimulus of GA.
pub struct Ga {
    random: Random,
    rate: u32,
    cycle: u64,
}

/// A row of one half of the set.
fn row(random: &mut Random, half: u64) -> u64 {
    random.pick(&[[0, 2, 127, 895, 1008], [1, 128, 896, 1022, 1023]][half as usize])
}

fn data(random: &mut Random) -> [u64; 4] {
    std::array::from_fn(|_| random.word())
}

fn read(random: &mut Random, rate: u32, half: u64) -> RowRead {
    RowRead { valid: random.chance(rate) as u64, row: row(random, half) }
}

/// A write in a share of the cycles, or in each.
fn write(random: &mut Random, rate: u32, always: bool, half: u64) -> RowWrite {
    let valid = (always || random.chance(rate)) as u64;
    RowWrite { valid, row: row(random, half), be: random.word() & 0xFFFF_FFFF, data: data(random) }
}

impl Stimulus for Ga {
    type In = GaIn;
    type Out = GaOut;

    fn new(random: Random, stall: u32) -> Self {
        Ga { random, rate: 100 - stall, cycle: 0 }
    }

    fn drive(&mut self) -> GaIn {
        let (rate, random) = (self.rate, &mut self.random);
        let reset = (self.cycle < 2 || random.below(500) == 0) as u64;
        let storm = self.cycle & 64 != 0;
        let half = random.below(2);
        let written = 1 - half;
        GaIn {
            reset,
            alu_rd: std::array::from_fn(|_| std::array::from_fn(|_| read(random, rate, half))),
            me_rd: read(random, rate / 2, half),
            alu_wb: [write(random, rate / 2, storm, written), write(random, rate / 2, false, written)],
            me_wb: write(random, rate / 2, storm, written),
            dp_wb: PayloadWrite {
                valid: if storm { self.cycle >> 7 & 1 } else { random.chance(rate) as u64 },
                row: row(random, written),
                data: data(random),
            },
        }
    }

    fn edge(&mut self, _: &GaIn, _: &GaOut) {
        self.cycle += 1;
    }
}
