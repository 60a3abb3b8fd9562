//! # GA: register-file arbiter
//! One memory of 1024 rows x 32 bytes ([`crate::uop`], Rows), kept as three identical copies so that source operand
//! `s` of any instruction reads copy `s`: 3 rows read and 1 row written a cycle = 96 and 32 bytes.
//!
//! ```text
//!            +-------------------------+
//! ALU0 rd[3] |>  port 0   copy 0       |
//! ALU1 rd[3] |>  port 1   copy 1       |> rd_data[3] (next cycle)
//! ME   rd    |>  port 2   copy 2       |
//! ALU0 wb    |>                        |
//! ALU1 wb    |>  one write port        |> grants (comb)
//! ME   wb    |>  into all copies       |
//! dispatch   |>                        |
//!            +-------------------------+
//! ```
//!
//! **Read.** Port `p` serves one of: ME (`p = 2` only), ALU0 source `p`, ALU1 source `p`, in this priority. The grant is
//! comb. `rd_data[p]` in the following cycle is the row granted in this one; without a grant it keeps its value.
//!
//! **Write.** One of ALU0, ALU1, ME response, dispatch payload, in this priority (grant comb). Bytes with a set enable
//! are written at the edge. A read granted in the cycle of a write to the same row returns the old row.
//! Two ALUs can keep the port busy for ever, so `passed` (5 bits, reset 0) counts the cycles in a row in which ME or dispatch asked and an ALU was served; in the cycle after 31
//! of them the order is dispatch, ME, ALU0, ALU1. (`passed' = passed + 1` if ME or dispatch asks and neither is granted, else 0.)
//!
//! **Reset** touches neither the rows nor `rd_data` (both zero at power-up): in a cycle with `reset` nothing is read or written. Grants ignore it, but for `passed`.
//!
//! | # | stall | who waits |
//! |---|---|---|
//! | 1 | port taken by a higher priority | the lower one keeps its request, unchanged |
//! | 2 | write port taken | same |
//!
//! **Deadlock.** Grants never wait for anything. **Starvation.** None at the write port: of 32 cycles ME or dispatch gets one, dispatch first because its rows end with the free slots. At the
//! read ports a lower priority waits while a higher one asks.

use crate::port::ports;

ports! {
    pub struct GaIn {
        reset: 1,
        /// ALU0 source `s` wants a row.
        a0_rd_valid: [1; 3],
        a0_rd_row: [10; 3],
        a1_rd_valid: [1; 3],
        a1_rd_row: [10; 3],
        /// ME wants a payload row (copy 2).
        me_rd_valid: 1,
        me_rd_row: 10,
        /// Row write of ALU0.
        a0_wb_valid: 1,
        a0_wb_row: 10,
        a0_wb_be: 32,
        a0_wb_data: [64; 4],
        a1_wb_valid: 1,
        a1_wb_row: 10,
        a1_wb_be: 32,
        a1_wb_data: [64; 4],
        /// Row write of a message response.
        me_wb_valid: 1,
        me_wb_row: 10,
        me_wb_be: 32,
        me_wb_data: [64; 4],
        /// Row write of a dispatch payload (all bytes).
        dp_wb_valid: 1,
        dp_wb_row: 10,
        dp_wb_data: [64; 4],
    }
}

ports! {
    pub struct GaOut {
        /// ALU0 source `s` is served (comb).
        a0_rd_gnt: [1; 3],
        a1_rd_gnt: [1; 3],
        me_rd_gnt: 1,
        /// Row of port 0, granted in the previous cycle; 64-bit words, low bytes first.
        rd_data0: [64; 4],
        rd_data1: [64; 4],
        rd_data2: [64; 4],
        /// Write served (comb); at most one is set.
        a0_wb_gnt: 1,
        a1_wb_gnt: 1,
        me_wb_gnt: 1,
        dp_wb_gnt: 1,
    }
}
