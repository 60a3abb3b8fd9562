//! Store-fill buffer: where an absent block lives until it is allocated.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/store_fill_buffer.md`.
//!
//! Invariants: a fill never changes a covered pixel, nobody loses two contests in a row (test
//! `store_fill_buffer_follows_the_model`). A row is only read after it has been written.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// One row of 16 pixels per chain, merging writes with memory data.
#[block(ports = tessera_ports::store_fill_buffer)]
pub struct StoreFillBuffer {
    ram: Ram1r1w<4, 8, 64, 2, 1>,
    /// 1: a fill wins the next contest.
    turn: Reg<Bit>,
    take_fill: Signal<Local, Bit>,
    take_result: Signal<Local, Bit>,
    enable: Signal<Local, U<16>>,
}

impl Logic for StoreFillBuffer {
    #[hdl]
    fn update(&mut self) {
        registers!(self, turn);
        memories!(self, ram);

        comment!("write port");
        self.take_fill.next = self.fill.valid.val() & (!self.result.valid.val() | self.turn.q.val());
        self.take_result.next = self.result.valid.val() & (!self.fill.valid.val() | !self.turn.q.val());
        self.fill.ready.next = !self.result.valid.val() | self.turn.q.val();
        self.result.ready.next = !self.fill.valid.val() | !self.turn.q.val();
        if self.fill.valid.val() & self.result.valid.val() {
            self.turn.d.next = !self.turn.q.val();
        }
        self.enable.next = 0.into();
        forward!(self.result.slot => self.ram.write_address);
        if self.take_result.val() & !self.reset.val() {
            self.enable.next = self.result.mask.val();
        }
        if self.take_fill.val() {
            forward!(self.fill.slot => self.ram.write_address);
            if !self.reset.val() {
                self.enable.next = !self.fill.cover.val();
            }
        }
        for w in 0..8 {
            self.ram.write_enable[w].next = self.enable.val().get_bits::<2>(2 * w);
        }
        forward!(self.result.data => self.ram.write_data);
        if self.take_fill.val() {
            forward!(self.fill.data => self.ram.write_data);
        }

        comment!("read port");
        connect!(
            self.rd_en => self.ram.read_enable,
            self.rd_slot => self.ram.read_address,
            self.ram.read_data => self.q
        );
    }
}
