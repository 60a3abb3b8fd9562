//! `ImulLane`: low half of a 32 x 32 multiplication, one per cycle, latency 7.
//!
//! ```text
//!                      +-----------+
//!  valid             ->|           |
//!  kind[2] 3         ->|  X1 .. X7 |-> result 32
//!  abs, negate 2     ->|           |
//!  src[2] 32         ->+-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | source modifiers |
//! | X2 | one full and two low 16 x 16 products |
//! | X3 | sum |
//! | X4..X7 | the result travels along, so that both multipliers have one latency |
//!
//! The product modulo 2^32 is the same for signed and unsigned sources, and no
//! destination is wider. Operands are taken when `valid`; otherwise every stage
//! repeats its value.
//!
//! Invariants: `products_match`; latency 7 (same test). Stalls: none, the lane
//! never waits. Deadlock: none, no handshake. Limits: no high half (`mach`).

use crate::alu::source::SourceModify;
use crate::bundle::*;
use crate::word::{dword, exact};
use tessera_hdl::prelude::*;

/// Integer multiply pipeline of seven stages.
#[block]
pub struct ImulLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: ShortSources<In>,
    pub result: Signal<Out, U<32>>,
    x1: ShortSourcesReg,
    modify: [SourceModify; 2],
    x2_a: Reg<U<32>>,
    x2_b: Reg<U<32>>,
    x3_low: Reg<U<32>>,
    x3_cross: [Reg<U<16>>; 2],
    /// X4, X5, X6, X7, A.
    travel: [Reg<U<32>>; 5],
}

impl Logic for ImulLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1);
        registers!(self, x2_a, x2_b, x3_low, x3_cross[2]);

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1);
        }

        comment!("X1: modify");
        for i in 0..2 {
            connect!(self.x1.src[i] => self.modify[i].element, self.x1.kind[i] => self.modify[i].kind);
            self.modify[i].abs.next = self.x1.abs.q.val().get_bit(i);
            self.modify[i].negate.next = self.x1.negate.q.val().get_bit(i);
            self.modify[i].bitwise.next = false;
        }
        self.x2_a.d.next = self.modify[0].value.val().field(exact::LOW);
        self.x2_b.d.next = self.modify[1].value.val().field(exact::LOW);

        comment!("X2: multiply");
        self.x3_low.d.next =
            bit_cast::<32, 16>(self.x2_a.q.val().field(dword::LOW)) * bit_cast::<32, 16>(self.x2_b.q.val().field(dword::LOW));
        self.x3_cross[0].d.next = self.x2_a.q.val().field(dword::HIGH) * self.x2_b.q.val().field(dword::LOW);
        self.x3_cross[1].d.next = self.x2_a.q.val().field(dword::LOW) * self.x2_b.q.val().field(dword::HIGH);

        comment!("X3: add");
        carry!(
            self,
            travel[5] = self.x3_low.q.val() + (bit_cast::<32, 16>(self.x3_cross[0].q.val() + self.x3_cross[1].q.val()) << 16)
        );
        self.result.next = self.travel[4].q.val();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{exact, here, Random};
    use std::collections::VecDeque;

    #[test]
    fn products_match() {
        let mut random = Random::new(here!().seed(0x696d_756c));
        let mut sim = Sim::<ImulLane>::new();
        let mut in_flight = VecDeque::new();
        for _ in 0..200_000 {
            let src = [random.integer(), random.integer()];
            let kind = [random.below(4), random.below(4)];
            let modifiers = if random.below(2) == 0 { random.word() } else { 0 };
            let value = |i: usize| exact(src[i], kind[i], modifiers >> i & 1 != 0, modifiers >> (2 + i) & 1 != 0);
            in_flight.push_back((value(0).wrapping_mul(value(1)) as u32, src, kind));
            sim.valid.next = true;
            for i in 0..2 {
                sim.sources.src[i].next = u64::from(src[i]).into();
                sim.sources.kind[i].next = kind[i].into();
            }
            sim.sources.abs.next = (modifiers & 3).into();
            sim.sources.negate.next = (modifiers >> 2 & 3).into();
            sim.eval();
            if in_flight.len() > 8 {
                let (expected, src, kind) = in_flight.pop_front().expect("not empty");
                assert_eq!(sim.result.val(), u64::from(expected), "{src:x?} kinds {kind:?}");
            }
            sim.tick();
        }
    }
}
