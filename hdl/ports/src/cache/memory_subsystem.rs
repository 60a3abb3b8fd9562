//! # Memory subsystem: four render caches, one flush, counters
//! Every port of [`super::render_cache`] four times (index = pipeline; data words of pipeline `p` are `8p .. 8p + 7`), configuration inputs shared. No path leads from one pipeline to another.
//!
//! **Routing.** Port `p` serves tiles with `pipeline(x, y) = p` ([`super::screen_partition`], one instance per port). `home[p] = (pipeline(req_x[p], req_y[p]) == p)`, whatever `req_valid` says.
//! The cache sees `req_valid[p] & home[p]`; `req_ready[p]` = the cache's `& home[p]`; `misrouted[p] = req_valid[p] & !home[p]` (comb): a request at the wrong port is refused.
//!
//! **Flush.** `active`, `waiting` (4 bits), reset 0. `flush_ready = !active &` all four caches ready. On `flush_valid & flush_ready` all caches start in that cycle: `active' = 1`, `waiting' = F`.
//! A cache's `flush_done` clears its bit. `flush_done = active & (waiting & !done of this cycle) == 0` (comb), then `active' = 0`.
//! `idle` = all four idle & `!active`.
//!
//! **Counters**, 32 bits, wrapping, per pipeline, reset 0; `cnt_value` = counter `cnt_sel` of pipeline `cnt_pipe` (comb on both; 0 for `cnt_sel` > 11):
//!
//! | sel | counts cycles with |
//! |---|---|
//! | 0 | request accepted |
//! | 1, 2, 3 | `ev_present`, `ev_link`, `ev_miss` |
//! | 4, 5 | `mr_valid & mr_ready`, `mw_valid & mw_ready` |
//! | 6, 7 | `ev_read`, `ev_victim` |
//! | 8, 9 | `ev_result`, `ev_alloc` |
//! | 10 | `ev_fill_error` |
//! | 11 | stall code 2..=7 |

use crate::port::ports;

ports! {
    pub struct MemorySubsystemIn {
        reset: 1,
        cfg_nodes: 16,
        cfg_ways: 4,
        cfg_set_mask: 5,
        cfg_hash: 1,
        cfg_part: 2,
        req_valid: [1; 4],
        req_tag: [8; 4],
        req_surface: [3; 4],
        req_x: [12; 4],
        req_y: [12; 4],
        req_op: [2; 4],
        req_mask: [16; 4],
        resp_ready: [1; 4],
        res_valid: [1; 4],
        res_slot: [4; 4],
        res_mask: [16; 4],
        res_data: [64; 32],
        mr_ready: [1; 4],
        md_valid: [1; 4],
        md_id: [4; 4],
        md_error: [1; 4],
        md_data: [64; 32],
        mw_ready: [1; 4],
        ack_valid: [1; 4],
        ack_id: [4; 4],
        flush_valid: 1,
        flush_drop: 1,
        cnt_pipe: 2,
        cnt_sel: 4,
    }
}

ports! {
    pub struct MemorySubsystemOut {
        req_ready: [1; 4],
        misrouted: [1; 4],
        resp_valid: [1; 4],
        resp_tag: [8; 4],
        resp_slot: [4; 4],
        resp_write: [1; 4],
        resp_error: [1; 4],
        resp_data: [64; 32],
        res_ready: [1; 4],
        mr_valid: [1; 4],
        mr_id: [4; 4],
        mr_block: [27; 4],
        md_ready: [1; 4],
        mw_valid: [1; 4],
        mw_id: [4; 4],
        mw_block: [27; 4],
        mw_data: [64; 32],
        stall: [3; 4],
        flush_ready: 1,
        flush_done: 1,
        idle: 1,
        cnt_value: 32,
    }
}
