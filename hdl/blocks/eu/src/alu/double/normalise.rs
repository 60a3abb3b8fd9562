//! `DoubleCount`, `DoubleNormalise`: stages X5 and X6 of the double lane.
//!
//! ```text
//!  sum, exponent, raw ->+-------+-> placed, start            (X5)
//!  single, extended   ->| count |-> count, otherwise, limits
//!                       +-------+
//!  placed, shift      ->+-----------+-> top, guard, sticky  (X6)
//!                       | normalise |
//!                       +-----------+
//! ```
//!
//! Combinational. The sum moves left until its leading one is at the top, or its exponent is the smallest of
//! the format. A sum whose exponent is below that already goes right by a word first; below 64 places nothing
//! is left but that it was not zero. Invariant: `doubles_match_apfloat`. Stalls, deadlock: none, no state.

use crate::alu::float::LeadingZeros64;
use crate::bundle::*;
use crate::word::{wide_room, window_low, window_middle};
use tessera_hdl::prelude::*;

/// What the sum moves by, but for whole words.
const DISTANCE: [u64; 6] = [32, 16, 8, 4, 2, 1];
/// The same from the other end of a word.
const COMPLEMENT: [u64; 6] = [32, 48, 56, 60, 62, 63];
/// What a move leaves too low, if it is not made, and the ones before did not.
const LOW: [u64; 6] = [0xffff_ffff, 0xffff << 32, 0xff << 48, 0xf << 56, 0x3 << 60, 1 << 62];

/// Counts leading zeros.
#[block]
pub struct DoubleCount {
    pub sum: DoubleWindow<In>,
    pub exponent: Signal<In, U<15>>,
    /// The result is a binary32.
    pub single: Signal<In, Bit>,
    pub raw: Signal<In, Bit>,
    /// The result has an extension: its exponents have no smallest one here.
    pub extended: Signal<In, Bit>,
    pub placed: DoubleWindow<Out>,
    /// Leading zeros; the move that takes their place if `limits`.
    pub count: Signal<Out, U<8>>,
    pub otherwise: Signal<Out, U<8>>,
    pub limits: Signal<Out, Bit>,
    /// Exponent of the top before it moves.
    pub start: Signal<Out, U<15>>,
    /// Of the upper word, of the middle one.
    zeros: [LeadingZeros64; 2],
    upper: Signal<Local, Bit>,
    room: Signal<Local, U<16>>,
    second: Signal<Local, U<16>>,
    /// From which count on it is not by that.
    bound: Signal<Local, U<8>>,
}

impl Logic for DoubleCount {
    #[hdl]
    fn update(&mut self) {
        comment!("the smallest exponents: 1, of a binary32 1 + 896");
        self.room.next = sign_extend::<16, 15>(self.exponent.val()) - 1;
        if self.single.val() {
            self.room.next = sign_extend::<16, 15>(self.exponent.val()) - 897;
        }
        self.second.next = self.room.val() + 64;

        comment!("leading zeros");
        self.upper.next = self.sum.top.val().any();
        self.zeros[0].value.next = self.sum.top.val();
        self.zeros[1].value.next = self.sum.middle.val();
        self.count.next = bit_cast::<8, 6>(self.zeros[1].count.val()) | 64;
        if self.upper.val() {
            self.count.next = bit_cast::<8, 6>(self.zeros[0].count.val());
        } else if !self.sum.middle.val().any() {
            self.count.next = 130.into();
            if self.sum.low.val().field(window_low::TOP) {
                self.count.next = 128.into();
            } else if self.sum.low.val().field(window_low::UPPER).any() {
                self.count.next = 129.into();
            }
        }

        comment!("as far as there is room");
        self.placed.top.next = self.sum.top.val();
        self.placed.middle.next = self.sum.middle.val();
        self.placed.low.next = self.sum.low.val();
        self.start.next = self.exponent.val();
        self.otherwise.next = self.room.val().field(wide_room::LOW);
        if self.raw.val() {
            self.otherwise.next = 0.into();
        } else if self.room.val().field(wide_room::NEGATIVE) & !self.extended.val() {
            self.placed.top.next = 0.into();
            self.placed.middle.next = self.sum.top.val();
            self.placed.low.next = self.sum.middle.val().field(window_middle::TOP)
                | bit_cast::<3, 1>((self.sum.middle.val().field(window_middle::REST).any() | self.sum.low.val().any()).into());
            self.otherwise.next = self.second.val().field(wide_room::LOW);
            self.start.next = self.exponent.val() + 64;
            if self.second.val().field(wide_room::NEGATIVE) {
                self.placed.middle.next = 0.into();
                self.placed.low.next =
                    bit_cast::<3, 1>((self.sum.top.val().any() | self.sum.middle.val().any() | self.sum.low.val().any()).into());
                self.otherwise.next = 0.into();
            }
        }
        comment!("the count comes last: all that does not depend on it is decided beside it");
        self.bound.next = self.otherwise.val();
        if self.raw.val() | (self.room.val().field(wide_room::NEGATIVE) & !self.extended.val()) {
            self.bound.next = 0.into();
        } else if self.extended.val() | self.room.val().field(wide_room::HIGH).any() {
            self.bound.next = bits::<8>(0xff);
        }
        self.limits.next = self.bound.val() <= self.count.val();
    }
}

/// Moves the sum to the left. What the moves to come cannot bring up to the guard is only asked for ones.
#[block]
pub struct DoubleNormalise {
    pub placed: DoubleWindow<In>,
    pub shift: Signal<In, U<8>>,
    pub value: Signal<Out, U<64>>,
    /// The bit below.
    pub guard: Signal<Out, Bit>,
    /// Something below that.
    pub sticky: Signal<Out, Bit>,
    /// After the move by words, and by less.
    top: [Signal<Local, U<64>>; 7],
    middle: [Signal<Local, U<64>>; 7],
    low: Signal<Local, Bit>,
    ones: Signal<Local, U<6>>,
}

impl Logic for DoubleNormalise {
    #[hdl]
    fn update(&mut self) {
        self.top[0].next = self.placed.top.val();
        self.middle[0].next = self.placed.middle.val();
        self.low.next = self.placed.low.val().any();
        if self.shift.val().get_bit(7) {
            self.top[0].next = bit_cast::<64, 3>(self.placed.low.val()) << 61;
            self.middle[0].next = 0.into();
            self.low.next = false;
        } else if self.shift.val().get_bit(6) {
            self.top[0].next = self.placed.middle.val();
            self.middle[0].next = bit_cast::<64, 3>(self.placed.low.val()) << 61;
            self.low.next = false;
        }
        self.ones.next = 0.into();
        for j in 0..6 {
            self.top[j + 1].next = self.top[j].val();
            self.middle[j + 1].next = self.middle[j].val();
            if self.shift.val().get_bit(5 - j) {
                self.top[j + 1].next = (self.top[j].val() << DISTANCE[j]) | (self.middle[j].val() >> COMPLEMENT[j]);
                self.middle[j + 1].next = self.middle[j].val() << DISTANCE[j];
            } else {
                self.ones.next = self.ones.val().replace_bit(j, (self.middle[j].val() & LOW[j]).any());
            }
        }
        self.value.next = self.top[6].val();
        self.guard.next = self.middle[6].val().field(window_middle::GUARD);
        self.sticky.next = self.ones.val().any() | self.low.val();
    }
}
