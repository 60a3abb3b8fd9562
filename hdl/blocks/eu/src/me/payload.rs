//! Payload of a message: row requests to GA and the buffer in front of the port.
//!
//! ```text
//!  first_reg, second_reg --> rd_valid, rd_row --> GA --> rd_data --> 4 rows --> mo_*
//! ```
//!
//! ```text
//! cycle       1     2     3     4
//! rd_valid    k     k+1
//! rd_gnt      1     1
//! flight            1     1
//! mo_valid                k     k+1
//! ```
//!
//! Invariants: `stored + flight <= 4`, so a granted row always finds room; rows
//! leave in request order (`streams_like_the_model`). Stalls: no room, no grant, port not
//! ready. Deadlock: a request waits only for room, room only for the port.
//! Limits: 30 rows a message.

use crate::bundle::*;
use crate::word::{accumulator_index, accumulator_row, row};
use tessera_hdl::prelude::*;

/// The slot whose rows hold architecture registers of all threads.
const ARCHITECTURE: U<3> = U::new(7);

/// Fetches the payload rows of one message and hands them to the message port.
#[block]
pub struct MePayload {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A new message begins in the next cycle.
    pub take: Signal<In, Bit>,
    pub busy: Signal<In, Bit>,
    /// With `take`: the descriptor is in a0, which is read first.
    pub by_a0: Signal<In, Bit>,
    /// It is on `rd_data`.
    pub told: Signal<Out, Bit>,
    pub slot: Signal<In, U<3>>,
    pub first_reg: Signal<In, U<7>>,
    pub second_reg: Signal<In, U<7>>,
    /// Rows at `first_reg`; the rest is at `second_reg`.
    pub first_len: Signal<In, U<4>>,
    pub total: Signal<In, U<5>>,
    pub rd_data: [Signal<In, U<64>>; 4],
    pub mo_ready: Signal<In, Bit>,
    pub rd: RowRead<Out>,
    pub mo_valid: Signal<Out, Bit>,
    pub mo_first: Signal<Out, Bit>,
    /// Implies `mo_valid`.
    pub mo_last: Signal<Out, Bit>,
    pub mo_data: [Signal<Out, U<64>>; 4],
    /// Of a descriptor in a0: 1 wanted, 2 it comes.
    seek: Reg<U<2>>,
    requested: Reg<U<5>>,
    sent: Reg<U<5>>,
    /// A granted row is on `rd_data`.
    flight: Reg<Bit>,
    stored: Reg<U<3>>,
    head: Reg<U<2>>,
    tail: Reg<U<2>>,
    rows: LutRam<2, 4, 64>,
    want: Signal<Local, Bit>,
    beat_reg: Signal<Local, U<7>>,
    nonempty: Signal<Local, Bit>,
    push: Signal<Local, Bit>,
    pop: Signal<Local, Bit>,
}

impl Logic for MePayload {
    #[hdl]
    fn update(&mut self) {
        registers!(self, seek, requested, sent, flight, stored, head, tail);
        memories!(self, rows);

        comment!("row requests");
        self.want.next = self.busy.val()
            & !self.seek.q.val().any()
            & (self.requested.q.val() < self.total.val())
            & ((self.stored.q.val() + bit_cast::<3, 1>(self.flight.q.val().into())) < 4);
        self.beat_reg.next = self.first_reg.val() + bit_cast::<7, 5>(self.requested.q.val());
        if self.requested.q.val() >= bit_cast::<5, 4>(self.first_len.val()) {
            self.beat_reg.next =
                self.second_reg.val() + bit_cast::<7, 5>(self.requested.q.val() - bit_cast::<5, 4>(self.first_len.val()));
        }
        self.rd.valid.next = self.want.val();
        self.rd.row.next = 0.into();
        if self.want.val() {
            self.rd.row.next = pack!(10; row::SLOT = self.slot.val(), row::REGISTER = self.beat_reg.val());
        }
        self.told.next = self.seek.q.val() == 2;
        if self.seek.q.val() == 1 {
            comment!("no beat: the row of a0");
            self.rd.valid.next = true;
            self.rd.row.next = pack!(10;
                accumulator_row::SPACE = ARCHITECTURE,
                accumulator_row::SLOT = self.slot.val(),
                accumulator_row::INDEX = accumulator_index::ADDRESS);
            if self.rd.gnt.val() {
                self.seek.d.next = 2.into();
            }
        }
        if self.seek.q.val() == 2 {
            self.seek.d.next = 0.into();
        }
        self.flight.d.next = self.want.val() & self.rd.gnt.val();
        if self.want.val() & self.rd.gnt.val() {
            self.requested.d.next = self.requested.q.val() + 1;
        }

        comment!("buffer");
        self.nonempty.next = self.stored.q.val().any();
        self.push.next = self.flight.q.val();
        self.pop.next = self.nonempty.val() & self.mo_ready.val();
        self.rows.write_enable.next = self.push.val();
        self.rows.write_address.next = self.tail.q.val();
        self.rows.read_address.next = self.head.q.val();
        self.mo_valid.next = self.nonempty.val();
        self.mo_first.next = self.nonempty.val() & !self.sent.q.val().any();
        self.mo_last.next = self.nonempty.val() & ((self.sent.q.val() + 1) == self.total.val());
        for w in 0..4 {
            self.rows.write_data[w].next = self.rd_data[w].val();
            self.mo_data[w].next = 0.into();
            if self.nonempty.val() {
                self.mo_data[w].next = self.rows.read_data[w].val();
            }
        }
        if self.push.val() {
            self.tail.d.next = self.tail.q.val() + 1;
        }
        if self.pop.val() {
            self.head.d.next = self.head.q.val() + 1;
            self.sent.d.next = self.sent.q.val() + 1;
        }
        if self.push.val() & !self.pop.val() {
            self.stored.d.next = self.stored.q.val() + 1;
        }
        if self.pop.val() & !self.push.val() {
            self.stored.d.next = self.stored.q.val() - 1;
        }
        if self.take.val() {
            self.requested.d.next = 0.into();
            self.sent.d.next = 0.into();
            self.seek.d.next = bit_cast::<2, 1>(self.by_a0.val().into());
        }
    }
}
