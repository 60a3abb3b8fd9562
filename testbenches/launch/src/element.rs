//! Element types of buffers and by-value arguments: names, sizes, OpenCL C
//! spelling, conversions to and from bytes, and the distance between floats.

use serde::{Deserialize, Serialize};

/// A scalar type as `launch.toml` and comparisons name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Element {
    /// Signed, 8 bits.
    I8,
    /// Unsigned, 8 bits.
    U8,
    /// Signed, 16 bits.
    I16,
    /// Unsigned, 16 bits.
    U16,
    /// Signed, 32 bits.
    I32,
    /// Unsigned, 32 bits.
    U32,
    /// Signed, 64 bits.
    I64,
    /// Unsigned, 64 bits.
    U64,
    /// Float, 16 bits.
    F16,
    /// Float, 32 bits.
    F32,
    /// Float, 64 bits.
    F64,
}

impl Element {
    /// As a launch file spells it.
    pub fn name(self) -> &'static str {
        match self {
            Element::I8 => "i8",
            Element::U8 => "u8",
            Element::I16 => "i16",
            Element::U16 => "u16",
            Element::I32 => "i32",
            Element::U32 => "u32",
            Element::I64 => "i64",
            Element::U64 => "u64",
            Element::F16 => "f16",
            Element::F32 => "f32",
            Element::F64 => "f64",
        }
    }

    /// Bytes.
    pub fn size(self) -> usize {
        match self {
            Element::I8 | Element::U8 => 1,
            Element::I16 | Element::U16 | Element::F16 => 2,
            Element::I32 | Element::U32 | Element::F32 => 4,
            Element::I64 | Element::U64 | Element::F64 => 8,
        }
    }

    /// True for the three floats.
    pub fn is_float(self) -> bool {
        matches!(self, Element::F16 | Element::F32 | Element::F64)
    }

    /// True for the four signed integers.
    pub fn is_signed_integer(self) -> bool {
        matches!(self, Element::I8 | Element::I16 | Element::I32 | Element::I64)
    }

    /// The element stored in the first `size()` bytes, as an integer: sign
    /// extended for signed types, the bit pattern otherwise.
    pub fn integer(self, bytes: &[u8]) -> i128 {
        let bits = self.bits(bytes);
        if self.is_signed_integer() {
            let unused = 64 - 8 * self.size() as u32;
            i128::from((bits << unused) as i64 >> unused)
        } else {
            i128::from(bits)
        }
    }

    /// The bit pattern stored in the first `size()` bytes.
    pub fn bits(self, bytes: &[u8]) -> u64 {
        bytes.iter().take(self.size()).enumerate().fold(0, |bits, (i, &byte)| bits | u64::from(byte) << (8 * i))
    }

    /// The value as a double; exact for every type but 64-bit integers.
    pub fn float(self, bytes: &[u8]) -> f64 {
        let bits = self.bits(bytes);
        match self {
            Element::F16 => f16_to_f64(bits as u16),
            Element::F32 => f64::from(f32::from_bits(bits as u32)),
            Element::F64 => f64::from_bits(bits),
            _ => self.integer(bytes) as f64,
        }
    }

    /// Distance of two floats in units in the last place: the bit patterns as
    /// sign-magnitude integers. `None` when exactly one of them is a NaN.
    pub fn ulp_distance(self, a: &[u8], b: &[u8]) -> Option<u64> {
        let (x, y) = (self.float(a), self.float(b));
        if x.is_nan() || y.is_nan() {
            return (x.is_nan() && y.is_nan()).then_some(0);
        }
        let sign = 1u64 << (8 * self.size() - 1);
        let ordered = |bits: u64| {
            let magnitude = i128::from(bits & !sign);
            if bits & sign != 0 {
                -magnitude
            } else {
                magnitude
            }
        };
        let distance = ordered(self.bits(a)) - ordered(self.bits(b));
        // Two 63-bit magnitudes are at most 2^64 - 2 apart.
        Some(distance.unsigned_abs() as u64)
    }

    /// The value as text that reads back as the same value.
    pub fn text(self, bytes: &[u8]) -> String {
        match self {
            Element::F32 => f32::from_bits(self.bits(bytes) as u32).to_string(),
            _ if self.is_float() => self.float(bytes).to_string(),
            _ => self.integer(bytes).to_string(),
        }
    }

    /// The element as text, with the bit pattern where the value hides it.
    pub fn show(self, bytes: &[u8]) -> String {
        if !self.is_float() {
            return self.integer(bytes).to_string();
        }
        let bits = self.bits(bytes);
        let value = match self {
            Element::F32 => format!("{:e}", f32::from_bits(bits as u32)),
            _ => format!("{:e}", self.float(bytes)),
        };
        format!("{value} ({bits:#0width$x})", width = 2 + 2 * self.size())
    }
}

/// An OpenCL C scalar or vector type, as far as its name tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenClType {
    /// Type of a lane.
    pub element: Element,
    /// How many; 1 for a scalar.
    pub lanes: usize,
}

impl OpenClType {
    /// Parses `uchar`, `float4`, ...; a pointer type gives what it points to.
    /// `None` for structs and other names.
    pub fn parse(name: &str) -> Option<OpenClType> {
        let name = name.trim_end_matches('*').trim();
        let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        let base = &name[..name.len() - digits.len()];
        let lanes = match digits {
            "" => 1,
            "2" | "3" | "4" | "8" | "16" => digits.parse().ok()?,
            _ => return None,
        };
        let element = match base {
            "char" => Element::I8,
            "uchar" | "bool" => Element::U8,
            "short" => Element::I16,
            "ushort" => Element::U16,
            "int" => Element::I32,
            "uint" => Element::U32,
            "long" => Element::I64,
            "ulong" => Element::U64,
            "half" => Element::F16,
            "float" => Element::F32,
            "double" => Element::F64,
            _ => return None,
        };
        Some(OpenClType { element, lanes })
    }

    /// Bytes in memory: a vector of three takes the room of four.
    pub fn size(self) -> usize {
        let lanes = if self.lanes == 3 { 4 } else { self.lanes };
        self.element.size() * lanes
    }
}

/// Value of a half.
pub fn f16_to_f64(bits: u16) -> f64 {
    let sign = if bits & 0x8000 != 0 { -1.0 } else { 1.0 };
    let exponent = i32::from(bits >> 10 & 0x1F);
    let mantissa = f64::from(bits & 0x3FF);
    match exponent {
        0 => sign * mantissa * 2f64.powi(-24),
        31 if mantissa == 0.0 => sign * f64::INFINITY,
        31 => f64::NAN,
        _ => sign * (mantissa + 1024.0) * 2f64.powi(exponent - 25),
    }
}

/// Nearest half, ties to even.
pub fn f64_to_f16(value: f64) -> u16 {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    let magnitude = value.abs();
    if magnitude.is_nan() {
        return 0x7E00;
    }
    // Halves are ordered like their bit patterns, so the magnitude lies between
    // a pattern and its successor; 0x7C00 doubles as 65536, the overflow bound.
    let of = |bits: u16| match bits {
        0x7C00 => 65536.0,
        _ => f16_to_f64(bits),
    };
    let (mut low, mut high) = (0u16, 0x7C00u16);
    if magnitude >= of(high) {
        return sign | high;
    }
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if of(middle) <= magnitude {
            low = middle;
        } else {
            high = middle;
        }
    }
    let (below, above) = (magnitude - of(low), of(high) - magnitude);
    let up = above < below || (above == below && low % 2 == 1);
    sign | if up { high } else { low }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_survives_the_round_trip() {
        for bits in 0..=u16::MAX {
            let value = f16_to_f64(bits);
            if !value.is_nan() {
                assert_eq!(f64_to_f16(value), bits, "{bits:#x}");
            }
        }
    }

    #[test]
    fn halves_round_to_nearest_even() {
        assert_eq!(f64_to_f16(1.0 + 1.0 / 2048.0), 0x3C00);
        assert_eq!(f64_to_f16(1.0 + 3.0 / 2048.0), 0x3C02);
        assert_eq!(f64_to_f16(65519.9), 0x7BFF);
        assert_eq!(f64_to_f16(65520.0), 0x7C00);
        assert_eq!(f64_to_f16(-0.0), 0x8000);
    }

    #[test]
    fn ulp_distance_crosses_zero_and_respects_nan() {
        let f = |value: f32| value.to_le_bytes();
        let next = f32::from_bits(1);
        let distance = |a: f32, b: f32| Element::F32.ulp_distance(&f(a), &f(b));
        assert_eq!(distance(0.0, -0.0), Some(0));
        assert_eq!(distance(next, -next), Some(2));
        assert_eq!(distance(f32::NAN, -f32::NAN), Some(0));
        assert_eq!(distance(f32::NAN, 1.0), None);
        assert_eq!(distance(f32::INFINITY, f32::MAX), Some(1));
    }

    #[test]
    fn type_names() {
        let float4 = OpenClType::parse("float4*").unwrap();
        assert_eq!((float4.element, float4.size()), (Element::F32, 16));
        assert_eq!(OpenClType::parse("char3").unwrap().size(), 4);
        assert_eq!(OpenClType::parse("struct s"), None);
        assert_eq!(OpenClType::parse("float5"), None);
        assert_eq!(OpenClType::parse("é4"), None);
    }
}
