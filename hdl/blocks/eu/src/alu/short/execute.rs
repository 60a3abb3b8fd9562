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
use crate::bundle::*;
use crate::opcode;
use crate::word::{limit, room};
use tessera_hdl::prelude::*;

/// Computes integer results, comparisons and the float sum.
#[block]
pub struct ShortExecute {
    pub opcode: Signal<In, U<7>>,
    pub ftz: Signal<In, Bit>,
    pub saturate: Signal<In, Bit>,
    pub judgement: Judgement<In>,
    pub modified: Modified<In>,
    pub aligned: Aligned<In>,
    pub subtract: Signal<In, Bit>,
    pub exponent: Signal<In, U<9>>,
    pub sign: Signal<In, Bit>,
    pub nan: Signal<In, Bit>,
    pub computed: Computed<Out>,
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
        connect!(
            self.modified.a => self.compare.a,
            self.modified.b => self.compare.b,
            self.modified.is_float => self.compare.is_float,
            self.ftz => self.compare.ftz,
            self.judgement => self.compare.judgement
        );
        connect!(
            self.opcode => self.exact.opcode,
            self.modified.a => self.exact.a,
            self.modified.b => self.exact.b,
            self.compare.first => self.exact.first
        );
        self.magnitude.next = bit_cast::<35, 32>(self.aligned.shifted.val());
        if self.aligned.overflow.val() {
            self.magnitude.next = limit::BEYOND;
        }
        self.computed.value.next = self.exact.value.val();
        if self.modified.to_integer.val() {
            self.computed.value.next = self.magnitude.val();
            if self.sign.val() {
                self.computed.value.next = !self.magnitude.val() + 1;
            }
            if self.nan.val() {
                self.computed.value.next = 0.into();
            }
        }
        self.computed.holds.next = self.compare.holds.val();
        self.computed.clamps.next = self.saturate.val() | self.modified.to_integer.val();
        self.computed.rounds.next =
            self.modified.from_integer.val() | (self.modified.is_float.val() & (self.opcode.val() == opcode::ADD));

        comment!("float sum");
        self.total.next =
            self.aligned.anchor.val() + self.aligned.shifted.val() + bit_cast::<32, 1>(self.aligned.carry.val().into());
        if self.subtract.val() {
            self.total.next = self.aligned.anchor.val() - self.aligned.shifted.val();
        }
        self.computed.sum.next = self.total.val();
        self.zeros.value.next = self.total.val();
        self.room.next = self.exponent.val() - 1;
        self.computed.shift.next = self.zeros.count.val();
        if bit_cast::<9, 5>(self.zeros.count.val()) > self.room.val() {
            self.computed.shift.next = self.room.val().field(room::OF_32);
        }
    }
}
