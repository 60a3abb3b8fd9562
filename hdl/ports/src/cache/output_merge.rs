//! # Output merge: a simple client that draws pixels
//! Takes fragments (one tile each: coverage, 16 depths, 16 colours), tests depth on surface 1, then writes colour on surface 0. One per pipeline.
//!
//! ```text
//!  fragment ---> table of 32 ---> request register ---> cache
//!                  ^   |  ^------ pass FIFO <---+
//!                  |   v                        |
//!  response -------+-> E: compare or blend -----+--> result
//! ```
//!
//! **Configuration inputs**, constant while not idle: `cfg_func` 0 depth off (no depth access), 1 less, 2 lequal, 3 always; `cfg_zwrite`; `cfg_blend` 0 opaque, 1 source alpha.
//!
//! **State** (reset 0): entry `e`: `used`, `x`, `y`, `mask`; two RAMs `z`, `c` of 32 rows x 512 (synchronous read). `new` {v, entry}; FIFO of entries (32 deep, never full: an entry is in it at most
//! once); request register `rq` {v, entry, colour}; stage `e` {v, entry, colour, slot, write, error, old (512)}.
//!
//! * **Accept**: `frag_ready = !new.v & some entry unused`; the lowest unused entry takes `x, y, mask`, and `z`, `c` rows; `used = 1`; `new = {1, entry}`. `frag_mask != 0`.
//! * **Request register**: when `!rq.v | req_ready`: FIFO not empty: its head is popped, `rq' = {1, entry, colour = 1}`; else `new.v`: `rq' = {1, entry, colour = (cfg_func == 0)}`, `new.v' = 0`; else `rq.v' = 0`.
//!   FIFO and `new` as in state: a push or an accept of this cycle is seen in the next one.
//! * **Request**: `req_valid = rq.v`, `req_tag = {0, 0, colour, entry}`, `req_surface = colour ? 0 : 1`, `x`, `y`, `mask` of the entry, `req_op` = colour ? (`cfg_blend` ? 3 : 2) : (`cfg_zwrite` ? 3 : 1).
//! * **E**: `resp_ready = !e.v | e_go`. On `resp_valid & resp_ready`: `e' = {1, tag[4:0], tag[5], slot, write, error, data}`, and both RAMs read row `tag[4:0]` (their address is held while E waits).
//!   Otherwise `e.v' = e.v & !e_go`. `e_go = e.v & (!e.write | res_ready)`.
//!   * depth: `pass = error ? 0 : mask &` per pixel (1: `z < old`, 2: `z <= old`, 3: true; unsigned 32 bits). Result: mask `pass`, data row `z`.
//!     On `e_go`: `pass != 0`: `mask[e]' = pass`, entry pushed into the FIFO; else `used[e]' = 0`.
//!   * colour: result: mask `error ? 0 : mask`, data row `c`, or with `cfg_blend` per channel (byte) `t = s * a + d * (255 - a) + 128`, `(t + (t >> 8)) >> 8`, `s` source byte, `a` source byte 3, `d` old byte.
//!     On `e_go`: `used[e]' = 0`.
//! * **Result**: `res_valid = e.v & e.write`, `res_slot`, `res_mask`, `res_data` comb from E (0 without valid). Result data outside `res_mask` is as computed.
//!
//! `idle` = no entry used. `ev_error = e_go & e.error`.
//!
//! Fragments of one tile are blended in the order they came: their depth responses come in order, the FIFO keeps it, and so does the colour block's chain.
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | table full or `new` waiting | an entry finishes, the request register frees |
//! | 2 | result not taken | cache |
//! | 3 | request not taken | cache |
//!
//! **Deadlock.** E waits only for results, which the cache always takes in the end; requests wait only for the cache; the FIFO has room for every entry.

use crate::port::ports;

/// Surface of the depth buffer.
pub const DEPTH_SURFACE: u64 = 1;
/// Surface of the colour buffer.
pub const COLOUR_SURFACE: u64 = 0;

ports! {
    pub struct OutputMergeIn {
        reset: 1,
        cfg_func: 2,
        cfg_zwrite: 1,
        cfg_blend: 1,
        frag_valid: 1,
        frag_x: 12,
        frag_y: 12,
        frag_mask: 16,
        frag_z: [64; 8],
        frag_c: [64; 8],
        req_ready: 1,
        resp_valid: 1,
        resp_tag: 8,
        resp_slot: 4,
        resp_write: 1,
        resp_error: 1,
        resp_data: [64; 8],
        res_ready: 1,
    }
}

ports! {
    pub struct OutputMergeOut {
        frag_ready: 1,
        req_valid: 1,
        req_tag: 8,
        req_surface: 3,
        req_x: 12,
        req_y: 12,
        req_op: 2,
        req_mask: 16,
        resp_ready: 1,
        res_valid: 1,
        res_slot: 4,
        res_mask: 16,
        res_data: [64; 8],
        idle: 1,
        ev_error: 1,
    }
}
