//! The multiply-add lane against rustc_apfloat.

use super::FmaLane;
use crate::alu::testing::{exact, finish, here, kept, modify, number, truncate, Random, ROUNDS};
use rustc_apfloat::ieee::{Half, Single};
use rustc_apfloat::{Float, FloatConvert};
use tessera_hdl::prelude::*;

/// Edges from the operands at the ports to the result at the port.
const DEPTH: usize = 8;
/// Vectors for each operation and rounding mode.
const VECTORS: usize = 200_000;
const FLOAT: u64 = 7;
const HALF: u64 = 6;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Kind {
    #[default]
    Multiply,
    MultiplyAdd,
    Add,
    FromInteger,
    ToInteger,
    Integral,
    Integer,
    Resize,
    /// mul into the accumulator: bits 47:16.
    UpperProduct,
    /// mach: first and second result.
    High,
    Middle,
}

#[derive(Clone, Copy, Debug, Default)]
struct Operation {
    kind: Kind,
    src: [u32; 3],
    /// Type codes of the first two sources and of the destination.
    types: [u64; 2],
    dst: u64,
    abs: u64,
    negate: u64,
    mode: u64,
    saturate: bool,
    direction: u64,
    once: bool,
    /// A third source that is a denormal f16 comes without its leading bit.
    bare: bool,
}

impl Operation {
    /// A product with the lower part of another under it, of mach.
    fn rest(&self) -> i64 {
        let [a, b] = [0, 1].map(|i| exact(self.src[i], self.types[i], false, false));
        exact(self.src[2], self.types[0], false, false) + a * (b >> 16)
    }

    /// Pattern of the third source, and whether it is bare.
    fn third(&self) -> (u32, bool) {
        let (exponent, significand) = (self.src[2] >> 23 & 0xff, self.src[2] & 0x7f_ffff | 0x80_0000);
        let down = 113_u32.saturating_sub(exponent);
        if !self.bare || !(1..=10).contains(&down) || significand.trailing_zeros() < 13 + down {
            return (self.src[2], false);
        }
        (self.src[2] & 0x8000_0000 | 113 << 23 | significand >> down, true)
    }

    /// What the port must show of the result.
    fn kept(&self) -> u32 {
        if self.kind == Kind::Middle {
            0xffff
        } else {
            kept(self.dst)
        }
    }

    fn expected(&self) -> u32 {
        let ftz = self.mode & 4 != 0;
        let round = ROUNDS[self.mode as usize & 3];
        let modifiers = |i: usize| (self.abs >> i & 1 != 0, self.negate >> i & 1 != 0);
        let pattern = |i: usize| modify(self.src[i], modifiers(i).0, modifiers(i).1);
        let integer = |i: usize| exact(self.src[i], self.types[i], modifiers(i).0, modifiers(i).1);
        let value = |i| number(pattern(i), ftz);
        if self.dst == HALF && self.once {
            // The operands are f16 numbers.
            let half = |i: usize| -> Half { value(i).convert(&mut false).value };
            return self.finish_half(match self.kind {
                Kind::Multiply => half(0).mul_r(half(1), round).value,
                Kind::MultiplyAdd => half(1).mul_add_r(half(2), half(0), round).value,
                Kind::Add => half(0).add_r(half(1), round).value,
                Kind::FromInteger => Half::from_i128_r(integer(0).into(), round).value,
                _ => half(0),
            });
        }
        let result: Single = match self.kind {
            Kind::Multiply => value(0).mul_r(value(1), round).value,
            Kind::MultiplyAdd => value(1).mul_add_r(value(2), value(0), round).value,
            Kind::Add => value(0).add_r(value(1), round).value,
            Kind::FromInteger => Single::from_i128_r(integer(0).into(), round).value,
            Kind::ToInteger => return truncate(pattern(0), ftz, self.dst),
            Kind::Resize => value(0),
            Kind::Integral => value(0).round_to_integral(ROUNDS[self.direction as usize]).value,
            Kind::UpperProduct => return ((integer(0) * integer(1)) >> 16) as u32,
            Kind::High => return (self.rest() >> 16) as u32,
            Kind::Middle => return self.rest() as u32,
            Kind::Integer => return integer(0).wrapping_mul(integer(1)) as u32,
        };
        if self.dst == HALF {
            return self.finish_half(result.convert_r(round, &mut false).value);
        }
        finish(result, ftz, self.saturate)
    }

    /// Pattern of an f16 result.
    fn finish_half(&self, value: Half) -> u32 {
        let pattern = if value.is_nan() { 0x7e00 } else { value.to_bits() as u32 };
        let flushes = self.mode & 8 != 0 && pattern & 0x7c00 == 0;
        let pattern = if flushes { pattern & 0x8000 } else { pattern };
        match self.saturate {
            true if pattern > 0x7c00 => 0,
            true => pattern.min(0x3c00),
            false => pattern,
        }
    }

    /// Operands that are f16 numbers, or that meet at them; an f16 result.
    fn half(random: &mut Random, kind: Kind, mode: u64) -> Self {
        let mut operation = Operation::random(random, kind, mode);
        operation.bare = random.below(2) != 0;
        operation.once = random.below(3) != 0;
        operation.dst = HALF;
        operation.mode |= random.below(2) << 3;
        let near = random.below(0x1_0000);
        for source in operation.src.iter_mut().filter(|_| kind != Kind::FromInteger) {
            let pattern = match random.below(4) {
                0 => random.below(0x1_0000),
                1 => near ^ random.below(8) ^ random.below(4) << 10 ^ random.below(2) << 15,
                2 => random.below(0x800) | random.below(2) << 15,
                _ => 0x3800 ^ random.below(0x1000) ^ random.below(2) << 15,
            };
            let single: Single = Half::from_bits(pattern.into()).convert(&mut false).value;
            *source = single.to_bits() as u32;
            if !operation.once && random.below(2) == 0 {
                *source = source.wrapping_add(random.below(1 << 13) as u32);
            }
        }
        if kind == Kind::FromInteger {
            operation.src[0] >>= random.below(32);
        }
        operation
    }

    /// Float operands that meet: products near the addend, cancelling or tying with it.
    fn random(random: &mut Random, kind: Kind, mode: u64) -> Self {
        let bare = kind == Kind::MultiplyAdd && random.below(8) == 0;
        let denormal = number(1 + random.below(0x3ff) as u32, false);
        let denormal = denormal.scalbn(149 - 24).to_bits() as u32 | (random.below(2) as u32) << 31;
        let (a, b) = (random.float(), if bare { denormal } else { random.float() });
        let product = number(a, false).mul_r(number(b, false), ROUNDS[0]).value.to_bits() as u32;
        let other = if kind == Kind::MultiplyAdd { product } else { a };
        let near = match random.below(4) {
            0 => random.near(other ^ 0x8000_0000),
            1 => (other ^ random.word() as u32 & 0x8000_0000).wrapping_add((random.below(60) as u32).wrapping_sub(30) << 23),
            _ => random.float(),
        };
        let modifiers = if random.below(4) == 0 { random.word() } else { 0 };
        let word = |random: &mut Random| random.below(4);
        let near_limits = (140 + random.below(22) as u32) << 23 | (random.word() as u32 & 0x807f_ffff);
        let mut operation = Operation {
            kind,
            src: [a, b, random.float()],
            types: [FLOAT; 2],
            dst: FLOAT,
            abs: modifiers & 7,
            negate: modifiers >> 3 & 7,
            mode: mode | (random.below(4) / 3) << 2,
            saturate: random.below(16) == 0,
            direction: random.below(4),
            once: false,
            bare,
        };
        match kind {
            Kind::Multiply | Kind::Resize => {}
            Kind::Integral if random.below(2) == 0 => {
                operation.src[0] =
                    (120 + random.below(34) as u32) << 23 | (random.word() as u32 & 0x80ff_ffff << random.below(24));
            }
            Kind::Integral => {}
            Kind::MultiplyAdd => operation.src = [near, a, b],
            Kind::Add => operation.src[1] = near,
            Kind::FromInteger => (operation.src[0], operation.types[0]) = (random.integer(), word(random)),
            Kind::ToInteger => {
                operation.dst = word(random);
                if random.below(2) == 0 {
                    operation.src[0] = near_limits;
                }
            }
            Kind::Integer => {
                operation.src = [random.integer(), random.integer(), a];
                operation.types = [word(random), word(random)];
                operation.dst = word(random);
            }
            Kind::UpperProduct => {
                operation.src = [random.integer(), random.integer(), a];
                (operation.types, operation.dst) = ([random.below(2), 2], 0);
                (operation.abs, operation.negate) = (0, 0);
            }
            Kind::High | Kind::Middle => {
                operation.src = [random.integer(), random.integer(), random.integer()];
                (operation.types, operation.dst) = ([random.below(2); 2], random.below(2));
                (operation.abs, operation.negate) = (0, 0);
            }
        }
        operation
    }
}

/// Streams operations through the lane, one a cycle, and compares every result.
fn stream(operations: &[Operation]) {
    let mut sim = Sim::<FmaLane>::new();
    for cycle in 0..operations.len() + DEPTH {
        sim.valid.next = cycle < operations.len();
        if let Some(operation) = operations.get(cycle) {
            let (third, bare) = operation.third();
            for (i, source) in [operation.src[0], operation.src[1], third].into_iter().enumerate() {
                sim.sources.src[i].next = u64::from(source).into();
            }
            sim.sources.bare.next = bare;
            for i in 0..2 {
                sim.sources.kind[i].next = operation.types[i].into();
            }
            sim.sources.abs.next = operation.abs.into();
            sim.sources.negate.next = operation.negate.into();
            sim.operation.mad.next = operation.kind == Kind::MultiplyAdd;
            sim.operation.add.next = operation.kind == Kind::Add;
            sim.operation.from_integer.next = operation.kind == Kind::FromInteger;
            sim.operation.to_integer.next = operation.kind == Kind::ToInteger;
            sim.operation.resize.next = operation.kind == Kind::Resize;
            sim.operation.integral.next = operation.kind == Kind::Integral;
            sim.operation.direction.next = operation.direction.into();
            let accumulates = matches!(operation.kind, Kind::High | Kind::Middle);
            sim.operation.integer.next = accumulates || matches!(operation.kind, Kind::Integer | Kind::UpperProduct);
            sim.operation.accumulates.next = accumulates;
            sim.operation.upper.next = matches!(operation.kind, Kind::High | Kind::UpperProduct);
            sim.dst_kind.next = operation.dst.into();
            sim.once.next = operation.once;
            sim.mode.next = operation.mode.into();
            sim.saturate.next = operation.saturate;
        }
        sim.eval();
        if let Some(operation) = cycle.checked_sub(DEPTH).map(|i| &operations[i]) {
            let keep = |pattern: u32| pattern & operation.kept();
            let (got, expected) = (keep(sim.result.val().raw() as u32), keep(operation.expected()));
            assert_eq!(got, expected, "{operation:x?}: got {got:#x}, expected {expected:#x}");
        }
        sim.tick();
    }
}

fn matches_apfloat(kind: Kind, seed: u64) {
    let mut random = Random::new(seed);
    for mode in 0..4 {
        let operations: Vec<_> = (0..VECTORS).map(|_| Operation::random(&mut random, kind, mode)).collect();
        stream(&operations);
    }
}

#[test]
fn multiply_matches_apfloat() {
    matches_apfloat(Kind::Multiply, here!().seed(0x6d75_6c31));
}

#[test]
fn multiply_add_matches_apfloat() {
    matches_apfloat(Kind::MultiplyAdd, here!().seed(0x6d61_6431));
}

#[test]
fn add_matches_apfloat() {
    matches_apfloat(Kind::Add, here!().seed(0x6164_6432));
}

#[test]
fn from_integer_matches_apfloat() {
    matches_apfloat(Kind::FromInteger, here!().seed(0x6932_6632));
}

#[test]
fn to_integer_truncates_and_clamps() {
    matches_apfloat(Kind::ToInteger, here!().seed(0x6632_6932));
}

#[test]
fn integral_matches_apfloat() {
    matches_apfloat(Kind::Integral, here!().seed(0x726e_6431));
}

#[test]
fn products_match() {
    matches_apfloat(Kind::Integer, here!().seed(0x696d_756c));
}

#[test]
fn halves_round_once() {
    const KINDS: [Kind; 5] = [Kind::Multiply, Kind::MultiplyAdd, Kind::Add, Kind::FromInteger, Kind::Resize];
    let mut random = Random::new(here!().seed(0x6861_6c76));
    let operations: Vec<_> = (0..4 * VECTORS)
        .map(|_| {
            let (kind, mode) = (KINDS[random.below(5) as usize], random.below(4));
            Operation::half(&mut random, kind, mode)
        })
        .collect();
    stream(&operations);
}

#[test]
fn upper_products_match() {
    for (i, kind) in [Kind::UpperProduct, Kind::High, Kind::Middle].into_iter().enumerate() {
        matches_apfloat(kind, here!().seed(0x6d61_6368 + i as u64));
    }
}

/// One operation after the other, of every kind: nothing of one stays for the next.
#[test]
fn kinds_follow_each_other() {
    const KINDS: [Kind; 10] = [
        Kind::Multiply,
        Kind::MultiplyAdd,
        Kind::Add,
        Kind::FromInteger,
        Kind::ToInteger,
        Kind::Integral,
        Kind::Integer,
        Kind::UpperProduct,
        Kind::High,
        Kind::Middle,
    ];
    let mut random = Random::new(here!().seed(0x6d69_7831));
    let operations: Vec<_> = (0..VECTORS)
        .map(|_| {
            let (kind, mode) = (KINDS[random.below(10) as usize], random.below(4));
            Operation::random(&mut random, kind, mode)
        })
        .collect();
    stream(&operations);
}

/// Latency 7: operands at the ports in cycle 0, in X1 in cycle 1, result in cycle 8; idle cycles repeat it.
#[test]
fn pipelined() {
    let mut sim = Sim::<FmaLane>::new();
    let results: Vec<f32> = (0..12u32)
        .map(|cycle| {
            sim.valid.next = cycle < 2;
            sim.sources.src[0].next = u64::from((cycle as f32 + 3.0).to_bits()).into();
            sim.sources.src[1].next = u64::from(2.0f32.to_bits()).into();
            sim.eval();
            let result = f32::from_bits(sim.result.val().raw() as u32);
            sim.tick();
            result
        })
        .collect();
    assert_eq!(results[8..], [6.0, 8.0, 8.0, 8.0]);
    assert_eq!(results[..8], [0.0; 8]);
}
