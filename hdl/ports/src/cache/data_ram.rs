//! # Data RAM
//! 128 rows (`set * 4 + way`) of 16 pixels; one synchronous read port, one write port with pixel enables, both every cycle.
//!
//! ```text
//!  rd_en, rd_row --------------------->+----------+
//!  wr_en, wr_row, wr_mask, wr_data --->| 128 rows |---> q
//!                                      +----------+
//! ```
//!
//! **Read.** `last' = rd_en ? rd_row : last` (reset: 0); `q' = row[rd_en ? rd_row : last]` as it was before this edge's write. So `q` holds its
//! row while nothing is read, and follows a later write to it one cycle behind the RAM; the cache relies on neither: it never writes a row that it reads in the same cycle or still shows
//! (test: `no_read_meets_a_write_of_its_row`). In the first cycle after power-up `q` is 0; it has no reset.
//!
//! **Write** (`wr_en`): the pixels of `wr_mask`. `reset` does not block it.
//!
//! ```text
//! cycle          0     1     2     3
//! rd_en, row     5     -     -     -
//! wr row 5       new   -     -     -
//! q              ?     old   new   new
//! ```

use crate::port::ports;

ports! {
    pub struct DataRamIn {
        reset: 1,
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
