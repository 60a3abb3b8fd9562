//! Stimuli: pseudo-random words mixed with the corners where widths go wrong.

/// Deterministic generator (xorshift with a multiplied output).
pub struct Random(u64);

impl Random {
    /// A generator that starts at `seed`, which must not be zero.
    pub fn new(seed: u64) -> Self {
        assert_ne!(seed, 0, "a zero seed only makes zeros");
        Random(seed)
    }

    pub fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        ((self.word() >> 32) as usize) % n
    }

    /// A value of `width` bits; every third one sits at an edge of its range.
    pub fn value(&mut self, width: usize) -> u64 {
        let top = u64::MAX >> (64 - width);
        let sign = 1 << (width - 1);
        match self.below(12) {
            0 => 0,
            1 => top,
            2 => sign,
            3 => sign - 1,
            _ => self.word() >> 7 & top,
        }
    }
}
