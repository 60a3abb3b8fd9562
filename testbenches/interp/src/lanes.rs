//! Lane arrays: the per-instruction working values, one element per lane of the execution size.

/// Lanes of the widest instruction; narrower ones use the front.
pub(crate) const MAX_LANES: usize = 32;

/// One value per lane.
pub(crate) type Lanes<T> = [T; MAX_LANES];

/// An element as registers hold it: a little-endian pattern of `SIZE` bytes.
pub(crate) trait Element: Copy + Default + PartialEq + 'static {
    const SIZE: usize;
    /// Reads the first `SIZE` bytes of `bytes`.
    fn load(bytes: &[u8]) -> Self;
    /// Writes the first `SIZE` bytes of `bytes`.
    fn store(self, bytes: &mut [u8]);
    /// Keeps the low bits.
    fn truncate(bits: u64) -> Self;
    /// The pattern, zero-extended.
    fn bits(self) -> u64;
}

macro_rules! element {
    ($($signed:ty, $unsigned:ty;)*) => {$(
        element!(@one $unsigned, $unsigned);
        element!(@one $signed, $unsigned);
    )*};
    (@one $t:ty, $pattern:ty) => {
        impl Element for $t {
            const SIZE: usize = size_of::<$t>();
            #[inline(always)]
            fn load(bytes: &[u8]) -> Self {
                let mut raw = [0; size_of::<$t>()];
                raw.copy_from_slice(&bytes[..size_of::<$t>()]);
                <$t>::from_le_bytes(raw)
            }
            #[inline(always)]
            fn store(self, bytes: &mut [u8]) {
                bytes[..size_of::<$t>()].copy_from_slice(&self.to_le_bytes());
            }
            #[inline(always)]
            fn truncate(bits: u64) -> Self {
                bits as $t
            }
            #[inline(always)]
            fn bits(self) -> u64 {
                self as $pattern as u64
            }
        }
    };
}

element! {
    i8, u8;
    i16, u16;
    i32, u32;
    i64, u64;
}

/// Lane `i` of the result is `f` of lane `i` of the operands; lanes from `n` on stay zero.
#[inline(always)]
pub(crate) fn map1<A: Copy, R: Copy + Default>(n: usize, a: &Lanes<A>, f: impl Fn(A) -> R) -> Lanes<R> {
    let mut out = [R::default(); MAX_LANES];
    for (out, &a) in out.iter_mut().zip(a).take(n) {
        *out = f(a);
    }
    out
}

#[inline(always)]
pub(crate) fn map2<A: Copy, B: Copy, R: Copy + Default>(n: usize, a: &Lanes<A>, b: &Lanes<B>, f: impl Fn(A, B) -> R) -> Lanes<R> {
    let mut out = [R::default(); MAX_LANES];
    for ((out, &a), &b) in out.iter_mut().zip(a).zip(b).take(n) {
        *out = f(a, b);
    }
    out
}

#[inline(always)]
pub(crate) fn map3<A: Copy, R: Copy + Default>(
    n: usize,
    a: &Lanes<A>,
    b: &Lanes<A>,
    c: &Lanes<A>,
    f: impl Fn(A, A, A) -> R,
) -> Lanes<R> {
    let mut out = [R::default(); MAX_LANES];
    for (((out, &a), &b), &c) in out.iter_mut().zip(a).zip(b).zip(c).take(n) {
        *out = f(a, b, c);
    }
    out
}

/// The lanes (as a mask) for which `f` holds.
#[inline(always)]
pub(crate) fn test2<A: Copy>(n: usize, a: &Lanes<A>, b: &Lanes<A>, f: impl Fn(A, A) -> bool) -> u32 {
    let mut mask = 0;
    for (lane, (&a, &b)) in a.iter().zip(b).take(n).enumerate() {
        mask |= u32::from(f(a, b)) << lane;
    }
    mask
}

/// The lowest `n` lanes as a mask.
pub(crate) fn lane_mask(n: usize) -> u32 {
    u32::MAX >> (MAX_LANES - n)
}
