//! `DoubleAdd`: stage X4 of the double lane.
//!
//! ```text
//!  anchor, moved, signs ->+-----+-> sum, sign, cancel
//!                         | add |
//!                         +-----+
//! ```
//!
//! Combinational. Adds the magnitudes, or subtracts the smaller from the larger one. No comparison comes
//! before the adder, and no carry runs through all of it: every dword is added with and without a carry into
//! it, the carries between them are found for a sum without and with one more (`plain`, `more`), and then
//! each dword is chosen. With a difference, `more` carries out at the top unless `moved` is the larger one;
//! then the complement of `plain` is the opposite difference. Invariant: `doubles_match_apfloat`. Stalls,
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
    inverts: Signal<Local, Bit>,
    top: Signal<Local, U<64>>,
    middle: Signal<Local, U<64>>,
    low: Signal<Local, U<3>>,
    low_sum: Signal<Local, U<4>>,
    low_more: Signal<Local, U<4>>,
    /// Dwords from the lowest on.
    addend: [Signal<Local, U<32>>; 4],
    other: [Signal<Local, U<32>>; 4],
    sums: [Signal<Local, U<33>>; 4],
    /// One more than those.
    mores: [Signal<Local, U<33>>; 4],
    /// Carries into the dwords and out of the last one: of the sum, of one more than that.
    plain: [Signal<Local, Bit>; 5],
    more: [Signal<Local, Bit>; 5],
    /// The result is one more than the sum.
    takes_more: Signal<Local, Bit>,
    dwords: [Signal<Local, U<32>>; 4],
    total_low: Signal<Local, U<3>>,
    total_top: Signal<Local, U<64>>,
    total_middle: Signal<Local, U<64>>,
}

impl Logic for DoubleAdd {
    #[hdl]
    fn update(&mut self) {
        self.subtracts.next = self.anchor_sign.val() ^ self.moved_sign.val();
        self.top.next = self.moved.top.val();
        self.middle.next = self.moved.middle.val();
        self.low.next = self.moved.low.val();
        if self.subtracts.val() {
            self.top.next = !self.moved.top.val();
            self.middle.next = !self.moved.middle.val();
            self.low.next = !self.moved.low.val();
        }

        comment!("sums");
        self.low_sum.next = bit_cast::<4, 3>(self.anchor.low.val()) + bit_cast::<4, 3>(self.low.val());
        self.low_more.next = self.low_sum.val() + 1;
        self.addend[0].next = self.anchor.middle.val().field(qword::LOW);
        self.addend[1].next = self.anchor.middle.val().field(qword::HIGH);
        self.addend[2].next = self.anchor.top.val().field(qword::LOW);
        self.addend[3].next = self.anchor.top.val().field(qword::HIGH);
        self.other[0].next = self.middle.val().field(qword::LOW);
        self.other[1].next = self.middle.val().field(qword::HIGH);
        self.other[2].next = self.top.val().field(qword::LOW);
        self.other[3].next = self.top.val().field(qword::HIGH);
        self.plain[0].next = self.low_sum.val().field(low_sum::CARRY);
        self.more[0].next = self.low_more.val().field(low_sum::CARRY);
        for d in 0..4 {
            self.sums[d].next = bit_cast::<33, 32>(self.addend[d].val()) + bit_cast::<33, 32>(self.other[d].val());
            self.mores[d].next = bit_cast::<33, 32>(self.addend[d].val()) + bit_cast::<33, 32>(self.other[d].val()) + 1;
            self.plain[d + 1].next =
                self.sums[d].val().field(sum_low::CARRY) | (self.mores[d].val().field(sum_low::CARRY) & self.plain[d].val());
            self.more[d + 1].next =
                self.sums[d].val().field(sum_low::CARRY) | (self.mores[d].val().field(sum_low::CARRY) & self.more[d].val());
        }

        comment!("choice");
        self.inverts.next = self.subtracts.val() & !self.more[4].val();
        self.takes_more.next = self.subtracts.val() & self.more[4].val();
        self.total_low.next = self.low_sum.val().field(low_sum::SUM);
        if self.takes_more.val() {
            self.total_low.next = self.low_more.val().field(low_sum::SUM);
        }
        for d in 0..4 {
            self.dwords[d].next = self.sums[d].val().field(sum_low::LOW);
            if (self.takes_more.val() & self.more[d].val()) | (!self.takes_more.val() & self.plain[d].val()) {
                self.dwords[d].next = self.mores[d].val().field(sum_low::LOW);
            }
        }
        self.total_middle.next = pack!(64; qword::LOW = self.dwords[0].val(), qword::HIGH = self.dwords[1].val());
        self.total_top.next = pack!(64; qword::LOW = self.dwords[2].val(), qword::HIGH = self.dwords[3].val());
        self.sum.top.next = self.total_top.val();
        self.sum.middle.next = self.total_middle.val();
        self.sum.low.next = self.total_low.val();
        connect!(self.anchor_sign => self.sign, self.subtracts => self.cancel);
        if self.inverts.val() {
            self.sum.top.next = !self.total_top.val();
            self.sum.middle.next = !self.total_middle.val();
            self.sum.low.next = !self.total_low.val();
            connect!(self.moved_sign => self.sign);
        }
    }
}
