//! One thread slot: run state, decoded queue, scoreboard, and whether it can issue.
//!
//! ```text
//!            +---------------------------------+
//!  start --->| run, stop, ...                  |--> run, fault, decodable
//!            | TcQueue --> head, blocked       |--> alu_ready, je_ready, me_ready, waiting
//!  push  --->| TcScoreboard --> none, full     |--> read_position, of_second, of_me
//!  issue --->|                                 |      |
//!  events -->|                                 |<-- meets, meets_ahead
//!            +---------------------------------+
//! ```
//!
//! `issue`: the head goes to its pipe in this cycle. Everything else is named as
//! in `tessera_ports::tc`.
//!
//! Invariants: at most one of the three ready bits; `issue` only when one is set;
//! an instruction that conflicts with an unfinished older one is not ready (test
//! file `tests/tc/main.rs`).
//!
//! | waiting | stall | until |
//! |---|---|---|
//! | 2 | `je_busy` | the branch unit's result |
//! | 3 | `fetching`: operands are being read | `fetched` of the pipe |
//! | 4 | queue empty | decode pushes |
//! | 5 | end of thread, unsupported or after a switch | all scoreboard entries free |
//! | 6 | conflict, or no free entry | `done` of an older instruction |
//! | 7 | none: ready | the pipe |
//! | 8 | no notification for a `wait` | one comes |
//!
//! Deadlock: every wait but 8 is for an older instruction of the same thread that is
//! already in a pipe. Limits: 4 unfinished instructions with results.

use super::notifications::TcNotifications;
use super::queue::TcQueue;
use super::scoreboard::TcScoreboard;
use crate::word::kind;
use tessera_hdl::prelude::*;

/// State of one thread slot.
#[block]
pub struct TcThread {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, Bit>,
    /// An instruction leaves D2 that goes to JE.
    pub branches: Signal<In, Bit>,
    /// A decoded instruction leaves D4.
    pub push: Signal<In, Bit>,
    /// It is so: `word::kind`.
    pub pushed: Signal<In, U<14>>,
    /// Scoreboard entries that it would wait for, were they live; and whether it waits for the head.
    pub meets: Signal<In, U<4>>,
    pub meets_ahead: Signal<In, Bit>,
    pub issue: Signal<In, Bit>,
    /// It goes with the second bundle of the ALUs.
    pub second: Signal<In, Bit>,
    pub fetched: Signal<In, Bit>,
    /// ALU0, ALU1, ME.
    pub done: [Signal<In, Bit>; 3],
    pub done_entry: [Signal<In, U<2>>; 3],
    /// The result of JE is this thread's.
    pub branched: Signal<In, Bit>,
    /// Of a sync.
    pub branch_sync: Signal<In, Bit>,
    pub eot: Signal<In, Bit>,
    /// A notification; a write of n0.0.
    pub notified: Signal<In, Bit>,
    pub counter_write: Signal<In, Bit>,
    pub counter: Signal<In, U<4>>,
    /// A message of the thread was refused.
    pub refused: Signal<In, Bit>,
    pub run: Signal<Out, Bit>,
    pub fault: Signal<Out, Bit>,
    /// The fault is a message; it becomes one.
    pub bad: Signal<Out, Bit>,
    pub turns_bad: Signal<Out, Bit>,
    pub decodable: Signal<Out, Bit>,
    /// Scoreboard entries whose instruction went with the second bundle of the ALUs, to ME.
    pub of_second: Signal<Out, U<4>>,
    pub of_me: Signal<Out, U<4>>,
    pub queued: Signal<Out, U<2>>,
    pub read_position: Signal<Out, Bit>,
    pub write_position: Signal<Out, Bit>,
    pub alu_ready: Signal<Out, Bit>,
    /// The head is for ALU1 alone.
    pub math: Signal<Out, Bit>,
    pub je_ready: Signal<Out, Bit>,
    pub me_ready: Signal<Out, Bit>,
    /// The head is a sync.
    pub sync: Signal<Out, Bit>,
    /// Scoreboard entry that the head would take; 0 if it takes none.
    pub entry: Signal<Out, U<2>>,
    /// Stall code when nothing issues; 0: not running or fault.
    pub waiting: Signal<Out, U<4>>,
    running: Reg<Bit>,
    faulted: Reg<Bit>,
    bad_message: Reg<Bit>,
    refuses: Signal<Local, Bit>,
    stopped: Reg<Bit>,
    fetching: Reg<Bit>,
    je_busy: Reg<Bit>,
    drain: Reg<Bit>,
    queue: TcQueue,
    scoreboard: TcScoreboard,
    notifications: TcNotifications,
    kind: Signal<Local, U<14>>,
    alone: Signal<Local, Bit>,
    gate: Signal<Local, Bit>,
    free_to_go: Signal<Local, Bit>,
    head_sync: Signal<Local, Bit>,
    head_bad: Signal<Local, Bit>,
    head_eot: Signal<Local, Bit>,
    head_waits: Signal<Local, Bit>,
    needs_none: Signal<Local, Bit>,
    unnotified: Signal<Local, Bit>,
    blocked: Signal<Local, Bit>,
    consume: Signal<Local, Bit>,
}

impl Logic for TcThread {
    #[hdl]
    fn update(&mut self) {
        registers!(self, running, faulted, bad_message, stopped, fetching, je_busy, drain);
        subblocks!(self, queue, scoreboard, notifications);

        comment!("head of the queue");
        self.kind.next = self.queue.kind.val();
        self.head_sync.next = self.kind.val().field(kind::SYNC);
        self.head_bad.next = self.kind.val().field(kind::UNSUPPORTED) & !self.head_sync.val();
        self.head_eot.next = self.kind.val().field(kind::EOT) & !self.head_sync.val() & !self.head_bad.val();
        self.head_waits.next =
            self.kind.val().field(kind::WAITS) & !self.head_sync.val() & !self.head_bad.val() & !self.head_eot.val();
        self.alone.next = self.scoreboard.none.val();
        self.gate.next = self.running.q.val()
            & !self.faulted.q.val()
            & self.queue.count.val().any()
            & !self.fetching.q.val()
            & !self.je_busy.q.val()
            & (!self.drain.q.val() | self.alone.val());
        self.needs_none.next = (self.head_eot.val() | self.head_bad.val() | self.head_waits.val()) & !self.alone.val();
        self.unnotified.next = self.head_waits.val() & !self.notifications.any.val();
        self.blocked.next = !self.head_sync.val()
            & !self.head_bad.val()
            & !self.head_eot.val()
            & (self.queue.blocked.val() | (self.kind.val().field(kind::ALLOC) & self.scoreboard.full.val()));
        self.free_to_go.next = self.gate.val()
            & !self.head_sync.val()
            & !self.head_bad.val()
            & !self.needs_none.val()
            & !self.unnotified.val()
            & !self.blocked.val();
        self.alu_ready.next = self.free_to_go.val() & self.kind.val().field(kind::ALU);
        self.math.next = self.kind.val().field(kind::MATH);
        self.je_ready.next = (self.gate.val() & self.head_sync.val()) | (self.free_to_go.val() & self.kind.val().field(kind::JE));
        self.me_ready.next = self.free_to_go.val() & self.kind.val().field(kind::ME);
        self.sync.next = self.head_sync.val();
        self.entry.next = 0.into();
        if self.kind.val().field(kind::ALLOC) {
            self.entry.next = self.scoreboard.free.val();
        }

        comment!("stall code");
        self.waiting.next = 7.into();
        if !self.running.q.val() | self.faulted.q.val() {
            self.waiting.next = 0.into();
        } else if self.je_busy.q.val() {
            self.waiting.next = 2.into();
        } else if self.fetching.q.val() {
            self.waiting.next = 3.into();
        } else if !self.queue.count.val().any() {
            self.waiting.next = 4.into();
        } else if (self.drain.q.val() & !self.alone.val()) | self.needs_none.val() {
            self.waiting.next = 5.into();
        } else if self.unnotified.val() {
            self.waiting.next = 8.into();
        } else if self.blocked.val() {
            self.waiting.next = 6.into();
        }

        comment!("queue and scoreboard");
        self.consume.next = self.issue.val() & !self.head_sync.val();
        connect!(self.pushed => self.queue.pushed, self.meets_ahead => self.queue.meets_ahead);
        self.queue.push.next = self.push.val();
        self.queue.meets.next = self.meets.val() & self.scoreboard.live.val();
        self.queue.pop.next = self.consume.val();
        self.queue.synced.next = self.issue.val() & self.head_sync.val();
        self.queue.flush.next = self.start.val();
        self.queue.allocated.next = self.scoreboard.allocated.val();
        self.queue.finished.next = self.scoreboard.finished.val();
        self.scoreboard.flush.next = self.start.val();
        self.scoreboard.alloc.next = self.consume.val() & self.kind.val().field(kind::ALLOC);
        self.scoreboard.by_me.next = self.kind.val().field(kind::ME);
        connect!(
            self.done => self.scoreboard.done,
            self.done_entry => self.scoreboard.done_entry,
            self.second => self.scoreboard.by_second,
            self.scoreboard.of_second => self.of_second,
            self.scoreboard.of_me => self.of_me
        );

        self.notifications.taken.next = self.consume.val() & self.head_waits.val();
        connect!(
            self.start => self.notifications.start,
            self.counter_write => self.notifications.write,
            self.counter => self.notifications.value,
            self.notified => self.notifications.notified
        );

        comment!("decode");
        if self.branches.val()
            | (self.push.val() & (self.pushed.val().field(kind::ENDS).any() | self.pushed.val().field(kind::SYNC)))
        {
            self.stopped.d.next = true;
        }

        comment!("issue; a sync leaves the head where it is");
        if self.issue.val() {
            if self.head_sync.val() | self.kind.val().field(kind::JE) {
                self.je_busy.d.next = true;
            } else {
                self.fetching.d.next = true;
            }
        }
        if self.consume.val() {
            self.drain.d.next = self.kind.val().field(kind::SWITCH);
        }
        if self.gate.val() & self.head_bad.val() & self.alone.val() {
            self.faulted.d.next = true;
        }

        comment!("events");
        if self.fetched.val() {
            self.fetching.d.next = false;
        }
        if self.branched.val() {
            self.je_busy.d.next = false;
            self.stopped.d.next = self.branch_sync.val() & self.kind.val().field(kind::ENDS).any();
        }
        self.refuses.next = self.refused.val() & self.running.q.val() & !self.faulted.q.val();
        if self.refuses.val() {
            self.faulted.d.next = true;
            self.bad_message.d.next = true;
        }
        if self.eot.val() {
            self.running.d.next = false;
        }
        if self.start.val() {
            self.running.d.next = true;
            self.faulted.d.next = false;
            self.bad_message.d.next = false;
            self.stopped.d.next = false;
            self.fetching.d.next = false;
            self.je_busy.d.next = false;
            self.drain.d.next = false;
        }

        comment!("state");
        self.decodable.next = self.running.q.val() & !self.stopped.q.val() & !self.faulted.q.val();
        outputs!(self, run = running, bad = bad_message);
        self.fault.next = self.running.q.val() & self.faulted.q.val();
        connect!(self.refuses => self.turns_bad);
        connect!(
            self.queue.count => self.queued,
            self.queue.read_position => self.read_position,
            self.queue.write_position => self.write_position
        );
    }
}
