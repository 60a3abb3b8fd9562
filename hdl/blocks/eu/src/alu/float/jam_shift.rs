//! `JamShift`: shift right that says whether it lost a one.
//!
//! ```text
//!  value W     ->+-----+-> moved W
//!  distance 6  ->| jam |-> lost
//!  far         ->+-----+
//! ```
//!
//! Combinational. Levels of 32, 16, .. 1 bits: where the first have moved in zeros the next have no choice.
//! Each looks only at the bits that it drops, so no second shifter makes a mask. `far` moves everything out,
//! as the greatest distance does. Invariant: `loses_what_it_drops`. Stalls, deadlock: none, no state.

use tessera_hdl::prelude::*;

/// How far a level moves.
const DISTANCE: [u64; 6] = [32, 16, 8, 4, 2, 1];
/// Bits that it drops.
const DROPPED: [u64; 6] = [0xffff_ffff, 0xffff, 0xff, 0xf, 0x3, 0x1];

/// Moves a magnitude right and reports lost ones.
#[block(require(W > 32 && W < 64))]
pub struct JamShift<const W: usize> {
    pub value: Signal<In, U<W>>,
    pub distance: Signal<In, U<6>>,
    pub far: Signal<In, Bit>,
    pub moved: Signal<Out, U<W>>,
    pub lost: Signal<Out, Bit>,
    moves: Signal<Local, U<6>>,
    level: [Signal<Local, U<W>>; 7],
    drops: Signal<Local, U<6>>,
}

impl<const W: usize> Logic for JamShift<W> {
    #[hdl]
    fn update(&mut self) {
        self.moves.next = self.distance.val();
        if self.far.val() {
            self.moves.next = 63.into();
        }
        self.level[0].next = self.value.val();
        self.drops.next = 0.into();
        for i in 0..6 {
            self.level[i + 1].next = self.level[i].val();
            if self.moves.val().get_bit(5 - i) {
                self.level[i + 1].next = self.level[i].val() >> DISTANCE[i];
                self.drops.next = self.drops.val().replace_bit(i, (self.level[i].val() & DROPPED[i]).any());
            }
        }
        self.moved.next = self.level[6].val();
        self.lost.next = self.drops.val().any();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn loses_what_it_drops() {
        let mut random = Random::new(here!().seed(0x6a61_6d31));
        let mut sim = Sim::<JamShift<52>>::new();
        for _ in 0..20_000 {
            let value = (random.word() >> random.below(64)) << random.below(52) & ((1 << 52) - 1);
            let (distance, far) = (random.below(64), random.below(8) == 0);
            sim.value.next = value.into();
            sim.distance.next = distance.into();
            sim.far.next = far;
            sim.eval();
            let moved = if far { 0 } else { value >> distance };
            let lost = if far { value != 0 } else { moved << distance != value };
            assert_eq!((sim.moved.val().raw(), sim.lost.val()), (moved, lost), "{value:#x} by {distance}, far {far}");
        }
    }
}
