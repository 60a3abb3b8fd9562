//! `AluCollector`: the lanes of one source, from the read port until their beat.
//!
//! ```text
//!  take, rd_data[4], rd_mask ->+-----------+
//!  down, around, odd         ->| collector |-> element[4] 32
//!  load, waited              ->|           |-> captured[4] 32
//!  fixed, fixed_value[4]     ->+-----------+
//! ```
//!
//! The lanes of one or two rows are captured at the end of the cycles in which `rd_data` shows them (`take`),
//! each with the row it lies in. In every cycle the lower four come out (of integer multiply and all that has
//! four beats two of these), combinationally; in place of what was captured (`fixed`) an immediate or an ARF
//! value. At the end of the last beat of the lower lanes the upper ones move `down`: what follows is long, and
//! so begins at registers. A round whose sources the next one has again moves them `around`, twice. What makes
//! elements of the nibbles of an immediate is long, and so is what widens an f16 or cuts a bit field; as an
//! immediate f16 comes widened, and three sources have no immediates, those two look at `captured`, without it.
//! With `AHEAD` those of the pass in op are held apart ([`AluHeld`]), and move there: with `load` they are what
//! was captured, or, unless the pass has `waited`, what is captured now.
//!
//! ```text
//! cycle        0        1         2           3
//! take         1        1         0           0
//! rd_mask      0x3f     0xc0
//! rd_data      of row   of next
//! down                            1           0
//! element      ?        ?         lanes 0-3   lanes 4-7
//! ```
//!
//! Invariants: without `AHEAD` nothing is taken in a cycle of `down` (`ready` of [`super::operate`]);
//! `merges_rows_and_hands_out_beats`. Stalls, deadlock: none. Limits: what lies above an element's size in its
//! lane is don't care.

use super::held::AluHeld;
use crate::word::qword;
use tessera_hdl::prelude::*;

/// Captures the lanes of one source and hands out four a cycle.
#[block]
pub struct AluCollector<const AHEAD: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub rd_data: [Signal<In, U<64>>; 4],
    pub rd_mask: Signal<In, U<8>>,
    /// op takes the pass; it has waited.
    pub load: Signal<In, Bit>,
    pub waited: Signal<In, Bit>,
    /// Lanes 4 to 7 move to lanes 0 to 3; with it, these to lanes 4 to 7.
    pub down: Signal<In, Bit>,
    pub around: Signal<In, Bit>,
    /// The beat has lanes 2 and 3 of the lower four.
    pub odd: Signal<In, Bit>,
    pub fixed: Signal<In, Bit>,
    pub fixed_value: [Signal<In, U<32>>; 4],
    pub element: [Signal<Out, U<32>>; 4],
    /// What was captured, without regard to `fixed`.
    pub captured: [Signal<Out, U<32>>; 4],
    lane: [Reg<U<32>>; 8],
    held: [AluHeld; AHEAD],
    /// What a lane takes.
    fresh: [Signal<Local, U<32>>; 8],
    /// Lanes of the pass in op.
    shown: [Signal<Local, U<32>>; 4],
    /// Lanes move here, not where they are held.
    moves: Signal<Local, Bit>,
}

impl<const AHEAD: usize> Logic for AluCollector<AHEAD> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, lane[8]);
        subblocks!(self, held[AHEAD]);
        for k in 0..8 {
            self.fresh[k].next = self.lane[k].q.val();
        }
        for w in 0..4 {
            if self.take.val() & self.rd_mask.val().get_bit(2 * w) {
                self.fresh[2 * w].next = self.rd_data[w].val().field(qword::LOW);
            }
            if self.take.val() & self.rd_mask.val().get_bit(2 * w + 1) {
                self.fresh[2 * w + 1].next = self.rd_data[w].val().field(qword::HIGH);
            }
        }
        for k in 0..8 {
            self.lane[k].d.next = self.fresh[k].val();
        }
        self.moves.next = AHEAD == 0;
        if self.moves.val() & self.down.val() {
            for k in 0..4 {
                self.lane[k].d.next = self.lane[k + 4].q.val();
                if self.around.val() {
                    self.lane[k + 4].d.next = self.lane[k].q.val();
                }
            }
        }
        for k in 0..4 {
            connect!(self.lane[k] => self.shown[k]);
        }
        for h in 0..AHEAD {
            connect!(
                self.load => self.held[h].load,
                self.down => self.held[h].down,
                self.held[h].shown => self.shown
            );
            for k in 0..8 {
                connect!(self.fresh[k] => self.held[h].lane[k]);
                if self.waited.val() {
                    self.held[h].lane[k].next = self.lane[k].q.val();
                }
            }
        }
        for k in 0..2 {
            self.element[k].next = self.shown[k].val();
            if self.odd.val() {
                self.element[k].next = self.shown[k + 2].val();
            }
            connect!(self.shown[k + 2] => self.element[k + 2]);
        }
        for k in 0..4 {
            self.captured[k].next = self.element[k].val();
            if self.fixed.val() {
                self.element[k].next = self.fixed_value[k].val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn merges_rows_and_hands_out_beats() {
        let mut random = Random::new(here!().seed(0x636f_6c6c));
        let mut sim = Sim::<AluCollector<0>>::new();
        let mut held = [0u32; 8];
        for _ in 0..2_000 {
            for _ in 0..2 {
                let (take, mask) = (random.below(4) != 0, random.below(256));
                let data: Vec<u64> = (0..4).map(|_| random.word()).collect();
                sim.take.next = take;
                sim.rd_mask.next = mask.into();
                for (w, &word) in data.iter().enumerate() {
                    sim.rd_data[w].next = word.into();
                }
                sim.tick();
                for k in (0..8).filter(|k| take && mask >> k & 1 == 1) {
                    held[k] = (data[k / 2] >> (32 * (k % 2))) as u32;
                }
            }
            let (quad, around) = (random.below(2) == 0, random.below(2) == 0);
            sim.take.next = false;
            for beat in 0..if quad { 4 } else { 2 } {
                let fixed = random.below(8) == 0;
                sim.odd.next = quad && beat % 2 == 1;
                sim.fixed.next = fixed;
                for k in 0..4 {
                    sim.fixed_value[k].next = (0x1234_5678 + k as u64).into();
                }
                let last_of_lower = beat == if quad { 1 } else { 0 };
                let last = beat == if quad { 3 } else { 1 };
                sim.down.next = last_of_lower || (last && around);
                sim.around.next = around;
                sim.eval();
                for k in 0..if quad { 2 } else { 4 } {
                    let lane = held[if quad { 2 * beat + k } else { 4 * beat + k }];
                    assert_eq!(sim.element[k].val().raw() as u32, if fixed { 0x1234_5678 + k as u32 } else { lane });
                    assert_eq!(sim.captured[k].val().raw() as u32, lane);
                }
                sim.tick();
            }
            if !around {
                held.copy_within(4..8, 0);
            }
            sim.down.next = false;
        }
    }
}
