//! The double lane against `rustc_apfloat`.

use super::DoubleLane;
use crate::alu::testing::{here, Random};
use crate::opcode::{ADD, CMP, MAD, MOV, MUL, SEL};
use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use tessera_hdl::prelude::*;

#[derive(Clone, Copy, Debug)]
struct Operation {
    opcode: U<7>,
    src: [u64; 3],
    abs: u64,
    negate: u64,
    single: bool,
    dst_single: bool,
    from_integer: bool,
    saturate: bool,
    condition: u64,
    predicate: bool,
    mode: u64,
    /// What the wide lane makes of an integer.
    integer: (u64, bool),
}

fn rounding(mode: u64) -> Round {
    [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero][mode as usize & 3]
}

fn double(bits: u64) -> Double {
    Double::from_bits(bits.into())
}

/// A double as it enters an operation.
fn number(random: &mut Random, near: u64) -> u64 {
    let exponent = match random.below(8) {
        0 => random.below(3),
        1 => 2045 + random.below(3),
        2 => 960 + random.below(64),
        // So that sums cancel and products are denormal.
        3..=5 => (near + random.below(120)).saturating_sub(60).min(2047),
        _ => random.below(2048),
    };
    let fraction = match random.below(5) {
        0 => 0,
        1 => u64::MAX,
        2 => 1 << random.below(52),
        3 => !(1 << random.below(52)),
        _ => random.word(),
    };
    random.below(2) << 63 | exponent << 52 | fraction & ((1 << 52) - 1)
}

impl Operation {
    fn random(random: &mut Random) -> Operation {
        let near = [1023, 1023, 512, 1500, 60][random.below(5) as usize];
        let opcode = [MOV, ADD, ADD, MUL, MUL, MAD, MAD, MAD, CMP, SEL][random.below(10) as usize];
        let mut src = std::array::from_fn(|_| number(random, near));
        if opcode == MAD && random.below(2) == 0 {
            // The addend all but cancels the product.
            let product = double(src[1]).mul_r(double(src[2]), Round::TowardZero).value.to_bits() as u64;
            src[0] = (product ^ 1 << 63).wrapping_add(random.below(3)).wrapping_sub(1);
        }
        if random.below(4) == 0 {
            src[1] = src[0] ^ random.below(2) << 63 ^ u64::from(random.below(3) == 0);
        }
        let moves = opcode == MOV;
        let form = random.below(4);
        if moves && random.below(3) > 0 {
            // Around the ends of binary32.
            src[0] = src[0] & !(0x7ff << 52) | ((random.below(2) * 255 + 860 + random.below(80)) << 52);
        }
        if moves && form == 1 {
            src[0] = number(random, near) >> 32;
        }
        let magnitude = random.word() >> random.below(64) & !(random.below(2) * 0x7ff);
        Operation {
            opcode,
            src,
            abs: random.below(8) & random.below(8),
            negate: random.below(8),
            single: moves && form == 1,
            dst_single: moves && form == 2,
            from_integer: moves && form == 3,
            saturate: opcode != CMP && opcode != SEL && random.below(4) == 0,
            condition: match opcode {
                CMP => 1 + random.below(6),
                SEL => [0, 4, 5][random.below(3) as usize],
                _ => random.below(7),
            },
            predicate: random.below(2) == 0,
            mode: random.below(32),
            integer: (magnitude, magnitude != 0 && random.below(2) == 0),
        }
    }

    fn modified(&self, s: usize) -> u64 {
        let sign = if self.single && s == 0 { 1 << 31 } else { 1 << 63 };
        let bits = if self.abs >> s & 1 != 0 { self.src[s] & !sign } else { self.src[s] };
        bits ^ if self.negate >> s & 1 != 0 { sign } else { 0 }
    }

    fn flushed(&self, s: usize) -> u64 {
        let bits = self.modified(s);
        if self.mode & 16 != 0 && bits >> 52 & 0x7ff == 0 {
            bits & 1 << 63
        } else {
            bits
        }
    }

    fn condition(&self, order: Option<std::cmp::Ordering>) -> bool {
        let Some(order) = order else { return self.condition == 2 };
        match self.condition {
            1 => order.is_eq(),
            2 => order.is_ne(),
            3 => order.is_gt(),
            4 => order.is_ge(),
            5 => order.is_lt(),
            6 => order.is_le(),
            _ => false,
        }
    }

    fn finish(&self, value: Double) -> (u64, bool) {
        let bits = if value.is_nan() { 0x7ff8 << 48 } else { value.to_bits() as u64 };
        let bits = if self.mode & 16 != 0 && bits >> 52 & 0x7ff == 0 { bits & 1 << 63 } else { bits };
        let bits = match self.saturate {
            true if f64::from_bits(bits).is_nan() || bits >> 63 != 0 => 0,
            true => bits.min(1f64.to_bits()),
            false => bits,
        };
        (bits, self.condition(f64::from_bits(bits).partial_cmp(&0.0)))
    }

    fn expected(&self) -> (u64, bool) {
        let round = rounding(self.mode);
        let [a, b, c] = [0, 1, 2].map(|s| self.flushed(s));
        let order = f64::from_bits(a).partial_cmp(&f64::from_bits(b));
        let nan = |bits: u64| f64::from_bits(bits).is_nan();
        match self.opcode {
            CMP => {
                let holds = self.condition(order);
                (u64::from(holds).wrapping_neg(), holds)
            }
            SEL => {
                let first = match self.condition {
                    0 => self.predicate,
                    _ => self.condition(order) || nan(b) && !nan(a),
                };
                (self.modified(usize::from(!first)), false)
            }
            ADD => self.finish(double(a).add_r(double(b), round).value),
            MUL => self.finish(double(a).mul_r(double(b), round).value),
            MAD => self.finish(double(b).mul_add_r(double(c), double(a), round).value),
            _ if self.from_integer => {
                let value = i128::from(self.integer.0);
                self.finish(Double::from_i128_r(if self.integer.1 { -value } else { value }, round).value)
            }
            _ if self.single => {
                let bits = self.modified(0) as u32;
                let bits = if self.mode & 4 != 0 && bits >> 23 & 255 == 0 { bits & 1 << 31 } else { bits };
                self.finish(Single::from_bits(bits.into()).convert_r(round, &mut false).value)
            }
            _ if self.dst_single => {
                let value: Single = double(a).convert_r(round, &mut false).value;
                let bits = if value.is_nan() { 0x7fc0_0000 } else { value.to_bits() as u32 };
                let bits = if self.mode & 4 != 0 && bits >> 23 & 255 == 0 { bits & 1 << 31 } else { bits };
                let bits = match self.saturate {
                    true if f32::from_bits(bits).is_nan() || bits >> 31 != 0 => 0,
                    true => bits.min(1f32.to_bits()),
                    false => bits,
                };
                (bits.into(), self.condition(f32::from_bits(bits).partial_cmp(&0.0)))
            }
            _ if self.saturate => self.finish(double(a)),
            _ => (self.modified(0), self.condition(f64::from_bits(a).partial_cmp(&0.0))),
        }
    }

    fn drive<const LATE: usize>(&self, sim: &mut Sim<DoubleLane<LATE>>) {
        sim.valid.next = true;
        for s in 0..3 {
            sim.sources.low[s].next = (self.src[s] & 0xffff_ffff).into();
            sim.sources.high[s].next = (self.src[s] >> 32).into();
        }
        sim.sources.abs.next = self.abs.into();
        sim.sources.negate.next = self.negate.into();
        sim.control.opcode.next = self.opcode;
        sim.control.single.next = u64::from(self.single).into();
        sim.control.dst_single.next = self.dst_single;
        sim.control.from_integer.next = self.from_integer;
        sim.control.saturate.next = self.saturate;
        sim.control.condition.next = self.condition.into();
        sim.control.predicate.next = self.predicate;
        sim.control.mode.next = self.mode.into();
    }
}

/// One a cycle, with gaps: results in order, none without a beat.
fn matches_apfloat<const LATE: usize>(cycles: u64, mut random: Random) {
    // Edges from the operands at the ports to the result at the port.
    let depth = 8 + LATE;
    let mut sim = Sim::<DoubleLane<LATE>>::new();
    let mut flying: std::collections::VecDeque<Option<Operation>> = std::iter::repeat_n(None, depth).collect();
    for n in 0..cycles {
        let operation = (random.below(8) != 0).then(|| Operation::random(&mut random));
        sim.valid.next = false;
        if let Some(operation) = &operation {
            operation.drive(&mut sim);
        }
        // The wide lane is in X4.
        if let Some(operation) = &flying[depth - 4] {
            (sim.magnitude.next, sim.negative.next) = (operation.integer.0.into(), operation.integer.1);
        }
        sim.eval();
        let leaving = flying.pop_front().flatten();
        flying.push_back(operation);
        assert_eq!(sim.delivers.val(), leaving.is_some(), "cycle {n}");
        if let Some(operation) = leaving {
            let (bits, flag) = operation.expected();
            assert_eq!(sim.result.val().raw(), bits, "cycle {n}: {operation:x?}: {:#x}", sim.result.val().raw());
            let writes = operation.opcode != SEL && operation.condition != 0;
            assert!(!writes || sim.holds.val().get_bit(3) == flag, "cycle {n}: {operation:x?}: flag {flag}");
        }
        sim.tick();
    }
}

#[test]
fn doubles_match_apfloat() {
    let seed = here!().seed(0x646f_7562);
    matches_apfloat::<0>(150_000, Random::new(seed));
    matches_apfloat::<1>(150_000, Random::new(seed));
}
