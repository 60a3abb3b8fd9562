//! # Miss queue
//! Nodes linked into one chain per block. It knows order, masks and what each chain waits for; it holds no pixel data. Self-contained: a bounded proof
//! runs on this block alone with 4 nodes.
//!
//! ```text
//!  l_block -------------------->+--------+---> l_match, l_slot, l_leaving, l_full, push_slot  (comb)
//!  push, .. ------------------->|        |---> s_*: head of a chain, ready to be served
//!  s_take, f_take, f_hold, ---->| nodes, |---> f_*: block to fetch
//!  w_room, w_take, w_free ----->| chains |---> w_*: finished chain to write back
//!  res, res_slot, res_mask ---->|        |---> res_present, res_row   (comb on res_slot)
//!  fill, fill_slot, fill_error >|        |---> fill_cover             (comb on fill_slot)
//!  pin_set -------------------->+--------+---> pinned                 (comb), idle
//! ```
//! Sizes: `N` nodes, indexes of `log2 N` bits: 16 and 4 in the cache and in the port structs below; the proof uses 4 and 2, same names.
//!
//! # State (reset: all 0)
//! Node `n`: `used`, `next`, `tag`, `op`, `mask` (request). Chain `c` (lives in the node that began it): `live`, `block`, `set`, `present`, `way`, `head`, `tail` (nodes), `pend` (the
//! list head..tail is not empty), `busy` (a request is with the client), `want` (a fetch is due), `sent` (it is on the bus), `filled`, `error`, `dirty` (a result wrote), `cover` (16, pixels
//! written), `leaving`. Three picks, each `v` and a chain: `s`, `f`, `w`, with a rotation each. With `reset` no push is taken. `next, tag, op, mask, block, set, way, head, tail` need no reset: nothing shows them before
//! they are written again.
//!
//! # Lookup and push
//! * `match[c] = live & block == l_block` (at most one); `l_match` = any, `l_slot` its index (0 if none).
//! * `l_leaving = match[c] & (leaving[c] | (w.v & w.c == c))`: the lookup must wait.
//! * `free = cfg_nodes & !used`; `l_full = (free == 0)`; `push_slot` = lowest member of `free`, 0 if none.
//! * `push` (never with `l_full` or `l_leaving`), `n = push_slot`: `used[n]' = 1`, `tag, op, mask` of node `n` are taken, and
//!   * `l_match`: **link** to chain `c = l_slot`: see Serve for `pend, head, tail, next`.
//!   * else **new chain** `c = n`: `live = 1`, `block = l_block`, `set = l_set`, `present = push_present`, `way = push_way`, `head = tail = n`, `pend = !push_present`,
//!     `busy = push_present` (the caller launches the request itself), `want = !push_present & op[0]`, and `sent, filled, error, dirty, cover, leaving = 0`. `push_present` only with `op[1]`, and not with `l_match` (it is ignored then).
//!
//! # Serve
//! * `elig_s[c] = live & pend & !(busy & !(res & res_slot == c)) & !want & !(sent & !(fill & fill_slot == c)) & !(s.v & s.c == c)`: what arrives in this cycle no longer holds
//!   its chain back (the row it writes is read in the next cycle at the earliest)
//! * With `c = s.c`, `h = head[c]`: `need = op[h][0] & !present & !filled & (mask[h] & !cover[c]) != 0`.
//! * `s_valid = s.v & !need`, with `s_slot = c`, `s_tag`, `s_op` of node `h`, `s_present`, `s_row = {set, way}`, `s_error = error`,
//!   `s_pixels = (!op[h][0] | error) ? 0 : (present | filled) ? FFFF : cover`. Constant until `s_take`.
//! * `s.v & need`: **refused**: `want[c]' = 1`; the head keeps its place.
//! * `s_take` (only with `s_valid`): pops `h`: `used[h]' = 0` unless `h == c`; `busy[c]' = op[h][1]`; the list is empty if `h == tail[c]`, else `head[c]' = next[h]`.
//! * link to `c` (after the pop, if both): list empty: `head' = tail' = n`; else `next[tail]' = n`, `tail' = n`. `pend'` = the list is not empty after both.
//! * pick: if `!s.v | refused | s_take`: `s.v' = any elig_s`, `s.c' = rr(elig_s)` (keeps its value if none).
//!
//! # Result, fill
//! * `res` (only for a chain with `busy`): `busy' = 0`, `cover' |= res_mask`, `dirty' |= (res_mask != 0)`.
//! * `fill` (only for a chain with `sent`): `sent' = 0`, `filled' = 1`, `error' = fill_error`.
//! * `res_present = (live & present)[res_slot]`, `res_row = live[res_slot] ? {set, way} : 0`, `fill_cover = cover[fill_slot]`: comb, whatever the valids say.
//!
//! # Fetch
//! * `elig_f[c] = live & want & !(f.v & f.c == c)`. `f_valid = f.v`, `f_slot = f.c`, `f_block`.
//! * `f_take`: `want' = 0`, `sent' = 1`. `f_hold`: the pick is dropped, `want` stays. (Each only with `f_valid`, not both.)
//! * pick: if `!f.v | f_take | f_hold`: `f.v' = any elig_f`, `f.c' = rr(elig_f)`.
//!
//! # End of a chain
//! `done[c] = live & !pend & !busy & !want & !sent`. With it, from state:
//! * **release** `done & (present | !dirty | error)`: `live' = used' = 0` (of node `c`), unless a push links to `c` in this cycle: the link wins.
//! * **late fetch** `done & !present & dirty & !error & !filled & cover != FFFF`: `want' = 1` (also if a push links in this cycle).
//! * **write back** `done & !present & dirty & !error & (filled | cover == FFFF) & !leaving`: `elig_w` = this `& !(w.v & w.c == c)`.
//! * pick: if `(!w.v | w_take | dropped)`: `w.v' = w_room & any elig_w`, `w.c' = rr(elig_w)` (only with `w_room`). `dropped = w.v & !done[w.c]`: a push linked in the cycle of the pick; the chain drains again.
//! * `w_valid = w.v & done[w.c]`, `w_slot`, `w_block`, `w_set`. `w_pick = w.v`. `w_take` (only with `w_valid`): `leaving[w.c]' = 1`.
//! * `w_free`: chain `w_free_slot` (leaving): `live' = used' = leaving' = 0`.
//!
//! * `pinned[w]` = some chain with `live & present & set == pin_set & way == w`. `idle` = no chain is live.
//!
//! The same chain is never named by two of push-link, take, result, fill, release in a way these rules leave open; a pick's index may be reused only after its chain is free, because a pick
//! (`s`: `pend`, `f`: `want`, `w`: `done`) keeps its chain alive.
//!
//! # What the proof says (4 nodes)
//! Assumed: the "only with" clauses; for the bound, fair `s_take`, `f_take`, fill and result as below. Shown: following `next` from `head` reaches `tail` over used nodes (no orphan); a freed
//! node was used (no double free); `f_take` happens at most once in a chain's life and never for a block with `sent` (no second fetch); a chain is served in order; a pushed node that waits on a list is
//! taken at the latest `5(4S+1) + 3R + L + (H+1)(4F+1)` cycles after its push, if a shown head is taken within `S` cycles, a shown fetch taken or held within `F`, and, for its own chain, a
//! result comes within `R`, a fill within `L` and the fetch is held at most `H` times (for all `S, F` to 15, `R` to 63, `L` to 255, `H` to 3). Nothing is asked of write-back or of other chains.
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | `l_full` | a node is freed |
//! | 2 | `l_leaving` | `w_free` |
//! | 3 | head needs pixels (`refused`, `want`, `sent`) | fill |
//! | 4 | head waits for the result before it (`busy`) | client |
//! | 5 | fetch held (`f_hold`) | write-out has been acknowledged |
//!
//! **Deadlock.** A chain waits for its own head, fill or write-back; none of them needs a node. **Starvation.** Three rotations; a hot chain takes one turn in N.

use crate::port::ports;

ports! {
    pub struct MissQueueIn {
        reset: 1,
        cfg_nodes: 16,
        l_block: 27,
        l_set: 5,
        push: 1,
        push_present: 1,
        push_way: 2,
        push_tag: 8,
        push_op: 2,
        push_mask: 16,
        s_take: 1,
        res: 1,
        res_slot: 4,
        res_mask: 16,
        fill: 1,
        fill_slot: 4,
        fill_error: 1,
        f_take: 1,
        f_hold: 1,
        w_room: 1,
        w_take: 1,
        w_free: 1,
        w_free_slot: 4,
        pin_set: 5,
    }
}

ports! {
    /// `s_*`, `f_*`, `w_*` values are 0 while their valid is 0; `w_pick` stands alone.
    pub struct MissQueueOut {
        l_match: 1,
        l_slot: 4,
        l_leaving: 1,
        l_full: 1,
        push_slot: 4,
        s_valid: 1,
        s_slot: 4,
        s_tag: 8,
        s_op: 2,
        s_present: 1,
        s_row: 7,
        s_pixels: 16,
        s_error: 1,
        res_present: 1,
        res_row: 7,
        fill_cover: 16,
        f_valid: 1,
        f_slot: 4,
        f_block: 27,
        w_pick: 1,
        w_valid: 1,
        w_slot: 4,
        w_block: 27,
        w_set: 5,
        pinned: 4,
        idle: 1,
    }
}
