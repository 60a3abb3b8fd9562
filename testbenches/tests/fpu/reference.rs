//! TestFloat's functions by other means: LLVM's software floating point, and exact integers for roots.

use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};
use tessera_fpu::Rounding;
use tessera_testkit::Random;

/// Mode of the soft float.
fn round(rounding: Rounding) -> Round {
    match rounding {
        Rounding::NearEven => Round::NearestTiesToEven,
        Rounding::MinMag => Round::TowardZero,
        Rounding::Min => Round::TowardNegative,
        Rounding::Max => Round::TowardPositive,
    }
}

/// Hexadecimal, as wide as TestFloat writes it.
fn hex(value: u128, digits: usize) -> String {
    format!("{value:0digits$X}")
}

/// A format with its neighbours in mind: exponents and fractions where rounding is decided.
fn pattern(random: &mut Random, exponent: u32, fraction: u32) -> u128 {
    let ones = (1u64 << fraction) - 1;
    let edge = |random: &mut Random| 1u64 << random.below(fraction.into());
    let mantissa = match random.below(6) {
        0 => random.below(4),
        1 => ones - random.below(4),
        2 => edge(random),
        3 => ones & !edge(random),
        4 => ones << random.below(fraction.into()) & ones,
        _ => random.word() & ones,
    };
    let bias = (1u64 << (exponent - 1)) - 1;
    let all = 2 * bias + 1;
    let scale = match random.below(8) {
        0 => random.below(2),
        1 => all - random.below(2),
        2 | 3 => bias + random.below(4),
        4 => (bias + fraction as u64 + random.below(4)).min(all),
        _ => random.below(all + 1),
    };
    let sign = random.below(2);
    u128::from(sign << (exponent + fraction) | scale << fraction | mantissa)
}

/// Correctly rounded root of `fraction`-bit floats with this exponent width; exact integer arithmetic.
fn root(bits: u128, exponent: u32, fraction: u32, rounding: Rounding) -> u128 {
    let sign = bits >> (exponent + fraction);
    let scale = (bits >> fraction) as i64 & ((1 << exponent) - 1);
    let infinity = ((1u128 << exponent) - 1) << fraction;
    let magnitude = bits & !(1 << (exponent + fraction));
    if magnitude == 0 || bits == infinity {
        return bits;
    }
    if magnitude > infinity || sign != 0 {
        return infinity | 1 << (fraction - 1);
    }
    let bias = (1i64 << (exponent - 1)) - 1;
    let mut mantissa = bits & ((1 << fraction) - 1);
    let mut power = scale.max(1) - bias - i64::from(fraction);
    if scale != 0 {
        mantissa |= 1 << fraction;
    }
    // value = mantissa * 2^power; shift until the root has two bits more than the format, with an even power.
    while mantissa < 1 << (2 * (fraction + 2)) || power % 2 != 0 {
        mantissa <<= 1;
        power -= 1;
    }
    let mut digits = mantissa.isqrt();
    let mut power = power / 2;
    let mut sticky = digits * digits != mantissa;
    let mut half = false;
    while digits >= 2 << fraction {
        sticky |= half;
        half = digits & 1 == 1;
        digits >>= 1;
        power += 1;
    }
    let up = match rounding {
        Rounding::NearEven => half && (sticky || digits & 1 == 1),
        Rounding::Max => half || sticky,
        Rounding::Min | Rounding::MinMag => false,
    };
    // The root of any positive number is normal; a carry out of the fraction goes into the exponent.
    let biased = (power + i64::from(fraction) + bias) as u128;
    ((biased - 1) << fraction) + digits + u128::from(up)
}

/// Lines of TestFloat for functions on one format.
pub struct Reference<F> {
    exponent: u32,
    fraction: u32,
    name: &'static str,
    format: std::marker::PhantomData<F>,
}

pub fn f16() -> Reference<Half> {
    Reference { exponent: 5, fraction: 10, name: "f16", format: std::marker::PhantomData }
}

pub fn f32() -> Reference<Single> {
    Reference { exponent: 8, fraction: 23, name: "f32", format: std::marker::PhantomData }
}

pub fn f64() -> Reference<Double> {
    Reference { exponent: 11, fraction: 52, name: "f64", format: std::marker::PhantomData }
}

impl<F> Reference<F>
where
    F: Float + FloatConvert<Half> + FloatConvert<Single> + FloatConvert<Double>,
{
    fn digits(&self) -> usize {
        (1 + self.exponent + self.fraction) as usize / 4
    }

    /// The function's whole name.
    pub fn name(&self, operation: &str) -> String {
        format!("{}_{operation}", self.name)
    }

    /// A line with the result of `operation` on random operands; those of a sum are often close to each
    /// other.
    pub fn line(&self, operation: &str, rounding: Rounding, random: &mut Random) -> String {
        let mode = round(rounding);
        let mut operand = || pattern(random, self.exponent, self.fraction);
        let (a, b, c) = (operand(), operand(), operand());
        let [x, y, z] = [a, b, c].map(F::from_bits);
        let float = |value: StatusAnd<F>| (value.value.to_bits(), self.digits(), value.status);
        let truth = |value: bool| (u128::from(value), 1, Status::OK);
        let integer = |width: usize, signed: bool| {
            let exact = &mut false;
            let rounded = x.round_to_integral(mode).value;
            let status = match signed {
                true => rounded.to_i128_r(width, mode, exact).map(|v| v as u128 & (u128::MAX >> (128 - width))),
                false => rounded.to_u128_r(width, mode, exact),
            };
            (status.value, width / 4, status.status)
        };
        let (operands, (result, digits, status)) = match operation {
            "add" => (2, float(x.add_r(y, mode))),
            "sub" => (2, float(x.sub_r(y, mode))),
            "mul" => (2, float(x.mul_r(y, mode))),
            "div" => (2, float(x.div_r(y, mode))),
            "rem" => (2, float(x.ieee_rem(y))),
            "mulAdd" => (3, float(x.mul_add_r(y, z, mode))),
            "sqrt" => (1, (root(a, self.exponent, self.fraction, rounding), self.digits(), Status::OK)),
            "roundToInt" => (1, float(x.round_to_integral(mode))),
            "eq" => (2, truth(x == y)),
            "le" => (2, truth(x <= y)),
            "lt" => (2, truth(x < y)),
            "to_i32" => (1, integer(32, true)),
            "to_ui32" => (1, integer(32, false)),
            "to_i64" => (1, integer(64, true)),
            "to_ui64" => (1, integer(64, false)),
            "to_f16" => (1, (FloatConvert::<Half>::convert_r(x, mode, &mut false).value.to_bits(), 4, Status::OK)),
            "to_f32" => (1, (FloatConvert::<Single>::convert_r(x, mode, &mut false).value.to_bits(), 8, Status::OK)),
            "to_f64" => (1, (FloatConvert::<Double>::convert_r(x, mode, &mut false).value.to_bits(), 16, Status::OK)),
            other => panic!("no reference for {other}"),
        };
        let mut line: Vec<String> = [a, b, c].iter().take(operands).map(|&v| hex(v, self.digits())).collect();
        line.push(hex(result, digits));
        line.push(if status.contains(Status::INVALID_OP) { "10".into() } else { "00".into() });
        line.join(" ")
    }

    /// A line of a conversion of an integer of `width` bits to this format.
    pub fn integer_line(&self, width: usize, signed: bool, rounding: Rounding, random: &mut Random) -> String {
        let word = match random.below(4) {
            0 => random.below(1 << 12),
            1 => u64::MAX - random.below(1 << 12),
            2 => 1 << random.below(64) | random.below(4),
            _ => random.word() >> random.below(64),
        };
        let word = word & (u64::MAX >> (64 - width));
        let mode = round(rounding);
        let value = match signed {
            true => F::from_i128_r(((word << (64 - width)) as i64 >> (64 - width)).into(), mode),
            false => F::from_u128_r(word.into(), mode),
        };
        format!("{} {} 00", hex(word.into(), width / 4), hex(value.value.to_bits(), self.digits()))
    }
}

#[test]
fn roots_of_singles_are_those_of_the_host() {
    let mut random = Random::new(1);
    for _ in 0..20_000 {
        let bits = pattern(&mut random, 8, 23) as u32;
        let got = f32::from_bits(root(bits.into(), 8, 23, Rounding::NearEven) as u32);
        let host = f32::from_bits(bits).sqrt();
        assert!(got.to_bits() == host.to_bits() || got.is_nan() && host.is_nan(), "{bits:08x}: {got} {host}");
    }
}
