//! TC: thread control.
//!
//! ```text
//!            +---------------------------------------------------------------+
//!  start  -->| TcFetch  line filter, fill     TcLines  2 lines a thread      |--> if_req
//!  if_rsp -->|    |                              |                           |
//!            |    v                              v                           |
//!            | TcDecode  pick -> D1 -> D2 -> TcExpand -> TcPredecode         |
//!            |                                |                |             |
//!            |                          TcPayload[4]      TcThread[7]        |
//!            |                                |                |             |
//!  events -->|                            TcBundle[4] <---- TcIssue          |--> issue, issue_je, issue_me
//!            |                                ^                              |--> busy, stall, fault
//!            |                             TcFlags                           |
//!            +---------------------------------------------------------------+
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/tc.md`. The sub-blocks keep its names.
//!
//! Invariants (test file `tests/tc/main.rs` names them): instructions of a thread issue in program order;
//! none issues while it conflicts with an older one; at most one issue a thread, pipe and cycle; every output
//! of a bundle is 0 when its valid is.
//!
//! Limits: one line request, one decoded instruction and four issues a cycle.

mod bundle;
mod decode;
pub mod expand;
mod fetch;
mod fields;
mod flags;
mod front;
mod issue;
mod lines;
mod payload;
pub mod predecode;
mod predicate;
mod queue;
mod scoreboard;
mod thread;
mod want;

use crate::bundle::*;
use crate::word::pipe;
use bundle::TcBundle;
use fields::{TcFlow, TcSend};
use flags::TcFlags;
use front::TcFront;
use issue::TcIssue;
use payload::TcPayload;
use tessera_hdl::prelude::*;
use thread::TcThread;

/// Thread control: fetch, decode, dependency check, issue.
#[block(ports = tessera_ports::tc)]
pub struct Tc {
    front: TcFront,
    threads: [TcThread; 7],
    flags: TcFlags,
    choice: TcIssue,
    payload: [TcPayload; 4],
    bundle: [TcBundle; 4],
    /// Addresses of decoded instructions, for the fault port.
    addresses: LutRam<4, 1, 32>,
    starting: Signal<Local, U<7>>,
    startable: Signal<Local, Bit>,
    operands_read: Signal<Local, U<7>>,
    /// ALU0, ALU1, ME.
    finished: [Signal<Local, U<7>>; 3],
    branched: Signal<Local, U<7>>,
    ending: Signal<Local, U<7>>,
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
    je_sync: Signal<Local, Bit>,
    flow: TcFlow,
    send: TcSend,
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
            if (self.start.slot.val() == t.to_bits::<3>()) & self.threads[t].run.val() {
                self.startable.next = false;
            }
        }
        self.starting.next = 0.into();
        if self.start.valid.val() & self.startable.val() {
            self.starting.next = bits::<7>(1) << self.start.slot.val();
        }
        self.operands_read.next = 0.into();
        for s in 0..3 {
            if self.fetched[s].valid.val() {
                self.operands_read.next = self.operands_read.val() | (bits::<7>(1) << self.fetched[s].slot.val());
            }
            self.finished[s].next = 0.into();
            if self.done[s].valid.val() {
                self.finished[s].next = bits::<7>(1) << self.done[s].slot.val();
            }
        }
        self.branched.next = 0.into();
        if self.branch.valid.val() {
            self.branched.next = bits::<7>(1) << self.branch.slot.val();
        }
        self.ending.next = 0.into();
        if self.ended.valid.val() {
            self.ending.next = bits::<7>(1) << self.ended.slot.val();
        }
        self.start.ready.next = self.startable.val();
        self.busy.next = self.running.val();

        comment!("front end");
        connect!(
            self.running => self.front.run,
            self.starting => self.front.start,
            self.decodable => self.front.decodable,
            self.wake_valid => self.front.wake_valid,
            self.front.if_req => self.if_req,
            self.if_rsp => self.front.if_rsp
        );

        comment!("threads");
        for t in 0..7 {
            connect!(
                self.threads[t].fip => self.front.fip[t],
                self.threads[t].queued => self.front.queued[t],
                self.threads[t].wake => self.front.wake[t],
                self.start.ip => self.threads[t].start_ip,
                self.start.mask => self.threads[t].start_mask,
                self.front.advance_len8 => self.threads[t].advance_len8,
                self.front.needs => self.threads[t].needs,
                self.branch => self.threads[t].branch
            );
            self.threads[t].start.next = self.starting.val().get_bit(t);
            self.threads[t].advance.next = self.front.advance.val().get_bit(t);
            self.threads[t].push.next = self.front.push.val().get_bit(t);
            self.threads[t].issue.next = self.choice.issued.val().get_bit(t);
            self.threads[t].fetched.next = self.operands_read.val().get_bit(t);
            for s in 0..3 {
                self.threads[t].done[s].next = self.finished[s].val().get_bit(t);
                forward!(self.done[s].sb => self.threads[t].done_entry[s]);
            }
            self.threads[t].branched.next = self.branched.val().get_bit(t);
            self.threads[t].eot.next = self.ending.val().get_bit(t);
        }

        comment!("flag and control registers");
        self.flags.start.next = self.starting.val();
        for a in 0..2 {
            connect!(self.done[a].slot => self.flags.slot[a], self.fl[a] => self.flags.fl[a], self.arf[a] => self.flags.arf[a]);
        }

        comment!("issue");
        connect!(
            self.alu_ready => self.choice.alu_ready,
            self.je_ready => self.choice.je_ready,
            self.me_ready => self.choice.me_ready,
            self.issue[0].ready => self.choice.pipe_ready[pipe::ALU0],
            self.issue[1].ready => self.choice.pipe_ready[pipe::ALU1],
            self.issue_je.ready => self.choice.pipe_ready[pipe::JE],
            self.issue_me.ready => self.choice.pipe_ready[pipe::ME]
        );
        self.write.next = self.front.push.val().any();
        self.write_position.next = 0.into();
        self.head_sync.next = false;
        for t in 0..7 {
            if self.front.push.val().get_bit(t) {
                self.write_position.next = self.threads[t].write_position.val();
            }
            if self.choice.slot[pipe::JE].val() == t.to_bits::<3>() {
                self.head_sync.next = self.threads[t].sync.val();
            }
        }
        for p in 0..4 {
            self.position[p].next = 0.into();
            self.entry[p].next = 0.into();
            for t in 0..7 {
                if self.choice.slot[p].val() == t.to_bits::<3>() {
                    self.position[p].next = self.threads[t].read_position.val();
                    if self.choice.valid[p].val() {
                        self.entry[p].next = self.threads[t].entry.val();
                    }
                }
                connect!(
                    self.threads[t].act => self.bundle[p].act[t],
                    self.flags.f0[t] => self.bundle[p].f0[t],
                    self.flags.f1[t] => self.bundle[p].f1[t],
                    self.flags.cr0[t] => self.bundle[p].cr0[t]
                );
            }
            connect!(
                self.write => self.payload[p].write,
                self.front.slot => self.payload[p].write_slot,
                self.write_position => self.payload[p].write_position,
                self.front.decoded => self.payload[p].pushed,
                self.choice.valid[p] => self.payload[p].read,
                self.choice.slot[p] => self.payload[p].read_slot,
                self.position[p] => self.payload[p].read_position,
                self.choice.valid[p] => self.bundle[p].valid,
                self.choice.slot[p] => self.bundle[p].slot,
                self.payload[p].head.lo => self.bundle[p].lo,
                self.payload[p].head.hi => self.bundle[p].hi
            );
        }

        comment!("bundles");
        for a in 0..2 {
            forward!(
                self.choice.valid[a] => self.issue[a].valid,
                self.choice.slot[a] => self.issue[a].slot,
                self.payload[a].head.ip => self.issue[a].ip,
                self.payload[a].head.lo => self.issue[a].lo,
                self.payload[a].head.hi => self.issue[a].hi,
                self.bundle[a].masks.emask => self.issue[a].emask,
                self.bundle[a].masks.pmask => self.issue[a].pmask,
                self.bundle[a].masks.mode => self.issue[a].mode,
                self.bundle[a].masks.scalar => self.issue[a].scalar,
                self.entry[a] => self.issue[a].sb
            );
        }
        self.je_sync.next = self.choice.valid[pipe::JE].val() & self.head_sync.val();
        connect!(
            self.payload[pipe::JE].head.lo => self.flow.lo,
            self.payload[pipe::JE].head.hi => self.flow.hi,
            self.je_sync => self.flow.sync,
            self.payload[pipe::ME].head.lo => self.send.lo,
            self.payload[pipe::ME].head.hi => self.send.hi
        );
        forward!(
            self.choice.valid[pipe::JE] => self.issue_je.valid,
            self.choice.slot[pipe::JE] => self.issue_je.slot,
            self.payload[pipe::JE].head.ip => self.issue_je.ip,
            self.payload[pipe::JE].head.len8 => self.issue_je.len8,
            self.je_sync => self.issue_je.sync,
            self.flow.code.op => self.issue_je.op,
            self.flow.code.branch => self.issue_je.branch,
            self.flow.code.group => self.issue_je.group,
            self.flow.code.size => self.issue_je.size,
            self.flow.code.uip => self.issue_je.uip,
            self.flow.code.jip => self.issue_je.jip,
            self.flow.code.reg => self.issue_je.reg,
            self.flow.code.dst => self.issue_je.dst,
            self.flow.code.dst_sub => self.issue_je.dst_sub,
            self.bundle[pipe::JE].active => self.issue_je.act,
            self.bundle[pipe::JE].predicate => self.issue_je.pred,
            self.choice.valid[pipe::ME] => self.issue_me.valid,
            self.choice.slot[pipe::ME] => self.issue_me.slot,
            self.payload[pipe::ME].head.ip => self.issue_me.ip,
            self.send.header.op => self.issue_me.op,
            self.send.header.eot => self.issue_me.eot,
            self.send.header.src0 => self.issue_me.src0,
            self.send.header.mlen => self.issue_me.mlen,
            self.send.header.src1 => self.issue_me.src1,
            self.send.header.xlen => self.issue_me.xlen,
            self.send.header.dst => self.issue_me.dst,
            self.send.header.rlen => self.issue_me.rlen,
            self.send.header.sfid => self.issue_me.sfid,
            self.send.header.desc => self.issue_me.desc,
            self.send.header.extra => self.issue_me.extra,
            self.bundle[pipe::ME].masks.emask => self.issue_me.emask,
            self.entry[pipe::ME] => self.issue_me.sb
        );

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
        self.addresses.write_data[0].next = self.front.decoded.ip.val();
        self.addresses.read_address.next =
            (bit_cast::<4, 3>(self.faulty.val()) << 1) | bit_cast::<4, 1>(self.fault_position.val());
        self.fault.valid.next = self.faults.val().any();
        self.fault.slot.next = self.faulty.val();
        self.fault.ip.next = 0.into();
        if self.faults.val().any() {
            self.fault.ip.next = self.addresses.read_data[0].val();
        }
    }
}
