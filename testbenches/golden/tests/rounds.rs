//! One lane of frc and lrp: values worked out by hand, and against the host.

#[macro_use]
#[path = "common/word.rs"]
mod word;

use proptest::prelude::*;
use tessera_golden::arith::{Mode, Round, NAN};
use tessera_golden::lane;
use tessera_golden::plan::Plan;
use tessera_isa::asm::grf;
use tessera_isa::{CondMod, FlagRef, Opcode};

const F0: FlagRef = FlagRef::F0_0;
const IEEE: Mode = Mode { round: Round::NearestEven, ftz: false, ftz_half: false, ftz_double: false };
const FTZ: Mode = Mode { ftz: true, ..IEEE };
const DENORMAL: u32 = 1;
const MINUS_ZERO: u32 = 1 << 31;
const SIGNALLING: u32 = 0x7F80_0001;

/// The plan of one instruction, as [`word!`].
macro_rules! plan {
    ($($instruction:tt)+) => {
        Plan::decode(word!($($instruction)+)).expect("the instruction is in the subset")
    };
}

/// What one lane delivers.
#[derive(Debug, PartialEq)]
struct LaneResult {
    bits: u32,
    flag: bool,
}

fn execute(plan: &Plan, src: [u32; 3], mode: Mode) -> LaneResult {
    let result = lane::execute(plan, src.map(u64::from), false, mode);
    LaneResult { bits: result.bits as u32, flag: result.flag }
}

#[test]
fn what_is_above_the_next_integer() {
    let [d, a] = [grf(1), grf(2)];
    let frc = plan!(unary(Opcode::Frc, 8, d.f(), a.f()).cond(CondMod::Eq, F0));
    let up = Mode { round: Round::Up, ..IEEE };
    for (value, expected) in [
        (2.75f32, 0.75f32),
        (-2.75, 0.25),
        (3.0, 0.0),
        (-0.0, 0.0),
        (0.0, 0.0),
        (8388607.5, 0.5),
        (-1e30, 0.0),
        // Towards zero, whatever the mode says: below 1.
        (-1e-10, 1.0 - f32::EPSILON / 2.0),
    ] {
        for mode in [IEEE, FTZ, up, Mode { round: Round::Down, ..FTZ }] {
            let expected = LaneResult { bits: expected.to_bits(), flag: expected == 0.0 };
            assert_eq!(execute(&frc, [value.to_bits(), 0, 0], mode), expected, "{value}");
        }
    }
    assert_eq!([SIGNALLING, f32::INFINITY.to_bits()].map(|bits| execute(&frc, [bits, 0, 0], IEEE).bits), [NAN; 2]);
    assert_eq!([IEEE, FTZ].map(|mode| execute(&frc, [DENORMAL, 0, 0], mode).bits), [DENORMAL, 0]);
    assert_eq!([IEEE, FTZ].map(|mode| execute(&frc, [DENORMAL | MINUS_ZERO, 0, 0], mode).bits), [0x3F7F_FFFF, 0]);
    let turned = plan!(unary(Opcode::Frc, 8, d.f(), a.f().abs().neg()));
    assert_eq!(execute(&turned, [2.25f32.to_bits(), 0, 0], IEEE).bits, 0.75f32.to_bits());
}

#[test]
fn between_two_numbers() {
    let [d, a, b] = [grf(1), grf(2), grf(3)];
    let c = grf(4).f();
    let lrp = plan!(ternary(Opcode::Lrp, 8, d.f(), [a.f(), b.f(), c]).cond(CondMod::Lt, F0));
    let of = |values: [f32; 3], mode| execute(&lrp, values.map(f32::to_bits), mode);
    let float = |value: f32| LaneResult { bits: value.to_bits(), flag: value < 0.0 };
    assert_eq!(of([0.25, 8.0, -4.0], IEEE), float(-1.0));
    // Each round rounds by the mode: u = 1 - 2^-26 is 1 or the float below it; 1 + u is 2 or below it.
    let tiny = 2f32.powi(-26);
    let below = |value: f32| value.next_down();
    let down = Mode { round: Round::Down, ..IEEE };
    let up = Mode { round: Round::Up, ..IEEE };
    assert_eq!([IEEE, up, down].map(|mode| of([tiny, 0.0, 1.0], mode)), [float(1.0), float(1.0), float(below(1.0))]);
    assert_eq!([IEEE, down].map(|mode| of([tiny, 2f32.powi(26), 1.0], mode)), [float(2.0), float(below(2.0))]);
    // Zeros: 1 * -0 + (2 - 1 * 2).
    assert_eq!([IEEE, down].map(|mode| of([1.0, -0.0, 2.0], mode).bits), [0, MINUS_ZERO]);
    // The first round may overflow, and its NaN is the result's.
    assert_eq!(of([-2.0, 1.0, f32::MAX], IEEE), float(f32::INFINITY));
    assert_eq!(of([0.0, 1.0, f32::INFINITY], IEEE).bits, NAN);
    // The rest is flushed before the second round: (1 - 1/2) 2^-126 is denormal.
    let least = f32::MIN_POSITIVE;
    assert_eq!([IEEE, FTZ].map(|mode| of([0.5, 2.0 * least, least], mode)), [float(1.5 * least), float(least)]);
    let clamped = plan!(ternary(Opcode::Lrp, 8, d.f(), [a.f().neg(), b.f().abs(), c.neg()]).sat());
    let clamped = |values: [f32; 3]| f32::from_bits(execute(&clamped, values.map(f32::to_bits), IEEE).bits);
    assert_eq!([[-0.5, -0.5, -0.5], [-0.5, -4.0, -4.0], [0.5, 1.0, 1.0]].map(clamped), [0.5, 1.0, 0.0]);
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(2000))]

    #[test]
    fn two_rounds_by_the_host(a in any::<u32>(), b in any::<u32>(), c in any::<u32>(), near in any::<bool>()) {
        // Mostly numbers that meet.
        let [a, b, c] = [a, b, c].map(|bits| if near { bits & 0x83FF_FFFF | 0x3C00_0000 } else { bits });
        let lrp = plan!(ternary(Opcode::Lrp, 8, grf(1).f(), [grf(2).f(), grf(3).f(), grf(4).f()]));
        let [x, y, z] = [a, b, c].map(f32::from_bits);
        let expected = x.mul_add(y, (-x).mul_add(z, z));
        let expected = if expected.is_nan() { NAN } else { expected.to_bits() };
        prop_assert_eq!(execute(&lrp, [a, b, c], IEEE).bits, expected);
        let frc = plan!(unary(Opcode::Frc, 8, grf(1).f(), grf(2).f()));
        let got = f32::from_bits(execute(&frc, [a, 0, 0], IEEE).bits);
        // Exact in f64 but for what is tiny and below zero.
        let exact = f64::from(x) - f64::from(x).floor();
        let near = (0.0..1.0).contains(&got) && (exact - f64::from(got)).abs() <= 6e-8;
        prop_assert_eq!((near, got.is_nan()), (x.is_finite(), !x.is_finite()));
    }
}
