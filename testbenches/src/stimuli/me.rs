//! ME: random messages and ends of thread, random response beats, every ready withheld at random.

use tessera_eu::opcode::{SEND, SENDC, SENDS, SENDSC};
use tessera_ports::bundle::eu::{MessageIssue, MessageResponse};
use tessera_ports::me::{MeIn, MeOut};
use tessera_testkit::Random;

use super::{Offer, Stimulus};
use crate::coverage::Still;

/// Stimulus of ME.
pub struct Me {
    random: Random,
    stall: u32,
    issue: Offer<MessageIssue>,
    response: Offer<MessageResponse>,
    cycle: u64,
}

fn bundle(random: &mut Random) -> MessageIssue {
    let split = random.chance(50);
    // Mostly short ones: a long one keeps the unit busy.
    let by_a0 = random.chance(20);
    let longest = if random.chance(80) { 4 } else { 15 };
    MessageIssue {
        valid: 1,
        slot: random.below(7),
        ip: 8 * random.below(1 << 29),
        op: random.pick(if split { &[SENDS, SENDSC] } else { &[SEND, SENDC] }).raw(),
        eot: (!by_a0 && random.chance(15)) as u64,
        // No payload goes beyond r127.
        src0: random.below(113),
        mlen: 1 + random.below(longest),
        src1: random.below(113),
        xlen: if split { random.below(longest + 1) } else { 0 },
        dst: random.below(128),
        rlen: if by_a0 { random.pick(&[0, 31]) } else { random.below(32) },
        by_a0: by_a0 as u64,
        sfid: random.below(16),
        desc: random.below(1 << 31),
        extra: random.below(1 << 16),
        emask: random.word() & 0xFFFF_FFFF,
        sb: random.below(4),
    }
}

fn response(random: &mut Random) -> MessageResponse {
    MessageResponse {
        valid: 1,
        slot: random.below(7),
        sb: random.below(4),
        reg: random.below(128),
        be: random.word() & 0xFFFF_FFFF,
        data: std::array::from_fn(|_| random.word()),
        last: random.below(2),
    }
}

impl Stimulus for Me {
    type In = MeIn;
    type Out = MeOut;
    const STILL: &'static [Still] = &[
        Still { port: "mo_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "ret_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "mo_exdesc", bits: [4, 4], reason: "always 0 (rule 8)" },
        Still { port: "mo_exdesc", bits: [5, 5], reason: "EOT, which leaves by another port" },
        Still { port: "mo_exdesc", bits: [15, 10], reason: "always 0 (rule 8)" },
        Still { port: "ret_op", bits: [6, 3], reason: "the opcodes are 31 to 34" },
    ];

    fn new(random: Random, stall: u32) -> Self {
        Me { random, stall, issue: Offer::default(), response: Offer::default(), cycle: 0 }
    }

    fn drive(&mut self) -> MeIn {
        let (random, rate) = (&mut self.random, 100 - self.stall);
        if self.cycle < 2 {
            return MeIn { reset: 1, ..MeIn::default() };
        }
        MeIn {
            issue: self.issue.get(random, rate, bundle).unwrap_or_default(),
            resp: self.response.get(random, rate, response).unwrap_or_default(),
            rd_data: std::array::from_fn(|_| random.word()),
            mo: random.chance(rate).into(),
            eot: random.chance(rate).into(),
            ..MeIn::default()
        }
    }

    fn answer(&mut self, input: &mut MeIn, output: &MeOut) {
        input.rd.gnt = output.rd.valid & !self.random.chance(self.stall) as u64;
        input.wb.gnt = output.wb.valid & !self.random.chance(self.stall) as u64;
    }

    fn edge(&mut self, input: &MeIn, output: &MeOut) {
        self.issue.settle(input.issue.valid & output.issue.ready != 0);
        self.response.settle(input.resp.valid & output.resp.ready != 0);
        self.cycle += 1;
    }
}
