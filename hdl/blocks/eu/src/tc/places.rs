//! Two places for instruction lines of one thread: what is held, what is wanted.
//!
//! ```text
//!  run, line --> current and next line --> place by place: held? else wanted
//!                                      --> held, held_after, asks, ask_line, on_way
//!  rsp_line --> compared with what the places want --> matched
//! ```
//!
//! Line `L` lives in place `L & 1`. While the thread runs, a place that waits for nothing and does not hold
//! its line (the current one or the one after it) gives up what it has and wants that. `take`: the line on
//! offer has been written into its place; `mark`: the request of `ask_line` is on its way; `clear`: a thread
//! starts here, both places become empty (also against a take in the same cycle). Invariant: while the fetch
//! address stays, a place that holds its line keeps it.
//! Stalls: none of its own; deadlock: see `tessera_ports::tc`.

use crate::word::line;
use tessera_hdl::prelude::*;

/// Instruction line places of one thread.
#[block]
pub struct TcPlaces {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub run: Signal<In, Bit>,
    /// Line of the thread's fetch address.
    pub line: Signal<In, U<26>>,
    pub clear: Signal<In, Bit>,
    pub mark: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    /// Line on offer.
    pub rsp_line: Signal<In, U<26>>,
    /// `line` is held.
    pub held: Signal<Out, Bit>,
    /// `line + 1` is held.
    pub held_after: Signal<Out, Bit>,
    /// A wanted line has not been asked for: `ask_line`.
    pub asks: Signal<Out, Bit>,
    pub ask_line: Signal<Out, U<26>>,
    /// The line that a place waits for has been asked for, by this thread or another.
    pub on_way: Signal<Out, U<2>>,
    /// Lines of the places, without the lowest bit, which is the place.
    pub pairs: [Signal<Out, U<25>>; 2],
    /// `rsp_line` is wanted here.
    pub matched: Signal<Out, Bit>,
    holds: [Reg<Bit>; 2],
    wants: [Reg<Bit>; 2],
    sent: [Reg<Bit>; 2],
    /// Line numbers without their lowest bit, which is the place.
    pair: [Reg<U<25>>; 2],
    wanted_pair: [Signal<Local, U<25>>; 2],
    good: [Signal<Local, Bit>; 2],
    unsent: [Signal<Local, Bit>; 2],
    ask_odd: Signal<Local, Bit>,
    ask_pair: Signal<Local, U<25>>,
    rsp_pair: Signal<Local, U<25>>,
}

impl Logic for TcPlaces {
    #[hdl]
    fn update(&mut self) {
        registers!(self, holds[2], wants[2], sent[2], pair[2]);

        comment!("the line after an odd one is even and belongs to the next pair");
        self.wanted_pair[0].next = self.line.val().field(line::PAIR);
        self.wanted_pair[1].next = self.line.val().field(line::PAIR);
        if self.line.val().field(line::ODD) {
            self.wanted_pair[0].next = self.line.val().field(line::PAIR) + 1;
        }
        for q in 0..2 {
            self.good[q].next = self.holds[q].q.val() & (self.pair[q].q.val() == self.wanted_pair[q].val());
            self.unsent[q].next = self.wants[q].q.val() & !self.sent[q].q.val();
        }
        self.held.next = self.good[0].val();
        self.held_after.next = self.good[1].val();
        if self.line.val().field(line::ODD) {
            self.held.next = self.good[1].val();
            self.held_after.next = self.good[0].val();
        }

        comment!("asking: the current line first");
        self.asks.next = self.unsent[0].val() | self.unsent[1].val();
        self.ask_odd.next = self.unsent[1].val();
        if !self.line.val().field(line::ODD) & self.unsent[0].val() {
            self.ask_odd.next = false;
        }
        self.ask_pair.next = self.pair[0].q.val();
        if self.ask_odd.val() {
            self.ask_pair.next = self.pair[1].q.val();
        }
        self.ask_line.next = pack!(26; line::PAIR = self.ask_pair.val(), line::ODD = self.ask_odd.val());

        comment!("comparison with the line on offer");
        self.rsp_pair.next = self.pair[0].q.val();
        self.matched.next = self.wants[0].q.val();
        if self.rsp_line.val().field(line::ODD) {
            self.rsp_pair.next = self.pair[1].q.val();
            self.matched.next = self.wants[1].q.val();
        }
        if self.rsp_pair.val() != self.rsp_line.val().field(line::PAIR) {
            self.matched.next = false;
        }

        comment!("places");
        self.on_way.next = 0.into();
        for q in 0..2 {
            self.on_way.next = self.on_way.val().replace_bit(q, self.wants[q].q.val() & self.sent[q].q.val());
            self.pairs[q].next = self.pair[q].q.val();
            if self.mark.val() & (self.ask_odd.val() == (q == 1)) {
                self.sent[q].d.next = true;
            }
            if self.run.val() & !self.wants[q].q.val() & !self.good[q].val() {
                self.wants[q].d.next = true;
                self.holds[q].d.next = false;
                self.sent[q].d.next = false;
                self.pair[q].d.next = self.wanted_pair[q].val();
            }
            if self.take.val() & (self.rsp_line.val().field(line::ODD) == (q == 1)) {
                self.wants[q].d.next = false;
                self.holds[q].d.next = true;
            }
            if self.clear.val() {
                self.holds[q].d.next = false;
            }
        }
    }
}
