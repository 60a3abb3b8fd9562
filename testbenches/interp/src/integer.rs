//! Integer arithmetic (gen9-eu-isa.md sec. 5.2).
//!
//! Lanes are held sign- or zero-extended in 128 bits, so every operation is exact before the destination
//! wraps or saturates it.

use tessera_isa::decisions::arithmetic::{modified, quotient_d, quotient_ud, remainder_d, remainder_ud};
use tessera_isa::{DataType, Opcode};

use crate::convert::extend;
use crate::lanes::{map1, Lanes};
use crate::operand::Source;
use crate::state::Thread;

/// A source's lanes with its modifiers applied; `bitwise` turns negation into complement.
pub(crate) fn fetch(source: &Source, thread: &Thread, n: usize, bitwise: bool) -> Lanes<i128> {
    let raw: Lanes<i128> = match source.ty {
        DataType::Ub => map1(n, &source.fetch::<u8>(thread, n), i128::from),
        DataType::B => map1(n, &source.fetch::<i8>(thread, n), i128::from),
        DataType::Uw | DataType::Hf => map1(n, &source.fetch::<u16>(thread, n), i128::from),
        DataType::W => map1(n, &source.fetch::<i16>(thread, n), i128::from),
        DataType::Ud | DataType::F => map1(n, &source.fetch::<u32>(thread, n), i128::from),
        DataType::D => map1(n, &source.fetch::<i32>(thread, n), i128::from),
        DataType::Uq | DataType::Df => map1(n, &source.fetch::<u64>(thread, n), i128::from),
        DataType::Q => map1(n, &source.fetch::<i64>(thread, n), i128::from),
    };
    match (source.abs, source.neg) {
        (false, false) => raw,
        (_, neg) if bitwise => map1(n, &raw, |v| if neg { !v } else { v }),
        (abs, neg) => map1(n, &raw, |v| modified(v, source.ty, abs, neg)),
    }
}

/// What an operation needs beyond its operand lanes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Widths {
    /// Any of destination and sources is 64 bits wide: shift counts use six bits.
    pub any_64: bool,
    /// Type of the first source, for operations that look at its width or sign.
    pub src0: DataType,
}

impl Widths {
    fn shift_count(self, value: i128) -> u32 {
        value as u32 & if self.any_64 { 63 } else { 31 }
    }
}

/// One lane of an operation; operands it does not have are ignored.
pub(crate) type Operation = fn([i128; 3], Widths) -> i128;

/// The exact result of an opcode whose lanes are independent, before wrapping; `None` for other opcodes.
pub(crate) fn operation(opcode: Opcode) -> Option<Operation> {
    Some(match opcode {
        Opcode::Not => |[a, ..], _| !a,
        Opcode::Lzd => |[a, ..], _| i128::from((a as u32).leading_zeros()),
        Opcode::Fbh => |[a, ..], widths| i128::from(first_bit_high(a, widths.src0)),
        Opcode::Fbl => |[a, ..], _| i128::from(first_bit_low(a)),
        Opcode::Cbit => |[a, ..], widths| i128::from((a as u64 & low_bits(widths.src0.bits())).count_ones()),
        Opcode::Bfrev => |[a, ..], _| i128::from((a as u32).reverse_bits()),
        Opcode::Mul => |[a, b, _], _| a * b,
        Opcode::Avg => |[a, b, _], _| (a + b + 1) >> 1,
        Opcode::Xor => |[a, b, _], _| a ^ b,
        Opcode::Shl => |[a, b, _], widths| a << widths.shift_count(b),
        Opcode::Shr => |[a, b, _], widths| {
            let pattern = a as u64 & low_bits(if widths.any_64 { 64 } else { 32 });
            i128::from(pattern >> widths.shift_count(b))
        },
        Opcode::Asr => |[a, b, _], widths| a >> widths.shift_count(b),
        Opcode::Bfi1 => |[width, offset, _], _| field_mask(width, offset),
        Opcode::Bfe => |[width, offset, data], widths| extract(width, offset, data, widths.src0),
        Opcode::Bfi2 => |[mask, insert, base], _| (mask & insert) | (!mask & base),
        _ => return None,
    })
}

/// `mach`: the high half of a product whose low multiplier half is already in the accumulator.
pub(crate) fn multiply_high(acc: i128, a: i128, b: i128) -> i128 {
    let high_half = extend(b as u64 >> 16 & 0xFFFF, if b < 0 { DataType::W } else { DataType::Uw });
    acc + ((a * high_half) << 16)
}

/// Mask of `width` ones from bit `offset`, cut to 32 bits.
fn field_mask(width: i128, offset: i128) -> i128 {
    let ones = low_bits(width as u32 & 31);
    i128::from((ones << (offset as u32 & 31)) as u32)
}

fn low_bits(count: u32) -> u64 {
    match count {
        0 => 0,
        _ => u64::MAX >> (64 - count),
    }
}

/// `bfe`: zero-extended for ud, sign-extended for d; bits above 31 read as the data's sign.
fn extract(width: i128, offset: i128, data: i128, ty: DataType) -> i128 {
    let width = width as u32 & 31;
    if width == 0 {
        return 0;
    }
    let field = (data >> (offset as u32 & 31)) & i128::from(low_bits(width));
    if ty.is_signed() {
        let unused = i128::BITS - width;
        field << unused >> unused
    } else {
        field
    }
}

fn first_bit_low(value: i128) -> u32 {
    match value as u32 {
        0 => u32::MAX,
        pattern => pattern.trailing_zeros(),
    }
}

fn first_bit_high(value: i128, ty: DataType) -> u32 {
    let pattern = value as u32;
    let folded = if ty.is_signed() && (pattern as i32) < 0 { !pattern } else { pattern };
    match folded {
        0 => u32::MAX,
        _ => folded.leading_zeros(),
    }
}

/// Integer quotient and remainder of the math box, corners as decided in `tessera-isa`. `ty` is the
/// destination's type, which alone decides whether the operands' low 32 bits are signed.
pub(crate) fn divide(n: i128, d: i128, ty: DataType) -> (i128, i128) {
    if ty.is_signed() {
        let (n, d) = (n as i32, d as i32);
        (i128::from(quotient_d(n, d)), i128::from(remainder_d(n, d)))
    } else {
        let (n, d) = (n as u32, d as u32);
        (i128::from(quotient_ud(n, d)), i128::from(remainder_ud(n, d)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convert::wrap;

    const DWORD: Widths = Widths { any_64: false, src0: DataType::D };
    const QWORD: Widths = Widths { any_64: true, src0: DataType::Q };
    const UNSIGNED: Widths = Widths { any_64: false, src0: DataType::Ud };

    fn lane(opcode: Opcode, operands: [i128; 3], widths: Widths) -> i128 {
        operation(opcode).expect("an elementwise opcode")(operands, widths)
    }

    #[test]
    fn shift_counts_use_five_or_six_bits() {
        assert_eq!(lane(Opcode::Shl, [1, 33, 0], DWORD), 2);
        assert_eq!(lane(Opcode::Shl, [1, 33, 0], QWORD), 1 << 33);
        assert_eq!(lane(Opcode::Asr, [-8, 1, 0], DWORD), -4);
        assert_eq!(lane(Opcode::Shr, [-1, 28, 0], DWORD), 15);
        assert_eq!(lane(Opcode::Shr, [-1, 60, 0], QWORD), 15);
    }

    #[test]
    fn bit_counting() {
        assert_eq!(lane(Opcode::Lzd, [0, 0, 0], UNSIGNED), 32);
        assert_eq!(lane(Opcode::Fbh, [-1, 0, 0], DWORD), 0xFFFF_FFFF);
        assert_eq!(lane(Opcode::Fbh, [-2, 0, 0], DWORD), 31);
        assert_eq!(lane(Opcode::Fbh, [1, 0, 0], UNSIGNED), 31);
        assert_eq!(lane(Opcode::Fbl, [0, 0, 0], UNSIGNED), 0xFFFF_FFFF);
        assert_eq!(lane(Opcode::Fbl, [8, 0, 0], UNSIGNED), 3);
        assert_eq!(lane(Opcode::Bfrev, [1, 0, 0], UNSIGNED), 0x8000_0000);
        let byte = Widths { any_64: false, src0: DataType::Ub };
        assert_eq!(lane(Opcode::Cbit, [0xF1, 0, 0], byte), 5);
    }

    #[test]
    fn bit_fields() {
        assert_eq!(lane(Opcode::Bfi1, [4, 8, 0], DWORD), 0xF00);
        assert_eq!(lane(Opcode::Bfe, [4, 8, 0xABC], UNSIGNED), 0xA);
        assert_eq!(lane(Opcode::Bfe, [4, 8, 0xABC], DWORD), -6);
        assert_eq!(lane(Opcode::Bfe, [0, 8, 0xABC], DWORD), 0);
        assert_eq!(lane(Opcode::Bfi2, [0xF0, 0x55, 0x0A], UNSIGNED), 0x5A);
    }

    #[test]
    fn mul_and_mach_make_the_high_half() {
        let cases: [(i128, i128); 4] = [
            (i128::from(i32::MIN), i128::from(i32::MIN)),
            (-7, 1_000_000_007),
            (123_456_789, -987_654_321),
            (i128::from(u32::MAX), i128::from(u32::MAX)),
        ];
        for (a, b) in cases {
            let low = a * (b & 0xFFFF);
            let full = multiply_high(low, a, b);
            assert_eq!(full, a * b, "{a} * {b}");
            assert_eq!(wrap(full >> 32, DataType::Ud), wrap((a * b) >> 32, DataType::Ud));
        }
    }

    #[test]
    fn division_corners() {
        assert_eq!(divide(-7, 2, DataType::D), (-3, -1));
        assert_eq!(divide(5, 0, DataType::Ud), (0xFFFF_FFFF, 0xFFFF_FFFF));
        let (quotient, remainder) = divide(i128::from(i32::MIN), -1, DataType::D);
        assert_eq!(wrap(quotient, DataType::D), i128::from(i32::MIN));
        assert_eq!(remainder, 0);
    }
}
