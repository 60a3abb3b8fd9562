//! `FmaLane`: one multiply, multiply-add, add, rounding or conversion of binary32, or integer multiply, per
//! cycle, latency 7.
//!
//! ```text
//!                                   +-----------+
//!  valid, operation               ->|           |
//!  saturate, mode 4, dst_kind 3   ->|  X1 .. X7 |-> result 32
//!  sources                        ->|           |
//!                                   +-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | roles, modifiers, unpack, exponents, special cases |
//! | X2 | multipliers; which operand leads, alignment distance |
//! | X3 | alignment in a 52-bit window with a jammed bit; whether to round up to an integer |
//! | X4 | add or subtract magnitudes |
//! | X5 | leading zeros |
//! | X6 | normalise, a denormal result stops at exponent 1; clamp an integer |
//! | X7 | round, pack, saturate |
//!
//! ```text
//! cycle      0     1    2    3    4    5    6    7    8
//! src        a
//! stage            X1   X2   X3   X4   X5   X6   X7
//! result                                              a
//! ```
//!
//! One rounding in all four modes, denormals in and out; with bit 2 of `mode`
//! denormal inputs and results become zeros of their sign. A lane that is never
//! given some operation loses what only that one needs: constant inputs reach
//! every stage. Operands are taken when `valid`; otherwise every stage repeats
//! its value, so nothing toggles.
//!
//! Invariants: result = correctly rounded value (`multiply_add_matches_apfloat`, `multiply_matches_apfloat`,
//! `add_matches_apfloat`, `from_integer_matches_apfloat`, `to_integer_truncates_and_clamps`,
//! `integral_matches_apfloat`, `halves_round_once`), `products_match`, `upper_products_match`; latency 7 and
//! one operation a cycle (`pipelined`). Stalls: none, the lane never waits. Deadlock: none, no handshake.
//! Limits: every NaN result is 7FC00000, no exception flags; of an integer product `result` is bits 31:0 or
//! 47:16.

mod add;
mod align;
mod multiply;
mod operands;
#[cfg(test)]
mod tests;
mod whole;

use super::half::HalfNarrow;
use crate::alu::float::{FloatNormalise, LeadingZeros64, RoundPack};
use crate::bundle::*;
use crate::word::{element, float_control, half_control, mode, room, special};
pub use add::FmaAdd;
pub use align::FmaAlign;
use multiply::FmaMultiply;
pub use operands::FmaOperands;
use tessera_hdl::prelude::*;
use whole::FmaWhole;

/// Binary32 multiply-add pipeline of seven stages.
#[block]
pub struct FmaLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: FmaSources<In>,
    pub operation: FloatOperation<In>,
    pub dst_kind: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub mode: Signal<In, U<4>>,
    /// An f16 result is rounded once, not to f32 before.
    pub once: Signal<In, Bit>,
    /// In X4: the sum of an integer of eight bytes that becomes a float, whose low dword was taken in X1.
    pub replacement: Replacement<In>,
    pub result: Signal<Out, U<32>>,
    /// In X3: product of the low dwords of integers.
    pub product: Signal<Out, U<64>>,
    x1: FmaSourcesReg,
    x1_operation: FloatOperationReg,
    x1_control: Reg<U<14>>,
    x1_half: Reg<U<5>>,
    /// Index = stage - 2.
    control: [Reg<U<14>>; 6],
    half: [Reg<U<5>>; 6],
    operands: FmaOperands,
    x2: FactorsReg,
    /// Index = stage - 2.
    special: [Reg<U<4>>; 6],
    multiply: FmaMultiply,
    x3: ProductReg,
    x3_pair: PairReg,
    align: FmaAlign,
    x4: WindowedReg,
    x4_pair: PairReg,
    add: FmaAdd,
    x5: FmaSumReg,
    x5_exponent: Reg<U<9>>,
    zeros: LeadingZeros64,
    x5_room: Signal<Local, U<9>>,
    x6: FmaSumReg,
    x6_exponent: Reg<U<9>>,
    /// Leading zeros; the shift that takes their place if `x6_limits`.
    x6_count: Reg<U<6>>,
    x6_otherwise: Reg<U<6>>,
    x6_limits: Reg<Bit>,
    x6_shift: Signal<Local, U<6>>,
    normalise: FloatNormalise,
    whole: FmaWhole,
    x7: UnroundedReg,
    x7_whole: Reg<U<32>>,
    round: RoundPack,
    a_result: Reg<U<32>>,
    a_half: Reg<U<5>>,
    narrow: HalfNarrow,
}

impl Logic for FmaLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1_operation);
        registers!(self, x1_control, x1_half, x5_exponent, x6_exponent, x6_count, x6_otherwise, x6_limits, a_half);
        data!(self, x1, x2, x3, x3_pair, x4, x4_pair, x5, x6, x7, x7_whole, a_result);

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1, self.operation => self.x1_operation);
            self.x1_half.d.next = pack!(5;
                half_control::ROUNDING = self.mode.val().field(mode::ROUNDING),
                half_control::HALF = self.dst_kind.val() == element::HF,
                half_control::FLUSH = self.mode.val().field(mode::FLUSH_HALF),
                half_control::ONCE = self.once.val());
            self.x1_control.d.next = pack!(14;
                float_control::MODE = self.mode.val().field(mode::OF_SINGLE),
                float_control::SATURATE = self.saturate.val(),
                float_control::DST_KIND = self.dst_kind.val(),
                float_control::TO_INTEGER = self.operation.to_integer.val(),
                float_control::INTEGER = self.operation.integer.val(),
                float_control::INTEGRAL = self.operation.integral.val(),
                float_control::DIRECTION = self.operation.direction.val(),
                float_control::ACCUMULATES = self.operation.accumulates.val(),
                float_control::UPPER = self.operation.upper.val());
        }
        carry!(
            self,
            control[6] = self.x1_control.q.val(),
            half[6] = self.x1_half.q.val(),
            special[6] = self.operands.special.val()
        );

        comment!("X1: unpack");
        connect!(
            self.x1 => self.operands.sources,
            self.x1_operation => self.operands.operation,
            self.operands.factors => self.x2
        );
        self.operands.ftz.next = self.x1_control.q.val().field(float_control::FLUSH);

        comment!("X2: multiply");
        connect!(self.x2 => self.multiply.factors, self.multiply.made => self.x3, self.multiply.pair => self.x3_pair);
        self.multiply.to_integer.next = self.control[0].q.val().field(float_control::TO_INTEGER);
        self.multiply.integral.next = self.control[0].q.val().field(float_control::INTEGRAL);
        self.multiply.integers.next = self.control[0].q.val().field(float_control::INTEGER);
        self.multiply.accumulates.next = self.control[0].q.val().field(float_control::ACCUMULATES);

        comment!("X3: align");
        connect!(self.x3 => self.align.pair, self.align.windowed => self.x4, self.x3_pair => self.x4_pair);
        self.align.integral.next = self.control[1].q.val().field(float_control::INTEGRAL);
        self.align.direction.next = self.control[1].q.val().field(float_control::DIRECTION);
        connect!(self.x3_pair.shifted_sign => self.align.negative);
        self.align.to_integer.next = self.control[1].q.val().field(float_control::TO_INTEGER);
        self.align.accumulates.next = self.control[1].q.val().field(float_control::ACCUMULATES);

        comment!("X4: add");
        connect!(
            self.x4 => self.add.windowed,
            self.x4_pair.anchor_sign => self.add.anchor_sign,
            self.x4_pair.shifted_sign => self.add.shifted_sign,
            self.add.total => self.x5,
            self.x4_pair.exponent => self.x5_exponent
        );
        self.add.whole.next = self.control[2].q.val().field(float_control::WHOLE).any();
        if self.replacement.valid.val() {
            forward!(
                self.replacement.sum => self.x5.sum,
                self.replacement.sign => self.x5.sign,
                self.replacement.exponent => self.x5_exponent
            );
        }
        connect!(self.x3.product => self.product);
        self.add.accumulates.next = self.control[2].q.val().field(float_control::ACCUMULATES);

        comment!("X5: count; the shift stops at exponent 1");
        self.zeros.value.next = (bit_cast::<64, 52>(self.x5.sum.q.val()) << 12) | 0xfff;
        connect!(self.x5 => self.x6, self.x5_exponent => self.x6_exponent);
        self.x5_room.next = self.x5_exponent.q.val() - 1;
        connect!(self.zeros.count => self.x6_count);
        self.x6_otherwise.d.next = self.x5_room.val().field(room::OF_64);
        self.x6_limits.d.next = bit_cast::<9, 6>(self.zeros.count.val()) > self.x5_room.val();

        comment!("X6: normalise, or bring an integer to its type");
        self.x6_shift.next = self.x6_count.q.val();
        if self.x6_limits.q.val() {
            self.x6_shift.next = self.x6_otherwise.q.val();
        }
        self.x7.exponent.d.next = self.x6_exponent.q.val() - bit_cast::<9, 6>(self.x6_shift.val());
        connect!(
            self.x6.sum => self.normalise.sum,
            self.x6_shift => self.normalise.shift,
            self.normalise.significand => self.x7.significand,
            self.normalise.guard => self.x7.guard,
            self.normalise.sticky => self.x7.sticky,
            self.x6.cancel => self.x7.cancel,
            self.x6.sign => self.x7.sign,
            self.x6.sum => self.whole.sum,
            self.x6.cancel => self.whole.negative,
            self.special[4] => self.whole.special,
            self.whole.result => self.x7_whole
        );
        self.whole.dst_kind.next = self.control[4].q.val().field(float_control::DST_KIND);
        self.whole.product.next = self.control[4].q.val().field(float_control::INTEGER);
        self.whole.upper.next = self.control[4].q.val().field(float_control::UPPER);

        comment!("X7: round");
        connect!(self.x7 => self.round.unrounded);
        if self.special[5].q.val().field(special::INFINITE) {
            self.round.unrounded.sign.next = self.special[5].q.val().field(special::SIGN);
        }
        self.round.nan.next = self.special[5].q.val().field(special::NAN);
        self.round.infinite.next = self.special[5].q.val().field(special::INFINITE);
        self.round.mode.next = self.control[5].q.val().field(float_control::MODE);
        self.round.odd.next = false;
        if self.half[5].q.val().field(half_control::HALF) {
            comment!("an f32 on the way to f16 is not flushed");
            self.round.mode.next = bit_cast::<3, 2>(self.half[5].q.val().field(half_control::ROUNDING));
            self.round.odd.next = self.half[5].q.val().field(half_control::ONCE);
        }
        self.round.saturate.next = self.control[5].q.val().field(float_control::SATURATE);
        connect!(self.round.value => self.a_result);
        if self.control[5].q.val().field(float_control::WHOLE).any() {
            self.a_result.d.next = self.x7_whole.q.val();
        }
        connect!(self.half[5].q => self.a_half);

        comment!("A: an f16");
        connect!(self.a_result => self.narrow.value, self.narrow.result => self.result);
        self.narrow.half.next = self.a_half.q.val().field(half_control::HALF);
        self.narrow.rounding.next = self.a_half.q.val().field(half_control::ROUNDING);
        self.narrow.flush.next = self.a_half.q.val().field(half_control::FLUSH);
    }
}
