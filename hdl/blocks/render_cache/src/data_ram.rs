//! Data RAM: the pixels of the blocks that the cache holds.
//!
//! ```text
//!  rd_en, rd_row --------------------->+----------+
//!  wr_en, wr_row, wr_mask, wr_data --->| 128 rows |---> q
//!                                      +----------+
//! ```
//!
//! The full contract is `tessera_ports::cache::data_ram`. One row read and one row
//! (with pixel enables) written every cycle; `q` stays until the next read.
//!
//! ```text
//! cycle          0     1     2     3     4
//! rd_en, row     5     -     -     5     -
//! wr row 5       -     new   -     -     -
//! q              ?     old   old   old   new
//! ```
//!
//! Invariant: pixels that are not enabled keep their value (test `data_ram_follows_the_model`).
//! Stalls: none. Deadlock: none, no handshake. Limits: no reset; the owner never
//! reads the row that it writes in the same cycle, which lets block RAM be bare.

use tessera_hdl::prelude::*;

/// 128 blocks of 16 pixels, one read and one write port.
#[block]
pub struct DataRam {
    pub clock: Signal<In, Clock>,
    pub rd_en: Signal<In, Bit>,
    pub rd_row: Signal<In, U<7>>,
    pub wr_en: Signal<In, Bit>,
    pub wr_row: Signal<In, U<7>>,
    pub wr_mask: Signal<In, U<16>>,
    pub wr_data: [Signal<In, U<64>>; 8],
    pub q: [Signal<Out, U<64>>; 8],
    ram: Ram1r1w<7, 8, 64, 2, 0>,
}

impl Logic for DataRam {
    #[hdl]
    fn update(&mut self) {
        memories!(self, ram);
        self.ram.read_enable.next = self.rd_en.val();
        self.ram.read_address.next = self.rd_row.val();
        self.ram.write_address.next = self.wr_row.val();
        for w in 0..8 {
            self.ram.write_enable[w].next = 0.into();
            if self.wr_en.val() {
                self.ram.write_enable[w].next = self.wr_mask.val().get_bits::<2>(2 * w);
            }
            self.ram.write_data[w].next = self.wr_data[w].val();
            self.q[w].next = self.ram.read_data[w].val();
        }
    }
}
