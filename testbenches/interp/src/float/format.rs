//! The three IEEE formats of the execution unit and their bit-level properties.
//!
//! A value is always carried as its bit pattern (`Format::Bits`): that is what registers hold, and it keeps
//! host floating point, whose NaN handling is not specified to the bit, out of everything that only moves or
//! inspects values.

use rustc_apfloat::{ieee, Float, FloatConvert, Round};

use crate::lanes::Element;

/// Where the rounding and denormal controls come from: the fields of `cr0.0` that floating-point work depends
/// on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FloatEnv {
    pub round: Round,
    pub keep_f64: bool,
    pub keep_f32: bool,
    pub keep_f16: bool,
}

impl FloatEnv {
    /// Decodes `cr0.0` (gen9-eu-isa.md sec. 1.3).
    pub fn from_cr0(cr0: u32) -> Self {
        let round = match cr0 >> 4 & 3 {
            0 => Round::NearestTiesToEven,
            1 => Round::TowardPositive,
            2 => Round::TowardNegative,
            _ => Round::TowardZero,
        };
        Self { round, keep_f64: cr0 & 1 << 6 != 0, keep_f32: cr0 & 1 << 7 != 0, keep_f16: cr0 & 1 << 10 != 0 }
    }
}

/// One of the formats hf, f, df.
pub(crate) trait Format: Copy + 'static {
    type Bits: Element;
    type Soft: Float + FloatConvert<ieee::Half> + FloatConvert<ieee::Single> + FloatConvert<ieee::Double>;

    const SIGN: u64;
    const EXPONENT: u64;
    const FRACTION: u64;
    const ONE: u64;
    /// The canonical quiet NaN: sign clear, only the quiet bit set.
    const NAN: u64;

    /// Whether `env` keeps denormals of this format.
    fn keeps_denormals(env: &FloatEnv) -> bool;

    /// Exact widening; a NaN stays a NaN.
    fn to_f64(bits: Self::Bits) -> f64;

    /// Narrowing or identity from a double in the given mode, NaN canonical.
    fn from_f64(value: f64, round: Round) -> Self::Bits;

    /// Host results rounded to nearest even, NaN already canonical; `None` where the host has no such format.
    fn host_add(a: Self::Bits, b: Self::Bits) -> Option<Self::Bits>;
    fn host_mul(a: Self::Bits, b: Self::Bits) -> Option<Self::Bits>;
    fn host_mul_add(a: Self::Bits, b: Self::Bits, c: Self::Bits) -> Option<Self::Bits>;
    fn host_from_int(value: i128) -> Option<Self::Bits>;
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct F16;
#[derive(Debug, Clone, Copy)]
pub(crate) struct F32;
#[derive(Debug, Clone, Copy)]
pub(crate) struct F64;

impl Format for F16 {
    type Bits = u16;
    type Soft = ieee::Half;

    const SIGN: u64 = 0x8000;
    const EXPONENT: u64 = 0x7C00;
    const FRACTION: u64 = 0x03FF;
    const ONE: u64 = 0x3C00;
    const NAN: u64 = 0x7E00;

    fn keeps_denormals(env: &FloatEnv) -> bool {
        env.keep_f16
    }

    fn to_f64(bits: u16) -> f64 {
        let sign = if bits & 0x8000 != 0 { -1.0 } else { 1.0 };
        let exponent = i32::from(bits >> 10 & 0x1F);
        let fraction = f64::from(bits & 0x3FF);
        let magnitude = match exponent {
            0 => fraction * power_of_two(-24),
            31 if fraction == 0.0 => f64::INFINITY,
            31 => f64::NAN,
            _ => (1024.0 + fraction) * power_of_two(exponent - 25),
        };
        sign * magnitude
    }

    fn from_f64(value: f64, round: Round) -> u16 {
        if value.is_nan() {
            return Self::NAN as u16;
        }
        let wide = ieee::Double::from_bits(u128::from(value.to_bits()));
        let half: ieee::Half = wide.convert_r(round, &mut false).value;
        half.to_bits() as u16
    }

    fn host_add(_: u16, _: u16) -> Option<u16> {
        None
    }
    fn host_mul(_: u16, _: u16) -> Option<u16> {
        None
    }
    fn host_mul_add(_: u16, _: u16, _: u16) -> Option<u16> {
        None
    }
    fn host_from_int(_: i128) -> Option<u16> {
        None
    }
}

impl Format for F32 {
    type Bits = u32;
    type Soft = ieee::Single;

    const SIGN: u64 = 0x8000_0000;
    const EXPONENT: u64 = 0x7F80_0000;
    const FRACTION: u64 = 0x007F_FFFF;
    const ONE: u64 = 0x3F80_0000;
    const NAN: u64 = 0x7FC0_0000;

    fn keeps_denormals(env: &FloatEnv) -> bool {
        env.keep_f32
    }

    #[inline(always)]
    fn to_f64(bits: u32) -> f64 {
        f64::from(f32::from_bits(bits))
    }

    fn from_f64(value: f64, round: Round) -> u32 {
        if round == Round::NearestTiesToEven || value.is_nan() {
            return canonical_f32(value as f32);
        }
        let wide = ieee::Double::from_bits(u128::from(value.to_bits()));
        let single: ieee::Single = wide.convert_r(round, &mut false).value;
        single.to_bits() as u32
    }

    #[inline(always)]
    fn host_add(a: u32, b: u32) -> Option<u32> {
        Some(canonical_f32(f32::from_bits(a) + f32::from_bits(b)))
    }
    #[inline(always)]
    fn host_mul(a: u32, b: u32) -> Option<u32> {
        Some(canonical_f32(f32::from_bits(a) * f32::from_bits(b)))
    }
    #[inline(always)]
    fn host_mul_add(a: u32, b: u32, c: u32) -> Option<u32> {
        let (a, b, c) = (f32::from_bits(a), f32::from_bits(b), f32::from_bits(c));
        Some(canonical_f32(a.mul_add(b, c)))
    }
    fn host_from_int(value: i128) -> Option<u32> {
        Some((value as f32).to_bits())
    }
}

impl Format for F64 {
    type Bits = u64;
    type Soft = ieee::Double;

    const SIGN: u64 = 1 << 63;
    const EXPONENT: u64 = 0x7FF0_0000_0000_0000;
    const FRACTION: u64 = 0x000F_FFFF_FFFF_FFFF;
    const ONE: u64 = 0x3FF0_0000_0000_0000;
    const NAN: u64 = 0x7FF8_0000_0000_0000;

    fn keeps_denormals(env: &FloatEnv) -> bool {
        env.keep_f64
    }

    #[inline(always)]
    fn to_f64(bits: u64) -> f64 {
        f64::from_bits(bits)
    }

    fn from_f64(value: f64, _: Round) -> u64 {
        canonical_f64(value)
    }

    #[inline(always)]
    fn host_add(a: u64, b: u64) -> Option<u64> {
        Some(canonical_f64(f64::from_bits(a) + f64::from_bits(b)))
    }
    #[inline(always)]
    fn host_mul(a: u64, b: u64) -> Option<u64> {
        Some(canonical_f64(f64::from_bits(a) * f64::from_bits(b)))
    }
    #[inline(always)]
    fn host_mul_add(a: u64, b: u64, c: u64) -> Option<u64> {
        let (a, b, c) = (f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
        Some(canonical_f64(a.mul_add(b, c)))
    }
    fn host_from_int(value: i128) -> Option<u64> {
        Some((value as f64).to_bits())
    }
}

#[inline(always)]
fn canonical_f32(value: f32) -> u32 {
    if value.is_nan() {
        F32::NAN as u32
    } else {
        value.to_bits()
    }
}

#[inline(always)]
fn canonical_f64(value: f64) -> u64 {
    if value.is_nan() {
        F64::NAN
    } else {
        value.to_bits()
    }
}

/// 2^exponent for exponents of normal doubles.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}
