//! `ShortExecute`: stage X2 of the short lane.
//!
//! ```text
//!  a, b 34, opcode, is_float, ftz  ->+---------+-> value 35, holds
//!  condition, predicate, saturate  ->| execute |-> clamps, rounds
//!  to_integer, from_integer        ->|         |
//!  anchor .. overflow (X1)         ->+---------+-> sum 32, shift 5
//! ```
//!
//! Combinational. `value` is the exact integer, or the pattern that mov and sel
//! pass on; `rounds` says that `sum`, normalised by `shift`, is the result
//! instead. The shift stops where the exponent would fall below 1. A float
//! beyond every integer type becomes 2^33 - 1, which X3 clamps.
//! Invariants: those of its parts. Stalls, deadlock: none, no state.

use super::compare::ShortCompare;
use super::integer::ShortInteger;
use crate::alu::float::LeadingZeros32;
use crate::opcode;
use tessera_hdl::prelude::*;

/// Computes integer results, comparisons and the float sum.
#[block]
pub struct ShortExecute {
    pub opcode: Signal<In, U<7>>,
    pub a: Signal<In, U<34>>,
    pub b: Signal<In, U<34>>,
    pub is_float: Signal<In, Bit>,
    pub ftz: Signal<In, Bit>,
    pub condition: Signal<In, U<3>>,
    pub predicate: Signal<In, Bit>,
    pub saturate: Signal<In, Bit>,
    pub to_integer: Signal<In, Bit>,
    pub from_integer: Signal<In, Bit>,
    pub anchor: Signal<In, U<32>>,
    pub shifted: Signal<In, U<32>>,
    pub carry: Signal<In, Bit>,
    pub subtract: Signal<In, Bit>,
    pub exponent: Signal<In, U<9>>,
    pub sign: Signal<In, Bit>,
    pub nan: Signal<In, Bit>,
    pub overflow: Signal<In, Bit>,
    pub value: Signal<Out, U<35>>,
    pub holds: Signal<Out, Bit>,
    pub clamps: Signal<Out, Bit>,
    pub rounds: Signal<Out, Bit>,
    pub sum: Signal<Out, U<32>>,
    pub shift: Signal<Out, U<5>>,
    compare: ShortCompare,
    exact: ShortInteger,
    zeros: LeadingZeros32,
    magnitude: Signal<Local, U<35>>,
    total: Signal<Local, U<32>>,
    room: Signal<Local, U<9>>,
}

impl Logic for ShortExecute {
    #[hdl]
    fn update(&mut self) {
        comment!("compare, integer result");
        self.compare.a.next = self.a.val();
        self.compare.b.next = self.b.val();
        self.compare.is_float.next = self.is_float.val();
        self.compare.ftz.next = self.ftz.val();
        self.compare.condition.next = self.condition.val();
        self.compare.predicate.next = self.predicate.val();
        self.exact.opcode.next = self.opcode.val();
        self.exact.a.next = self.a.val();
        self.exact.b.next = self.b.val();
        self.exact.first.next = self.compare.first.val();
        self.magnitude.next = bit_cast::<35, 32>(self.shifted.val());
        if self.overflow.val() {
            self.magnitude.next = 0x1_ffff_ffff.into();
        }
        self.value.next = self.exact.value.val();
        if self.to_integer.val() {
            self.value.next = self.magnitude.val();
            if self.sign.val() {
                self.value.next = !self.magnitude.val() + 1;
            }
            if self.nan.val() {
                self.value.next = 0.into();
            }
        }
        self.holds.next = self.compare.holds.val();
        self.clamps.next = self.saturate.val() | self.to_integer.val();
        self.rounds.next = self.from_integer.val() | (self.is_float.val() & (self.opcode.val() == opcode::ADD));

        comment!("float sum");
        self.total.next = self.anchor.val() + self.shifted.val() + bit_cast::<32, 1>(self.carry.val().into());
        if self.subtract.val() {
            self.total.next = self.anchor.val() - self.shifted.val();
        }
        self.sum.next = self.total.val();
        self.zeros.value.next = self.total.val();
        self.room.next = self.exponent.val() - 1;
        self.shift.next = self.zeros.count.val();
        if bit_cast::<9, 5>(self.zeros.count.val()) > self.room.val() {
            self.shift.next = self.room.val().get_bits::<5>(0);
        }
    }
}
