//! `AddTotal`: stage X2 of the add lane.
//!
//! ```text
//!  aligned     ->+-------+-> sum 33
//!  exponent 9  ->| total |-> shift 5
//!                +-------+
//! ```
//!
//! Combinational. One adder: a difference whose second operand is the larger
//! one is formed as a + ~b and inverted. `shift` normalises and stops where
//! the exponent would fall below 1. Invariants: `add_matches_apfloat`,
//! `from_integer_matches_apfloat`. Stalls, deadlock: none, no state.

use crate::alu::float::LeadingZeros32;
use crate::bundle::*;
use crate::word::{room, sum33};
use tessera_hdl::prelude::*;

/// Adds two aligned magnitudes and counts leading zeros.
#[block]
pub struct AddTotal {
    pub aligned: Aligned<In>,
    pub exponent: Signal<In, U<9>>,
    pub total: AddSum<Out>,
    second: Signal<Local, U<33>>,
    difference: Signal<Local, U<33>>,
    sum: Signal<Local, U<33>>,
    zeros: LeadingZeros32,
    room: Signal<Local, U<9>>,
}

impl Logic for AddTotal {
    #[hdl]
    fn update(&mut self) {
        self.second.next = bit_cast::<33, 32>(self.aligned.shifted.val());
        if self.aligned.subtract.val() {
            self.second.next = !bit_cast::<33, 32>(self.aligned.shifted.val());
        }
        self.difference.next = bit_cast::<33, 32>(self.aligned.anchor.val())
            + self.second.val()
            + bit_cast::<33, 1>(self.aligned.carry.val().into());
        self.sum.next = self.difference.val();
        if self.aligned.invert.val() {
            self.sum.next = !self.difference.val();
        }
        self.total.sum.next = self.sum.val();
        self.zeros.value.next = self.sum.val().field(sum33::LOW);
        self.room.next = self.exponent.val() - 1;
        self.total.shift.next = self.zeros.count.val();
        if bit_cast::<9, 5>(self.zeros.count.val()) > self.room.val() {
            self.total.shift.next = self.room.val().field(room::OF_32);
        }
    }
}
