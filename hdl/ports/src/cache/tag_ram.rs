//! # Tag RAM
//! 32 rows of 4 x {valid, block} and a 2-bit replacement pointer; one read port, one write port.
//!
//! ```text
//!  rd_en, rd_set ---->+---------+---> valid, block[4], ptr   (row read last cycle)
//!  wr_en, wr_set,.. ->| 32 rows |
//!  cmp_block -------->|  4 x =  |---> hit, hit_way           (comb)
//!                     +---------+
//! ```
//!
//! **Read.** `last' = rd_en ? rd_set : last` (reset: 0). The row shown in a cycle is row `last` **including** every write up to the edge before
//! that cycle: a write to the row being read shows (forwarded), and a row that is shown keeps following writes.
//!
//! **Write** (`wr_en`): for each way in `wr_ways`: `valid = wr_valid`, `block = wr_block`; and `ptr = wr_ptr`. Rows start as zero; `reset` neither clears nor blocks a write.
//! (In hardware: read-first RAM plus registers of the last write, merged when it went to the row that was read in the same cycle.)
//!
//! `hit = any w: valid[w] & block[w] == cmp_block` (comb); `hit_way` = the lowest such way, 0 without one. The cache never holds a block twice.
//!
//! Stalls, deadlock: none.

use crate::port::ports;

ports! {
    pub struct TagRamIn {
        reset: 1,
        rd_en: 1,
        rd_set: 5,
        wr_en: 1,
        wr_set: 5,
        wr_ways: 4,
        wr_valid: 1,
        wr_block: 27,
        wr_ptr: 2,
        cmp_block: 27,
    }
}

ports! {
    pub struct TagRamOut {
        /// Bit `w`: way `w` holds a block.
        valid: 4,
        /// As stored, whether valid or not.
        block: [27; 4],
        ptr: 2,
        hit: 1,
        hit_way: 2,
    }
}
