//! Data RAM: the pixels of the blocks that the cache holds.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/data_ram.md`.
//!
//! Invariant: pixels that are not enabled keep their value (test `data_ram_follows_the_model`). The owner
//! never reads the row that it writes in the same cycle, which lets block RAM be bare.

use tessera_hdl::prelude::*;

/// 128 blocks of 16 pixels, one read and one write port.
#[block(ports = tessera_ports::data_ram)]
pub struct DataRam {
    ram: Ram1r1w<7, 8, 64, 2, 0>,
}

impl Logic for DataRam {
    #[hdl]
    fn update(&mut self) {
        memories!(self, ram);
        connect!(
            self.rd_en => self.ram.read_enable,
            self.rd_row => self.ram.read_address,
            self.ram.read_data => self.q,
            self.wr_row => self.ram.write_address,
            self.wr_data => self.ram.write_data
        );
        for w in 0..8 {
            self.ram.write_enable[w].next = 0.into();
            if self.wr_en.val() {
                self.ram.write_enable[w].next = self.wr_mask.val().get_bits::<2>(2 * w);
            }
        }
    }
}
