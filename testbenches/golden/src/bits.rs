//! Field access on instruction words, and masks.

/// Bits `hi:lo` of a native word; at most 32 of them.
pub fn field(word: u128, hi: u32, lo: u32) -> u32 {
    debug_assert!(hi >= lo && hi - lo < 32);
    ((word >> lo) as u64 & low_mask(hi - lo + 1)) as u32
}

/// Bit `index` of a native word.
pub fn bit(word: u128, index: u32) -> bool {
    word >> index & 1 == 1
}

/// The `count` lowest bits set, `count` up to 64.
pub fn low_mask(count: u32) -> u64 {
    if count >= 64 {
        u64::MAX
    } else {
        (1 << count) - 1
    }
}

/// Byte `i` all ones where bit `i` of `enables` is set.
pub fn byte_mask(enables: u8) -> u64 {
    const LOWEST: u64 = 0x0101_0101_0101_0101;
    // Bit i alone in byte i, then in the lowest bit of byte i, then each to a full byte.
    let alone = (u64::from(enables) * LOWEST) & 0x8040_2010_0804_0201;
    let spread = ((alone + 0x7F * LOWEST) >> 7) & LOWEST;
    spread * 0xFF
}

/// The first set bit of `requests` in the order `pointer`, `pointer + 1`, .., 6, 0, .. (seven requesters).
pub fn round_robin(requests: u8, pointer: u8) -> Option<u8> {
    let all = requests & 0x7F;
    let from_pointer = all >> pointer << pointer;
    let candidates = if from_pointer != 0 { from_pointer } else { all };
    (candidates != 0).then_some(candidates.trailing_zeros() as u8)
}

/// The round-robin pointer after `granted` was served.
pub fn after(granted: u8) -> u8 {
    if granted == 6 {
        0
    } else {
        granted + 1
    }
}

/// Numbers of the bits that are set, from the lowest up.
#[inline(always)]
pub fn ones(mut bits: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(lowest)
    })
}

/// Words `lo`, `hi` of a port pair as one native word.
pub fn join(lo: u64, hi: u64) -> u128 {
    u128::from(hi) << 64 | u128::from(lo)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_robin_starts_at_the_pointer_and_wraps() {
        assert_eq!(round_robin(0b000_0001, 3), Some(0));
        assert_eq!(round_robin(0b110_1001, 3), Some(3));
        assert_eq!(round_robin(0b110_0001, 3), Some(5));
        assert_eq!(round_robin(0b100_0001, 6), Some(6));
        assert_eq!(round_robin(0, 6), None);
        assert_eq!((after(6), after(2)), (0, 3));
    }

    #[test]
    fn ones_come_from_the_lowest_up() {
        assert_eq!(ones(0b1010_0001).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(ones(0).next(), None);
    }

    #[test]
    fn byte_masks() {
        assert_eq!(byte_mask(0b1000_0101), 0xFF00_0000_00FF_00FF);
        assert_eq!(byte_mask(0xFF), u64::MAX);
        assert_eq!(field(0x1234 << 64, 75, 68), 0x23);
        assert!(bit(1 << 127, 127));
    }
}
