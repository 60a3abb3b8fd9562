//! The predicate of every channel and of every lane, from a flag register of its thread or both.
//!
//! ```text
//!  lo --> needs --> row of the payload --+
//!                                        v
//!  f0, f1 --> one or both --> half, inverted for all --+--> own bit or pair --> by lane --+--> or
//!                                                      |                                  |
//!                                                      +--> fours --> those that count ---+
//! ```
//!
//! Rule 35 of the TC page. All bits of a group are set if none of the inverted ones is, so only "any" is
//! formed. A group contains the smaller ones, so what they find may stay in. Lane `i` is channel `i` from the
//! instruction's first one on, a multiple of four; bits are moved there, of fours it is known before the
//! flags are which count for which lanes. What the instruction wants is decoded when it enters its queue, so
//! that it is there with the flags. Without a predicate all ones. Whether it is inverted comes last, with
//! what else enables a lane ([`super::bundle`]). Combinational.

use crate::word::{lo, pred_pair};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// What a predicate needs of the flag registers.
    predicate_needs: 10..0 {
        /// Both of them.
        BOTH: 0,
        /// Of both, that both are set, not one of them; of one, that it is f1.
        OTHER: 1,
        /// The upper half of its bits.
        HALF: 2,
        /// All bits of a group, not any of them.
        ALL: 3,
        /// Groups of 2, or more.
        TWO: 4,
        /// Of 4, or more.
        FOUR: 5,
        /// Of 8, or more.
        EIGHT: 6,
        /// Of 16, or more.
        SIXTEEN: 7,
        /// Of 32, or more.
        THIRTY_TWO: 8,
        /// Nothing: there is no predicate.
        NONE: 9,
        /// What is found is inverted.
        INVERTS: 10,
    }
    /// Whether a group is larger than so many fours.
    group_size: 2..0 {
        /// One.
        EIGHT: 0,
        /// Two.
        SIXTEEN: 1,
        /// Four.
        THIRTY_TWO: 2,
    }
}

/// Of eight fours those in whose number bit `b` is set, and those in which it is clear.
const SET: [u64; 3] = [0xaa, 0xcc, 0xf0];
const CLEAR: [u64; 3] = [0xff ^ SET[0], 0xff ^ SET[1], 0xff ^ SET[2]];

/// Decodes a predicate.
#[block]
pub struct TcPredicateNeeds {
    pub lo: Signal<In, U<64>>,
    /// See [`predicate_needs`].
    pub needs: Signal<Out, U<11>>,
    control: Signal<Local, U<4>>,
    other: Signal<Local, Bit>,
}

impl Logic for TcPredicateNeeds {
    #[hdl]
    fn update(&mut self) {
        self.control.next = self.lo.val().field(lo::PRED_CTRL);
        self.other.next = self.lo.val().field(lo::FLAG_REGISTER);
        if self.lo.val().field(lo::PRED_PAIR) == pred_pair::VERTICAL {
            self.other.next = self.control.val().get_bit(0);
        }
        comment!("4, 5: any and all of 2; and so on by twos up to 32");
        self.needs.next = pack!(11;
            predicate_needs::BOTH = self.lo.val().field(lo::PRED_PAIR) == pred_pair::VERTICAL,
            predicate_needs::OTHER = self.other.val(),
            predicate_needs::HALF = self.lo.val().field(lo::FLAG_HALF),
            predicate_needs::ALL = self.control.val().get_bit(0),
            predicate_needs::TWO = self.control.val() > 3,
            predicate_needs::FOUR = self.control.val() > 5,
            predicate_needs::EIGHT = self.control.val() > 7,
            predicate_needs::SIXTEEN = self.control.val() > 9,
            predicate_needs::THIRTY_TWO = self.control.val() > 11,
            predicate_needs::NONE = !self.control.val().any(),
            predicate_needs::INVERTS =
                self.control.val().any() & (self.lo.val().field(lo::PRED_INV) ^ self.control.val().get_bit(0)));
    }
}

/// Whether something is set in the group of some four channels, of four or more.
#[block]
pub struct TcGroup {
    /// Of each four channels: some is set.
    pub four: Signal<In, U<8>>,
    /// Number of these four.
    pub place: Signal<In, U<3>>,
    /// See [`predicate_needs`].
    pub needs: Signal<In, U<11>>,
    pub any: Signal<Out, Bit>,
    /// [`group_size`].
    larger: Signal<Local, U<3>>,
    /// Fours that count: their numbers differ at most in bits within the group.
    counts: Signal<Local, U<8>>,
}

impl Logic for TcGroup {
    #[hdl]
    fn update(&mut self) {
        self.larger.next = pack!(3;
            group_size::EIGHT = self.needs.val().field(predicate_needs::EIGHT),
            group_size::SIXTEEN = self.needs.val().field(predicate_needs::SIXTEEN),
            group_size::THIRTY_TWO = self.needs.val().field(predicate_needs::THIRTY_TWO));
        self.counts.next = 0.into();
        if self.needs.val().field(predicate_needs::FOUR) {
            self.counts.next = 0xff.into();
        }
        for b in 0..3 {
            if !self.larger.val().get_bit(b) {
                if self.place.val().get_bit(b) {
                    self.counts.next = self.counts.val() & SET[b];
                } else {
                    self.counts.next = self.counts.val() & CLEAR[b];
                }
            }
        }
        self.any.next = (self.four.val() & self.counts.val()).any();
    }
}

/// Predicate by channel and by lane.
#[block]
pub struct TcPredicate {
    /// See [`predicate_needs`].
    pub needs: Signal<In, U<11>>,
    pub f0: Signal<In, U<32>>,
    pub f1: Signal<In, U<32>>,
    /// The first lane is channel `4 * group`.
    pub group: Signal<In, U<3>>,
    pub predicate: Signal<Out, U<32>>,
    /// What is found for a lane; not promised of those whose channels there are not.
    pub lanes: Signal<Out, U<32>>,
    /// The predicate of a lane is the inverse.
    pub inverts: Signal<Out, Bit>,
    /// What anyv and allv make of both registers, else that of the predicate.
    flags: Signal<Local, U<32>>,
    half_of: Signal<Local, U<32>>,
    /// What is looked for: a set bit, or for all a clear one.
    own: Signal<Local, U<32>>,
    partner: Signal<Local, U<32>>,
    pair: Signal<Local, U<32>>,
    pair_lanes: Signal<Local, U<32>>,
    /// Of each four channels: some is set.
    four: Signal<Local, U<8>>,
    /// Of the group that they are in, of channels and of lanes.
    by_channels: [TcGroup; 8],
    by_lanes: [TcGroup; 8],
    found: Signal<Local, U<32>>,
}

impl Logic for TcPredicate {
    #[hdl]
    fn update(&mut self) {
        comment!("what is looked for");
        self.flags.next = self.f0.val();
        if self.needs.val().field(predicate_needs::BOTH) {
            self.flags.next = self.f0.val() | self.f1.val();
            if self.needs.val().field(predicate_needs::OTHER) {
                self.flags.next = self.f0.val() & self.f1.val();
            }
        } else if self.needs.val().field(predicate_needs::OTHER) {
            self.flags.next = self.f1.val();
        }
        self.half_of.next = self.flags.val();
        if self.needs.val().field(predicate_needs::HALF) {
            self.half_of.next = self.flags.val() >> 16;
        }
        self.own.next = self.half_of.val();
        if self.needs.val().field(predicate_needs::ALL) {
            self.own.next = !self.half_of.val();
        }

        comment!("1 and 2 channels; without a predicate everything is found");
        self.partner.next = ((self.own.val() & 0x5555_5555_u64) << 1) | ((self.own.val() >> 1) & 0x5555_5555_u64);
        self.pair.next = self.own.val();
        if self.needs.val().field(predicate_needs::TWO) {
            self.pair.next = self.own.val() | self.partner.val();
        }
        if self.needs.val().field(predicate_needs::NONE) {
            self.pair.next = 0xffff_ffff_u64.into();
        }
        self.pair_lanes.next = self.pair.val() >> (bit_cast::<5, 3>(self.group.val()) << 2);

        comment!("4 and more");
        self.four.next = 0.into();
        for k in 0..8 {
            self.four.next = self.four.val().replace_bit(k, self.own.val().get_bits::<4>(4 * k).any());
        }
        for k in 0..8 {
            connect!(
                self.four => self.by_channels[k].four,
                self.needs => self.by_channels[k].needs,
                self.four => self.by_lanes[k].four,
                self.needs => self.by_lanes[k].needs
            );
            self.by_channels[k].place.next = k.to_bits::<3>();
            self.by_lanes[k].place.next = self.group.val() + k.to_bits::<3>();
        }

        comment!("out");
        self.found.next = 0.into();
        self.lanes.next = 0.into();
        for c in 0..32 {
            self.found.next = self.found.val().replace_bit(c, self.pair.val().get_bit(c) | self.by_channels[c / 4].any.val());
            self.lanes.next = self.lanes.val().replace_bit(c, self.pair_lanes.val().get_bit(c) | self.by_lanes[c / 4].any.val());
        }
        self.predicate.next = self.found.val();
        self.inverts.next = self.needs.val().field(predicate_needs::INVERTS);
        if self.needs.val().field(predicate_needs::INVERTS) {
            self.predicate.next = !self.found.val();
        }
    }
}
