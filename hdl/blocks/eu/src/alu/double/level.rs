//! `DoubleLevel`: moves a denormal until its leading bit is on top.
//!
//! ```text
//!  value 64, raw ->+-------+-> leveled 64
//!                  | level |-> count 6
//!                  +-------+
//! ```
//!
//! Combinational. The steps are made from the greatest down, as the upper bits of the count are known first.
//! A `raw` pattern stays where it is, and `count` of it and of 0 is 0. Invariant: `levels`. Stalls, deadlock:
//! none, no state.

use crate::alu::float::LeadingZeros64;
use tessera_hdl::prelude::*;

/// The steps.
const STEP: [u64; 6] = [32, 16, 8, 4, 2, 1];

/// Moves the leading one to the top.
#[block]
pub struct DoubleLevel {
    pub value: Signal<In, U<64>>,
    pub raw: Signal<In, Bit>,
    pub leveled: Signal<Out, U<64>>,
    pub count: Signal<Out, U<6>>,
    zeros: LeadingZeros64,
    moved: [Signal<Local, U<64>>; 7],
}

impl Logic for DoubleLevel {
    #[hdl]
    fn update(&mut self) {
        connect!(self.value => self.zeros.value);
        self.moved[0].next = self.value.val();
        for j in 0..6 {
            self.moved[j + 1].next = self.moved[j].val();
            if self.zeros.count.val().get_bit(5 - j) & !self.raw.val() {
                self.moved[j + 1].next = self.moved[j].val() << STEP[j];
            }
        }
        self.leveled.next = self.moved[6].val();
        self.count.next = self.zeros.count.val();
        if self.raw.val() | !self.value.val().any() {
            self.count.next = 0.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn levels() {
        let mut random = Random::new(here!().seed(0x6c65_7665));
        let mut sim = Sim::<DoubleLevel>::new();
        for n in 0..10_000 {
            let value = if n == 0 { 0 } else { random.word() >> random.below(64) };
            let raw = random.below(4) == 0;
            sim.value.next = value.into();
            sim.raw.next = raw;
            sim.eval();
            let zeros = if raw || value == 0 { 0 } else { value.leading_zeros() };
            assert_eq!(sim.count.val(), u64::from(zeros), "{value:#x}");
            assert_eq!(sim.leveled.val().raw(), value << zeros);
        }
    }
}
