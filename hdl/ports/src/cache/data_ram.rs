//! # Data RAM
//! 128 rows (`set * 4 + way`) of 16 pixels; one synchronous read port, one write port with pixel enables, both every cycle.
//!
//! ```text
//!  rd_en, rd_row --------------------->+----------+
//!  wr_en, wr_row, wr_mask, wr_data --->| 128 rows |---> q
//!                                      +----------+
//! ```
//!
//! **Read** (`rd_en`): `q' = row[rd_row]`; otherwise `q` keeps its value. At power-up `q` is 0; nothing here has a reset.
//!
//! **Write** (`wr_en`): the pixels of `wr_mask`.
//!
//! Only with: a row is not read in the cycle that writes it (the cache never does: test `no_read_meets_a_write_of_its_row`). Block RAMs answer such a read as they
//! like, and to hold them to one answer would cost a comparator and 512 multiplexers. The models answer with the old row.
//!
//! ```text
//! cycle          0     1     2     3     4
//! rd_en, row     5     -     -     5     -
//! wr row 5       -     new   -     -     -
//! q              ?     old   old   old   new
//! ```

use crate::port::ports;

ports! {
    pub struct DataRamIn {
        rd_en: 1,
        rd_row: 7,
        wr_en: 1,
        wr_row: 7,
        wr_mask: 16,
        wr_data: [64; 8],
    }
}

ports! {
    pub struct DataRamOut {
        q: [64; 8],
    }
}
