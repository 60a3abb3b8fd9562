//! EM: special cases, accuracy, and whether the compiler's sequences make correctly rounded quotients and
//! roots of its seeds.

use rustc_apfloat::ieee::{Double, IeeeFloat, Semantics, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};
use tessera_golden::em::{code, function, Control, Lane};
use tessera_testkit::{here, Random};

const NAN: u32 = 0x7FC0_0000;
const INFINITY: f32 = f32::INFINITY;
const PLAIN: Control = Control { saturate: false, flush: false, abs: [false; 2], negate: [false; 2] };

fn value(op: u8, a: f32, b: f32) -> f32 {
    f32::from_bits(function(op, [a.to_bits(), b.to_bits()], &PLAIN).result)
}

#[test]
fn special_values() {
    let cases = [
        (code::INV, -0.0, 0.0, -INFINITY),
        (code::INV, -INFINITY, 0.0, -0.0),
        (code::LOG, -0.0, 0.0, -INFINITY),
        (code::LOG, 1.0, 0.0, 0.0),
        (code::LOG, INFINITY, 0.0, INFINITY),
        (code::LOG, f32::from_bits(1), 0.0, -149.0),
        (code::EXP, -INFINITY, 0.0, 0.0),
        (code::EXP, 128.0, 0.0, INFINITY),
        (code::EXP, -149.0, 0.0, f32::from_bits(1)),
        (code::EXP, -1e30, 0.0, 0.0),
        (code::SQT, -0.0, 0.0, -0.0),
        (code::SQT, INFINITY, 0.0, INFINITY),
        (code::RSQT, -0.0, 0.0, -INFINITY),
        (code::RSQT, INFINITY, 0.0, 0.0),
        (code::SIN, -0.0, 0.0, -0.0),
        (code::COS, f32::from_bits(1), 0.0, 1.0),
        (code::FDIV, 1.0, -INFINITY, -0.0),
        (code::FDIV, -3.0, 0.0, -INFINITY),
        (code::FDIV, f32::from_bits(3), 3.0, f32::from_bits(1)),
        (code::POW, f32::NAN, 0.0, 1.0),
        (code::POW, 1.0, INFINITY, 1.0),
        (code::POW, 0.0, -2.0, INFINITY),
        (code::POW, -3.0, 3.0, 27.0),
        (code::POW, 2.0, -149.0, f32::from_bits(1)),
    ];
    for (op, a, b, expected) in cases {
        assert_eq!(value(op, a, b).to_bits(), expected.to_bits(), "op {op:x} of {a:e}, {b:e}");
    }
    let none = [
        (code::INV, f32::NAN, 0.0),
        (code::LOG, -1.0, 0.0),
        (code::SQT, -INFINITY, 0.0),
        (code::RSQT, -1e-40, 0.0),
        (code::SIN, INFINITY, 0.0),
        (code::FDIV, 0.0, 0.0),
        (code::FDIV, INFINITY, INFINITY),
        (code::POW, 0.5, f32::NAN),
    ];
    for (op, a, b) in none {
        assert_eq!(value(op, a, b).to_bits(), NAN, "op {op:x} of {a:e}, {b:e}");
    }
}

#[test]
fn modifiers_flush_and_saturate() {
    let with = |control: Control, a: f32| f32::from_bits(function(code::INV, [a.to_bits(), 0], &control).result);
    assert_eq!(with(Control { abs: [true, false], negate: [true, false], ..PLAIN }, -4.0), -0.25);
    assert_eq!(with(Control { flush: true, ..PLAIN }, f32::from_bits(0x8000_0001)), -INFINITY);
    assert_eq!(with(Control { flush: true, ..PLAIN }, f32::MAX).to_bits(), 0);
    assert!(with(PLAIN, f32::MAX) > 0.0);
    assert_eq!(with(Control { saturate: true, ..PLAIN }, -4.0).to_bits(), 0);
    assert_eq!(with(Control { saturate: true, ..PLAIN }, 0.25), 1.0);
    assert_eq!(with(Control { saturate: true, ..PLAIN }, 4.0), 0.25);
}

/// A share of what `examples/em_accuracy.rs` runs whole.
#[test]
fn results_are_within_an_ulp() {
    type Exact = fn(f64) -> f64;
    let exact: [(u8, Exact); 4] =
        [(code::INV, |x| 1.0 / x), (code::EXP, f64::exp2), (code::SQT, f64::sqrt), (code::RSQT, |x| 1.0 / x.sqrt())];
    for (op, exact) in exact {
        for bits in (0..1 << 31).step_by(6_007) {
            let x = f64::from(f32::from_bits(bits));
            let (got, wanted) = (f64::from(f32::from_bits(function(op, [bits, 0], &PLAIN).result)), exact(x));
            let exponent = (wanted.to_bits() >> 52) as i64 - 1023;
            let ulp = 2f64.powi((exponent.clamp(-126, 127) - 23) as i32);
            let near = (got - wanted).abs() <= ulp || wanted.is_nan() && got.is_nan() || wanted as f32 == got as f32;
            assert!(near, "op {op:x} of {bits:08x}: {got:e} for {wanted:e}");
        }
    }
}

/// The extended format of the macros: 32 significant bits, two more of the exponent.
struct Extended;

impl Semantics for Extended {
    const BITS: usize = 42;
    const EXP_BITS: usize = 10;
}

/// Enough to round once more.
struct Sticky;

impl Semantics for Sticky {
    const BITS: usize = 128;
    const EXP_BITS: usize = 16;
}

type Wide = IeeeFloat<Extended>;

fn widen(bits: u32) -> Wide {
    Single::from_bits(bits.into()).convert_r(Round::NearestTiesToEven, &mut false).value
}

/// A seed as `madm` reads it.
fn seed(lane: Lane) -> Wide {
    let code = i32::from(lane.extension >> 8) << 8 | (lane.result >> 23 & 0xFF) as i32;
    let biased = match code {
        1..=254 => code,
        256..=640 => code - 1,
        _ => code - 1023,
    };
    let fraction = u128::from(lane.result & 0x7F_FFFF) << 8 | u128::from(lane.extension & 0xFF);
    Wide::from_bits(u128::from(lane.result >> 31) << 41 | ((biased + 511 - 127) as u128) << 31 | fraction)
}

/// `s1 * s2 + s0` in the extended format.
fn madm(s0: Wide, s1: Wide, s2: Wide) -> Wide {
    s1.mul_add_r(s2, s0, Round::NearestTiesToEven).value
}

/// The same, rounded once to the format of the registers.
fn last(s0: Wide, s1: Wide, s2: Wide, mode: Round) -> u32 {
    let [a, b, c] = [s1, s2, s0].map(|v| -> IeeeFloat<Sticky> { v.convert_r(mode, &mut false).value });
    let exact = a.mul_add_r(b, c, Round::TowardZero);
    let inexact = exact.status.contains(Status::INEXACT);
    let kept = match inexact {
        false if exact.value.is_zero() => a.mul_add_r(b, c, mode).value,
        false => exact.value,
        true => IeeeFloat::<Sticky>::from_bits(exact.value.to_bits() | 1),
    };
    let narrow: Single = kept.convert_r(mode, &mut false).value;
    narrow.to_bits() as u32
}

const MODES: [Round; 4] = [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero];

fn divide(a: u32, b: u32, mode: Round) -> u32 {
    let start = function(code::INVM, [a, b], &PLAIN);
    if start.eo {
        return start.result;
    }
    let (y0, a, b, zero, one) = (seed(start), widen(a), widen(b), widen(0), widen(0x3F80_0000));
    let q0 = madm(zero, a, y0);
    let e0 = madm(one, -b, y0);
    let y1 = madm(y0, e0, y0);
    let r0 = madm(a, -b, q0);
    let q1 = madm(q0, r0, y1);
    let r1 = madm(a, -b, q1);
    last(q1, r1, y1, mode)
}

fn root(a: u32, mode: Round) -> u32 {
    let start = function(code::RSQTM, [a, 0], &PLAIN);
    if start.eo {
        return start.result;
    }
    let (y0, a, zero, half) = (seed(start), widen(a), widen(0), widen(0x3F00_0000));
    let h0 = madm(zero, half, y0);
    let s0 = madm(zero, a, y0);
    let d = madm(half, -s0, h0);
    let h1 = madm(h0, d, h0);
    let s1 = madm(s0, d, s0);
    let e = madm(a, -s1, s1);
    last(s1, h1, e, mode)
}

/// What a NaN looks like does not matter here.
fn plain(value: Single) -> u32 {
    if value.is_nan() {
        NAN
    } else {
        value.to_bits() as u32
    }
}

fn check_quotient(a: u32, b: u32, mode: Round) {
    let exact = Single::from_bits(a.into()).div_r(Single::from_bits(b.into()), mode).value;
    assert_eq!(divide(a, b, mode), plain(exact), "{a:08x} / {b:08x} {mode:?}");
}

#[test]
fn seeds_make_correctly_rounded_quotients() {
    let mut random = Random::new(here!().seed(0x656d));
    let corners = [0, 1, 2, 0x7F_FFFF, 0x80_0000, 0x80_0001, 0x3F80_0000, 0x3FFF_FFFF, 0x7F7F_FFFF, 0x7F80_0000, 0x7FC0_0001];
    for (a, b) in corners.into_iter().flat_map(|a| corners.map(|b| (a, b | 1 << 31))) {
        MODES.into_iter().for_each(|mode| check_quotient(a, b, mode));
    }
    for i in 0..60_000 {
        let (a, b) = (random.word() as u32, random.word() as u32);
        check_quotient(a, b, MODES[i % 4]);
        // Divisors just below a power of two and numerators beside them are the hard ones (sec. 6.6).
        let near = 0x3FFF_FFFF - (random.below(64) as u32);
        let beside = near.wrapping_add(random.below(5) as u32).wrapping_sub(2);
        check_quotient(beside, near, MODES[i % 4]);
        check_quotient(0x3F80_0000 | a & 0x7F_FFFF, near, MODES[i % 4]);
    }
}

#[test]
fn seeds_make_correctly_rounded_roots() {
    let mut random = Random::new(here!().seed(0x6d65));
    let nearest = |a: u32| plain(Single::from_bits(u128::from(f32::from_bits(a).sqrt().to_bits())));
    for i in 0..60_000 {
        let a = match i % 3 {
            0 => random.word() as u32,
            1 => 0x3F80_0000 + random.below(1 << 24) as u32,
            _ => 0x407F_FFFF - random.below(64) as u32,
        };
        assert_eq!(root(a, Round::NearestTiesToEven), nearest(a), "{a:08x}");
        // A directed root is the nearest one or its neighbour, on the side the square says.
        if (0x80_0000..0x7F80_0000).contains(&a) {
            let exact = f64::from(f32::from_bits(a));
            let [down, up] = [Round::TowardNegative, Round::TowardPositive].map(|mode| f64::from(f32::from_bits(root(a, mode))));
            assert!(down * down <= exact && up * up >= exact, "{a:08x}");
            let steps = (up as f32).to_bits() - (down as f32).to_bits();
            assert_eq!(steps, u32::from(down * down != exact), "{a:08x}");
        }
    }
}

/// The extended format of `df`: 64 significant bits.
struct ExtendedDouble;

impl Semantics for ExtendedDouble {
    const BITS: usize = 77;
    const EXP_BITS: usize = 13;
}

type WideDouble = IeeeFloat<ExtendedDouble>;

/// The seed of a double: EM sees the leading 24 bits of the significand at an exponent of 0, for a root 0 or
/// 1, whichever leaves an even rest; the rest comes back on the seed.
fn double_seed(op: u8, v: f64) -> WideDouble {
    let (mut fraction, mut exponent) = (v.to_bits() & ((1 << 52) - 1), (v.to_bits() >> 52 & 0x7FF) as i32);
    if exponent == 0 {
        let zeros = fraction.leading_zeros() as i32 - 11;
        (fraction, exponent) = (fraction << zeros & ((1 << 52) - 1), 1 - zeros);
    }
    let e = exponent - 1023;
    let kept = if op == code::RSQTM { e.rem_euclid(2) } else { 0 };
    let bits = ((127 + kept) as u32) << 23 | (fraction >> 29) as u32;
    let lane = function(op, [0x3F80_0000, bits].map(|b| if op == code::RSQTM { bits } else { b }), &PLAIN);
    assert!(!lane.eo);
    let narrow: WideDouble = seed(lane).convert_r(Round::NearestTiesToEven, &mut false).value;
    let scaled = narrow.scalbn(if op == code::RSQTM { -(e - kept) / 2 } else { -e });
    if v < 0.0 {
        -scaled
    } else {
        scaled
    }
}

fn wide_double(v: f64) -> WideDouble {
    Double::from_bits(v.to_bits().into()).convert_r(Round::NearestTiesToEven, &mut false).value
}

fn madm_double(s0: WideDouble, s1: WideDouble, s2: WideDouble) -> WideDouble {
    s1.mul_add_r(s2, s0, Round::NearestTiesToEven).value
}

/// Exact in 256 bits; rounded once.
fn last_double(s0: WideDouble, s1: WideDouble, s2: WideDouble, mode: Round) -> u64 {
    let [a, b, c] = [s1, s2, s0].map(|v| -> IeeeFloat<Sticky> { v.convert_r(mode, &mut false).value });
    let exact = a.mul_add_r(b, c, Round::TowardZero);
    let kept = match exact.status.contains(Status::INEXACT) {
        false if exact.value.is_zero() => a.mul_add_r(b, c, mode).value,
        false => exact.value,
        true => IeeeFloat::<Sticky>::from_bits(exact.value.to_bits() | 1),
    };
    let narrow: Double = kept.convert_r(mode, &mut false).value;
    narrow.to_bits() as u64
}

fn divide_double(a: f64, b: f64, mode: Round) -> u64 {
    let y0 = double_seed(code::INVM, b);
    let (a, b, zero, one) = (wide_double(a), wide_double(b), wide_double(0.0), wide_double(1.0));
    let q0 = madm_double(zero, a, y0);
    let e0 = madm_double(one, -b, y0);
    let r0 = madm_double(a, -b, q0);
    let y1 = madm_double(y0, e0, y0);
    let e1 = madm_double(one, -b, y1);
    let y2 = madm_double(y0, e0, y1);
    let q1 = madm_double(q0, r0, y1);
    let y3 = madm_double(y1, y2, e1);
    let r1 = madm_double(a, -b, q1);
    last_double(q1, r1, y3, mode)
}

fn root_double(a: f64, mode: Round) -> u64 {
    let y0 = double_seed(code::RSQTM, a);
    let (a, zero, half) = (wide_double(a), wide_double(0.0), wide_double(0.5));
    let h0 = madm_double(zero, half, y0);
    let s0 = madm_double(zero, a, y0);
    let d = madm_double(half, -s0, h0);
    let e = madm_double(wide_double(1.0), wide_double(1.5), d);
    let t = madm_double(zero, d, s0);
    let u = madm_double(zero, d, h0);
    let s1 = madm_double(s0, e, t);
    let h1 = madm_double(h0, e, u);
    let r = madm_double(a, -s1, s1);
    last_double(s1, r, h1, mode)
}

#[test]
fn seeds_of_single_precision_serve_doubles() {
    let mut random = Random::new(here!().seed(0x6466));
    let finite = |bits: u64| if bits >> 52 & 0x7FF == 0x7FF || bits << 1 == 0 { 1.5 } else { f64::from_bits(bits) };
    for i in 0..40_000 {
        let mode = MODES[i % 4];
        let denormal = |bits: u64| if i % 16 == 0 { bits & !(0x7FF << 52) } else { bits };
        let (a, b) = (finite(random.word()), finite(denormal(random.word())));
        let near = f64::from_bits(0x3FFF_FFFF_FFFF_FFFF - random.below(8));
        let beside = f64::from_bits(near.to_bits() + random.below(5) - 2);
        for (a, b) in [(a, b), (beside, near), (1.0 + a.abs() % 1.0, near)] {
            let exact = Double::from_bits(a.to_bits().into()).div_r(Double::from_bits(b.to_bits().into()), mode).value;
            assert_eq!(divide_double(a, b, mode), exact.to_bits() as u64, "{a:e} / {b:e} {mode:?}");
        }
        for a in [b.abs(), near * 2.0] {
            assert_eq!(root_double(a, Round::NearestTiesToEven), a.sqrt().to_bits(), "root of {a:e}");
        }
    }
}
