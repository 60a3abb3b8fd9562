//! `AluDecide`: what src2 of csel says in one lane.
//!
//! ```text
//!  element 32, abs, negate, flush ->+--------+
//!  condition 3                    ->| decide |-> first
//!                                   +--------+
//! ```
//!
//! Combinational: an f32 against zero, in the beat in which it leaves its collector. With the outcome in
//! place of the predicate, csel is a sel without condition, so that no lane has a third operand for it.
//! Invariant: `decides_as_a_comparison`. Stalls, deadlock: none, no state.

use super::condition::ConditionTerms;
use crate::word::float;
use tessera_hdl::prelude::*;

/// Compares a float with zero.
#[block]
pub struct AluDecide {
    pub element: Signal<In, U<32>>,
    pub abs: Signal<In, Bit>,
    pub negate: Signal<In, Bit>,
    /// A denormal counts as zero.
    pub flush: Signal<In, Bit>,
    pub condition: Signal<In, U<3>>,
    pub first: Signal<Out, Bit>,
    nan: Signal<Local, Bit>,
    zero: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    terms: ConditionTerms,
}

impl Logic for AluDecide {
    #[hdl]
    fn update(&mut self) {
        self.nan.next = self.element.val().field(float::EXPONENT).all() & self.element.val().field(float::FRACTION).any();
        self.zero.next = !self.element.val().field(float::EXPONENT).any()
            & (self.flush.val() | !self.element.val().field(float::FRACTION).any());
        self.less.next = ((self.element.val().field(float::SIGN) & !self.abs.val()) ^ self.negate.val()) & !self.zero.val();
        connect!(self.condition => self.terms.condition);
        self.first.next = ((self.zero.val() & self.terms.by_zero.val()) | (self.less.val() & self.terms.by_sign.val()))
            ^ self.terms.inverts.val();
        if self.nan.val() {
            self.first.next = self.terms.of_nan.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{flush, here, modify, Random};

    #[test]
    fn decides_as_a_comparison() {
        let mut random = Random::new(here!().seed(0x6465_6369));
        let mut sim = Sim::<AluDecide>::new();
        for _ in 0..50_000 {
            let exponent = [0, 0, 1, 127, 255, 255][random.below(6) as usize];
            let fraction = random.word() & 0x7f_ffff & [0, 1, u64::MAX][random.below(3) as usize];
            let element = (random.below(2) << 31 | exponent << 23 | fraction) as u32;
            let [abs, negate, flushes] = [(); 3].map(|()| random.below(2) != 0);
            let condition = 1 + random.below(6);
            sim.element.next = u64::from(element).into();
            (sim.abs.next, sim.negate.next, sim.flush.next) = (abs, negate, flushes);
            sim.condition.next = condition.into();
            sim.eval();
            let x = f32::from_bits(flush(modify(element, abs, negate), flushes));
            let expected = match condition {
                1 => x == 0.0,
                2 => x != 0.0,
                3 => x > 0.0,
                4 => x >= 0.0,
                5 => x < 0.0,
                _ => x <= 0.0,
            };
            assert_eq!(sim.first.val(), expected, "{element:#x} abs {abs} negate {negate} flush {flushes}: {condition}");
        }
    }
}
