//! INTDIV against the decisions of the instruction set, at limits and at random.

mod common;

use common::Bench;
use tessera_eu::intdiv::Intdiv;
use tessera_isa::decisions::arithmetic::{quotient_d, quotient_ud, remainder_d, remainder_ud};
use tessera_ports::bundle::eu::DivideIssue;
use tessera_ports::intdiv::{IntdivIn, IntdivOut};
use tessera_testkit::{here, Random};

const LIMITS: [u32; 10] = [0, 1, 2, 3, 10, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF];

fn expected(n: u32, d: u32, sign: bool) -> [u64; 2] {
    let [q, r] = if sign {
        let (n, d) = (n as i32, d as i32);
        [quotient_d(n, d) as u32, remainder_d(n, d) as u32]
    } else {
        [quotient_ud(n, d), remainder_ud(n, d)]
    };
    [q.into(), r.into()]
}

fn divide(bench: &mut Bench<Intdiv, IntdivIn, IntdivOut>, n: [u32; 2], d: [u32; 2], sign: bool) {
    let issue = DivideIssue { valid: 1, sign: sign.into(), src0: n.map(u64::from), src1: d.map(u64::from) };
    assert_eq!(bench.cycle(&IntdivIn { reset: 0, issue }).issue.ready, 1);
    for _ in 1..33 {
        let out = bench.cycle(&IntdivIn::default());
        assert_eq!((out.issue.ready, out.done.valid), (0, 0));
    }
    let out = bench.eval(&IntdivIn::default());
    assert_eq!(out.done.valid, 1);
    for i in 0..2 {
        let seen = [out.done.quotient[i], out.done.remainder[i]];
        assert_eq!(seen, expected(n[i], d[i], sign), "{:x} / {:x}, sign {sign}", n[i], d[i]);
    }
    bench.tick();
}

#[test]
fn divisions_are_exact() {
    let mut random = Random::new(here!().seed(0x6469_7600));
    let mut bench = Bench::new();
    for sign in [false, true] {
        for n in LIMITS {
            for d in LIMITS {
                divide(&mut bench, [n, d], [d, n], sign);
            }
        }
    }
    for _ in 0..5_000 {
        let mut any = || (random.word() as u32) >> random.below(32);
        divide(&mut bench, [any(), any()], [any(), any()], random.chance(50));
    }
}
