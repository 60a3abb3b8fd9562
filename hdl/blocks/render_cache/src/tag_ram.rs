//! Tag RAM: which blocks the data RAM holds.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/tag_ram.md`.
//!
//! The rows are LUT RAM, read by the register `last`: a write shows in the next cycle by itself, and the
//! compares begin a third of a cycle earlier than behind a block RAM. Reset does not clear rows; the cache
//! sweeps them.
//!
//! Invariant: the row shown includes every write of the cycles before (test `tag_ram_follows_the_model`).

use crate::word::tag;
use tessera_hdl::prelude::*;

/// Tags of four ways in 32 sets, with compare and replacement pointer.
#[block(ports = tessera_ports::tag_ram)]
pub struct TagRam {
    /// The [`tag`]s of each way.
    ways: [LutRam<5, 1, 28>; 4],
    ptrs: LutRam<5, 1, 2>,
    last: Reg<U<5>>,
    written: Signal<Local, U<28>>,
    tag: [Signal<Local, U<28>>; 4],
    valid_bits: Signal<Local, U<4>>,
    equal: Signal<Local, U<4>>,
}

impl Logic for TagRam {
    #[hdl]
    fn update(&mut self) {
        registers!(self, last);
        memories!(self, ways[4], ptrs);

        if self.rd_en.val() {
            connect!(self.rd_set => self.last);
        }
        self.written.next = pack!(28; tag::VALID = self.wr_valid.val(), tag::BLOCK = self.wr_block.val());
        connect!(
            self.last => self.ptrs.read_address,
            self.wr_set => self.ptrs.write_address,
            self.wr_ptr => self.ptrs.write_data[0],
            self.wr_en => self.ptrs.write_enable,
            self.ptrs.read_data[0] => self.ptr
        );
        self.valid_bits.next = 0.into();
        self.equal.next = 0.into();
        for w in 0..4 {
            self.ways[w].write_enable.next = self.wr_en.val() & self.wr_ways.val().get_bit(w);
            connect!(
                self.last => self.ways[w].read_address,
                self.wr_set => self.ways[w].write_address,
                self.written => self.ways[w].write_data[0],
                self.ways[w].read_data[0] => self.tag[w]
            );
            self.valid_bits.next = self.valid_bits.val().replace_bit(w, self.tag[w].val().field(tag::VALID));
            self.block[w].next = self.tag[w].val().field(tag::BLOCK);
            self.equal.next = self.equal.val().replace_bit(
                w,
                self.tag[w].val().field(tag::VALID) & (self.tag[w].val().field(tag::BLOCK) == self.cmp_block.val()),
            );
        }
        connect!(self.valid_bits => self.valid);
        self.hit.next = self.equal.val().any();
        self.hit_way.next = 0.into();
        for w in 0..4 {
            if self.equal.val().get_bit(3 - w) {
                self.hit_way.next = bits::<2>(3) - w.to_bits::<2>();
            }
        }
    }
}
