//! `U<N>`: the unsigned value type of every signal, 1 to 64 bits wide.
//!
//! Contract: the stored word never has a bit set at or above `N`, every
//! operation returns its result modulo 2^N, and shifts by `N` or more give 0,
//! exactly like a width-exact Verilog expression. Wider data is an array of
//! `U<64>`. rust-hdl's own `Bits<N>` is not used because its shifts and slices
//! go through big integers (tens of nanoseconds each).
//!
//! Limits: unsigned only; the three signed operations that hardware needs are
//! the functions [`sign_extend`], [`signed_lt`] and [`shift_right_signed`].

use rust_hdl_core::prelude::{Bits, Synth, TypeDescriptor, TypeKind, VCDValue, VerilogLiteral};

/// An unsigned value of exactly `N` bits.
///
/// Eight bytes anywhere: a signal has two of them and two flags, and an execution unit tens of thousands of
/// signals, most of which are touched every cycle; what lies between them for the sake of alignment would be a
/// quarter of that.
#[repr(Rust, packed)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct U<const N: usize>(u64);

impl<const N: usize> U<N> {
    const MASK: u64 = {
        assert!(N >= 1 && N <= 64, "U<N> holds 1 to 64 bits");
        u64::MAX >> (64 - N)
    };
    /// All bits zero.
    pub const ZERO: Self = U(0);
    /// All bits one.
    pub const ONES: Self = U(Self::MASK);

    /// The low `N` bits of `value`; the rest is dropped.
    #[inline(always)]
    pub const fn new(value: u64) -> Self {
        U(value & Self::MASK)
    }

    /// The value as a plain word.
    #[inline(always)]
    pub const fn raw(self) -> u64 {
        self.0
    }

    /// Bit `index`; bits at or above `N` read as zero.
    #[inline(always)]
    pub const fn get_bit(self, index: usize) -> bool {
        index < 64 && (self.0 >> index) & 1 != 0
    }

    /// `M` bits from `offset` up; bits at or above `N` read as zero.
    #[inline(always)]
    pub const fn get_bits<const M: usize>(self, offset: usize) -> U<M> {
        if offset >= 64 {
            U(0)
        } else {
            U::new(self.0 >> offset)
        }
    }

    /// The value with bit `index` replaced; an index at or above `N` changes nothing.
    #[inline(always)]
    pub const fn replace_bit(self, index: usize, bit: bool) -> Self {
        if index >= N {
            self
        } else if bit {
            U(self.0 | 1 << index)
        } else {
            U(self.0 & !(1 << index))
        }
    }

    /// True when every bit is one.
    #[inline(always)]
    pub const fn all(self) -> bool {
        self.0 == Self::MASK
    }

    /// True when at least one bit is one.
    #[inline(always)]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Parity: true when an odd number of bits is one.
    #[inline(always)]
    pub const fn xor(self) -> bool {
        self.0.count_ones() & 1 != 0
    }

    /// The value as an index.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The value read as an `N`-bit two's complement number.
    #[inline(always)]
    pub const fn signed(self) -> i64 {
        (self.0 << (64 - N)) as i64 >> (64 - N)
    }
}

/// Zero-extends or truncates to `M` bits.
#[inline(always)]
pub const fn bit_cast<const M: usize, const N: usize>(value: U<N>) -> U<M> {
    U::new(value.0)
}

/// A constant of `N` bits. In a block the value must fit; the exporter refuses it otherwise.
#[inline(always)]
pub const fn bits<const N: usize>(value: u64) -> U<N> {
    debug_assert!(value & !U::<N>::MASK == 0, "constant does not fit");
    U::new(value)
}

/// Sign-extends from `N` to `M` bits (`M >= N`).
#[inline(always)]
pub const fn sign_extend<const M: usize, const N: usize>(value: U<N>) -> U<M> {
    const { assert!(M >= N, "sign_extend cannot narrow") };
    U::new(value.signed() as u64)
}

/// `a < b` with both read as two's complement.
#[inline(always)]
pub const fn signed_lt<const N: usize>(a: U<N>, b: U<N>) -> bool {
    a.signed() < b.signed()
}

/// Arithmetic shift right; a distance of `N` or more leaves only sign bits.
#[inline(always)]
pub const fn shift_right_signed<const N: usize, const M: usize>(value: U<N>, by: U<M>) -> U<N> {
    let by = if by.0 > 63 { 63 } else { by.0 };
    U::new((value.signed() >> by) as u64)
}

/// Turns a loop variable or a constant into a value of `N` bits; it must fit.
pub trait ToBits {
    /// The same number in `N` bits.
    fn to_bits<const N: usize>(self) -> U<N>;
}

impl ToBits for usize {
    #[inline(always)]
    fn to_bits<const N: usize>(self) -> U<N> {
        bits(self as u64)
    }
}

impl ToBits for u64 {
    #[inline(always)]
    fn to_bits<const N: usize>(self) -> U<N> {
        bits(self)
    }
}

impl<const N: usize> From<u64> for U<N> {
    #[inline(always)]
    fn from(value: u64) -> Self {
        debug_assert!(value & !Self::MASK == 0, "{value:#x} does not fit {N} bits");
        U::new(value)
    }
}

impl From<bool> for U<1> {
    #[inline(always)]
    fn from(bit: bool) -> Self {
        U(bit as u64)
    }
}

impl<const N: usize> From<U<N>> for u64 {
    #[inline(always)]
    fn from(value: U<N>) -> u64 {
        value.0
    }
}

impl<const N: usize> std::fmt::Debug for U<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{N}'h{:x}", self.raw())
    }
}

impl<const N: usize> std::fmt::LowerHex for U<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::LowerHex::fmt(&self.raw(), f)
    }
}

macro_rules! binary_operator {
    ($trait:ident, $method:ident, $apply:expr) => {
        impl<const N: usize> std::ops::$trait for U<N> {
            type Output = U<N>;
            #[inline(always)]
            fn $method(self, right: U<N>) -> U<N> {
                let apply: fn(u64, u64) -> u64 = $apply;
                U::new(apply(self.0, right.0))
            }
        }
        impl<const N: usize> std::ops::$trait<u64> for U<N> {
            type Output = U<N>;
            #[inline(always)]
            fn $method(self, right: u64) -> U<N> {
                let apply: fn(u64, u64) -> u64 = $apply;
                U::new(apply(self.0, right))
            }
        }
    };
}
binary_operator!(Add, add, u64::wrapping_add);
binary_operator!(Sub, sub, u64::wrapping_sub);
binary_operator!(Mul, mul, u64::wrapping_mul);
binary_operator!(BitAnd, bitand, |a, b| a & b);
binary_operator!(BitOr, bitor, |a, b| a | b);
binary_operator!(BitXor, bitxor, |a, b| a ^ b);

macro_rules! shift_operator {
    ($trait:ident, $method:ident) => {
        impl<const N: usize, const M: usize> std::ops::$trait<U<M>> for U<N> {
            type Output = U<N>;
            #[inline(always)]
            fn $method(self, by: U<M>) -> U<N> {
                self.$method(by.0)
            }
        }
        impl<const N: usize> std::ops::$trait<u64> for U<N> {
            type Output = U<N>;
            #[inline(always)]
            fn $method(self, by: u64) -> U<N> {
                if by >= 64 {
                    U(0)
                } else {
                    U::new(self.0.$method(by))
                }
            }
        }
    };
}
shift_operator!(Shl, shl);
shift_operator!(Shr, shr);

impl<const N: usize> std::ops::Not for U<N> {
    type Output = U<N>;
    #[inline(always)]
    fn not(self) -> U<N> {
        U(!self.0 & Self::MASK)
    }
}

impl<const N: usize> PartialEq<u64> for U<N> {
    #[inline(always)]
    fn eq(&self, right: &u64) -> bool {
        self.0 == *right
    }
}

impl<const N: usize> PartialOrd<u64> for U<N> {
    #[inline(always)]
    fn partial_cmp(&self, right: &u64) -> Option<std::cmp::Ordering> {
        self.raw().partial_cmp(right)
    }
}

impl<const N: usize> Synth for U<N> {
    const BITS: usize = N;

    fn descriptor() -> TypeDescriptor {
        TypeDescriptor { name: format!("U::<{N}>"), kind: TypeKind::Bits(N) }
    }

    fn vcd(self) -> VCDValue {
        Bits::<N>::from(self.0).into()
    }

    fn verilog(self) -> VerilogLiteral {
        Bits::<N>::from(self.0).into()
    }
}
