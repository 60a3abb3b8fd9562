//! GA: requests on all ports at random rows of a small set, so that rows are often read after they were
//! written, but never in the cycle in which they are (rule 16). Lanes lie as regions of every element size
//! do, and reads also in any other way. Half of the time ALU0 and ME ask in every cycle, and dispatch in
//! every second such storm, in every second pair of storms for rows of one parity, so that they fall behind.

use tessera_ports::bundle::eu::{LaneRead, LaneWrite, PayloadWrite, RowRead, RowWrite};
use tessera_ports::ga::{GaIn, GaOut};
use tessera_testkit::Random;

use super::Stimulus;
use crate::coverage::Still;

/// Stimulus of GA.
pub type Ga = Requests<true>;

/// Stimulus of a GA with one write port.
pub type GaShared = Requests<false>;

/// Stimulus of a GA for three threads, with one write port.
pub type GaFew = Requests<false, 3>;

/// Stimulus of a GA, with two write ports or one, at the rows of `THREADS` threads.
pub struct Requests<const SPLIT: bool, const THREADS: u64 = 7> {
    random: Random,
    rate: u32,
    cycle: u64,
    /// The rows that are written in this cycle.
    written: Vec<u64>,
}

/// A row that fits: a general register of a thread, or one of those behind the registers of seven threads, as if
/// there were one thread more.
fn row<const THREADS: u64>(random: &mut Random, fits: impl Fn(u64) -> bool) -> u64 {
    loop {
        let row = random.pick(&[0, 1, 2, 126, 127, 128, 383, 384, 895, 896, 943, 1008, 1023]);
        let there = row < 128 * THREADS || (896..896 + 16 * (THREADS + 1)).contains(&row);
        if there && fits(row) {
            return row;
        }
    }
}

fn data(random: &mut Random) -> [u64; 4] {
    std::array::from_fn(|_| random.word())
}

/// Base and steps of eight lanes of a random region; elements of eight bytes are pairs of lanes.
fn region(random: &mut Random) -> (u64, [u64; 3]) {
    if random.chance(20) {
        return (random.below(32), std::array::from_fn(|_| random.below(64)));
    }
    let size = random.below(4);
    let stride = |code: u64| (1u64 << code) >> 1;
    let (vertical, width, horizontal) = (stride(random.below(7)), random.below(5), stride(random.below(4)));
    let distance = |bit: u64| {
        let elements = if bit < width { horizontal << bit } else { vertical << (bit - width) };
        (elements << size) % 64
    };
    let step = if size == 3 { [4, distance(0), distance(1)] } else { [0, 1, 2].map(distance) };
    (random.below(32) >> size << size, step)
}

fn lane_read<const THREADS: u64>(random: &mut Random, rate: u32, but: &[u64]) -> LaneRead {
    let (base, step) = region(random);
    LaneRead {
        valid: random.chance(rate) as u64,
        row: row::<THREADS>(random, |row| !but.contains(&row)),
        second: random.below(2),
        base,
        step,
    }
}

/// Results of a random size and stride; only lanes that fit two rows are enabled.
fn lane_write<const THREADS: u64>(random: &mut Random, rate: u32, always: bool, fits: impl Fn(u64) -> bool) -> LaneWrite {
    let pairs = random.chance(25);
    let size = if pairs { 2 } else { random.below(3) };
    let (step, bytes) = if pairs {
        let distance = 8u64 << random.below(3);
        ([4, distance, 2 * distance], distance / 2)
    } else {
        let distance = (1u64 << size) << random.below(4);
        ([distance, 2 * distance, 4 * distance], distance)
    };
    let lanes = (64 / bytes).min(8);
    let align = if pairs { 3 } else { size };
    LaneWrite {
        valid: (always || random.chance(rate)) as u64,
        row: row::<THREADS>(random, fits),
        second: random.below(2),
        base: random.below(32) >> align << align,
        step: step.map(|step| step % 64),
        size,
        mask: random.below(256) & ((1 << lanes) - 1),
        data: data(random),
    }
}

fn read<const THREADS: u64>(random: &mut Random, rate: u32, but: &[u64]) -> RowRead {
    RowRead { valid: random.chance(rate) as u64, row: row::<THREADS>(random, |row| !but.contains(&row)) }
}

/// A write in a share of the cycles, or in each.
fn write<const THREADS: u64>(random: &mut Random, rate: u32, always: bool, fits: impl Fn(u64) -> bool) -> RowWrite {
    let valid = (always || random.chance(rate)) as u64;
    RowWrite { valid, row: row::<THREADS>(random, fits), be: random.word() & 0xFFFF_FFFF, data: data(random) }
}

const PARITY: &str = "even rows go through one port, odd ones through the other (GA page, rule 9)";
const ONE: &str = "of one port there is nothing to show in the second place (GA page, rule 15)";

impl<const SPLIT: bool, const THREADS: u64> Stimulus for Requests<SPLIT, THREADS> {
    type In = GaIn;
    type Out = GaOut;
    const STILL: &'static [Still] = if SPLIT {
        &[
            Still { port: "written_0_row", bits: [0, 0], reason: PARITY },
            Still { port: "written_1_row", bits: [0, 0], reason: PARITY },
        ]
    } else {
        &[
            Still { port: "written_1_valid", bits: [0, 0], reason: ONE },
            Still { port: "written_1_by", bits: [1, 0], reason: ONE },
            Still { port: "written_1_row", bits: [9, 0], reason: ONE },
            Still { port: "written_1_be", bits: [31, 0], reason: ONE },
            Still { port: "written_1_data_#", bits: [63, 0], reason: ONE },
        ]
    };

    fn new(random: Random, stall: u32) -> Self {
        Requests { random, rate: 100 - stall, cycle: 0, written: Vec::new() }
    }

    fn drive(&mut self) -> GaIn {
        let (rate, random) = (self.rate, &mut self.random);
        let reset = (self.cycle < 2 || random.below(500) == 0) as u64;
        let storm = self.cycle & 64 != 0;
        let but = self.written.as_slice();
        let parity = (storm && self.cycle >> 8 & 1 == 0).then_some(self.cycle >> 9 & 1);
        let fits = |row: u64| parity.is_none_or(|parity| row & 1 == parity);
        GaIn {
            reset,
            alu_rd: std::array::from_fn(|_| std::array::from_fn(|_| lane_read::<THREADS>(random, rate, but))),
            me_rd: read::<THREADS>(random, rate / 2, but),
            alu_wb: [lane_write::<THREADS>(random, rate / 2, storm, fits), lane_write::<THREADS>(random, rate / 2, false, fits)],
            me_wb: write::<THREADS>(random, rate / 2, storm, fits),
            dp_wb: PayloadWrite {
                valid: if storm { self.cycle >> 7 & 1 } else { random.chance(rate) as u64 },
                row: row::<THREADS>(random, fits),
                data: data(random),
            },
        }
    }

    fn edge(&mut self, input: &GaIn, output: &GaOut) {
        let [alu0, alu1] = input.alu_wb;
        self.written = [
            (output.alu_wb[0].gnt, alu0.row),
            (output.alu_wb[1].gnt, alu1.row),
            (output.me_wb.gnt, input.me_wb.row),
            (output.dp_wb.gnt, input.dp_wb.row),
        ]
        .into_iter()
        .filter_map(|(granted, row)| (granted & !input.reset & 1 == 1).then_some(row))
        .collect();
        self.cycle += 1;
    }
}
