//! Integer arithmetic of the subset: exact values in `i128`, brought to the size of the destination at the
//! end.

/// An integer type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IntType {
    /// Bits: 8, 16, 32 or 64; of a field any number up to that.
    pub width: u32,
    /// Two's complement.
    pub signed: bool,
}

impl IntType {
    /// The value of the low bits of `bits`.
    pub fn extend(self, bits: u64) -> i128 {
        let unused = 128 - self.width;
        if self.signed {
            (i128::from(bits) << unused) >> unused
        } else {
            ((u128::from(bits) << unused) >> unused) as i128
        }
    }

    /// Low bits of `value`, the rest 0.
    pub fn wrap(self, value: i128) -> u64 {
        (value as u64) & (u64::MAX >> (64 - self.width))
    }

    /// Smallest and largest value.
    pub fn range(self) -> (i128, i128) {
        if self.signed {
            (-(1 << (self.width - 1)), (1 << (self.width - 1)) - 1)
        } else {
            (0, (1 << self.width) - 1)
        }
    }

    /// `value` brought into [`IntType::range`] by clamping.
    pub fn saturate(self, value: i128) -> i128 {
        let (low, high) = self.range();
        value.clamp(low, high)
    }
}

/// The mean of two numbers, halves rounded up.
pub fn avg(a: i128, b: i128) -> i128 {
    (a + b + 1).div_euclid(2)
}

/// `value << amount`; only the low bits of the result, as many as a pattern has, are meaningful.
pub fn shl(value: i128, amount: u32) -> i128 {
    value << amount
}

/// The low `width` bits of `value`, shifted right.
pub fn shr(value: i128, amount: u32, width: u32) -> i128 {
    (value & ((1 << width) - 1)) >> amount
}

/// Leading zeros of the pattern, or leading ones of a negative number; all ones where no other bit follows.
pub fn first_bit_high(value: i128) -> i128 {
    let pattern = value as u32;
    let run = if value < 0 { pattern.leading_ones() } else { pattern.leading_zeros() };
    i128::from(if run == u32::BITS { u32::MAX } else { run })
}

/// Trailing zeros of the pattern; all ones of 0.
pub fn first_bit_low(value: i128) -> i128 {
    match value as u32 {
        0 => u32::MAX.into(),
        pattern => pattern.trailing_zeros().into(),
    }
}

/// `width` ones from bit `offset` up, of 32.
pub fn field_mask(width: u32, offset: u32) -> i128 {
    ((((1u64 << (width & 31)) - 1) << offset) as u32).into()
}

/// The low `width` bits (of 5) of `value`, which may be signed.
pub fn field(value: i128, width: u32, signed: bool) -> i128 {
    match width & 31 {
        0 => 0,
        width => IntType { width, signed }.extend(value as u64),
    }
}

/// `floor(value / 2^amount)`
pub fn asr(value: i128, amount: u32) -> i128 {
    value >> amount
}
