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

use tessera_hdl::prelude::*;

/// Two decoded instructions of one thread.
#[block]
pub struct TcQueue {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub push: Signal<In, Bit>,
    pub in_kind: Signal<In, U<12>>,
    pub in_span: [Signal<In, U<17>>; 4],
    pub pop: Signal<In, Bit>,
    /// The head's sync is on its way: forget the sync bit.
    pub synced: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub kind: Signal<Out, U<12>>,
    pub span: [Signal<Out, U<17>>; 4],
    pub count: Signal<Out, U<2>>,
    pub read_position: Signal<Out, U<1>>,
    pub write_position: Signal<Out, U<1>>,
    head_kind: Reg<U<12>>,
    head_span: [Reg<U<17>>; 4],
    tail_kind: Reg<U<12>>,
    tail_span: [Reg<U<17>>; 4],
    entries: Reg<U<2>>,
    position: Reg<U<1>>,
    into_head: Signal<Local, Bit>,
}

impl Logic for TcQueue {
    #[hdl]
    fn update(&mut self) {
        registers!(self, head_kind, head_span[4], tail_kind, tail_span[4], entries, position);
        self.into_head.next = (self.entries.q.val() == 0) | (self.pop.val() & (self.entries.q.val() == 1));
        if self.synced.val() {
            self.head_kind.d.next = self.head_kind.q.val().replace_bit(6, false);
        }
        if self.pop.val() {
            self.head_kind.d.next = self.tail_kind.q.val();
            self.position.d.next = !self.position.q.val();
            for k in 0..4 {
                self.head_span[k].d.next = self.tail_span[k].q.val();
            }
        }
        if self.push.val() {
            if self.into_head.val() {
                self.head_kind.d.next = self.in_kind.val();
                for k in 0..4 {
                    self.head_span[k].d.next = self.in_span[k].val();
                }
            } else {
                self.tail_kind.d.next = self.in_kind.val();
                for k in 0..4 {
                    self.tail_span[k].d.next = self.in_span[k].val();
                }
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
        self.kind.next = self.head_kind.q.val();
        self.count.next = self.entries.q.val();
        self.read_position.next = self.position.q.val();
        self.write_position.next = self.position.q.val() ^ self.entries.q.val().get_bits::<1>(0);
        for k in 0..4 {
            self.span[k].next = self.head_span[k].q.val();
        }
    }
}
