//! TC: thread control.
//!
//! ```text
//!            +---------------------------------------------------------------+
//!  st_*   -->| TcFetch  line filter, fill     TcLines  2 lines a thread      |--> if_req_*
//!  if_*   -->|    |                              |                           |--> st_ready
//!            |    v                              v                           |
//!            | TcDecode  pick -> D1 -> D2 -> TcExpand -> TcPredecode         |
//!            |                                |                |             |
//!            |                          TcPayload[4]      TcThread[7]        |
//!            |                                |                |             |
//!  i?_ready->|                            TcBundle[4] <---- TcIssue          |--> i0_*, i1_*, ij_*, im_*
//!  f?,d?,r_,>|                                ^                              |--> busy, stall, fault_*
//!  eot_*     |                             TcFlags                           |
//!            +---------------------------------------------------------------+
//! ```
//!
//! Fetches lines, expands and decodes instructions, checks dependencies, chooses
//! threads, hands instructions to four pipes. State, rules and events are those
//! of `tessera_ports::tc`, whose names the sub-blocks keep.
//!
//! ```text
//! cycle       0      1      2      3      4      5      6      7
//! st_valid    t0
//! want               C
//! if_req                    .      C
//! response                                C              (memory of latency 1)
//! fill                                           C
//! pick                                                  t0
//! D1, D2, queue                                                D1 ... issue in cycle 9
//! ```
//!
//! Invariants (test file `tests/tc/main.rs` names them): instructions of a thread issue
//! in program order; none issues while it conflicts with an older one; at most
//! one issue per thread and pipe and cycle; every output of a bundle is 0 when
//! its valid is.
//!
//! Stalls: per thread in [`thread`], for lines in [`fetch`], for decode in
//! [`decode`]; all are visible as `stall[t]`. Deadlock argument: `tessera_ports::tc`.
//!
//! Limits: one line request, one decoded instruction and four issues a cycle.

mod bundle;
mod decode;
pub mod expand;
mod fetch;
mod flags;
mod front;
mod issue;
mod lines;
mod payload;
pub mod predecode;
mod queue;
mod scoreboard;
mod thread;
mod want;

use bundle::TcBundle;
use flags::TcFlags;
use front::TcFront;
use issue::TcIssue;
use payload::TcPayload;
use tessera_hdl::prelude::*;
use thread::TcThread;

/// Thread control: fetch, decode, dependency check, issue.
#[block]
pub struct Tc {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub st_valid: Signal<In, Bit>,
    pub st_slot: Signal<In, U<3>>,
    pub st_ip: Signal<In, U<32>>,
    pub st_mask: Signal<In, U<32>>,
    pub if_req_ready: Signal<In, Bit>,
    pub if_rsp_valid: Signal<In, Bit>,
    pub if_rsp_line: Signal<In, U<26>>,
    pub if_rsp_data: [Signal<In, U<64>>; 8],
    pub i0_ready: Signal<In, Bit>,
    pub i1_ready: Signal<In, Bit>,
    pub ij_ready: Signal<In, Bit>,
    pub im_ready: Signal<In, Bit>,
    pub f0_valid: Signal<In, Bit>,
    pub f0_slot: Signal<In, U<3>>,
    pub f1_valid: Signal<In, Bit>,
    pub f1_slot: Signal<In, U<3>>,
    pub fm_valid: Signal<In, Bit>,
    pub fm_slot: Signal<In, U<3>>,
    pub d0_valid: Signal<In, Bit>,
    pub d0_slot: Signal<In, U<3>>,
    pub d0_sb: Signal<In, U<2>>,
    pub d0_fl_we: Signal<In, Bit>,
    pub d0_fl_reg: Signal<In, Bit>,
    pub d0_fl_mask: Signal<In, U<32>>,
    pub d0_fl_val: Signal<In, U<32>>,
    pub d0_arf_we: Signal<In, Bit>,
    pub d0_arf_sel: Signal<In, U<2>>,
    pub d0_arf_be: Signal<In, U<4>>,
    pub d0_arf_val: Signal<In, U<32>>,
    pub d1_valid: Signal<In, Bit>,
    pub d1_slot: Signal<In, U<3>>,
    pub d1_sb: Signal<In, U<2>>,
    pub d1_fl_we: Signal<In, Bit>,
    pub d1_fl_reg: Signal<In, Bit>,
    pub d1_fl_mask: Signal<In, U<32>>,
    pub d1_fl_val: Signal<In, U<32>>,
    pub d1_arf_we: Signal<In, Bit>,
    pub d1_arf_sel: Signal<In, U<2>>,
    pub d1_arf_be: Signal<In, U<4>>,
    pub d1_arf_val: Signal<In, U<32>>,
    pub dm_valid: Signal<In, Bit>,
    pub dm_slot: Signal<In, U<3>>,
    pub dm_sb: Signal<In, U<2>>,
    pub r_valid: Signal<In, Bit>,
    pub r_slot: Signal<In, U<3>>,
    pub r_sync: Signal<In, Bit>,
    pub r_next: Signal<In, U<32>>,
    pub r_act: Signal<In, U<32>>,
    pub r_wake_valid: Signal<In, Bit>,
    pub r_wake: Signal<In, U<32>>,
    pub eot_done: Signal<In, Bit>,
    pub eot_slot: Signal<In, U<3>>,
    pub st_ready: Signal<Out, Bit>,
    pub if_req_valid: Signal<Out, Bit>,
    pub if_req_line: Signal<Out, U<26>>,
    pub if_rsp_ready: Signal<Out, Bit>,
    pub i0_valid: Signal<Out, Bit>,
    pub i0_slot: Signal<Out, U<3>>,
    pub i0_ip: Signal<Out, U<32>>,
    pub i0_lo: Signal<Out, U<64>>,
    pub i0_hi: Signal<Out, U<64>>,
    pub i0_emask: Signal<Out, U<32>>,
    pub i0_pmask: Signal<Out, U<32>>,
    pub i0_mode: Signal<Out, U<3>>,
    pub i0_scalar: Signal<Out, U<32>>,
    pub i0_sb: Signal<Out, U<2>>,
    pub i1_valid: Signal<Out, Bit>,
    pub i1_slot: Signal<Out, U<3>>,
    pub i1_ip: Signal<Out, U<32>>,
    pub i1_lo: Signal<Out, U<64>>,
    pub i1_hi: Signal<Out, U<64>>,
    pub i1_emask: Signal<Out, U<32>>,
    pub i1_pmask: Signal<Out, U<32>>,
    pub i1_mode: Signal<Out, U<3>>,
    pub i1_scalar: Signal<Out, U<32>>,
    pub i1_sb: Signal<Out, U<2>>,
    pub ij_valid: Signal<Out, Bit>,
    pub ij_slot: Signal<Out, U<3>>,
    pub ij_ip: Signal<Out, U<32>>,
    pub ij_lo: Signal<Out, U<64>>,
    pub ij_hi: Signal<Out, U<64>>,
    pub ij_len8: Signal<Out, Bit>,
    pub ij_sync: Signal<Out, Bit>,
    pub ij_act: Signal<Out, U<32>>,
    pub ij_pred: Signal<Out, U<32>>,
    pub im_valid: Signal<Out, Bit>,
    pub im_slot: Signal<Out, U<3>>,
    pub im_ip: Signal<Out, U<32>>,
    pub im_lo: Signal<Out, U<64>>,
    pub im_hi: Signal<Out, U<64>>,
    pub im_emask: Signal<Out, U<32>>,
    pub im_sb: Signal<Out, U<2>>,
    pub busy: Signal<Out, U<7>>,
    pub stall: [Signal<Out, U<3>>; 7],
    pub fault_valid: Signal<Out, Bit>,
    pub fault_slot: Signal<Out, U<3>>,
    pub fault_ip: Signal<Out, U<32>>,
    front: TcFront,
    threads: [TcThread; 7],
    flags: TcFlags,
    choice: TcIssue,
    payload: [TcPayload; 4],
    bundle: [TcBundle; 4],
    /// Addresses of decoded instructions, for the fault port.
    addresses: LutRam<4, 1, 32>,
    start: Signal<Local, U<7>>,
    startable: Signal<Local, Bit>,
    fetched: Signal<Local, U<7>>,
    /// ALU0, ALU1, ME.
    done: [Signal<Local, U<7>>; 3],
    result: Signal<Local, U<7>>,
    ended: Signal<Local, U<7>>,
    running: Signal<Local, U<7>>,
    faults: Signal<Local, U<7>>,
    decodable: Signal<Local, U<7>>,
    wake_valid: Signal<Local, U<7>>,
    alu_ready: Signal<Local, U<7>>,
    je_ready: Signal<Local, U<7>>,
    me_ready: Signal<Local, U<7>>,
    first_fault: Signal<Local, U<7>>,
    faulty: Signal<Local, U<3>>,
    fault_position: Signal<Local, U<1>>,
    write: Signal<Local, Bit>,
    write_position: Signal<Local, U<1>>,
    position: [Signal<Local, U<1>>; 4],
    entry: [Signal<Local, U<2>>; 4],
    head_sync: Signal<Local, Bit>,
}

impl Logic for Tc {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, front, threads[7], flags, choice);
        memories!(self, payload[4], addresses);

        comment!("slots to threads");
        self.running.next = 0.into();
        self.faults.next = 0.into();
        self.decodable.next = 0.into();
        self.wake_valid.next = 0.into();
        self.alu_ready.next = 0.into();
        self.je_ready.next = 0.into();
        self.me_ready.next = 0.into();
        self.startable.next = true;
        for t in 0..7 {
            self.decodable.next = self.decodable.val().replace_bit(t, self.threads[t].decodable.val());
            self.wake_valid.next = self.wake_valid.val().replace_bit(t, self.threads[t].wake_valid.val());
            self.alu_ready.next = self.alu_ready.val().replace_bit(t, self.threads[t].alu_ready.val());
            self.je_ready.next = self.je_ready.val().replace_bit(t, self.threads[t].je_ready.val());
            self.me_ready.next = self.me_ready.val().replace_bit(t, self.threads[t].me_ready.val());
            self.running.next = self.running.val().replace_bit(t, self.threads[t].run.val());
            self.faults.next = self.faults.val().replace_bit(t, self.threads[t].fault.val());
            if (self.st_slot.val() == t.to_bits::<3>()) & self.threads[t].run.val() {
                self.startable.next = false;
            }
        }
        self.start.next = 0.into();
        if self.st_valid.val() & self.startable.val() {
            self.start.next = bits::<7>(1) << self.st_slot.val();
        }
        self.fetched.next = 0.into();
        if self.f0_valid.val() {
            self.fetched.next = self.fetched.val() | (bits::<7>(1) << self.f0_slot.val());
        }
        if self.f1_valid.val() {
            self.fetched.next = self.fetched.val() | (bits::<7>(1) << self.f1_slot.val());
        }
        if self.fm_valid.val() {
            self.fetched.next = self.fetched.val() | (bits::<7>(1) << self.fm_slot.val());
        }
        for s in 0..3 {
            self.done[s].next = 0.into();
        }
        if self.d0_valid.val() {
            self.done[0].next = bits::<7>(1) << self.d0_slot.val();
        }
        if self.d1_valid.val() {
            self.done[1].next = bits::<7>(1) << self.d1_slot.val();
        }
        if self.dm_valid.val() {
            self.done[2].next = bits::<7>(1) << self.dm_slot.val();
        }
        self.result.next = 0.into();
        if self.r_valid.val() {
            self.result.next = bits::<7>(1) << self.r_slot.val();
        }
        self.ended.next = 0.into();
        if self.eot_done.val() {
            self.ended.next = bits::<7>(1) << self.eot_slot.val();
        }
        self.st_ready.next = self.startable.val();
        self.busy.next = self.running.val();

        comment!("front end");
        self.front.run.next = self.running.val();
        self.front.start.next = self.start.val();
        self.front.if_req_ready.next = self.if_req_ready.val();
        self.front.if_rsp_valid.next = self.if_rsp_valid.val();
        self.front.if_rsp_line.next = self.if_rsp_line.val();
        self.if_req_valid.next = self.front.if_req_valid.val();
        self.if_req_line.next = self.front.if_req_line.val();
        self.if_rsp_ready.next = self.front.if_rsp_ready.val();
        for w in 0..8 {
            self.front.if_rsp_data[w].next = self.if_rsp_data[w].val();
        }
        self.front.decodable.next = self.decodable.val();
        self.front.wake_valid.next = self.wake_valid.val();
        for t in 0..7 {
            self.front.fip[t].next = self.threads[t].fip.val();
            self.front.queued[t].next = self.threads[t].queued.val();
            self.front.wake[t].next = self.threads[t].wake.val();
        }

        comment!("threads");
        for t in 0..7 {
            self.threads[t].start.next = self.start.val().get_bit(t);
            self.threads[t].st_ip.next = self.st_ip.val();
            self.threads[t].st_mask.next = self.st_mask.val();
            self.threads[t].advance.next = self.front.advance.val().get_bit(t);
            self.threads[t].advance_len8.next = self.front.advance_len8.val();
            self.threads[t].push.next = self.front.push.val().get_bit(t);
            self.threads[t].in_kind.next = self.front.kind.val();
            for k in 0..4 {
                self.threads[t].in_span[k].next = self.front.span[k].val();
            }
            self.threads[t].issue.next = self.choice.issued.val().get_bit(t);
            self.threads[t].fetched.next = self.fetched.val().get_bit(t);
            for s in 0..3 {
                self.threads[t].done[s].next = self.done[s].val().get_bit(t);
            }
            self.threads[t].done_entry[0].next = self.d0_sb.val();
            self.threads[t].done_entry[1].next = self.d1_sb.val();
            self.threads[t].done_entry[2].next = self.dm_sb.val();
            self.threads[t].r_valid.next = self.result.val().get_bit(t);
            self.threads[t].r_sync.next = self.r_sync.val();
            self.threads[t].r_next.next = self.r_next.val();
            self.threads[t].r_act.next = self.r_act.val();
            self.threads[t].r_wake_valid.next = self.r_wake_valid.val();
            self.threads[t].r_wake.next = self.r_wake.val();
            self.threads[t].eot.next = self.ended.val().get_bit(t);
        }

        comment!("flag and control registers");
        self.flags.start.next = self.start.val();
        self.flags.slot[0].next = self.d0_slot.val();
        self.flags.fl_we[0].next = self.d0_fl_we.val();
        self.flags.fl_reg[0].next = self.d0_fl_reg.val();
        self.flags.fl_mask[0].next = self.d0_fl_mask.val();
        self.flags.fl_val[0].next = self.d0_fl_val.val();
        self.flags.arf_we[0].next = self.d0_arf_we.val();
        self.flags.arf_sel[0].next = self.d0_arf_sel.val();
        self.flags.arf_be[0].next = self.d0_arf_be.val();
        self.flags.arf_val[0].next = self.d0_arf_val.val();
        self.flags.slot[1].next = self.d1_slot.val();
        self.flags.fl_we[1].next = self.d1_fl_we.val();
        self.flags.fl_reg[1].next = self.d1_fl_reg.val();
        self.flags.fl_mask[1].next = self.d1_fl_mask.val();
        self.flags.fl_val[1].next = self.d1_fl_val.val();
        self.flags.arf_we[1].next = self.d1_arf_we.val();
        self.flags.arf_sel[1].next = self.d1_arf_sel.val();
        self.flags.arf_be[1].next = self.d1_arf_be.val();
        self.flags.arf_val[1].next = self.d1_arf_val.val();

        comment!("issue");
        self.choice.alu_ready.next = self.alu_ready.val();
        self.choice.je_ready.next = self.je_ready.val();
        self.choice.me_ready.next = self.me_ready.val();
        self.choice.pipe_ready[0].next = self.i0_ready.val();
        self.choice.pipe_ready[1].next = self.i1_ready.val();
        self.choice.pipe_ready[2].next = self.ij_ready.val();
        self.choice.pipe_ready[3].next = self.im_ready.val();
        self.write.next = self.front.push.val().any();
        self.write_position.next = 0.into();
        self.head_sync.next = false;
        for t in 0..7 {
            if self.front.push.val().get_bit(t) {
                self.write_position.next = self.threads[t].write_position.val();
            }
            if self.choice.slot[2].val() == t.to_bits::<3>() {
                self.head_sync.next = self.threads[t].sync.val();
            }
        }
        for pipe in 0..4 {
            self.position[pipe].next = 0.into();
            self.entry[pipe].next = 0.into();
            for t in 0..7 {
                if self.choice.slot[pipe].val() == t.to_bits::<3>() {
                    self.position[pipe].next = self.threads[t].read_position.val();
                    self.entry[pipe].next = self.threads[t].entry.val();
                }
                self.bundle[pipe].act[t].next = self.threads[t].act.val();
                self.bundle[pipe].f0[t].next = self.flags.f0[t].val();
                self.bundle[pipe].f1[t].next = self.flags.f1[t].val();
                self.bundle[pipe].cr0[t].next = self.flags.cr0[t].val();
            }
            self.payload[pipe].write.next = self.write.val();
            self.payload[pipe].write_slot.next = self.front.slot.val();
            self.payload[pipe].write_position.next = self.write_position.val();
            self.payload[pipe].in_lo.next = self.front.lo.val();
            self.payload[pipe].in_hi.next = self.front.hi.val();
            self.payload[pipe].in_ip.next = self.front.ip.val();
            self.payload[pipe].in_len8.next = self.front.len8.val();
            self.payload[pipe].read.next = self.choice.valid[pipe].val();
            self.payload[pipe].read_slot.next = self.choice.slot[pipe].val();
            self.payload[pipe].read_position.next = self.position[pipe].val();
            self.bundle[pipe].valid.next = self.choice.valid[pipe].val();
            self.bundle[pipe].slot.next = self.choice.slot[pipe].val();
            self.bundle[pipe].lo.next = self.payload[pipe].lo.val();
            self.bundle[pipe].hi.next = self.payload[pipe].hi.val();
        }

        comment!("bundles");
        self.i0_valid.next = self.choice.valid[0].val();
        self.i0_slot.next = self.choice.slot[0].val();
        self.i0_ip.next = self.payload[0].ip.val();
        self.i0_lo.next = self.payload[0].lo.val();
        self.i0_hi.next = self.payload[0].hi.val();
        self.i0_emask.next = self.bundle[0].emask.val();
        self.i0_pmask.next = self.bundle[0].pmask.val();
        self.i0_mode.next = self.bundle[0].mode.val();
        self.i0_scalar.next = self.bundle[0].scalar.val();
        self.i0_sb.next = 0.into();
        if self.choice.valid[0].val() {
            self.i0_sb.next = self.entry[0].val();
        }
        self.i1_valid.next = self.choice.valid[1].val();
        self.i1_slot.next = self.choice.slot[1].val();
        self.i1_ip.next = self.payload[1].ip.val();
        self.i1_lo.next = self.payload[1].lo.val();
        self.i1_hi.next = self.payload[1].hi.val();
        self.i1_emask.next = self.bundle[1].emask.val();
        self.i1_pmask.next = self.bundle[1].pmask.val();
        self.i1_mode.next = self.bundle[1].mode.val();
        self.i1_scalar.next = self.bundle[1].scalar.val();
        self.i1_sb.next = 0.into();
        if self.choice.valid[1].val() {
            self.i1_sb.next = self.entry[1].val();
        }
        self.ij_valid.next = self.choice.valid[2].val();
        self.ij_slot.next = self.choice.slot[2].val();
        self.ij_ip.next = self.payload[2].ip.val();
        self.ij_lo.next = self.payload[2].lo.val();
        self.ij_hi.next = self.payload[2].hi.val();
        self.ij_len8.next = self.payload[2].len8.val();
        self.ij_sync.next = self.choice.valid[2].val() & self.head_sync.val();
        self.ij_act.next = self.bundle[2].active.val();
        self.ij_pred.next = self.bundle[2].predicate.val();
        self.im_valid.next = self.choice.valid[3].val();
        self.im_slot.next = self.choice.slot[3].val();
        self.im_ip.next = self.payload[3].ip.val();
        self.im_lo.next = self.payload[3].lo.val();
        self.im_hi.next = self.payload[3].hi.val();
        self.im_emask.next = self.bundle[3].emask.val();
        self.im_sb.next = 0.into();
        if self.choice.valid[3].val() {
            self.im_sb.next = self.entry[3].val();
        }

        comment!("stall reasons and fault");
        self.faulty.next = 0.into();
        self.fault_position.next = 0.into();
        self.first_fault.next = self.faults.val() & (!self.faults.val() + 1);
        for t in 0..7 {
            self.stall[t].next = self.threads[t].waiting.val();
            if self.choice.issued.val().get_bit(t) {
                self.stall[t].next = 1.into();
            }
            if self.first_fault.val().get_bit(t) {
                self.faulty.next = t.to_bits::<3>();
                self.fault_position.next = self.threads[t].read_position.val();
            }
        }
        self.addresses.write_enable.next = self.write.val();
        self.addresses.write_address.next =
            (bit_cast::<4, 3>(self.front.slot.val()) << 1) | bit_cast::<4, 1>(self.write_position.val());
        self.addresses.write_data[0].next = self.front.ip.val();
        self.addresses.read_address.next =
            (bit_cast::<4, 3>(self.faulty.val()) << 1) | bit_cast::<4, 1>(self.fault_position.val());
        self.fault_valid.next = self.faults.val().any();
        self.fault_slot.next = self.faulty.val();
        self.fault_ip.next = 0.into();
        if self.faults.val().any() {
            self.fault_ip.next = self.addresses.read_data[0].val();
        }
    }
}
