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
use crate::opcode;
use tessera_hdl::prelude::*;

/// Rounds, clamps and selects the result of a short operation.
#[block]
pub struct ShortDeliver {
    pub opcode: Signal<In, U<7>>,
    pub dst_kind: Signal<In, U<3>>,
    pub mode: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub value: Signal<In, U<35>>,
    pub holds: Signal<In, Bit>,
    pub clamps: Signal<In, Bit>,
    pub rounds: Signal<In, Bit>,
    pub sum: Signal<In, U<32>>,
    pub shift: Signal<In, U<5>>,
    pub exponent: Signal<In, U<9>>,
    pub sign: Signal<In, Bit>,
    pub cancel: Signal<In, Bit>,
    pub nan: Signal<In, Bit>,
    pub infinite: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    fit: ShortFit,
    finish: FloatFinish,
    normal: Signal<Local, U<32>>,
}

impl Logic for ShortDeliver {
    #[hdl]
    fn update(&mut self) {
        self.normal.next = self.sum.val() << self.shift.val();
        self.finish.rounds.next = self.rounds.val();
        self.finish.raw.next = self.value.val().get_bits::<32>(0);
        self.finish.sign.next = self.sign.val();
        self.finish.cancel.next = self.cancel.val();
        self.finish.exponent.next = self.exponent.val() - bit_cast::<9, 5>(self.shift.val());
        self.finish.significand.next = self.normal.val().get_bits::<24>(8);
        self.finish.guard.next = self.normal.val().get_bit(7);
        self.finish.sticky.next = self.normal.val().get_bits::<7>(0).any();
        self.finish.nan.next = self.nan.val();
        self.finish.infinite.next = self.infinite.val();
        self.finish.mode.next = self.mode.val();
        self.finish.saturate.next = self.saturate.val();

        self.fit.value.next = self.value.val();
        self.fit.kind.next = self.dst_kind.val();
        self.fit.saturate.next = self.clamps.val();

        self.result.next = self.fit.result.val();
        if self.opcode.val() == opcode::CMP {
            self.result.next = 0.into();
            if self.holds.val() {
                self.result.next = 0xffff_ffff.into();
            }
        } else if self.dst_kind.val().get_bit(2) {
            self.result.next = self.finish.result.val();
        }
    }
}
