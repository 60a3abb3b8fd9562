//! Line fetch: wanted lines of seven threads, line filter, and who gets the line on offer.
//!
//! ```text
//!  run, fip --> places[7] --> round robin --> filter --> rq register --> if_req_*
//!  if_rsp_* --> matching threads, the lowest --> write, two beats a thread --> if_rsp_ready
//! ```
//!
//! ```text
//! cycle          0     1     2     3     4     5     6
//! want (t0, t1)        1     1
//! if_req_valid               1     0                (one request for both)
//! if_rsp_valid                     1     1     1     1
//! write                            t0    t0    t1    t1
//! if_rsp_ready                     0     0     0     1
//! ```
//!
//! Invariants: every wanted line is requested, or joined to a request of the same line that is outstanding or
//! on offer; the line on offer stays until no thread waits for it (test
//! `one_request_serves_threads_that_want_the_same_line`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | request register full | wanted lines, until the instruction memory takes it |
//! | 2 | line on offer | the next response, until all matching threads have taken the line |
//!
//! Deadlock: a line on offer is written in two cycles a thread, and no request waits for that, so both sides
//! always drain. Limits: one request every other cycle, half a line a cycle.

use super::places::TcPlaces;
use crate::bundle::*;
use crate::word::{address, line};
use tessera_hdl::prelude::*;

/// Instruction line fetch with the line filter.
#[block]
pub struct TcFetch {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub run: Signal<In, U<7>>,
    /// A thread starts: its lines are forgotten.
    pub start: Signal<In, U<7>>,
    pub fip: [Signal<In, U<32>>; 7],
    pub if_rsp_valid: Signal<In, Bit>,
    pub if_rsp_line: Signal<In, U<26>>,
    pub if_req: LineRequest<Out>,
    pub if_rsp_ready: Signal<Out, Bit>,
    /// A half of the line on offer goes into its place of `write_slot`.
    pub write: Signal<Out, Bit>,
    pub write_slot: Signal<Out, U<3>>,
    pub write_place: Signal<Out, Bit>,
    pub write_half: Signal<Out, Bit>,
    /// The instruction at the fetch address is held completely.
    pub present: Signal<Out, U<7>>,
    places: [TcPlaces; 7],
    order: RoundRobin<7>,
    rq_valid: Reg<Bit>,
    rq_line: Reg<U<26>>,
    /// Thread that has got the first half, one-hot; 0: none.
    filling: Reg<U<7>>,
    asking: Signal<Local, U<7>>,
    chosen_line: Signal<Local, U<26>>,
    filtered: Signal<Local, Bit>,
    matching: Signal<Local, U<7>>,
    taker: Signal<Local, U<7>>,
}

impl Logic for TcFetch {
    #[hdl]
    fn update(&mut self) {
        registers!(self, rq_valid, rq_line, filling);
        subblocks!(self, places[7], order);

        comment!("choice among the wanted lines that nobody asked for");
        self.asking.next = 0.into();
        for t in 0..7 {
            self.asking.next = self.asking.val().replace_bit(t, self.places[t].asks.val());
        }
        self.order.request.next = self.asking.val();
        if self.rq_valid.q.val() {
            self.order.request.next = 0.into();
        }
        self.order.advance.next = true;

        comment!("line filter");
        self.chosen_line.next = 0.into();
        for t in 0..7 {
            if self.order.grant.val().get_bit(t) {
                self.chosen_line.next = self.places[t].ask_line.val();
            }
        }
        self.filtered.next = self.if_rsp_valid.val() & (self.if_rsp_line.val() == self.chosen_line.val());
        for t in 0..7 {
            for q in 0..2 {
                if self.places[t].on_way.val().get_bit(q)
                    & (self.chosen_line.val().field(line::ODD) == (q == 1))
                    & (self.places[t].pairs[q].val() == self.chosen_line.val().field(line::PAIR))
                {
                    self.filtered.next = true;
                }
            }
        }
        if self.rq_valid.q.val() & self.if_req.ready.val() {
            self.rq_valid.d.next = false;
        }
        if self.order.grant.val().any() & !self.filtered.val() {
            self.rq_valid.d.next = true;
            self.rq_line.d.next = self.chosen_line.val();
        }
        self.if_req.valid.next = self.rq_valid.q.val();
        self.if_req.line.next = 0.into();
        if self.rq_valid.q.val() {
            self.if_req.line.next = self.rq_line.q.val();
        }

        comment!("the line on offer: two halves for each thread that waits for it");
        self.matching.next = 0.into();
        for t in 0..7 {
            self.matching.next = self.matching.val().replace_bit(t, self.if_rsp_valid.val() & self.places[t].matched.val());
        }
        self.taker.next = self.matching.val() & (!self.matching.val() + 1);
        self.filling.d.next = self.taker.val();
        if self.filling.q.val().any() {
            self.taker.next = self.filling.q.val();
            self.filling.d.next = 0.into();
        }
        self.if_rsp_ready.next = self.if_rsp_valid.val()
            & (!self.matching.val().any() | (self.filling.q.val().any() & (self.matching.val() == self.filling.q.val())));
        self.write.next = self.matching.val().any();
        self.write_half.next = self.filling.q.val().any();
        self.write_place.next = self.if_rsp_line.val().field(line::ODD);
        self.write_slot.next = 0.into();

        comment!("per thread");
        self.present.next = 0.into();
        for t in 0..7 {
            if self.taker.val().get_bit(t) {
                self.write_slot.next = t.to_bits::<3>();
            }
            self.places[t].run.next = self.run.val().get_bit(t);
            self.places[t].line.next = self.fip[t].val().field(address::LINE);
            self.places[t].clear.next = self.start.val().get_bit(t);
            self.places[t].mark.next = self.order.grant.val().get_bit(t);
            self.places[t].take.next = self.filling.q.val().get_bit(t);
            self.places[t].rsp_line.next = self.if_rsp_line.val();
            self.present.next = self.present.val().replace_bit(
                t,
                self.places[t].held.val() & (!self.fip[t].val().field(address::IN_LINE).all() | self.places[t].held_after.val()),
            );
        }
    }
}
