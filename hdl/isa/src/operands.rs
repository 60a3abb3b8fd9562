//! Operands of one- and two-source instructions (gen9-eu-isa.md sec. 2.2).

use crate::region::{HorzStride, Region};
use crate::registers::Location;
use crate::types::{DataType, ImmType};

/// Destination of a one- or two-source instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dst {
    /// Where its first element lies.
    pub loc: Location,
    /// Type.
    pub ty: DataType,
    /// Distance of its elements.
    pub hstride: HorzStride,
}

impl Dst {
    /// Bytes from one lane to the next.
    pub const fn stride(self) -> usize {
        self.hstride.lane_offset(1, self.ty.size())
    }
}

/// Register source of a one- or two-source instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegSrc {
    /// Where its first element lies.
    pub loc: Location,
    /// Type.
    pub ty: DataType,
    /// Where its elements lie from there.
    pub region: Region,
    /// Applied before `neg`.
    pub abs: bool,
    /// Negate, or bitwise NOT where [`crate::Opcode::negates_bitwise`] says so.
    pub neg: bool,
}

/// Immediate source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Immediate {
    /// Type.
    pub ty: ImmType,
    /// The whole field: 64 bits for the 64-bit types, else 32. Tools repeat
    /// 16-bit values in both halves; [`Immediate::lane_bits`] takes the low one.
    pub bits: u64,
}

impl Immediate {
    /// The immediate as tools encode it: masked to the type, 16-bit values
    /// repeated.
    pub const fn new(ty: ImmType, value: u64) -> Self {
        let bits = match ty {
            ImmType::Uw | ImmType::W | ImmType::Hf => (value & 0xFFFF) * 0x1_0001,
            ImmType::Uq | ImmType::Q | ImmType::Df => value,
            _ => value & 0xFFFF_FFFF,
        };
        Immediate { ty, bits }
    }

    /// Bits of the element that lane `lane` sees, in the width of
    /// `ty.element()`; packed vectors are expanded (sec. 2.3).
    ///
    /// Destination lanes are `dst_stride` bytes apart. Nibbles go with words of
    /// the destination: lane `i` of a dword destination gets element `2 * i`
    /// (`gen9-kernel-abi.md` sec. 11 item 18).
    pub const fn lane_bits(self, lane: usize, dst_stride: usize) -> u64 {
        let word = if dst_stride > 2 { lane * (dst_stride / 2) } else { lane };
        match self.ty {
            ImmType::Uw | ImmType::W | ImmType::Hf => self.bits & 0xFFFF,
            ImmType::Ud | ImmType::D | ImmType::F => self.bits & 0xFFFF_FFFF,
            ImmType::Uq | ImmType::Q | ImmType::Df => self.bits,
            ImmType::Uv => self.nibble(word),
            ImmType::V => {
                let nibble = self.nibble(word);
                if nibble & 8 != 0 {
                    nibble | 0xFFF0
                } else {
                    nibble
                }
            }
            ImmType::Vf => vf_to_f32_bits((self.bits >> ((lane & 3) * 8)) as u8) as u64,
        }
    }

    const fn nibble(self, element: usize) -> u64 {
        (self.bits >> ((element & 7) * 4)) & 0xF
    }
}

/// Single-precision bits of one packed-float byte: sign, 3-bit exponent with
/// bias 3, 4-bit mantissa; only 0x00 and 0x80 are zeros, the rest is normal.
const fn vf_to_f32_bits(byte: u8) -> u32 {
    let sign = (byte as u32 >> 7) << 31;
    if byte & 0x7F == 0 {
        return sign;
    }
    let exponent = ((byte as u32 >> 4) & 7) + 127 - 3;
    let mantissa = (byte as u32 & 0xF) << 19;
    sign | exponent << 23 | mantissa
}

/// Source of a one- or two-source instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Src {
    /// A register region.
    Reg(RegSrc),
    /// A constant.
    Imm(Immediate),
}

impl Src {
    /// Element type that lanes see.
    pub const fn element_type(self) -> DataType {
        match self {
            Src::Reg(reg) => reg.ty,
            Src::Imm(imm) => imm.ty.element(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nibbles_go_with_words_of_the_destination() {
        let lanes = |imm: Immediate, stride: usize| [0, 1, 2, 3, 4, 7].map(|lane| imm.lane_bits(lane, stride));
        let numbers = Immediate::new(ImmType::Uv, 0x7654_3210);
        assert_eq!(lanes(numbers, 2), [0, 1, 2, 3, 4, 7]);
        assert_eq!(lanes(numbers, 4), [0, 2, 4, 6, 0, 6]);
        assert_eq!(lanes(numbers, 8), [0, 4, 0, 4, 0, 4]);
        let signed = Immediate::new(ImmType::V, 0x0000_8F10);
        assert_eq!(lanes(signed, 2)[..4], [0, 1, 0xFFFF, 0xFFF8]);
        // Packed floats are as wide as the lanes they go to.
        let floats = Immediate::new(ImmType::Vf, 0x4030_2000);
        assert_eq!([0, 1, 2].map(|lane| f32::from_bits(floats.lane_bits(lane, 4) as u32)), [0.0, 0.5, 1.0]);
    }
}
