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
use tessera_hdl::prelude::*;

/// Integer multiply pipeline of seven stages.
#[block]
pub struct ImulLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub source_kind: [Signal<In, U<3>>; 2],
    pub abs: Signal<In, U<2>>,
    pub negate: Signal<In, U<2>>,
    pub src: [Signal<In, U<32>>; 2],
    pub result: Signal<Out, U<32>>,
    x1_src: [Reg<U<32>>; 2],
    x1_kind: [Reg<U<3>>; 2],
    x1_abs: Reg<U<2>>,
    x1_negate: Reg<U<2>>,
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
        registers!(self, x1_src[2], x1_kind[2], x1_abs, x1_negate, x2_a, x2_b, x3_low, x3_cross[2], travel[5]);

        comment!("operands of X1");
        if self.valid.val() {
            for i in 0..2 {
                self.x1_src[i].d.next = self.src[i].val();
                self.x1_kind[i].d.next = self.source_kind[i].val();
            }
            self.x1_abs.d.next = self.abs.val();
            self.x1_negate.d.next = self.negate.val();
        }

        comment!("X1: modify");
        for i in 0..2 {
            self.modify[i].element.next = self.x1_src[i].q.val();
            self.modify[i].kind.next = self.x1_kind[i].q.val();
            self.modify[i].abs.next = self.x1_abs.q.val().get_bit(i);
            self.modify[i].negate.next = self.x1_negate.q.val().get_bit(i);
            self.modify[i].bitwise.next = false;
        }
        self.x2_a.d.next = self.modify[0].value.val().get_bits::<32>(0);
        self.x2_b.d.next = self.modify[1].value.val().get_bits::<32>(0);

        comment!("X2: multiply");
        self.x3_low.d.next =
            bit_cast::<32, 16>(self.x2_a.q.val().get_bits::<16>(0)) * bit_cast::<32, 16>(self.x2_b.q.val().get_bits::<16>(0));
        self.x3_cross[0].d.next = self.x2_a.q.val().get_bits::<16>(16) * self.x2_b.q.val().get_bits::<16>(0);
        self.x3_cross[1].d.next = self.x2_a.q.val().get_bits::<16>(0) * self.x2_b.q.val().get_bits::<16>(16);

        comment!("X3: add");
        self.travel[0].d.next =
            self.x3_low.q.val() + (bit_cast::<32, 16>(self.x3_cross[0].q.val() + self.x3_cross[1].q.val()) << 16);
        for i in 1..5 {
            self.travel[i].d.next = self.travel[i - 1].q.val();
        }
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
                sim.src[i].next = u64::from(src[i]).into();
                sim.source_kind[i].next = kind[i].into();
            }
            sim.abs.next = (modifiers & 3).into();
            sim.negate.next = (modifiers >> 2 & 3).into();
            sim.eval();
            if in_flight.len() > 8 {
                let (expected, src, kind) = in_flight.pop_front().expect("not empty");
                assert_eq!(sim.result.val(), u64::from(expected), "{src:x?} kinds {kind:?}");
            }
            sim.tick();
        }
    }
}
