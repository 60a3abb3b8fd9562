//! The extended values of the IEEE macros: `madm`, `math.invm`, `math.rsqtm` (gen9-eu-isa.md sec. 6.3-6.6).
//!
//! An operand with an `mme` selector is one value spread over a general register lane and an extension lane.
//! Both layouts are IEEE-like with more of everything:
//!
//! | format | sign | exponent code | fraction | general register lane | extension lane |
//! |--|--|--|--|--|--|
//! | f | 1 | 10 | 31 | sign, code[7:0], fraction[30:8] | code[9:8] at 9:8, fraction[7:0] at 7:0 |
//! | df | 1 | 13 | 63 | sign, code[10:0], fraction[62:11] | code[12:11] at 12:11, fraction[10:0] at 10:0 |
//!
//! The exponent code is `decisions::math::mme_exponent_code`: a value of the IEEE format's normal range has
//! its IEEE pattern, cut to the format's fraction, in the register. So a register that an ordinary
//! instruction wrote reads as its value, but for the last bits of what the extension lane held before. Zero,
//! infinities and NaNs are IEEE patterns too.
//!
//! so products and remainders of the refinement neither overflow nor underflow, and carry 8 (f) or 11 (df)
//! more significand bits than IEEE. Every step rounds once, in the mode of `cr0`; a result without a selector
//! is rounded once from the exact `src1 * src2 + src0` to the IEEE format, denormals included.
//!
//! Seeds are the exact reciprocal (root) rounded to nearest even at `decisions::math::seed_bits`. A lane ends
//! early exactly when an operand is NaN, infinite or zero, or negative under a root.

use rustc_apfloat::ieee::{IeeeFloat, Semantics};
use rustc_apfloat::{Category, Float, FloatConvert, Round, Status};
use tessera_isa::decisions::math::{
    mme_biased_exponent, mme_exponent_code, mme_significand_bits, seed_bits, MME_MORE_EXPONENT_BITS,
};
use tessera_isa::DataType;

use crate::float::arith::{abs, div, flush, is_nan};
use crate::float::{FloatEnv, Format, F32, F64};
use crate::lanes::Element;
use crate::reciprocal::{reciprocal, reciprocal_root, Rounded};

/// A format that has an extended form.
pub(crate) trait Extensible: Format {
    type Wide: Semantics;
    /// Exponent bits of the extended form beyond the IEEE ones.
    const MORE_EXPONENT: u32 = MME_MORE_EXPONENT_BITS;
    /// Fraction bits of the extended form beyond the IEEE ones.
    const MORE_FRACTION: u32;
    const TYPE: DataType;
}

pub(crate) struct WideSingle;
pub(crate) struct WideDouble;

impl Semantics for WideSingle {
    const BITS: usize = mme_significand_bits(DataType::F) as usize + Self::EXP_BITS;
    const EXP_BITS: usize = 8 + MME_MORE_EXPONENT_BITS as usize;
}

impl Semantics for WideDouble {
    const BITS: usize = mme_significand_bits(DataType::Df) as usize + Self::EXP_BITS;
    const EXP_BITS: usize = 11 + MME_MORE_EXPONENT_BITS as usize;
}

impl Extensible for F32 {
    type Wide = WideSingle;
    const MORE_FRACTION: u32 = mme_significand_bits(DataType::F) - 24;
    const TYPE: DataType = DataType::F;
}

impl Extensible for F64 {
    type Wide = WideDouble;
    const MORE_FRACTION: u32 = mme_significand_bits(DataType::Df) - 53;
    const TYPE: DataType = DataType::Df;
}

/// Holds any exact operand and, with its last bit sticky, enough of any result to round it once more
/// correctly.
pub(crate) struct Sticky;

impl Semantics for Sticky {
    const BITS: usize = 128;
    const EXP_BITS: usize = 16;
}

/// A lane of an operand: general register pattern and, with a selector, extension pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lane<B> {
    pub low: B,
    pub extension: Option<B>,
}

/// The bits `from .. from + count` of a pattern.
fn field(value: u128, from: u32, count: u32) -> u128 {
    value >> from & ((1 << count) - 1)
}

/// Widths of the parts of a format's extended value, and the bias of its exponent beyond that of the IEEE
/// exponent.
struct Parts {
    fraction: u32,
    exponent: u32,
    wide_fraction: u32,
    wide_exponent: u32,
    more_bias: i32,
}

fn parts<F: Extensible>() -> Parts {
    let (fraction, exponent) = (F::FRACTION.count_ones(), F::EXPONENT.count_ones());
    let wide_exponent = exponent + F::MORE_EXPONENT;
    let bias = |bits: u32| (1 << (bits - 1)) - 1;
    let wide_fraction = fraction + F::MORE_FRACTION;
    Parts { fraction, exponent, wide_fraction, wide_exponent, more_bias: bias(wide_exponent) - bias(exponent) }
}

/// The extended value of a lane. Without an extension, or where the pair has no normal exponent, the register
/// holds an IEEE pattern, which is widened exactly.
fn value<F: Extensible>(lane: Lane<F::Bits>) -> IeeeFloat<F::Wide>
where
    F::Soft: FloatConvert<IeeeFloat<F::Wide>>,
{
    let low = u128::from(lane.low.bits());
    let p = parts::<F>();
    let wide = lane.extension.and_then(|extension| {
        let extension = u128::from(extension.bits());
        let code = field(extension, F::MORE_FRACTION, F::MORE_EXPONENT) << p.exponent | field(low, p.fraction, p.exponent);
        let biased = mme_biased_exponent(code as u32, F::TYPE)?;
        let sign = field(low, p.fraction + p.exponent, 1) << (p.wide_fraction + p.wide_exponent);
        let exponent = ((biased + p.more_bias) as u128) << p.wide_fraction;
        let fraction = field(low, 0, p.fraction) << F::MORE_FRACTION | field(extension, 0, F::MORE_FRACTION);
        Some(IeeeFloat::from_bits(sign | exponent | fraction))
    });
    wide.unwrap_or_else(|| F::Soft::from_bits(low).convert_r(Round::NearestTiesToEven, &mut false).value)
}

/// The lane pair of an extended value. Values too small for a normal extended exponent, which no step makes,
/// are zero.
fn lane<F: Extensible>(value: IeeeFloat<F::Wide>) -> Lane<F::Bits> {
    let p = parts::<F>();
    let bits = value.to_bits();
    let sign = (field(bits, p.wide_fraction + p.wide_exponent, 1) as u64) << (p.fraction + p.exponent);
    let pair = |low: u64, extension: u64| Lane { low: F::Bits::truncate(low), extension: Some(F::Bits::truncate(extension)) };
    if !value.is_normal() {
        return match value.category() {
            Category::NaN => pair(F::NAN, 0),
            Category::Infinity => pair(sign | F::EXPONENT, 0),
            _ => pair(sign, 0),
        };
    }
    let biased = field(bits, p.wide_fraction, p.wide_exponent) as i32 - p.more_bias;
    let code = u128::from(mme_exponent_code(biased, F::TYPE));
    let low = field(code, 0, p.exponent) << p.fraction | field(bits, F::MORE_FRACTION, p.fraction);
    let extension = field(code, p.exponent, F::MORE_EXPONENT) << F::MORE_FRACTION | field(bits, 0, F::MORE_FRACTION);
    pair(sign | low as u64, extension as u64)
}

/// `madm`: `s1 * s2 + s0`, rounded once to the extended form when `extend`, else to IEEE.
pub(crate) fn multiply_add<F: Extensible>(
    s0: Lane<F::Bits>,
    s1: Lane<F::Bits>,
    s2: Lane<F::Bits>,
    extend: bool,
    env: &FloatEnv,
) -> Lane<F::Bits>
where
    F::Soft: FloatConvert<IeeeFloat<F::Wide>>,
    IeeeFloat<Sticky>: FloatConvert<F::Soft>,
{
    let [a, b, c] = [s1, s2, s0].map(|lane| value::<F>(flush_plain::<F>(lane, env)));
    if extend {
        return lane::<F>(a.mul_add_r(b, c, env.round).value);
    }
    let sticky = |v: IeeeFloat<F::Wide>| -> IeeeFloat<Sticky> { v.convert_r(Round::NearestTiesToEven, &mut false).value };
    let exact = sticky(a).mul_add_r(sticky(b), sticky(c), Round::TowardZero);
    // Truncated with a sticky last bit: the narrow rounding below then sees on which side of a midpoint it
    // is. An exact zero has no digits to follow, and its sign depends on the mode.
    let rounded = if exact.value.is_zero() && !exact.status.contains(Status::INEXACT) {
        sticky(a).mul_add_r(sticky(b), sticky(c), env.round).value
    } else if exact.status.contains(Status::INEXACT) {
        IeeeFloat::<Sticky>::from_bits(exact.value.to_bits() | 1)
    } else {
        exact.value
    };
    let narrow: F::Soft = rounded.convert_r(env.round, &mut false).value;
    let bits = crate::float::arith::pattern::<F>(narrow);
    Lane { low: if F::keeps_denormals(env) { bits } else { flush::<F>(bits) }, extension: None }
}

fn flush_plain<F: Format>(lane: Lane<F::Bits>, env: &FloatEnv) -> Lane<F::Bits> {
    if lane.extension.is_none() && !F::keeps_denormals(env) {
        let low = flush::<F>(lane.low);
        return Lane { low, ..lane };
    }
    lane
}

/// Result of a seed instruction's lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seed<B> {
    /// The early-out flag is set and this is the final quotient or root.
    Final(B),
    /// Approximation to refine.
    Start(Lane<B>),
}

/// `math.invm`: seed of `a / b`.
pub(crate) fn quotient_seed<F: Extensible>(a: F::Bits, b: F::Bits, env: &FloatEnv) -> Seed<F::Bits> {
    let [a, b] = flushed::<F, 2>([a, b], env);
    let ends_early = |v: F::Bits| {
        let magnitude = abs::<F>(v).bits();
        magnitude == 0 || magnitude >= F::EXPONENT
    };
    if ends_early(a) || ends_early(b) {
        return Seed::Final(div::<F>(a, b, Round::NearestTiesToEven));
    }
    let magnitude = reciprocal(F::to_f64(abs::<F>(b)), seed_bits(F::TYPE));
    Seed::Start(seed_lane::<F>(magnitude, b.bits() & F::SIGN != 0))
}

/// `math.rsqtm`: seed of `sqrt(a)`.
pub(crate) fn root_seed<F: Extensible>(a: F::Bits, env: &FloatEnv) -> Seed<F::Bits> {
    let [a] = flushed::<F, 1>([a], env);
    let magnitude = abs::<F>(a).bits();
    let negative = a.bits() & F::SIGN != 0;
    if is_nan::<F>(a) || (negative && magnitude != 0) {
        Seed::Final(F::Bits::truncate(F::NAN))
    } else if magnitude == 0 || magnitude == F::EXPONENT {
        Seed::Final(a)
    } else {
        Seed::Start(seed_lane::<F>(reciprocal_root(F::to_f64(a), seed_bits(F::TYPE)), false))
    }
}

fn flushed<F: Format, const N: usize>(values: [F::Bits; N], env: &FloatEnv) -> [F::Bits; N] {
    if F::keeps_denormals(env) {
        values
    } else {
        values.map(flush::<F>)
    }
}

/// A seed has fewer digits than the extended significand and an exponent within its normal range.
fn seed_lane<F: Extensible>(magnitude: Rounded, negative: bool) -> Lane<F::Bits> {
    let digits = IeeeFloat::<F::Wide>::from_u128(u128::from(magnitude.digits)).value;
    let scaled = digits.scalbn(magnitude.exponent);
    lane::<F>(if negative { -scaled } else { scaled })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODES: [Round; 4] = [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero];

    fn env(round: Round) -> FloatEnv {
        FloatEnv { round, ..FloatEnv::from_cr0(0x4C0) }
    }

    fn plain<B>(low: B) -> Lane<B> {
        Lane { low, extension: None }
    }

    /// The compiler's sequence for a single-precision quotient; the last step alone rounds in `mode`.
    fn divide_f32(a: u32, b: u32, mode: Round) -> u32 {
        let nearest = env(Round::NearestTiesToEven);
        let y0 = match quotient_seed::<F32>(a, b, &nearest) {
            Seed::Final(result) => return result,
            Seed::Start(lane) => lane,
        };
        let step = |s0, s1, s2| multiply_add::<F32>(s0, s1, s2, true, &nearest);
        let minus = |v: u32| plain(v ^ 0x8000_0000);
        let q0 = step(plain(0), plain(a), y0);
        let e0 = step(plain(0x3F80_0000), minus(b), y0);
        let y1 = step(y0, e0, y0);
        let r0 = step(plain(a), minus(b), q0);
        let q1 = step(q0, r0, y1);
        let r1 = step(plain(a), minus(b), q1);
        multiply_add::<F32>(q1, r1, y1, false, &env(mode)).low
    }

    fn root_f32(a: u32) -> u32 {
        let nearest = env(Round::NearestTiesToEven);
        let y0 = match root_seed::<F32>(a, &nearest) {
            Seed::Final(result) => return result,
            Seed::Start(lane) => lane,
        };
        let step = |s0, s1, s2| multiply_add::<F32>(s0, s1, s2, true, &nearest);
        let neg = |l: Lane<u32>| Lane { low: l.low ^ 0x8000_0000, ..l };
        let half = plain(0x3F00_0000);
        let h0 = step(plain(0), half, y0);
        let s0 = step(plain(0), plain(a), y0);
        let d = step(half, neg(s0), h0);
        let h1 = step(h0, d, h0);
        let s1 = step(s0, d, s0);
        let e = step(plain(a), neg(s1), s1);
        multiply_add::<F32>(s1, h1, e, false, &nearest).low
    }

    fn random_f32(state: &mut u64) -> u32 {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 32) as u32
    }

    #[test]
    fn refined_quotients_are_correctly_rounded_in_every_mode() {
        let mut state = 1;
        for i in 0..4_000 {
            let (a, b) = (random_f32(&mut state), random_f32(&mut state));
            let mode = MODES[i % 4];
            assert_eq!(divide_f32(a, b, mode), div::<F32>(a, b, mode), "{a:#x} / {b:#x} {mode:?}");
        }
        let corners = [1, 0x7F_FFFF, 0x80_0000, 0x3F80_0000, 0x3FFF_FFFF, 0x7F7F_FFFF, 0x7F80_0000, 0];
        for (a, b) in corners.into_iter().flat_map(|a| corners.map(|b| (a, b))) {
            let expected = div::<F32>(a, b, Round::NearestTiesToEven);
            assert_eq!(divide_f32(a, b, Round::NearestTiesToEven), expected, "{a:#x} / {b:#x}");
        }
    }

    #[test]
    fn refined_roots_are_correctly_rounded() {
        let mut state = 2;
        for _ in 0..4_000 {
            let a = random_f32(&mut state) & 0x7FFF_FFFF;
            let expected = f32::from_bits(a).sqrt();
            let expected = if expected.is_nan() { F32::NAN as u32 } else { expected.to_bits() };
            assert_eq!(root_f32(a), expected, "{a:#x}");
        }
        assert_eq!(root_f32(0x8000_0000), 0x8000_0000);
        assert_eq!(root_f32(0xBF80_0000), F32::NAN as u32);
    }

    /// gen9-eu-isa.md sec. 13.2: values the IEEE format has are in the register as the IEEE format has them.
    #[test]
    fn registers_written_by_other_instructions_read_as_their_value() {
        let patterns = [0, 1 << 31, 0x3F80_0000, 0x0080_0000, 0x7F7F_FFFF, 0xC2F6_E979, 0x7F80_0000, 1, 0x807F_FFFF];
        for low in patterns {
            let exact = value::<F32>(plain(low));
            if !exact.is_denormal() && (low & 0x7F80_0000 != 0 || low << 1 == 0) {
                assert_eq!(lane::<F32>(exact), Lane { low, extension: Some(0) }, "{low:#x}");
            }
            // A lane of another value of normal range leaves its extra fraction bits only.
            let stale = value::<F32>(Lane { low, extension: Some(0x7F) });
            let back = multiply_add::<F32>(plain(0), plain(0x3F80_0000), lane::<F32>(stale), false, &env(Round::TowardZero));
            assert_eq!(back.low, if low == 1 << 31 { 0 } else { low }, "{low:#x}");
        }
    }

    #[test]
    fn lanes_round_trip_and_ieee_values_widen_exactly() {
        let mut state = 3;
        for _ in 0..2_000 {
            let low = u64::from(random_f32(&mut state)) << 32 | u64::from(random_f32(&mut state));
            let extension = Some(u64::from(random_f32(&mut state)) & 0x1FFF);
            let original = Lane { low, extension };
            let wide = value::<F64>(original);
            if wide.is_normal() {
                assert_eq!(lane::<F64>(wide), original);
            }
        }
        let denormal = plain(1u64);
        let widened = lane::<F64>(value::<F64>(denormal));
        let one = plain(F64::ONE);
        let zero = plain(0);
        let back = multiply_add::<F64>(zero, widened, one, false, &env(Round::NearestTiesToEven));
        assert_eq!(back.low, 1);
    }
}
