//! The short lane against rustc_apfloat and a plain integer model.

use super::ShortLane;
use crate::alu::testing::{clamp, exact, finish, fit, flush, here, kept, modify, number, truncate, Random, ROUNDS};
use rustc_apfloat::ieee::Single;
use rustc_apfloat::Float;
use tessera_hdl::prelude::*;

/// Edges from the operands at the ports to the result at the port.
const DEPTH: usize = 4;
const FLOAT: u64 = 7;

/// What the lane is asked to do.
#[derive(Clone, Copy, Debug, Default)]
struct Operation {
    opcode: u64,
    src: [u32; 2],
    kind: [u64; 2],
    dst: u64,
    abs: u64,
    negate: u64,
    condition: u64,
    saturate: bool,
    mode: u64,
    predicate: bool,
    /// The second of two results.
    second: bool,
}

impl Operation {
    fn flag(&self, modifiers: u64, source: usize) -> bool {
        modifiers >> source & 1 != 0
    }

    fn ftz(&self) -> bool {
        self.mode & 4 != 0
    }

    fn pattern(&self, source: usize) -> u32 {
        modify(self.src[source], self.flag(self.abs, source), self.flag(self.negate, source))
    }

    fn integer(&self, source: usize) -> i64 {
        exact(self.src[source], self.kind[source], self.flag(self.abs, source), self.flag(self.negate, source))
    }

    /// Operand of a bitwise operation.
    fn bits(&self, source: usize) -> i64 {
        let value = exact(self.src[source], self.kind[source], false, false);
        if self.flag(self.negate, source) {
            !value
        } else {
            value
        }
    }

    /// Outcome of a comparison; `None` when unordered.
    fn order(&self) -> Option<std::cmp::Ordering> {
        if self.kind[0] == FLOAT {
            number(self.pattern(0), self.ftz()).partial_cmp(&number(self.pattern(1), self.ftz()))
        } else {
            Some(self.integer(0).cmp(&self.integer(1)))
        }
    }

    fn holds(&self) -> bool {
        let order = self.order();
        match self.condition {
            1 => order.is_some_and(|o| o.is_eq()),
            2 => !order.is_some_and(|o| o.is_eq()),
            3 => order.is_some_and(|o| o.is_gt()),
            4 => order.is_some_and(|o| o.is_ge()),
            5 => order.is_some_and(|o| o.is_lt()),
            6 => order.is_some_and(|o| o.is_le()),
            _ => false,
        }
    }

    /// The outcome of cmp; of a move, that a float counts as zero; of others nothing.
    fn says_holds(&self) -> bool {
        match self.opcode {
            0x10 => self.holds(),
            0x4e | 0x4f => self.carry(),
            0x01 => self.kind[0] == FLOAT && self.ftz() && self.src[0] & 0x7f80_0000 == 0,
            _ => false,
        }
    }

    /// Bit 32 of the sum or difference.
    fn carry(&self) -> bool {
        let (a, b) = (self.integer(0), self.integer(1));
        (if self.opcode == 0x4e { a + b } else { a - b }) >> 32 & 1 == 1
    }

    fn selects_first(&self) -> bool {
        let nan = |source: usize| self.kind[0] == FLOAT && number(self.pattern(source), false).is_nan();
        match (self.condition, nan(0), nan(1)) {
            (0, ..) => self.predicate,
            (_, false, true) => true,
            _ => self.holds(),
        }
    }

    fn fit(&self, value: i64, saturate: bool) -> u32 {
        fit(value, self.dst, saturate)
    }

    fn expected(&self) -> u32 {
        let round = ROUNDS[self.mode as usize & 3];
        let float = |value: Single| finish(value, self.ftz(), self.saturate);
        let raw = |pattern: u32| if self.saturate { clamp(flush(pattern, self.ftz())) } else { pattern };
        let distance = self.integer(1) & 31;
        match (self.opcode, self.kind[0] == FLOAT, self.dst == FLOAT) {
            (0x01, true, true) => raw(self.pattern(0)),
            (0x01, true, false) => truncate(self.pattern(0), self.ftz(), self.dst),
            (0x01, false, true) => float(Single::from_i128_r(self.integer(0).into(), round).value),
            (0x01, false, false) => self.fit(self.integer(0), self.saturate),
            (0x02, true, _) => self.pattern(usize::from(!self.selects_first())),
            (0x02, false, _) => self.fit(self.integer(usize::from(!self.selects_first())), false),
            (0x04, ..) => !self.bits(0) as u32,
            (0x05, ..) => (self.bits(0) & self.bits(1)) as u32,
            (0x06, ..) => (self.bits(0) | self.bits(1)) as u32,
            (0x07, ..) => (self.bits(0) ^ self.bits(1)) as u32,
            (0x08, ..) => self.integer(0) as u32 >> distance,
            (0x09, ..) => (self.integer(0) as u32) << distance,
            (0x0c, ..) => (self.integer(0) >> distance) as u32,
            (0x17, ..) => (self.integer(0) as u32).reverse_bits(),
            (0x19, ..) => ((1u32 << (self.integer(0) & 31)) - 1) << distance,
            (0x4a, ..) => (self.integer(0) as u32).leading_zeros(),
            (0x4b, ..) => first_bit_high(self.integer(0)),
            (0x4c, ..) => first(32, (self.integer(0) as u32).trailing_zeros()),
            (0x4d, ..) => (self.src[0] & kept(self.kind[0])).count_ones(),
            (0x10, ..) => u32::from(self.holds()).wrapping_neg(),
            (0x40, true, _) => float(number(self.pattern(0), self.ftz()).add_r(number(self.pattern(1), self.ftz()), round).value),
            (0x40, false, _) => self.fit(self.integer(0) + self.integer(1), self.saturate),
            (0x42, ..) => self.fit((self.integer(0) + self.integer(1) + 1) >> 1, self.saturate),
            (0x4e | 0x4f, ..) if self.second => self.carry().into(),
            (0x4e, ..) => (self.integer(0) + self.integer(1)) as u32,
            (0x4f, ..) => (self.integer(0) - self.integer(1)) as u32,
            (opcode, ..) => unreachable!("opcode {opcode:#x} is not in the tests"),
        }
    }
}

/// A position among 32 bits, all ones for none.
fn first(none: u32, position: u32) -> u32 {
    if position == none {
        u32::MAX
    } else {
        position
    }
}

fn first_bit_high(value: i64) -> u32 {
    let pattern = value as u32;
    first(32, if value < 0 { pattern.leading_ones() } else { pattern.leading_zeros() })
}

/// Streams operations through the lane, one a cycle, and compares every result.
fn stream<const ADDERS: usize>(count: usize, mut make: impl FnMut() -> Operation) {
    let mut sim = Sim::<ShortLane<ADDERS, 1>>::new();
    let operations: Vec<Operation> = (0..count).map(|_| make()).collect();
    for cycle in 0..count + DEPTH {
        sim.valid.next = cycle < count;
        if let Some(operation) = operations.get(cycle) {
            drive(&mut sim, operation);
        }
        sim.eval();
        if let Some(operation) = cycle.checked_sub(DEPTH).map(|i| &operations[i]) {
            let keep = |pattern: u32| u64::from(pattern & kept(operation.dst));
            let (got, expected) = (keep(sim.result.val().raw() as u32), keep(operation.expected()));
            assert_eq!(got, expected, "{operation:x?}: got {got:#x}, expected {expected:#x}");
            assert_eq!(sim.holds.val(), operation.says_holds(), "{operation:x?}");
        }
        sim.tick();
    }
}

fn drive<const ADDERS: usize>(sim: &mut Sim<ShortLane<ADDERS, 1>>, operation: &Operation) {
    let (from, into) = (operation.kind[0] == FLOAT, operation.dst == FLOAT);
    sim.operation.add.next = operation.opcode == 0x40 && from;
    sim.operation.from_integer.next = operation.opcode == 0x01 && !from && into;
    sim.operation.to_integer.next = operation.opcode == 0x01 && from && !into;
    for i in 0..2 {
        sim.sources.src[i].next = u64::from(operation.src[i]).into();
        sim.sources.kind[i].next = operation.kind[i].into();
    }
    sim.control.opcode.next = operation.opcode.into();
    sim.control.dst_kind.next = operation.dst.into();
    sim.sources.abs.next = operation.abs.into();
    sim.sources.negate.next = operation.negate.into();
    sim.judgement.condition.next = operation.condition.into();
    sim.control.saturate.next = operation.saturate;
    sim.control.second.next = operation.second;
    sim.control.mode.next = operation.mode.into();
    sim.judgement.predicate.next = operation.predicate;
}

/// Float operands that meet: equal, opposite, neighbours, or anything.
fn pair(random: &mut Random) -> [u32; 2] {
    let a = random.float();
    let b = match random.below(4) {
        0 => random.near(a) ^ (random.word() as u32 & 0x8000_0000),
        1 => a.wrapping_add((random.below(60) as u32).wrapping_sub(30) << 23) ^ random.word() as u32 & 0x8000_0001,
        _ => random.float(),
    };
    [a, b]
}

/// Modifiers that are mostly absent.
fn modifiers(random: &mut Random) -> (u64, u64) {
    let bits = if random.below(3) == 0 { random.word() } else { 0 };
    (bits & 3, bits >> 2 & 3)
}

#[test]
fn add_matches_apfloat() {
    let mut random = Random::new(here!().seed(0x6164_6431));
    for mode in 0..4 {
        stream::<1>(200_000, || {
            let (abs, negate) = modifiers(&mut random);
            Operation {
                opcode: 0x40,
                src: pair(&mut random),
                kind: [FLOAT; 2],
                dst: FLOAT,
                abs,
                negate,
                saturate: random.below(16) == 0,
                mode: mode | (random.below(4) / 3) << 2,
                ..Default::default()
            }
        });
    }
}

#[test]
fn from_integer_matches_apfloat() {
    let mut random = Random::new(here!().seed(0x6932_6631));
    for mode in 0..4 {
        stream::<1>(200_000, || {
            let (abs, negate) = modifiers(&mut random);
            let kind = random.below(4);
            Operation {
                opcode: 0x01,
                src: [random.integer(), 0],
                kind: [kind; 2],
                dst: FLOAT,
                abs,
                negate,
                saturate: random.below(16) == 0,
                mode: mode | random.below(2) << 2,
                ..Default::default()
            }
        });
    }
}

#[test]
fn to_integer_truncates_and_clamps() {
    let mut random = Random::new(here!().seed(0x6632_6931));
    stream::<1>(200_000, || {
        let (abs, negate) = modifiers(&mut random);
        let near_limits = (140 + random.below(22) as u32) << 23 | (random.word() as u32 & 0x807f_ffff);
        Operation {
            opcode: 0x01,
            src: [if random.below(2) == 0 { near_limits } else { random.float() }, 0],
            kind: [FLOAT; 2],
            dst: random.below(4),
            abs,
            negate,
            saturate: random.below(2) == 0,
            mode: random.below(8),
            ..Default::default()
        }
    });
}

#[test]
fn integers_match_the_model() {
    let mut random = Random::new(here!().seed(0x696e_7431));
    stream::<1>(300_000, || {
        const OPCODES: [u64; 18] =
            [0x01, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x17, 0x19, 0x40, 0x42, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f];
        let opcode = OPCODES[random.below(18) as usize];
        let carries = matches!(opcode, 0x4e | 0x4f);
        let (abs, negate) = modifiers(&mut random);
        let (abs, negate) = match opcode {
            0x08 | 0x09 | 0x0c | 0x17 | 0x19 | 0x4a..=0x4f => (0, 0),
            0x04..=0x07 => (0, negate),
            _ => (abs, negate),
        };
        Operation {
            opcode,
            src: [random.integer() >> random.below(32), random.integer()],
            kind: if carries { [0; 2] } else { [random.below(4), random.below(4)] },
            dst: if carries { 0 } else { random.below(4) },
            second: carries && random.below(2) == 0,
            abs,
            negate,
            saturate: matches!(opcode, 0x01 | 0x40 | 0x42) && random.below(2) == 0,
            mode: random.below(8),
            ..Default::default()
        }
    });
}

#[test]
fn compare_and_select_match_the_model() {
    let mut random = Random::new(here!().seed(0x636d_7031));
    stream::<0>(300_000, || {
        let float = random.below(2) == 0;
        let (abs, negate) = modifiers(&mut random);
        let mut src = if float { pair(&mut random) } else { [random.integer(), random.integer()] };
        if random.below(8) == 0 {
            src[1] = src[0];
        }
        let select = random.below(2) == 0;
        Operation {
            opcode: if select { 0x02 } else { 0x10 },
            src,
            kind: if float { [FLOAT; 2] } else { [random.below(4), random.below(4)] },
            dst: if float { FLOAT } else { random.below(4) },
            abs,
            negate,
            condition: if select { [0, 4, 5][random.below(3) as usize] } else { 1 + random.below(6) },
            saturate: false,
            mode: random.below(8),
            predicate: random.below(2) == 0,
            second: false,
        }
    });
}

/// mov f -> f keeps every bit, denormals and NaN payloads included, unless it saturates: then it flushes
/// first.
#[test]
fn float_moves_are_raw() {
    let mut random = Random::new(here!().seed(0x6d6f_7631));
    stream::<0>(50_000, || {
        let (abs, negate) = modifiers(&mut random);
        Operation {
            opcode: 0x01,
            src: [random.float(), random.float()],
            kind: [FLOAT; 2],
            dst: FLOAT,
            abs,
            negate,
            saturate: random.below(2) == 0,
            mode: random.below(8),
            ..Default::default()
        }
    });
}

/// Latency 3: operands at the ports in cycle 0, in X1 in cycle 1, result in cycle 4; idle cycles repeat it.
#[test]
fn pipelined() {
    let mut sim = Sim::<ShortLane<1, 1>>::new();
    let results: Vec<u64> = (0..8)
        .map(|cycle| {
            sim.valid.next = cycle < 2;
            let operation = Operation { opcode: 0x40, src: [40, 2 + cycle as u32], ..Default::default() };
            drive(&mut sim, &operation);
            sim.eval();
            let result = sim.result.val().raw();
            sim.tick();
            result
        })
        .collect();
    assert_eq!(results, [0, 0, 0, 0, 42, 43, 43, 43]);
}
