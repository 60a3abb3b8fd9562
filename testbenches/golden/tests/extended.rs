//! The IEEE macros: what compiled code makes of a seed is the quotient or the root, rounded once. The host is
//! the judge (nearest even, denormals kept).

use tessera_golden::arith::double::Value;
use tessera_golden::arith::extended::{Extended, EXTENDED_DOUBLE, EXTENDED_SINGLE};
use tessera_golden::arith::{Mode, Round};
use tessera_testkit::{here, Random};

const KEEP: Mode = Mode { round: Round::NearestEven, ftz: false, ftz_half: false, ftz_double: false };

/// A register lane, and its extension if it has one.
type Term = (u64, Option<u16>);

/// `c + a * b`
fn sum(format: Extended, [c, a, b]: [Term; 3]) -> Value {
    let [c, a, b] = [c, a, b].map(|(low, extension)| format.value(low, extension, KEEP));
    a.times(&b).plus(&c, KEEP.round)
}

fn madm(format: Extended, c: Term, a: Term, b: Term) -> Term {
    let (low, extension) = format.pair(&sum(format, [c, a, b]), KEEP.round);
    (low, Some(extension))
}

/// Only the last step rounds by the mode.
fn last(format: Extended, [c, a, b]: [Term; 3], mode: Mode) -> u64 {
    format.layout.flush(sum(format, [c, a, b]).pattern(format.layout, mode.round), mode)
}

/// The constants 0, 0.5, 1 and 1.5, and the sign bit.
struct Constants {
    zero: Term,
    half: Term,
    one: Term,
    more: Term,
    sign: u64,
}

fn constants(format: Extended) -> Constants {
    let number = |value: f64| {
        let bits = if format == EXTENDED_DOUBLE { value.to_bits() } else { (value as f32).to_bits().into() };
        (bits, None)
    };
    Constants { zero: number(0.0), half: number(0.5), one: number(1.0), more: number(1.5), sign: format.layout.sign() }
}

/// `a / b` as section 6.5 of the instruction-set reference says.
fn quotient(format: Extended, a: u64, b: u64, mode: Mode) -> u64 {
    let ((low, extension), early) = format.quotient_seed(a, b, KEEP);
    if early {
        return low;
    }
    let Constants { zero, one, sign, .. } = constants(format);
    let (y0, a, minus_b) = ((low, Some(extension)), (a, None), (b ^ sign, None));
    let q0 = madm(format, zero, a, y0);
    let e0 = madm(format, one, minus_b, y0);
    let y1 = madm(format, y0, e0, y0);
    let r0 = madm(format, a, minus_b, q0);
    let q1 = madm(format, q0, r0, y1);
    let r1 = madm(format, a, minus_b, q1);
    if format == EXTENDED_SINGLE {
        return last(format, [q1, r1, y1], mode);
    }
    let e1 = madm(format, one, minus_b, y1);
    let y2 = madm(format, y0, e0, y1);
    let y3 = madm(format, y1, y2, e1);
    last(format, [q1, r1, y3], mode)
}

/// The root of `a`, in the same way.
fn root(format: Extended, a: u64, mode: Mode) -> u64 {
    let ((low, extension), early) = format.root_seed(a, KEEP);
    if early {
        return low;
    }
    let Constants { zero, half, one, more, sign } = constants(format);
    let minus = |(low, extension): Term| (low ^ sign, extension);
    let (y0, a) = ((low, Some(extension)), (a, None));
    let h0 = madm(format, zero, half, y0);
    let s0 = madm(format, zero, a, y0);
    let d = madm(format, half, minus(s0), h0);
    let (s1, h1) = if format == EXTENDED_SINGLE {
        (madm(format, s0, d, s0), madm(format, h0, d, h0))
    } else {
        let e = madm(format, one, more, d);
        (madm(format, s0, e, madm(format, zero, d, s0)), madm(format, h0, e, madm(format, zero, d, h0)))
    };
    let r = madm(format, a, minus(s1), s1);
    last(format, [s1, r, h1], mode)
}

/// A pattern with `fraction` bits of fraction and `exponent` of exponent: often at the ends, often round.
fn number(random: &mut Random, fraction: u32, exponent: u32) -> u64 {
    let top = (1u64 << exponent) - 1;
    let field = match random.below(6) {
        0 => random.below(3),
        1 => top - random.below(3),
        2 => top / 2 - random.below(3),
        _ => random.below(top + 1),
    };
    let low = match random.below(6) {
        0 => 0,
        1 => u64::MAX - random.below(2),
        2 => 1 << random.below(fraction.into()),
        3 => random.below(4),
        _ => random.word(),
    };
    random.below(2) << (fraction + exponent) | field << fraction | low & ((1 << fraction) - 1)
}

/// Any NaN is one.
fn same(format: Extended, got: u64, wanted: u64) -> bool {
    got == wanted || got == format.layout.nan() && format.layout.is_nan(wanted)
}

#[test]
fn quotients_and_roots_are_those_of_the_host() {
    here!().each_seed(1..=1, |seed| {
        let mut random = Random::new(seed);
        for _ in 0..100_000 {
            let [a, b] = [(); 2].map(|()| number(&mut random, 23, 8));
            let [x, y] = [a, b].map(|bits| f32::from_bits(bits as u32));
            let wanted = [(x / y).to_bits(), x.sqrt().to_bits()].map(u64::from);
            let got = [quotient(EXTENDED_SINGLE, a, b, KEEP), root(EXTENDED_SINGLE, a, KEEP)];
            assert!(same(EXTENDED_SINGLE, got[0], wanted[0]), "{a:#x} / {b:#x}: {:#x}, not {:#x}", got[0], wanted[0]);
            assert!(same(EXTENDED_SINGLE, got[1], wanted[1]), "root of {a:#x}: {:#x}, not {:#x}", got[1], wanted[1]);
            let [a, b] = [(); 2].map(|()| number(&mut random, 52, 11));
            let [x, y] = [a, b].map(f64::from_bits);
            let wanted = [(x / y).to_bits(), x.sqrt().to_bits()];
            let got = [quotient(EXTENDED_DOUBLE, a, b, KEEP), root(EXTENDED_DOUBLE, a, KEEP)];
            assert!(same(EXTENDED_DOUBLE, got[0], wanted[0]), "{a:#x} / {b:#x}: {:#x}, not {:#x}", got[0], wanted[0]);
            assert!(same(EXTENDED_DOUBLE, got[1], wanted[1]), "root of {a:#x}: {:#x}, not {:#x}", got[1], wanted[1]);
        }
    });
}

/// Rule 59 promises an error below 2^-23; over all distances it is 2^-23.85. In every interval of every table, at its ends and between them.
#[test]
fn seeds_are_good_to_23_bits() {
    here!().each_seed(1..=1, |seed| {
        let mut random = Random::new(seed);
        for interval in 0..128u64 {
            for n in 0..400 {
                let within = match n {
                    0 => 0,
                    1 => (1 << 45) - 1,
                    _ => random.below(1 << 45),
                };
                for field in [1023, 1024, 1022, 500] {
                    let bits = field << 52 | interval << 45 | within;
                    let x = f64::from_bits(bits);
                    let seeds = [EXTENDED_DOUBLE.quotient_seed(1023 << 52, bits, KEEP), EXTENDED_DOUBLE.root_seed(bits, KEEP)];
                    for (((low, extension), early), exact) in seeds.into_iter().zip([x.recip(), x.sqrt().recip()]) {
                        assert!(!early);
                        assert_eq!(extension, 0, "28 places of a seed, and normal");
                        let error = (f64::from_bits(low) / exact - 1.0).abs();
                        assert!(error < 6.7e-8, "{x:e}: {:e}, wrong by {error:e}", f64::from_bits(low));
                    }
                }
            }
        }
    });
}

/// A quotient, a root that are exact stay so in every mode: what refines a seed arrives at them before the last step.
#[test]
fn what_is_exact_is_so_in_every_mode() {
    here!().each_seed(1..=1, |seed| {
        let mut random = Random::new(seed);
        for _ in 0..100_000 {
            let [b, q] = [(); 2].map(|()| (random.word() | 1 << 63) >> (64 - 1 - random.below(26)));
            let (a, b) = ((b * q) as f64, b as f64);
            for round in [Round::NearestEven, Round::Up, Round::Down, Round::Zero] {
                let mode = Mode { round, ..KEEP };
                let got = quotient(EXTENDED_DOUBLE, a.to_bits(), b.to_bits(), mode);
                assert_eq!(f64::from_bits(got), q as f64, "{a} / {b} {round:?}");
                let got = root(EXTENDED_DOUBLE, (b * b).to_bits(), mode);
                assert_eq!(f64::from_bits(got), b, "root of {b}^2 {round:?}");
            }
        }
    });
}

#[test]
fn a_product_of_two_doubles_that_are_denormal_is_a_zero() {
    let (denormal, normal): (Term, Term) = ((1, None), (1 << 52, None));
    let product = EXTENDED_DOUBLE.product([denormal, ((1 << 63) + 5, Some(7))], KEEP);
    assert_eq!(EXTENDED_DOUBLE.pair(&product, KEEP.round), (1 << 63, 0));
    for (a, b) in [(denormal, normal), (denormal, (5, Some(1 << 11)))] {
        let exact = EXTENDED_DOUBLE.value(a.0, a.1, KEEP).times(&EXTENDED_DOUBLE.value(b.0, b.1, KEEP));
        assert_eq!(EXTENDED_DOUBLE.product([a, b], KEEP), exact);
        assert!(matches!(exact, Value::Finite(number) if !number.is_zero()));
    }
    let exact = EXTENDED_SINGLE.value(1, None, KEEP).times(&EXTENDED_SINGLE.value(3, None, KEEP));
    assert_eq!(EXTENDED_SINGLE.product([denormal, (3, None)], KEEP), exact);
}

/// Exponents that the format has are written in its own way; others survive, flushed or not.
#[test]
fn codes_of_the_format_are_its_own() {
    for format in [EXTENDED_SINGLE, EXTENDED_DOUBLE] {
        let one = constants(format).one.0;
        assert_eq!(format.value(one, Some(0), KEEP), format.value(one, None, KEEP));
        for special in [0, 1, format.layout.infinity(), format.layout.nan(), format.layout.sign() | 3] {
            assert_eq!(format.value(special, Some(5), KEEP), format.value(special, None, KEEP), "{special:#x}");
        }
        // The largest fraction of an extension, rounded to the format: one unit more.
        assert_eq!(format.value(one, Some(255), KEEP).pattern(format.layout, Round::Up), one + 1);
        // Beyond the format, and denormal: only what has no extension is flushed.
        let huge = format.layout.infinity() - 1;
        let product = madm(format, constants(format).zero, (huge, None), (huge, None));
        assert_ne!(product.1, Some(0));
        let flush = Mode { ftz: true, ftz_double: true, ..KEEP };
        assert_eq!(format.value(product.0, product.1, flush), format.value(product.0, product.1, KEEP));
        assert_eq!(format.value(1, Some(0), flush), format.value(1, None, KEEP));
        assert_ne!(format.value(1, None, flush), format.value(1, None, KEEP));
    }
}
