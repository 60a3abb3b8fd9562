//! The lanes of a pass side by side: what holds for all of them, such as the operation, is decided once.

use crate::lane::LaneResult;

/// What the lanes of a pass start from.
#[derive(Debug, Clone, Copy)]
pub struct Lanes {
    /// By source and lane: the raw elements, zero-extended.
    pub src: [[u64; 8]; 3],
    /// Bits of the lanes that take part.
    pub active: u8,
    /// Predicate bits.
    pub select: u8,
}

/// What the lanes deliver; nothing where a lane takes no part.
#[derive(Debug, Clone, Copy, Default)]
pub struct Results {
    /// By lane: see [`LaneResult::bits`].
    pub bits: [u64; 8],
    /// Bit by lane: see [`LaneResult::flag`].
    pub flags: u8,
}

impl Lanes {
    /// The predicate of a lane.
    pub fn selects(&self, lane: usize) -> bool {
        self.select >> lane & 1 == 1
    }

    /// Executes `one` for each lane that takes part: of its number and its elements.
    #[inline(always)]
    pub fn each(&self, mut one: impl FnMut(usize, [u64; 3]) -> LaneResult) -> Results {
        let [a, b, c] = &self.src;
        let mut results = Results::default();
        for (lane, delivered) in results.bits.iter_mut().enumerate() {
            if self.active >> lane & 1 == 1 {
                let LaneResult { bits, flag } = one(lane, [a[lane], b[lane], c[lane]]);
                *delivered = bits;
                results.flags |= u8::from(flag) << lane;
            }
        }
        results
    }
}
