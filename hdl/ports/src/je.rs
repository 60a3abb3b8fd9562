//! # JE: branch unit
//! Executes all flow control on per-channel instruction pointers (gen9-eu-isa.md sec. 7.1): a channel that left the common path waits
//! (*parked*) at its own address; no mask stack, so nesting is unlimited and 31 channels may wait while one runs.
//!
//! State: `dmask[t]` (dispatched channels), `p[t][c]` (address a parked channel waits at), and one operation in work.
//!
//! ```text
//! cycle   0 issue    1 J1 join, T, F, targets    2 J2 next, active    3 J3 wake    4 result (r_valid)
//! ```
//! `i_ready = 1` only when no operation is in work (cycles 0 and 4 of the trace; a new one may be issued in cycle 4).
//! `r_valid` is high for exactly one cycle, four after the issue; when it is low the other `r_*` outputs are 0.
//!
//! `start_valid` (from dispatch): `dmask[start_slot]' = start_mask`. It never names the slot of the operation in work; the mask is read in
//! J1, so one set in the issue cycle counts.
//!
//! ## Operation (slot t, address ip, `i_act` = active channels as TC knows them, `i_pred` = predicate by channel number)
//! `D = dmask[t]`; `N = ip + 16` (`nop` and sync: see below; `i_len` 8 gives `N = ip + 8`); `J = ip + JIP`, `U = ip + UIP` (signed 32-bit
//! byte offsets, JIP = bits 127:96, UIP = bits 95:64; all sums modulo 2^32).
//! `act = i_act | { c in D, not in i_act : p[t][c] == ip }` (the join);
//! `R` = channels `off .. off + N_exec`; `en = act & R`; `T = en & i_pred`; `F = en & !i_pred`.
//!
//! | op | assigned targets `q[c]` | next |
//! |---|---|---|
//! | if 22 | T: N, F: J | T ? N : J |
//! | else 24 | en: U | (some c in R & D & !act has p == N) ? N : J |
//! | endif 25, join 2F | en: N | en ? N : J |
//! | while 27 | T: J, F: N | T ? J : N |
//! | break 28 | T: U + 16, F: N | F ? N : J |
//! | goto 2E | T: N, F: U | T ? N : J |
//! | goto.b 2E, bit 28 | T: U, F: N | T ? U : J |
//! | jmpi 20 | none | `i_pred[off]` ? N + imm (bits 127:96) : N |
//! | nop 7E | none | N |
//! | sync (`i_sync`) | none | ip |
//!
//! Any other opcode acts as nop.
//!
//! "T ? x : y": x if the set is not empty. In `else` a channel just parked by this instruction (`en`) does not count.
//! For every c in `act`: `q[c]` = the assigned target, else `next`. Parked channels keep `p`.
//! `r_act = { c in act : q[c] == next } | { c in D & !act : p[t][c] == next }`;
//! channels of `act` outside `r_act` become parked: `p[t][c]' = q[c]`.
//! `r_wake` = smallest (unsigned) address > `next` at which a channel of `D & !r_act` is parked, `r_wake_valid` = there is one: TC runs
//! straight on until it meets that address and then issues a *sync*, which joins the channels that wait there.
//!
//! `r_valid` carries: slot, sync, next, act, wake; and for the retire port ip, op (sync: 0), and `r_mask = act` after the join.
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | operation in work | its result cycle |
//!
//! **Deadlock.** None: an operation takes four cycles, whatever happens elsewhere.

use crate::port::ports;

ports! {
    pub struct JeIn {
        reset: 1,
        start_valid: 1,
        start_slot: 3,
        start_mask: 32,
        i_valid: 1,
        i_slot: 3,
        i_ip: 32,
        i_lo: 64,
        i_hi: 64,
        /// 1: the instruction is 8 bytes long (compacted).
        i_len8: 1,
        /// Join the channels parked at `i_ip`; the instruction itself is not executed.
        i_sync: 1,
        /// Active channels.
        i_act: 32,
        /// Predicate by channel number (all ones without predicate).
        i_pred: 32,
    }
}

ports! {
    pub struct JeOut {
        i_ready: 1,
        r_valid: 1,
        r_slot: 3,
        r_sync: 1,
        r_next: 32,
        r_act: 32,
        r_wake_valid: 1,
        r_wake: 32,
        r_ip: 32,
        r_op: 7,
        r_mask: 32,
    }
}
