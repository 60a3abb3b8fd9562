//! Line fetch: lacking lines of `THREADS` threads, their requests, and where the line on offer goes.
//!
//! ```text
//!  run, in_pair --> places[t] --> round robin --> want --> requests --> if_req_*
//!  jump --> numbers of its lines --^                    ^   |
//!  if_rsp_* --------------------------------------------+   +--> write, two halves a thread --> if_rsp_ready
//! ```
//!
//! ```text
//! cycle          0     1     2     3     4     5     6
//! lacks          t0    t1
//! want                 t0    -     t1    (joins)
//! if_req_valid               1     0                (one request for both)
//! if_rsp_valid                           1     1     1     1
//! write                                  t0    t0    t1    t1
//! if_rsp_ready                           0     0     0     1
//! ```
//!
//! Invariant: every line that is due is outstanding (test
//! `one_request_serves_threads_that_want_the_same_line`). Stalls, deadlock: of `TcRequests`. Limits: a want
//! every other cycle, half a line a cycle, four lines outstanding.

use super::payload::TcNumber;
use super::places::TcPlaces;
use super::requests::TcRequests;
use crate::bundle::*;
use crate::word::{address, in_pair, line};
use tessera_hdl::prelude::*;

/// Instruction line fetch.
#[block]
pub struct TcFetch<const THREADS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub run: Signal<In, U<7>>,
    /// Thread `start_slot` starts: its lines are forgotten.
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    /// It, one-hot; 0: none.
    pub starting: Signal<In, U<7>>,
    /// A thread goes on in its next line.
    pub crossed: Signal<In, U<7>>,
    /// Thread `jump_slot` goes on in the line of `target`.
    pub jump: Signal<In, Bit>,
    pub jump_slot: Signal<In, U<3>>,
    pub target: Signal<In, U<32>>,
    /// Bits 6:3 of each fetch address.
    pub in_pair: [Signal<In, U<4>>; 7],
    /// Thread that lacks a line, one-hot; its fetch address.
    pub chosen: Signal<Out, U<7>>,
    pub lacking_ip: Signal<In, U<32>>,
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
    places: [TcPlaces; THREADS],
    requests: TcRequests,
    order: RoundRobin<7>,
    /// Line numbers without their lowest bit, which is the place.
    numbers: [LutRam<3, 1, 25>; 2],
    /// Thread that wants, one-hot; 0: none. Its current line; it wants the line after that.
    want: Reg<U<7>>,
    want_line: Reg<U<26>>,
    want_after: Reg<Bit>,
    /// Thread that jumps, one-hot; 0: none.
    jumping: Signal<Local, U<7>>,
    lacking: Signal<Local, U<7>>,
    /// The thread that wants a line has moved.
    withdrawn: Signal<Local, Bit>,
    /// It lacks the line after that one.
    chosen_after: Signal<Local, Bit>,
    want_slot: TcNumber,
    /// The line wanted is odd.
    wanted_odd: Signal<Local, Bit>,
    claims: Signal<Local, U<7>>,
    jump_pair: [Signal<Local, U<25>>; 2],
    jump_fits: Signal<Local, U<2>>,
}

impl<const THREADS: usize> Logic for TcFetch<THREADS> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, want, want_line, want_after);
        subblocks!(self, places[THREADS], requests, order);
        memories!(self, numbers[2]);

        comment!("choice among the threads that lack a line");
        self.jumping.next = 0.into();
        if self.jump.val() {
            self.jumping.next = bits::<7>(1) << self.jump_slot.val();
        }
        self.lacking.next = 0.into();
        for t in 0..THREADS {
            self.lacking.next = self.lacking.val().replace_bit(t, self.places[t].lacks.val());
        }
        connect!(self.lacking => self.order.request);
        self.order.advance.next = !self.want.q.val().any();
        connect!(self.order.grant => self.chosen);
        self.chosen_after.next = false;
        for t in 0..THREADS {
            if self.order.grant.val().get_bit(t) {
                self.chosen_after.next = self.places[t].lacks_odd.val() ^ self.in_pair[t].val().field(in_pair::ODD);
            }
        }
        connect!(self.want => self.want_slot.one);
        self.withdrawn.next = self.want.q.val().any()
            & ((self.start.val() & (self.start_slot.val() == self.want_slot.number.val()))
                | (self.jump.val() & (self.jump_slot.val() == self.want_slot.number.val())));
        if self.want.q.val().any() {
            if self.requests.dealt.val() | self.withdrawn.val() {
                self.want.d.next = 0.into();
            }
        } else {
            self.want.d.next = self.order.grant.val() & !self.starting.val() & !self.jumping.val();
            self.want_line.d.next = self.lacking_ip.val().field(address::LINE);
            connect!(self.chosen_after => self.want_after);
        }

        comment!("want");
        self.wanted_odd.next = self.want_line.q.val().field(line::ODD) ^ self.want_after.q.val();
        self.claims.next = 0.into();
        if self.requests.dealt.val() {
            self.claims.next = self.want.q.val();
        }
        connect!(
            self.want => self.requests.want,
            self.withdrawn => self.requests.withdrawn,
            self.want_line => self.requests.line,
            self.want_after => self.requests.after,
            self.if_rsp_valid => self.requests.rsp_valid,
            self.if_rsp_line => self.requests.rsp_line,
            self.requests.if_req => self.if_req,
            self.requests.rsp_ready => self.if_rsp_ready
        );

        comment!("numbers of the lines: does a jump lead into one that is there or due?");
        self.jump_pair[0].next = self.target.val().field(address::LINE).field(line::PAIR);
        self.jump_pair[1].next = self.target.val().field(address::LINE).field(line::PAIR);
        if self.target.val().field(address::LINE).field(line::ODD) {
            self.jump_pair[0].next = self.target.val().field(address::LINE).field(line::PAIR) + 1;
        }
        self.jump_fits.next = 0.into();
        for q in 0..2 {
            self.numbers[q].write_enable.next = self.requests.dealt.val() & (self.wanted_odd.val() == (q == 1));
            self.numbers[q].write_address.next = self.want_slot.number.val();
            self.numbers[q].write_data[0].next = self.requests.wanted.val().field(line::PAIR);
            self.numbers[q].read_address.next = self.jump_slot.val();
            self.jump_fits.next =
                self.jump_fits.val().replace_bit(q, self.numbers[q].read_data[0].val() == self.jump_pair[q].val());
        }

        comment!("line on offer");
        self.write_place.next = self.if_rsp_line.val().field(line::ODD);
        connect!(
            self.requests.write => self.write,
            self.requests.slot => self.write_slot,
            self.requests.second => self.write_half
        );

        comment!("per thread");
        self.present.next = 0.into();
        for t in 0..THREADS {
            self.places[t].run.next = self.run.val().get_bit(t);
            self.places[t].odd.next = self.in_pair[t].val().field(in_pair::ODD);
            self.places[t].last.next = self.in_pair[t].val().field(in_pair::IN_LINE).all();
            self.places[t].claim.next = self.claims.val().get_bit(t);
            self.places[t].claim_odd.next = self.wanted_odd.val();
            self.places[t].take.next = self.requests.takes.val().get_bit(t);
            self.places[t].take_odd.next = self.if_rsp_line.val().field(line::ODD);
            self.places[t].crossed.next = self.crossed.val().get_bit(t);
            self.places[t].jump.next = self.jumping.val().get_bit(t);
            self.places[t].jump_fits.next = self.jump_fits.val();
            self.places[t].clear.next = self.starting.val().get_bit(t);
            self.present.next = self.present.val().replace_bit(t, self.places[t].present.val());
        }
    }
}
