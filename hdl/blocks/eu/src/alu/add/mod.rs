//! `AddLane`: float add, and conversion between float and integer, in three stages.
//!
//! ```text
//!                              +-----------+
//!  valid, operation          ->|           |
//!  sources, dst_kind 3       ->|  X1 .. X3 |-> result 32
//!  saturate, mode 3          ->|           |-> delivers
//!                              +-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | unpack, order, align; conversions use the same shifter |
//! | X2 | add, leading zeros |
//! | X3 | normalise, round, pack, saturate; clamp an integer |
//!
//! `result` is what X3 makes in this cycle, `delivers` says that an operation of this lane is there: the user
//! has the register behind it. Operands are taken when `valid`; otherwise every stage repeats its value.
//!
//! Invariants: `add_matches_apfloat`, `from_integer_matches_apfloat`, `to_integer_truncates_and_clamps` of
//! [`super::short`]. Stalls: none, the lane never waits. Deadlock: none, no handshake.

mod align;
mod sum;

use super::float::RoundPack;
use super::integer::IntegerFit;
use crate::bundle::*;
use crate::word::{float_control, outcome, sum32, sum33};
use align::AddAlign;
use sum::AddTotal;
use tessera_hdl::prelude::*;

/// Binary32 adder and converter of three stages.
#[block]
pub struct AddLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: ShortSources<In>,
    pub operation: FloatOperation<In>,
    pub dst_kind: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub result: Signal<Out, U<32>>,
    pub delivers: Signal<Out, Bit>,
    x1: ShortSourcesReg,
    x1_operation: FloatOperationReg,
    x1_control: Reg<U<9>>,
    align: AddAlign,
    x2: AlignedReg,
    x2_expected: ExpectedReg,
    x2_control: Reg<U<9>>,
    total: AddTotal,
    x3: AddSumReg,
    x3_expected: ExpectedReg,
    x3_control: Reg<U<9>>,
    x3_normal: Signal<Local, U<32>>,
    x3_value: Signal<Local, U<35>>,
    round: RoundPack,
    fit: IntegerFit,
}

impl Logic for AddLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1_operation, x2_expected, x3_expected);
        registers!(self, x1_control, x2_control, x3_control);
        data!(self, x1, x2, x3);

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1, self.operation => self.x1_operation);
            self.x1_control.d.next = pack!(9;
                float_control::MODE = self.mode.val(),
                float_control::SATURATE = self.saturate.val(),
                float_control::DST_KIND = self.dst_kind.val(),
                float_control::TO_INTEGER = self.operation.to_integer.val(),
                float_control::DELIVERS =
                    self.operation.add.val() | self.operation.from_integer.val() | self.operation.to_integer.val());
        }

        comment!("X1");
        connect!(
            self.x1 => self.align.sources,
            self.x1_operation => self.align.operation,
            self.align.aligned => self.x2,
            self.align.expected => self.x2_expected,
            self.x1_control => self.x2_control
        );
        self.align.ftz.next = self.x1_control.q.val().field(float_control::FLUSH);

        comment!("X2");
        connect!(
            self.x2 => self.total.aligned,
            self.x2_expected.exponent => self.total.exponent,
            self.total.total => self.x3,
            self.x2_expected => self.x3_expected,
            self.x2_control => self.x3_control
        );

        comment!("X3: normalise and round");
        self.x3_normal.next = self.x3.sum.q.val().field(sum33::LOW) << self.x3.shift.q.val();
        connect!(
            self.x3_expected.sign => self.round.unrounded.sign,
            self.x3_expected.cancel => self.round.unrounded.cancel,
            self.x3_expected.nan => self.round.nan,
            self.x3_expected.infinite => self.round.infinite
        );
        self.round.unrounded.exponent.next = self.x3_expected.exponent.q.val() - bit_cast::<9, 5>(self.x3.shift.q.val());
        self.round.unrounded.significand.next = self.x3_normal.val().field(sum32::SIGNIFICAND);
        self.round.unrounded.guard.next = self.x3_normal.val().field(sum32::GUARD);
        self.round.unrounded.sticky.next = self.x3_normal.val().field(sum32::STICKY).any();
        self.round.odd.next = false;
        self.round.mode.next = self.x3_control.q.val().field(float_control::MODE);
        self.round.saturate.next = self.x3_control.q.val().field(float_control::SATURATE);

        comment!("X3: clamp an integer; beyond every type the upper bits say so");
        self.x3_value.next = sign_extend::<35, 33>(self.x3.sum.q.val());
        if self.x3_expected.beyond.q.val() {
            self.x3_value.next = pack!(35;
                outcome::SIGN = self.x3_expected.sign.q.val(),
                outcome::BELOW_SIGN = !self.x3_expected.sign.q.val());
        }
        if self.x3_expected.nan.q.val() {
            self.x3_value.next = 0.into();
        }
        connect!(self.x3_value => self.fit.value);
        self.fit.kind.next = self.x3_control.q.val().field(float_control::DST_KIND);

        self.delivers.next = self.x3_control.q.val().field(float_control::DELIVERS);
        self.result.next = self.round.value.val();
        if self.x3_control.q.val().field(float_control::TO_INTEGER) {
            self.result.next = self.x3_value.val().field(outcome::LOW);
            if self.fit.outside.val() {
                self.result.next = self.fit.limit.val();
            }
        }
    }
}
