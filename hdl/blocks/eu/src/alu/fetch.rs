//! `AluFetch`: stage fe: instruction register, passes, requests for lanes, queue credits.
//!
//! ```text
//!                     +-------+
//!  issue            ->|       |-> rd[3]                         (GA)
//!  rd.gnt           ->|       |-> fetched                       (TC)
//!  ready            ->| fetch |-> allocate[2], leaves           (queues S, L)
//!  full[2]          ->|       |-> take[3]                       (collectors)
//!                     |       |-> land_valid, landed            (operate)
//!                     +-------+-> reads, tag, notes             (write-back)
//! ```
//!
//! The rules are those of `tessera_ports::alu`, Issue and Fetch. The word is decoded on its way into fe: what
//! it says stands in registers when the rows are asked for, and the word itself is not kept. What a pass
//! needs in op goes into `landed` and `landed_lanes` when its rows are granted; with the last of them fe is
//! free for the next instruction, in the same cycle with `at_once`, else in the next.
//!
//! ```text
//! cycle        0     1     2     3     4
//! i_valid      i0    i1    -     i2
//! fe                 i0    i1    i1    i2    (at_once)
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
//! | 1 | `ready` low: no place for a pass | op has handed out the pass before, or taken it |
//! | 2 | queue full | a pop |
//! | 3 | read grant | GA |
//! | 4 | address of an indirect operand ([`AluIndirect`]) | GA, three cycles |
//!
//! Deadlock: fetch waits for later stages and GA only, and holds nothing they wait for.
//! Limits: one pass at a time.

use super::front::AluFront;
use super::indirect::AluIndirect;
use super::lay::AluLay;
use crate::bundle::*;
use crate::word::{
    accumulator_index, accumulator_row, entry, lane_size, lanes, note, opcode_bits, opcode_pair, outcome_note, place, row, tag,
    ACCUMULATORS,
};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Bytes between the first dword of a pass and its last one: one bit for each bit of a lane's number.
    dword_reach: 5..0 {
        /// There are two or more.
        TWO: 2,
        /// There are four or more.
        FOUR: 3,
        /// There are eight.
        EIGHT: 4,
    }
}

/// Fetches the operands of an instruction, pass by pass.
#[block]
pub struct AluFetch {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    /// What its opcode and its types say.
    pub traits: Traits<In>,
    pub rd: [LaneRead<Out>; 3],
    /// What came to the first lane of src0.
    pub word: Signal<In, U<12>>,
    /// There will be a place for a pass that is fetched now.
    pub ready: Signal<In, Bit>,
    /// An instruction may come when the one before is done.
    pub at_once: Signal<In, Bit>,
    /// Index 0 queue S, 1 queue L, 2 queue M.
    pub full: [Signal<In, Bit>; 3],
    /// As [`AluFront`] has it.
    pub floats_long: Signal<In, Bit>,
    pub allocate: [Signal<Out, Bit>; 3],
    /// What write-back must know of the pass: `word::entry`.
    pub leaves: Signal<Out, U<47>>,
    pub fetched: Event<Out>,
    pub take: [Signal<Out, Bit>; 3],
    /// Lanes that may come by the first two ports.
    pub own: [Signal<Out, U<8>>; 2],
    pub land_valid: Signal<Out, Bit>,
    /// The pass that lands.
    pub landed: PassControl<Out>,
    pub landed_lanes: LaneControl<Out>,
    /// There is an instruction in fetch.
    pub reads: Event<Out>,
    /// Its slot and scoreboard entry: `word::tag`.
    pub tag: Signal<Out, U<5>>,
    /// What write-back keeps of it: `word::note` and `word::outcome_note`.
    pub notes: [Signal<Out, U<41>>; 2],
    fe_v: Reg<Bit>,
    fe_pass: Reg<U<2>>,
    fe_round: Reg<U<2>>,
    fe_slot: Reg<U<3>>,
    fe_sb: Reg<U<2>>,
    fe_ip: Reg<U<32>>,
    fe: MasksReg,
    lanes: LaneControlReg,
    plan: PlanReg,
    laid: LaidReg,
    pace: PaceReg,
    /// What the number of the pass adds to the place of an operand.
    offset: [Reg<U<6>>; 4],
    next_offset: [Signal<Local, U<6>>; 4],
    pointer: IndirectionReg,
    got_first: [Reg<Bit>; 3],
    got_second: [Reg<Bit>; 3],
    taken: [Reg<Bit>; 3],
    taken_lanes: [Reg<U<8>>; 2],
    land_v: Reg<Bit>,
    arrives: PassControlReg,
    arrives_lanes: LaneControlReg,
    front: AluFront,
    indirect: AluIndirect,
    lay: [AluLay; 4],
    /// There is a place for an instruction.
    free: Signal<Local, Bit>,
    /// A new one comes in.
    accepted: Signal<Local, Bit>,
    /// The second of two results, and its accumulator.
    second: Signal<Local, Bit>,
    second_index: Signal<Local, U<4>>,
    /// The row that an address names.
    pointed: Signal<Local, U<10>>,
    /// The instruction takes the short pipe.
    takes_short: Signal<Local, Bit>,
    may_fetch: Signal<Local, Bit>,
    /// The same for operands: the address of an indirect one is known.
    may_read: Signal<Local, Bit>,
    /// The word of a0 is asked for.
    seeks: Signal<Local, Bit>,
    first_row: [Signal<Local, U<10>>; 3],
    dst_row: Signal<Local, U<10>>,
    dst_shift: Signal<Local, U<3>>,
    no_row: Signal<Local, Bit>,
    /// The operands of the lanes at hand are in.
    row_done: Signal<Local, Bit>,
    wants_first: [Signal<Local, Bit>; 3],
    wants_second: [Signal<Local, Bit>; 3],
    granted: [Signal<Local, Bit>; 3],
    /// Registers behind the first one of an operand.
    behind: [Signal<Local, U<2>>; 3],
    /// The pass, as far as lanes go.
    lane_pass: Signal<Local, U<2>>,
    /// All of them, of a round of the pass; of the last.
    round_done: Signal<Local, Bit>,
    last_round: Signal<Local, Bit>,
    pass_done: Signal<Local, Bit>,
    last_pass: Signal<Local, Bit>,
    last_done: Signal<Local, Bit>,
    enabled: Signal<Local, U<8>>,
    /// The same of the elements of a wide pass.
    one_each: Signal<Local, U<4>>,
    /// Bytes of a lane of dst.
    size: Signal<Local, U<2>>,
    scalar: Signal<Local, U<32>>,
    predicate: Signal<Local, U<8>>,
    /// Slot and scoreboard entry.
    name: Signal<Local, U<5>>,
}

impl Logic for AluFetch {
    #[hdl]
    fn update(&mut self) {
        stages!(self, fe, plan, laid, pace, pointer, arrives);
        subblocks!(self, indirect);
        registers!(
            self,
            fe_v,
            fe_pass,
            fe_round,
            fe_slot,
            fe_sb,
            fe_ip,
            offset[4],
            got_first[3],
            got_second[3],
            taken[3],
            land_v
        );
        data!(self, lanes, arrives_lanes, taken_lanes);

        comment!("issue: decoded on the way in");
        connect!(self.issue.lo => self.front.lo, self.issue.hi => self.front.hi, self.issue.slot => self.front.slot);
        connect!(self.floats_long => self.front.floats_long, self.traits => self.front.traits);

        comment!("lanes of this pass");
        self.lane_pass.next = self.fe_pass.q.val();
        if self.plan.doubled.q.val() {
            self.lane_pass.next = 0.into();
        }
        for i in 0..4 {
            connect!(
                self.laid.sub[i] => self.lay[i].sub,
                self.laid.size[i] => self.lay[i].size,
                self.offset[i] => self.lay[i].offset,
                self.lanes.wide => self.lay[i].wide
            );
            for j in 0..3 {
                connect!(self.laid.near[3 * i + j] => self.lay[i].near[j]);
            }
            for j in 0..2 {
                connect!(self.laid.reach[2 * i + j] => self.lay[i].reach[j]);
            }
        }
        for s in 0..3 {
            self.first_row[s].next = self.plan.row[s].q.val();
        }
        self.dst_row.next = self.plan.dst_row.q.val();
        self.dst_shift.next = self.laid.shift.q.val();
        self.size.next = self.laid.size[DST].q.val();
        self.no_row.next = self.plan.dst_norow.q.val();
        comment!("second results: dwords of acc0 or of the products; of mach their upper words");
        self.second.next = self.plan.doubled.q.val() & self.fe_pass.q.val().get_bit(0);
        self.second_index.next = accumulator_index::ACC0;
        if self.plan.multiplies.q.val() {
            self.second_index.next = accumulator_index::PRODUCTS;
        }
        if self.second.val() {
            self.no_row.next = false;
            self.dst_shift.next = 2.into();
            self.size.next = lane_size::DWORD;
            self.dst_row.next = pack!(10;
                accumulator_row::SPACE = ACCUMULATORS,
                accumulator_row::SLOT = self.fe_slot.q.val(),
                accumulator_row::INDEX = self.second_index.val());
            self.lay[DST].sub.next = 0.into();
            comment!("dwords: four bytes, eight and sixteen");
            self.lay[DST].reach[0].next = pack!(6;
                dword_reach::TWO = self.plan.lanes.q.val().field(lanes::TWO),
                dword_reach::FOUR = self.plan.lanes.q.val().field(lanes::FOUR),
                dword_reach::EIGHT = self.plan.lanes.q.val().field(lanes::EIGHT));
            self.lay[DST].reach[1].next = 0.into();
            if self.plan.adds_product.q.val() {
                self.lay[DST].sub.next = 2.into();
                self.size.next = lane_size::WORD;
            }
        }
        connect!(
            self.lane_pass => self.indirect.pass,
            self.plan.lanes => self.indirect.lanes,
            self.lanes.wide => self.indirect.wide,
            self.word => self.indirect.word
        );
        forward!(self.pointer => self.indirect.operand);
        comment!("an address that is found takes the place of the direct one");
        self.pointed.next = pack!(10; row::SLOT = self.fe_slot.q.val(), row::REGISTER = self.indirect.grf.val());
        if self.indirect.finds.val() & self.pointer.source.q.val() {
            connect!(self.indirect.sub => self.laid.sub[0], self.pointed => self.plan.row[0]);
            if self.lanes.fraction.q.val() {
                comment!("it asks for the same twice");
                connect!(self.indirect.sub => self.laid.sub[1], self.pointed => self.plan.row[1]);
            }
        }
        if self.indirect.finds.val() & self.pointer.dst.q.val() {
            connect!(self.indirect.sub => self.laid.sub[DST], self.pointed => self.plan.dst_row);
        }

        comment!("requests");
        self.takes_short.next = !self.lanes.long.q.val() & !self.lanes.math.q.val();
        self.may_fetch.next = self.fe_v.q.val()
            & self.ready.val()
            & ((self.takes_short.val() & !self.full[0].val())
                | (self.lanes.long.q.val() & !self.full[1].val())
                | (self.lanes.math.q.val() & !self.full[2].val()));
        self.may_read.next = self.may_fetch.val() & self.indirect.known.val();
        self.seeks.next = self.may_fetch.val() & self.indirect.wanted.val();
        self.row_done.next = self.may_read.val();
        for s in 0..3 {
            self.wants_first[s].next = self.plan.uses_row[s].q.val() & !self.got_first[s].q.val();
            self.wants_second[s].next = self.plan.uses_row[s].q.val() & !self.got_second[s].q.val() & self.lay[s].two.val();
            self.rd[s].valid.next = self.may_read.val() & (self.wants_first[s].val() | self.wants_second[s].val());
            self.granted[s].next =
                self.may_read.val() & (self.wants_first[s].val() | self.wants_second[s].val()) & self.rd[s].gnt.val();
            self.behind[s].next = bit_cast::<2, 1>(self.lay[s].first.val().field(place::SECOND).into())
                + bit_cast::<2, 1>((!self.wants_first[s].val()).into());
            if self.plan.by_register.q.val() & (s == 1) {
                comment!("two registers for each pass, one for each round");
                self.behind[s].next = (bit_cast::<2, 1>(self.lay[s].first.val().field(place::SECOND).into()) << 1)
                    | bit_cast::<2, 2>(self.fe_round.q.val());
            }
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
                    row::REGISTER = self.first_row[s].val().field(row::REGISTER) + bit_cast::<7, 2>(self.behind[s].val()));
                self.rd[s].second.next = !self.wants_first[s].val();
                self.rd[s].base.next = self.lay[s].first.val().field(place::IN_ROW);
                if (s == 2) | ((s == 1) & !self.plan.by_register.q.val()) {
                    comment!("the element of this round");
                    self.rd[s].base.next =
                        self.lay[s].first.val().field(place::IN_ROW) | (bit_cast::<5, 2>(self.fe_round.q.val()) << 2);
                }
                for j in 0..3 {
                    self.rd[s].step[j].next = self.lay[s].step[j].val();
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
        self.last_round.next = self.fe_round.q.val() == self.plan.last_round.q.val();
        self.round_done.next = self.row_done.val() & !self.indirect.more.val();
        self.pass_done.next = self.round_done.val() & self.last_round.val();
        comment!("a word of a0 is for no collector");
        if self.seeks.val() {
            self.rd[0].valid.next = true;
            self.rd[0].row.next = pack!(10;
                accumulator_row::SPACE = ACCUMULATORS,
                accumulator_row::SLOT = self.fe_slot.q.val(),
                accumulator_row::INDEX = accumulator_index::ADDRESS);
            self.rd[0].base.next = self.indirect.base.val();
        }
        self.indirect.granted.next = self.seeks.val() & self.rd[0].gnt.val();
        self.indirect.row_done.next = self.row_done.val() & (self.indirect.more.val() | self.last_round.val());
        self.taken_lanes[0].d.next = self.indirect.own.val();
        self.taken_lanes[1].d.next = 0xff.into();
        if self.lanes.fraction.q.val() {
            self.taken_lanes[1].d.next = self.indirect.own.val();
        }
        if self.row_done.val() & self.indirect.more.val() {
            self.got_first[0].d.next = false;
            self.got_second[0].d.next = false;
            if self.lanes.fraction.q.val() {
                self.got_first[1].d.next = false;
                self.got_second[1].d.next = false;
            }
        }

        comment!("lanes of the next pass; of two results both passes have the same");
        for i in 0..4 {
            self.next_offset[i].next = 0.into();
            if !self.fe_pass.q.val().get_bit(0) & !self.plan.doubled.q.val() {
                self.next_offset[i].next = self.laid.skip[i].q.val();
            }
            if (self.fe_pass.q.val().get_bit(0) ^ self.fe_pass.q.val().get_bit(1)) & !self.plan.doubled.q.val() {
                self.next_offset[i].next = self.next_offset[i].val() + self.laid.leap[i].q.val();
            }
        }

        comment!("end of a pass");
        self.last_pass.next = self.fe_pass.q.val() == self.plan.last_pass.q.val();
        self.last_done.next = self.pass_done.val() & self.last_pass.val();
        self.land_v.d.next = self.round_done.val();
        self.allocate[0].next = self.pass_done.val() & self.takes_short.val();
        self.allocate[1].next = self.pass_done.val() & self.lanes.long.q.val();
        self.allocate[2].next = self.pass_done.val() & self.lanes.math.q.val();
        if self.round_done.val() {
            comment!("the next round has its first source, and the others unless it asks anew");
            self.fe_round.d.next = self.fe_round.q.val() + 1;
            self.got_first[0].d.next = true;
            self.got_second[0].d.next = true;
            for s in 1..3 {
                self.got_first[s].d.next = !self.plan.refetches.q.val();
                self.got_second[s].d.next = !self.plan.refetches.q.val();
            }
        }
        if self.pass_done.val() {
            self.fe_round.d.next = 0.into();
            self.fe_pass.d.next = self.fe_pass.q.val() + 1;
            for i in 0..4 {
                self.offset[i].d.next = self.next_offset[i].val();
            }
            for s in 0..3 {
                self.got_first[s].d.next = self.laid.keeps[s].q.val() & !self.last_pass.val();
                self.got_second[s].d.next = self.laid.keeps[s].q.val() & !self.last_pass.val();
            }
        }
        self.fetched.valid.next = self.last_done.val();
        self.fetched.slot.next = 0.into();
        if self.last_done.val() {
            self.fetched.slot.next = self.fe_slot.q.val();
            self.fe_v.d.next = false;
        }

        comment!("the next instruction");
        self.free.next = !self.fe_v.q.val() | (self.at_once.val() & self.last_done.val());
        self.accepted.next = self.issue.valid.val() & self.free.val();
        connect!(self.free => self.issue.ready);
        if self.accepted.val() {
            self.fe_v.d.next = true;
            self.fe_pass.d.next = 0.into();
            for i in 0..4 {
                self.offset[i].d.next = 0.into();
            }
            self.fe_round.d.next = 0.into();
            forward!(
                self.front.lanes => self.lanes,
                self.front.plan => self.plan,
                self.front.laid => self.laid,
                self.front.pace => self.pace,
                self.front.pointer => self.pointer,
                self.issue.slot => self.fe_slot,
                self.issue.sb => self.fe_sb,
                self.issue.ip => self.fe_ip,
                self.issue.emask => self.fe.emask,
                self.issue.pmask => self.fe.pmask,
                self.issue.mode => self.fe.mode,
                self.issue.scalar => self.fe.scalar
            );
        }

        comment!("what write-back must know: of the pass, of the instruction");
        self.name.next = pack!(5; tag::SLOT = self.fe_slot.q.val(), tag::SB = self.fe_sb.q.val());
        connect!(self.name => self.tag);
        self.enabled.next =
            bit_cast::<8, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.lane_pass.val()) << 3)) & self.plan.lanes.q.val();
        self.one_each.next = bit_cast::<4, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.fe_pass.q.val()) << 2))
            & bit_cast::<4, 8>(self.plan.lanes.q.val());
        if self.lanes.wide.q.val() {
            comment!("element j: lane 2 j, and lane 2 j + 1 if it has eight bytes");
            self.enabled.next = 0.into();
            for j in 0..4 {
                self.enabled.next = self
                    .enabled
                    .val()
                    .replace_bit(2 * j, self.one_each.val().get_bit(j))
                    .replace_bit(2 * j + 1, self.one_each.val().get_bit(j) & self.lanes.eight[2].q.val());
            }
            if self.lanes.eight[2].q.val() {
                self.size.next = lane_size::DWORD;
            }
        }
        self.leaves.next = pack!(47;
            entry::TAG = self.name.val(),
            entry::PASS = self.fe_pass.q.val(),
            entry::ROW = pack!(10;
                row::SLOT = self.dst_row.val().field(row::SLOT),
                row::REGISTER = self.dst_row.val().field(row::REGISTER)
                    + bit_cast::<7, 1>(self.lay[DST].first.val().field(place::SECOND).into())),
            entry::BASE = self.lay[DST].first.val().field(place::IN_ROW),
            entry::SHIFT = self.dst_shift.val(),
            entry::SIZE = self.size.val(),
            entry::TWO = self.lay[DST].two.val(),
            entry::NO_ROW = self.no_row.val(),
            entry::LAST = self.last_pass.val(),
            entry::MASK = self.enabled.val(),
            entry::KIND = self.lanes.dst_kind.q.val(),
            entry::CONDITION = self.lanes.condition.q.val(),
            entry::COMPARE = (self.lanes.opcode.q.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES) | self.lanes.wide.q.val(),
            entry::WIDE = self.lanes.wide.q.val(),
            entry::ROWS_ONLY = !(self.plan.flag_write.q.val() | self.plan.arf_write.q.val()));
        self.notes[0].next = pack!(41;
            note::IP = self.fe_ip.q.val(),
            note::OPCODE = self.plan.code_in_word.q.val(),
            note::FLAG_WRITE = self.plan.flag_write.q.val(),
            note::FLAG_REGISTER = self.plan.flag_register.q.val());
        self.notes[1].next = pack!(41;
            outcome_note::LANES = self.fe.emask.q.val(),
            outcome_note::FLAG_SHIFT = self.plan.flag_shift.q.val(),
            outcome_note::ARF_WRITE = self.plan.arf_write.q.val(),
            outcome_note::ARF_SELECT = self.plan.arf_select.q.val());

        comment!("what the lanes must know");
        self.scalar.next = self.fe.scalar.q.val() >> (self.laid.sub[0].q.val() << 3);
        if self.plan.immediate_first.q.val() {
            self.scalar.next = self.lanes.immediate.q.val();
            if self.lanes.eight[0].q.val() {
                self.scalar.next = self.plan.immediate_low.q.val();
            }
        }
        self.predicate.next = bit_cast::<8, 32>(self.fe.pmask.q.val() >> (bit_cast::<5, 2>(self.fe_pass.q.val()) << 3));
        if self.lanes.wide.q.val() {
            self.predicate.next = bit_cast::<8, 32>(self.fe.pmask.q.val() >> (bit_cast::<5, 2>(self.fe_pass.q.val()) << 2));
        }
        if self.round_done.val() {
            forward!(
                self.pace.beats => self.arrives.beats,
                self.pace.swapped => self.arrives.swapped,
                self.predicate => self.arrives.predicate,
                self.scalar => self.arrives.scalar,
                self.fe_slot => self.arrives.slot,
                self.fe.mode => self.arrives.mode,
                self.lanes => self.arrives_lanes
            );
            self.arrives.returns.d.next = !self.last_round.val();
            self.arrives.again.d.next = self.fe_round.q.val().any();
            self.arrives.odd.d.next = self.fe_pass.q.val().get_bit(0);
            self.arrives.enabled.d.next =
                bit_cast::<4, 32>(self.fe.emask.q.val() >> (bit_cast::<5, 2>(self.fe_pass.q.val()) << 2));
            self.arrives.second.d.next = self.second.val();
            for s in 0..3 {
                self.arrives.fixed[s].d.next = !self.plan.uses_row[s].q.val();
            }
            if self.fe_round.q.val().any() {
                comment!("a constant, too, has its place taken");
                self.arrives.fixed[0].d.next = false;
            }
        }
        forward!(self.arrives => self.landed, self.arrives_lanes => self.landed_lanes);

        self.indirect.load.next = self.accepted.val();
        connect!(self.fe_v => self.reads.valid, self.fe_slot => self.reads.slot);
        outputs!(self, take[3] = taken, own[2] = taken_lanes, land_valid = land_v);
    }
}
