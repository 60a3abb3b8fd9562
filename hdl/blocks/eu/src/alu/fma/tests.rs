//! The multiply-add lane against rustc_apfloat.

use super::FmaLane;
use crate::alu::testing::{finish, here, modify, number, Random, ROUNDS};
use rustc_apfloat::ieee::Single;
use rustc_apfloat::Float;
use tessera_hdl::prelude::*;

/// Edges from the operands at the ports to the result at the port.
const DEPTH: usize = 8;
/// Vectors for each operation and rounding mode.
const VECTORS: usize = 200_000;

#[derive(Clone, Copy, Debug)]
struct Operation {
    mad: bool,
    src: [u32; 3],
    abs: u64,
    negate: u64,
    mode: u64,
    saturate: bool,
}

impl Operation {
    fn expected(&self) -> u32 {
        let ftz = self.mode & 4 != 0;
        let round = ROUNDS[self.mode as usize & 3];
        let signed = |i: usize| modify(self.src[i], self.abs >> i & 1 != 0, self.negate >> i & 1 != 0);
        let value = |i| number(signed(i), ftz);
        let result: Single =
            if self.mad { value(1).mul_add_r(value(2), value(0), round).value } else { value(0).mul_r(value(1), round).value };
        finish(result, ftz, self.saturate)
    }

    /// Operands that meet: products near the addend, cancelling or tying with it.
    fn random(random: &mut Random, mad: bool, mode: u64) -> Self {
        let (a, b) = (random.float(), random.float());
        let product = number(a, false).mul_r(number(b, false), ROUNDS[0]).value.to_bits() as u32;
        let addend = match random.below(4) {
            0 => random.near(product ^ 0x8000_0000),
            1 => (product ^ random.word() as u32 & 0x8000_0000).wrapping_add((random.below(60) as u32).wrapping_sub(30) << 23),
            _ => random.float(),
        };
        let modifiers = if random.below(4) == 0 { random.word() } else { 0 };
        Operation {
            mad,
            src: if mad { [addend, a, b] } else { [a, b, random.float()] },
            abs: modifiers & 7,
            negate: modifiers >> 3 & 7,
            mode: mode | (random.below(4) / 3) << 2,
            saturate: random.below(16) == 0,
        }
    }
}

/// Streams `operations` through the lane, one a cycle, and compares every result.
fn stream(operations: &[Operation]) {
    let mut sim = Sim::<FmaLane>::new();
    for cycle in 0..operations.len() + DEPTH {
        sim.valid.next = cycle < operations.len();
        if let Some(operation) = operations.get(cycle) {
            for i in 0..3 {
                sim.sources.src[i].next = u64::from(operation.src[i]).into();
            }
            sim.sources.mad.next = operation.mad;
            sim.sources.abs.next = operation.abs.into();
            sim.sources.negate.next = operation.negate.into();
            sim.mode.next = operation.mode.into();
            sim.saturate.next = operation.saturate;
        }
        sim.eval();
        if let Some(operation) = cycle.checked_sub(DEPTH).map(|i| &operations[i]) {
            let expected = operation.expected();
            assert_eq!(sim.result.val(), u64::from(expected), "{operation:x?} expected {expected:#x}");
        }
        sim.tick();
    }
}

fn matches_apfloat(mad: bool, seed: u64) {
    let mut random = Random::new(seed);
    for mode in 0..4 {
        let operations: Vec<_> = (0..VECTORS).map(|_| Operation::random(&mut random, mad, mode)).collect();
        stream(&operations);
    }
}

#[test]
fn multiply_matches_apfloat() {
    matches_apfloat(false, here!().seed(0x6d75_6c31));
}

#[test]
fn multiply_add_matches_apfloat() {
    matches_apfloat(true, here!().seed(0x6d61_6431));
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
