//! The exact arithmetic against LLVM's software floating point (all rounding modes) and against the host
//! (nearest even).

use proptest::prelude::*;
use rustc_apfloat::ieee::{Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round as ApRound};
use tessera_golden::arith::float::{self, flush, is_nan, to_int};
use tessera_golden::arith::half::widen;
use tessera_golden::arith::round::{HALF, SINGLE};
use tessera_golden::arith::{Mode, Round, NAN};

const ROUNDS: [(Round, ApRound); 4] = [
    (Round::NearestEven, ApRound::NearestTiesToEven),
    (Round::Up, ApRound::TowardPositive),
    (Round::Down, ApRound::TowardNegative),
    (Round::Zero, ApRound::TowardZero),
];

/// Zeros, denormals, the edges of the normal range, ties, infinity and NaN; both signs.
const CORNERS: [u32; 22] = [
    0x0000_0000,
    0x0000_0001,
    0x0000_0002,
    0x003F_FFFF,
    0x0040_0000,
    0x007F_FFFF,
    0x0080_0000,
    0x0080_0001,
    0x00FF_FFFF,
    0x1980_0000,
    0x2000_0001,
    0x3380_0000,
    0x3F7F_FFFF,
    0x3F80_0000,
    0x3F80_0001,
    0x4B00_0001,
    0x4B7F_FFFF,
    0x5F80_0000,
    0x7F00_0000,
    0x7F7F_FFFF,
    0x7F80_0000,
    0x7F80_0001,
];

fn corners() -> impl Iterator<Item = u32> + Clone {
    CORNERS.into_iter().flat_map(|bits| [bits, bits | 1 << 31])
}

fn add(a: u32, b: u32, mode: Mode) -> u32 {
    SINGLE.flush(float::add(&SINGLE, a, b, mode), mode)
}

fn mul(a: u32, b: u32, mode: Mode) -> u32 {
    SINGLE.flush(float::mul(&SINGLE, a, b, mode), mode)
}

fn mul_add(a: u32, b: u32, c: u32, mode: Mode) -> u32 {
    SINGLE.flush(float::mul_add(&SINGLE, a, b, c, mode), mode)
}

/// What the contract makes of an IEEE result.
fn delivered(value: Single, ftz: bool) -> u32 {
    let bits = value.to_bits() as u32;
    if is_nan(bits) {
        NAN
    } else {
        flush(bits, ftz)
    }
}

fn single(bits: u32, ftz: bool) -> Single {
    Single::from_bits(flush(bits, ftz).into())
}

/// All operations on one triple of operands, all modes.
fn check(a: u32, b: u32, c: u32) {
    for ftz in [false, true] {
        let [x, y, z] = [a, b, c].map(|bits| single(bits, ftz));
        for (round, theirs) in ROUNDS {
            let mode = Mode { round, ftz, ftz_half: false, ftz_double: false };
            let what = |op| format!("{op} {a:08x} {b:08x} {c:08x} {mode:?}");
            assert_eq!(add(a, b, mode), delivered(x.add_r(y, theirs).value, ftz), "{}", what("add"));
            assert_eq!(mul(a, b, mode), delivered(x.mul_r(y, theirs).value, ftz), "{}", what("mul"));
            assert_eq!(mul_add(a, b, c, mode), delivered(x.mul_add_r(y, z, theirs).value, ftz), "{}", what("mad"));
        }
    }
}

/// What the contract makes of an IEEE result in f16.
fn half(value: Half, mode: Mode) -> u32 {
    let bits = value.to_bits() as u32;
    if value.is_nan() {
        HALF.nan
    } else {
        HALF.flush(bits, mode)
    }
}

/// All operations on one triple of f16 operands, all modes.
fn check_halves(a: u16, b: u16, c: u16) {
    let bits = [a, b, c].map(u32::from);
    for ftz_half in [false, true] {
        for (round, theirs) in ROUNDS {
            let mode = Mode { round, ftz: true, ftz_half, ftz_double: false };
            let [x, y, z] = bits.map(|bits| Half::from_bits(HALF.flush(bits, mode).into()));
            let [i, j, k] = bits.map(|bits| widen(bits, mode));
            let what = |op| format!("{op} {a:04x} {b:04x} {c:04x} {mode:?}");
            let ours = |bits| HALF.flush(bits, mode);
            assert_eq!(ours(float::add(&HALF, i, j, mode)), half(x.add_r(y, theirs).value, mode), "{}", what("add"));
            assert_eq!(ours(float::mul(&HALF, i, j, mode)), half(x.mul_r(y, theirs).value, mode), "{}", what("mul"));
            let sum = half(x.mul_add_r(y, z, theirs).value, mode);
            assert_eq!(ours(float::mul_add(&HALF, i, j, k, mode)), sum, "{}", what("mad"));
        }
    }
}

#[test]
fn every_half_widens_exactly() {
    for bits in 0..=u16::MAX {
        let wide: Single = Half::from_bits(bits.into()).convert(&mut false).value;
        let expected = if wide.is_nan() { NAN } else { wide.to_bits() as u32 };
        let keeping = Mode { round: Round::NearestEven, ftz: true, ftz_half: false, ftz_double: false };
        assert_eq!(widen(bits.into(), keeping), expected, "{bits:04x}");
        let flushing = Mode { ftz_half: true, ..keeping };
        let flushed = if bits & 0x7C00 == 0 { u32::from(bits & 0x8000) << 16 } else { expected };
        assert_eq!(widen(bits.into(), flushing), flushed, "{bits:04x}");
    }
}

/// Host arithmetic: nearest even, denormals kept.
fn check_host(a: u32, b: u32, c: u32) {
    let mode = Mode { round: Round::NearestEven, ftz: false, ftz_half: false, ftz_double: false };
    let [x, y, z] = [a, b, c].map(f32::from_bits);
    let bits = |value: f32| if value.is_nan() { NAN } else { value.to_bits() };
    assert_eq!(add(a, b, mode), bits(x + y), "{a:08x} + {b:08x}");
    assert_eq!(mul(a, b, mode), bits(x * y), "{a:08x} * {b:08x}");
    assert_eq!(mul_add(a, b, c, mode), bits(x.mul_add(y, z)), "{a:08x} * {b:08x} + {c:08x}");
}

#[test]
fn every_triple_of_corners() {
    for a in corners() {
        for b in corners() {
            for c in corners() {
                check(a, b, c);
                check_host(a, b, c);
            }
        }
    }
}

/// Addends close to the product in magnitude, where cancellation and ties are.
fn near_product() -> impl Strategy<Value = (u32, u32, u32)> {
    let operand = (any::<u32>(), 0x20u32..0xE0).prop_map(|(bits, exponent)| bits & 0x807F_FFFF | exponent << 23);
    (operand.clone(), operand, -30i32..30, any::<u32>(), any::<bool>()).prop_map(|(a, b, distance, low, exact)| {
        let product = f32::from_bits(a) * f32::from_bits(b);
        let exponent = (product.to_bits() >> 23 & 0xFF) as i32 + distance;
        let fraction = if exact { product.to_bits() } else { low } & 0x7F_FFFF;
        (a, b, low & 1 << 31 | (exponent.clamp(0, 254) as u32) << 23 | fraction)
    })
}

/// Operands whose product or sum is denormal or overflows.
fn edges() -> impl Strategy<Value = (u32, u32, u32)> {
    let small = (any::<u32>(), 0u32..0x60).prop_map(|(bits, exponent)| bits & 0x807F_FFFF | exponent << 23);
    let large = (any::<u32>(), 0x98u32..0xFF).prop_map(|(bits, exponent)| bits & 0x807F_FFFF | exponent << 23);
    prop_oneof![(small.clone(), small.clone(), small), (large.clone(), large.clone(), large)]
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(20_000))]

    #[test]
    fn any_operands(a in any::<u32>(), b in any::<u32>(), c in any::<u32>()) {
        check(a, b, c);
        check_host(a, b, c);
    }

    #[test]
    fn addend_near_the_product((a, b, c) in near_product()) {
        check(a, b, c);
        check_host(a, b, c);
    }

    #[test]
    fn underflow_and_overflow((a, b, c) in edges()) {
        check(a, b, c);
        check_host(a, b, c);
    }

    #[test]
    fn halves(a in any::<u16>(), b in any::<u16>(), c in any::<u16>()) {
        check_halves(a, b, c);
    }

    #[test]
    fn halves_of_one_magnitude(a in any::<u16>(), exponents in [0u16..6, 0..6], low in [any::<u16>(), any::<u16>()]) {
        // Around 1, where sums cancel and products are near the addend; and denormals.
        let [b, c] = [0, 1].map(|i| low[i] & 0x83FF | (12 + exponents[i]) << 10);
        check_halves(a & 0x83FF | 15 << 10, b, c);
        check_halves(a & 0x83FF, b, c);
        check_halves(b, a & 0x8FFF, c & 0x8FFF);
    }

    #[test]
    fn singles_to_half(bits in any::<u32>(), exponent in 0x60u32..0x98) {
        for bits in [bits, bits & 0x807F_FFFF | exponent << 23, bits & 0x8070_0000 | exponent << 23] {
            for (round, theirs) in ROUNDS {
                for ftz_half in [false, true] {
                    let mode = Mode { round, ftz: false, ftz_half, ftz_double: false };
                    let value: Half = Single::from_bits(bits.into()).convert_r(theirs, &mut false).value;
                    prop_assert_eq!(HALF.flush(float::convert(&HALF, bits, mode), mode), half(value, mode), "{:08x} {:?}", bits, mode);
                }
            }
        }
    }

    #[test]
    fn integers_to_half(value in -70_000i32..70_000) {
        for (round, theirs) in ROUNDS {
            let mode = Mode { round, ftz: false, ftz_half: false, ftz_double: false };
            let expected = half(Half::from_i128_r(value.into(), theirs).value, mode);
            prop_assert_eq!(float::from_int(&HALF, value.into(), round), expected, "{} {:?}", value, round);
        }
    }

    #[test]
    fn integers_to_float(value in any::<i32>(), wide in -(1i64 << 33)..(1i64 << 33)) {
        for value in [i128::from(value), wide.into(), (wide >> 12).into()] {
            for (round, theirs) in ROUNDS {
                let expected = Single::from_i128_r(value, theirs).value.to_bits() as u32;
                prop_assert_eq!(float::from_int(&SINGLE, value, round), expected, "{} {:?}", value, round);
            }
            prop_assert_eq!(float::from_int(&SINGLE, value, Round::NearestEven), (value as f32).to_bits());
        }
    }

    #[test]
    fn floats_to_integer(bits in any::<u32>(), scaled in -1e11f32..1e11) {
        // `as` truncates, clamps and takes NaN to 0, as the contract does.
        for value in [f32::from_bits(bits), scaled, scaled / 65536.0, scaled / 1e11] {
            let bits = value.to_bits();
            prop_assert_eq!(to_int(bits, i32::MIN.into(), i32::MAX.into()), i128::from(value as i32));
            prop_assert_eq!(to_int(bits, 0, u32::MAX.into()), i128::from(value as u32));
            prop_assert_eq!(to_int(bits, i16::MIN.into(), i16::MAX.into()), i128::from(value as i16));
            prop_assert_eq!(to_int(bits, i64::MIN.into(), i64::MAX.into()), i128::from(value as i64));
            prop_assert_eq!(to_int(bits, 0, u64::MAX.into()), i128::from(value as u64));
            prop_assert_eq!(to_int(bits, 0, u16::MAX.into()), i128::from(value as u16));
        }
    }
}
