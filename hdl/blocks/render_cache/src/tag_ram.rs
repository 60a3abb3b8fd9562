//! Tag RAM: which blocks the data RAM holds.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/tag_ram.md`.
//!
//! A read that meets a write of its row is not the RAM's business: the last write waits beside it and is
//! merged into the row when it went there. Reset clears neither rows nor the merge; the cache sweeps the
//! rows.
//!
//! Invariant: the row shown includes every write of the cycles before (test `tag_ram_follows_the_model`).

use crate::word::tag;
use tessera_hdl::prelude::*;

/// Tags of four ways in 32 sets, with compare and replacement pointer.
#[block(ports = tessera_ports::tag_ram)]
pub struct TagRam {
    /// Word `w`: the [`tag`] of way `w`.
    ways: Ram1r1w<5, 4, 28, 1, 0>,
    ptrs: Ram1r1w<5, 1, 2, 1, 0>,
    last: Reg<U<5>>,
    /// The last write went to the row that was read: ways, tag, pointer.
    merge: Reg<Bit>,
    merge_ways: Reg<U<4>>,
    merge_tag: Reg<U<28>>,
    merge_ptr: Reg<U<2>>,
    address: Signal<Local, U<5>>,
    written: Signal<Local, U<28>>,
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
        connect!(
            self.clock => self.merge.clock,
            self.clock => self.merge_ways.clock,
            self.clock => self.merge_tag.clock,
            self.clock => self.merge_ptr.clock
        );
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
        self.written.next = pack!(28; tag::VALID = self.wr_valid.val(), tag::BLOCK = self.wr_block.val());
        self.merge.d.next = self.wr_en.val() & (self.wr_set.val() == self.address.val());
        connect!(
            self.address => self.last,
            self.wr_ways => self.merge_ways,
            self.written => self.merge_tag,
            self.wr_ptr => self.merge_ptr,
            self.address => self.ways.read_address,
            self.wr_set => self.ways.write_address,
            self.address => self.ptrs.read_address,
            self.wr_set => self.ptrs.write_address,
            self.wr_ptr => self.ptrs.write_data[0]
        );
        self.ways.read_enable.next = true;
        self.ptrs.read_enable.next = true;
        self.ptrs.write_enable[0].next = self.wr_en.val().into();

        comment!("the row, the write of the cycle before merged into it");
        self.valid_bits.next = 0.into();
        self.equal.next = 0.into();
        for w in 0..4 {
            self.ways.write_enable[w].next = (self.wr_en.val() & self.wr_ways.val().get_bit(w)).into();
            connect!(self.written => self.ways.write_data[w], self.ways.read_data[w] => self.tag[w]);
            if self.merge.q.val() & self.merge_ways.q.val().get_bit(w) {
                connect!(self.merge_tag => self.tag[w]);
            }
            self.valid_bits.next = self.valid_bits.val().replace_bit(w, self.tag[w].val().field(tag::VALID));
            self.block[w].next = self.tag[w].val().field(tag::BLOCK);
            self.equal.next = self.equal.val().replace_bit(
                w,
                self.tag[w].val().field(tag::VALID) & (self.tag[w].val().field(tag::BLOCK) == self.cmp_block.val()),
            );
        }
        connect!(self.valid_bits => self.valid, self.ptrs.read_data[0] => self.ptr);
        if self.merge.q.val() {
            connect!(self.merge_ptr => self.ptr);
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
