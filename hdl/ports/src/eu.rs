//! # EU: the execution unit
//! TC, GA, ALU0, ALU1, JE and ME wired together; no state of its own.
//!
//! ```text
//!   dispatch -----> TC ----> ALU0, ALU1, JE, ME ----> message out
//!   line fetch <--> TC <---- done, fetched, masks      response in
//!                    GA <--> ALU0, ALU1, ME            end of thread, retire, stall
//! ```
//!
//! **Dispatch.** `disp_valid` with `disp_start = 0`: `disp_data` becomes register `disp_reg` of `disp_slot` (ready = GA's grant). With `disp_start = 1`:
//! the thread starts at IP `disp_data[0][31:0]` with the dispatch mask `disp_data[0][63:32]`
//! (ready = the slot is not running). The dispatcher writes the payload of a slot only while that slot does not run. Registers it does not write
//! keep what they held.
//!
//! **Write event.** `wb_valid`: a row was written in this cycle by ALU0 (`wb_pipe` 0), ALU1 (1) or a message response (3; then `wb_ip` = 0), with slot, ip, row, enables
//! and data (disabled bytes 0). A dispatch payload write is no event.
//!
//! **Retire port.** Index 0 ALU0, 1 ALU1, 2 JE, 3 ME. `ret_valid[i]`: an instruction has completed (ME: its message has left). `ret_mask`: ALU and ME the
//! write-enabled lanes (lane space), JE the active channels after the join. JE adds `br_next`, `br_act`; ALU adds the flag write `fl_*[i]` and the
//! ARF write `arf_*[i]`. A sync of JE retires with op 0 and `ret_mask` after the join. Values that belong to a valid that is low are 0.
//!
//! **Idle.** `idle` = no thread runs. `fault_*`: a thread met an instruction the EU does not execute; it stays there.

use crate::port::ports;

ports! {
    pub struct EuIn {
        reset: 1,
        disp_valid: 1,
        disp_start: 1,
        disp_slot: 3,
        disp_reg: 7,
        disp_data: [64; 4],
        if_req_ready: 1,
        if_rsp_valid: 1,
        if_rsp_line: 26,
        if_rsp_data: [64; 8],
        mo_ready: 1,
        rs_valid: 1,
        rs_slot: 3,
        rs_sb: 2,
        rs_reg: 7,
        rs_be: 32,
        rs_data: [64; 4],
        rs_last: 1,
        eot_ready: 1,
    }
}

ports! {
    pub struct EuOut {
        disp_ready: 1,
        if_req_valid: 1,
        if_req_line: 26,
        if_rsp_ready: 1,
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
        rs_ready: 1,
        eot_valid: 1,
        eot_slot: 3,
        wb_valid: 1,
        wb_pipe: 2,
        wb_slot: 3,
        wb_ip: 32,
        wb_row: 10,
        wb_be: 32,
        wb_data: [64; 4],
        ret_valid: [1; 4],
        ret_slot: [3; 4],
        ret_ip: [32; 4],
        ret_op: [7; 4],
        ret_mask: [32; 4],
        fl_we: [1; 2],
        fl_reg: [1; 2],
        fl_mask: [32; 2],
        fl_val: [32; 2],
        arf_we: [1; 2],
        arf_sel: [2; 2],
        arf_be: [4; 2],
        arf_val: [32; 2],
        br_next: 32,
        br_act: 32,
        busy: 7,
        stall: [3; 7],
        /// Issues of this cycle: bit 0 ALU0, 1 ALU1, 2 JE, 3 ME.
        issue: 4,
        fault_valid: 1,
        fault_slot: 3,
        fault_ip: 32,
        idle: 1,
    }
}
