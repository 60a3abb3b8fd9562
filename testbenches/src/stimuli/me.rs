//! ME: random messages and ends of thread, random response beats, every ready withheld at random.

use tessera_lockstep::random::Random;
use tessera_ports::me::{MeIn, MeOut};

use super::{instruction, Offer, Stimulus};

pub struct Me {
    random: Random,
    stall: u32,
    issue: Offer<MeIn>,
    response: Offer<MeIn>,
    cycle: u64,
}

fn bundle(random: &mut Random) -> MeIn {
    let word = if random.chance(15) { instruction::end_of_thread() } else { instruction::message(random) };
    MeIn {
        i_valid: 1,
        i_slot: random.below(7),
        i_ip: 16 * random.below(1 << 20),
        i_lo: word as u64,
        i_hi: (word >> 64) as u64,
        i_emask: random.word() & 0xFFFF,
        i_sb: random.below(4),
        ..MeIn::default()
    }
}

fn response(random: &mut Random) -> MeIn {
    MeIn {
        rs_valid: 1,
        rs_slot: random.below(7),
        rs_sb: random.below(4),
        rs_reg: random.below(128),
        rs_be: random.word() & 0xFFFF_FFFF,
        rs_data: std::array::from_fn(|_| random.word()),
        rs_last: random.below(2),
        ..MeIn::default()
    }
}

impl Stimulus for Me {
    type In = MeIn;
    type Out = MeOut;

    fn new(random: Random, stall: u32) -> Self {
        Me { random, stall, issue: Offer::default(), response: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> MeIn {
        let (random, rate) = (&mut self.random, 100 - self.stall);
        if self.cycle < 2 {
            return MeIn { reset: 1, ..MeIn::default() };
        }
        let mut input = self.issue.get(random, rate, bundle).unwrap_or_default();
        if let Some(beat) = self.response.get(random, rate, response) {
            let MeIn { rs_valid, rs_slot, rs_sb, rs_reg, rs_be, rs_data, rs_last, .. } = beat;
            input = MeIn { rs_valid, rs_slot, rs_sb, rs_reg, rs_be, rs_data, rs_last, ..input };
        }
        input.rd_data = std::array::from_fn(|_| random.word());
        input.mo_ready = random.chance(rate) as u64;
        input.eot_ready = random.chance(rate) as u64;
        input
    }

    fn answer(&mut self, input: &mut MeIn, output: &MeOut) {
        input.rd_gnt = output.rd_valid & !self.random.chance(self.stall) as u64;
        input.wb_gnt = output.wb_valid & !self.random.chance(self.stall) as u64;
    }

    fn edge(&mut self, input: &MeIn, output: &MeOut) {
        self.issue.settle(input.i_valid & output.i_ready != 0);
        self.response.settle(input.rs_valid & output.rs_ready != 0);
        self.cycle += 1;
    }
}
