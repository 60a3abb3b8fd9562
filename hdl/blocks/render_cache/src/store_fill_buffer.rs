//! Store-fill buffer: where an absent block lives until it is allocated.
//!
//! ```text
//!  fill   valid/ready, slot, cover, data -->+---------+
//!  result valid/ready, slot, mask, data  -->| 16 rows |---> q
//!  rd_en, rd_slot ------------------------->+---------+
//! ```
//!
//! The full contract is `tessera_ports::cache::store_fill_buffer`. Memory data fills
//! the pixels that no write has covered, results overwrite theirs. Both share
//! the one write port, taking turns when they meet.
//!
//! ```text
//! cycle        0     1     2
//! res_valid    1     1     1
//! fill_valid   1     1     0
//! turn         0     1     0
//! res_ready    1     0     1
//! fill_ready   0     1     1
//! ```
//!
//! Invariants: a fill never changes a covered pixel, nobody loses two contests
//! in a row (test `store_fill_buffer_follows_the_model`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | contest, the result's turn | the fill, one cycle |
//! | 2 | contest, the fill's turn | the result, one cycle |
//!
//! Deadlock: none; the readies depend on the valids and one bit of state.
//! Limits: no reset of contents; a row is only read after it has been written.

use tessera_hdl::prelude::*;

/// One row of 16 pixels per chain, merging writes with memory data.
#[block]
pub struct StoreFillBuffer {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub fill_valid: Signal<In, Bit>,
    pub fill_slot: Signal<In, U<4>>,
    pub fill_cover: Signal<In, U<16>>,
    pub fill_data: [Signal<In, U<64>>; 8],
    pub res_valid: Signal<In, Bit>,
    pub res_slot: Signal<In, U<4>>,
    pub res_mask: Signal<In, U<16>>,
    pub res_data: [Signal<In, U<64>>; 8],
    pub rd_en: Signal<In, Bit>,
    pub rd_slot: Signal<In, U<4>>,
    pub fill_ready: Signal<Out, Bit>,
    pub res_ready: Signal<Out, Bit>,
    pub q: [Signal<Out, U<64>>; 8],
    ram: Ram1r1w<4, 8, 64, 2, 1>,
    /// 1: a fill wins the next contest.
    turn: Reg<Bit>,
    take_fill: Signal<Local, Bit>,
    take_res: Signal<Local, Bit>,
    enable: Signal<Local, U<16>>,
}

impl Logic for StoreFillBuffer {
    #[hdl]
    fn update(&mut self) {
        registers!(self, turn);
        memories!(self, ram);

        comment!("write port");
        self.take_fill.next = self.fill_valid.val() & (!self.res_valid.val() | self.turn.q.val());
        self.take_res.next = self.res_valid.val() & (!self.fill_valid.val() | !self.turn.q.val());
        self.fill_ready.next = !self.res_valid.val() | self.turn.q.val();
        self.res_ready.next = !self.fill_valid.val() | !self.turn.q.val();
        if self.fill_valid.val() & self.res_valid.val() {
            self.turn.d.next = !self.turn.q.val();
        }
        self.enable.next = 0.into();
        self.ram.write_address.next = self.res_slot.val();
        if self.take_res.val() & !self.reset.val() {
            self.enable.next = self.res_mask.val();
        }
        if self.take_fill.val() {
            self.ram.write_address.next = self.fill_slot.val();
            if !self.reset.val() {
                self.enable.next = !self.fill_cover.val();
            }
        }
        for w in 0..8 {
            self.ram.write_enable[w].next = self.enable.val().get_bits::<2>(2 * w);
            self.ram.write_data[w].next = self.res_data[w].val();
            if self.take_fill.val() {
                self.ram.write_data[w].next = self.fill_data[w].val();
            }
        }

        comment!("read port");
        self.ram.read_enable.next = self.rd_en.val();
        self.ram.read_address.next = self.rd_slot.val();
        for w in 0..8 {
            self.q[w].next = self.ram.read_data[w].val();
        }
    }
}
