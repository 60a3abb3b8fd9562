//! The fragments in work: position and mask of 32 tiles.
//!
//! ```text
//!  take, x, y, mask --> lowest free entry --> used[32], free_entry
//!  rq_entry ----------> LUT RAM -----------> x, y, mask
//!  m_entry -----------> LUT RAM -----------> m_mask
//!  narrow, r_entry, pass -> second mask      (the depth test removes pixels)
//!  drop, r_entry ------> free
//! ```
//!
//! An entry's mask is written twice, by the fragment and by its depth test; each
//! has a LUT RAM, and a bit per entry says which counts. Two read ports:
//! the request register and M. No handshake, so no stalls.

use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Position of a tile.
    place: 23..0 {
        /// Horizontally.
        X: 11..0,
        /// Vertically.
        Y: 23..12,
    }
}

/// Reader of the masks: the request register.
const REQUEST: usize = 0;
/// Reader of the masks: M.
const EXECUTE: usize = 1;

/// Table of fragments.
#[block]
pub struct OutputMergeTable {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub x: Signal<In, U<12>>,
    pub y: Signal<In, U<12>>,
    pub mask: Signal<In, U<16>>,
    /// Entry of the request register.
    pub rq_entry: Signal<In, U<5>>,
    /// Entry in M.
    pub m_entry: Signal<In, U<5>>,
    /// Entry in R.
    pub r_entry: Signal<In, U<5>>,
    /// The mask of `r_entry` becomes `pass`.
    pub narrow: Signal<In, Bit>,
    pub pass: Signal<In, U<16>>,
    /// `r_entry` is finished.
    pub drop: Signal<In, Bit>,
    pub room: Signal<Out, Bit>,
    pub idle: Signal<Out, Bit>,
    pub free_entry: Signal<Out, U<5>>,
    pub rq_x: Signal<Out, U<12>>,
    pub rq_y: Signal<Out, U<12>>,
    pub rq_mask: Signal<Out, U<16>>,
    pub m_mask: Signal<Out, U<16>>,
    used: Reg<U<32>>,
    narrowed: Reg<U<32>>,
    place: LutRam<5, 1, 24>,
    /// Masks of the fragments, for each reader.
    first: MultiReadRam<5, 16, 2>,
    /// Masks after the depth test.
    second: MultiReadRam<5, 16, 2>,
    lowest: Signal<Local, U<32>>,
    index: Signal<Local, U<5>>,
    taken: Signal<Local, U<32>>,
    dropped: Signal<Local, U<32>>,
    tested: Signal<Local, U<32>>,
}

impl Logic for OutputMergeTable {
    #[hdl]
    fn update(&mut self) {
        registers!(self, used, narrowed);
        memories!(self, place, first, second);

        self.lowest.next = !self.used.q.val() & (self.used.q.val() + 1);
        self.index.next = 0.into();
        for i in 0..32 {
            if self.lowest.val().get_bit(i) {
                self.index.next = self.index.val() | i.to_bits::<5>();
            }
        }
        connect!(self.index => self.free_entry);
        self.room.next = !self.used.q.val().all();
        self.idle.next = !self.used.q.val().any();

        self.taken.next = 0.into();
        self.dropped.next = 0.into();
        self.tested.next = 0.into();
        if self.take.val() {
            connect!(self.lowest => self.taken);
        }
        if self.drop.val() {
            self.dropped.next = bits::<32>(1) << self.r_entry.val();
        }
        if self.narrow.val() {
            self.tested.next = bits::<32>(1) << self.r_entry.val();
        }
        self.used.d.next = (self.used.q.val() | self.taken.val()) & !self.dropped.val();
        self.narrowed.d.next = (self.narrowed.q.val() | self.tested.val()) & !self.taken.val();

        comment!("positions");
        self.place.write_data[0].next = pack!(24; place::Y = self.y.val(), place::X = self.x.val());
        connect!(
            self.take => self.place.write_enable,
            self.index => self.place.write_address,
            self.rq_entry => self.place.read_address
        );
        self.rq_x.next = self.place.read_data[0].val().field(place::X);
        self.rq_y.next = self.place.read_data[0].val().field(place::Y);

        comment!("masks");
        connect!(
            self.take => self.first.write_enable,
            self.index => self.first.write_address,
            self.mask => self.first.write_data,
            self.narrow => self.second.write_enable,
            self.r_entry => self.second.write_address,
            self.pass => self.second.write_data,
            self.rq_entry => self.first.read_address[REQUEST],
            self.rq_entry => self.second.read_address[REQUEST],
            self.m_entry => self.first.read_address[EXECUTE],
            self.m_entry => self.second.read_address[EXECUTE],
            self.first.read_data[REQUEST] => self.rq_mask,
            self.first.read_data[EXECUTE] => self.m_mask
        );
        if self.narrowed.q.val().get_bit(self.rq_entry.val().index()) {
            connect!(self.second.read_data[REQUEST] => self.rq_mask);
        }
        if self.narrowed.q.val().get_bit(self.m_entry.val().index()) {
            connect!(self.second.read_data[EXECUTE] => self.m_mask);
        }
    }
}
