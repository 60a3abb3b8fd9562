//! The ALU against a plain model of what instructions deliver, and its timing against the contract.

#[path = "../common/mod.rs"]
mod common;
mod driver;
mod instruction;
#[path = "../common/lanes.rs"]
mod lanes;
mod model;

use driver::{Driver, Grants};
use instruction::{File, Instruction, Random, Source, D, F};
use proptest::prelude::*;
use tessera_eu::opcode::{ADD, AVG, CMP, MAD, MUL};
use tessera_eu::word::exec_size;
use tessera_hdl::U;

/// A plain `opcode (8|M0) r10 r2 r3 [r4]` of one type.
fn simple(opcode: U<7>, kind: u64) -> Instruction {
    let source =
        |number| Source { file: File::Grf(number), kind, sub: 0, vstride: 4, width: 3, hstride: 1, abs: false, negate: false };
    Instruction {
        opcode,
        size: exec_size::EIGHT.raw(),
        channel: 0,
        condition: 0,
        saturate: false,
        flag: 0,
        flag_sub: 0,
        dst: File::Grf(10),
        dst_kind: kind,
        dst_sub: 0,
        dst_stride: 1,
        src: (2..if opcode == MAD { 5 } else { 4 }).map(source).collect(),
        slot: 1,
        sb: 2,
        emask: 0xff,
        pmask: 0xffff_ffff,
        scalar: 0,
    }
}

/// Copies of one instruction, each of another slot or scoreboard entry.
fn many(instruction: &Instruction, count: u64) -> Vec<Instruction> {
    (0..count).map(|i| Instruction { slot: i % 7, sb: i / 7, ..instruction.clone() }).collect()
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(64))]

    /// Random instructions under random grants deliver exactly what the model says, in order per queue.
    #[test]
    fn random_instructions_match_the_model(
        seeds in prop::collection::vec(any::<u64>(), 1..200),
        memory in any::<u64>(),
        percent in [10u64..=100, 10u64..=100, 10u64..=100],
    ) {
        let program: Vec<Instruction> = seeds.iter().map(|&seed| Instruction::random(&mut Random(seed))).collect();
        let mut driver = Driver::new(memory, Grants { issue: percent[0], read: percent[1], write: percent[2] });
        driver.run(&program);
    }
}

/// Rows are written two cycles after the last beat was in A: beats in cycles 3 and 4, latency 3 or 7.
#[test]
fn latencies_follow_the_contract() {
    for (opcode, kind, cycle) in
        [(ADD, D, 10), (ADD, F, 10), (AVG, D, 10), (CMP, F, 10), (MUL, F, 14), (MAD, F, 14), (MUL, D, 16)]
    {
        let mut instruction = simple(opcode, kind);
        instruction.condition = u64::from(opcode == CMP);
        let mut driver = Driver::new(1, Grants::ALL);
        driver.run(&[instruction]);
        assert_eq!(driver.write_cycles, [cycle], "opcode {opcode:#x}");
        // Who waits for flags waits a cycle longer.
        assert_eq!(driver.done_cycles, [cycle - u64::from(opcode != CMP)], "opcode {opcode:#x}");
    }
}

/// Issues in cycles 0, 2, 4, ... keep every lane busy; an integer multiply takes twice as long.
#[test]
fn one_pass_every_two_cycles() {
    for (opcode, kind, period) in [(MAD, F, 2), (ADD, D, 2), (MUL, D, 4)] {
        let mut driver = Driver::new(2, Grants::ALL);
        driver.run(&many(&simple(opcode, kind), 20));
        let distance = driver.write_cycles.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>();
        assert_eq!(distance, [period; 19], "opcode {opcode:#x}");
    }
}

/// Without write grants fetch stops after 16 passes of a queue, and goes on when grants return.
#[test]
fn full_queues_stop_the_fetch() {
    for opcode in [ADD, MAD] {
        let program = many(&simple(opcode, F), 24);
        let mut driver = Driver::new(3, Grants { issue: 100, read: 100, write: 0 });
        driver.run_for(&program, 200);
        assert_eq!(driver.fetched, 16, "opcode {opcode:#x}");
        driver.grants = Grants::ALL;
        driver.run(&program);
        assert_eq!(driver.fetched, 24, "opcode {opcode:#x}");
    }
}

/// A later long entry overtakes a waiting two-row short one between its rows; both arrive whole.
#[test]
fn long_goes_first_between_two_rows() {
    let mut short = simple(ADD, D);
    (short.dst_sub, short.sb) = (16, 3);
    let program = [simple(MAD, F), short];
    let mut driver = Driver::new(4, Grants { issue: 100, read: 100, write: 0 });
    // The short one is done at cycle 11, the long one at 13: one grant lets the short one write its first
    // row.
    driver.run_for(&program, 12);
    driver.grants = Grants::ALL;
    driver.run_for(&program, 1);
    driver.grants = Grants { write: 0, ..Grants::ALL };
    driver.run_for(&program, 5);
    driver.grants = Grants::ALL;
    driver.run(&program);
    assert_eq!(driver.write_order, [1, 0, 1], "short row, long row, short row");
}
