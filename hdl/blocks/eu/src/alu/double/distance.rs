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
//! comes late, so all else is done before: the low bits say which of the high ones count. Invariant:
//! `doubles_match_apfloat`. Stalls, deadlock: none, no state.

use crate::word::{binary64, high_difference, low_difference, near_difference, wide_difference};
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
    /// How far the product's exponent is above the addend's without the shift, and how far below.
    apart: [Signal<Local, U<16>>; 2],
    /// Their low bits with the shift, and what is carried out.
    low: [Signal<Local, U<7>>; 2],
    /// Their high bits, without and with that.
    high: [Signal<Local, U<10>>; 4],
    beyond: [Signal<Local, Bit>; 4],
    /// The same of the one that the carry chooses.
    chosen: [Signal<Local, U<10>>; 2],
    out: [Signal<Local, Bit>; 2],
}

impl Logic for DoubleDistance {
    #[hdl]
    fn update(&mut self) {
        self.product.next = self.factor_exponent[0].val() + self.factor_exponent[1].val() - binary64::BIAS;
        self.placed.next = self.addend_exponent.val() - bit_cast::<15, 6>(self.shift.val());
        self.apart[0].next = sign_extend::<16, 15>(self.product.val()) - sign_extend::<16, 15>(self.addend_exponent.val());
        self.apart[1].next = sign_extend::<16, 15>(self.addend_exponent.val()) - sign_extend::<16, 15>(self.product.val());

        comment!("the shift adds to the one and takes from the other");
        self.low[0].next = bit_cast::<7, 6>(self.apart[0].val().field(wide_difference::LOW)) + bit_cast::<7, 6>(self.shift.val());
        self.low[1].next = bit_cast::<7, 6>(self.apart[1].val().field(wide_difference::LOW)) - bit_cast::<7, 6>(self.shift.val());
        for i in 0..2 {
            self.high[2 * i].next = self.apart[i].val().field(wide_difference::HIGH);
        }
        self.high[1].next = self.high[0].val() + 1;
        self.high[3].next = self.high[2].val() - 1;
        for i in 0..4 {
            self.beyond[i].next =
                self.high[i].val().field(high_difference::FAR).any() | self.high[i].val().field(high_difference::NEGATIVE);
        }
        for i in 0..2 {
            self.chosen[i].next = self.high[2 * i].val();
            connect!(self.beyond[2 * i] => self.out[i]);
            if self.low[i].val().field(low_difference::CARRY) {
                self.chosen[i].next = self.high[2 * i + 1].val();
                connect!(self.beyond[2 * i + 1] => self.out[i]);
            }
        }

        comment!("which leads");
        self.leads.next = !self.chosen[0].val().field(high_difference::NEGATIVE);
        self.moves.next = pack!(7;
            near_difference::LOW = self.low[0].val().field(low_difference::LOW),
            near_difference::HIGH = self.chosen[0].val().field(high_difference::NEAR));
        connect!(self.out[0] => self.far);
        self.exponent.next = self.product.val() + 2;
        if !self.leads.val() {
            self.moves.next = pack!(7;
                near_difference::LOW = self.low[1].val().field(low_difference::LOW),
                near_difference::HIGH = self.chosen[1].val().field(high_difference::NEAR));
            connect!(self.out[1] => self.far);
            self.exponent.next = self.placed.val() + 2;
        }
    }
}
