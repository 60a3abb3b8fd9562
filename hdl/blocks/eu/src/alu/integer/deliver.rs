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
    compares: Signal<Local, Bit>,
    /// A float that saturates; an integer that does and is beyond its type.
    floats: Signal<Local, Bit>,
    clamps: Signal<Local, Bit>,
    low: Signal<Local, U<32>>,
    vanishes: Signal<Local, Bit>,
    one_or_more: Signal<Local, Bit>,
    /// The value stays; what takes its place.
    keeps: Signal<Local, Bit>,
    other: Signal<Local, U<32>>,
    chosen: Signal<Local, U<32>>,
}

impl Logic for IntegerDeliver {
    #[hdl]
    fn update(&mut self) {
        self.is_float.next = self.control.dst_kind.val().field(element_bits::CLASS) == element_class::FLOAT;
        connect!(self.value => self.fit.value, self.control.dst_kind => self.fit.kind);
        comment!("a float that saturates");
        self.low.next = self.value.val().field(outcome::LOW);
        self.one_or_more.next = self.low.val().field(exponent::ABOVE_ONE) | self.low.val().field(exponent::OF_ONE).all();
        self.vanishes.next = self.low.val().field(dword::SIGN)
            | (self.low.val().field(float::EXPONENT).all() & self.low.val().field(float::FRACTION).any())
            | (self.control.mode.val().field(mode::FLUSH) & !self.low.val().field(float::EXPONENT).any());

        comment!("what takes the place of the value is decided first, so that each bit has one choice");
        self.compares.next = self.control.opcode.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES;
        self.floats.next = self.control.saturate.val() & self.is_float.val() & (self.vanishes.val() | self.one_or_more.val());
        self.clamps.next = self.control.saturate.val() & !self.is_float.val() & self.fit.outside.val();
        self.keeps.next = !(self.compares.val() | self.control.second.val() | self.floats.val() | self.clamps.val());
        self.other.next = 0.into();
        if self.compares.val() {
            if self.holds.val() {
                self.other.next = pattern::ONES;
            }
        } else if self.control.second.val() {
            if self.holds.val() {
                self.other.next = pattern::BIT;
            }
        } else if self.floats.val() {
            if !self.vanishes.val() {
                self.other.next = pattern::ONE;
            }
        } else if self.clamps.val() {
            self.other.next = self.fit.limit.val();
        }
        self.chosen.next = self.other.val();
        if self.keeps.val() {
            self.chosen.next = self.low.val() | self.other.val();
        }

        comment!("f16: the upper word is the element");
        self.result.next = self.chosen.val();
        if self.control.dst_kind.val() == element::HF {
            self.result.next = bit_cast::<32, 16>(self.chosen.val().field(dword::HIGH));
        }
    }
}
