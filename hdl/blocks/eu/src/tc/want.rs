//! Line slots and the pending line of one thread.
//!
//! ```text
//!  run, line ----> held tags (even, odd line) --> held, held_after
//!  fill_line ----> wanted line ----------------> want, matched, sent
//! ```
//!
//! Line `L` lives in slot `L & 1`. While nothing is wanted and the thread runs,
//! the current line is wanted if it is not held, else the one after it. `take`:
//! this thread takes the line in the fill register; `mark`: its request is on its
//! way; `clear`: a thread starts here, both slots become empty (also against a
//! take in the same cycle). Invariant: at most one wanted line; it is not held.
//! Stalls: none of its own; deadlock: see `tessera_ports::tc`.

use crate::word::line;
use tessera_hdl::prelude::*;

/// Instruction line slots of one thread.
#[block]
pub struct TcWant {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub run: Signal<In, Bit>,
    /// Line of the thread's fetch address.
    pub line: Signal<In, U<26>>,
    pub clear: Signal<In, Bit>,
    pub mark: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub fill_line: Signal<In, U<26>>,
    /// `line` is held.
    pub held: Signal<Out, Bit>,
    /// `line + 1` is held.
    pub held_after: Signal<Out, Bit>,
    pub want: Signal<Out, Bit>,
    pub want_line: Signal<Out, U<26>>,
    pub sent: Signal<Out, Bit>,
    /// The wanted line is in the fill register (if that is valid).
    pub matched: Signal<Out, Bit>,
    want_valid: Reg<Bit>,
    want_address: Reg<U<26>>,
    want_sent: Reg<Bit>,
    line_valid: [Reg<Bit>; 2],
    /// Line numbers without their lowest bit, which is the slot.
    line_pair: [Reg<U<25>>; 2],
    pair: Signal<Local, U<25>>,
    after_pair: Signal<Local, U<25>>,
    even_held: Signal<Local, Bit>,
    odd_held: Signal<Local, Bit>,
}

impl Logic for TcWant {
    #[hdl]
    fn update(&mut self) {
        registers!(self, want_valid, want_address, want_sent, line_valid[2], line_pair[2]);

        comment!("the line after an odd one is even and belongs to the next pair");
        self.pair.next = self.line.val().field(line::PAIR);
        self.after_pair.next = self.pair.val();
        if self.line.val().field(line::ODD) {
            self.after_pair.next = self.pair.val() + 1;
        }
        self.even_held.next = self.line_valid[0].q.val() & (self.line_pair[0].q.val() == self.after_pair.val());
        self.odd_held.next = self.line_valid[1].q.val() & (self.line_pair[1].q.val() == self.pair.val());
        self.held.next = self.even_held.val();
        self.held_after.next = self.odd_held.val();
        if self.line.val().field(line::ODD) {
            self.held.next = self.odd_held.val();
            self.held_after.next = self.even_held.val();
        }

        comment!("want");
        if self.run.val() & !self.want_valid.q.val() & !(self.even_held.val() & self.odd_held.val()) {
            self.want_valid.d.next = true;
            self.want_sent.d.next = false;
            self.want_address.d.next = self.line.val();
            if (self.line.val().field(line::ODD) & self.odd_held.val())
                | (!self.line.val().field(line::ODD) & self.even_held.val())
            {
                self.want_address.d.next = self.line.val() + 1;
            }
        }
        if self.mark.val() {
            self.want_sent.d.next = true;
        }

        comment!("fill");
        if self.take.val() {
            self.want_valid.d.next = false;
            self.want_sent.d.next = false;
            if self.fill_line.val().field(line::ODD) {
                self.line_valid[1].d.next = true;
                self.line_pair[1].d.next = self.fill_line.val().field(line::PAIR);
            } else {
                self.line_valid[0].d.next = true;
                self.line_pair[0].d.next = self.fill_line.val().field(line::PAIR);
            }
        }
        if self.clear.val() {
            self.line_valid[0].d.next = false;
            self.line_valid[1].d.next = false;
        }

        self.want.next = self.want_valid.q.val();
        self.want_line.next = self.want_address.q.val();
        self.sent.next = self.want_sent.q.val();
        self.matched.next = self.want_valid.q.val() & (self.want_address.q.val() == self.fill_line.val());
    }
}
