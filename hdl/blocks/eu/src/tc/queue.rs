//! Decoded queue of one thread: what issue must know of two instructions.
//!
//! ```text
//!  push, kind, meets --> tail --> head --> kind, blocked, count
//!  allocated, finished -------------------^
//! ```
//!
//! `waits` of an entry are the scoreboard entries whose instructions it depends on. An entry that is pushed
//! behind another one may depend on that, which has no scoreboard entry yet: `behind`; it becomes a bit of
//! `waits` when that one issues. Entries move up on `pop`; the words of the instructions, and what they
//! write, stay in the memories at `read_position` (head) and `write_position` (next push).
//! Invariants: never a push into two entries (`TcDecode` reserves room), never
//! a pop of none (`TcThread` gates issue). Stalls and deadlock: none of its own.

use crate::bundle::*;
use crate::word::kind;
use tessera_hdl::prelude::*;

/// Two decoded instructions of one thread.
#[block]
pub struct TcQueue {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub push: Signal<In, Bit>,
    /// What is pushed: `word::kind`.
    pub pushed: Signal<In, U<14>>,
    /// Live scoreboard entries that the pushed instruction depends on; and whether it depends on the head.
    pub meets: Signal<In, U<4>>,
    pub meets_ahead: Signal<In, Bit>,
    pub pop: Signal<In, Bit>,
    /// The head's sync is on its way: forget the sync bit.
    pub synced: Signal<In, Bit>,
    /// Scoreboard entry that the head takes; entries that are done with.
    pub allocated: Signal<In, U<4>>,
    pub finished: Signal<In, U<4>>,
    pub flush: Signal<In, Bit>,
    pub kind: Signal<Out, U<14>>,
    /// The head waits for an older instruction.
    pub blocked: Signal<Out, Bit>,
    pub count: Signal<Out, U<2>>,
    pub read_position: Signal<Out, Bit>,
    pub write_position: Signal<Out, Bit>,
    first: WaitingReg,
    second: WaitingReg,
    behind: Reg<Bit>,
    entries: Reg<U<2>>,
    position: Reg<Bit>,
    into_head: Signal<Local, Bit>,
    meets_issued: Signal<Local, U<4>>,
    waits_issued: Signal<Local, U<4>>,
}

impl Logic for TcQueue {
    #[hdl]
    fn update(&mut self) {
        registers!(self, behind, entries, position);
        stages!(self, first, second);
        self.into_head.next = (self.entries.q.val() == 0) | (self.pop.val() & (self.entries.q.val() == 1));

        comment!("what the head is issued with is waited for from now on");
        self.meets_issued.next = self.meets.val();
        if (self.entries.q.val() == 1) & self.meets_ahead.val() {
            self.meets_issued.next = self.meets.val() | self.allocated.val();
        }
        self.waits_issued.next = self.second.waits.q.val();
        if self.behind.q.val() {
            self.waits_issued.next = self.second.waits.q.val() | self.allocated.val();
        }

        self.first.waits.d.next = self.first.waits.q.val() & !self.finished.val();
        self.second.waits.d.next = self.second.waits.q.val() & !self.finished.val();
        if self.synced.val() {
            self.first.kind.d.next = self.first.kind.q.val() & !pack!(14; kind::SYNC = true);
        }
        if self.pop.val() {
            self.position.d.next = !self.position.q.val();
            self.first.kind.d.next = self.second.kind.q.val();
            self.first.waits.d.next = self.waits_issued.val() & !self.finished.val();
        }
        if self.push.val() {
            if self.into_head.val() {
                connect!(self.pushed => self.first.kind);
                self.first.waits.d.next = self.meets_issued.val();
            } else {
                connect!(self.pushed => self.second.kind);
                self.second.waits.d.next = self.meets.val();
                self.behind.d.next = self.meets_ahead.val();
            }
        }
        if self.push.val() & !self.pop.val() {
            self.entries.d.next = self.entries.q.val() + 1;
        }
        if self.pop.val() & !self.push.val() {
            self.entries.d.next = self.entries.q.val() - 1;
        }
        if self.flush.val() {
            self.entries.d.next = 0.into();
        }
        self.write_position.next = self.position.q.val() ^ self.entries.q.val().get_bit(0);
        self.kind.next = self.first.kind.q.val();
        self.blocked.next = self.first.waits.q.val().any();
        outputs!(self, count = entries, read_position = position);
    }
}
