//! `FmaAdd`: stage X4 of the multiply-add lane.
//!
//! ```text
//!  anchor, shifted 52        ->+-----+-> sum 52
//!  anchor_sign, shifted_sign ->| add |-> sign, cancel
//!  whole, accumulates        ->+-----+
//! ```
//!
//! Combinational. Operands below 2^51. Adds magnitudes, or subtracts the
//! smaller from the larger (the anchor may be the smaller one when it is a
//! product with leading zeros, or both have one exponent): then a + ~b,
//! inverted, needs no second adder. `sign` is that of the larger, `cancel` is
//! high for a subtraction. A `whole` result is an integer: the anchor is zero,
//! a negative magnitude leaves in two's complement. With `accumulates` the anchor is the
//! magnitude of a product, and the other one, an integer with its sign, is added to it.
//! Invariant: `multiply_add_matches_apfloat`. Stalls, deadlock: none, no state.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Adds two signed magnitudes of 51 bits.
#[block]
pub struct FmaAdd {
    pub windowed: Windowed<In>,
    pub anchor_sign: Signal<In, Bit>,
    pub shifted_sign: Signal<In, Bit>,
    pub whole: Signal<In, Bit>,
    pub accumulates: Signal<In, Bit>,
    pub total: FmaSum<Out>,
    opposite: Signal<Local, Bit>,
    apart: Signal<Local, U<53>>,
    smaller: Signal<Local, Bit>,
    invert: Signal<Local, Bit>,
    second: Signal<Local, U<52>>,
    added: Signal<Local, U<52>>,
}

impl Logic for FmaAdd {
    #[hdl]
    fn update(&mut self) {
        self.opposite.next = self.anchor_sign.val() ^ self.shifted_sign.val();
        comment!("the borrow of a difference: of a comparison Yosys also makes an equality, 52 look-up tables");
        self.apart.next = bit_cast::<53, 52>(self.windowed.anchor.val()) - bit_cast::<53, 52>(self.windowed.shifted.val());
        self.smaller.next = self.apart.val().get_bit(52);
        if self.whole.val() {
            self.opposite.next = self.shifted_sign.val();
            self.smaller.next = false;
            if self.accumulates.val() {
                self.opposite.next = self.anchor_sign.val();
                self.smaller.next = self.anchor_sign.val();
            }
        }
        self.invert.next = self.opposite.val() & self.smaller.val();
        self.second.next = self.windowed.shifted.val();
        if self.opposite.val() {
            self.second.next = !self.windowed.shifted.val();
        }
        self.added.next = self.windowed.anchor.val()
            + self.second.val()
            + bit_cast::<52, 1>((self.opposite.val() & !self.smaller.val()).into());
        self.total.sum.next = self.added.val();
        self.total.sign.next = self.anchor_sign.val();
        if self.invert.val() {
            self.total.sum.next = !self.added.val();
            self.total.sign.next = self.shifted_sign.val();
        }
        self.total.cancel.next = self.opposite.val();
    }
}
