//! NaNs, denormals, minimum and maximum, conversion to integers.

use std::cmp::Ordering;

use crate::control::CondMod;
use crate::cr0::RoundingMode;
use crate::types::DataType;

/// The NaN that every arithmetic operation returns, whatever NaNs went in:
/// quiet, positive, zero payload. Zero for integer types.
///
/// Payload propagation order is unknown (sec. 12 item 3) and no kernel may
/// depend on it; one pattern keeps engines comparable bit for bit and saves the
/// payload multiplexers. Raw copies (`mov` without conversion, `sel`) are not
/// arithmetic and keep their bits.
pub const fn canonical_nan(ty: DataType) -> u64 {
    match ty {
        DataType::Hf => 0x7E00,
        DataType::F => 0x7FC0_0000,
        DataType::Df => 0x7FF8_0000_0000_0000,
        _ => 0,
    }
}

/// `bits` of float type `ty` is a NaN.
pub const fn is_nan(ty: DataType, bits: u64) -> bool {
    match format(ty) {
        Some((exponent, mantissa)) => bits & exponent == exponent && bits & mantissa != 0,
        None => false,
    }
}

/// Result bits of an arithmetic operation: NaNs become [`canonical_nan`].
pub const fn canonicalize(ty: DataType, bits: u64) -> u64 {
    if is_nan(ty, bits) {
        canonical_nan(ty)
    } else {
        bits
    }
}

/// Denormals become the zero of their sign; other values stay.
///
/// Applied to sources and results of arithmetic while the type's keep bit in
/// `cr0` is clear. `cmp` and `sel` with a condition compare flushed sources
/// too, as arithmetic does (sec. 5.3 names `cmp`; min/max must agree with it or
/// `a < b ? a : b` would depend on the instruction chosen). What `sel` then
/// copies is the source as it was.
pub const fn flush_denormal(ty: DataType, bits: u64) -> u64 {
    match format(ty) {
        Some((exponent, mantissa)) if bits & exponent == 0 => bits & !mantissa,
        _ => bits,
    }
}

/// Whether `sel` with a condition copies src0. `ordering` is that of src0 to
/// src1, `None` when either is a NaN.
///
/// One NaN loses against a number (sec. 5.3); of two NaNs src1 is copied, bits
/// unchanged, as the virtual-ISA text has it.
pub fn sel_takes_src0(cond: CondMod, ordering: Option<Ordering>, src0_nan: bool, src1_nan: bool) -> bool {
    match (src0_nan, src1_nan) {
        (true, _) => false,
        (false, true) => true,
        (false, false) => cond.holds(ordering),
    }
}

/// Float to integer, as bits of `ty`, zero-extended: truncates, NaN gives 0,
/// out of range gives the nearest limit, so negative to unsigned gives 0.
///
/// The limits for 32- and 64-bit types are from a secondary source and compiled code does
/// not rely on them without `.sat`; the same rule with and without `.sat` needs
/// one data path. `value` holds every f16, f32 and f64 exactly.
///
/// Zero for float types, which are not integers.
pub const fn float_to_int(value: f64, ty: DataType) -> u64 {
    // Rust's casts saturate and turn NaN into zero.
    match ty {
        DataType::Ub => value as u8 as u64,
        DataType::B => value as i8 as u8 as u64,
        DataType::Uw => value as u16 as u64,
        DataType::W => value as i16 as u16 as u64,
        DataType::Ud => value as u32 as u64,
        DataType::D => value as i32 as u32 as u64,
        DataType::Uq => value as u64,
        DataType::Q => value as i64 as u64,
        DataType::Hf | DataType::F | DataType::Df => 0,
    }
}

/// Mixed half and single operands: computed in single precision and rounded
/// once, to the destination type (sec. 12 item 5). A second rounding would make
/// the half result depend on the width of an internal bus.
pub const MIXED_FLOAT_ROUNDS_ONCE: bool = true;

/// `lrp` is two fused operations, `u = src2 - src0 * src2`, rounded and flushed
/// as any result is, then `src0 * src1 + u` (sec. 5.3). It costs no data path
/// that `mad` does not have, and goes through that twice.
pub const LRP_FUSES_BOTH_STEPS: bool = true;

/// `dp4`, `dph`, `dp3`, `dp2` sum from the first element of a group on: a product, then one fused operation for
/// each further element, each rounded and flushed as any result is; of `dph` the last element of src1 is added
/// in the end. The order is open (sec. 5.3); this one has no data path that `mad` does not have.
pub const DOT_PRODUCTS_ARE_CHAINS: bool = true;

/// `frc` is `src0` less the next integer below, rounded toward zero whatever
/// `cr0` says: so it stays below 1 without a clamp.
pub const FRC_ROUNDING: RoundingMode = RoundingMode::TowardZero;

/// A condition modifier on a float operation compares what is written: after
/// rounding, flushing and saturation. It is the value on the write port, and
/// saturation next to a condition does not occur in compiled code.
pub const CONDITION_SEES_WRITTEN_VALUE: bool = true;

/// Exponent and mantissa masks of a float type.
const fn format(ty: DataType) -> Option<(u64, u64)> {
    match ty {
        DataType::Hf => Some((0x7C00, 0x03FF)),
        DataType::F => Some((0x7F80_0000, 0x007F_FFFF)),
        DataType::Df => Some((0x7FF0_0000_0000_0000, 0x000F_FFFF_FFFF_FFFF)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nans() {
        for (ty, nan, inf) in [
            (DataType::Hf, 0xFC01, 0x7C00),
            (DataType::F, 0x7F80_0001, 0xFF80_0000),
            (DataType::Df, 0xFFF0_0000_0000_0001, 0x7FF0_0000_0000_0000),
        ] {
            assert!(is_nan(ty, canonical_nan(ty)));
            assert_eq!(canonicalize(ty, nan), canonical_nan(ty));
            assert_eq!(canonicalize(ty, inf), inf);
        }
        assert!(f32::from_bits(canonical_nan(DataType::F) as u32).is_nan());
        assert!(f64::from_bits(canonical_nan(DataType::Df)).is_nan());
    }

    #[test]
    fn denormals_keep_their_sign() {
        assert_eq!(flush_denormal(DataType::F, 0x8000_0001), 0x8000_0000);
        assert_eq!(flush_denormal(DataType::F, 0x0080_0000), 0x0080_0000);
        assert_eq!(flush_denormal(DataType::Hf, 0x03FF), 0);
        assert_eq!(flush_denormal(DataType::Df, 1 << 63 | 1), 1 << 63);
        assert_eq!(flush_denormal(DataType::D, 5), 5);
    }

    #[test]
    fn minimum_and_maximum() {
        let less = Some(Ordering::Less);
        assert!(sel_takes_src0(CondMod::Lt, less, false, false));
        assert!(!sel_takes_src0(CondMod::Ge, less, false, false));
        let equal = Some(Ordering::Equal);
        assert!(sel_takes_src0(CondMod::Ge, equal, false, false));
        assert!(!sel_takes_src0(CondMod::Lt, equal, false, false));
        for cond in [CondMod::Lt, CondMod::Ge] {
            assert!(!sel_takes_src0(cond, None, true, false));
            assert!(sel_takes_src0(cond, None, false, true));
            assert!(!sel_takes_src0(cond, None, true, true));
        }
    }

    #[test]
    fn conversion_limits() {
        assert_eq!(float_to_int(f64::NAN, DataType::D), 0);
        assert_eq!(float_to_int(-1.5, DataType::D), 0xFFFF_FFFF);
        assert_eq!(float_to_int(-1.5, DataType::Ud), 0);
        assert_eq!(float_to_int(1e10, DataType::D), 0x7FFF_FFFF);
        assert_eq!(float_to_int(-1e10, DataType::D), 0x8000_0000);
        assert_eq!(float_to_int(f64::INFINITY, DataType::Ud), 0xFFFF_FFFF);
        assert_eq!(float_to_int(300.0, DataType::Ub), 255);
        assert_eq!(float_to_int(-300.0, DataType::B), 0x80);
        assert_eq!(float_to_int(1e30, DataType::Q), i64::MAX as u64);
        assert_eq!(float_to_int(f64::NEG_INFINITY, DataType::Uq), 0);
    }
}
