//! ALU: random instructions of the subset, random masks and modes, grants withheld at random, register contents full of corners.

use tessera_lockstep::random::Random;
use tessera_ports::alu::{AluIn, AluOut};

use super::{instruction, Offer, Stimulus};

pub struct Alu {
    random: Random,
    stall: u32,
    issue: Offer<AluIn>,
    cycle: u64,
}

fn bundle(random: &mut Random) -> AluIn {
    let word = instruction::alu(random);
    let lanes = 1u64 << (word as u64 >> 21 & 7);
    let range = (1u64 << lanes) - 1;
    let mask = |random: &mut Random| if random.chance(50) { range } else { random.word() & range };
    AluIn {
        i_valid: 1,
        i_slot: random.below(7),
        i_ip: 16 * random.below(1 << 20),
        i_lo: word as u64,
        i_hi: (word >> 64) as u64,
        i_emask: mask(random),
        i_pmask: random.word() & 0xFFFF_FFFF,
        i_mode: if random.chance(50) { 0 } else { random.below(8) },
        i_scalar: instruction::value(random) as u64,
        i_sb: random.below(4),
        ..AluIn::default()
    }
}

impl Stimulus for Alu {
    type In = AluIn;
    type Out = AluOut;

    fn new(random: Random, stall: u32) -> Self {
        Alu { random, stall, issue: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> AluIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return AluIn { reset: 1, ..AluIn::default() };
        }
        let mut input = self.issue.get(random, 100 - self.stall / 2, bundle).unwrap_or_default();
        let data = |random: &mut Random| std::array::from_fn(|_| instruction::word(random));
        input.rd_data0 = data(random);
        input.rd_data1 = data(random);
        input.rd_data2 = data(random);
        input
    }

    fn answer(&mut self, input: &mut AluIn, output: &AluOut) {
        for s in 0..3 {
            input.rd_gnt[s] = output.rd_valid[s] & !self.random.chance(self.stall) as u64;
        }
        input.wb_gnt = output.wb_valid & !self.random.chance(self.stall) as u64;
    }

    fn edge(&mut self, input: &AluIn, output: &AluOut) {
        self.issue.settle(input.i_valid & output.i_ready != 0);
        self.cycle += 1;
    }
}
