//! One copy of the register memory with a read port that keeps its data.
//!
//! ```text
//!  rd_valid, rd_row -->+------+
//!                      | ram  |--> rd_data[4]
//!  wb_row,be[],data -->+------+
//! ```
//!
//! `rd_data` in the cycle after `rd_valid` is the row named then (as it was
//! before that cycle's write); without `rd_valid` it keeps its value, and reset
//! clears it. A block RAM has no such hold against later writes, hence the
//! `held` registers behind it. Bit `l` of `wb_be[w]` writes byte `l` of word `w`.
//!
//! Stalls and deadlock: none, no handshake. Invariants are tested with `Ga`.

use tessera_hdl::prelude::*;

/// Register memory copy: 1024 rows of 32 bytes, 1 read and 1 write a cycle.
#[block]
pub struct GaCopy {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub rd_valid: Signal<In, Bit>,
    pub rd_row: Signal<In, U<10>>,
    pub wb_row: Signal<In, U<10>>,
    pub wb_be: [Signal<In, U<8>>; 4],
    pub wb_data: [Signal<In, U<64>>; 4],
    pub rd_data: [Signal<Out, U<64>>; 4],
    ram: Ram1r1w<10, 4, 64, 8>,
    /// The RAM's output is the row to show.
    fresh: Reg<Bit>,
    held: [Reg<U<64>>; 4],
}

impl Logic for GaCopy {
    #[hdl]
    fn update(&mut self) {
        registers!(self, fresh, held[4]);
        memories!(self, ram);
        self.ram.read_address.next = self.rd_row.val();
        self.ram.write_address.next = self.wb_row.val();
        self.fresh.d.next = self.rd_valid.val();
        for w in 0..4 {
            self.ram.write_enable[w].next = self.wb_be[w].val();
            self.ram.write_data[w].next = self.wb_data[w].val();
            self.rd_data[w].next = self.held[w].q.val();
            if self.fresh.q.val() {
                self.rd_data[w].next = self.ram.read_data[w].val();
                self.held[w].d.next = self.ram.read_data[w].val();
            }
        }
    }
}
