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

use crate::bundle::*;
use crate::word::sum64;
use tessera_hdl::prelude::*;

/// Adds two signed magnitudes of 63 bits.
#[block]
pub struct FmaAdd {
    pub windowed: Windowed<In>,
    pub anchor_sign: Signal<In, Bit>,
    pub shifted_sign: Signal<In, Bit>,
    pub total: FmaSum<Out>,
    difference: Signal<Local, U<64>>,
    borrow: Signal<Local, Bit>,
    opposite: Signal<Local, Bit>,
}

impl Logic for FmaAdd {
    #[hdl]
    fn update(&mut self) {
        self.opposite.next = self.anchor_sign.val() ^ self.shifted_sign.val();
        self.difference.next = self.windowed.anchor.val() - self.windowed.shifted.val();
        comment!("both operands are below 2^63: bit 63 of the difference is the borrow");
        self.borrow.next = self.difference.val().field(sum64::BORROW);
        self.total.sum.next = self.windowed.anchor.val() + self.windowed.shifted.val();
        self.total.sign.next = self.anchor_sign.val();
        if self.opposite.val() {
            self.total.sum.next = self.difference.val();
            if self.borrow.val() {
                self.total.sum.next = self.windowed.shifted.val() - self.windowed.anchor.val();
                self.total.sign.next = self.shifted_sign.val();
            }
        }
        self.total.cancel.next = self.opposite.val();
    }
}
