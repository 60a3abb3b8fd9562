//! Reference arithmetic for the lane tests: rustc_apfloat, wrapped
//! in the EU's rules for NaN, flush and saturate.

use rustc_apfloat::ieee::Single;
use rustc_apfloat::{Float, Round};
pub use tessera_testkit::{here, Random};

/// Canonical NaN.
pub const NAN: u32 = 0x7fc0_0000;
/// Rounding modes in the order of cr0.0 bits 5:4.
pub const ROUNDS: [Round; 4] = [Round::NearestTiesToEven, Round::TowardPositive, Round::TowardNegative, Round::TowardZero];

/// Number of a pattern, after the flush of a denormal.
pub fn number(pattern: u32, ftz: bool) -> Single {
    Single::from_bits(flush(pattern, ftz).into())
}

/// A denormal becomes a zero of its sign.
pub fn flush(pattern: u32, ftz: bool) -> u32 {
    if ftz && pattern & 0x7f80_0000 == 0 {
        pattern & 0x8000_0000
    } else {
        pattern
    }
}

/// Pattern of a result: canonical NaN, flush, saturate.
pub fn finish(value: Single, ftz: bool, saturate: bool) -> u32 {
    let pattern = if value.is_nan() { NAN } else { flush(value.to_bits() as u32, ftz) };
    if saturate {
        clamp(pattern)
    } else {
        pattern
    }
}

/// Saturate of a binary32 pattern.
pub fn clamp(pattern: u32) -> u32 {
    if pattern & 0x8000_0000 != 0 || pattern & 0x7fff_ffff > 0x7f80_0000 {
        0
    } else {
        pattern.min(0x3f80_0000)
    }
}

/// abs, then negate, of a binary32 pattern.
pub fn modify(pattern: u32, abs: bool, negate: bool) -> u32 {
    let pattern = if abs { pattern & 0x7fff_ffff } else { pattern };
    if negate {
        pattern ^ 0x8000_0000
    } else {
        pattern
    }
}

/// Exact integer of an element of type code `kind` (ud 0, d 1, uw 2, w 3, ub 4, b 5): abs, of the signed
/// number whatever the type, then negate.
pub fn exact(element: u32, kind: u64, abs: bool, negate: bool) -> i64 {
    let value = match (kind, abs) {
        (0, false) => i64::from(element),
        (0, true) | (1, _) => i64::from(element as i32),
        (2, false) => i64::from(element as u16),
        (2 | 3, _) => i64::from(element as i16),
        (4, false) => i64::from(element as u8),
        _ => i64::from(element as i8),
    };
    let value = if abs { value.abs() } else { value };
    if negate {
        -value
    } else {
        value
    }
}

/// Pattern of an integer in a destination of type code `kind`; bits above the type are zero.
pub fn fit(value: i64, kind: u64, saturate: bool) -> u32 {
    let (least, greatest) = match kind {
        0 => (0, i64::from(u32::MAX)),
        1 => (i64::from(i32::MIN), i64::from(i32::MAX)),
        2 => (0, i64::from(u16::MAX)),
        3 => (i64::from(i16::MIN), i64::from(i16::MAX)),
        4 => (0, i64::from(u8::MAX)),
        _ => (i64::from(i8::MIN), i64::from(i8::MAX)),
    };
    (if saturate { value.clamp(least, greatest) } else { value }) as u32 & kept(kind)
}

/// Bits that a destination of type code `kind` keeps of a result.
pub fn kept(kind: u64) -> u32 {
    match kind {
        2 | 3 => 0xffff,
        4 | 5 => 0xff,
        _ => u32::MAX,
    }
}

/// A binary32 pattern truncated to a destination of type code `kind`.
pub fn truncate(pattern: u32, ftz: bool, kind: u64) -> u32 {
    // `as` truncates, clamps and turns NaN into 0, as the EU does; 64 bits hold every destination.
    fit(f64::from(f32::from_bits(flush(pattern, ftz))) as i64, kind, true)
}
