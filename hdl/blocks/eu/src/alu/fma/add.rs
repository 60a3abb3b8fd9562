//! `FmaAdd`: stage X4 of the multiply-add lane.
//!
//! ```text
//!  anchor, shifted 64        ->+-----+-> sum 64
//!  anchor_sign, shifted_sign ->| add |-> sign, cancel
//!                              +-----+
//! ```
//!
//! Combinational. Operands below 2^63. Adds magnitudes, or subtracts the
//! smaller from the larger (the anchor may be the smaller one when it is a
//! product with leading zeros); `sign` is that of the larger, `cancel` is high
//! for a subtraction. Invariant: `multiply_add_matches_apfloat`. Stalls,
//! deadlock: none, no state.

use tessera_hdl::prelude::*;

/// Adds two signed magnitudes of 63 bits.
#[block]
pub struct FmaAdd {
    pub anchor: Signal<In, U<64>>,
    pub shifted: Signal<In, U<64>>,
    pub anchor_sign: Signal<In, Bit>,
    pub shifted_sign: Signal<In, Bit>,
    pub sum: Signal<Out, U<64>>,
    pub sign: Signal<Out, Bit>,
    pub cancel: Signal<Out, Bit>,
    difference: Signal<Local, U<64>>,
    borrow: Signal<Local, Bit>,
    opposite: Signal<Local, Bit>,
}

impl Logic for FmaAdd {
    #[hdl]
    fn update(&mut self) {
        self.opposite.next = self.anchor_sign.val() ^ self.shifted_sign.val();
        self.difference.next = self.anchor.val() - self.shifted.val();
        comment!("both operands are below 2^63: bit 63 of the difference is the borrow");
        self.borrow.next = self.difference.val().get_bit(63);
        self.sum.next = self.anchor.val() + self.shifted.val();
        self.sign.next = self.anchor_sign.val();
        if self.opposite.val() {
            self.sum.next = self.difference.val();
            if self.borrow.val() {
                self.sum.next = self.shifted.val() - self.anchor.val();
                self.sign.next = self.shifted_sign.val();
            }
        }
        self.cancel.next = self.opposite.val();
    }
}
