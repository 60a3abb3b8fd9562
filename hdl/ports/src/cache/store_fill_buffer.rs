//! # Store-fill buffer
//! One row of 16 pixels per chain: where an absent block lives between its first data and its allocation. Memory data fills
//! the pixels that no write has covered; results overwrite theirs. One write port, shared; one synchronous read port.
//!
//! ```text
//!  fill   valid/ready, slot, cover, data -->+---------+
//!  result valid/ready, slot, mask, data  -->| 16 rows |---> q
//!  rd_en, rd_slot ------------------------->+---------+
//! ```
//!
//! **Write port.** `turn` (1 bit, reset 0: results first) decides a contest:
//! `fill_ready = !res_valid | turn`, `res_ready = !fill_valid | !turn` (comb; 0 only for the loser of a contest); with both valid `turn' = !turn`.
//! A fill writes the pixels of `!fill_cover`, a result those of `res_mask`, at the edge of the cycle with valid & ready. Nothing is written, and `turn` does not move, with `reset`.
//!
//! **Read** (`rd_en`): `q' = row[rd_slot]` as it was before this edge's write; otherwise `q` keeps its value. At power-up `q` is 0; it has no reset.
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | a fill meets a result and it is the result's turn | next cycle |
//! | 2 | a result meets a fill and it is the fill's turn | next cycle |

use crate::port::ports;

ports! {
    pub struct StoreFillBufferIn {
        reset: 1,
        fill_valid: 1,
        fill_slot: 4,
        /// Pixels that hold something newer than memory.
        fill_cover: 16,
        fill_data: [64; 8],
        res_valid: 1,
        res_slot: 4,
        res_mask: 16,
        res_data: [64; 8],
        rd_en: 1,
        rd_slot: 4,
    }
}

ports! {
    pub struct StoreFillBufferOut {
        fill_ready: 1,
        res_ready: 1,
        q: [64; 8],
    }
}
