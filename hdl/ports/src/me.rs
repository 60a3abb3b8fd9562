//! # ME: message unit
//! Reads the payload of `send`/`sends` out of the register file and streams it to the message port, one register a beat; puts
//! response beats into the register file; signals end of thread. It does not look into messages: what a descriptor means is
//! the data port's business.
//!
//! ## Message out
//! `i_ready = !busy`. A non-EOT bundle sets `busy`. `total = mlen + xlen` beats (mlen = bits 124:121 of the word, descriptor bits 28:25; xlen =
//! bits 67:64 for sends with bit 36 (src1 file) set, else 0); beat `k` is register `src0 + k` for `k < mlen`, else `src1 + (k - mlen)` (src1 = bits 51:44).
//! A 4-entry buffer takes the rows: `rd_valid = busy & (requested < total) & (buffered + in_flight < 4)`, `in_flight` = 1 in the cycle after a
//! grant. On `rd_gnt`: `requested' += 1`; the row arrives next cycle and is in the buffer the cycle after.
//! `mo_valid` = buffer not empty; `mo_data` its head; a beat leaves on `mo_valid & mo_ready`. `mo_first`, `mo_last` mark the message's ends.
//! `mo_mask` = lanes (lane space), `mo_dst` = response register (bits 60:53, 7 low bits), `mo_rlen` = descriptor bits 24:20 or 0 when the dst is
//! null (file bit(s): send bits 36:35 != 1, sends bit 35 = 0), `mo_desc` = bits 126:96, `mo_exdesc` = SFID | EOT << 5 | xlen << 6, plus for send bits 31:16
//! = {94:91, 88:85, 83:80, 67:64}, for sends bits 31:16 = 95:80. All of them are constant from the first beat to the last.
//! The last beat leaving: `busy' = 0`, and `fetched_valid = 1` with slot (comb: TC lets the thread go on, so a later instruction can
//! neither overwrite the payload nor overtake the message), `ret_valid = 1` with slot, ip, op, mask.
//!
//! ## End of thread
//! A bundle with bit 127 set sets `busy` and `eot_valid` (the payload is not read: the spawner needs the slot only). On `eot_ready`: both clear,
//! `ret_valid = 1`, `eot_done = 1` (comb). No `fetched`.
//!
//! ## Response in
//! `rs_valid` -> `wb_valid` to GA with row `grf_row(rs_slot, rs_reg)`; `rs_ready = wb_gnt` (comb, no storage); `wb_data = rs_data`, not masked. `rs_done = rs_valid & wb_gnt & rs_last`
//! with slot and scoreboard index frees the entry. Beats of different messages may interleave in any order.
//!
//! Outputs that belong to a valid that is low are 0.
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | buffer full | the message port takes a beat |
//! | 2 | message port not ready | the data port |
//! | 3 | response waits for the write port | GA (ALUs first) |
//!
//! **Deadlock.** The data port must accept responses' back-pressure without refusing them for ever, and must not need a response to be
//! taken before it accepts a message that is already half sent; responses wait only for GA.

use crate::port::ports;

ports! {
    pub struct MeIn {
        reset: 1,
        i_valid: 1,
        i_slot: 3,
        i_ip: 32,
        i_lo: 64,
        i_hi: 64,
        i_emask: 32,
        i_sb: 2,
        rd_gnt: 1,
        /// `rd_data2` of GA.
        rd_data: [64; 4],
        mo_ready: 1,
        eot_ready: 1,
        rs_valid: 1,
        rs_slot: 3,
        rs_sb: 2,
        rs_reg: 7,
        rs_be: 32,
        rs_data: [64; 4],
        rs_last: 1,
        wb_gnt: 1,
    }
}

ports! {
    pub struct MeOut {
        i_ready: 1,
        rd_valid: 1,
        rd_row: 10,
        mo_valid: 1,
        mo_slot: 3,
        mo_sb: 2,
        mo_ip: 32,
        mo_desc: 32,
        mo_exdesc: 32,
        mo_mask: 32,
        mo_dst: 7,
        mo_rlen: 5,
        mo_first: 1,
        mo_last: 1,
        mo_data: [64; 4],
        fetched_valid: 1,
        fetched_slot: 3,
        ret_valid: 1,
        ret_slot: 3,
        ret_ip: 32,
        ret_op: 7,
        ret_mask: 32,
        eot_valid: 1,
        eot_slot: 3,
        eot_done: 1,
        wb_valid: 1,
        wb_row: 10,
        wb_be: 32,
        wb_data: [64; 4],
        rs_ready: 1,
        rs_done: 1,
        rs_done_slot: 3,
        rs_done_sb: 2,
    }
}
