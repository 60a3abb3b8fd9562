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
//! | 4 | address of an indirect operand ([`AluIndirect`]) | GA, three cycles |
//!
//! Deadlock: fetch waits for later stages and GA only, and holds nothing they wait for.
//! Limits: one pass at a time.

use super::decode::AluDecode;
use super::indirect::AluIndirect;
use super::lay::AluLay;
use crate::bundle::*;
use crate::opcode;
use crate::word::{entry, lane_size, note, outcome_note, place, row, tag};
use tessera_hdl::prelude::*;

/// Fetches the operands of an instruction, pass by pass.
#[block]
pub struct AluFetch {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    pub rd: [LaneRead<Out>; 3],
    /// What came to the first lane of src0.
    pub word: Signal<In, U<12>>,
    pub op_valid: Signal<In, Bit>,
    pub op_left: Signal<In, U<3>>,
    /// Index 0 queue S, 1 queue L, 2 queue M.
    pub full: [Signal<In, Bit>; 3],
    /// As [`AluDecode`] has it.
    pub floats_long: Signal<In, Bit>,
    pub has_wide: Signal<In, Bit>,
    pub allocate: [Signal<Out, Bit>; 3],
    /// What write-back must know of the pass: `word::entry`.
    pub leaves: Signal<Out, U<47>>,
    pub fetched: Event<Out>,
    pub take: [Signal<Out, Bit>; 3],
    /// Lanes of src0 that may come.
    pub own: Signal<Out, U<8>>,
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
    taken_lanes: Reg<U<8>>,
    land_v: Reg<Bit>,
    landed_pass: Reg<U<2>>,
    decode: AluDecode,
    indirect: AluIndirect,
    source: [AluLay; 3],
    dst: AluLay,
    /// The instruction takes the short pipe.
    takes_short: Signal<Local, Bit>,
    may_fetch: Signal<Local, Bit>,
    /// The same for operands: the address of an indirect one is known.
    may_read: Signal<Local, Bit>,
    /// The word of a0 is asked for.
    seeks: Signal<Local, Bit>,
    first_row: [Signal<Local, U<10>>; 3],
    dst_row: Signal<Local, U<10>>,
    /// The operands of the lanes at hand are in.
    row_done: Signal<Local, Bit>,
    wants_first: [Signal<Local, Bit>; 3],
    wants_second: [Signal<Local, Bit>; 3],
    granted: [Signal<Local, Bit>; 3],
    /// The pass, as far as lanes go.
    lane_pass: Signal<Local, U<2>>,
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
        subblocks!(self, indirect);
        registers!(self, fe_v, fe_pass, got_first[3], got_second[3], taken[3], taken_lanes, land_v, landed_pass);

        comment!("lanes of this pass");
        connect!(self.fe.lo => self.decode.lo, self.fe.hi => self.decode.hi, self.fe.slot => self.decode.slot);
        connect!(self.floats_long => self.decode.floats_long, self.has_wide => self.decode.has_wide);
        self.decode.odd_pass.next = self.fe_pass.q.val().get_bit(0);
        self.lane_pass.next = self.fe_pass.q.val();
        if self.decode.doubled.val() {
            self.lane_pass.next = 0.into();
        }
        for s in 0..3 {
            connect!(
                self.decode.region[s] => self.source[s].region,
                self.lane_pass => self.source[s].pass,
                self.decode.lanes => self.source[s].lanes,
                self.decode.wide => self.source[s].wide
            );
        }
        connect!(
            self.decode.dst => self.dst.region,
            self.lane_pass => self.dst.pass,
            self.decode.lanes => self.dst.lanes,
            self.decode.wide => self.dst.wide
        );
        connect!(
            self.fe.lo => self.indirect.lo,
            self.fe.hi => self.indirect.hi,
            self.decode.ternary => self.indirect.ternary,
            self.decode.region[0].size => self.indirect.size[0],
            self.decode.dst.size => self.indirect.size[1],
            self.lane_pass => self.indirect.pass,
            self.decode.lanes => self.indirect.lanes,
            self.word => self.indirect.word
        );
        for s in 0..3 {
            self.first_row[s].next = self.decode.row[s].val();
        }
        self.dst_row.next = self.decode.dst_row.val();
        if self.indirect.source.val() {
            self.source[0].region.sub.next = self.indirect.sub.val();
            self.first_row[0].next = pack!(10; row::SLOT = self.fe.slot.q.val(), row::REGISTER = self.indirect.grf.val());
        }
        if self.indirect.dst.val() {
            self.dst.region.sub.next = self.indirect.sub.val();
            self.dst_row.next = pack!(10; row::SLOT = self.fe.slot.q.val(), row::REGISTER = self.indirect.grf.val());
        }

        comment!("requests");
        self.takes_short.next = !self.decode.takes_long.val() & !self.decode.takes_math.val();
        self.may_fetch.next = self.fe_v.q.val()
            & !self.land_v.q.val()
            & (!self.op_valid.val() | (self.op_left.val() <= 2))
            & ((self.takes_short.val() & !self.full[0].val())
                | (self.decode.takes_long.val() & !self.full[1].val())
                | (self.decode.takes_math.val() & !self.full[2].val()));
        self.may_read.next = self.may_fetch.val() & self.indirect.known.val();
        self.seeks.next = self.may_fetch.val() & self.indirect.wanted.val();
        self.row_done.next = self.may_read.val();
        for s in 0..3 {
            self.wants_first[s].next = self.decode.uses_row[s].val() & !self.got_first[s].q.val();
            self.wants_second[s].next = self.decode.uses_row[s].val() & !self.got_second[s].q.val() & self.source[s].two.val();
            self.rd[s].valid.next = self.may_read.val() & (self.wants_first[s].val() | self.wants_second[s].val());
            self.granted[s].next =
                self.may_read.val() & (self.wants_first[s].val() | self.wants_second[s].val()) & self.rd[s].gnt.val();
            self.rd[s].row.next = 0.into();
            self.rd[s].second.next = false;
            self.rd[s].base.next = 0.into();
            for j in 0..3 {
                self.rd[s].step[j].next = 0.into();
            }
            if self.may_read.val() & (self.wants_first[s].val() | self.wants_second[s].val()) {
                comment!("the last register is followed by the first");
                self.rd[s].row.next = pack!(10;
                    row::SLOT = self.first_row[s].val().field(row::SLOT),
                    row::REGISTER = self.first_row[s].val().field(row::REGISTER)
                        + bit_cast::<7, 1>(self.source[s].first.val().field(place::SECOND).into())
                        + bit_cast::<7, 1>((!self.wants_first[s].val()).into()));
                self.rd[s].second.next = !self.wants_first[s].val();
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
                self.row_done.next = false;
            }
        }
        self.pass_done.next = self.row_done.val() & !self.indirect.more.val();
        comment!("a word of a0 is for no collector");
        if self.seeks.val() {
            self.rd[0].valid.next = true;
            self.rd[0].row.next = self.decode.address_row.val();
            self.rd[0].base.next = self.indirect.base.val();
        }
        self.indirect.granted.next = self.seeks.val() & self.rd[0].gnt.val();
        self.indirect.row_done.next = self.row_done.val();
        self.taken_lanes.d.next = self.indirect.own.val();
        if self.row_done.val() & self.indirect.more.val() {
            self.got_first[0].d.next = false;
            self.got_second[0].d.next = false;
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
            bit_cast::<8, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.lane_pass.val()) << 3)) & self.decode.lanes.val();
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
            entry::ROW = pack!(10;
                row::SLOT = self.dst_row.val().field(row::SLOT),
                row::REGISTER = self.dst_row.val().field(row::REGISTER)
                    + bit_cast::<7, 1>(self.dst.first.val().field(place::SECOND).into())),
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
            note::OPCODE = self.decode.code_in_word.val(),
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
        self.landed.odd.next = self.landed_pass.q.val().get_bit(0);
        self.landed.enabled.next = bit_cast::<4, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.landed_pass.q.val()) << 2));
        for s in 0..3 {
            self.landed.fixed[s].next = !self.decode.uses_row[s].val();
        }
        self.landed.second.next = self.decode.doubled.val() & self.landed_pass.q.val().get_bit(0);
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
            self.decode.is_double => self.landed.is_double,
            self.decode.ieee => self.landed.ieee,
            self.decode.root => self.landed.root,
            self.decode.selector => self.landed.selector,
            self.fe.slot => self.landed.slot,
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
        self.indirect.load.next = self.issue.valid.val() & !self.fe_v.q.val();

        connect!(self.fe_v => self.reads.valid, self.fe.slot => self.reads.slot);
        outputs!(self, take[3] = taken, own = taken_lanes, land_valid = land_v);
    }
}
