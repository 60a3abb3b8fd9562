//! `DoubleColumns`, `DoubleAlign`: stages X2 and X3 of the double lane.
//!
//! ```text
//!  partial[16] 32  ->+---------+-> high 64, mixed 33, carry 2, low 64 (X2)
//!                    | columns |
//!                    +---------+
//!  product, addend ->+-------+-> anchor, moved, subtracts                (X3)
//!  leads, moves,   ->| align |
//!  far, raw        ->+-------+
//! ```
//!
//! Combinational. X2 sums the products of dwords and the lower half of the product, which ends the way from
//! the multipliers ([`super::products`]). X3 sums the upper half, and puts product and addend into windows
//! of 131 bits: the one of larger exponent stays (`anchor`), the other one moves right by the distance of
//! the exponents, and what it loses is jammed into its lowest bit. Bit 130 is free for a carry, bit 128 is
//! the leading one of an addend, or of a product below 2. The two lowest bits hold what a product loses by
//! moving no farther than 2: beyond that a difference cancels one bit at most. A pattern that is to be
//! delivered as it is stays at the top.
//! Invariant: `doubles_match_apfloat`. Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::word::{column, qword, window_low, window_middle};
use tessera_hdl::prelude::*;

/// What the mover moves by, but for the whole word and the last two steps.
const DISTANCE: [u64; 4] = [32, 16, 8, 4];
/// The same from the other end of a word.
const COMPLEMENT: [u64; 4] = [32, 48, 56, 60];
/// The same without the low end.
const SHORT: [u64; 4] = [29, 13, 5, 1];
/// Bits of the middle that are lost.
const LOST: [u64; 4] = [(1 << 29) - 1, (1 << 13) - 1, (1 << 5) - 1, 1];

/// Sums partial products.
#[block]
pub struct DoubleColumns {
    pub made: DoublePartials<In>,
    /// The upper half of the product is the sum of these,
    pub high: Signal<Out, U<64>>,
    pub mixed: Signal<Out, U<33>>,
    pub carry: Signal<Out, U<2>>,
    /// and this the lower half.
    pub low: Signal<Out, U<64>>,
    /// Of the dwords `j` and `k` of the factors at `2 j + k`: the sum of these, from bit 16 on,
    mixture: [Signal<Local, U<33>>; 4],
    /// and this.
    straight: [Signal<Local, U<64>>; 4],
    product: [Signal<Local, U<64>>; 4],
    second: Signal<Local, U<34>>,
}

impl Logic for DoubleColumns {
    #[hdl]
    fn update(&mut self) {
        for j in 0..2 {
            for k in 0..2 {
                self.mixture[2 * j + k].next = bit_cast::<33, 32>(self.made.partial[8 * j + 2 * k + 1].val())
                    + bit_cast::<33, 32>(self.made.partial[8 * j + 2 * k + 4].val());
                self.straight[2 * j + k].next = pack!(64;
                    qword::LOW = self.made.partial[8 * j + 2 * k].val(),
                    qword::HIGH = self.made.partial[8 * j + 2 * k + 5].val());
                self.product[2 * j + k].next =
                    self.straight[2 * j + k].val() + (bit_cast::<64, 33>(self.mixture[2 * j + k].val()) << 16);
            }
        }
        self.second.next = bit_cast::<34, 32>(self.product[0].val().field(qword::HIGH))
            + bit_cast::<34, 32>(self.product[1].val().field(qword::LOW))
            + bit_cast::<34, 32>(self.product[2].val().field(qword::LOW));
        self.low.next = pack!(64;
            qword::LOW = self.product[0].val().field(qword::LOW),
            qword::HIGH = self.second.val().field(column::LOW));
        self.carry.next = self.second.val().field(column::CARRY);
        self.mixed.next = bit_cast::<33, 32>(self.product[1].val().field(qword::HIGH))
            + bit_cast::<33, 32>(self.product[2].val().field(qword::HIGH));
        self.high.next = self.product[3].val();
    }
}

/// Aligns product and addend.
#[block]
pub struct DoubleAlign {
    pub pair: DoublePair<In>,
    pub raw: Signal<In, Bit>,
    pub anchor: DoubleWindow<Out>,
    /// If signs are not the same (`subtracts`), its complement.
    pub moved: DoubleWindow<Out>,
    pub subtracts: Signal<Out, Bit>,
    pub anchor_sign: Signal<Out, Bit>,
    pub moved_sign: Signal<Out, Bit>,
    /// Upper half of the product.
    high: Signal<Local, U<64>>,
    product_top: Signal<Local, U<64>>,
    product_middle: Signal<Local, U<64>>,
    product_low: Signal<Local, U<3>>,
    addend_top: Signal<Local, U<64>>,
    addend_middle: Signal<Local, U<64>>,
    top: [Signal<Local, U<64>>; 8],
    middle: [Signal<Local, U<64>>; 8],
    low: [Signal<Local, U<3>>; 8],
    jam: [Signal<Local, Bit>; 8],
    lowest: Signal<Local, U<3>>,
}

impl Logic for DoubleAlign {
    #[hdl]
    fn update(&mut self) {
        comment!("windows");
        self.high.next =
            self.pair.high.val() + bit_cast::<64, 33>(self.pair.mixed.val()) + bit_cast::<64, 2>(self.pair.carry.val());
        self.product_top.next = self.high.val() >> 1;
        self.product_middle.next = (self.high.val() << 63) | (self.pair.low.val() >> 1);
        self.product_low.next = bit_cast::<3, 64>(self.pair.low.val() << 2);
        self.addend_top.next = self.pair.addend.val() >> 2;
        self.addend_middle.next = self.pair.addend.val() << 62;
        self.anchor.top.next = self.product_top.val();
        self.anchor.middle.next = self.product_middle.val();
        self.anchor.low.next = self.product_low.val();
        self.top[0].next = self.addend_top.val();
        self.middle[0].next = self.addend_middle.val();
        self.low[0].next = 0.into();
        connect!(self.pair.product_sign => self.anchor_sign, self.pair.addend_sign => self.moved_sign);
        if !self.pair.leads.val() {
            self.anchor.top.next = self.addend_top.val();
            self.anchor.middle.next = self.addend_middle.val();
            self.anchor.low.next = 0.into();
            self.top[0].next = self.product_top.val();
            self.middle[0].next = self.product_middle.val();
            self.low[0].next = self.product_low.val();
            connect!(self.pair.addend_sign => self.anchor_sign, self.pair.product_sign => self.moved_sign);
        }
        if self.raw.val() {
            self.anchor.top.next = self.pair.addend.val();
            self.anchor.middle.next = 0.into();
        }

        comment!("what moves out of the window is only asked for ones");
        self.jam[0].next = false;
        if self.pair.far.val() {
            self.top[0].next = 0.into();
            self.middle[0].next = 0.into();
            self.low[0].next = 0.into();
            connect!(self.pair.has_product => self.jam[0]);
            if self.pair.leads.val() {
                connect!(self.pair.has_addend => self.jam[0]);
            }
        }

        comment!("move: by a word, then by less");
        self.top[1].next = self.top[0].val();
        self.middle[1].next = self.middle[0].val();
        self.low[1].next = self.low[0].val();
        connect!(self.jam[0] => self.jam[1]);
        if self.pair.moves.val().get_bit(6) {
            self.top[1].next = 0.into();
            self.middle[1].next = self.top[0].val();
            self.low[1].next = self.middle[0].val().field(window_middle::TOP);
            self.jam[1].next =
                self.jam[0].val() | self.middle[0].val().field(window_middle::REST).any() | self.low[0].val().any();
        }
        for j in 0..4 {
            self.top[j + 2].next = self.top[j + 1].val();
            self.middle[j + 2].next = self.middle[j + 1].val();
            self.low[j + 2].next = self.low[j + 1].val();
            self.jam[j + 2].next = self.jam[j + 1].val();
            if self.pair.moves.val().get_bit(5 - j) {
                self.top[j + 2].next = self.top[j + 1].val() >> DISTANCE[j];
                self.middle[j + 2].next = (self.middle[j + 1].val() >> DISTANCE[j]) | (self.top[j + 1].val() << COMPLEMENT[j]);
                self.low[j + 2].next = bit_cast::<3, 64>(self.middle[j + 1].val() >> SHORT[j]);
                self.jam[j + 2].next =
                    self.jam[j + 1].val() | (self.middle[j + 1].val() & LOST[j]).any() | self.low[j + 1].val().any();
            }
        }
        self.top[6].next = self.top[5].val();
        self.middle[6].next = self.middle[5].val();
        self.low[6].next = self.low[5].val();
        self.jam[6].next = self.jam[5].val();
        if self.pair.moves.val().get_bit(1) {
            self.top[6].next = self.top[5].val() >> 2;
            self.middle[6].next = (self.middle[5].val() >> 2) | (self.top[5].val() << 62);
            self.low[6].next = (bit_cast::<3, 64>(self.middle[5].val()) << 1) | (self.low[5].val() >> 2);
            self.jam[6].next = self.jam[5].val() | self.low[5].val().field(window_low::LOWER).any();
        }
        self.top[7].next = self.top[6].val();
        self.middle[7].next = self.middle[6].val();
        self.low[7].next = self.low[6].val();
        self.jam[7].next = self.jam[6].val();
        if self.pair.moves.val().get_bit(0) {
            self.top[7].next = self.top[6].val() >> 1;
            self.middle[7].next = (self.middle[6].val() >> 1) | (self.top[6].val() << 63);
            self.low[7].next = (bit_cast::<3, 64>(self.middle[6].val()) << 2) | (self.low[6].val() >> 1);
            self.jam[7].next = self.jam[6].val() | self.low[6].val().field(window_low::JAM);
        }
        self.moved.top.next = self.top[7].val();
        self.moved.middle.next = self.middle[7].val();
        self.lowest.next = self.low[7].val() | bit_cast::<3, 1>(self.jam[7].val().into());
        self.moved.low.next = self.lowest.val();
        self.subtracts.next = self.pair.product_sign.val() ^ self.pair.addend_sign.val();
        if self.subtracts.val() {
            self.moved.top.next = !self.top[7].val();
            self.moved.middle.next = !self.middle[7].val();
            self.moved.low.next = !self.lowest.val();
        }
    }
}
