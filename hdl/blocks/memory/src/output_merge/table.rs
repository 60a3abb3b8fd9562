//! The fragments in work: position and mask of 32 tiles.
//!
//! ```text
//!  take, x, y, mask --> lowest free entry --> used[32], free_entry
//!  r_entry -----------> LUT RAM -----------> x, y, first_mask, r_narrowed
//!  narrow, e_entry, pass -> second mask      (the depth test removes pixels)
//!  drop, e_entry ------> free
//! ```
//!
//! An entry's mask is written twice, by the fragment and by its depth test; each
//! has a LUT RAM, and a bit per entry says which counts. Two read ports:
//! the request register and E. No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Table of fragments.
#[block]
pub struct OutputMergeTable {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub x: Signal<In, U<12>>,
    pub y: Signal<In, U<12>>,
    pub mask: Signal<In, U<16>>,
    pub r_entry: Signal<In, U<5>>,
    pub e_entry: Signal<In, U<5>>,
    /// The mask of `e_entry` becomes `pass`.
    pub narrow: Signal<In, Bit>,
    pub pass: Signal<In, U<16>>,
    /// `e_entry` is finished.
    pub drop: Signal<In, Bit>,
    pub room: Signal<Out, Bit>,
    pub idle: Signal<Out, Bit>,
    pub free_entry: Signal<Out, U<5>>,
    pub r_x: Signal<Out, U<12>>,
    pub r_y: Signal<Out, U<12>>,
    pub r_mask: Signal<Out, U<16>>,
    pub e_mask: Signal<Out, U<16>>,
    used: Reg<U<32>>,
    narrowed: Reg<U<32>>,
    place: LutRam<5, 1, 24>,
    r_first: LutRam<5, 1, 16>,
    e_first: LutRam<5, 1, 16>,
    r_second: LutRam<5, 1, 16>,
    e_second: LutRam<5, 1, 16>,
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
        memories!(self, place, r_first, e_first, r_second, e_second);

        self.lowest.next = !self.used.q.val() & (self.used.q.val() + 1);
        self.index.next = 0.into();
        for i in 0..32 {
            if self.lowest.val().get_bit(i) {
                self.index.next = self.index.val() | i.to_bits::<5>();
            }
        }
        self.free_entry.next = self.index.val();
        self.room.next = !self.used.q.val().all();
        self.idle.next = !self.used.q.val().any();

        self.taken.next = 0.into();
        self.dropped.next = 0.into();
        self.tested.next = 0.into();
        if self.take.val() {
            self.taken.next = self.lowest.val();
        }
        if self.drop.val() {
            self.dropped.next = bits::<32>(1) << self.e_entry.val();
        }
        if self.narrow.val() {
            self.tested.next = bits::<32>(1) << self.e_entry.val();
        }
        self.used.d.next = (self.used.q.val() | self.taken.val()) & !self.dropped.val();
        self.narrowed.d.next = (self.narrowed.q.val() | self.tested.val()) & !self.taken.val();

        self.place.write_enable.next = self.take.val();
        self.place.write_address.next = self.index.val();
        self.place.write_data[0].next = (bit_cast::<24, 12>(self.y.val()) << 12) | bit_cast::<24, 12>(self.x.val());
        self.place.read_address.next = self.r_entry.val();
        self.r_x.next = self.place.read_data[0].val().get_bits::<12>(0);
        self.r_y.next = self.place.read_data[0].val().get_bits::<12>(12);

        self.r_first.write_enable.next = self.take.val();
        self.r_first.write_address.next = self.index.val();
        self.r_first.write_data[0].next = self.mask.val();
        self.r_first.read_address.next = self.r_entry.val();
        self.e_first.write_enable.next = self.take.val();
        self.e_first.write_address.next = self.index.val();
        self.e_first.write_data[0].next = self.mask.val();
        self.e_first.read_address.next = self.e_entry.val();
        self.r_second.write_enable.next = self.narrow.val();
        self.r_second.write_address.next = self.e_entry.val();
        self.r_second.write_data[0].next = self.pass.val();
        self.r_second.read_address.next = self.r_entry.val();
        self.e_second.write_enable.next = self.narrow.val();
        self.e_second.write_address.next = self.e_entry.val();
        self.e_second.write_data[0].next = self.pass.val();
        self.e_second.read_address.next = self.e_entry.val();
        self.r_mask.next = self.r_first.read_data[0].val();
        if self.narrowed.q.val().get_bit(self.r_entry.val().index()) {
            self.r_mask.next = self.r_second.read_data[0].val();
        }
        self.e_mask.next = self.e_first.read_data[0].val();
        if self.narrowed.q.val().get_bit(self.e_entry.val().index()) {
            self.e_mask.next = self.e_second.read_data[0].val();
        }
    }
}
