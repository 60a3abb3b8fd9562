//! `AluFetch`: stage fe: instruction register, passes, row requests, queue credits.
//!
//! ```text
//!                     +-------+
//!  i_* (issue)      ->|       |-> i_ready
//!  rd_gnt[3]        ->|       |-> rd_valid[3], rd_row[3]     (GA)
//!  op_valid, op_left->| fetch |-> fetched_valid, fetched_slot (TC)
//!  full[2]          ->|       |-> allocate[2]                (queues S, L)
//!                     |       |-> take_first[3], take_second[3] (collectors)
//!                     |       |-> land_valid, land_pass, fe_* (operate)
//!                     +-------+
//! ```
//!
//! The rules are those of `tessera_ports::alu`, Issue and Fetch. `fe` still
//! holds the instruction in the cycle in which its last pass lands (a new one
//! is accepted at the end of that cycle at the earliest), so operate copies the
//! bundle from `fe_*` and no second copy is kept.
//!
//! ```text
//! cycle        0     1     2     3     4
//! i_valid      i0    -     i1
//! fe_valid           1     0     1
//! rd_valid           1     0     1
//! pass_done          1     0     1           (rd_gnt in the same cycle)
//! take               0     1     0     1     (rd_data is captured at the end)
//! land_valid         0     1     0     1
//! ```
//!
//! Invariants: a request stays as it is until it is granted, in the cycles of
//! `random_instructions_match_the_model`; no pass is fetched without a queue
//! entry (`full_queues_stop_the_fetch`).
//!
//! | # | stall | until |
//! |---|---|---|
//! | 1 | collector in use (`land_valid`, or `op_left` > 2) | the pass before reaches its last two beats |
//! | 2 | queue full | a pop |
//! | 3 | read grant | GA |
//!
//! Deadlock: fetch waits for later stages and GA only, and holds nothing they wait for.
//! Limits: one pass at a time.

use super::decode::AluDecode;
use super::region::AluRegion;
use crate::bundle::*;
use crate::word::{lanes, window};
use tessera_hdl::prelude::*;

/// Fetches the operands of an instruction, pass by pass.
#[block]
pub struct AluFetch {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    pub rd: [RowRead<Out>; 3],
    pub op_valid: Signal<In, Bit>,
    pub op_left: Signal<In, U<3>>,
    /// Index 0 queue S, 1 queue L.
    pub full: [Signal<In, Bit>; 2],
    /// As [`AluDecode`] has it.
    pub floats_long: Signal<In, Bit>,
    pub allocate: [Signal<Out, Bit>; 2],
    pub fetched: Event<Out>,
    pub take_first: [Signal<Out, Bit>; 3],
    pub take_second: [Signal<Out, Bit>; 3],
    pub land_valid: Signal<Out, Bit>,
    pub land_pass: Signal<Out, U<2>>,
    /// There is an instruction in fetch.
    pub reads: Event<Out>,
    /// That instruction.
    pub held: AluIssueItem<Out>,
    fe_v: Reg<Bit>,
    fe_pass: Reg<U<2>>,
    fe: AluIssueItemReg,
    got_first: [Reg<Bit>; 3],
    got_second: [Reg<Bit>; 3],
    first_taken: [Reg<Bit>; 3],
    second_taken: [Reg<Bit>; 3],
    land_v: Reg<Bit>,
    landed_pass: Reg<U<2>>,
    decode: AluDecode,
    first: [AluRegion; 3],
    last: [AluRegion; 3],
    first_lane: Signal<Local, U<5>>,
    last_lane: Signal<Local, U<5>>,
    may_fetch: Signal<Local, Bit>,
    wants_first: [Signal<Local, Bit>; 3],
    wants_second: [Signal<Local, Bit>; 3],
    granted: [Signal<Local, Bit>; 3],
    pass_done: Signal<Local, Bit>,
    last_done: Signal<Local, Bit>,
}

impl Logic for AluFetch {
    #[hdl]
    fn update(&mut self) {
        stages!(self, fe);
        registers!(self, fe_v, fe_pass);
        registers!(self, got_first[3], got_second[3], first_taken[3], second_taken[3], land_v, landed_pass);

        comment!("rows of this pass");
        connect!(self.fe.lo => self.decode.lo, self.fe.hi => self.decode.hi, self.fe.slot => self.decode.slot);
        connect!(self.floats_long => self.decode.floats_long);
        self.first_lane.next = bit_cast::<5, 2>(self.fe_pass.q.val()) << 3;
        self.last_lane.next = self.first_lane.val() + 7;
        if !self.decode.lanes.val().field(lanes::EIGHT) {
            self.last_lane.next = self.first_lane.val()
                | (bit_cast::<5, 1>(self.decode.lanes.val().field(lanes::FOUR).into()) << 1)
                | bit_cast::<5, 1>(self.decode.lanes.val().field(lanes::TWO).into());
        }
        for s in 0..3 {
            self.first[s].lane.next = self.first_lane.val();
            self.last[s].lane.next = self.last_lane.val();
            connect!(self.decode.region[s] => self.first[s].region, self.decode.region[s] => self.last[s].region);
        }

        comment!("requests");
        self.may_fetch.next = self.fe_v.q.val()
            & !self.land_v.q.val()
            & (!self.op_valid.val() | (self.op_left.val() <= 2))
            & ((self.decode.takes_long.val() & !self.full[1].val()) | (!self.decode.takes_long.val() & !self.full[0].val()));
        self.pass_done.next = self.may_fetch.val();
        for s in 0..3 {
            self.wants_first[s].next = self.decode.uses_row[s].val() & !self.got_first[s].q.val();
            self.wants_second[s].next = self.decode.uses_row[s].val()
                & !self.got_second[s].q.val()
                & (self.first[s].address.val().field(window::SECOND) ^ self.last[s].address.val().field(window::SECOND));
            self.rd[s].valid.next = self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val());
            self.granted[s].next =
                self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val()) & self.rd[s].gnt.val();
            self.rd[s].row.next = 0.into();
            if self.may_fetch.val() & self.wants_first[s].val() {
                self.rd[s].row.next =
                    self.decode.row[s].val() + bit_cast::<10, 1>(self.first[s].address.val().field(window::SECOND).into());
            } else if self.may_fetch.val() & self.wants_second[s].val() {
                self.rd[s].row.next =
                    self.decode.row[s].val() + bit_cast::<10, 1>(self.first[s].address.val().field(window::SECOND).into()) + 1;
            }
            self.first_taken[s].d.next = self.granted[s].val() & self.wants_first[s].val();
            self.second_taken[s].d.next = self.granted[s].val() & !self.wants_first[s].val();
            if self.granted[s].val() {
                self.got_first[s].d.next = true;
                self.got_second[s].d.next = !self.wants_first[s].val();
            }
            if (self.wants_first[s].val() & self.wants_second[s].val())
                | ((self.wants_first[s].val() | self.wants_second[s].val()) & !self.rd[s].gnt.val())
            {
                self.pass_done.next = false;
            }
        }

        comment!("end of a pass");
        self.last_done.next = self.pass_done.val() & (self.fe_pass.q.val() == self.decode.last_pass.val());
        self.land_v.d.next = self.pass_done.val();
        self.allocate[0].next = self.pass_done.val() & !self.decode.takes_long.val();
        self.allocate[1].next = self.pass_done.val() & self.decode.takes_long.val();
        if self.pass_done.val() {
            self.landed_pass.d.next = self.fe_pass.q.val();
            self.fe_pass.d.next = self.fe_pass.q.val() + 1;
            for s in 0..3 {
                self.got_first[s].d.next = false;
                self.got_second[s].d.next = false;
            }
        }
        self.fetched.valid.next = self.last_done.val();
        self.fetched.slot.next = 0.into();
        if self.last_done.val() {
            self.fetched.slot.next = self.fe.slot.q.val();
            self.fe_v.d.next = false;
        }

        comment!("issue");
        self.issue.ready.next = !self.fe_v.q.val();
        if self.issue.valid.val() & !self.fe_v.q.val() {
            self.fe_v.d.next = true;
            self.fe_pass.d.next = 0.into();
            take!(self.issue => self.fe);
        }

        connect!(self.fe_v => self.reads.valid, self.fe.slot => self.reads.slot);
        outputs!(self, take_first[3] = first_taken, take_second[3] = second_taken, land_valid = land_v, land_pass = landed_pass);
        forward!(self.fe => self.held);
    }
}
