//! First-in first-out queue of registers with valid/ready on both sides.
//!
//! ```text
//!                +-----------+
//!  push_valid -->|           |--> pop_valid
//!  push_data  -->|  DEPTH    |--> pop_data
//!  push_ready <--|  entries  |<-- pop_ready
//!  clock,reset-->|>          |
//!                +-----------+
//! ```
//!
//! Timing: a word pushed in cycle t is on `pop_data` from cycle t + 1; push and
//! pop in the same cycle are independent, so a queue that is neither full nor
//! empty moves one word per cycle on each side.
//!
//! ```text
//! cycle       0   1   2   3
//! push_valid  1   1   0   0
//! push_data   a   b   -   -
//! pop_valid   0   1   1   0
//! pop_data    -   a   b   -
//! pop_ready   1   1   1   1
//! ```
//!
//! Invariants: order is kept, nothing is lost or duplicated, at most `DEPTH`
//! words inside, payload stable while waiting (test `fifo_follows_the_model`).
//!
//! | # | condition | who waits |
//! |---|---|---|
//! | 1 | `DEPTH` words inside | the pushing side: `push_ready` low, even if a pop happens in this cycle |
//! | 2 | no word inside | the popping side: `pop_valid` low, even if a push happens in this cycle |
//!
//! Deadlock: none of its own: `push_ready` and `pop_valid` depend on registers
//! only, so no combinational path joins the two sides.
//!
//! Limits: `DEPTH` is 2^`A`, at least 2; `pop_data` is 0 only by chance when
//! `pop_valid` is low.

use crate::prelude::*;

/// Queue of 2^A words with valid/ready handshakes.
#[block(require(A >= 1 && DEPTH == 1 << A))]
pub struct Fifo<const A: usize, const DEPTH: usize, const W: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: empties the queue.
    pub reset: Signal<In, Bit>,
    /// A word is offered.
    pub push_valid: Signal<In, Bit>,
    /// The word offered.
    pub push_data: Signal<In, U<W>>,
    /// The queue takes the word at this edge if one is offered.
    pub push_ready: Signal<Out, Bit>,
    /// The oldest word is present.
    pub pop_valid: Signal<Out, Bit>,
    /// The oldest word.
    pub pop_data: Signal<Out, U<W>>,
    /// The oldest word is taken at this edge if present.
    pub pop_ready: Signal<In, Bit>,
    head: Reg<U<A>>,
    tail: Reg<U<A>>,
    full: Reg<Bit>,
    entry: [Reg<U<W>>; DEPTH],
    empty: Signal<Local, Bit>,
    push: Signal<Local, Bit>,
    pop: Signal<Local, Bit>,
}

impl<const A: usize, const DEPTH: usize, const W: usize> Logic for Fifo<A, DEPTH, W> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, head, tail, full, entry[DEPTH]);
        self.empty.next = (self.head.q.val() == self.tail.q.val()) & !self.full.q.val();
        self.push.next = self.push_valid.val() & !self.full.q.val();
        self.pop.next = self.pop_ready.val() & !self.empty.val();
        self.push_ready.next = !self.full.q.val();
        self.pop_valid.next = !self.empty.val();
        self.pop_data.next = 0.into();
        for i in 0..DEPTH {
            if self.head.q.val() == i.to_bits::<A>() {
                self.pop_data.next = self.entry[i].q.val();
            }
            if self.push.val() & (self.tail.q.val() == i.to_bits::<A>()) {
                self.entry[i].d.next = self.push_data.val();
            }
        }
        if self.push.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.pop.val() {
            self.head.d.next = self.head.q.val() + 1;
        }
        if self.push.val() & !self.pop.val() {
            self.full.d.next = (self.tail.q.val() + 1) == self.head.q.val();
        }
        if self.pop.val() & !self.push.val() {
            self.full.d.next = false;
        }
    }
}
