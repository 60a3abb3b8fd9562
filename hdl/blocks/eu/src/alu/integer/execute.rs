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
use crate::word::{exact, opcode_bits, opcode_counts, opcode_pair, outcome};
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
    places: Signal<Local, Bit>,
    average: Signal<Local, Bit>,
    /// addc, subb.
    carries: Signal<Local, Bit>,
    low: [Signal<Local, U<32>>; 2],
    pattern: Signal<Local, U<32>>,
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

        comment!("shift; bfi1 shifts as many ones as src0 says");
        self.places.next = self.opcode.val() == opcode::BFI1;
        connect!(self.modified.value[0] => self.shift.value);
        if self.places.val() {
            self.shift.value.next = !(bits::<34>(0x3_ffff_ffff) << self.modified.value[0].val().field(exact::DISTANCE));
        }
        self.shift.distance.next = self.modified.value[1].val().field(exact::DISTANCE);
        self.shift.left.next = (self.opcode.val() == opcode::SHL) | self.places.val();
        self.shift.keeps.next = self.opcode.val() == opcode::ASR;

        comment!("bitwise");
        self.pattern.next = self.low[0].val() ^ self.low[1].val();
        if self.opcode.val() == opcode::NOT {
            self.pattern.next = !self.low[0].val();
        } else if self.opcode.val() == opcode::AND {
            self.pattern.next = self.low[0].val() & self.low[1].val();
        } else if self.opcode.val() == opcode::OR {
            self.pattern.next = self.low[0].val() | self.low[1].val();
        }

        self.value.next = bit_cast::<35, 32>(self.pattern.val());
        if self.opcode.val() == opcode::BFREV {
            self.value.next = bit_cast::<35, 32>(self.shift.reversed.val());
        }
        for i in 0..COUNTERS {
            connect!(
                self.opcode => self.count[i].opcode,
                self.modified.value[0] => self.count[i].value,
                self.shift.reversed => self.count[i].reversed
            );
            if self.opcode.val().field(opcode_bits::COUNTS) == opcode_counts::COUNTS {
                self.value.next = bit_cast::<35, 32>(self.count[i].counted.val());
            }
        }
        if (self.opcode.val() == opcode::ADD) | self.carries.val() {
            self.value.next = self.adder.sum.val();
        } else if self.average.val() {
            self.value.next = sign_extend::<35, 34>(self.adder.sum.val().field(outcome::HALF));
        } else if self.places.val()
            | (self.opcode.val() == opcode::SHL)
            | (self.opcode.val() == opcode::SHR)
            | (self.opcode.val() == opcode::ASR)
        {
            self.value.next = sign_extend::<35, 34>(self.shift.shifted.val());
        } else if (self.opcode.val() == opcode::MOV) | ((self.opcode.val() == opcode::SEL) & self.judge.first.val()) {
            self.value.next = sign_extend::<35, 34>(self.modified.value[0].val());
        } else if self.opcode.val() == opcode::SEL {
            self.value.next = sign_extend::<35, 34>(self.modified.value[1].val());
        }
    }
}
