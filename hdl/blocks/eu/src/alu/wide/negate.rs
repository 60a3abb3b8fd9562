//! `WideNegate`: stage X4 of the wide lane.
//!
//! ```text
//!  chosen       ->+--------+-> negated: value 64, above, ..
//!  from_integer ->| negate |-> replacement (multiply-add lane)
//!                 +--------+
//! ```
//!
//! Combinational. The exact result; a magnitude that becomes a float goes to the multiply-add lane as a sum
//! of 52 bits, with what does not fit jammed into the lowest. Invariants: `wide_operations_match_the_model`,
//! `wide_integers_become_floats`. Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::word::{qword, sum52, sum_high, sum_low, wide};
use tessera_hdl::prelude::*;

/// Negates where that was left to the end.
#[block]
pub struct WideNegate {
    pub chosen: WideValue<In>,
    pub from_integer: Signal<In, Bit>,
    pub value: Signal<Out, U<64>>,
    pub above: Signal<Out, U<2>>,
    pub replacement: Replacement<Out>,
    turned: Signal<Local, U<64>>,
    turned_above: Signal<Local, U<2>>,
    low: Signal<Local, U<33>>,
    high: Signal<Local, U<34>>,
    total: Signal<Local, U<64>>,
    /// The sum does not hold it.
    exceeds: Signal<Local, Bit>,
}

impl Logic for WideNegate {
    #[hdl]
    fn update(&mut self) {
        self.turned.next = self.chosen.value.val();
        self.turned_above.next = self.chosen.above.val();
        if self.chosen.flip.val() {
            self.turned.next = !self.chosen.value.val();
            self.turned_above.next = !self.chosen.above.val();
        }
        self.low.next =
            bit_cast::<33, 32>(self.turned.val().field(qword::LOW)) + bit_cast::<33, 1>(self.chosen.flip.val().into());
        self.high.next = pack!(34;
                sum_high::LOW = self.turned.val().field(qword::HIGH),
                sum_high::ABOVE = self.turned_above.val())
            + bit_cast::<34, 1>(self.low.val().field(sum_low::CARRY).into());
        self.total.next =
            pack!(64; qword::LOW = self.low.val().field(sum_low::LOW), qword::HIGH = self.high.val().field(sum_high::LOW));
        connect!(self.total => self.value);
        self.above.next = self.high.val().field(sum_high::ABOVE);

        comment!("bit 51 weighs 2^51, of a large number 2^63");
        self.exceeds.next = self.total.val().field(wide::ABOVE_SUM).any();
        self.replacement.valid.next = self.from_integer.val();
        self.replacement.sum.next = bit_cast::<52, 64>(self.total.val());
        self.replacement.exponent.next = 178.into();
        if self.exceeds.val() {
            self.replacement.sum.next =
                self.total.val().field(wide::SUM) | pack!(52; sum52::LOWEST = self.total.val().field(wide::BELOW_SUM).any());
            self.replacement.exponent.next = 190.into();
        }
        connect!(self.chosen.below_zero => self.replacement.sign);
    }
}
