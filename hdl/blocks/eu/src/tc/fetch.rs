//! Line fetch: wanted lines of seven threads, line filter, fill register.
//!
//! ```text
//!  run, fip --> want[7] --> round robin --> filter --> rq register --> if_req_*
//!  if_rsp_* --> fill register --> lowest matching thread --> take, fill_slot
//! ```
//!
//! ```text
//! cycle          0     1     2     3     4     5
//! want (t0, t1)        1     1
//! if_req_valid               1     0                (one request for both)
//! if_rsp_valid                           1
//! fill                                         t0    t1
//! ```
//!
//! Invariants: every wanted line is requested, or joined to a request of the same
//! line that is outstanding or in the fill register; the fill register stays
//! until no thread matched it (test `one_request_serves_threads_that_want_the_same_line`).
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | request register full | wanted lines, until the instruction memory takes it |
//! | 2 | fill register full | the response, until the last matching thread took the line |
//!
//! Deadlock: one line leaves the fill register per cycle, and no request waits for
//! a fill, so both sides always drain. Limits: one request a cycle at most.

use super::want::TcWant;
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
    /// The response data of this cycle goes into the fill register.
    pub fill_load: Signal<Out, Bit>,
    /// The fill register goes into the even or odd line store of `fill_slot`.
    pub fill_even: Signal<Out, Bit>,
    pub fill_odd: Signal<Out, Bit>,
    pub fill_slot: Signal<Out, U<3>>,
    /// The instruction at the fetch address is held completely.
    pub present: Signal<Out, U<7>>,
    want: [TcWant; 7],
    order: RoundRobin<7>,
    rq_valid: Reg<Bit>,
    rq_line: Reg<U<26>>,
    fill_valid: Reg<Bit>,
    fill_line: Reg<U<26>>,
    asking: Signal<Local, U<7>>,
    outstanding: Signal<Local, U<7>>,
    chosen_line: Signal<Local, U<26>>,
    filtered: Signal<Local, Bit>,
    matching: Signal<Local, U<7>>,
    taker: Signal<Local, U<7>>,
}

impl Logic for TcFetch {
    #[hdl]
    fn update(&mut self) {
        registers!(self, rq_valid, rq_line, fill_valid, fill_line);
        subblocks!(self, want[7], order);

        comment!("choice among the wanted lines that nobody asked for");
        self.asking.next = 0.into();
        self.outstanding.next = 0.into();
        for t in 0..7 {
            self.asking.next = self.asking.val().replace_bit(t, self.want[t].want.val() & !self.want[t].sent.val());
            self.outstanding.next = self.outstanding.val().replace_bit(t, self.want[t].want.val() & self.want[t].sent.val());
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
                self.chosen_line.next = self.want[t].want_line.val();
            }
        }
        self.filtered.next = self.fill_valid.q.val() & (self.fill_line.q.val() == self.chosen_line.val());
        for t in 0..7 {
            if self.outstanding.val().get_bit(t) & (self.want[t].want_line.val() == self.chosen_line.val()) {
                self.filtered.next = true;
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

        comment!("fill register");
        self.matching.next = 0.into();
        for t in 0..7 {
            self.matching.next = self.matching.val().replace_bit(t, self.fill_valid.q.val() & self.want[t].matched.val());
        }
        self.taker.next = self.matching.val() & (!self.matching.val() + 1);
        if self.matching.val() == self.taker.val() {
            self.fill_valid.d.next = false;
        }
        self.if_rsp_ready.next = !self.fill_valid.q.val();
        self.fill_load.next = self.if_rsp_valid.val() & !self.fill_valid.q.val();
        if self.if_rsp_valid.val() & !self.fill_valid.q.val() {
            self.fill_valid.d.next = true;
            self.fill_line.d.next = self.if_rsp_line.val();
        }
        self.fill_even.next = self.taker.val().any() & !self.fill_line.q.val().field(line::ODD);
        self.fill_odd.next = self.taker.val().any() & self.fill_line.q.val().field(line::ODD);
        self.fill_slot.next = 0.into();

        comment!("per thread");
        self.present.next = 0.into();
        for t in 0..7 {
            if self.taker.val().get_bit(t) {
                self.fill_slot.next = t.to_bits::<3>();
            }
            self.want[t].run.next = self.run.val().get_bit(t);
            self.want[t].line.next = self.fip[t].val().field(address::LINE);
            self.want[t].clear.next = self.start.val().get_bit(t);
            self.want[t].mark.next = self.order.grant.val().get_bit(t);
            self.want[t].take.next = self.taker.val().get_bit(t);
            self.want[t].fill_line.next = self.fill_line.q.val();
            self.present.next = self.present.val().replace_bit(
                t,
                self.want[t].held.val() & (!self.fip[t].val().field(address::IN_LINE).all() | self.want[t].held_after.val()),
            );
        }
    }
}
