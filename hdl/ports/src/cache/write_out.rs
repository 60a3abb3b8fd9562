//! # Write-out: victims on their way to memory
//! Sixteen slots, filled, sent and retired in order, acknowledged in any order. A block is in here from its eviction until memory has acknowledged it, and a fetch of it
//! waits that long ([`super::render_cache`], F).
//!
//! ```text
//!  push, block, data --->+---------+---> free, empty
//!  probe_block --------->| 16 slots|---> probe_hit (comb)
//!                        +---------+---> mw valid/ready, id, block, data
//!                             ^--------- ack valid, id
//! ```
//!
//! State per slot `i`: `sent`, `acked`, `block`, a row of data; `push_ptr`, `send_ptr`, `retire_ptr` (4 bits); `count` (0..=16, slots in use), `pending` (0..=16, not yet sent); send register `o_v`,
//! `o_slot`. In use: the `count` slots from `retire_ptr` on.
//! * `push`: slot `push_ptr` takes block and data, `sent' = acked' = 0`, `push_ptr' += 1`, `count' += 1`, `pending' += 1`. Only pushed when `free > 0`.
//! * send: `load = (!o_v | mw_ready) & pending > 0 & !(some slot in use with sent & !acked holds the same block as slot send_ptr)`: `o_v' = 1`, `o_slot' = send_ptr`, `sent[send_ptr]' = 1`,
//!   `send_ptr' += 1`, `pending' -= 1`. Otherwise `o_v' = o_v & !mw_ready`. (Two writes of one block are never in memory's hands together.)
//! * `mw_valid = o_v`, `mw_id = o_slot`, `mw_block` that of `o_slot`, stable until `mw_ready`. `mw_data` is the row that the last `load` read, whether
//!   `mw_valid` or not (at power-up 0; reset does not touch it, and nothing is loaded with `reset`): clearing it would take 512 gates.
//! * `ack_valid`: `acked[ack_id]' = 1`. Memory acknowledges each accepted write once, not before the cycle after it.
//! * retire: `count > 0 & acked[retire_ptr]` (state, not this cycle's ack): `retire_ptr' += 1`, `count' -= 1`.
//! * `free = 16 - count` and `empty = (count == 0)` from state. `probe_hit` = some slot in use and not `acked` holds `probe_block` (comb on `probe_block`).
//!
//! `acked` of a slot is cleared by push only, so an unused slot may show it: every rule above looks at slots in use.
//!
//! ```text
//! cycle     0     1     2     3            9     10    11
//! push      B
//! pending         1
//! mw              load  B valid, ready
//! ack                          ...         B
//! acked                                          1
//! free      16    15    15    15           15    15    16
//! ```
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | no slot free (seen by the pusher) | the oldest write is acknowledged |
//! | 2 | memory does not take a write | memory |
//! | 3 | the same block is still unacknowledged | its acknowledgement |
//!
//! As many slots as nodes: with write latency like read latency a stream of misses needs as many victims under way as fetches (with 4 slots the shared traces took about 2 to 4 times the cycles).
//!
//! **Deadlock.** Memory must accept and acknowledge writes whatever happens to reads.

use crate::port::ports;

ports! {
    pub struct WriteOutIn {
        reset: 1,
        push: 1,
        push_block: 27,
        push_data: [64; 8],
        probe_block: 27,
        mw_ready: 1,
        ack_valid: 1,
        ack_id: 4,
    }
}

ports! {
    pub struct WriteOutOut {
        free: 5,
        empty: 1,
        probe_hit: 1,
        mw_valid: 1,
        mw_id: 4,
        mw_block: 27,
        mw_data: [64; 8],
    }
}
