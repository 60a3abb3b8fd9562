//! `ShortDeliver`: stage X3 of the short lane.
//!
//! ```text
//!  opcode, dst_kind, mode, saturate ->+---------+
//!  value 35, holds, clamps, rounds  ->| deliver |-> result 32
//!  sum 32, shift 5, exponent 9      ->|         |
//!  sign, cancel, nan, infinite      ->+---------+
//! ```
//!
//! Combinational. The result is the truth value of `cmp`, else a float
//! (normalised and rounded, or passed on), else an integer clamped or wrapped.
//! Invariants: those of its parts. Stalls, deadlock: none, no state.

use super::integer::ShortFit;
use crate::alu::float::FloatFinish;
use crate::bundle::*;
use crate::opcode;
use crate::word::{element_bits, outcome, pattern, sum32};
use tessera_hdl::prelude::*;

/// Rounds, clamps and selects the result of a short operation.
#[block]
pub struct ShortDeliver {
    pub control: ShortControl<In>,
    pub computed: Computed<In>,
    pub expected: Expected<In>,
    pub result: Signal<Out, U<32>>,
    fit: ShortFit,
    finish: FloatFinish,
    normal: Signal<Local, U<32>>,
}

impl Logic for ShortDeliver {
    #[hdl]
    fn update(&mut self) {
        self.normal.next = self.computed.sum.val() << self.computed.shift.val();
        connect!(
            self.expected.sign => self.finish.unrounded.sign,
            self.expected.subtract => self.finish.unrounded.cancel,
            self.expected.nan => self.finish.nan,
            self.expected.infinite => self.finish.infinite,
            self.control.mode => self.finish.mode,
            self.control.saturate => self.finish.saturate,
            self.computed.rounds => self.finish.rounds
        );
        self.finish.raw.next = self.computed.value.val().field(outcome::LOW);
        self.finish.unrounded.exponent.next = self.expected.exponent.val() - bit_cast::<9, 5>(self.computed.shift.val());
        self.finish.unrounded.significand.next = self.normal.val().field(sum32::SIGNIFICAND);
        self.finish.unrounded.guard.next = self.normal.val().field(sum32::GUARD);
        self.finish.unrounded.sticky.next = self.normal.val().field(sum32::STICKY).any();

        connect!(
            self.computed.value => self.fit.value,
            self.control.dst_kind => self.fit.kind,
            self.computed.clamps => self.fit.saturate
        );

        self.result.next = self.fit.result.val();
        if self.control.opcode.val() == opcode::CMP {
            self.result.next = 0.into();
            if self.computed.holds.val() {
                self.result.next = pattern::ONES;
            }
        } else if self.control.dst_kind.val().field(element_bits::FLOAT) {
            self.result.next = self.finish.result.val();
        }
    }
}
