//! `DoubleDistance`: stage X2 of the double lane, exponents.
//!
//! ```text
//!  factor_exponent[2]  ->+----------+-> leads, moves 7, far
//!  addend_exponent     ->| distance |-> exponent, placed
//!  shift               ->+----------+
//! ```
//!
//! Combinational. Which of product and addend has the larger exponent, and how far the other one moves right.
//! An addend that is moved left to its leading one (`shift`) has an exponent that is smaller by that; how far
//! comes late, so all else is subtracted before. Invariant: `doubles_match_apfloat`. Stalls, deadlock: none,
//! no state.

use crate::word::{binary64, wide_difference};
use tessera_hdl::prelude::*;

/// Compares exponents.
#[block]
pub struct DoubleDistance {
    pub factor_exponent: [Signal<In, U<15>>; 2],
    pub addend_exponent: Signal<In, U<15>>,
    /// How far the addend is moved left.
    pub shift: Signal<In, U<6>>,
    /// The product's exponent is not below that of the addend.
    pub leads: Signal<Out, Bit>,
    /// By how much the other one moves, and that this is beyond what meets in a window.
    pub moves: Signal<Out, U<7>>,
    pub far: Signal<Out, Bit>,
    /// Of the bit that is free for a carry.
    pub exponent: Signal<Out, U<15>>,
    /// That of the addend where it is now.
    pub placed: Signal<Out, U<15>>,
    product: Signal<Local, U<15>>,
    /// How far the product's exponent is above the addend's, and the reverse, side by side; without the shift.
    above: Signal<Local, U<16>>,
    below: Signal<Local, U<16>>,
    difference: Signal<Local, U<16>>,
    reverse: Signal<Local, U<16>>,
    distance: Signal<Local, U<16>>,
}

impl Logic for DoubleDistance {
    #[hdl]
    fn update(&mut self) {
        self.product.next = self.factor_exponent[0].val() + self.factor_exponent[1].val() - binary64::BIAS;
        self.placed.next = self.addend_exponent.val() - bit_cast::<15, 6>(self.shift.val());
        self.above.next = sign_extend::<16, 15>(self.product.val()) - sign_extend::<16, 15>(self.addend_exponent.val());
        self.below.next = sign_extend::<16, 15>(self.addend_exponent.val()) - sign_extend::<16, 15>(self.product.val());
        self.difference.next = self.above.val() + bit_cast::<16, 6>(self.shift.val());
        self.reverse.next = self.below.val() - bit_cast::<16, 6>(self.shift.val());
        self.leads.next = !self.difference.val().field(wide_difference::NEGATIVE);
        self.distance.next = self.difference.val();
        self.exponent.next = self.product.val() + 2;
        if !self.leads.val() {
            self.distance.next = self.reverse.val();
            self.exponent.next = self.placed.val() + 2;
        }
        comment!("beyond, by as much as there is");
        self.far.next =
            self.distance.val().field(wide_difference::FAR).any() | self.distance.val().field(wide_difference::NEGATIVE);
        self.moves.next = self.distance.val().field(wide_difference::NEAR);
        if self.far.val() {
            self.moves.next = 127.into();
        }
    }
}
