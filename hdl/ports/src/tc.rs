//! # TC: thread control
//! Fetches lines, expands and decodes instructions, checks dependencies, chooses threads, hands instructions to four pipes.
//!
//! ```text
//! line fetch -> 2 lines/thread -> pick -> D1 read, length -> D2 expand, predecode -> DQ[2]/thread -> issue -> ALU0 ALU1 JE ME
//! ```
//! `rr(req, ptr)` = the first set index in the order ptr, ptr+1, .., 6, 0, ..; a grant sets `ptr' = (granted + 1) mod 7`, no grant keeps it.
//! "Line of address a" = a >> 6 (26 bits). All per-thread state carries the index `[t]`.
//!
//! ## Line fetch
//! `line_v[t][q], line_a[t][q]`: line `L` lives in slot `q = L & 1`. `want_v, want_line, sent` (each `[t]`): one line the thread waits for.
//! * want: when `run & !want_v`: with `C` = line of `fip`: C if it is not held, else C+1 if it is not held: `want_v' = 1`, `sent' = 0`.
//! * request register `rq_v, rq_line` -> `if_req_valid, if_req_line`. While `!rq_v`: `t = rr(want_v & !sent, ptr_rq)`; if there is one: `sent[t]' = 1`, and
//!   unless another thread has `want_v & sent` for the same line, or `fill_v` with that line: `rq_v' = 1`, `rq_line' = want_line[t]` (the **line filter**).
//!   `rq_v & if_req_ready`: `rq_v' = 0`.
//! * fill register: `if_rsp_ready = !fill_v`; on `if_rsp_valid & if_rsp_ready` it takes line and data. While `fill_v`: `match[t] = want_v & (want_line ==
//!   fill_line)` (sent or not); the lowest matching `t` takes the line: `line_v[t][q]' = 1`, `line_a'`, the 64 bytes, `want_v' = 0`, `sent' = 0` (also if the
//!   filter sets it in this cycle). `fill_v' = 0` when at most one thread matched.
//!
//! ## Decode (one instruction a cycle over all threads)
//! `present[t]`: line C of `fip` is held, and, if `fip[5:3] = 7`, line C+1 too.
//! * pick: `can[t] = run & !stop & !fault & present & !(d1_v & d1_slot == t) & (dq_n + (d2_v & d2_slot == t) < 2)`; `d1_slot' = rr(can, ptr_dec)`, `d1_v'` = any.
//! * D1: if `d1_v` and the slot still has `run & !stop & !fault & present`: raw word = the 16 bytes at `fip`; `len8` = its bit 29; `fip' = fip + (len8 ? 8 : 16)`;
//!   `d2_v' = 1` with slot, ip = fip, raw word, len8. Otherwise `d2_v' = 0`. (At `fip[5:3] = 7` the upper 8 bytes come from line C+1.)
//! * D2: `native` = len8 ? expand(raw bits 63:0) : raw (gen9-eu-isa.md sec. 3; bit 29 of the native word is 0). The entry goes to the end of `dq[t]`. `sync` of the entry =
//!   `wake_v & (wake == ip) & class != JE` (JE joins by itself). `stop' = 1` if it is of class JE or EOT, or `unsup`, or `sync`: nothing younger is decoded.
//!
//! Entry: lo, hi, ip, len8, class, unsup, eot, sw (ThreadCtrl = 2), sync, alloc, flags read `fr` and written `fw` (bit 0 f0, bit 1 f1), and four ranges of unified register
//! numbers ([`crate::uop`]): dst, src0, src1, src2, each valid or not.
//! * class: JE for 20, 22, 24, 25, 27, 28, 2E, 2F, 7E; ME for 31, 33; else ALU. eot = ME and bit 127. For an `unsup` instruction nothing but ip, `unsup` and `sync` matters.
//! * ALU ranges: `u .. u + (last >> 5)`, `last = sub + off(N - 1) + s - 1` with element addresses of [`crate::uop`] over all N lanes; `u` = register, 128 + k for acc k, F0 for
//!   cr0 (range F0..F0). Null, immediate, f0, f1: no range. `fr` gets the register of a predicate (bit 33) and f0/f1 as src0; `fw` that of a CondMod (not for sel) and f0/f1 as dst.
//! * ME ranges (not for EOT): src0 `.. + mlen - 1`; src1 `.. + xlen - 1` if xlen > 0; dst `.. + rlen - 1` if rlen > 0 and dst not null ([`crate::me`]). JE: no ranges. Both: `fr` of a predicate.
//! * alloc: ALU 1; ME: has a dst range; JE, EOT 0.
//!
//! ## Issue
//! `sb[t][4]`: entries {v, range (valid, lo, hi), f}. `none[t]`: no v; `full[t]`: all v. Head = the oldest entry of `dq[t]`.
//! * `gate[t] = run & !fault & dq_n > 0 & !fetching & !je_busy & (!drain | none)`
//! * `dep[t]`: some v entry whose range overlaps a valid range of the head (`lo <= e.hi & hi >= e.lo`), or `(fr | fw) & f != 0`
//! * head.sync: may go to JE when `gate`. Else head.unsup: when `gate & none`: `fault' = 1`. Else head.eot: `gate & none`, to ME. Else by class: `gate & !dep & !(alloc & full)`.
//! * JE: `rr(ready, ptr_je)` if `ij_ready`; ME: `rr(ready, ptr_me)` if `im_ready`. ALU: `first = rr(ready, ptr_alu)`, `second = rr(ready without first, ptr_alu)`; ALU0 gets first and
//!   ALU1 second if both are ready; if only one ALU is ready it gets first. `ptr_alu'` follows the last one granted (second if granted, else first).
//! * effect on thread t: pop the head (sync: keep it, clear its sync bit); ALU and ME: `fetching' = 1`; JE and sync: `je_busy' = 1`; `drain' = sw` (sync: unchanged);
//!   alloc: the lowest free entry takes {dst range, fw}, its index goes out as `i?_sb` (0 without alloc).
//! * bundle: ip, lo, hi of the head and
//!   `pred = PredCtrl = 0 ? all ones : (PredInv ? !fl : fl)`, `fl = f[bit 33] >> (16 * bit 32)`; `base` = NoMask ? all ones : act; `lanes(x) = (x >> off) & (2^N - 1)`:
//!   `emask = lanes(opcode = sel ? base : base & pred)`, `pmask = pred >> off`, `mode = {!cr0[7], cr0[5:4]}`, `scalar` = the register if src0 is f0, f1 (32 bits) or cr0, else 0;
//!   JE: `i_act = act`, `i_pred = pred`, `i_len8`, `i_sync`. All outputs of a bundle are 0 when its valid is 0.
//!
//! ## Events
//! * `fetched` (ALU0, ALU1, ME): `fetching' = 0`. `done` (ALU0, ALU1), `rs_done`: `sb[slot][idx].v' = 0`.
//! * `fl_we`: `f[reg]' = (f & !mask) | val`. `arf_we`: the enabled bytes of cr0, f0 or f1.
//! * `r_valid`: `je_busy' = 0, stop' = 0, act' = r_act, wake' = r_wake`; not `r_sync`: `fip' = r_next`;
//!   `r_sync`: `stop' = head.eot | head.unsup` instead.
//! * `eot_done`: `run' = 0` (slot `eot_slot`).
//! * start: `st_ready = !run[st_slot]` (comb); on `st_valid & st_ready`: `run' = 1, fip' = st_ip, act' = st_mask`; stop, fault, line_v (both, also against a fill in this cycle), dq_n,
//!   fetching, je_busy, drain, sb, wake_v, f0, f1, cr0 of the slot become 0. The slot's want and sent stay.
//!
//! `stall[t]` (first that holds): 0 not running or fault; 1 issued in this cycle; 2 JE busy; 3 operands being read; 4 no instruction decoded; 5 waits for `none` (drain, eot,
//! unsup); 6 dep or (alloc & full), never for unsup, eot, sync; 7 ready (also an unsup head in the cycle that sets fault), pipe not available. `fault_valid` = any fault, `fault_slot` the lowest such slot, `fault_ip` the ip of its head (0 if none).
//!
//! Should events meet that the EU keeps apart, later ones win in this order: issue, fetched, done, flags and ARF (ALU0, ALU1), `r_valid`, `eot_done`, start.
//! Bits 2:0 of an address are carried along unchecked.
//!
//! **Deadlock.** A thread waits only for its own older instructions (sb, fetching, je_busy), which sit in pipes that drain by themselves, for its own line (every want is requested or
//! joined to a request that is outstanding, and the fill stays until no thread matches), or for a pipe that another thread uses and that becomes free; `rr` serves every thread.

use crate::port::ports;

ports! {
    pub struct TcIn {
        reset: 1,
        st_valid: 1,
        st_slot: 3,
        st_ip: 32,
        st_mask: 32,
        if_req_ready: 1,
        if_rsp_valid: 1,
        if_rsp_line: 26,
        if_rsp_data: [64; 8],
        i0_ready: 1,
        i1_ready: 1,
        ij_ready: 1,
        im_ready: 1,
        f0_valid: 1,
        f0_slot: 3,
        f1_valid: 1,
        f1_slot: 3,
        fm_valid: 1,
        fm_slot: 3,
        d0_valid: 1,
        d0_slot: 3,
        d0_sb: 2,
        d0_fl_we: 1,
        d0_fl_reg: 1,
        d0_fl_mask: 32,
        d0_fl_val: 32,
        d0_arf_we: 1,
        d0_arf_sel: 2,
        d0_arf_be: 4,
        d0_arf_val: 32,
        d1_valid: 1,
        d1_slot: 3,
        d1_sb: 2,
        d1_fl_we: 1,
        d1_fl_reg: 1,
        d1_fl_mask: 32,
        d1_fl_val: 32,
        d1_arf_we: 1,
        d1_arf_sel: 2,
        d1_arf_be: 4,
        d1_arf_val: 32,
        dm_valid: 1,
        dm_slot: 3,
        dm_sb: 2,
        r_valid: 1,
        r_slot: 3,
        r_sync: 1,
        r_next: 32,
        r_act: 32,
        r_wake_valid: 1,
        r_wake: 32,
        eot_done: 1,
        eot_slot: 3,
    }
}

ports! {
    /// `i0_*`, `i1_*`: ALU0, ALU1; `ij_*`: JE; `im_*`: ME.
    pub struct TcOut {
        st_ready: 1,
        if_req_valid: 1,
        if_req_line: 26,
        if_rsp_ready: 1,
        i0_valid: 1,
        i0_slot: 3,
        i0_ip: 32,
        i0_lo: 64,
        i0_hi: 64,
        i0_emask: 32,
        i0_pmask: 32,
        i0_mode: 3,
        i0_scalar: 32,
        i0_sb: 2,
        i1_valid: 1,
        i1_slot: 3,
        i1_ip: 32,
        i1_lo: 64,
        i1_hi: 64,
        i1_emask: 32,
        i1_pmask: 32,
        i1_mode: 3,
        i1_scalar: 32,
        i1_sb: 2,
        ij_valid: 1,
        ij_slot: 3,
        ij_ip: 32,
        ij_lo: 64,
        ij_hi: 64,
        ij_len8: 1,
        ij_sync: 1,
        ij_act: 32,
        ij_pred: 32,
        im_valid: 1,
        im_slot: 3,
        im_ip: 32,
        im_lo: 64,
        im_hi: 64,
        im_emask: 32,
        im_sb: 2,
        /// Threads that run.
        busy: 7,
        stall: [3; 7],
        fault_valid: 1,
        fault_slot: 3,
        fault_ip: 32,
    }
}
