//! TC: thread control.
//!
//! ```text
//!            +---------------------------------------------------------------+
//!  start  -->| TcFetch  line filter, fill     TcLines  2 lines a thread      |--> if_req
//!  if_rsp -->|    |      TcAddresses             |                           |
//!            |    v                              v                           |
//!            | TcDecode  pick -> D1 -> D2, TcExpand -> D3, TcPredecode -> D4 |
//!            |                                |                |             |
//!            |                          TcPayload[N]  TcDepend, TcThread[t]  |
//!            |                                |       TcResults              |
//!            |                                |                |             |
//!  events -->|                            TcBundle[N] <---- TcIssue          |--> issue, issue_je, issue_me
//!            |                                ^                              |--> busy, stall, fault
//!            |                       TcFlags, TcChannels                     |
//!            +---------------------------------------------------------------+
//! ```
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/tc.md`. The sub-blocks keep its names.
//!
//! Invariants (test file `tests/tc/main.rs` names them): instructions of a thread issue in program order;
//! none issues while it conflicts with an older one; at most one issue a thread, pipe and cycle; every output
//! of a bundle is 0 when its valid is (where two ALUs share a bundle: when both are).
//!
//! `ISSUE` is the number of bundles made in a cycle ([`IssueWidth`](tessera_ports::config::IssueWidth)): 4,
//! one a pipe, or 2, the first for the ALUs, the second for JE and ME.
//!
//! Limits: one line request, one decoded instruction and `ISSUE` issues a cycle.

mod addresses;
mod among;
mod bundle;
mod channels;
mod decode;
mod depend;
pub mod expand;
mod fetch;
mod fields;
mod flags;
mod front;
mod issue;
mod latest;
mod lines;
mod notifications;
mod payload;
mod places;
pub mod predecode;
mod predicate;
mod products;
mod queue;
mod requests;
mod results;
mod scoreboard;
mod thread;

use crate::bundle::*;
use crate::word::pipe;
use bundle::TcBundle;
use channels::TcChannels;
use depend::TcDepend;
use fields::{TcFlow, TcSend};
use flags::TcFlags;
use front::TcFront;
use issue::TcIssue;
use payload::{payload_row, TcLocate, TcPayload};
use predicate::TcPredicateNeeds;
use results::TcResults;
use tessera_hdl::prelude::*;
use thread::TcThread;

tessera_hdl::words! {
    /// n0.0.
    counter: 31..0 {
        /// The bits that are kept.
        COUNT: 3..0,
    }
}

/// The TC of `EuShape::COMPACT`.
pub type TcCompact = Tc<2, 0>;

/// The TC of `EuShape::LITE`.
pub type TcLite = Tc<2, 0, 0>;

/// Ends the module's name by what the parameters of [`Tc`] mean.
fn shape([issue, rare, alu0s, threads, divides, doubles]: [usize; 6]) -> String {
    match [issue, rare, alu0s, threads, divides, doubles] {
        [4, 1, 1, 7, 1, 1] => String::new(),
        [2, 0, 1, 7, 1, 1] => "_compact".into(),
        [2, 0, 0, 7, 1, 1] => "_lite".into(),
        _ => format!("_issue{issue}_rare{rare}_alu0s{alu0s}_threads{threads}_divides{divides}_doubles{doubles}"),
    }
}

/// Thread control: fetch, decode, dependency check, issue. `ISSUE`: bundles handed out in a cycle, 4 or 2.
/// `RARE`: whether ALU0 executes what is rare, 1 (`Rare::Both`) or 0 (`Rare::Alu1`). `ALU0S`: whether there
/// is an ALU0, 1 (`Alus::Two`) or 0 (`Alus::One`). `THREADS`: threads, 1 to 7; none may start in a
/// higher slot. `DIVIDES`, `DOUBLES`: ALU1 divides integers, has a lane for f64, 1 or 0.
#[block(
    ports = tessera_ports::tc,
    suffix(shape([ISSUE, RARE, ALU0S, THREADS, DIVIDES, DOUBLES])),
    require((ISSUE == 2 || ISSUE == 4) && THREADS >= 1 && THREADS <= 7)
)]
pub struct Tc<
    const ISSUE: usize = 4,
    const RARE: usize = 1,
    const ALU0S: usize = 1,
    const THREADS: usize = 7,
    const DIVIDES: usize = 1,
    const DOUBLES: usize = 1,
> {
    front: TcFront<THREADS>,
    threads: [TcThread; THREADS],
    results: TcResults<ISSUE>,
    depend: TcDepend,
    flags: TcFlags<ISSUE>,
    channels: TcChannels<ISSUE>,
    choice: TcIssue,
    predicate_needs: TcPredicateNeeds,
    payload: [TcPayload; ISSUE],
    bundle: [TcBundle; ISSUE],
    /// Addresses of decoded instructions, for the fault port.
    addresses: LutRam<4, 1, 32>,
    /// Of threads that have had a message refused.
    bad: LutRam<3, 1, 32>,
    starts: Signal<Local, Bit>,
    starting: Signal<Local, U<7>>,
    startable: Signal<Local, Bit>,
    operands_read: Signal<Local, U<7>>,
    /// ALU0, ALU1, ME.
    finished: [Signal<Local, U<7>>; 3],
    branched: Signal<Local, U<7>>,
    ending: Signal<Local, U<7>>,
    notified: Signal<Local, U<7>>,
    /// Writes of n0, by ALU.
    counter_write: [Signal<Local, U<7>>; 2],
    running: Signal<Local, U<7>>,
    faults: Signal<Local, U<7>>,
    decodable: Signal<Local, U<7>>,
    alu_ready: Signal<Local, U<7>>,
    math: Signal<Local, U<7>>,
    je_ready: Signal<Local, U<7>>,
    me_ready: Signal<Local, U<7>>,
    first_fault: Signal<Local, U<7>>,
    faulty: TcLocate,
    faulty_slot: Signal<Local, U<3>>,
    fault_is_message: Signal<Local, Bit>,
    refusing: Signal<Local, U<7>>,
    turns_bad: Signal<Local, Bit>,
    write: Signal<Local, Bit>,
    /// Places in the queues: of the heads, of what is pushed next.
    read_positions: Signal<Local, U<7>>,
    write_positions: Signal<Local, U<7>>,
    /// Row of what is pushed; of the head of its queue.
    push_row: Signal<Local, U<4>>,
    head_row: Signal<Local, U<4>>,
    /// Of each bundle: made for a thread; row of its instruction and thread there, any if it is not made; the
    /// scoreboard entry it takes.
    made: [Signal<Local, Bit>; ISSUE],
    row: [Signal<Local, U<4>>; ISSUE],
    slot: [Signal<Local, U<3>>; ISSUE],
    entry: [Signal<Local, U<2>>; ISSUE],
    head_sync: Signal<Local, Bit>,
    flow: TcFlow,
    send: TcSend,
}

impl<
        const ISSUE: usize,
        const RARE: usize,
        const ALU0S: usize,
        const THREADS: usize,
        const DIVIDES: usize,
        const DOUBLES: usize,
    > Tc<ISSUE, RARE, ALU0S, THREADS, DIVIDES, DOUBLES>
{
    /// A bundle serves two pipes.
    const PAIRED: bool = ISSUE == 2;
    /// ALU1 executes what is rare, as it does math.
    const RARE_IS_MATH: bool = RARE == 0;
    /// ALU1 executes all that ALUs do.
    const ALL_IS_MATH: bool = ALU0S == 0;
    /// ALU1 divides integers.
    const DIVISION: bool = DIVIDES > 0;
    /// ALU1 has a lane for f64.
    const F64: bool = DOUBLES > 0;
}

impl<
        const ISSUE: usize,
        const RARE: usize,
        const ALU0S: usize,
        const THREADS: usize,
        const DIVIDES: usize,
        const DOUBLES: usize,
    > Logic for Tc<ISSUE, RARE, ALU0S, THREADS, DIVIDES, DOUBLES>
{
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, front, threads[THREADS], flags, channels, choice);
        memories!(self, payload[ISSUE], results, addresses, bad);

        comment!("slots to threads");
        self.running.next = 0.into();
        self.faults.next = 0.into();
        self.decodable.next = 0.into();
        self.alu_ready.next = 0.into();
        self.math.next = 0.into();
        self.read_positions.next = 0.into();
        self.write_positions.next = 0.into();
        self.je_ready.next = 0.into();
        self.me_ready.next = 0.into();
        self.startable.next = true;
        for t in 0..THREADS {
            self.decodable.next = self.decodable.val().replace_bit(t, self.threads[t].decodable.val());
            self.alu_ready.next = self.alu_ready.val().replace_bit(t, self.threads[t].alu_ready.val());
            self.math.next = self.math.val().replace_bit(t, self.threads[t].math.val());
            self.read_positions.next = self.read_positions.val().replace_bit(t, self.threads[t].read_position.val());
            self.write_positions.next = self.write_positions.val().replace_bit(t, self.threads[t].write_position.val());
            self.je_ready.next = self.je_ready.val().replace_bit(t, self.threads[t].je_ready.val());
            self.me_ready.next = self.me_ready.val().replace_bit(t, self.threads[t].me_ready.val());
            self.running.next = self.running.val().replace_bit(t, self.threads[t].run.val());
            self.faults.next = self.faults.val().replace_bit(t, self.threads[t].fault.val());
            if (self.start.slot.val() == t.to_bits::<3>()) & self.threads[t].run.val() {
                self.startable.next = false;
            }
        }
        self.starts.next = self.start.valid.val() & self.startable.val();
        self.starting.next = 0.into();
        if self.start.valid.val() {
            self.starting.next = (bits::<7>(1) << self.start.slot.val()) & !self.running.val();
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
        self.refusing.next = 0.into();
        if self.refused.valid.val() {
            self.refusing.next = bits::<7>(1) << self.refused.slot.val();
        }
        self.notified.next = 0.into();
        if self.nt.valid.val() {
            self.notified.next = bits::<7>(1) << self.nt.slot.val();
        }
        for a in 0..2 {
            self.counter_write[a].next = 0.into();
            if self.arf[a].we.val() & self.arf[a].sel.val().all() & self.arf[a].be.val().get_bit(0) {
                self.counter_write[a].next = bits::<7>(1) << self.done[a].slot.val();
            }
        }
        self.start.ready.next = self.startable.val();
        self.busy.next = self.running.val();

        comment!("front end");
        self.front.rare_is_math.next = Self::RARE_IS_MATH;
        self.front.all_is_math.next = Self::ALL_IS_MATH;
        self.front.divides.next = Self::DIVISION;
        self.front.has_doubles.next = Self::F64;
        self.front.jump.next = self.branch.valid.val() & !self.branch.sync.val();
        connect!(
            self.running => self.front.run,
            self.starts => self.front.start,
            self.start.slot => self.front.start_slot,
            self.start.ip => self.front.start_ip,
            self.starting => self.front.starting,
            self.decodable => self.front.decodable,
            self.branch.slot => self.front.jump_slot,
            self.branch.target => self.front.target,
            self.channels.wake_valid => self.front.wake_valid,
            self.channels.wake => self.front.wake,
            self.front.if_req => self.if_req,
            self.if_rsp => self.front.if_rsp
        );

        comment!("threads");
        for t in 0..THREADS {
            connect!(
                self.threads[t].queued => self.front.queued[t],
                self.front.needs.kind => self.threads[t].pushed,
                self.depend.meets => self.threads[t].meets,
                self.depend.meets_ahead => self.threads[t].meets_ahead,
                self.threads[t].of_second => self.results.of_second[t],
                self.threads[t].of_me => self.results.of_me[t],
                self.branch.sync => self.threads[t].branch_sync
            );
            self.threads[t].start.next = self.starting.val().get_bit(t);
            self.threads[t].branches.next = self.front.branches.val().get_bit(t);
            self.threads[t].push.next = self.front.push.val().get_bit(t);
            self.threads[t].second.next = !Self::PAIRED & self.choice.chosen[pipe::ALU1].one.val().get_bit(t);
            self.threads[t].issue.next = self.choice.issued.val().get_bit(t);
            self.threads[t].fetched.next = self.operands_read.val().get_bit(t);
            for s in 0..3 {
                self.threads[t].done[s].next = self.finished[s].val().get_bit(t);
                forward!(self.done[s].sb => self.threads[t].done_entry[s]);
            }
            self.threads[t].branched.next = self.branched.val().get_bit(t);
            self.threads[t].eot.next = self.ending.val().get_bit(t);
            self.threads[t].notified.next = self.notified.val().get_bit(t);
            self.threads[t].refused.next = self.refusing.val().get_bit(t);
            self.threads[t].counter_write.next = self.counter_write[0].val().get_bit(t) | self.counter_write[1].val().get_bit(t);
            self.threads[t].counter.next = self.arf[0].val.val().field(counter::COUNT);
            if self.counter_write[1].val().get_bit(t) {
                self.threads[t].counter.next = self.arf[1].val.val().field(counter::COUNT);
            }
        }

        for t in THREADS..7 {
            self.front.queued[t].next = 0.into();
            self.results.of_second[t].next = 0.into();
            self.results.of_me[t].next = 0.into();
            self.stall[t].next = 0.into();
        }

        comment!("flag and control registers, active channels");
        connect!(
            self.starts => self.flags.start,
            self.start.slot => self.flags.start_slot,
            self.starts => self.channels.start,
            self.start.slot => self.channels.start_slot,
            self.start.mask => self.channels.start_mask,
            self.branch => self.channels.branch,
            self.front.d3_slot => self.channels.wake_slot
        );
        for a in 0..2 {
            connect!(self.done[a].slot => self.flags.write_slot[a], self.fl[a] => self.flags.fl[a], self.arf[a] => self.flags.arf[a]);
        }

        comment!("issue");
        self.choice.paired.next = Self::PAIRED;
        connect!(
            self.alu_ready => self.choice.alu_ready,
            self.math => self.choice.math,
            self.read_positions => self.choice.position,
            self.je_ready => self.choice.je_ready,
            self.me_ready => self.choice.me_ready,
            self.issue[0].ready => self.choice.pipe_ready[pipe::ALU0],
            self.issue[1].ready => self.choice.pipe_ready[pipe::ALU1],
            self.issue_je.ready => self.choice.pipe_ready[pipe::JE],
            self.issue_me.ready => self.choice.pipe_ready[pipe::ME]
        );
        comment!("what is pushed");
        self.write.next = self.front.push.val().any();
        self.push_row.next = pack!(4;
            payload_row::SLOT = self.front.slot.val(),
            payload_row::POSITION = (self.front.push.val() & self.write_positions.val()).any());
        connect!(self.front.decoded.lo => self.predicate_needs.lo);
        for b in 0..ISSUE {
            self.made[b].next = false;
        }
        for p in 0..4 {
            if self.choice.valid[p].val() {
                self.made[p * ISSUE / 4].next = true;
            }
        }
        for b in 0..ISSUE {
            self.row[b].next = self.choice.row[b * 4 / ISSUE].val();
            self.slot[b].next = self.row[b].val().field(payload_row::SLOT);
            connect!(
                self.choice.chosen[b * 4 / ISSUE] => self.flags.chosen[b],
                self.choice.chosen[b * 4 / ISSUE] => self.channels.chosen[b]
            );
            self.entry[b].next = 0.into();
            for t in 0..THREADS {
                if self.made[b].val() & (self.slot[b].val() == t.to_bits::<3>()) {
                    self.entry[b].next = self.threads[t].entry.val();
                }
            }
            connect!(
                self.write => self.payload[b].write,
                self.push_row => self.payload[b].write_row,
                self.front.decoded => self.payload[b].pushed,
                self.predicate_needs.needs => self.payload[b].pushed_needs,
                self.row[b] => self.payload[b].read_row,
                self.made[b] => self.bundle[b].valid,
                self.slot[b] => self.channels.slot[b],
                self.slot[b] => self.flags.slot[b],
                self.channels.act[b] => self.bundle[b].act,
                self.flags.f0[b] => self.bundle[b].f0,
                self.flags.f1[b] => self.bundle[b].f1,
                self.flags.control[b] => self.bundle[b].control,
                self.payload[b].needs => self.bundle[b].needs,
                self.payload[b].head.lo => self.bundle[b].lo,
                self.payload[b].head.hi => self.bundle[b].hi
            );
        }

        comment!("dependencies of what is pushed");
        self.head_row.next = pack!(4;
            payload_row::SLOT = self.front.slot.val(),
            payload_row::POSITION = (self.front.push.val() & self.read_positions.val()).any());
        connect!(
            self.write => self.results.write,
            self.push_row => self.results.write_row,
            self.front.needs => self.results.pushed,
            self.front.slot => self.results.slot,
            self.choice.valid => self.results.valid,
            self.head_row => self.results.head_row,
            self.front.needs => self.depend.pushed,
            self.results.older => self.depend.older
        );
        for b in 0..ISSUE {
            connect!(self.row[b] => self.results.row[b], self.entry[b] => self.results.entry[b]);
        }

        self.head_sync.next = false;
        for t in 0..THREADS {
            if self.slot[pipe::JE * ISSUE / 4].val() == t.to_bits::<3>() {
                self.head_sync.next = self.threads[t].sync.val();
            }
        }

        comment!("bundles");
        for a in 0..2 {
            forward!(
                self.choice.valid[a] => self.issue[a].valid,
                self.bundle[a * ISSUE / 4].masks.emask => self.issue[a].emask,
                self.bundle[a * ISSUE / 4].masks.pmask => self.issue[a].pmask,
                self.bundle[a * ISSUE / 4].masks.mode => self.issue[a].mode,
                self.bundle[a * ISSUE / 4].masks.scalar => self.issue[a].scalar,
                self.entry[a * ISSUE / 4] => self.issue[a].sb
            );
            self.issue[a].slot.next = 0.into();
            self.issue[a].ip.next = 0.into();
            self.issue[a].lo.next = 0.into();
            self.issue[a].hi.next = 0.into();
            if self.made[a * ISSUE / 4].val() {
                forward!(
                    self.slot[a * ISSUE / 4] => self.issue[a].slot,
                    self.payload[a * ISSUE / 4].head.ip => self.issue[a].ip,
                    self.payload[a * ISSUE / 4].head.lo => self.issue[a].lo,
                    self.payload[a * ISSUE / 4].head.hi => self.issue[a].hi
                );
            }
        }
        connect!(
            self.choice.valid[pipe::JE] => self.flow.valid,
            self.slot[pipe::JE * ISSUE / 4] => self.flow.slot,
            self.payload[pipe::JE * ISSUE / 4].head => self.flow.head,
            self.head_sync => self.flow.sync,
            self.bundle[pipe::JE * ISSUE / 4].active => self.flow.act,
            self.bundle[pipe::JE * ISSUE / 4].predicate => self.flow.pred,
            self.choice.valid[pipe::ME] => self.send.valid,
            self.slot[pipe::ME * ISSUE / 4] => self.send.slot,
            self.payload[pipe::ME * ISSUE / 4].head => self.send.head,
            self.bundle[pipe::ME * ISSUE / 4].masks.emask => self.send.emask,
            self.entry[pipe::ME * ISSUE / 4] => self.send.sb
        );
        self.issue_je.valid.next = self.choice.valid[pipe::JE].val();
        self.issue_me.valid.next = self.choice.valid[pipe::ME].val();
        offer!(self.flow.issue => self.issue_je, self.send.issue => self.issue_me);

        comment!("stall reasons and fault");
        self.fault_is_message.next = false;
        self.turns_bad.next = false;
        self.first_fault.next = self.faults.val() & (!self.faults.val() + 1);
        for t in 0..THREADS {
            self.stall[t].next = self.threads[t].waiting.val();
            if self.choice.issued.val().get_bit(t) {
                self.stall[t].next = 1.into();
            }
            if self.threads[t].turns_bad.val() {
                self.turns_bad.next = true;
            }
            if self.first_fault.val().get_bit(t) {
                self.fault_is_message.next = self.threads[t].bad.val();
            }
        }
        connect!(self.first_fault => self.faulty.one, self.read_positions => self.faulty.position);
        self.faulty_slot.next = self.faulty.row.val().field(payload_row::SLOT);
        self.addresses.write_enable.next = self.write.val();
        self.addresses.write_address.next = self.push_row.val();
        self.addresses.write_data[0].next = self.front.decoded.ip.val();
        self.addresses.read_address.next = self.faulty.row.val();
        self.fault.valid.next = self.faults.val().any();
        self.fault.slot.next = self.faulty_slot.val();
        self.fault.ip.next = 0.into();
        if self.faults.val().any() {
            self.fault.ip.next = self.addresses.read_data[0].val();
            if self.fault_is_message.val() {
                self.fault.ip.next = self.bad.read_data[0].val();
            }
        }
        self.bad.write_enable.next = self.turns_bad.val();
        connect!(self.refused.slot => self.bad.write_address, self.faulty_slot => self.bad.read_address);
        connect!(self.refused.ip => self.bad.write_data[0]);
    }
}
