//! `IntegerExecute`: stage X2 of the integer lane.
//!
//! ```text
//!  modified              ->+---------+-> value 35
//!  opcode 7, judgement   ->| execute |-> holds
//!                          +---------+
//! ```
//!
//! Combinational. `value` is the exact integer, or the pattern that mov and sel pass on: 35 bits hold every
//! sum of two modified sources, and one more: `avg` adds 1 and drops the last bit. Shifts and bitwise
//! operations deliver a 32-bit pattern. `holds` is the outcome of a comparison; of a move, that a float
//! counts as zero; of addc and subb the carry. Invariants: those of its parts. Stalls, deadlock: none, no
//! state.

use super::adder::IntegerAdder;
use super::count::IntegerCount;
use super::judge::IntegerJudge;
use super::shift::IntegerShift;
use crate::bundle::*;
use crate::opcode;
use crate::word::{exact, opcode_bits, opcode_pair, outcome};
use tessera_hdl::prelude::*;

/// Computes integer results and comparisons. `COUNTERS`: counts bits, 1 or 0.
#[block(require(COUNTERS <= 1))]
pub struct IntegerExecute<const COUNTERS: usize> {
    pub opcode: Signal<In, U<7>>,
    pub judgement: Judgement<In>,
    pub modified: Modified<In>,
    pub value: Signal<Out, U<35>>,
    pub holds: Signal<Out, Bit>,
    adder: IntegerAdder,
    judge: IntegerJudge,
    shift: IntegerShift,
    count: [IntegerCount; COUNTERS],
    average: Signal<Local, Bit>,
    /// addc, subb.
    carries: Signal<Local, Bit>,
    low: [Signal<Local, U<32>>; 2],
    /// Which of four bitwise functions `pattern` is: neither xor, `odd` and, `even` not, both or.
    even: Signal<Local, Bit>,
    odd: Signal<Local, Bit>,
    /// `mixed` is `pattern`; undone the first source, which is what xor with the second makes of their xor;
    /// of what passes by the second, or undone nothing.
    undoes: Signal<Local, Bit>,
    passes: Signal<Local, Bit>,
    pattern: Signal<Local, U<32>>,
    mixed: Signal<Local, U<32>>,
    /// What else the result may be, and what is added to it.
    counts: Signal<Local, Bit>,
    adds: Signal<Local, Bit>,
    copies: [Signal<Local, Bit>; 2],
    signs: Signal<Local, U<2>>,
    total: Signal<Local, U<35>>,
    moved: Signal<Local, U<35>>,
    counted: Signal<Local, U<35>>,
}

impl<const COUNTERS: usize> Logic for IntegerExecute<COUNTERS> {
    #[hdl]
    fn update(&mut self) {
        comment!("add, average, compare");
        self.average.next = self.opcode.val() == opcode::AVG;
        self.carries.next = (self.opcode.val() == opcode::ADDC) | (self.opcode.val() == opcode::SUBB);
        connect!(
            self.modified => self.adder.modified,
            self.modified.nan => self.judge.nan,
            self.adder.less => self.judge.less,
            self.adder.equal => self.judge.equal,
            self.judgement => self.judge.judgement
        );
        self.holds.next = false;
        if self.opcode.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES {
            self.holds.next = self.judge.holds.val() | (self.judge.biased.val() & (self.opcode.val() == opcode::CMPN));
        } else if self.carries.val() {
            self.holds.next = self.adder.sum.val().field(outcome::CARRY);
        } else if self.opcode.val() == opcode::MOV {
            self.holds.next = self.modified.flushed.val().get_bit(0);
        }
        for i in 0..2 {
            self.low[i].next = self.modified.value[i].val().field(exact::LOW);
        }

        comment!("shift");
        connect!(
            self.modified.value[0] => self.shift.value,
            self.modified.leaves => self.shift.leaves,
            self.modified.enters => self.shift.enters,
            self.modified.keeps => self.shift.keeps
        );
        self.shift.distance.next = self.modified.value[1].val().field(exact::DISTANCE);
        if self.modified.turns.val() {
            self.shift.distance.next = 0.into();
        }

        comment!("counts");
        self.counts.next = false;
        self.counted.next = 0.into();
        for i in 0..COUNTERS {
            connect!(
                self.modified.ones => self.count[i].ones,
                self.modified.from_below => self.count[i].from_below,
                self.modified.by_sign => self.count[i].by_sign,
                self.modified.whole => self.count[i].whole,
                self.modified.value[0] => self.count[i].value,
                self.shift.reversed => self.count[i].reversed
            );
            if self.modified.counts.val() {
                self.counts.next = true;
                self.counted.next = bit_cast::<35, 32>(self.count[i].counted.val());
            }
        }

        comment!("which it is, decided before any bit is chosen");
        self.adds.next = (self.opcode.val() == opcode::ADD) | self.carries.val();
        self.copies[0].next = (self.opcode.val() == opcode::MOV) | ((self.opcode.val() == opcode::SEL) & self.judge.first.val());
        self.copies[1].next = (self.opcode.val() == opcode::SEL) & !self.judge.first.val();

        comment!("bitwise, or a copy: two choices a bit, of four and two more signals");
        self.even.next = (self.opcode.val() == opcode::NOT) | (self.opcode.val() == opcode::OR);
        self.odd.next = (self.opcode.val() == opcode::AND) | (self.opcode.val() == opcode::OR);
        self.pattern.next = self.low[0].val() ^ self.low[1].val();
        if self.even.val() {
            self.pattern.next = !self.low[0].val();
            if self.odd.val() {
                self.pattern.next = self.low[0].val() | self.low[1].val();
            }
        } else if self.odd.val() {
            self.pattern.next = self.low[0].val() & self.low[1].val();
        }
        self.passes.next =
            self.copies[1].val() | self.adds.val() | self.average.val() | self.modified.shifts.val() | self.counts.val();
        self.undoes.next = self.copies[0].val() | (self.passes.val() & !self.copies[1].val());
        self.mixed.next = self.pattern.val();
        if self.passes.val() {
            self.mixed.next = 0.into();
            if !self.undoes.val() {
                self.mixed.next = self.low[1].val();
            }
        } else if self.undoes.val() {
            self.mixed.next = self.pattern.val() ^ self.low[1].val();
        }

        comment!("sums and shifts");
        self.total.next = 0.into();
        if self.adds.val() {
            self.total.next = self.adder.sum.val();
        } else if self.average.val() {
            self.total.next = sign_extend::<35, 34>(self.adder.sum.val().field(outcome::HALF));
        }
        self.moved.next = 0.into();
        if self.modified.shifts.val() {
            self.moved.next = sign_extend::<35, 34>(self.shift.shifted.val());
        }
        self.signs.next = 0.into();
        for i in 0..2 {
            if self.copies[i].val() {
                self.signs.next = self.modified.value[i].val().field(exact::ABOVE);
            }
        }
        self.value.next = bit_cast::<35, 32>(self.mixed.val())
            | self.total.val()
            | self.moved.val()
            | self.counted.val()
            | (sign_extend::<35, 2>(self.signs.val()) << 32);
    }
}
