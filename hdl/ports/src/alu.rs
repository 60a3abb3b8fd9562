//! # ALU: operand fetch, four lanes, write-back (ALU0 and ALU1)
//! ALU1 is the same block until EM and INTDIV join it (they become further pipes beside `short` and `long`).
//!
//! ```text
//!  issue -> fe (fetch) -> land -> op (gather, G) -> short X1..X3 -> A -> queue S \
//!             | rd req      ^                    -> long  X1..X7 -> A -> queue L -> wb, done
//!             v             | rd_data
//!             GA -----------+
//! ```
//!
//! ## Issue (valid/ready)
//! `i_ready = !fe_v`. On `i_valid & i_ready` the bundle goes into `fe`, `fe_pass' = 0`.
//!
//! ## Fetch
//! For the current pass of `fe` ([`crate::uop`], Lanes): register source `s` (0..3) needs its first row, and its second one if
//! the pass touches two registers. Lanes that take part: `8p..min(8p+8, N)`, whatever the masks say.
//! An ARF source (f0, f1, cr0) and an immediate need no row. `got` remembers the rows granted for this pass.
//! * `may_fetch = fe_v & !land_v & (!op_v | op_left <= 2) & (cnt < 16)`, `cnt` of the queue (S or L) the instruction will use
//! * `rd_valid[s] = may_fetch &` some needed row of `s` is not yet got; `rd_row[s]` = the first row if not got, else the second
//! * `pass_done` (comb) `= may_fetch &` every needed row is got or granted in this cycle (true at once when none is needed)
//! * A granted row arrives on `rd_data[s]` in the next cycle and is captured into the collector at its end.
//! * On `pass_done`: `land_v' = 1` (else 0) with the pass's context, `got' = 0`, `cnt' += 1` for that queue, and `fe_pass' += 1`, or
//!   `fe_v' = 0` after the last pass; then also `fetched_valid = 1` (comb) with `fetched_slot`: the operands are read, WAR is safe.
//!
//! ## Gather and execute
//! `land_v` at the edge: `op` takes the context, `op_v' = 1`, `op_left' = beats` (2, integer `mul`: 4). Otherwise `op_left' = op_left - 1`
//! while `op_v`, and `op_v' = 0` after the beat with `op_left = 1`. In every cycle with `op_v` one beat is gathered.
//! A beat gathered in cycle `g` is in stage X1 in `g + 1` and enters assembly (A) in `g + 4` (short) or `g + 8` (long):
//! latency 3 and 7. Long: opcodes mul and mad of any type. Short: all others. Nothing stalls after `land`.
//!
//! ## Assembly and queues
//! A scatters the beat's results into a 64-byte window that starts at the pass's first dst register; enabled lanes set byte enables.
//! On the last beat of a pass the entry is pushed at the end of the cycle; it can be the head from the next cycle on. Two queues, S and L, 16 entries
//! each; `cnt` counts entries from `pass_done` to pop, so a push always has room. An entry: window (64 bytes + 64 enables), first row, `two` (the pass
//! touches two registers), `norow` (dst null or f0/f1/cr0), `last` (last pass), and the instruction's context.
//! Flag bits (cmp, CondMod) of enabled lanes gather over the passes; the `last` entry carries them.
//!
//! ## Write-back
//! Head of L if there is one, else head of S. `wb_valid = head & !norow`; the first row, then (if `two`) the second; `hi` (one bit per queue) is set
//! between the two. `wb_slot`, `wb_ip` name the instruction. When `wb_valid = 0` the other `wb_*` outputs are 0.
//! `pop` (comb) `= head & (norow | (wb_gnt & (!two | hi)))`. On `pop`: `cnt' -= 1`.
//! `done_valid = pop & last` with slot, scoreboard index, ip, opcode and lane-space write mask (`emask`); and in that cycle:
//! * `fl_we` if the instruction writes flags: `fl_reg` (0/1), `fl_mask`, `fl_val`: bit positions of the 32-bit flag register
//!   (`off + lane + 16 * flag sub-register`; positions above 31 vanish). `fl_val` is 0 outside `fl_mask`.
//! * `arf_we` if dst is f0, f1 or cr0: `arf_sel` (0 cr0, 1 f0, 2 f1), `arf_be` (bytes 0..3 of the window), `arf_val`. Disabled bytes of `arf_val` are 0.
//!
//! When `done_valid = 0` all `done_*`, `fl_*`, `arf_*` outputs are 0. Disabled bytes of `wb_data` are 0. When `fetched_valid = 0`,
//! `fetched_slot` is 0; when `rd_valid[s] = 0`, `rd_row[s]` is 0.
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | fetch waits for the collector (`land_v`, `op_left > 2`) | the pass before reaches its last beats |
//! | 2 | fetch waits for a queue entry (`cnt = 16`) | a pop |
//! | 3 | fetch waits for a read grant | GA |
//! | 4 | queue head waits for a write grant | GA |
//!
//! **Deadlock.** Each stage waits only for a later one, and the last (write-back) only for GA, which always makes progress.
//!
//! **Throughput.** One pass per 2 cycles: `pass_done` in cycles 1, 3, 5, ... with the issues in 0, 2, 4, ...:
//!
//! ```text
//! cycle     0      1     2     3      4      5   ...            11      12     13
//! issue     i0           i1           i2
//! fe               i0          i1            i2
//! land                   i0           i1
//! op (G)                       i0.b0  i0.b1  i1.b0
//! A (long)                                                      i0.b0   i0.b1
//! wb                                                                           i0
//! ```

use crate::port::ports;

ports! {
    pub struct AluIn {
        reset: 1,
        i_valid: 1,
        i_slot: 3,
        i_ip: 32,
        /// Native instruction, bits 63:0 and 127:64.
        i_lo: 64,
        i_hi: 64,
        /// Write-enabled lanes (for sel the predicate is not in it).
        i_emask: 32,
        /// Predicate of each lane; all ones without predicate.
        i_pmask: 32,
        /// Bits 1:0 rounding mode, bit 2 flush f32 denormals.
        i_mode: 3,
        /// 32-bit value of an ARF source (f0, f1, cr0).
        i_scalar: 32,
        /// Scoreboard entry of the instruction.
        i_sb: 2,
        rd_gnt: [1; 3],
        rd_data0: [64; 4],
        rd_data1: [64; 4],
        rd_data2: [64; 4],
        wb_gnt: 1,
    }
}

ports! {
    pub struct AluOut {
        i_ready: 1,
        rd_valid: [1; 3],
        rd_row: [10; 3],
        fetched_valid: 1,
        fetched_slot: 3,
        wb_valid: 1,
        wb_row: 10,
        wb_be: 32,
        wb_data: [64; 4],
        wb_slot: 3,
        wb_ip: 32,
        done_valid: 1,
        done_slot: 3,
        done_sb: 2,
        done_ip: 32,
        done_op: 7,
        done_mask: 32,
        fl_we: 1,
        fl_reg: 1,
        fl_mask: 32,
        fl_val: 32,
        arf_we: 1,
        arf_sel: 2,
        arf_be: 4,
        arf_val: 32,
    }
}
