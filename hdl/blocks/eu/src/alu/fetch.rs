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
use tessera_hdl::prelude::*;

/// Fetches the operands of an instruction, pass by pass.
#[block]
pub struct AluFetch {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub i_valid: Signal<In, Bit>,
    pub i_slot: Signal<In, U<3>>,
    pub i_ip: Signal<In, U<32>>,
    pub i_lo: Signal<In, U<64>>,
    pub i_hi: Signal<In, U<64>>,
    pub i_emask: Signal<In, U<32>>,
    pub i_pmask: Signal<In, U<32>>,
    pub i_mode: Signal<In, U<3>>,
    pub i_scalar: Signal<In, U<32>>,
    pub i_sb: Signal<In, U<2>>,
    pub i_ready: Signal<Out, Bit>,
    pub rd_gnt: [Signal<In, Bit>; 3],
    pub rd_valid: [Signal<Out, Bit>; 3],
    pub rd_row: [Signal<Out, U<10>>; 3],
    pub op_valid: Signal<In, Bit>,
    pub op_left: Signal<In, U<3>>,
    /// Index 0 queue S, 1 queue L.
    pub full: [Signal<In, Bit>; 2],
    pub allocate: [Signal<Out, Bit>; 2],
    pub fetched_valid: Signal<Out, Bit>,
    pub fetched_slot: Signal<Out, U<3>>,
    pub take_first: [Signal<Out, Bit>; 3],
    pub take_second: [Signal<Out, Bit>; 3],
    pub land_valid: Signal<Out, Bit>,
    pub land_pass: Signal<Out, U<2>>,
    pub fe_slot: Signal<Out, U<3>>,
    pub fe_ip: Signal<Out, U<32>>,
    pub fe_lo: Signal<Out, U<64>>,
    pub fe_hi: Signal<Out, U<64>>,
    pub fe_emask: Signal<Out, U<32>>,
    pub fe_pmask: Signal<Out, U<32>>,
    pub fe_mode: Signal<Out, U<3>>,
    pub fe_scalar: Signal<Out, U<32>>,
    pub fe_sb: Signal<Out, U<2>>,
    fe_v: Reg<Bit>,
    fe_pass: Reg<U<2>>,
    slot: Reg<U<3>>,
    ip: Reg<U<32>>,
    lo: Reg<U<64>>,
    hi: Reg<U<64>>,
    emask: Reg<U<32>>,
    pmask: Reg<U<32>>,
    mode: Reg<U<3>>,
    scalar: Reg<U<32>>,
    sb: Reg<U<2>>,
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
        registers!(self, fe_v, fe_pass, slot, ip, lo, hi, emask, pmask, mode, scalar, sb);
        registers!(self, got_first[3], got_second[3], first_taken[3], second_taken[3], land_v, landed_pass);

        comment!("rows of this pass");
        self.decode.lo.next = self.lo.q.val();
        self.decode.hi.next = self.hi.q.val();
        self.decode.slot.next = self.slot.q.val();
        self.first_lane.next = bit_cast::<5, 2>(self.fe_pass.q.val()) << 3;
        self.last_lane.next = self.first_lane.val() + 7;
        if !self.decode.lanes.val().get_bit(7) {
            self.last_lane.next = self.first_lane.val()
                | (bit_cast::<5, 1>(self.decode.lanes.val().get_bits::<1>(3)) << 1)
                | bit_cast::<5, 1>(self.decode.lanes.val().get_bits::<1>(1));
        }
        for s in 0..3 {
            self.first[s].lane.next = self.first_lane.val();
            self.last[s].lane.next = self.last_lane.val();
            self.first[s].vstride.next = self.decode.vstride[s].val();
            self.last[s].vstride.next = self.decode.vstride[s].val();
            self.first[s].width.next = self.decode.width[s].val();
            self.last[s].width.next = self.decode.width[s].val();
            self.first[s].hstride.next = self.decode.hstride[s].val();
            self.last[s].hstride.next = self.decode.hstride[s].val();
            self.first[s].wide.next = self.decode.wide[s].val();
            self.last[s].wide.next = self.decode.wide[s].val();
            self.first[s].sub.next = self.decode.sub[s].val();
            self.last[s].sub.next = self.decode.sub[s].val();
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
                & (self.first[s].address.val().get_bit(5) ^ self.last[s].address.val().get_bit(5));
            self.rd_valid[s].next = self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val());
            self.granted[s].next =
                self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val()) & self.rd_gnt[s].val();
            self.rd_row[s].next = 0.into();
            if self.may_fetch.val() & self.wants_first[s].val() {
                self.rd_row[s].next = self.decode.row[s].val() + bit_cast::<10, 1>(self.first[s].address.val().get_bits::<1>(5));
            } else if self.may_fetch.val() & self.wants_second[s].val() {
                self.rd_row[s].next =
                    self.decode.row[s].val() + bit_cast::<10, 1>(self.first[s].address.val().get_bits::<1>(5)) + 1;
            }
            self.first_taken[s].d.next = self.granted[s].val() & self.wants_first[s].val();
            self.second_taken[s].d.next = self.granted[s].val() & !self.wants_first[s].val();
            if self.granted[s].val() {
                self.got_first[s].d.next = true;
                self.got_second[s].d.next = !self.wants_first[s].val();
            }
            if (self.wants_first[s].val() & self.wants_second[s].val())
                | ((self.wants_first[s].val() | self.wants_second[s].val()) & !self.rd_gnt[s].val())
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
        self.fetched_valid.next = self.last_done.val();
        self.fetched_slot.next = 0.into();
        if self.last_done.val() {
            self.fetched_slot.next = self.slot.q.val();
            self.fe_v.d.next = false;
        }

        comment!("issue");
        self.i_ready.next = !self.fe_v.q.val();
        if self.i_valid.val() & !self.fe_v.q.val() {
            self.fe_v.d.next = true;
            self.fe_pass.d.next = 0.into();
            self.slot.d.next = self.i_slot.val();
            self.ip.d.next = self.i_ip.val();
            self.lo.d.next = self.i_lo.val();
            self.hi.d.next = self.i_hi.val();
            self.emask.d.next = self.i_emask.val();
            self.pmask.d.next = self.i_pmask.val();
            self.mode.d.next = self.i_mode.val();
            self.scalar.d.next = self.i_scalar.val();
            self.sb.d.next = self.i_sb.val();
        }

        for s in 0..3 {
            self.take_first[s].next = self.first_taken[s].q.val();
            self.take_second[s].next = self.second_taken[s].q.val();
        }
        self.land_valid.next = self.land_v.q.val();
        self.land_pass.next = self.landed_pass.q.val();
        self.fe_slot.next = self.slot.q.val();
        self.fe_ip.next = self.ip.q.val();
        self.fe_lo.next = self.lo.q.val();
        self.fe_hi.next = self.hi.q.val();
        self.fe_emask.next = self.emask.q.val();
        self.fe_pmask.next = self.pmask.q.val();
        self.fe_mode.next = self.mode.q.val();
        self.fe_scalar.next = self.scalar.q.val();
        self.fe_sb.next = self.sb.q.val();
    }
}
