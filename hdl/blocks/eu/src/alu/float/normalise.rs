//! `FloatNormalise`: a sum on its way to the top of 52 bits, as far as rounding looks at it.
//!
//! ```text
//!  sum 52  ->+-----------+-> significand 24, guard
//!  shift 6 ->| normalise |-> sticky
//!            +-----------+
//! ```
//!
//! Combinational. Levels of 32, 16, .. 1 bits to the left. What the levels to come cannot bring up to the
//! guard is only asked for ones (`sticky`), before a level that might move it away; so each level has fewer
//! bits than the one before. Invariant: `keeps_what_counts`. Stalls, deadlock: none, no state.

use crate::word::sum52;
use tessera_hdl::prelude::*;

/// How far a level moves.
const DISTANCE: [u64; 6] = [32, 16, 8, 4, 2, 1];
/// What a level leaves too low, unless it moves it, and the ones before did not.
const LOW: [u64; 6] = [0, 0xfff, 0xf_f000, 0xf0_0000, 0x300_0000, 0x400_0000];

/// Moves a sum to the left.
#[block]
pub struct FloatNormalise {
    pub sum: Signal<In, U<52>>,
    pub shift: Signal<In, U<6>>,
    pub significand: Signal<Out, U<24>>,
    pub guard: Signal<Out, Bit>,
    /// Something below the guard.
    pub sticky: Signal<Out, Bit>,
    level: [Signal<Local, U<52>>; 7],
    ones: Signal<Local, U<6>>,
}

impl Logic for FloatNormalise {
    #[hdl]
    fn update(&mut self) {
        self.level[0].next = self.sum.val();
        self.ones.next = 0.into();
        for i in 0..6 {
            self.level[i + 1].next = self.level[i].val();
            if self.shift.val().get_bit(5 - i) {
                self.level[i + 1].next = self.level[i].val() << DISTANCE[i];
            } else {
                self.ones.next = self.ones.val().replace_bit(i, (self.level[i].val() & LOW[i]).any());
            }
        }
        self.significand.next = self.level[6].val().field(sum52::SIGNIFICAND);
        self.guard.next = self.level[6].val().field(sum52::GUARD);
        self.sticky.next = self.ones.val().any();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn keeps_what_counts() {
        let mut random = Random::new(here!().seed(0x6e6f_726d));
        let mut sim = Sim::<FloatNormalise>::new();
        for _ in 0..50_000 {
            let value = (random.word() >> random.below(64)) << random.below(52) & ((1 << 52) - 1);
            let shift = random.below(64);
            sim.sum.next = value.into();
            sim.shift.next = shift.into();
            sim.eval();
            let moved = value << shift & ((1 << 52) - 1);
            let found = (sim.significand.val().raw(), sim.guard.val(), sim.sticky.val());
            let expected = (moved >> 28, moved >> 27 & 1 == 1, moved & ((1 << 27) - 1) != 0);
            assert_eq!(found, expected, "{value:#x} by {shift}");
        }
    }
}
