//! Both forms of INTDIV against the decisions of the instruction set, at limits and at random.

mod common;

use common::Bench;
use std::collections::VecDeque;
use tessera_eu::intdiv::Intdiv;
use tessera_eu::intdiv_pipe::IntdivPipe;
use tessera_isa::decisions::arithmetic::{quotient_d, quotient_ud, remainder_d, remainder_ud};
use tessera_ports::bundle::eu::DivideIssue;
use tessera_ports::intdiv::{IntdivIn, IntdivOut};
use tessera_ports::intdiv_pipe::{IntdivPipeIn, IntdivPipeOut};
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

#[test]
fn pipelined_divisions_are_exact() {
    let mut random = Random::new(here!().seed(0x6469_7601));
    let mut bench = Bench::<IntdivPipe, IntdivPipeIn, IntdivPipeOut>::new();
    let limits = LIMITS.into_iter().flat_map(|n| LIMITS.map(|d| (n, d)));
    let mut cases: VecDeque<(u32, u32)> = limits.collect();
    // Divisors of every length at both ends of their intervals of the table, numerators at both sides of multiples.
    for length in 0..32 {
        for near in [0, 1, 0x3FF, 0x3F_FFFF, u32::MAX] {
            let end = if random.chance(50) { near } else { 0 };
            let d = (1 << 31 | random.word() as u32 & !near | end) >> length;
            let multiple = (random.word() % (u64::from(u32::MAX / d) + 1)) as u32 * d;
            cases.extend([multiple.wrapping_sub(1), multiple, multiple.wrapping_add(1)].map(|n| (n, d)));
        }
    }
    cases.extend((0..60_000).map(|n| {
        let [any, d] = [(); 2].map(|()| random.word() as u32 >> random.below(32));
        let multiple = any - any % d.max(1);
        match n % 4 {
            0 => (multiple, d),
            1 => (multiple.wrapping_sub(1), d),
            _ => (any, d),
        }
    }));
    let mut flying = VecDeque::new();
    while !cases.is_empty() || flying.iter().any(Option::is_some) {
        let case = if random.chance(90) { cases.pop_front() } else { None };
        let issue = case.map_or_else(DivideIssue::default, |(n, d)| {
            let (n, d, sign) = (u64::from(n), u64::from(d), random.below(2));
            DivideIssue { valid: 1, sign, src0: [n, d], src1: [d, n] }
        });
        let out = bench.cycle(&IntdivPipeIn { reset: 0, issue });
        flying.push_back((issue.valid == 1).then_some(issue));
        let due = if flying.len() > 8 { flying.pop_front().expect("not empty") } else { None };
        assert_eq!(out.done.valid == 1, due.is_some());
        let Some(i) = due else { continue };
        for lane in 0..2 {
            let seen = [out.done.quotient[lane], out.done.remainder[lane]];
            let (n, d) = (i.src0[lane] as u32, i.src1[lane] as u32);
            assert_eq!(seen, expected(n, d, i.sign == 1), "{n:x} / {d:x}, sign {}", i.sign);
        }
    }
}
