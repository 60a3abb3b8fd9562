//! A small deterministic generator: the same seed gives the same run on every machine and in every version.

/// SplitMix64; the field is its state, at first the seed.
#[derive(Debug, Clone)]
pub struct Random(pub u64);

impl Random {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Random(seed)
    }

    /// 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Uniform enough in `0..n`, `n > 0`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.word() % n
    }

    /// An index into `n` things, `n > 0`.
    pub fn index(&mut self, n: usize) -> usize {
        self.below(n as u64) as usize
    }

    /// Uniform in `lo..=hi`.
    pub fn between(&mut self, [lo, hi]: [u32; 2]) -> u64 {
        lo as u64 + self.below((hi - lo) as u64 + 1)
    }

    /// True in `percent` of 100 calls.
    pub fn chance(&mut self, percent: u32) -> bool {
        percent > 0 && self.below(100) < percent as u64
    }

    /// True in one of `n` calls.
    pub fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.index(from.len())]
    }
}
