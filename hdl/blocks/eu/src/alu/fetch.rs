//! `AluFetch`: stage fe: instruction register, passes, requests for lanes, queue credits.
//!
//! ```text
//!                     +-------+
//!  issue            ->|       |-> rd[3]                         (GA)
//!  rd.gnt           ->|       |-> fetched                       (TC)
//!  op_valid, op_left->| fetch |-> allocate[2], leaves           (queues S, L)
//!  full[2]          ->|       |-> take[3]                       (collectors)
//!                     |       |-> land_valid, landed            (operate)
//!                     +-------+-> reads, tag, noted, notes      (write-back)
//! ```
//!
//! The rules are those of `tessera_ports::alu`, Issue and Fetch. All of the word is decoded here: `fe` still
//! holds the instruction in the cycle in which its last pass lands (a new one is accepted at the end of that
//! cycle at the earliest), so operate takes decoded fields from `landed`, and no second copy of the word is
//! kept.
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
use super::lay::AluLay;
use crate::bundle::*;
use crate::opcode;
use crate::word::{entry, lane_size, note, outcome_note, place, tag};
use tessera_hdl::prelude::*;

/// Fetches the operands of an instruction, pass by pass.
#[block]
pub struct AluFetch {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    pub rd: [LaneRead<Out>; 3],
    pub op_valid: Signal<In, Bit>,
    pub op_left: Signal<In, U<3>>,
    /// Index 0 queue S, 1 queue L, 2 queue M.
    pub full: [Signal<In, Bit>; 3],
    /// As [`AluDecode`] has it.
    pub floats_long: Signal<In, Bit>,
    pub allocate: [Signal<Out, Bit>; 3],
    /// What write-back must know of the pass: `word::entry`.
    pub leaves: Signal<Out, U<47>>,
    pub fetched: Event<Out>,
    pub take: [Signal<Out, Bit>; 3],
    pub land_valid: Signal<Out, Bit>,
    /// The pass that lands.
    pub landed: PassControl<Out>,
    /// There is an instruction in fetch.
    pub reads: Event<Out>,
    /// Its slot and scoreboard entry: `word::tag`.
    pub tag: Signal<Out, U<5>>,
    /// It enters the table of write-back.
    pub noted: Signal<Out, Bit>,
    /// With this: `word::note` and `word::outcome_note`.
    pub notes: [Signal<Out, U<41>>; 2],
    fe_v: Reg<Bit>,
    fe_pass: Reg<U<2>>,
    fe: AluIssueItemReg,
    got_first: [Reg<Bit>; 3],
    got_second: [Reg<Bit>; 3],
    taken: [Reg<Bit>; 3],
    land_v: Reg<Bit>,
    landed_pass: Reg<U<2>>,
    decode: AluDecode,
    source: [AluLay; 3],
    dst: AluLay,
    /// The instruction takes the short pipe.
    takes_short: Signal<Local, Bit>,
    may_fetch: Signal<Local, Bit>,
    wants_first: [Signal<Local, Bit>; 3],
    wants_second: [Signal<Local, Bit>; 3],
    granted: [Signal<Local, Bit>; 3],
    pass_done: Signal<Local, Bit>,
    last_pass: Signal<Local, Bit>,
    last_done: Signal<Local, Bit>,
    enabled: Signal<Local, U<8>>,
    /// The same of the elements of a wide pass.
    one_each: Signal<Local, U<4>>,
    /// Bytes of a lane of dst.
    size: Signal<Local, U<2>>,
    scalar: Signal<Local, U<32>>,
    /// Slot and scoreboard entry.
    name: Signal<Local, U<5>>,
}

impl Logic for AluFetch {
    #[hdl]
    fn update(&mut self) {
        stages!(self, fe);
        registers!(self, fe_v, fe_pass, got_first[3], got_second[3], taken[3], land_v, landed_pass);

        comment!("lanes of this pass");
        connect!(self.fe.lo => self.decode.lo, self.fe.hi => self.decode.hi, self.fe.slot => self.decode.slot);
        connect!(self.floats_long => self.decode.floats_long);
        for s in 0..3 {
            connect!(
                self.decode.region[s] => self.source[s].region,
                self.fe_pass => self.source[s].pass,
                self.decode.lanes => self.source[s].lanes,
                self.decode.wide => self.source[s].wide
            );
        }
        connect!(
            self.decode.dst => self.dst.region,
            self.fe_pass => self.dst.pass,
            self.decode.lanes => self.dst.lanes,
            self.decode.wide => self.dst.wide
        );

        comment!("requests");
        self.takes_short.next = !self.decode.takes_long.val() & !self.decode.takes_math.val();
        self.may_fetch.next = self.fe_v.q.val()
            & !self.land_v.q.val()
            & (!self.op_valid.val() | (self.op_left.val() <= 2))
            & ((self.takes_short.val() & !self.full[0].val())
                | (self.decode.takes_long.val() & !self.full[1].val())
                | (self.decode.takes_math.val() & !self.full[2].val()));
        self.pass_done.next = self.may_fetch.val();
        for s in 0..3 {
            self.wants_first[s].next = self.decode.uses_row[s].val() & !self.got_first[s].q.val();
            self.wants_second[s].next = self.decode.uses_row[s].val() & !self.got_second[s].q.val() & self.source[s].two.val();
            self.rd[s].valid.next = self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val());
            self.granted[s].next =
                self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val()) & self.rd[s].gnt.val();
            self.rd[s].row.next = 0.into();
            self.rd[s].second.next = false;
            self.rd[s].base.next = 0.into();
            for j in 0..3 {
                self.rd[s].step[j].next = 0.into();
            }
            if self.may_fetch.val() & (self.wants_first[s].val() | self.wants_second[s].val()) {
                self.rd[s].row.next =
                    self.decode.row[s].val() + bit_cast::<10, 1>(self.source[s].first.val().field(place::SECOND).into());
                if !self.wants_first[s].val() {
                    self.rd[s].row.next =
                        self.decode.row[s].val() + bit_cast::<10, 1>(self.source[s].first.val().field(place::SECOND).into()) + 1;
                    self.rd[s].second.next = true;
                }
                self.rd[s].base.next = self.source[s].first.val().field(place::IN_ROW);
                for j in 0..3 {
                    self.rd[s].step[j].next = self.source[s].step[j].val();
                }
            }
            self.taken[s].d.next = self.granted[s].val();
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
        self.last_pass.next = self.fe_pass.q.val() == self.decode.last_pass.val();
        self.last_done.next = self.pass_done.val() & self.last_pass.val();
        self.land_v.d.next = self.pass_done.val();
        self.allocate[0].next = self.pass_done.val() & self.takes_short.val();
        self.allocate[1].next = self.pass_done.val() & self.decode.takes_long.val();
        self.allocate[2].next = self.pass_done.val() & self.decode.takes_math.val();
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

        comment!("what write-back must know: of the pass, of the instruction");
        self.name.next = pack!(5; tag::SLOT = self.fe.slot.q.val(), tag::SB = self.fe.sb.q.val());
        connect!(self.name => self.tag);
        self.enabled.next =
            bit_cast::<8, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.fe_pass.q.val()) << 3)) & self.decode.lanes.val();
        self.size.next = self.decode.dst.size.val();
        self.one_each.next = bit_cast::<4, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.fe_pass.q.val()) << 2))
            & bit_cast::<4, 8>(self.decode.lanes.val());
        if self.decode.wide.val() {
            comment!("element j: lane 2 j, and lane 2 j + 1 if it has eight bytes");
            self.enabled.next = 0.into();
            for j in 0..4 {
                self.enabled.next = self
                    .enabled
                    .val()
                    .replace_bit(2 * j, self.one_each.val().get_bit(j))
                    .replace_bit(2 * j + 1, self.one_each.val().get_bit(j) & self.decode.eight[2].val());
            }
            if self.decode.eight[2].val() {
                self.size.next = lane_size::DWORD;
            }
        }
        self.leaves.next = pack!(47;
            entry::TAG = self.name.val(),
            entry::PASS = self.fe_pass.q.val(),
            entry::ROW = self.decode.dst_row.val()
                + bit_cast::<10, 1>(self.dst.first.val().field(place::SECOND).into()),
            entry::BASE = self.dst.first.val().field(place::IN_ROW),
            entry::SHIFT = bit_cast::<3, 2>(self.decode.dst.size.val()) + self.decode.dst.vstride.val() - 1,
            entry::SIZE = self.size.val(),
            entry::TWO = self.dst.two.val(),
            entry::NO_ROW = self.decode.dst_norow.val(),
            entry::LAST = self.last_pass.val(),
            entry::MASK = self.enabled.val(),
            entry::KIND = self.decode.dst_kind.val(),
            entry::CONDITION = self.decode.condition.val(),
            entry::COMPARE = (self.decode.opcode.val() == opcode::CMP) | self.decode.wide.val(),
            entry::WIDE = self.decode.wide.val(),
            entry::ROWS_ONLY = !(self.decode.flag_write.val() | self.decode.arf_write.val()));
        self.noted.next = self.pass_done.val();
        self.notes[0].next = pack!(41;
            note::IP = self.fe.ip.q.val(),
            note::OPCODE = self.decode.opcode.val(),
            note::FLAG_WRITE = self.decode.flag_write.val(),
            note::FLAG_REGISTER = self.decode.flag_register.val());
        self.notes[1].next = pack!(41;
            outcome_note::LANES = self.fe.emask.q.val(),
            outcome_note::FLAG_SHIFT = self.decode.flag_shift.val(),
            outcome_note::ARF_WRITE = self.decode.arf_write.val(),
            outcome_note::ARF_SELECT = self.decode.arf_select.val());

        comment!("what the lanes must know");
        self.scalar.next = self.fe.scalar.q.val() >> (self.decode.region[0].sub.val() << 3);
        self.landed.predicate.next =
            bit_cast::<8, 32>(self.fe.pmask.q.val() >> (bit_cast::<5, 2>(self.landed_pass.q.val()) << 3));
        if self.decode.wide.val() {
            self.landed.predicate.next =
                bit_cast::<8, 32>(self.fe.pmask.q.val() >> (bit_cast::<5, 2>(self.landed_pass.q.val()) << 2));
        }
        for s in 0..3 {
            self.landed.fixed[s].next = !self.decode.uses_row[s].val();
        }
        self.landed.scalar.next = self.scalar.val();
        if self.decode.uses_immediate[0].val() {
            self.landed.scalar.next = self.decode.immediate.val();
            if self.decode.eight[0].val() {
                self.landed.scalar.next = self.decode.immediate_low.val();
            }
        }
        connect!(
            self.decode.immediate => self.landed.immediate,
            self.decode.in_lanes => self.landed.in_lanes,
            self.decode.packed_floats => self.landed.packed_floats,
            self.decode.packed_signs => self.landed.packed_signs,
            self.decode.kind[0] => self.landed.kind[0],
            self.decode.kind[1] => self.landed.kind[1],
            self.decode.takes_long => self.landed.long,
            self.decode.quad => self.landed.quad,
            self.decode.wide => self.landed.wide,
            self.decode.half => self.landed.half,
            self.decode.once => self.landed.once,
            self.decode.eight => self.landed.eight,
            self.decode.takes_math => self.landed.math,
            self.decode.math_code => self.landed.math_code,
            self.decode.opcode => self.landed.opcode,
            self.decode.dst_kind => self.landed.dst_kind,
            self.decode.abs => self.landed.abs,
            self.decode.negate => self.landed.negate,
            self.decode.condition => self.landed.condition,
            self.decode.saturate => self.landed.saturate,
            self.fe.mode => self.landed.mode
        );

        comment!("issue");
        self.issue.ready.next = !self.fe_v.q.val();
        if self.issue.valid.val() & !self.fe_v.q.val() {
            self.fe_v.d.next = true;
            self.fe_pass.d.next = 0.into();
            take!(self.issue => self.fe);
        }

        connect!(self.fe_v => self.reads.valid, self.fe.slot => self.reads.slot);
        outputs!(self, take[3] = taken, land_valid = land_v);
    }
}
