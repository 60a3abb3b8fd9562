//! One lane of each operation: values worked out by hand, and integers against wide arithmetic.

#[macro_use]
#[path = "../common/word.rs"]
mod word;

use proptest::prelude::*;
use tessera_golden::arith::{Mode, Round, NAN};
use tessera_golden::lane;
use tessera_golden::plan::Plan;
use tessera_isa::asm::{grf, Operand};
use tessera_isa::{CondMod, FlagRef, MathFunction};

const F0: FlagRef = FlagRef::F0_0;
const IEEE: Mode = Mode { round: Round::NearestEven, ftz: false, ftz_half: false, ftz_double: false };
const FTZ: Mode = Mode { round: Round::NearestEven, ftz: true, ftz_half: false, ftz_double: false };
const ONE: u32 = 0x3F80_0000;
const DENORMAL: u32 = 0x0000_0001;
const MINUS_ZERO: u32 = 1 << 31;
const SIGNALLING: u32 = 0x7F80_0001;

/// The plan of one instruction, as [`word!`].
macro_rules! plan {
    ($($instruction:tt)+) => {
        Plan::decode(word!($($instruction)+)).expect("the instruction is in the subset")
    };
}

mod halves;

/// dst, src0, src1 at registers 1, 2, 3.
fn abc() -> [tessera_isa::asm::Reg; 3] {
    [grf(1), grf(2), grf(3)]
}

/// What one lane delivers, of four bytes or fewer.
#[derive(Debug, PartialEq)]
struct LaneResult {
    bits: u32,
    flag: bool,
}

fn execute(plan: &Plan, src: [u32; 3], select: bool, mode: Mode) -> LaneResult {
    let result = lane::execute(plan, src.map(u64::from), select, mode);
    LaneResult { bits: result.bits.try_into().expect("four bytes"), flag: result.flag }
}

fn run(plan: &Plan, a: u32, b: u32) -> LaneResult {
    execute(plan, [a, b, 0], false, IEEE)
}

#[test]
fn conversions() {
    let [d, a, _] = abc();
    let to_w = plan!(mov(8, d.w(), a.f()));
    for (value, expected) in [(1.9f32, 1i16), (-1.9, -1), (40000.0, i16::MAX), (-1e9, i16::MIN), (f32::NAN, 0)] {
        assert_eq!(run(&to_w, value.to_bits(), 0).bits, u32::from(expected as u16), "{value}");
    }
    let to_ud = plan!(mov(8, d.ud(), a.f()));
    assert_eq!(run(&to_ud, (-3.0f32).to_bits(), 0).bits, 0);
    let to_f = plan!(mov(8, d.f(), a.ud().neg()));
    assert_eq!(run(&to_f, u32::MAX, 0).bits, (-4294967296.0f32).to_bits());
    let toward_zero = Mode { round: Round::Zero, ftz: true, ftz_half: false, ftz_double: false };
    assert_eq!(execute(&to_f, [u32::MAX, 0, 0], false, toward_zero).bits, (-4294967040.0f32).to_bits());
    // Words widen by their own sign.
    let widen = plan!(mov(8, d.d(), a.w()));
    assert_eq!(run(&widen, 0x8000, 0).bits, 0xFFFF_8000);
}

#[test]
fn a_float_move_is_raw() {
    let [d, a, _] = abc();
    let copy = plan!(mov(8, d.f(), a.f()).cond(CondMod::Gt, F0));
    assert_eq!(execute(&copy, [SIGNALLING, 0, 0], false, FTZ), LaneResult { bits: SIGNALLING, flag: false });
    // The condition sees the flushed value, dst gets the bits.
    assert_eq!(execute(&copy, [DENORMAL, 0, 0], false, FTZ), LaneResult { bits: DENORMAL, flag: false });
    assert!(run(&copy, DENORMAL, 0).flag);
    let negated = plan!(mov(8, d.f(), a.f().abs().neg()));
    assert_eq!(run(&negated, SIGNALLING, 0).bits, SIGNALLING | MINUS_ZERO);
}

#[test]
fn saturation() {
    let [d, a, b] = abc();
    let floats = plan!(mov(8, d.f(), a.f()).sat());
    for (bits, expected) in [(NAN, 0), (MINUS_ZERO, 0), (0xBF80_0000, 0), (0x4000_0000, ONE), (ONE, ONE), (DENORMAL, DENORMAL)] {
        assert_eq!(run(&floats, bits, 0).bits, expected, "{bits:08x}");
    }
    assert_eq!(execute(&floats, [DENORMAL, 0, 0], false, FTZ).bits, 0, "saturation is arithmetic: it flushes");
    let words = plan!(mov(8, d.uw(), a.d()).sat());
    assert_eq!([-5i32, 70000, 9].map(|v| run(&words, v as u32, 0).bits), [0, 0xFFFF, 9]);
    let sum = plan!(add(8, d.d(), a.d(), b.d()).sat());
    assert_eq!(run(&sum, i32::MAX as u32, 1).bits, i32::MAX as u32);
    assert_eq!(run(&sum, i32::MIN as u32, u32::MAX).bits, i32::MIN as u32);
}

#[test]
fn averages_round_halves_up() {
    let [d, a, b] = abc();
    let avg = |line: Plan, a: i32, b: i32| run(&line, a as u32, b as u32).bits as i32;
    let signed = || plan!(binary(tessera_isa::Opcode::Avg, 8, d.d(), a.d(), b.d()));
    for (x, y, expected) in [(1, 2, 2), (1, 1, 1), (-1, -2, -1), (-3, 0, -1), (i32::MAX, i32::MAX, i32::MAX)] {
        assert_eq!(avg(signed(), x, y), expected, "{x}, {y}");
    }
    // The sum has 33 bits, and modified sources are exact: |-2^31| is 2^31.
    let unsigned = plan!(binary(tessera_isa::Opcode::Avg, 8, d.ud(), a.ud(), b.ud()));
    assert_eq!(run(&unsigned, u32::MAX, u32::MAX - 1).bits, u32::MAX);
    let clamped = plan!(binary(tessera_isa::Opcode::Avg, 8, d.d(), a.d().abs(), b.d().abs()).sat());
    assert_eq!(avg(clamped, i32::MIN, i32::MIN), i32::MAX);
    let below = plan!(binary(tessera_isa::Opcode::Avg, 8, d.uw(), a.d(), b.d()).sat().cond(CondMod::Eq, F0));
    assert_eq!(run(&below, -7i32 as u32, 2), LaneResult { bits: 0, flag: true });
}

#[test]
fn conditions_test_the_delivered_integer() {
    let [d, a, b] = abc();
    let sum = plan!(add(8, d.d(), a.d(), b.d()).cond(CondMod::Lt, F0));
    assert_eq!(run(&sum, i32::MAX as u32, 1), LaneResult { bits: 1 << 31, flag: true });
    let narrow = plan!(add(8, d.uw(), a.d(), b.d()).cond(CondMod::Eq, F0));
    assert_eq!(run(&narrow, 0xFFFF, 1), LaneResult { bits: 0, flag: true });
}

#[test]
fn comparisons() {
    let [d, a, b] = abc();
    let cmp = |cond| plan!(binary(tessera_isa::Opcode::Cmp, 8, d.w(), a.f(), b.f()).cond(cond, F0));
    assert_eq!(run(&cmp(CondMod::Lt), 0, ONE), LaneResult { bits: 0xFFFF, flag: true });
    assert_eq!(run(&cmp(CondMod::Eq), 0, MINUS_ZERO).bits, 0xFFFF);
    for cond in [CondMod::Eq, CondMod::Gt, CondMod::Ge, CondMod::Lt, CondMod::Le] {
        assert_eq!(run(&cmp(cond), NAN, ONE), LaneResult { bits: 0, flag: false });
    }
    assert!(run(&cmp(CondMod::Ne), NAN, NAN).flag);
    let cmpn = |cond| plan!(binary(tessera_isa::Opcode::Cmpn, 8, d.w(), a.f(), b.f()).cond(cond, F0));
    for cond in [CondMod::Eq, CondMod::Gt, CondMod::Ge, CondMod::Lt, CondMod::Le] {
        let biased = matches!(cond, CondMod::Ge | CondMod::Lt);
        assert_eq!([ONE, NAN].map(|a| run(&cmpn(cond), a, NAN).flag), [biased; 2], "{cond:?}, src1 is a NaN");
        assert_eq!(run(&cmpn(cond), NAN, ONE), run(&cmp(cond), NAN, ONE), "{cond:?}, src0 is a NaN");
        assert_eq!(run(&cmpn(cond), ONE, 0), run(&cmp(cond), ONE, 0), "{cond:?}, numbers");
    }
    assert!(run(&cmp(CondMod::Lt), 0, DENORMAL).flag);
    assert!(!execute(&cmp(CondMod::Lt), [0, DENORMAL, 0], false, FTZ).flag, "denormals are flushed before the comparison");
    // Exact integers: the unsigned source does not wrap when negated.
    let mixed = plan!(binary(tessera_isa::Opcode::Cmp, 8, d.d(), a.ud().neg(), b.d()).cond(CondMod::Lt, F0));
    assert_eq!(run(&mixed, u32::MAX, i32::MIN as u32).bits, u32::MAX);
}

#[test]
fn selections() {
    let [d, a, b] = abc();
    let least = plan!(sel(8, d.f(), a.f(), b.f()).cond(CondMod::Lt, F0));
    assert_eq!(run(&least, ONE, 0).bits, 0);
    assert_eq!(run(&least, NAN, ONE).bits, ONE);
    assert_eq!(run(&least, ONE, SIGNALLING).bits, ONE);
    assert_eq!(run(&least, NAN, SIGNALLING).bits, SIGNALLING);
    let most = plan!(sel(8, d.f(), a.f(), b.f()).cond(CondMod::Ge, F0));
    // Equal after the flush: the first, unflushed.
    assert_eq!(execute(&most, [DENORMAL, 0, 0], false, FTZ).bits, DENORMAL);
    let chosen = plan!(sel(8, d.w(), a.w().neg(), b.w()).pred(F0));
    assert_eq!([true, false].map(|p| execute(&chosen, [1, 2, 0], p, IEEE).bits), [0xFFFF, 2]);
}

/// Every condition of sel, of floats of each size: the first where it holds; with one NaN the other, with two
/// the second, whatever is asked.
#[test]
fn any_condition_selects() {
    let [d, a, b] = abc();
    for (cond, chosen) in [
        // 1 and 2, 1 and 1, 2 and 1, NaN and 1, 1 and NaN, NaN and NaN.
        (CondMod::Eq, "010010"),
        (CondMod::Ne, "101010"),
        (CondMod::Gt, "001010"),
        (CondMod::Ge, "011010"),
        (CondMod::Lt, "100010"),
        (CondMod::Le, "110010"),
    ] {
        let plans = [
            (plan!(sel(4, d.f(), a.f(), b.f()).cond(cond, F0)), [0x3F80_0000, 0x4000_0000, 0x7FC0_0000, 0x7FC0_0001]),
            (plan!(sel(4, d.hf(), a.hf(), b.hf()).cond(cond, F0)), [0x3C00, 0x4000, 0x7E00, 0x7E01]),
            (plan!(sel(4, d.df(), a.df(), b.df()).cond(cond, F0)), [0x3FF0 << 48, 0x4000 << 48, 0x7FF8 << 48, 0x7FF8 << 48 | 1]),
        ];
        for (plan, [one, two, nan, other]) in plans {
            assert!(!plan.writes_flag());
            let pairs = [(one, two), (one, one), (two, one), (nan, one), (one, nan), (nan, other)];
            for ((first, second), chosen) in pairs.into_iter().zip(chosen.chars()) {
                let bits = lane::execute(&plan, [first, second, 0], false, IEEE).bits;
                assert_eq!(bits, if chosen == '1' { first } else { second }, "{cond:?} of {first:x} and {second:x}");
            }
        }
        // -1 and 1, 1 and -1: as numbers, not as patterns.
        let integers = plan!(sel(8, d.w(), a.w(), b.d()).cond(cond, F0));
        let firsts = [chosen.as_bytes()[0], chosen.as_bytes()[2]].map(|chosen| chosen == b'1');
        for ((a, b), first) in [(0xFFFF, 1), (1, u32::MAX)].into_iter().zip(firsts) {
            assert_eq!(run(&integers, a, b).bits, if first { a } else { b & 0xFFFF }, "{cond:?}");
        }
    }
}

#[test]
fn logic_negates_bitwise() {
    let [d, a, b] = abc();
    let and = plan!(and(8, d.ud(), a.uw().neg(), b.ud()));
    assert_eq!(run(&and, 0x00FF, u32::MAX).bits, 0xFFFF_FF00);
    let not = plan!(unary(tessera_isa::Opcode::Not, 8, d.d(), a.w()));
    assert_eq!(run(&not, 0x8000, 0).bits, 0x7FFF);
    let or = plan!(or(8, d.d(), a.d(), b.d()).cond(CondMod::Lt, F0));
    assert!(run(&or, 1 << 31, 0).flag);
}

#[test]
fn bits_are_counted_and_turned() {
    use tessera_isa::Opcode::{Bfi1, Bfrev, Cbit, Fbh, Fbl, Lzd};
    let [d, a, b] = abc();
    let ud = |opcode, value| run(&plan!(unary(opcode, 8, d.ud(), a.ud())), value, 0).bits;
    let signed = |opcode, value| run(&plan!(unary(opcode, 8, d.ud(), a.w())), value, 0).bits;
    assert_eq!([0, 1, 0x0080_0000, u32::MAX].map(|v| ud(Lzd, v)), [32, 31, 8, 0]);
    assert_eq!([0, 1, u32::MAX].map(|v| ud(Fbh, v)), [u32::MAX, 31, 0]);
    assert_eq!([0, 1, 0xFFFF, 0xFFFE, 0x8000].map(|v| signed(Fbh, v)), [u32::MAX, 31, u32::MAX, 31, 17]);
    assert_eq!([0, 1, 0x0080_0000].map(|v| ud(Fbl, v)), [u32::MAX, 0, 23]);
    assert_eq!(([0, 0xF0F1].map(|v| ud(Cbit, v)), signed(Cbit, 0xFFFF)), ([0, 9], 16));
    assert_eq!(ud(Bfrev, 0x8000_0002), 0x4000_0001);
    let mask = plan!(binary(Bfi1, 8, d.ud(), a.ud(), b.ud()));
    for (width, offset, expected) in [(0, 5, 0), (4, 8, 0xF00), (31, 0, 0x7FFF_FFFF), (32 + 8, 28, 0xF000_0000)] {
        assert_eq!(run(&mask, width, offset).bits, expected, "{width} from {offset}");
    }
}

#[test]
fn bit_fields_are_extracted_and_merged() {
    use tessera_isa::Opcode::{Bfe, Bfi2};
    let [d, a, b] = abc();
    let c = grf(4);
    let unsigned = plan!(ternary(Bfe, 8, d.ud(), [a.ud(), b.ud(), c.ud()]));
    let signed = plan!(ternary(Bfe, 8, d.d(), [a.d(), b.d(), c.d()]));
    for (width, offset, data, expected) in [
        (4, 8, 0xABC, [0xA, 0xFFFF_FFFA]),
        (3, 8, 0xABC, [2, 2]),
        (0, 0, u32::MAX, [0, 0]),
        (0, 31, u32::MAX, [0, 0]),
        (1, 31, 0x8000_0000, [1, u32::MAX]),
        // Above bit 31 there are copies of the sign, of d.
        (16, 24, 0x8000_0000, [0x80, 0xFFFF_FF80]),
        (31, 31, 0x8000_0000, [1, u32::MAX]),
        (31, 0, 0x4000_0000, [0x4000_0000, 0xC000_0000]),
        // Five bits of each count.
        (0xFFFF_FFE4, 0x28, 0xABC, [0xA, 0xFFFF_FFFA]),
    ] {
        let got = [&unsigned, &signed].map(|plan| execute(plan, [width, offset, data], false, IEEE).bits);
        assert_eq!(got, expected, "{width} from {offset} of {data:#x}");
    }
    let negative = plan!(ternary(Bfe, 8, d.d(), [a.d(), b.d(), c.d()]).cond(CondMod::Lt, F0));
    let flag = |data| execute(&negative, [4, 8, data], false, IEEE).flag;
    assert_eq!([0x800, 0x700].map(flag), [true, false]);
    let merge = plan!(ternary(Bfi2, 8, d.d(), [a.d(), b.d(), c.d()]));
    assert_eq!(execute(&merge, [0xF000_00F0, 0x8765_4321, 0x1234_5678], false, IEEE).bits, 0x8234_5628);
}

#[test]
fn floats_become_integral() {
    use tessera_isa::Opcode::{Rndd, Rnde, Rndu, Rndz};
    let [d, a, _] = abc();
    for (value, expected) in [
        (2.5f32, [3.0f32, 2.0, 2.0, 2.0]),
        (-2.5, [-2.0, -3.0, -2.0, -2.0]),
        (3.5, [4.0, 3.0, 4.0, 3.0]),
        (-0.25, [-0.0, -1.0, -0.0, -0.0]),
        (0.75, [1.0, 0.0, 1.0, 0.0]),
        (-0.0, [-0.0; 4]),
        (8388607.5, [8388608.0, 8388607.0, 8388608.0, 8388607.0]),
        (-1e30, [-1e30; 4]),
        (f32::INFINITY, [f32::INFINITY; 4]),
    ] {
        let got = [Rndu, Rndd, Rnde, Rndz].map(|op| run(&plan!(unary(op, 8, d.f(), a.f())), value.to_bits(), 0).bits);
        assert_eq!(got, expected.map(f32::to_bits), "{value}");
    }
    let up = plan!(unary(Rndu, 8, d.f(), a.f()).sat());
    assert_eq!((run(&up, DENORMAL, 0).bits, execute(&up, [DENORMAL, 0, 0], false, FTZ).bits), (ONE, 0));
    let even = plan!(unary(Rnde, 8, d.f(), a.f()));
    assert_eq!(run(&even, SIGNALLING, 0).bits, NAN);
}

#[test]
fn multiply_add_takes_src0_as_the_addend() {
    let [d, a, b] = abc();
    let mad = plan!(mad(8, d.f(), [a.f().neg(), b.f(), grf(4).f().abs()]));
    let bits = execute(&mad, [ONE, 3.0f32.to_bits(), (-5.0f32).to_bits()], false, IEEE).bits;
    assert_eq!(f32::from_bits(bits), 14.0);
}

/// csel: src2 against zero. The bits of the chosen one stay, whatever they are; the sign of src2 is its own.
#[test]
fn csel_takes_src0_where_src2_holds() {
    let [d, a, b] = abc();
    let (zero, minus) = (0, |bits: u32| bits | 1 << 31);
    for (cond, chosen) in [
        // 0, -0, 1, -1, a denormal, minus it, NaN: without the flush, with it.
        (CondMod::Eq, ["1100000", "1100110"]),
        (CondMod::Ne, ["0011111", "0011001"]),
        (CondMod::Gt, ["0010100", "0010000"]),
        (CondMod::Ge, ["1110100", "1110110"]),
        (CondMod::Lt, ["0001010", "0001000"]),
        (CondMod::Le, ["1101010", "1101110"]),
    ] {
        let plan = plan!(csel(8, d.f(), [a.f(), b.f().neg(), grf(4).f()]).cond(cond, FlagRef::F0_0));
        let turned = plan!(csel(8, d.f(), [a.f(), b.f().neg(), grf(4).f().abs().neg()]).cond(cond, FlagRef::F0_0));
        assert!(!plan.writes_flag());
        for (mode, chosen) in [IEEE, FTZ].into_iter().zip(chosen) {
            let values = [zero, minus(zero), ONE, minus(ONE), DENORMAL, minus(DENORMAL), SIGNALLING];
            for (value, first) in values.into_iter().zip(chosen.chars()) {
                let bits = |plan| execute(plan, [SIGNALLING, DENORMAL, value], false, mode).bits;
                let expected = if first == '1' { SIGNALLING } else { minus(DENORMAL) };
                assert_eq!(bits(&plan), expected, "{cond:?} of {value:#x}");
                assert_eq!(bits(&turned), execute(&plan, [SIGNALLING, DENORMAL, minus(value)], false, mode).bits);
            }
        }
    }
}

/// The low bits of an exact value.
fn low(value: i128, width: u32) -> u32 {
    long(value, width) as u32
}

/// The same of up to 64 bits.
fn long(value: i128, width: u32) -> u64 {
    (value & ((1 << width) - 1)) as u64
}

/// Operand of type number `ty` of the lists below.
fn typed(reg: tessera_isa::asm::Reg, ty: usize) -> Operand {
    [reg.ud(), reg.d(), reg.uw(), reg.w(), reg.ub(), reg.b(), reg.uq(), reg.q()][ty]
}

/// The number that an element is.
fn exact(bits: u64, ty: usize) -> i128 {
    let [dword, word, byte] = [bits as u32, bits as u16 as u32, bits as u8 as u32];
    let signed = [(dword as i32).into(), (word as i16).into(), (byte as i8).into(), bits as i64];
    if ty % 2 == 1 {
        signed[ty / 2].into()
    } else {
        [dword.into(), word.into(), byte.into(), bits][ty / 2].into()
    }
}

fn wide(bits: u32, ty: usize) -> i128 {
    exact(bits.into(), ty)
}

const WIDTH: [u32; 8] = [32, 32, 16, 16, 8, 8, 64, 64];

/// Numbers that carry, clamp and round.
fn corner() -> impl Strategy<Value = u64> {
    let near = (0..65u32, -2i64..3).prop_map(|(bit, off)| (1u128.checked_shl(bit).unwrap_or(0) as u64).wrapping_add(off as u64));
    prop_oneof![any::<u64>(), near, (any::<u64>(), 0..64u32).prop_map(|(bits, n)| bits >> n)]
}

#[test]
fn eight_bytes_by_hand() {
    let [d, a, b] = abc();
    let go = |plan: &Plan, a: u64, b: u64| lane::execute(plan, [a, b, 0], false, IEEE);
    let sum = plan!(add(8, d.q(), a.q(), b.d().neg()).cond(CondMod::Lt, F0));
    assert_eq!(go(&sum, 1 << 32, 1), lane::LaneResult { bits: 0xFFFF_FFFF, flag: false });
    assert_eq!(go(&sum, i64::MIN as u64, 1), lane::LaneResult { bits: i64::MAX as u64, flag: false });
    let clamped = plan!(add(8, d.q(), a.uq(), b.uq()).sat());
    assert_eq!(go(&clamped, u64::MAX, u64::MAX).bits, i64::MAX as u64);
    // Six bits of the count, and a pattern of 64 bits whatever the source is.
    let right = plan!(shr(8, d.uq(), a.d(), b.uw()));
    assert_eq!(go(&right, 0x8000_0000, 64 + 4).bits, 0x0FFF_FFFF_F800_0000);
    let narrow = plan!(shl(8, d.d(), a.q(), b.w()));
    assert_eq!(go(&narrow, u64::MAX, 33).bits, 0);
    let inverted = plan!(unary(tessera_isa::Opcode::Not, 8, d.q(), a.ud()));
    assert_eq!(go(&inverted, 5, 0).bits, !5);
    let product = plan!(mul(8, d.q(), a.d(), b.d()));
    assert_eq!(go(&product, 0x8000_0000, 0x8000_0000).bits, 1 << 62);
    let to_q = plan!(mov(8, d.q(), a.f()));
    for (value, expected) in [(1e18f32, 999_999_984_306_749_440), (-1e19, i64::MIN), (1e19, i64::MAX), (f32::NAN, 0), (-0.5, 0)] {
        assert_eq!(go(&to_q, value.to_bits().into(), 0).bits, expected as u64, "{value}");
    }
    let to_f = plan!(mov(8, d.f(), a.uq()));
    assert_eq!(go(&to_f, u64::MAX, 0).bits, u64::from(18446744073709551616.0f32.to_bits()));
    assert_eq!(go(&to_f, (1 << 40) + (1 << 16) + 1, 0).bits, u64::from(1.0995118e12f32.to_bits()));
    let all = plan!(binary(tessera_isa::Opcode::Cmp, 8, d.q(), a.uq(), b.w()).cond(CondMod::Gt, F0));
    assert_eq!(go(&all, 0, 0xFFFF), lane::LaneResult { bits: u64::MAX, flag: true });
}

proptest! {
    #![proptest_config(tessera_testkit::cases!(2000))]

    #[test]
    fn integers(a in any::<u32>(), b in any::<u32>(), types in [0..6usize, 0..6usize, 0..6usize], abs in any::<bool>(), neg in any::<bool>()) {
        let [dt, at, bt] = types;
        let source = |ty| {
            let operand = typed(grf(2), ty);
            let operand = if abs { operand.abs() } else { operand };
            if neg { operand.neg() } else { operand }
        };
        // abs reads every type as signed.
        let x = if abs { wide(a, at | 1).abs() } else { wide(a, at) };
        let x = if neg { -x } else { x };
        let y = wide(b, bt);
        let width = WIDTH[dt];
        let dst = || typed(grf(1), dt);
        let src1 = || typed(grf(3), bt);
        let raw = |ty: usize, bits: u32| low(bits.into(), WIDTH[ty]);
        let check = |plan: Plan, expected: i128| {
            prop_assert_eq!(run(&plan, raw(at, a), raw(bt, b)).bits, low(expected, width));
            Ok(())
        };
        check(plan!(mov(8, dst(), source(at))), x)?;
        check(plan!(add(8, dst(), source(at), src1())), x + y)?;
        check(plan!(mul(8, dst(), source(at), src1())), x * y)?;
        let avg = plan!(binary(tessera_isa::Opcode::Avg, 8, dst(), source(at), src1()));
        check(avg, (x + y + 1).div_euclid(2))?;
        let minimum = plan!(sel(8, dst(), source(at), src1()).cond(CondMod::Lt, F0));
        check(minimum, x.min(y))?;
        // Shifts have no modifiers.
        let (v, n) = (wide(a, at), wide(b, bt) & 31);
        check(plan!(shl(8, dst(), typed(grf(2), at), src1())), v << n)?;
        check(plan!(asr(8, dst(), typed(grf(2), at), src1())), v >> n)?;
        check(plan!(shr(8, dst(), typed(grf(2), at), src1())), (v & 0xFFFF_FFFF) >> n)?;
        check(plan!(xor(8, dst(), typed(grf(2), at), src1())), wide(a, at) ^ y)?;
    }

    #[test]
    fn integers_of_eight_bytes(a in corner(), b in corner(), mut types in [0..8usize, 0..8usize, 0..8usize], eight in 0..3usize, abs in any::<bool>(), neg in any::<bool>(), sat in any::<bool>()) {
        types[eight] |= 6;
        let [dt, at, bt] = types;
        let source = |ty| {
            let operand = typed(grf(2), ty);
            let operand = if abs { operand.abs() } else { operand };
            if neg { operand.neg() } else { operand }
        };
        let x = if abs { exact(a, at | 1).abs() } else { exact(a, at) };
        let x = if neg { -x } else { x };
        let y = exact(b, bt);
        let width = WIDTH[dt];
        let dst = || typed(grf(1), dt);
        let src1 = || typed(grf(3), bt);
        let raw = |ty: usize, bits: u64| long(bits.into(), WIDTH[ty]);
        let least = if dt % 2 == 1 { -1i128 << (width - 1) } else { 0 };
        let fit = |value: i128| if sat { value.clamp(least, least + (1 << width) - 1) } else { value };
        let check = |plan: Plan, expected: i128| {
            let mut plan = plan;
            plan.saturate = sat;
            let bits = long(expected, width);
            let order = (if dt % 2 == 1 { exact(bits, dt) } else { bits.into() }).cmp(&0);
            let got = lane::execute(&plan, [raw(at, a), raw(bt, b), 0], false, IEEE);
            prop_assert_eq!((got.bits, got.flag), (bits, plan.condition.is_some() && order.is_gt()));
            Ok(())
        };
        if at > 5 || dt > 5 {
            check(plan!(mov(8, dst(), source(at)).cond(CondMod::Gt, F0)), fit(x))?;
        }
        check(plan!(add(8, dst(), source(at), src1()).cond(CondMod::Gt, F0)), fit(x + y))?;
        if sat {
            return Ok(());
        }
        let minimum = plan!(sel(8, dst(), source(at), src1()).cond(CondMod::Lt, F0));
        prop_assert_eq!(lane::execute(&minimum, [raw(at, a), raw(bt, b), 0], false, IEEE).bits, long(x.min(y), width));
        let less = plan!(binary(tessera_isa::Opcode::Cmp, 8, dst(), source(at), src1()).cond(CondMod::Lt, F0));
        prop_assert_eq!(lane::execute(&less, [raw(at, a), raw(bt, b), 0], false, IEEE).flag, x < y);
        let (v, n) = (exact(a, at), exact(b, bt) & 63);
        check(plan!(shl(8, dst(), typed(grf(2), at), src1())), (v as u128).wrapping_shl(n as u32) as i128)?;
        check(plan!(asr(8, dst(), typed(grf(2), at), src1())), v >> n)?;
        check(plan!(shr(8, dst(), typed(grf(2), at), src1())), (v & u64::MAX as i128) >> n)?;
        check(plan!(xor(8, dst(), typed(grf(2), at), src1())), v ^ y)?;
        if at < 6 && bt < 6 {
            check(plan!(mul(8, dst(), source(at), src1())), x * y)?;
        }
    }

    #[test]
    fn floats_and_eight_bytes(bits in any::<u32>(), value in corner(), round in 0..4u8, unsigned in any::<bool>()) {
        let mode = Mode::from_bits(round);
        let [d, a, _] = abc();
        let to_q = if unsigned { plan!(mov(8, d.uq(), a.f())) } else { plan!(mov(8, d.q(), a.f())) };
        let float = f32::from_bits(bits);
        let expected = if unsigned { float as u64 } else { float as i64 as u64 };
        prop_assert_eq!(lane::execute(&to_q, [bits.into(), 0, 0], false, mode).bits, expected);
        let to_f = if unsigned { plan!(mov(8, d.f(), a.uq())) } else { plan!(mov(8, d.f(), a.q())) };
        let nearest = if unsigned { value as f32 } else { value as i64 as f32 };
        prop_assert_eq!(lane::execute(&to_f, [value, 0, 0], false, IEEE).bits, u64::from(nearest.to_bits()));
    }
}

#[test]
fn doubles() {
    let double = |value: f64| value.to_bits();
    let [d, a, b] = abc();
    let run = |plan: &Plan, src: [u64; 3], mode| {
        let result = lane::execute(plan, src, false, mode);
        (result.bits, result.flag)
    };
    let third = 1.0 / 3.0;
    let add = plan!(add(4, d.df(), a.df(), b.df().neg()).cond(CondMod::Lt, F0));
    assert_eq!(run(&add, [double(0.1), double(0.3), 0], IEEE), (double(0.1 - 0.3), true));
    assert_eq!(run(&add, [double(f64::INFINITY); 3], IEEE), (0x7FF8 << 48, false));
    let down = Mode { round: Round::Down, ..IEEE };
    assert_eq!(run(&add, [double(1.5), double(1.5), 0], down), (1 << 63, false), "an exact zero");
    let mad = plan!(mad(4, d.df(), [a.df().neg(), b.df(), grf(4).df()]));
    assert_eq!(run(&mad, [double(1.0), double(3.0), double(third)], IEEE).0, double(3f64.mul_add(third, -1.0)));
    let flushing = Mode { ftz_double: true, ..IEEE };
    let mul = plan!(mul(4, d.df(), a.df(), b.df()).cond(CondMod::Eq, F0));
    let small = double(f64::MIN_POSITIVE);
    assert_eq!(run(&mul, [small, double(-0.5), 0], IEEE), (double(-0.5 * f64::MIN_POSITIVE), false));
    assert_eq!(run(&mul, [small, double(-0.5), 0], flushing), (1 << 63, true));
    assert_eq!(run(&mul, [1, double(1e300), 0], flushing), (0, true));
    let select = plan!(sel(4, d.df(), a.df(), b.df().abs()).cond(CondMod::Lt, F0));
    assert_eq!(run(&select, [0x7FF4 << 48, double(-2.0), 0], IEEE).0, double(2.0), "a number before a NaN");
    assert_eq!(run(&select, [1, 0, 0], flushing).0, 0, "equal once they are flushed: the second");
    let copy = plan!(mov(4, d.df(), a.df().neg()));
    assert_eq!(run(&copy, [0x7FF4 << 48 | 1, 0, 0], flushing).0, 0xFFF4 << 48 | 1, "bits as they are");
    let clamp = plan!(mov(4, d.df(), a.df()).sat());
    assert_eq!(run(&clamp, [double(7.0), 0, 0], IEEE).0, double(1.0));
    let narrow = plan!(mov(4, d.f(), a.df()));
    assert_eq!(run(&narrow, [double(third), 0, 0], IEEE).0, u64::from((third as f32).to_bits()));
    assert_eq!(run(&narrow, [double(1e300), 0, 0], down).0, u64::from(f32::MAX.to_bits()));
    assert_eq!(run(&narrow, [double(1e-40), 0, 0], FTZ).0, 0);
    let widen = plan!(mov(4, d.df(), a.f()));
    assert_eq!(run(&widen, [u64::from(1e-40f32.to_bits()), 0, 0], IEEE).0, double(f64::from(1e-40f32)));
    assert_eq!(run(&widen, [u64::from(SIGNALLING), 0, 0], IEEE).0, 0x7FF8 << 48);
    let from = plan!(mov(4, d.df(), a.q()));
    assert_eq!(run(&from, [i64::MAX as u64 - 600, 0, 0], down).0, double(9223372036854774784.0));
    let to = plan!(mov(4, d.uw(), a.df().neg()).cond(CondMod::Gt, F0));
    assert_eq!(run(&to, [double(-70000.5), 0, 0], IEEE), (0xFFFF, true));
    assert_eq!(run(&to, [double(3.0), 0, 0], IEEE), (0, false));
}
