//! Integer arithmetic of the subset: exact values in `i64`, brought to a 16- or 32-bit destination at the
//! end.

/// A 16- or 32-bit integer type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IntType {
    /// Bits: 16 or 32.
    pub width: u32,
    /// Two's complement.
    pub signed: bool,
}

impl IntType {
    /// The value of the low bits of `bits`.
    pub fn extend(self, bits: u32) -> i64 {
        let unused = 64 - self.width;
        if self.signed {
            (i64::from(bits) << unused) >> unused
        } else {
            ((u64::from(bits) << unused) >> unused) as i64
        }
    }

    /// Low bits of `value`, the rest 0.
    pub fn wrap(self, value: i64) -> u32 {
        (value as u32) & (u32::MAX >> (32 - self.width))
    }

    /// Smallest and largest value.
    pub fn range(self) -> (i64, i64) {
        if self.signed {
            (-(1 << (self.width - 1)), (1 << (self.width - 1)) - 1)
        } else {
            (0, (1 << self.width) - 1)
        }
    }

    /// `value` brought into [`IntType::range`] by clamping.
    pub fn saturate(self, value: i64) -> i64 {
        let (low, high) = self.range();
        value.clamp(low, high)
    }
}

/// The mean of two numbers, halves rounded up.
pub fn avg(a: i64, b: i64) -> i64 {
    (a + b + 1).div_euclid(2)
}

/// `value << amount`; only the low 32 bits of the result are meaningful.
pub fn shl(value: i64, amount: u32) -> i64 {
    value << amount
}

/// The low 32 bits of `value`, shifted right.
pub fn shr(value: i64, amount: u32) -> i64 {
    i64::from(value as u32 >> amount)
}

/// Leading zeros of the pattern, or leading ones of a negative number; all ones where no other bit follows.
pub fn first_bit_high(value: i64) -> i64 {
    let pattern = value as u32;
    let run = if value < 0 { pattern.leading_ones() } else { pattern.leading_zeros() };
    i64::from(if run == u32::BITS { u32::MAX } else { run })
}

/// Trailing zeros of the pattern; all ones of 0.
pub fn first_bit_low(value: i64) -> i64 {
    match value as u32 {
        0 => u32::MAX.into(),
        pattern => pattern.trailing_zeros().into(),
    }
}

/// `width` ones from bit `offset` up, of 32.
pub fn field_mask(width: u32, offset: u32) -> i64 {
    (((1u64 << (width & 31)) - 1 << offset) as u32).into()
}

/// `floor(value / 2^amount)`
pub fn asr(value: i64, amount: u32) -> i64 {
    value >> amount
}
