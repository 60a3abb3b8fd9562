//! ALU: random instructions of the subset, random masks and modes, grants withheld at random, register
//! contents full of corners.

use tessera_eu::word::{lo, Native};
use tessera_golden::ga;
use tessera_golden::tc::decode::Decoded;
use tessera_ports::alu::{AluIn, AluOut};
use tessera_ports::bundle::eu::{AluIssue, LaneRead, LaneReadBack};
use tessera_ports::config::EuShape;
use tessera_testkit::Random;

use super::instruction::{self, Near};
use super::{Offer, Stimulus};
use crate::coverage::Still;

/// Stimulus of an ALU without math unit.
pub type Alu = Instructions<false, true>;

/// Stimulus of one that executes nothing rare.
pub type AluUsual = Instructions<false, false>;

/// Stimulus of an ALU with a math unit: now and then it gets nothing but math.
pub type AluMath = Instructions<true, true>;

/// Stimulus of the same in [`EuShape::SMALL`], which has no f64 and does not divide.
pub type AluMathFew = Instructions<true, true, false>;

/// Stimulus of an ALU; unless `WHOLE` with instructions of [`EuShape::SMALL`] alone.
pub struct Instructions<const MATH: bool, const RARE: bool, const WHOLE: bool = true> {
    random: Random,
    stall: u32,
    issue: Offer<AluIssue>,
    /// Slot and scoreboard entry of instructions in flight, by `4 * slot + sb`.
    in_flight: u32,
    near: Near,
    /// What was granted at each read port in the cycle before.
    granted: [Option<LaneRead>; 3],
    cycle: u64,
}

/// Slots and scoreboard entries.
const TAGS: u64 = 28;

/// Cycles without a grant of writes at the end of each period.
const DROUGHT: u64 = 300;
const PERIOD: u64 = 3_000;

/// Cycles of a burst of math, of which one in so many is.
const BURST: u64 = 200;
const BURSTS: u64 = 3;

/// `make` gives the word; unless an IEEE macro is to come (`macros`), or a mach.
fn bundle(random: &mut Random, in_flight: u32, macros: bool, make: impl Fn(&mut Random) -> u128) -> AluIssue {
    // An IEEE macro is alone in its thread.
    let alone = random.below(7);
    let macro_of = (macros && random.chance(15) && in_flight >> (4 * alone) & 15 == 0).then_some(4 * alone);
    let word = Native(match macro_of {
        Some(_) => instruction::ieee(random),
        None if random.chance(5) => instruction::mach(random),
        None => make(random),
    });
    let (lo, hi) = word.halves();
    let lanes = 1u64 << word.low(lo::EXEC_SIZE);
    let range = (1u64 << lanes) - 1;
    let mask = |random: &mut Random| if random.chance(50) { range } else { random.word() & range };
    let tag = macro_of.unwrap_or_else(|| loop {
        let tag = random.below(TAGS);
        if in_flight >> tag & 1 == 0 {
            break tag;
        }
    });
    AluIssue {
        valid: 1,
        slot: tag / 4,
        ip: 8 * random.below(1 << 29),
        lo,
        hi,
        emask: mask(random),
        pmask: random.word() & 0xFFFF_FFFF,
        mode: if random.chance(50) { 0 } else { random.below(32) },
        scalar: instruction::value(random) as u64,
        sb: tag % 4,
    }
}

const EVEN: &str = "distances of lanes 4j and 4j + 4 are multiples of 2";
const FAR: &str = "no region of the stimulus has lanes that far apart";

const NARROW: &str = "in the regions of the stimulus lanes 2j and 2j + 2 are multiples of 2 bytes apart, 4j and 4j + 4 of 4";

/// What no instruction of the stimulus does; the first eight only without wide ones, the next only without math.
const RESTING: &[Still] = &[
    Still { port: "rd_0_step_1", bits: [0, 0], reason: NARROW },
    Still { port: "rd_0_step_2", bits: [1, 1], reason: NARROW },
    Still { port: "rd_1_step_1", bits: [0, 0], reason: NARROW },
    Still { port: "rd_1_step_2", bits: [1, 1], reason: NARROW },
    Still { port: "rd_2_step_1", bits: [0, 0], reason: NARROW },
    Still { port: "rd_2_step_2", bits: [1, 1], reason: NARROW },
    Still { port: "wb_step_1", bits: [0, 0], reason: NARROW },
    Still { port: "wb_step_2", bits: [1, 1], reason: NARROW },
    Still { port: "ret_op", bits: [5, 5], reason: "no ALU opcode but math has it (instruction page, rule 1)" },
    Still { port: "writer_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
    Still { port: "ret_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
    Still { port: "rd_0_step_0", bits: [5, 5], reason: FAR },
    Still { port: "rd_0_step_2", bits: [0, 0], reason: EVEN },
    Still { port: "rd_1_step_0", bits: [5, 5], reason: FAR },
    Still { port: "rd_1_step_2", bits: [0, 0], reason: EVEN },
    Still { port: "rd_2_step_0", bits: [5, 5], reason: FAR },
    Still { port: "rd_2_step_2", bits: [0, 0], reason: EVEN },
    Still { port: "wb_step_0", bits: [5, 5], reason: FAR },
    Still { port: "wb_step_2", bits: [0, 0], reason: EVEN },
];

impl<const MATH: bool, const RARE: bool, const WHOLE: bool> Stimulus for Instructions<MATH, RARE, WHOLE> {
    type In = AluIn;
    type Out = AluOut;
    const STILL: &'static [Still] = match (MATH, RARE) {
        (true, _) => RESTING.split_at(9).1,
        (false, true) => RESTING.split_at(8).1,
        (false, false) => RESTING,
    };
    /// What takes rounds keeps the ALU busy for up to 84 cycles; scalar instructions with every region of elements
    /// of eight bytes are few.
    const LONG: u64 = 600_000;

    fn new(random: Random, stall: u32) -> Self {
        Instructions { random, stall, issue: Offer::default(), in_flight: 0, near: Near::default(), granted: [None; 3], cycle: 0 }
    }

    fn drive(&mut self) -> AluIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return AluIn { reset: 1, ..AluIn::default() };
        }
        let in_flight = self.in_flight;
        let make = match MATH {
            true if (self.cycle / BURST).is_multiple_of(BURSTS) => instruction::math,
            true => instruction::alu,
            false if RARE => instruction::lanes,
            false => instruction::usual,
        };
        let fits = |word: &u128| WHOLE || Decoded::new(*word, false).fits(&EuShape::SMALL);
        let make = |random: &mut Random| std::iter::repeat_with(|| make(random)).find(fits).expect("it has no end");
        // Without a free entry TC has nothing to issue.
        let percent = if in_flight.count_ones() < TAGS as u32 { 100 - self.stall / 2 } else { 0 };
        let issue = self.issue.get(random, percent, |random| bundle(random, in_flight, MATH && WHOLE, make)).unwrap_or_default();
        let near = &mut self.near;
        let rd_data = std::array::from_fn(|_| {
            let close = random.chance(40);
            std::array::from_fn(|_| if close { near.word(random) } else { instruction::word(random) })
        });
        let rd_mask = std::array::from_fn(|_| random.below(256));
        let mut input = AluIn { issue, rd_data, rd_mask, ..AluIn::default() };
        for (s, granted) in self.granted.iter().enumerate() {
            if let Some(read) = granted {
                (input.rd_data[s], input.rd_mask[s]) = ga::gather(&input.rd_data[s], read);
            }
        }
        input
    }

    fn answer(&mut self, input: &mut AluIn, output: &AluOut) {
        let mut grant = |valid: u64| valid & !self.random.chance(self.stall) as u64;
        input.rd = output.rd.map(|rd| LaneReadBack { gnt: grant(rd.valid) });
        input.wb.gnt = grant(output.wb.valid);
        // Now and then nothing is written for so long that a queue fills up.
        if self.cycle % PERIOD >= PERIOD - DROUGHT {
            input.wb.gnt = 0;
        }
    }

    fn edge(&mut self, input: &AluIn, output: &AluOut) {
        let taken = input.issue.valid & output.issue.ready != 0;
        if taken {
            self.in_flight |= 1 << (4 * input.issue.slot + input.issue.sb);
        }
        if output.done.valid != 0 {
            self.in_flight &= !(1 << (4 * output.done.slot + output.done.sb));
        }
        self.granted = std::array::from_fn(|s| (output.rd[s].valid & input.rd[s].gnt != 0).then_some(output.rd[s]));
        self.issue.settle(taken);
        self.cycle += 1;
    }
}
