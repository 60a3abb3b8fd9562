//! The predicate of every channel, from a flag register of its thread or both.
//!
//! ```text
//!  f0, f1 --> one or both --> half, inverted for all --+--> own bit or pair -----------+
//!                                                      |                               +--> or --> inverted or not
//!                                                      +--> fours --+--> four, eight --+
//!                                                                   +--> 16, 32 -------+
//! ```
//!
//! Rule 35 of the TC page. All bits of a group are set if none of the inverted ones is, so only "any" is
//! formed. A group contains the smaller ones, so what they find may stay in; the three paths lie beside each
//! other to be short. Combinational; without a predicate all ones.

use crate::word::{lo, pred_pair};
use tessera_hdl::prelude::*;

/// Predicate by channel.
#[block]
pub struct TcPredicate {
    pub lo: Signal<In, U<64>>,
    /// The flag register of the predicate, and the other one of its thread.
    pub flag: Signal<In, U<32>>,
    pub other: Signal<In, U<32>>,
    pub predicate: Signal<Out, U<32>>,
    control: Signal<Local, U<4>>,
    /// All bits of a group are wanted.
    all: Signal<Local, Bit>,
    /// Groups are of 2, 4, 8, 16, 32 channels, or of more.
    wide: [Signal<Local, Bit>; 5],
    /// What anyv and allv make of both registers, else that of the predicate.
    both: Signal<Local, U<32>>,
    half_of: Signal<Local, U<32>>,
    /// What is looked for: a set bit, or for all a clear one.
    own: Signal<Local, U<32>>,
    partner: Signal<Local, U<32>>,
    pair: Signal<Local, U<32>>,
    /// Of each four channels: some is set.
    four: Signal<Local, U<8>>,
    /// Of the group of four or eight they are in.
    by_fours: Signal<Local, U<8>>,
    /// Of each sixteen: some is set.
    half: [Signal<Local, Bit>; 2],
    /// Of the group of 16 or 32, by halves.
    by_halves: [Signal<Local, Bit>; 2],
    found: Signal<Local, U<32>>,
    inverts: Signal<Local, Bit>,
}

impl Logic for TcPredicate {
    #[hdl]
    fn update(&mut self) {
        self.control.next = self.lo.val().field(lo::PRED_CTRL);
        self.all.next = self.control.val().get_bit(0);
        comment!("4, 5: any and all of 2; and so on by twos up to 32");
        self.wide[0].next = self.control.val() > 3;
        self.wide[1].next = self.control.val() > 5;
        self.wide[2].next = self.control.val() > 7;
        self.wide[3].next = self.control.val() > 9;
        self.wide[4].next = self.control.val() > 11;

        comment!("what is looked for");
        self.both.next = self.flag.val();
        if self.lo.val().field(lo::PRED_PAIR) == pred_pair::VERTICAL {
            self.both.next = self.flag.val() | self.other.val();
            if self.all.val() {
                self.both.next = self.flag.val() & self.other.val();
            }
        }
        self.half_of.next = self.both.val();
        if self.lo.val().field(lo::FLAG_HALF) {
            self.half_of.next = self.both.val() >> 16;
        }
        self.own.next = self.half_of.val();
        if self.all.val() {
            self.own.next = !self.half_of.val();
        }

        comment!("1 and 2 channels; without a predicate everything is found");
        self.partner.next = ((self.own.val() & 0x5555_5555_u64) << 1) | ((self.own.val() >> 1) & 0x5555_5555_u64);
        self.pair.next = self.own.val();
        if self.wide[0].val() {
            self.pair.next = self.own.val() | self.partner.val();
        }
        if !self.control.val().any() {
            self.pair.next = 0xffff_ffff_u64.into();
        }

        comment!("4 and 8");
        self.four.next = 0.into();
        for k in 0..8 {
            self.four.next = self.four.val().replace_bit(k, self.own.val().get_bits::<4>(4 * k).any());
        }
        self.by_fours.next = 0.into();
        for k in 0..4 {
            for j in 0..2 {
                self.by_fours.next = self.by_fours.val().replace_bit(
                    2 * k + j,
                    (self.wide[1].val() & self.four.val().get_bit(2 * k + j))
                        | (self.wide[2].val() & self.four.val().get_bit(2 * k + 1 - j)),
                );
            }
        }

        comment!("16 and 32");
        for h in 0..2 {
            self.half[h].next = self.four.val().get_bits::<4>(4 * h).any();
        }
        for h in 0..2 {
            self.by_halves[h].next = (self.wide[3].val() & self.half[h].val()) | (self.wide[4].val() & self.half[1 - h].val());
        }

        comment!("out");
        self.found.next = 0.into();
        for c in 0..32 {
            self.found.next = self
                .found
                .val()
                .replace_bit(c, self.pair.val().get_bit(c) | self.by_fours.val().get_bit(c / 4) | self.by_halves[c / 16].val());
        }
        self.inverts.next = self.control.val().any() & (self.lo.val().field(lo::PRED_INV) ^ self.all.val());
        self.predicate.next = self.found.val();
        if self.inverts.val() {
            self.predicate.next = !self.found.val();
        }
    }
}
