//! Tag RAM: which blocks the data RAM holds.
//!
//! ```text
//!  rd_en, rd_set ----->+---------+---> valid, block[4], ptr   (row read last cycle)
//!  wr_en, wr_set, .. ->| 32 rows |
//!  cmp_block --------->|  4 x =  |---> hit, hit_way           (comb)
//!                      +---------+
//! ```
//!
//! The full contract is `tessera_ports::cache::tag_ram`. A read that meets a write
//! of its row is not the RAM's business: the last write waits beside it and is merged
//! into the row when it went there.
//!
//! ```text
//! cycle        0     1     2     3
//! rd (set 5)   1     0     0     0
//! wr (set 5)   new   -     new2  -
//! row shown    ?     new   new   new2
//! ```
//!
//! Invariant: the row shown includes every write of the cycles before
//! (test `tag_ram_follows_the_model`).
//! Stalls: none. Deadlock: none, no handshake.
//! Limits: reset clears neither rows nor the merge; the cache sweeps the rows.

use tessera_hdl::prelude::*;

/// Tags of four ways in 32 sets, with compare and replacement pointer.
#[block]
pub struct TagRam {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub rd_en: Signal<In, Bit>,
    pub rd_set: Signal<In, U<5>>,
    pub wr_en: Signal<In, Bit>,
    pub wr_set: Signal<In, U<5>>,
    pub wr_ways: Signal<In, U<4>>,
    pub wr_valid: Signal<In, Bit>,
    pub wr_block: Signal<In, U<27>>,
    pub wr_ptr: Signal<In, U<2>>,
    pub cmp_block: Signal<In, U<27>>,
    pub valid: Signal<Out, U<4>>,
    pub block: [Signal<Out, U<27>>; 4],
    pub ptr: Signal<Out, U<2>>,
    pub hit: Signal<Out, Bit>,
    pub hit_way: Signal<Out, U<2>>,
    /// Word `w`: {valid, block} of way `w`.
    ways: Ram1r1w<5, 4, 28, 1, 0>,
    ptrs: Ram1r1w<5, 1, 2, 1, 0>,
    last: Reg<U<5>>,
    /// The last write went to the row that was read: ways, {valid, block}, pointer.
    merge: Reg<Bit>,
    merge_ways: Reg<U<4>>,
    merge_tag: Reg<U<28>>,
    merge_ptr: Reg<U<2>>,
    address: Signal<Local, U<5>>,
    tag: [Signal<Local, U<28>>; 4],
    valid_bits: Signal<Local, U<4>>,
    equal: Signal<Local, U<4>>,
}

impl Logic for TagRam {
    #[hdl]
    fn update(&mut self) {
        registers!(self, last);
        memories!(self, ways, ptrs);

        comment!("no reset: a write beside reset is kept like any other");
        self.merge.clock.next = self.clock.val();
        self.merge_ways.clock.next = self.clock.val();
        self.merge_tag.clock.next = self.clock.val();
        self.merge_ptr.clock.next = self.clock.val();
        self.merge.reset.next = false;
        self.merge_ways.reset.next = false;
        self.merge_tag.reset.next = false;
        self.merge_ptr.reset.next = false;

        self.address.next = self.last.q.val();
        if self.rd_en.val() {
            self.address.next = self.rd_set.val();
        }
        if self.reset.val() {
            self.address.next = 0.into();
        }
        self.last.d.next = self.address.val();
        self.merge.d.next = self.wr_en.val() & (self.wr_set.val() == self.address.val());
        self.merge_ways.d.next = self.wr_ways.val();
        self.merge_tag.d.next = (bit_cast::<28, 27>(self.wr_block.val())).replace_bit(27, self.wr_valid.val());
        self.merge_ptr.d.next = self.wr_ptr.val();

        self.ways.read_enable.next = true;
        self.ways.read_address.next = self.address.val();
        self.ways.write_address.next = self.wr_set.val();
        self.ptrs.read_enable.next = true;
        self.ptrs.read_address.next = self.address.val();
        self.ptrs.write_address.next = self.wr_set.val();
        self.ptrs.write_enable[0].next = bits::<1>(0).replace_bit(0, self.wr_en.val());
        self.ptrs.write_data[0].next = self.wr_ptr.val();
        self.valid_bits.next = 0.into();
        self.equal.next = 0.into();
        for w in 0..4 {
            self.ways.write_enable[w].next = bits::<1>(0).replace_bit(0, self.wr_en.val() & self.wr_ways.val().get_bit(w));
            self.ways.write_data[w].next = bit_cast::<28, 27>(self.wr_block.val()).replace_bit(27, self.wr_valid.val());
            self.tag[w].next = self.ways.read_data[w].val();
            if self.merge.q.val() & self.merge_ways.q.val().get_bit(w) {
                self.tag[w].next = self.merge_tag.q.val();
            }
            self.valid_bits.next = self.valid_bits.val().replace_bit(w, self.tag[w].val().get_bit(27));
            self.block[w].next = self.tag[w].val().get_bits::<27>(0);
            self.equal.next = self
                .equal
                .val()
                .replace_bit(w, self.tag[w].val().get_bit(27) & (self.tag[w].val().get_bits::<27>(0) == self.cmp_block.val()));
        }
        self.valid.next = self.valid_bits.val();
        self.ptr.next = self.ptrs.read_data[0].val();
        if self.merge.q.val() {
            self.ptr.next = self.merge_ptr.q.val();
        }
        self.hit.next = self.equal.val().any();
        self.hit_way.next = 0.into();
        for w in 0..4 {
            if self.equal.val().get_bit(3 - w) {
                self.hit_way.next = bits::<2>(3) - w.to_bits::<2>();
            }
        }
    }
}
