//! Random numbers that are the same on every machine.

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    /// Uniform enough in `0..n`, `n > 0`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }

    /// Uniform in `low..=high`.
    pub fn between(&mut self, [low, high]: [u64; 2]) -> u64 {
        low + self.below(high - low + 1)
    }
}
