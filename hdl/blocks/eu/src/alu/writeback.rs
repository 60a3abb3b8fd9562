//! `AluWriteback`: sends queue heads to GA and, in the cycle after, reports what they did.
//!
//! ```text
//!  head[3], lanes, oldest ->+-----------+-> wb, pop[3]                 (GA)
//!  wb.gnt, reads          ->| writeback |-> writer, done, ret, fl, arf (EU, TC)
//!  notes                  ->+-----------+
//! ```
//!
//! The head of the queue of math goes first, else that of the long one, else that of the short one; an entry
//! whose instruction still reads operands (`reads`) is held. An entry leaves with its last granted row; `hi`
//! of a queue remembers that the first of two rows is granted, also while the other queue goes between.
//! Entries without a row leave at once. What does not change from pass to pass fetch has left in a table
//! (`notes`), by slot and scoreboard entry; it is read in the cycle in which GA writes the row.
//!
//! ```text
//! cycle      0     1     2
//! head       e     e
//! wb_row     r     r+1
//! wb_gnt     1     1
//! hi         0     1     0
//! pop        0     1
//! done             1          (if it was the last pass)
//! ret                    1
//! ```
//!
//! Results are judged (`AluCondition`) in the cycle of `ret`, from registers: before them is the way from the
//! queues to GA's row. `done` waits for `ret` where flags or an architecture register come with it, or while
//! another one waits.
//!
//! Invariants: outputs that belong to a valid that is low are 0, lanes outside the mask are 0 (both in every
//! cycle of `random_instructions_match_the_model`); an entry that is overtaken between its rows arrives whole
//! (`long_goes_first_between_two_rows`). Stall: GA keeps `wb_gnt` low; the request stays. Deadlock: none,
//! waits for GA only.

use super::condition::{AluCondition, AluJudging, AluTell};
use crate::bundle::*;
use crate::word::{bytes, entry, half_pass, lane_size, note, outcome_note, pattern, qword, row, tag};
use tessera_hdl::prelude::*;
use tessera_hdl::LutRam;

/// Writes queue heads back and completes instructions.
#[block]
pub struct AluWriteback {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Index 0 short, 1 long, 2 math.
    pub head: [Signal<In, Bit>; 3],
    pub lanes: [[Signal<In, U<64>>; 4]; 3],
    pub holds: [Signal<In, U<8>>; 2],
    pub oldest: [Signal<In, U<47>>; 3],
    /// `entry::TAG` of it, known early.
    pub oldest_tag: [Signal<In, U<5>>; 3],
    pub pop: [Signal<Out, Bit>; 3],
    /// The instruction that still reads operands: its entries are held.
    pub reads: Event<In>,
    /// Slot and scoreboard entry of it.
    pub reads_tag: Signal<In, U<5>>,
    /// What does not change from pass to pass: `word::note` and `word::outcome_note`.
    pub notes: [Signal<In, U<41>>; 2],
    pub wb: LaneWrite<Out>,
    pub writer: Writer<Out>,
    /// `done` in the cycle of the last grant, where it can be.
    pub at_once: Signal<In, Bit>,
    pub done: Done<Out>,
    pub ret: Retire<Out>,
    pub fl: FlagWrite<Out>,
    pub arf: ArfWrite<Out>,
    hi: [Reg<Bit>; 3],
    in_flight: LutRam<5, 2, 41>,
    /// Flags by pass.
    flags_short: [Reg<U<8>>; 4],
    flags_long: [Reg<U<8>>; 4],
    left_tag: Reg<U<5>>,
    left_short: Reg<Bit>,
    left_long: Reg<Bit>,
    /// It was a pass, and which: its last row was granted, or it has none.
    left_popped: Reg<Bit>,
    left_pass: Reg<U<2>>,
    left_wide: Reg<Bit>,
    /// How its lanes are judged.
    left_told: [Reg<U<10>>; 8],
    left_holds: Reg<U<8>>,
    left_judging: Reg<U<10>>,
    /// A row was granted.
    left_wrote: Reg<Bit>,
    left_done: Reg<Bit>,
    /// What left has yet to be reported as done.
    left_late: Reg<Bit>,
    left_enables: Reg<U<4>>,
    /// Its lane 0, and at which byte of the register.
    left_value: Reg<U<32>>,
    left_base: Reg<U<2>>,
    free: [Signal<Local, Bit>; 3],
    /// The head is that queue's.
    from: [Signal<Local, Bit>; 3],
    any: Signal<Local, Bit>,
    upper: Signal<Local, Bit>,
    of: Signal<Local, U<47>>,
    outcomes: Signal<Local, U<8>>,
    writes: Signal<Local, Bit>,
    leaves: Signal<Local, Bit>,
    /// Done in the cycle in which it leaves.
    early: Signal<Local, Bit>,
    /// Slot and scoreboard entry of the head.
    name: Signal<Local, U<5>>,
    enabled: Signal<Local, U<8>>,
    /// Bits of a lane that its size has.
    width: Signal<Local, U<32>>,
    kept: [Signal<Local, U<32>>; 8],
    raw: [Signal<Local, U<64>>; 4],
    result: [Signal<Local, U<32>>; 8],
    tell: [AluTell; 8],
    manner: AluJudging,
    condition: [AluCondition; 8],
    judged: Signal<Local, U<8>>,
    /// Outcomes of the elements of a wide pass.
    four: Signal<Local, U<4>>,
    /// What left is this pass, of an instruction of the short or the long pipe.
    is_pass: [Signal<Local, Bit>; 4],
    /// Flags of its pipe before it, and with it.
    earlier: [Signal<Local, U<8>>; 4],
    pass_flags: [Signal<Local, U<8>>; 4],
    value: Signal<Local, U<32>>,
}

impl Logic for AluWriteback {
    #[hdl]
    fn update(&mut self) {
        registers!(
            self,
            flags_short[4],
            flags_long[4],
            hi[3],
            left_tag,
            left_short,
            left_long,
            left_popped,
            left_pass,
            left_wide,
            left_told[8],
            left_holds,
            left_judging,
            left_wrote,
            left_done,
            left_late,
            left_enables,
            left_value,
            left_base
        );
        memories!(self, in_flight);

        comment!("math before long before short; what is still being read is held");
        for i in 0..3 {
            self.free[i].next =
                self.head[i].val() & !(self.reads.valid.val() & (self.reads_tag.val() == self.oldest_tag[i].val()));
        }
        self.any.next = self.free[0].val() | self.free[1].val() | self.free[2].val();
        self.from[2].next = self.free[2].val();
        self.from[1].next = self.free[1].val() & !self.free[2].val();
        self.from[0].next = !self.free[1].val() & !self.free[2].val();
        self.upper.next = self.hi[0].q.val();
        self.of.next = self.oldest[0].val();
        self.outcomes.next = self.holds[0].val();
        forward!(self.lanes[0] => self.raw);
        if self.free[1].val() {
            self.upper.next = self.hi[1].q.val();
            self.of.next = self.oldest[1].val();
            self.outcomes.next = self.holds[1].val();
            forward!(self.lanes[1] => self.raw);
        }
        if self.free[2].val() {
            self.upper.next = self.hi[2].q.val();
            self.of.next = self.oldest[2].val();
            forward!(self.lanes[2] => self.raw);
        }

        self.name.next = self.of.val().field(entry::TAG);

        comment!("lanes: 0 where disabled and above their size");
        self.enabled.next = 0.into();
        if self.any.val() {
            self.enabled.next = self.of.val().field(entry::MASK);
        }
        self.width.next = pattern::ONES;
        if self.of.val().field(entry::SIZE) == lane_size::WORD {
            self.width.next = pattern::LOW;
        } else if self.of.val().field(entry::SIZE) == lane_size::BYTE {
            self.width.next = pattern::BYTE;
        }
        for k in 0..8 {
            self.kept[k].next = 0.into();
            if self.enabled.val().get_bit(k) {
                self.kept[k].next = self.width.val();
            }
        }
        for w in 0..4 {
            self.result[2 * w].next = self.raw[w].val().field(qword::LOW) & self.kept[2 * w].val();
            self.result[2 * w + 1].next = self.raw[w].val().field(qword::HIGH) & self.kept[2 * w + 1].val();
            self.wb.data[w].next = pack!(64; qword::LOW = self.result[2 * w].val(), qword::HIGH = self.result[2 * w + 1].val());
        }
        self.wb.mask.next = self.enabled.val();

        comment!("row write");
        self.writes.next = self.any.val() & !self.of.val().field(entry::NO_ROW);
        self.leaves.next = self.any.val()
            & (self.of.val().field(entry::NO_ROW) | (self.wb.gnt.val() & (!self.of.val().field(entry::TWO) | self.upper.val())));
        self.wb.valid.next = self.writes.val();
        self.wb.row.next = 0.into();
        self.wb.second.next = false;
        self.wb.base.next = 0.into();
        self.wb.size.next = 0.into();
        for j in 0..3 {
            self.wb.step[j].next = 0.into();
        }
        if self.writes.val() {
            self.wb.row.next = self.of.val().field(entry::ROW);
            self.wb.second.next = self.upper.val();
            if self.upper.val() {
                self.wb.row.next = pack!(10;
                    row::SLOT = self.of.val().field(entry::ROW).field(row::SLOT),
                    row::REGISTER = self.of.val().field(entry::ROW).field(row::REGISTER) + 1);
            }
            self.wb.base.next = self.of.val().field(entry::BASE);
            self.wb.size.next = self.of.val().field(entry::SIZE);
            self.wb.step[0].next = bits::<6>(1) << self.of.val().field(entry::SHIFT);
            self.wb.step[1].next = bits::<6>(2) << self.of.val().field(entry::SHIFT);
            self.wb.step[2].next = bits::<6>(4) << self.of.val().field(entry::SHIFT);
            if self.of.val().field(entry::WIDE) {
                self.wb.step[0].next = 4.into();
                self.wb.step[1].next = bits::<6>(1) << self.of.val().field(entry::SHIFT);
                self.wb.step[2].next = bits::<6>(2) << self.of.val().field(entry::SHIFT);
            }
        }
        for i in 0..3 {
            self.pop[i].next = self.leaves.val() & self.from[i].val();
            if self.writes.val() & self.wb.gnt.val() & self.from[i].val() {
                self.hi[i].d.next = !self.leaves.val();
            }
        }

        comment!("what leaves: reported in the next cycle");
        self.left_wrote.d.next = self.writes.val() & self.wb.gnt.val();
        self.left_done.d.next = self.leaves.val() & self.of.val().field(entry::LAST);
        self.early.next = self.at_once.val()
            & self.leaves.val()
            & self.of.val().field(entry::LAST)
            & self.of.val().field(entry::ROWS_ONLY)
            & !self.left_late.q.val();
        self.left_late.d.next = self.leaves.val() & self.of.val().field(entry::LAST) & !self.early.val();
        self.left_popped.d.next = self.leaves.val();
        comment!("judged in its size, and for enabled lanes alone: not behind what clears the rest");
        for w in 0..4 {
            self.tell[2 * w].result.next = self.raw[w].val().field(qword::LOW);
            self.tell[2 * w + 1].result.next = self.raw[w].val().field(qword::HIGH);
        }
        self.manner.kind.next = self.of.val().field(entry::KIND);
        self.manner.condition.next = self.of.val().field(entry::CONDITION);
        self.manner.compare.next = self.of.val().field(entry::COMPARE);
        if self.any.val() {
            self.left_tag.d.next = self.name.val();
            self.left_short.d.next = self.from[0].val();
            self.left_long.d.next = self.from[1].val();
            self.left_pass.d.next = self.of.val().field(entry::PASS);
            self.left_wide.d.next = self.of.val().field(entry::WIDE);
            self.left_holds.d.next = self.outcomes.val();
            self.left_judging.d.next = self.manner.judging.val();
            for k in 0..8 {
                self.left_told[k].d.next = self.tell[k].told.val();
            }
            self.left_value.d.next = self.result[0].val();
            self.left_base.d.next = self.of.val().field(entry::BASE_IN_DWORD);
            self.left_enables.d.next = 0.into();
            if self.enabled.val().get_bit(0) {
                self.left_enables.d.next = 0xf.into();
                if self.of.val().field(entry::SIZE) == lane_size::WORD {
                    self.left_enables.d.next = bits::<4>(3) << self.of.val().field(entry::BASE_IN_DWORD);
                } else if self.of.val().field(entry::SIZE) == lane_size::BYTE {
                    self.left_enables.d.next = bits::<4>(1) << self.of.val().field(entry::BASE_IN_DWORD);
                }
            }
        }

        comment!("flags of the pass that left");
        self.judged.next = 0.into();
        for k in 0..8 {
            connect!(
                self.left_told[k] => self.condition[k].told,
                self.left_judging => self.condition[k].judging
            );
            self.condition[k].holds.next = self.left_holds.q.val().get_bit(k);
            self.judged.next = self.judged.val().replace_bit(k, self.condition[k].flag.val());
        }
        self.four.next = self.judged.val().field(half_pass::LOW);
        for p in 0..4 {
            self.is_pass[p].next = self.left_popped.q.val()
                & (self.left_short.q.val() | self.left_long.q.val())
                & (self.left_pass.q.val() == p.to_bits::<2>());
            self.earlier[p].next = self.flags_short[p].q.val();
            if self.left_long.q.val() {
                self.earlier[p].next = self.flags_long[p].q.val();
            }
            self.pass_flags[p].next = self.earlier[p].val();
            comment!("what is judged comes last, so that each bit has one choice behind it");
            if self.is_pass[p].val() {
                self.pass_flags[p].next = self.judged.val();
            }
        }
        if self.left_popped.q.val() & self.left_long.q.val() & self.left_wide.q.val() {
            comment!("the two passes of a wide instruction have four elements each: the second one's come above the first one's");
            self.pass_flags[0].next = pack!(8;
                half_pass::LOW = self.pass_flags[0].val().field(half_pass::LOW),
                half_pass::HIGH = self.four.val());
        }
        for p in 0..4 {
            if self.left_short.q.val() {
                self.flags_short[p].d.next = self.pass_flags[p].val();
            }
            if self.left_long.q.val() {
                self.flags_long[p].d.next = self.pass_flags[p].val();
            }
        }

        comment!("table: written in every cycle of the instruction in fetch, so that nothing else has to be known");
        self.in_flight.write_enable.next = self.reads.valid.val();
        self.in_flight.write_address.next = self.reads_tag.val();
        self.in_flight.read_address.next = self.left_tag.q.val();
        connect!(self.notes => self.in_flight.write_data);

        comment!("completion");
        self.writer.slot.next = 0.into();
        self.writer.ip.next = 0.into();
        if self.left_wrote.q.val() {
            self.writer.slot.next = self.left_tag.q.val().field(tag::SLOT);
            self.writer.ip.next = self.in_flight.read_data[0].val().field(note::IP);
        }
        self.done.valid.next = self.left_late.q.val() | self.early.val();
        self.done.slot.next = 0.into();
        self.done.sb.next = 0.into();
        if self.left_late.q.val() {
            self.done.slot.next = self.left_tag.q.val().field(tag::SLOT);
            self.done.sb.next = self.left_tag.q.val().field(tag::SB);
        } else if self.any.val() & self.at_once.val() {
            comment!("also where it is not done: they do not wait for the grant");
            self.done.slot.next = self.name.val().field(tag::SLOT);
            self.done.sb.next = self.name.val().field(tag::SB);
        }
        self.ret.valid.next = self.left_done.q.val();
        self.ret.slot.next = 0.into();
        self.ret.ip.next = 0.into();
        self.ret.op.next = 0.into();
        self.ret.mask.next = 0.into();
        self.fl.we.next = false;
        self.fl.reg.next = false;
        self.fl.mask.next = 0.into();
        self.fl.val.next = 0.into();
        self.arf.we.next = false;
        self.arf.sel.next = 0.into();
        self.arf.be.next = 0.into();
        self.arf.val.next = 0.into();
        self.value.next = pack!(32;
            bytes::FIRST = self.pass_flags[0].val(),
            bytes::SECOND = self.pass_flags[1].val(),
            bytes::THIRD = self.pass_flags[2].val(),
            bytes::FOURTH = self.pass_flags[3].val());
        if self.left_done.q.val() {
            self.ret.slot.next = self.left_tag.q.val().field(tag::SLOT);
            self.ret.ip.next = self.in_flight.read_data[0].val().field(note::IP);
            self.ret.op.next = self.in_flight.read_data[0].val().field(note::OPCODE);
            self.ret.mask.next = self.in_flight.read_data[1].val().field(outcome_note::LANES);
            if self.in_flight.read_data[0].val().field(note::FLAG_WRITE) {
                self.fl.we.next = true;
                self.fl.reg.next = self.in_flight.read_data[0].val().field(note::FLAG_REGISTER);
                self.fl.mask.next = self.in_flight.read_data[1].val().field(outcome_note::LANES)
                    << (bit_cast::<6, 4>(self.in_flight.read_data[1].val().field(outcome_note::FLAG_SHIFT)) << 2);
                self.fl.val.next = (self.value.val() & self.in_flight.read_data[1].val().field(outcome_note::LANES))
                    << (bit_cast::<6, 4>(self.in_flight.read_data[1].val().field(outcome_note::FLAG_SHIFT)) << 2);
            }
            if self.in_flight.read_data[1].val().field(outcome_note::ARF_WRITE) {
                self.arf.we.next = true;
                self.arf.sel.next = self.in_flight.read_data[1].val().field(outcome_note::ARF_SELECT);
                connect!(self.left_enables => self.arf.be);
                self.arf.val.next = self.left_value.q.val() << (bit_cast::<5, 2>(self.left_base.q.val()) << 3);
            }
        }
    }
}
