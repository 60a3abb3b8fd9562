//! Decoded queue of one thread: what issue must know of two instructions.
//!
//! ```text
//!  push, in_kind, in_span --> tail --> head --> kind, span, count
//! ```
//!
//! Entries move up on `pop`; the words of the instructions stay in the payload
//! memories at `read_position` (head) and `write_position` (next push).
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
    pub pushed: Needs<In>,
    pub pop: Signal<In, Bit>,
    /// The head's sync is on its way: forget the sync bit.
    pub synced: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub head: Needs<Out>,
    pub count: Signal<Out, U<2>>,
    pub read_position: Signal<Out, U<1>>,
    pub write_position: Signal<Out, U<1>>,
    first: NeedsReg,
    second: NeedsReg,
    entries: Reg<U<2>>,
    position: Reg<U<1>>,
    into_head: Signal<Local, Bit>,
}

impl Logic for TcQueue {
    #[hdl]
    fn update(&mut self) {
        registers!(self, entries, position);
        stages!(self, first, second);
        self.into_head.next = (self.entries.q.val() == 0) | (self.pop.val() & (self.entries.q.val() == 1));
        if self.synced.val() {
            self.first.kind.d.next = self.first.kind.q.val() & !pack!(12; kind::SYNC = true);
        }
        if self.pop.val() {
            self.position.d.next = !self.position.q.val();
            forward!(self.second => self.first);
        }
        if self.push.val() {
            if self.into_head.val() {
                forward!(self.pushed => self.first);
            } else {
                forward!(self.pushed => self.second);
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
        self.write_position.next = self.position.q.val() ^ self.entries.q.val().get_bits::<1>(0);
        outputs!(self, count = entries, read_position = position);
        forward!(self.first => self.head);
    }
}
