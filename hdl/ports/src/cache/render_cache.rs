//! # Render cache: one memory pipeline
//! Wires [`super::miss_queue`] (Q), [`super::tag_ram`] (T), [`super::data_ram`] (D), [`super::store_fill_buffer`] (B) and [`super::write_out`] (O) together. Read [`super`] first.
//!
//! ```text
//! request -> L (lookup) -> X (response)          result -> D or B          flush -> walker
//!            Q --> S (serve) --^
//!            Q --> F (fetch) -> memory read      memory data -> B
//!            Q --> W0 -> W1 -> W2 -> D, T, O     O -> memory write
//! ```
//! State: `l_v, l_ok, l_tag, l_block, l_set, l_op, l_mask`; `x_v, x_data` (1: D's output, 0: B's), `x_tag, x_slot, x_write, x_error, x_pixels`; `w1_v, w1_slot, w1_block,
//! w1_set`; `w2_v, w2_slot, w2_block, w2_set, w2_way, w2_evict, w2_victim`; walker `fsm, fs_set, fs_way, fs_drop, fs_flush`. Reset: the valids, `l_ok` and the walker; `fsm = SWEEP`.
//!
//! # Client
//! **Request** {tag, surface, x, y, op, mask}: `op != 0`, `mask != 0`. Tags are the client's; nothing looks at them.
//! **Response** {tag, data, error; write, slot}: old pixels; pixels that are neither in the cache nor fetched are 0, all of them for a pure write or after an error. Pixels of a read's mask are always delivered.
//! `write = 1`: the client owes one result for `slot`.
//! **Result** {slot, mask, data}: once per response with `write`, in any order, at the earliest in the cycle after the response was taken. Pixels outside the request's mask may be in `mask`
//! only for a read-modify-write whose response had no error (they then carry what the response delivered, or 0).
//! Responses of one block are in request order, of different blocks in any order. The client must take responses without waiting for its own
//! requests, and may make responses wait for its results.
//!
//! # Set index ([`set_index`] says it in Rust)
//! `u = x >> 2, v = y` for partition rows (0) and columns (2); `u = x >> 1, v = y >> 1` for 2x2 (1). Plain: `{v[1:0], u[2:0]}`. Hashed: `fold(u) ^ rev(fold(v)) ^ surface`, `fold(a) = a[4:0] ^
//! a[9:5] ^ a[11:10]`, `rev` = the five bits mirrored. `& cfg_set_mask` (0, 1, 3, 7, 15 or 31). An 8x4 window, a row and a column of 32 tiles each use every set when hashed.
//!
//! # L: lookup
//! `hit, way` = T's, for `l_block`; they are L's only if `l_ok`. `conflict = Q.l_leaving | (w1_v & w1_set == l_set) | (w2_v & w2_set == l_set)`.
//! `x_free = !x_v | resp_ready`. `read = (l_op == 1)`. `l_go` when `l_v & !conflict` and one of
//! * **link**: `Q.l_match & !Q.l_full`: push.
//! * **launch**: `!Q.l_match & l_ok & hit & (read | !Q.l_full) & x_free & !w1_go & !Q.s_valid`: X takes the request; unless `read`, push with `push_present = 1`, `push_way = way`. D reads `{l_set, way}` if `l_op[0]`.
//! * **miss**: `!Q.l_match & l_ok & !hit & !Q.l_full`: push with `push_present = 0`.
//!
//! **Tag read port** (T.rd), first that holds: ROW_READ: `fs_set`; `w0_go`: `w_set`; `w1_v & !w1_go`: no read (T keeps showing the row of W1); `l_v & !l_go`: `l_set`; `req_valid & req_ready`: the request's set.
//! `l_ok' =` one of the last two was done. `req_ready = fsm == RUN & !w0_go & !(w1_v & !w1_go) & (!l_v | l_go)` (comb on `resp_ready`). `l_v' = accepted | (l_v & !l_go)`; the other `l_*` are taken on accept.
//!
//! # X: response
//! One launch a cycle, in this priority: `w1_go` (nobody launches), S, L. S: `s_go = Q.s_valid & x_free & !w1_go` = `Q.s_take`.
//! `x_v' = s_go | L launches | (x_v & !resp_ready)`. From S: `x_data = s_present`, tag, slot, `x_write = op[1]`, error, `x_pixels = s_pixels`; if `op[0]`: D reads `s_row` if present, else B reads `s_slot`.
//! From L: `x_data = 1`, `x_slot = push_slot` (0 for a read), `x_write = l_op[1]`, no error, `x_pixels = l_op[0] ? FFFF : 0`.
//! `resp_valid = x_v`; `resp_data` = (`x_data` ? D.q : B.q) with the pixels not in `x_pixels` cleared; `resp_slot = x_write ? x_slot : 0`; all 0 without `x_v`.
//! D and B hold their outputs while X waits: nobody reads them, because every read needs `x_free`.
//!
//! # Result and fill
//! `res_ready = res_valid & (Q.res_present ? !w2_v : B.res_ready)` (comb). B.res_valid = `res_valid & !Q.res_present`. Taken: Q.res; present: D writes row `Q.res_row`, `res_mask`, `res_data`; else B writes.
//! Fill: B.fill_valid = `md_valid`; `md_ready = md_valid & B.fill_ready` (comb); taken: Q.fill with `md_error`, B.fill_cover = Q.fill_cover.
//!
//! # F: fetch
//! O probes `Q.f_block`. `mr_valid = Q.f_valid & !probe_hit`, `mr_id = f_slot`, `mr_block`; `f_take = mr_valid & mr_ready`; `f_hold = Q.f_valid & probe_hit`.
//! Once valid it stays: a block enters O only while no chain of it is live.
//!
//! # W: write back
//! * `w_room = O.free > Q.w_pick + w1_v + w2_v` (a slot is reserved from the pick on, used or not).
//! * **W0** `w0_go = Q.w_valid & (!w1_v | w1_go) & !(w1_v & w1_set == Q.w_set)` = `Q.w_take`; T reads `w_set`; `w1' =` slot, block, set.
//! * **W1** `cand = cfg_ways & !Q.pinned` (`pin_set = w1_set`); way = lowest of `cand & !T.valid`, else the first of `cand` in the order ptr, ptr+1, ptr+2, ptr+3 (mod 4). `w1_go = w1_v & cand != 0 & x_free`.
//!   On it: B reads `w1_slot`; `evict = T.valid[way]`: D reads `{w1_set, way}`; `w2'` = slot, block, set, way, evict, victim = `T.block[way]`. `w1_v' = w0_go | (w1_v & !w1_go)`, `w2_v' = w1_go`.
//! * **W2** (one cycle, never waits): D writes `{w2_set, w2_way}`, all pixels, from B.q; T writes that way: valid, `w2_block`, `ptr = w2_way + 1`; `Q.w_free`; if `w2_evict`: O.push {`w2_victim`, D.q}.
//!
//! # Walker: reset sweep, flush, invalidate
//! `flush_ready = fsm == RUN & !reset`. `flush_valid & flush_ready`: `fs_drop' = flush_drop`, `fs_flush' = 1`, QUIESCE. (A request may be accepted in that very cycle; it comes before the flush.)
//! * SWEEP (0): T writes row `fs_set`: all four ways invalid, ptr 0, block 0. `fs_set' = fs_set + 1`; at 31: `fs_set' = 0` and `fs_flush ? DRAIN : RUN`.
//! * RUN (1).
//! * QUIESCE (2): when `!l_v & !x_v & Q.idle`: `fs_drop ? SWEEP : ROW_READ`.
//! * ROW_READ (3): T reads `fs_set`; `fs_way' = 0`; ROW.
//! * ROW (4): `T.valid[fs_way]`: if `O.free > 0`: D reads `{fs_set, fs_way}`, MOVE; else wait. Not valid: *next way*.
//! * MOVE (5): O.push {`T.block[fs_way]`, D.q}; *next way*.
//! * DRAIN (6): when `O.empty`: `flush_done = 1` (comb, this cycle only), `fs_flush' = 0`, RUN.
//!
//! *Next way*: `fs_way < 3`: `fs_way' += 1`, ROW. Else `fs_way' = 0` and `fs_set < 31`: `fs_set' += 1`, ROW_READ; `fs_set == 31`: `fs_set' = 0`, SWEEP.
//! A flush writes every block out and leaves the cache empty; with `flush_drop` (invalidate) blocks are dropped. Both end when memory has acknowledged everything.
//!
//! `idle = fsm == RUN & !l_v & !x_v & Q.idle & O.empty`.
//!
//! # Stalls
//! `stall`, first that holds: `!l_v`: (`req_valid & !req_ready`) ? (`fsm != RUN` ? 7 : 6) : 0; then
//!
//! | code | while a request is in L | until |
//! |---|---|---|
//! | 1 | none: `l_go` | |
//! | 2 | `conflict` | W2 has passed |
//! | 3 | node needed and `Q.l_full` (`l_match`, or `l_ok` and not a read that hits) | a node is freed |
//! | 5 | `!Q.l_match & !l_ok`: the tag port was W0's | next read |
//! | 4 | otherwise: X busy or taken by S or W1 | client takes the response |
//! | 6 | (L empty) tag port taken by W0, W1 | 1 cycle, or the pins of W1 |
//! | 7 | (L empty) walker | sweep or flush ends |
//!
//! W1 also waits when every usable way of its set is pinned. Pins go when the client's results come, and no new one appears in this set: L is in conflict with it.
//! A failed fetch releases its chain: every request of the chain not yet served gets `error` and zero data, results of the chain are taken and dropped, nothing is allocated. Writes served before the
//! error are lost with it; `ev_fill_error` tells.
//!
//! **Events** (1 bit, this cycle): `ev_present` L launches; `ev_link`; `ev_miss`; `ev_read` D read for a response; `ev_victim` D read for O (W1, walker); `ev_result` D write by a result; `ev_alloc`
//! D write by W2; `ev_fill_error`. Outputs named `mw_*` are O's.
//!
//! **Timing**: read-modify-write that hits, and one that misses, client answering in the cycle after the response, memory latency m:
//!
//! ```text
//! cycle      0    1    2     3       4        5      6      ...
//! hit        req  L    X     result  release         (node held 2..4; two cycles more than the client's latency)
//! miss       req  L    F(w)  F(v)    m cycles ..
//!                      want  mr
//! fill at t: data t, elig   t+1 S   t+2 X   t+3 result   t+4 done   t+5 W0   t+6 W1   t+7 W2   t+8 free
//! ```
//! In words: L in cycle 1 pushes; `want` in 2; the pick is visible (`mr_valid`) in 3. A fill taken in cycle t: S pick visible in t+1, response in t+2. A result
//! taken in t: the next request of the chain is in S in t+1, in X in t+2.
//!
//! **Throughput.** One request per cycle on hits, reads and writes alike, while `client latency + 2 <= nodes`. A write back costs requests one cycle (W0's tag read).
//!
//! **Deadlock.** X waits for the client only; results and fills never wait for X of another chain, W1 or L; W1 waits for X and for results; L waits for nodes, which fills, results and W free;
//! W waits for O, which waits for memory writes only. Memory must accept writes whatever happens to reads, and must deliver read data whatever happens to writes.

use crate::port::ports;

/// Set of a tile in its pipeline, before `cfg_set_mask`. `part` is `cfg_part`, `hash` is `cfg_hash`.
pub const fn set_index(part: u64, hash: bool, surface: u64, x: u64, y: u64) -> u64 {
    let (u, v) = if part == 1 { (x >> 1, y >> 1) } else { (x >> 2, y) };
    if !hash {
        return (v & 3) << 3 | u & 7;
    }
    let (fu, fv) = (fold(u), fold(v));
    let mirrored = (fv & 1) << 4 | (fv & 2) << 2 | fv & 4 | (fv & 8) >> 2 | fv >> 4;
    fu ^ mirrored ^ surface
}

/// Twelve bits onto five.
const fn fold(a: u64) -> u64 {
    (a ^ a >> 5 ^ a >> 10) & 31
}

ports! {
    pub struct RenderCacheIn {
        reset: 1,
        cfg_nodes: 16,
        cfg_ways: 4,
        cfg_set_mask: 5,
        cfg_hash: 1,
        cfg_part: 2,
        // Client.
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
        // Memory.
        mr_ready: 1,
        md_valid: 1,
        md_id: 4,
        md_error: 1,
        md_data: [64; 8],
        mw_ready: 1,
        ack_valid: 1,
        ack_id: 4,
        // Flush.
        flush_valid: 1,
        flush_drop: 1,
    }
}

ports! {
    pub struct RenderCacheOut {
        req_ready: 1,
        resp_valid: 1,
        resp_tag: 8,
        resp_slot: 4,
        resp_write: 1,
        resp_error: 1,
        resp_data: [64; 8],
        res_ready: 1,
        mr_valid: 1,
        mr_id: 4,
        mr_block: 27,
        md_ready: 1,
        mw_valid: 1,
        mw_id: 4,
        mw_block: 27,
        mw_data: [64; 8],
        flush_ready: 1,
        flush_done: 1,
        idle: 1,
        stall: 3,
        ev_present: 1,
        ev_link: 1,
        ev_miss: 1,
        ev_read: 1,
        ev_victim: 1,
        ev_result: 1,
        ev_alloc: 1,
        ev_fill_error: 1,
    }
}

#[cfg(test)]
mod tests {
    use super::set_index;

    /// How many sets the tiles of one pipeline in a window use, hashed, partition rows.
    fn sets(width: u64, height: u64) -> u32 {
        let tiles = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        tiles.fold(0u32, |seen, (x, y)| seen | 1 << set_index(0, true, 0, 4 * x, y)).count_ones()
    }

    #[test]
    fn strips_and_windows_use_every_set() {
        assert_eq!([sets(32, 1), sets(1, 32), sets(8, 4)], [32; 3]);
    }

    #[test]
    fn power_of_two_strides_spread_when_hashed_and_collide_when_plain() {
        let used = |hash| (0..32).fold(0u32, |seen, i| seen | 1 << set_index(0, hash, 0, 128 * i, 0)).count_ones();
        assert_eq!((used(false), used(true)), (1, 32));
    }
}
