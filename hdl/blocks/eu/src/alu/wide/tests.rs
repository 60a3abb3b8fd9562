//! The wide lane against exact integers.

use super::WideLane;
use crate::alu::testing::{here, Random};
use tessera_hdl::prelude::*;

/// Edges from the operands at the ports to the result at the port.
const DEPTH: usize = 8;
/// Types: code, and 8 for eight bytes.
const TYPES: [u64; 8] = [0, 1, 2, 3, 4, 5, 8, 9];
const FLOAT: u64 = 7;

/// What the lane is asked to do.
#[derive(Clone, Copy, Debug, Default)]
struct Operation {
    opcode: u64,
    src: [u64; 2],
    kind: [u64; 2],
    dst: u64,
    abs: u64,
    negate: u64,
    condition: u64,
    saturate: bool,
    predicate: bool,
}

fn width(kind: u64) -> u32 {
    match kind {
        2 | 3 => 16,
        4 | 5 => 8,
        8 | 9 => 64,
        _ => 32,
    }
}

fn element(pattern: u64, kind: u64, signed: bool) -> i128 {
    let unused = 128 - width(kind);
    if signed {
        i128::from(pattern) << unused >> unused
    } else {
        (u128::from(pattern) << unused >> unused) as i128
    }
}

fn range(kind: u64) -> (i128, i128) {
    match kind & 1 {
        1 => (-1 << (width(kind) - 1), (1 << (width(kind) - 1)) - 1),
        _ => (0, (1 << width(kind)) - 1),
    }
}

fn holds(condition: u64, order: std::cmp::Ordering) -> bool {
    match condition {
        1 => order.is_eq(),
        2 => order.is_ne(),
        3 => order.is_gt(),
        4 => order.is_ge(),
        5 => order.is_lt(),
        6 => order.is_le(),
        _ => false,
    }
}

impl Operation {
    fn negates(&self, source: usize) -> bool {
        self.negate >> source & 1 != 0
    }

    fn abs(&self, source: usize) -> bool {
        self.abs >> source & 1 != 0
    }

    fn value(&self, source: usize) -> i128 {
        let kind = self.kind[source];
        let value = element(self.src[source], kind, kind & 1 == 1 || self.abs(source));
        let value = if self.abs(source) { value.abs() } else { value };
        match (self.negates(source), matches!(self.opcode, 4..=7)) {
            (false, _) => value,
            (true, true) => !value,
            (true, false) => -value,
        }
    }

    fn float(&self) -> f64 {
        let float = f64::from(f32::from_bits(self.src[0] as u32));
        let float = if self.abs(0) { float.abs() } else { float };
        if self.negates(0) {
            -float
        } else {
            float
        }
    }

    /// The exact result, or the integer that becomes a float.
    fn exact(&self) -> i128 {
        let (a, b) = (self.value(0), self.value(1));
        let distance = b as u32 & 63;
        match self.opcode {
            // `as` truncates, clamps and turns NaN into 0; every i128 is far beyond the types.
            0x01 if self.kind[0] == FLOAT => self.float() as i128,
            0x01 => a,
            0x02 => {
                let first = if self.condition == 0 { self.predicate } else { holds(self.condition, a.cmp(&b)) };
                if first {
                    a
                } else {
                    b
                }
            }
            0x04 => !a,
            0x05 => a & b,
            0x06 => a | b,
            0x07 => a ^ b,
            0x08 => i128::from(a as u64 >> distance),
            0x09 => i128::from((a as u64) << distance),
            0x0c => a >> distance,
            0x10 => -i128::from(holds(self.condition, a.cmp(&b))),
            0x40 => a + b,
            _ => a * b,
        }
    }

    /// What of the result counts, and the flag.
    fn expected(&self) -> (u64, bool) {
        let exact = self.exact();
        if self.dst == FLOAT {
            let judged = if self.saturate { exact.max(0) } else { exact };
            return (0, holds(self.condition, judged.cmp(&0)));
        }
        let (least, greatest) = range(self.dst);
        let clamps = self.saturate || self.kind[0] == FLOAT;
        let result = if clamps { exact.clamp(least, greatest) } else { exact };
        let kept = element(result as u64, self.dst, self.dst & 1 == 1);
        let flag = match self.opcode {
            0x02 => return (kept as u64 & self.kept(), false),
            0x10 => exact != 0,
            _ => holds(self.condition, kept.cmp(&0)),
        };
        (kept as u64 & self.kept(), flag)
    }

    fn kept(&self) -> u64 {
        u64::MAX >> (64 - width(self.dst))
    }
}

fn drive(sim: &mut Sim<WideLane>, operation: &Operation) {
    for i in 0..2 {
        sim.sources.low[i].next = (operation.src[i] & 0xffff_ffff).into();
        sim.sources.high[i].next = (operation.src[i] >> 32).into();
        sim.sources.kind[i].next = (operation.kind[i] & 7).into();
        sim.sources.eight[i].next = operation.kind[i] & 8 != 0;
    }
    sim.sources.abs.next = operation.abs.into();
    sim.sources.negate.next = operation.negate.into();
    sim.control.opcode.next = operation.opcode.into();
    sim.control.from_integer.next = operation.opcode == 1 && operation.dst == FLOAT;
    sim.control.to_integer.next = operation.opcode == 1 && operation.kind[0] == FLOAT;
    sim.control.dst_kind.next = (operation.dst & 7).into();
    sim.control.dst_eight.next = operation.dst & 8 != 0;
    sim.control.saturate.next = operation.saturate;
    sim.control.condition.next = operation.condition.into();
    sim.control.predicate.next = operation.predicate;
}

/// Streams operations through the lane, one a cycle, and compares everything it delivers.
fn stream(count: usize, mut make: impl FnMut() -> Operation) {
    let mut sim = Sim::<WideLane>::new();
    let operations: Vec<Operation> = (0..count).map(|_| make()).collect();
    let mut flags = 0;
    for cycle in 0..count + DEPTH {
        let back = |stages: usize| cycle.checked_sub(stages).and_then(|i| operations.get(i));
        sim.valid.next = cycle < count;
        if let Some(operation) = back(0) {
            drive(&mut sim, operation);
        }
        if let Some(operation) = back(3) {
            // The factors as the multiply-add lane sees them: extended to four bytes.
            let signed = |i: usize| operation.kind[i] & 1 == 1 || operation.abs(i);
            let factor = |i: usize| u64::from(element(operation.src[i], operation.kind[i], signed(i)) as u32);
            sim.product.next = factor(0).wrapping_mul(factor(1)).into();
        }
        sim.eval();
        if let Some(operation) = back(4) {
            let replaces = operation.opcode == 1 && operation.dst == FLOAT;
            assert_eq!(sim.replacement.valid.val(), replaces, "{operation:x?}");
            if replaces {
                let exact = operation.exact();
                let magnitude = exact.unsigned_abs() as u64;
                let fits = magnitude >> 52 == 0;
                let jammed = magnitude >> 12 | u64::from(magnitude & 0xfff != 0);
                let (sum, exponent) = if fits { (magnitude, 178) } else { (jammed, 190) };
                let got = (sim.replacement.sum.val().raw(), sim.replacement.exponent.val().raw(), sim.replacement.sign.val());
                assert_eq!(got, (sum, exponent, exact < 0), "{operation:x?}");
            }
        }
        assert_eq!(sim.delivers.val(), back(DEPTH).is_some_and(|operation| operation.dst != FLOAT));
        if let Some(operation) = back(DEPTH) {
            let (expected, flag) = operation.expected();
            if operation.dst != FLOAT {
                assert_eq!(sim.result.val().raw() & operation.kept(), expected, "{operation:x?}");
            }
            flags = flags >> 1 | u64::from(flag) << 3;
            let judged = operation.opcode != 2;
            if judged {
                assert_eq!(sim.holds.val().get_bit(3), flag, "{operation:x?}");
            }
            // sel has no outcome: what the lane says of it means nothing.
            flags = flags & 7 | u64::from(sim.holds.val().get_bit(3)) << 3;
            assert_eq!(sim.holds.val(), flags, "{operation:x?}");
        }
        sim.tick();
    }
}

/// Near the ends of types, small, or anything.
fn pattern(random: &mut Random) -> u64 {
    let near = |random: &mut Random| (1u64 << random.below(64)).wrapping_add(random.below(5)).wrapping_sub(2);
    match random.below(5) {
        0 => near(random),
        1 => near(random).wrapping_neg(),
        2 => random.below(8).wrapping_sub(4),
        3 => random.word() >> random.below(64),
        _ => random.word(),
    }
}

fn any(random: &mut Random) -> Operation {
    let opcode = [1, 2, 4, 5, 6, 7, 8, 9, 0xc, 0x10, 0x40, 0x40, 0x41][random.below(13) as usize];
    let mut ty = |eight: bool| TYPES[random.below(if eight { 8 } else { 6 }) as usize];
    let kind = [ty(opcode != 0x41), ty(opcode != 0x41)];
    let dst = if opcode == 0x41 { 8 + random.below(2) } else { TYPES[random.below(8) as usize] };
    let modifiers = if random.below(2) == 0 { random.word() } else { 0 };
    let (abs, negate) = match opcode {
        8 | 9 | 0xc => (0, 0),
        4..=7 => (0, modifiers & 3),
        _ => (modifiers >> 2 & 3, modifiers & 3),
    };
    let mut src = [pattern(random), pattern(random)];
    if random.below(8) == 0 {
        src[1] = src[0];
    }
    let condition = match opcode {
        2 => [0, 4, 5][random.below(3) as usize],
        0x10 => 1 + random.below(6),
        _ => random.below(7),
    };
    let saturate = matches!(opcode, 1 | 0x40) && random.below(2) == 0;
    Operation { opcode, src, kind, dst, abs, negate, condition, saturate, predicate: random.below(2) == 0 }
}

#[test]
fn wide_operations_match_the_model() {
    let mut random = Random::new(here!().seed(0x7769_6465));
    stream(400_000, || any(&mut random));
}

#[test]
fn wide_integers_become_floats() {
    let mut random = Random::new(here!().seed(0x7769_6632));
    stream(100_000, || Operation { opcode: 1, dst: FLOAT, ..any(&mut random) });
}

#[test]
fn floats_become_wide() {
    let mut random = Random::new(here!().seed(0x6632_7769));
    stream(100_000, || {
        let near = (120 + random.below(80)) << 23 | random.word() & 0x807f_ffff;
        let float = if random.below(4) == 0 { u64::from(random.float()) } else { near };
        let operation = any(&mut random);
        Operation { opcode: 1, src: [float, 0], kind: [FLOAT, 0], dst: 8 + random.below(2), ..operation }
    });
}

/// Latency 7: operands at the ports in cycle 0, in X1 in cycle 1, result in cycle 8; idle cycles repeat it.
#[test]
fn wide_pipelined() {
    let mut sim = Sim::<WideLane>::new();
    let results: Vec<u64> = (0..12)
        .map(|cycle| {
            sim.valid.next = cycle < 2;
            drive(
                &mut sim,
                &Operation { opcode: 0x40, src: [40 << 40, (2 + cycle) << 40], kind: [8; 2], dst: 8, ..Default::default() },
            );
            sim.eval();
            let result = sim.result.val().raw() >> 40;
            sim.tick();
            result
        })
        .collect();
    assert_eq!(results, [0, 0, 0, 0, 0, 0, 0, 0, 42, 43, 43, 43]);
}
