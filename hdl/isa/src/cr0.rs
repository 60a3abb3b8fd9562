//! Control register `cr0.0`: rounding and denormals (gen9-eu-isa.md sec. 1.3).

use crate::types::DataType;

/// Rounding of arithmetic and of conversions to floats; never of float to
/// integer, which truncates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundingMode {
    /// To the nearest value, ties to the even one.
    #[default]
    NearestEven,
    /// Up, toward plus infinity.
    TowardPositive,
    /// Down, toward minus infinity.
    TowardNegative,
    /// Toward zero.
    TowardZero,
}

/// Value of `cr0.0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cr0(pub u32);

impl Cr0 {
    /// Bit of the rounding mode's low bit; the field is bits 5:4.
    pub const ROUNDING_SHIFT: u32 = 4;
    /// Keep double-precision denormals.
    pub const KEEP_DF_DENORMALS: u32 = 1 << 6;
    /// Keep single-precision denormals.
    pub const KEEP_F_DENORMALS: u32 = 1 << 7;
    /// Keep half-precision denormals.
    pub const KEEP_HF_DENORMALS: u32 = 1 << 10;

    /// Rounding mode in bits 5:4.
    pub const fn rounding(self) -> RoundingMode {
        match self.0 >> Self::ROUNDING_SHIFT & 3 {
            0 => RoundingMode::NearestEven,
            1 => RoundingMode::TowardPositive,
            2 => RoundingMode::TowardNegative,
            _ => RoundingMode::TowardZero,
        }
    }

    /// Denormals of float type `ty` count; true for integer types, which have
    /// none.
    pub const fn keeps_denormals(self, ty: DataType) -> bool {
        let bit = match ty {
            DataType::Df => Self::KEEP_DF_DENORMALS,
            DataType::F => Self::KEEP_F_DENORMALS,
            DataType::Hf => Self::KEEP_HF_DENORMALS,
            _ => return true,
        };
        self.0 & bit != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compiler_prologue_and_rounding_toggles() {
        let kept = Cr0(0x4C0);
        for ty in [DataType::Df, DataType::F, DataType::Hf] {
            assert!(kept.keeps_denormals(ty));
            assert!(!Cr0(0x30).keeps_denormals(ty));
        }
        assert!(Cr0(0x40).keeps_denormals(DataType::Df));
        assert!(!Cr0(0x40).keeps_denormals(DataType::F));
        assert_eq!(kept.rounding(), RoundingMode::NearestEven);
        assert_eq!(Cr0(0x4C0 ^ 0x10).rounding(), RoundingMode::TowardPositive);
        assert_eq!(Cr0(0x4C0 ^ 0x20).rounding(), RoundingMode::TowardNegative);
        assert_eq!(Cr0(0x4C0 ^ 0x30).rounding(), RoundingMode::TowardZero);
    }
}
