//! Integer results and the flags made from results.

use std::cmp::Ordering;

use crate::types::DataType;

/// What a condition modifier of an integer operation other than `cmp` compares:
/// the result as the destination type holds it, against zero.
///
/// Sec. 12 item 4 leaves wrapped or wide open; the compiler's 64-bit saturating
/// add is only right with the wrapped value, and it is what the destination
/// write port carries anyway. `value` is the result in any width. Float types
/// have no integer result: `None`.
pub const fn integer_condition(value: i128, ty: DataType) -> Option<Ordering> {
    let wrapped = match wrap(value, ty) {
        Some(wrapped) => wrapped,
        None => return None,
    };
    Some(if wrapped == 0 {
        Ordering::Equal
    } else if wrapped < 0 {
        Ordering::Less
    } else {
        Ordering::Greater
    })
}

/// The overflow condition (`.o`): the exact result does not fit the
/// destination type. Not emitted by the compiler; this is the meaning that
/// needs no second definition of overflow besides that of saturation.
pub const fn overflows(value: i128, ty: DataType) -> bool {
    match wrap(value, ty) {
        Some(wrapped) => wrapped != value,
        None => false,
    }
}

/// `value` as integer type `ty` holds it; `None` for float types.
pub const fn wrap(value: i128, ty: DataType) -> Option<i128> {
    Some(match ty {
        DataType::Ub => value as u8 as i128,
        DataType::B => value as i8 as i128,
        DataType::Uw => value as u16 as i128,
        DataType::W => value as i16 as i128,
        DataType::Ud => value as u32 as i128,
        DataType::D => value as i32 as i128,
        DataType::Uq => value as u64 as i128,
        DataType::Q => value as i64 as i128,
        DataType::Hf | DataType::F | DataType::Df => return None,
    })
}

/// An integer source after its modifiers. `value` is the source extended by its
/// type `ty`.
///
/// The absolute value is that of the signed number of the same width, also for
/// unsigned types: the compiler writes `abs(int) / uint` as a move of
/// `(abs)r:ud` (sec. 13.4). Absolute value and negation are exact, in more bits
/// than the source has, and wrapped only where the destination wraps (sec. 13.7
/// leaves `-INT_MIN` to a decision: it widens).
pub const fn modified(value: i128, ty: DataType, abs: bool, neg: bool) -> i128 {
    let value = if abs { signed(value, ty).abs() } else { value };
    if neg {
        -value
    } else {
        value
    }
}

/// The signed number whose pattern an integer of type `ty` has.
const fn signed(value: i128, ty: DataType) -> i128 {
    let unused = i128::BITS - ty.bits();
    value << unused >> unused
}

// The destination's type chooses between the pairs below, whatever the types of
// the sources: `short / ushort` compiles to `math.iqot` of two `ud`, one of them
// sign-extended, into a `d` (sec. 13.3).

/// `math.iqot` on `ud`: truncating; by zero all ones, as Direct3D wants it.
pub const fn quotient_ud(n: u32, d: u32) -> u32 {
    match n.checked_div(d) {
        Some(quotient) => quotient,
        None => u32::MAX,
    }
}

/// `math.irem` on `ud`: by zero all ones, as Direct3D wants it.
pub const fn remainder_ud(n: u32, d: u32) -> u32 {
    match n.checked_rem(d) {
        Some(remainder) => remainder,
        None => u32::MAX,
    }
}

/// `math.iqot` on `d`: truncating; by zero the limit on the numerator's side;
/// `i32::MIN / -1` wraps (sec. 6.2: visible to undefined-behaviour programs
/// only).
pub const fn quotient_d(n: i32, d: i32) -> i32 {
    if d == 0 {
        limit_toward(n)
    } else {
        n.wrapping_div(d)
    }
}

/// `math.irem` on `d`: sign of the numerator; by zero the same limit as the
/// quotient, so that one multiplexer serves both results.
pub const fn remainder_d(n: i32, d: i32) -> i32 {
    if d == 0 {
        limit_toward(n)
    } else {
        n.wrapping_rem(d)
    }
}

const fn limit_toward(n: i32) -> i32 {
    if n < 0 {
        i32::MIN
    } else {
        i32::MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_see_the_wrapped_result() {
        let sum = i128::from(i32::MAX) + 1;
        assert_eq!(integer_condition(sum, DataType::D), Some(Ordering::Less));
        assert_eq!(integer_condition(sum, DataType::Ud), Some(Ordering::Greater));
        assert_eq!(integer_condition(1 << 32, DataType::D), Some(Ordering::Equal));
        assert_eq!(integer_condition(1, DataType::F), None);
        assert!(overflows(sum, DataType::D));
        assert!(!overflows(sum, DataType::Ud));
        assert!(overflows(-1, DataType::Ud));
    }

    #[test]
    fn modifiers_do_not_wrap() {
        let min = i128::from(i32::MIN);
        assert_eq!(modified(min, DataType::D, true, false), 1 << 31);
        assert_eq!(modified(min, DataType::D, false, true), 1 << 31);
        assert_eq!(modified(min, DataType::D, true, true), min);
        assert_eq!(wrap(modified(min, DataType::D, false, true), DataType::D), Some(min));
    }

    #[test]
    fn division_corners() {
        assert_eq!((quotient_ud(7, 0), remainder_ud(7, 0)), (!0, !0));
        assert_eq!((quotient_ud(7, 2), remainder_ud(7, 2)), (3, 1));
        assert_eq!((quotient_d(-7, 2), remainder_d(-7, 2)), (-3, -1));
        assert_eq!((quotient_d(7, 0), remainder_d(7, 0)), (i32::MAX, i32::MAX));
        assert_eq!((quotient_d(-7, 0), remainder_d(-7, 0)), (i32::MIN, i32::MIN));
        assert_eq!(quotient_d(i32::MIN, -1), i32::MIN);
        assert_eq!(remainder_d(i32::MIN, -1), 0);
    }
}
