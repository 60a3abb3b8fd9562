//! `IntegerDeliver`: stage X3 of the integer lane.
//!
//! ```text
//!  value 35, holds ->+---------+
//!  control         ->| deliver |-> result 32
//!                    +---------+
//! ```
//!
//! Combinational. The result is the truth value of `cmp`, a carry, a float pattern that
//! is passed on, or an integer clamped or wrapped. A float that saturates is
//! flushed first: NaN and everything with a sign become +0, 1 and more become 1.
//! Invariants: those of its parts, `float_moves_are_raw`. Stalls, deadlock:
//! none, no state.

use super::fit::IntegerFit;
use crate::bundle::*;
use crate::word::{
    dword, element, element_bits, element_class, exponent, float, mode, opcode_bits, opcode_pair, outcome, pattern,
};
use tessera_hdl::prelude::*;

/// Clamps and selects the result of an operation.
#[block]
pub struct IntegerDeliver {
    pub control: ShortControl<In>,
    pub value: Signal<In, U<35>>,
    pub holds: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    fit: IntegerFit,
    is_float: Signal<Local, Bit>,
    low: Signal<Local, U<32>>,
    vanishes: Signal<Local, Bit>,
    one_or_more: Signal<Local, Bit>,
    chosen: Signal<Local, U<32>>,
}

impl Logic for IntegerDeliver {
    #[hdl]
    fn update(&mut self) {
        self.is_float.next = self.control.dst_kind.val().field(element_bits::CLASS) == element_class::FLOAT;
        connect!(self.value => self.fit.value, self.control.dst_kind => self.fit.kind);
        self.fit.clamps.next = self.control.saturate.val() & !self.is_float.val();

        comment!("a float that saturates");
        self.low.next = self.value.val().field(outcome::LOW);
        self.one_or_more.next = self.low.val().field(exponent::ABOVE_ONE) | self.low.val().field(exponent::OF_ONE).all();
        self.vanishes.next = self.low.val().field(dword::SIGN)
            | (self.low.val().field(float::EXPONENT).all() & self.low.val().field(float::FRACTION).any())
            | (self.control.mode.val().field(mode::FLUSH) & !self.low.val().field(float::EXPONENT).any());

        self.chosen.next = self.fit.result.val();
        if self.control.opcode.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES {
            self.chosen.next = 0.into();
            if self.holds.val() {
                self.chosen.next = pattern::ONES;
            }
        } else if self.control.second.val() {
            self.chosen.next = 0.into();
            if self.holds.val() {
                self.chosen.next = pattern::BIT;
            }
        } else if self.control.saturate.val() & self.is_float.val() {
            if self.vanishes.val() {
                self.chosen.next = 0.into();
            } else if self.one_or_more.val() {
                self.chosen.next = pattern::ONE;
            }
        }

        comment!("f16: the upper word is the element");
        self.result.next = self.chosen.val();
        if self.control.dst_kind.val() == element::HF {
            self.result.next = bit_cast::<32, 16>(self.chosen.val().field(dword::HIGH));
        }
    }
}
