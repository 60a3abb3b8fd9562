//! `DoubleAdd`: stage X4 of the double lane.
//!
//! ```text
//!  anchor, moved, signs ->+-----+-> sum, sign, cancel
//!                         | add |
//!                         +-----+
//! ```
//!
//! Combinational. Adds the magnitudes, or subtracts the smaller from the larger one: without the carry into a
//! difference its complement is the opposite difference. Invariant: `doubles_match_apfloat`. Stalls,
//! deadlock: none, no state.

use crate::bundle::*;
use crate::word::{low_sum, qword, sum_low};
use tessera_hdl::prelude::*;

/// Adds or subtracts windows.
#[block]
pub struct DoubleAdd {
    pub anchor: DoubleWindow<In>,
    pub moved: DoubleWindow<In>,
    pub anchor_sign: Signal<In, Bit>,
    pub moved_sign: Signal<In, Bit>,
    pub sum: DoubleWindow<Out>,
    pub sign: Signal<Out, Bit>,
    pub cancel: Signal<Out, Bit>,
    subtracts: Signal<Local, Bit>,
    smaller: Signal<Local, Bit>,
    inverts: Signal<Local, Bit>,
    top: Signal<Local, U<64>>,
    middle: Signal<Local, U<64>>,
    low: Signal<Local, U<3>>,
    low_total: Signal<Local, U<4>>,
    /// Dwords from the lowest on.
    total: [Signal<Local, U<33>>; 4],
    total_top: Signal<Local, U<64>>,
    total_middle: Signal<Local, U<64>>,
}

impl Logic for DoubleAdd {
    #[hdl]
    fn update(&mut self) {
        self.subtracts.next = self.anchor_sign.val() ^ self.moved_sign.val();
        self.smaller.next = self.anchor.top.val() < self.moved.top.val();
        if self.anchor.top.val() == self.moved.top.val() {
            self.smaller.next = self.anchor.middle.val() < self.moved.middle.val();
            if self.anchor.middle.val() == self.moved.middle.val() {
                self.smaller.next = self.anchor.low.val() < self.moved.low.val();
            }
        }
        self.inverts.next = self.subtracts.val() & self.smaller.val();
        self.top.next = self.moved.top.val();
        self.middle.next = self.moved.middle.val();
        self.low.next = self.moved.low.val();
        if self.subtracts.val() {
            self.top.next = !self.moved.top.val();
            self.middle.next = !self.moved.middle.val();
            self.low.next = !self.moved.low.val();
        }
        self.low_total.next = bit_cast::<4, 3>(self.anchor.low.val())
            + bit_cast::<4, 3>(self.low.val())
            + bit_cast::<4, 1>((self.subtracts.val() & !self.smaller.val()).into());
        self.total[0].next = bit_cast::<33, 32>(self.anchor.middle.val().field(qword::LOW))
            + bit_cast::<33, 32>(self.middle.val().field(qword::LOW))
            + bit_cast::<33, 1>(self.low_total.val().field(low_sum::CARRY).into());
        self.total[1].next = bit_cast::<33, 32>(self.anchor.middle.val().field(qword::HIGH))
            + bit_cast::<33, 32>(self.middle.val().field(qword::HIGH))
            + bit_cast::<33, 1>(self.total[0].val().field(sum_low::CARRY).into());
        self.total[2].next = bit_cast::<33, 32>(self.anchor.top.val().field(qword::LOW))
            + bit_cast::<33, 32>(self.top.val().field(qword::LOW))
            + bit_cast::<33, 1>(self.total[1].val().field(sum_low::CARRY).into());
        self.total[3].next = bit_cast::<33, 32>(self.anchor.top.val().field(qword::HIGH))
            + bit_cast::<33, 32>(self.top.val().field(qword::HIGH))
            + bit_cast::<33, 1>(self.total[2].val().field(sum_low::CARRY).into());
        self.total_middle.next = pack!(64;
            qword::LOW = self.total[0].val().field(sum_low::LOW),
            qword::HIGH = self.total[1].val().field(sum_low::LOW));
        self.total_top.next = pack!(64;
            qword::LOW = self.total[2].val().field(sum_low::LOW),
            qword::HIGH = self.total[3].val().field(sum_low::LOW));
        self.sum.top.next = self.total_top.val();
        self.sum.middle.next = self.total_middle.val();
        self.sum.low.next = self.low_total.val().field(low_sum::SUM);
        connect!(self.anchor_sign => self.sign, self.subtracts => self.cancel);
        if self.inverts.val() {
            self.sum.top.next = !self.total_top.val();
            self.sum.middle.next = !self.total_middle.val();
            self.sum.low.next = !self.low_total.val().field(low_sum::SUM);
            connect!(self.moved_sign => self.sign);
        }
    }
}
