//! GA: requests on all ports at random rows of a small set, so that rows are often read after they were written. Half of the time
//! ALU0 and ME ask in every cycle, and dispatch in every second storm, so that they fall behind.

use tessera_lockstep::random::Random;
use tessera_ports::ga::{GaIn, GaOut};

use super::Stimulus;

pub struct Ga {
    random: Random,
    rate: u32,
    cycle: u64,
}

impl Stimulus for Ga {
    type In = GaIn;
    type Out = GaOut;

    fn new(random: Random, stall: u32) -> Self {
        Ga { random, rate: 100 - stall, cycle: 0 }
    }

    fn drive(&mut self) -> GaIn {
        let (rate, random) = (self.rate, &mut self.random);
        let mut input = GaIn { reset: (self.cycle < 2 || random.below(500) == 0) as u64, ..GaIn::default() };
        let row = |random: &mut Random| random.pick(&[0, 1, 2, 127, 128, 895, 896, 1008, 1023]);
        for p in 0..3 {
            input.a0_rd_valid[p] = random.chance(rate) as u64;
            input.a0_rd_row[p] = row(random);
            input.a1_rd_valid[p] = random.chance(rate) as u64;
            input.a1_rd_row[p] = row(random);
        }
        input.me_rd_valid = random.chance(rate / 2) as u64;
        input.me_rd_row = row(random);
        let data = |random: &mut Random| std::array::from_fn(|_| random.word());
        let storm = self.cycle & 64 != 0;
        input.a0_wb_valid = (storm || random.chance(rate / 2)) as u64;
        input.a0_wb_row = row(random);
        input.a0_wb_be = random.word() & 0xFFFF_FFFF;
        input.a0_wb_data = data(random);
        input.a1_wb_valid = random.chance(rate / 2) as u64;
        input.a1_wb_row = row(random);
        input.a1_wb_be = random.word() & 0xFFFF_FFFF;
        input.a1_wb_data = data(random);
        input.me_wb_valid = (storm || random.chance(rate / 2)) as u64;
        input.me_wb_row = row(random);
        input.me_wb_be = random.word() & 0xFFFF_FFFF;
        input.me_wb_data = data(random);
        input.dp_wb_valid = if storm { self.cycle >> 7 & 1 } else { random.chance(rate) as u64 };
        input.dp_wb_row = row(random);
        input.dp_wb_data = data(random);
        input
    }

    fn edge(&mut self, _: &GaIn, _: &GaOut) {
        self.cycle += 1;
    }
}
