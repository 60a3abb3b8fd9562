//! EU: the execution unit.
//!
//! ```text
//!            +------------------------------------------------+
//!  disp_* -->|  TC --> ALU0, ALU1, JE, ME                     |--> mo_*  message out
//!  if_*  <-->|   ^       |    |    |   |                      |<-- rs_*  response in
//!            |   +-------+----+----+---+  done, masks         |--> eot_* end of thread
//!            |  GA <--> ALU0, ALU1, ME    rows                |--> ret_*, wb_*, fl_*, arf_*, br_*
//!            |                                                |--> busy, stall, issue, fault_*, idle
//!            +------------------------------------------------+
//! ```
//!
//! Wiring of TC, GA, two ALUs, JE and ME; no state of its own. Ports and their
//! meaning: `tessera_ports::eu`.
//!
//! ```text
//! cycle       0       1      2     3     4
//! disp        r0      r1     start -     -
//! disp_ready  1       1      1
//! busy[slot]  0       0      0     1     1
//! ```
//!
//! Invariants: a row write shows on `wb_*` in the cycle of its grant; a value that
//! belongs to a low valid is 0 (test file `tests/eu/main.rs`); cycle equality with the
//! golden model is the lockstep's (`testbenches`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | payload write while a pipe writes | the dispatcher, until GA grants |
//! | 2 | start of a running slot | the dispatcher, until its end of thread |
//! | 3 | every stall of a unit | see its module |
//!
//! Deadlock: the units' arguments compose because the only combinational paths
//! between them are requests to GA and its grants, and events into TC. Limits:
//! those of `EuConfig`'s fixed parameters: 7 threads, 2 ALUs.

mod write_event;

use crate::alu::Alu;
use crate::ga::Ga;
use crate::je::Je;
use crate::me::Me;
use crate::tc::Tc;
use tessera_hdl::prelude::*;
use write_event::EuWriteEvent;

/// Execution unit: 7 threads, 2 ALUs of 4 lanes, branch and message unit.
#[block]
pub struct Eu {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub disp_valid: Signal<In, Bit>,
    pub disp_start: Signal<In, Bit>,
    pub disp_slot: Signal<In, U<3>>,
    pub disp_reg: Signal<In, U<7>>,
    pub disp_data: [Signal<In, U<64>>; 4],
    pub if_req_ready: Signal<In, Bit>,
    pub if_rsp_valid: Signal<In, Bit>,
    pub if_rsp_line: Signal<In, U<26>>,
    pub if_rsp_data: [Signal<In, U<64>>; 8],
    pub mo_ready: Signal<In, Bit>,
    pub rs_valid: Signal<In, Bit>,
    pub rs_slot: Signal<In, U<3>>,
    pub rs_sb: Signal<In, U<2>>,
    pub rs_reg: Signal<In, U<7>>,
    pub rs_be: Signal<In, U<32>>,
    pub rs_data: [Signal<In, U<64>>; 4],
    pub rs_last: Signal<In, Bit>,
    pub eot_ready: Signal<In, Bit>,
    pub disp_ready: Signal<Out, Bit>,
    pub if_req_valid: Signal<Out, Bit>,
    pub if_req_line: Signal<Out, U<26>>,
    pub if_rsp_ready: Signal<Out, Bit>,
    pub mo_valid: Signal<Out, Bit>,
    pub mo_slot: Signal<Out, U<3>>,
    pub mo_sb: Signal<Out, U<2>>,
    pub mo_ip: Signal<Out, U<32>>,
    pub mo_desc: Signal<Out, U<32>>,
    pub mo_exdesc: Signal<Out, U<32>>,
    pub mo_mask: Signal<Out, U<32>>,
    pub mo_dst: Signal<Out, U<7>>,
    pub mo_rlen: Signal<Out, U<5>>,
    pub mo_first: Signal<Out, Bit>,
    pub mo_last: Signal<Out, Bit>,
    pub mo_data: [Signal<Out, U<64>>; 4],
    pub rs_ready: Signal<Out, Bit>,
    pub eot_valid: Signal<Out, Bit>,
    pub eot_slot: Signal<Out, U<3>>,
    pub wb_valid: Signal<Out, Bit>,
    pub wb_pipe: Signal<Out, U<2>>,
    pub wb_slot: Signal<Out, U<3>>,
    pub wb_ip: Signal<Out, U<32>>,
    pub wb_row: Signal<Out, U<10>>,
    pub wb_be: Signal<Out, U<32>>,
    pub wb_data: [Signal<Out, U<64>>; 4],
    pub ret_valid: [Signal<Out, Bit>; 4],
    pub ret_slot: [Signal<Out, U<3>>; 4],
    pub ret_ip: [Signal<Out, U<32>>; 4],
    pub ret_op: [Signal<Out, U<7>>; 4],
    pub ret_mask: [Signal<Out, U<32>>; 4],
    pub fl_we: [Signal<Out, Bit>; 2],
    pub fl_reg: [Signal<Out, Bit>; 2],
    pub fl_mask: [Signal<Out, U<32>>; 2],
    pub fl_val: [Signal<Out, U<32>>; 2],
    pub arf_we: [Signal<Out, Bit>; 2],
    pub arf_sel: [Signal<Out, U<2>>; 2],
    pub arf_be: [Signal<Out, U<4>>; 2],
    pub arf_val: [Signal<Out, U<32>>; 2],
    pub br_next: Signal<Out, U<32>>,
    pub br_act: Signal<Out, U<32>>,
    pub busy: Signal<Out, U<7>>,
    pub stall: [Signal<Out, U<3>>; 7],
    pub issue: Signal<Out, U<4>>,
    pub fault_valid: Signal<Out, Bit>,
    pub fault_slot: Signal<Out, U<3>>,
    pub fault_ip: Signal<Out, U<32>>,
    pub idle: Signal<Out, Bit>,
    alu: [Alu; 2],
    me: Me,
    je: Je,
    ga: Ga,
    tc: Tc,
    write_event: EuWriteEvent,
    start: Signal<Local, Bit>,
    issues: Signal<Local, U<4>>,
}

impl Logic for Eu {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, alu[2], me, je, ga, tc);

        comment!("dispatch: registers through GA, start through TC and JE");
        self.start.next = self.disp_valid.val() & self.disp_start.val();
        self.ga.dp_wb_valid.next = self.disp_valid.val() & !self.disp_start.val();
        self.ga.dp_wb_row.next = (bit_cast::<10, 3>(self.disp_slot.val()) << 7) | bit_cast::<10, 7>(self.disp_reg.val());
        self.tc.st_valid.next = self.start.val();
        self.tc.st_slot.next = self.disp_slot.val();
        self.tc.st_ip.next = self.disp_data[0].val().get_bits::<32>(0);
        self.tc.st_mask.next = self.disp_data[0].val().get_bits::<32>(32);
        self.je.start_valid.next = self.start.val() & self.tc.st_ready.val();
        self.je.start_slot.next = self.disp_slot.val();
        self.je.start_mask.next = self.disp_data[0].val().get_bits::<32>(32);
        self.disp_ready.next = self.ga.dp_wb_gnt.val();
        if self.disp_start.val() {
            self.disp_ready.next = self.tc.st_ready.val();
        }

        comment!("line fetch");
        self.tc.if_req_ready.next = self.if_req_ready.val();
        self.tc.if_rsp_valid.next = self.if_rsp_valid.val();
        self.tc.if_rsp_line.next = self.if_rsp_line.val();
        self.if_req_valid.next = self.tc.if_req_valid.val();
        self.if_req_line.next = self.tc.if_req_line.val();
        self.if_rsp_ready.next = self.tc.if_rsp_ready.val();
        for w in 0..8 {
            self.tc.if_rsp_data[w].next = self.if_rsp_data[w].val();
        }

        comment!("issue");
        self.tc.i0_ready.next = self.alu[0].i_ready.val();
        self.tc.i1_ready.next = self.alu[1].i_ready.val();
        self.tc.ij_ready.next = self.je.i_ready.val();
        self.tc.im_ready.next = self.me.i_ready.val();
        self.alu[0].i_valid.next = self.tc.i0_valid.val();
        self.alu[0].i_slot.next = self.tc.i0_slot.val();
        self.alu[0].i_ip.next = self.tc.i0_ip.val();
        self.alu[0].i_lo.next = self.tc.i0_lo.val();
        self.alu[0].i_hi.next = self.tc.i0_hi.val();
        self.alu[0].i_emask.next = self.tc.i0_emask.val();
        self.alu[0].i_pmask.next = self.tc.i0_pmask.val();
        self.alu[0].i_mode.next = self.tc.i0_mode.val();
        self.alu[0].i_scalar.next = self.tc.i0_scalar.val();
        self.alu[0].i_sb.next = self.tc.i0_sb.val();
        self.alu[1].i_valid.next = self.tc.i1_valid.val();
        self.alu[1].i_slot.next = self.tc.i1_slot.val();
        self.alu[1].i_ip.next = self.tc.i1_ip.val();
        self.alu[1].i_lo.next = self.tc.i1_lo.val();
        self.alu[1].i_hi.next = self.tc.i1_hi.val();
        self.alu[1].i_emask.next = self.tc.i1_emask.val();
        self.alu[1].i_pmask.next = self.tc.i1_pmask.val();
        self.alu[1].i_mode.next = self.tc.i1_mode.val();
        self.alu[1].i_scalar.next = self.tc.i1_scalar.val();
        self.alu[1].i_sb.next = self.tc.i1_sb.val();
        self.je.i_valid.next = self.tc.ij_valid.val();
        self.je.i_slot.next = self.tc.ij_slot.val();
        self.je.i_ip.next = self.tc.ij_ip.val();
        self.je.i_lo.next = self.tc.ij_lo.val();
        self.je.i_hi.next = self.tc.ij_hi.val();
        self.je.i_len8.next = self.tc.ij_len8.val();
        self.je.i_sync.next = self.tc.ij_sync.val();
        self.je.i_act.next = self.tc.ij_act.val();
        self.je.i_pred.next = self.tc.ij_pred.val();
        self.me.i_valid.next = self.tc.im_valid.val();
        self.me.i_slot.next = self.tc.im_slot.val();
        self.me.i_ip.next = self.tc.im_ip.val();
        self.me.i_lo.next = self.tc.im_lo.val();
        self.me.i_hi.next = self.tc.im_hi.val();
        self.me.i_emask.next = self.tc.im_emask.val();
        self.me.i_sb.next = self.tc.im_sb.val();
        self.issues.next = 0.into();
        self.issues.next = self.issues.val().replace_bit(0, self.tc.i0_valid.val());
        self.issues.next = self.issues.val().replace_bit(1, self.tc.i1_valid.val());
        self.issues.next = self.issues.val().replace_bit(2, self.tc.ij_valid.val());
        self.issues.next = self.issues.val().replace_bit(3, self.tc.im_valid.val());
        self.issue.next = self.issues.val();

        comment!("register rows");
        for s in 0..3 {
            self.ga.a0_rd_valid[s].next = self.alu[0].rd_valid[s].val();
            self.ga.a0_rd_row[s].next = self.alu[0].rd_row[s].val();
            self.ga.a1_rd_valid[s].next = self.alu[1].rd_valid[s].val();
            self.ga.a1_rd_row[s].next = self.alu[1].rd_row[s].val();
            self.alu[0].rd_gnt[s].next = self.ga.a0_rd_gnt[s].val();
            self.alu[1].rd_gnt[s].next = self.ga.a1_rd_gnt[s].val();
        }
        self.ga.me_rd_valid.next = self.me.rd_valid.val();
        self.ga.me_rd_row.next = self.me.rd_row.val();
        self.me.rd_gnt.next = self.ga.me_rd_gnt.val();
        self.ga.a0_wb_valid.next = self.alu[0].wb_valid.val();
        self.ga.a0_wb_row.next = self.alu[0].wb_row.val();
        self.ga.a0_wb_be.next = self.alu[0].wb_be.val();
        self.ga.a1_wb_valid.next = self.alu[1].wb_valid.val();
        self.ga.a1_wb_row.next = self.alu[1].wb_row.val();
        self.ga.a1_wb_be.next = self.alu[1].wb_be.val();
        self.ga.me_wb_valid.next = self.me.wb_valid.val();
        self.ga.me_wb_row.next = self.me.wb_row.val();
        self.ga.me_wb_be.next = self.me.wb_be.val();
        self.alu[0].wb_gnt.next = self.ga.a0_wb_gnt.val();
        self.alu[1].wb_gnt.next = self.ga.a1_wb_gnt.val();
        self.me.wb_gnt.next = self.ga.me_wb_gnt.val();
        for w in 0..4 {
            for a in 0..2 {
                self.alu[a].rd_data0[w].next = self.ga.rd_data0[w].val();
                self.alu[a].rd_data1[w].next = self.ga.rd_data1[w].val();
                self.alu[a].rd_data2[w].next = self.ga.rd_data2[w].val();
                self.write_event.in_data[a][w].next = self.alu[a].wb_data[w].val();
            }
            self.me.rd_data[w].next = self.ga.rd_data2[w].val();
            self.ga.a0_wb_data[w].next = self.alu[0].wb_data[w].val();
            self.ga.a1_wb_data[w].next = self.alu[1].wb_data[w].val();
            self.ga.me_wb_data[w].next = self.me.wb_data[w].val();
            self.ga.dp_wb_data[w].next = self.disp_data[w].val();
            self.write_event.in_data[2][w].next = self.me.wb_data[w].val();
            self.wb_data[w].next = self.write_event.data[w].val();
        }

        comment!("write event");
        self.write_event.grant[0].next = self.ga.a0_wb_gnt.val();
        self.write_event.grant[1].next = self.ga.a1_wb_gnt.val();
        self.write_event.grant[2].next = self.ga.me_wb_gnt.val();
        for a in 0..2 {
            self.write_event.in_slot[a].next = self.alu[a].wb_slot.val();
            self.write_event.in_ip[a].next = self.alu[a].wb_ip.val();
            self.write_event.in_row[a].next = self.alu[a].wb_row.val();
            self.write_event.in_be[a].next = self.alu[a].wb_be.val();
        }
        self.write_event.in_slot[2].next = self.rs_slot.val();
        self.write_event.in_row[2].next = self.me.wb_row.val();
        self.write_event.in_be[2].next = self.me.wb_be.val();
        self.wb_valid.next = self.write_event.valid.val();
        self.wb_pipe.next = self.write_event.pipe.val();
        self.wb_slot.next = self.write_event.slot.val();
        self.wb_ip.next = self.write_event.ip.val();
        self.wb_row.next = self.write_event.row.val();
        self.wb_be.next = self.write_event.be.val();

        comment!("events into TC");
        self.tc.f0_valid.next = self.alu[0].fetched_valid.val();
        self.tc.f0_slot.next = self.alu[0].fetched_slot.val();
        self.tc.f1_valid.next = self.alu[1].fetched_valid.val();
        self.tc.f1_slot.next = self.alu[1].fetched_slot.val();
        self.tc.fm_valid.next = self.me.fetched_valid.val();
        self.tc.fm_slot.next = self.me.fetched_slot.val();
        self.tc.d0_valid.next = self.alu[0].done_valid.val();
        self.tc.d0_slot.next = self.alu[0].done_slot.val();
        self.tc.d0_sb.next = self.alu[0].done_sb.val();
        self.tc.d0_fl_we.next = self.alu[0].fl_we.val();
        self.tc.d0_fl_reg.next = self.alu[0].fl_reg.val();
        self.tc.d0_fl_mask.next = self.alu[0].fl_mask.val();
        self.tc.d0_fl_val.next = self.alu[0].fl_val.val();
        self.tc.d0_arf_we.next = self.alu[0].arf_we.val();
        self.tc.d0_arf_sel.next = self.alu[0].arf_sel.val();
        self.tc.d0_arf_be.next = self.alu[0].arf_be.val();
        self.tc.d0_arf_val.next = self.alu[0].arf_val.val();
        self.tc.d1_valid.next = self.alu[1].done_valid.val();
        self.tc.d1_slot.next = self.alu[1].done_slot.val();
        self.tc.d1_sb.next = self.alu[1].done_sb.val();
        self.tc.d1_fl_we.next = self.alu[1].fl_we.val();
        self.tc.d1_fl_reg.next = self.alu[1].fl_reg.val();
        self.tc.d1_fl_mask.next = self.alu[1].fl_mask.val();
        self.tc.d1_fl_val.next = self.alu[1].fl_val.val();
        self.tc.d1_arf_we.next = self.alu[1].arf_we.val();
        self.tc.d1_arf_sel.next = self.alu[1].arf_sel.val();
        self.tc.d1_arf_be.next = self.alu[1].arf_be.val();
        self.tc.d1_arf_val.next = self.alu[1].arf_val.val();
        self.tc.dm_valid.next = self.me.rs_done.val();
        self.tc.dm_slot.next = self.me.rs_done_slot.val();
        self.tc.dm_sb.next = self.me.rs_done_sb.val();
        self.tc.r_valid.next = self.je.r_valid.val();
        self.tc.r_slot.next = self.je.r_slot.val();
        self.tc.r_sync.next = self.je.r_sync.val();
        self.tc.r_next.next = self.je.r_next.val();
        self.tc.r_act.next = self.je.r_act.val();
        self.tc.r_wake_valid.next = self.je.r_wake_valid.val();
        self.tc.r_wake.next = self.je.r_wake.val();
        self.tc.eot_done.next = self.me.eot_done.val();
        self.tc.eot_slot.next = self.me.eot_slot.val();

        comment!("retire port");
        for a in 0..2 {
            self.ret_valid[a].next = self.alu[a].done_valid.val();
            self.ret_slot[a].next = self.alu[a].done_slot.val();
            self.ret_ip[a].next = self.alu[a].done_ip.val();
            self.ret_op[a].next = self.alu[a].done_op.val();
            self.ret_mask[a].next = self.alu[a].done_mask.val();
            self.fl_we[a].next = self.alu[a].fl_we.val();
            self.fl_reg[a].next = self.alu[a].fl_reg.val();
            self.fl_mask[a].next = self.alu[a].fl_mask.val();
            self.fl_val[a].next = self.alu[a].fl_val.val();
            self.arf_we[a].next = self.alu[a].arf_we.val();
            self.arf_sel[a].next = self.alu[a].arf_sel.val();
            self.arf_be[a].next = self.alu[a].arf_be.val();
            self.arf_val[a].next = self.alu[a].arf_val.val();
        }
        self.ret_valid[2].next = self.je.r_valid.val();
        self.ret_slot[2].next = self.je.r_slot.val();
        self.ret_ip[2].next = self.je.r_ip.val();
        self.ret_op[2].next = self.je.r_op.val();
        self.ret_mask[2].next = self.je.r_mask.val();
        self.br_next.next = self.je.r_next.val();
        self.br_act.next = self.je.r_act.val();
        self.ret_valid[3].next = self.me.ret_valid.val();
        self.ret_slot[3].next = self.me.ret_slot.val();
        self.ret_ip[3].next = self.me.ret_ip.val();
        self.ret_op[3].next = self.me.ret_op.val();
        self.ret_mask[3].next = self.me.ret_mask.val();

        comment!("messages");
        self.me.mo_ready.next = self.mo_ready.val();
        self.me.eot_ready.next = self.eot_ready.val();
        self.me.rs_valid.next = self.rs_valid.val();
        self.me.rs_slot.next = self.rs_slot.val();
        self.me.rs_sb.next = self.rs_sb.val();
        self.me.rs_reg.next = self.rs_reg.val();
        self.me.rs_be.next = self.rs_be.val();
        self.me.rs_last.next = self.rs_last.val();
        self.mo_valid.next = self.me.mo_valid.val();
        self.mo_slot.next = self.me.mo_slot.val();
        self.mo_sb.next = self.me.mo_sb.val();
        self.mo_ip.next = self.me.mo_ip.val();
        self.mo_desc.next = self.me.mo_desc.val();
        self.mo_exdesc.next = self.me.mo_exdesc.val();
        self.mo_mask.next = self.me.mo_mask.val();
        self.mo_dst.next = self.me.mo_dst.val();
        self.mo_rlen.next = self.me.mo_rlen.val();
        self.mo_first.next = self.me.mo_first.val();
        self.mo_last.next = self.me.mo_last.val();
        self.rs_ready.next = self.me.rs_ready.val();
        self.eot_valid.next = self.me.eot_valid.val();
        self.eot_slot.next = self.me.eot_slot.val();
        for w in 0..4 {
            self.me.rs_data[w].next = self.rs_data[w].val();
            self.mo_data[w].next = self.me.mo_data[w].val();
        }

        comment!("state");
        self.busy.next = self.tc.busy.val();
        self.idle.next = !self.tc.busy.val().any();
        self.fault_valid.next = self.tc.fault_valid.val();
        self.fault_slot.next = self.tc.fault_slot.val();
        self.fault_ip.next = self.tc.fault_ip.val();
        for t in 0..7 {
            self.stall[t].next = self.tc.stall[t].val();
        }
    }
}
