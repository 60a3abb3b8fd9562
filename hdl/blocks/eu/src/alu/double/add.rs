//! `DoubleAdd`: stage X4 of the double lane.
//!
//! ```text
//!  anchor, moved    ->+-----+-> sum, sign, cancel
//!  signs, subtracts ->| add |
//!                     +-----+
//! ```
//!
//! Combinational. Adds the magnitudes, or subtracts the smaller from the larger one. No comparison comes
//! before the adder, and no carry runs through all of it: every dword is added with and without a carry into
//! it, carries between them are looked ahead, and then each dword is chosen. A difference is one more than
//! the sum with the complement. That carries out at the top (`more_out`) unless `moved` is the larger one;
//! then the complement of the plain sum is the opposite difference. Invariant: `doubles_match_apfloat`.
//! Stalls, deadlock: none, no state.

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
    /// The signs are not the same, and `moved` is a complement.
    pub subtracts: Signal<In, Bit>,
    pub sum: DoubleWindow<Out>,
    pub sign: Signal<Out, Bit>,
    pub cancel: Signal<Out, Bit>,
    inverts: Signal<Local, Bit>,
    low_sum: Signal<Local, U<4>>,
    low_more: Signal<Local, U<4>>,
    /// Dwords from the lowest on.
    addend: [Signal<Local, U<32>>; 4],
    other: [Signal<Local, U<32>>; 4],
    sums: [Signal<Local, U<33>>; 4],
    /// One more than those.
    mores: [Signal<Local, U<33>>; 4],
    /// A dword carries out by itself; it does with a carry into it. The same of two of them.
    makes: [Signal<Local, Bit>; 4],
    passes: [Signal<Local, Bit>; 4],
    pair_makes: [Signal<Local, Bit>; 2],
    pair_passes: [Signal<Local, Bit>; 2],
    /// One more than the sum carries into the upper half, and out of it.
    more_half: Signal<Local, Bit>,
    more_out: Signal<Local, Bit>,
    /// Carries into the dwords of the result.
    carries: [Signal<Local, Bit>; 4],
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
        comment!("sums");
        self.low_sum.next = bit_cast::<4, 3>(self.anchor.low.val()) + bit_cast::<4, 3>(self.moved.low.val());
        self.low_more.next = self.low_sum.val() + 1;
        self.addend[0].next = self.anchor.middle.val().field(qword::LOW);
        self.addend[1].next = self.anchor.middle.val().field(qword::HIGH);
        self.addend[2].next = self.anchor.top.val().field(qword::LOW);
        self.addend[3].next = self.anchor.top.val().field(qword::HIGH);
        self.other[0].next = self.moved.middle.val().field(qword::LOW);
        self.other[1].next = self.moved.middle.val().field(qword::HIGH);
        self.other[2].next = self.moved.top.val().field(qword::LOW);
        self.other[3].next = self.moved.top.val().field(qword::HIGH);
        for d in 0..4 {
            self.sums[d].next = bit_cast::<33, 32>(self.addend[d].val()) + bit_cast::<33, 32>(self.other[d].val());
            self.mores[d].next = bit_cast::<33, 32>(self.addend[d].val()) + bit_cast::<33, 32>(self.other[d].val()) + 1;
            self.makes[d].next = self.sums[d].val().field(sum_low::CARRY);
            self.passes[d].next = self.mores[d].val().field(sum_low::CARRY);
        }
        comment!("carries of pairs of dwords, and whether one more carries out at the top");
        for p in 0..2 {
            self.pair_makes[p].next = self.makes[2 * p + 1].val() | (self.passes[2 * p + 1].val() & self.makes[2 * p].val());
            self.pair_passes[p].next = self.passes[2 * p + 1].val() & self.passes[2 * p].val();
        }
        self.more_half.next = self.pair_makes[0].val() | (self.pair_passes[0].val() & self.low_more.val().field(low_sum::CARRY));
        self.more_out.next = self.pair_makes[1].val() | (self.pair_passes[1].val() & self.more_half.val());

        comment!("choice");
        self.inverts.next = self.subtracts.val() & !self.more_out.val();
        self.takes_more.next = self.subtracts.val() & self.more_out.val();
        self.total_low.next = self.low_sum.val().field(low_sum::SUM);
        self.carries[0].next = self.low_sum.val().field(low_sum::CARRY);
        if self.takes_more.val() {
            self.total_low.next = self.low_more.val().field(low_sum::SUM);
            self.carries[0].next = self.low_more.val().field(low_sum::CARRY);
        }
        self.carries[1].next = self.makes[0].val() | (self.passes[0].val() & self.carries[0].val());
        self.carries[2].next = self.pair_makes[0].val() | (self.pair_passes[0].val() & self.carries[0].val());
        self.carries[3].next = self.makes[2].val()
            | (self.passes[2].val() & self.pair_makes[0].val())
            | (self.passes[2].val() & self.pair_passes[0].val() & self.carries[0].val());
        for d in 0..4 {
            self.dwords[d].next = self.sums[d].val().field(sum_low::LOW);
            if self.carries[d].val() {
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
