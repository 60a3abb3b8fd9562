//! `FmaLane`: one binary32 multiply or fused multiply-add per cycle, latency 7.
//!
//! ```text
//!                         +-----------+
//!  valid                ->|           |
//!  mad, saturate, mode  ->|  X1 .. X7 |-> result 32
//!  abs, negate 3 each   ->|           |
//!  src[3] 32            ->+-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | source modifiers, unpack, exponents, special cases |
//! | X2 | 24 x 24 multiplier; which operand leads, alignment distance |
//! | X3 | alignment in a 64-bit window with a jammed bit |
//! | X4 | add or subtract magnitudes |
//! | X5 | leading zeros |
//! | X6 | normalise; a denormal result stops at exponent 1 |
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
//! denormal inputs and results become zeros of their sign. Operands are taken
//! when `valid`; otherwise every stage repeats its value, so nothing toggles.
//!
//! Invariants: result = correctly rounded value
//! (`multiply_add_matches_apfloat`, `multiply_matches_apfloat`); latency 7 and
//! one operation a cycle (`pipelined`). Stalls: none, the lane never waits.
//! Deadlock: none, no handshake. Limits: every NaN result is 7FC00000, no
//! exception flags.

mod add;
mod align;
mod operands;
#[cfg(test)]
mod tests;

use crate::alu::float::{FloatFinish, LeadingZeros64};
pub use add::FmaAdd;
pub use align::FmaAlign;
pub use operands::FmaOperands;
use tessera_hdl::prelude::*;

/// Binary32 multiply-add pipeline of seven stages.
#[block]
pub struct FmaLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub mad: Signal<In, Bit>,
    pub abs: Signal<In, U<3>>,
    pub negate: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub src: [Signal<In, U<32>>; 3],
    pub result: Signal<Out, U<32>>,
    x1_src: [Reg<U<32>>; 3],
    x1_mad: Reg<Bit>,
    x1_abs: Reg<U<3>>,
    x1_negate: Reg<U<3>>,
    /// Saturate and mode, index = stage - 1.
    control: [Reg<U<4>>; 7],
    operands: FmaOperands,
    x2_multiplicand: Reg<U<24>>,
    x2_multiplier: Reg<U<24>>,
    x2_addend: Reg<U<24>>,
    x2_product_exponent: Reg<U<10>>,
    x2_addend_exponent: Reg<U<10>>,
    x2_product_sign: Reg<Bit>,
    x2_addend_sign: Reg<Bit>,
    /// {infinite_sign, infinite, nan}, index = stage - 2.
    special: [Reg<U<3>>; 6],
    x2_product_leads: Signal<Local, Bit>,
    x2_difference: Signal<Local, U<10>>,
    x3_product: Reg<U<48>>,
    x3_addend: Reg<U<24>>,
    x3_product_leads: Reg<Bit>,
    x3_distance: Reg<U<7>>,
    x3_exponent: Reg<U<9>>,
    x3_anchor_sign: Reg<Bit>,
    x3_shifted_sign: Reg<Bit>,
    align: FmaAlign,
    x4_anchor: Reg<U<64>>,
    x4_shifted: Reg<U<64>>,
    x4_exponent: Reg<U<9>>,
    x4_anchor_sign: Reg<Bit>,
    x4_shifted_sign: Reg<Bit>,
    add: FmaAdd,
    x5_sum: Reg<U<64>>,
    x5_exponent: Reg<U<9>>,
    x5_sign: Reg<Bit>,
    x5_cancel: Reg<Bit>,
    zeros: LeadingZeros64,
    x5_room: Signal<Local, U<9>>,
    x6_sum: Reg<U<64>>,
    x6_exponent: Reg<U<9>>,
    x6_sign: Reg<Bit>,
    x6_cancel: Reg<Bit>,
    x6_shift: Reg<U<6>>,
    x6_normal: Signal<Local, U<64>>,
    x7_significand: Reg<U<24>>,
    x7_guard: Reg<Bit>,
    x7_sticky: Reg<Bit>,
    x7_exponent: Reg<U<9>>,
    x7_sign: Reg<Bit>,
    x7_cancel: Reg<Bit>,
    finish: FloatFinish,
    a_result: Reg<U<32>>,
}

impl Logic for FmaLane {
    #[hdl]
    fn update(&mut self) {
        registers!(self, x1_src[3], x1_mad, x1_abs, x1_negate, control[7], special[6]);
        registers!(self, x2_multiplicand, x2_multiplier, x2_addend, x2_product_exponent, x2_addend_exponent);
        registers!(self, x2_product_sign, x2_addend_sign);
        registers!(self, x3_product, x3_addend, x3_product_leads, x3_distance, x3_exponent, x3_anchor_sign, x3_shifted_sign);
        registers!(self, x4_anchor, x4_shifted, x4_exponent, x4_anchor_sign, x4_shifted_sign);
        registers!(self, x5_sum, x5_exponent, x5_sign, x5_cancel);
        registers!(self, x6_sum, x6_exponent, x6_sign, x6_cancel, x6_shift);
        registers!(self, x7_significand, x7_guard, x7_sticky, x7_exponent, x7_sign, x7_cancel, a_result);

        comment!("operands of X1");
        if self.valid.val() {
            for i in 0..3 {
                self.x1_src[i].d.next = self.src[i].val();
            }
            self.x1_mad.d.next = self.mad.val();
            self.x1_abs.d.next = self.abs.val();
            self.x1_negate.d.next = self.negate.val();
            self.control[0].d.next = (bit_cast::<4, 1>(self.saturate.val().into()) << 3) | bit_cast::<4, 3>(self.mode.val());
        }
        for i in 1..7 {
            self.control[i].d.next = self.control[i - 1].q.val();
        }

        comment!("X1: unpack");
        for i in 0..3 {
            self.operands.src[i].next = self.x1_src[i].q.val();
        }
        self.operands.mad.next = self.x1_mad.q.val();
        self.operands.abs.next = self.x1_abs.q.val();
        self.operands.negate.next = self.x1_negate.q.val();
        self.operands.ftz.next = self.control[0].q.val().get_bit(2);
        self.x2_multiplicand.d.next = self.operands.multiplicand.val();
        self.x2_multiplier.d.next = self.operands.multiplier.val();
        self.x2_addend.d.next = self.operands.addend.val();
        self.x2_product_exponent.d.next = self.operands.product_exponent.val();
        self.x2_addend_exponent.d.next = self.operands.addend_exponent.val();
        self.x2_product_sign.d.next = self.operands.product_sign.val();
        self.x2_addend_sign.d.next = self.operands.addend_sign.val();
        self.special[0].d.next = bit_cast::<3, 1>(self.operands.nan.val().into())
            | (bit_cast::<3, 1>(self.operands.infinite.val().into()) << 1)
            | (bit_cast::<3, 1>(self.operands.infinite_sign.val().into()) << 2);
        for i in 1..6 {
            self.special[i].d.next = self.special[i - 1].q.val();
        }

        comment!("X2: multiply; the window's bit 63 stands for the leader's exponent + 1, without the offset of 128");
        self.x3_product.d.next =
            bit_cast::<48, 24>(self.x2_multiplicand.q.val()) * bit_cast::<48, 24>(self.x2_multiplier.q.val());
        self.x3_addend.d.next = self.x2_addend.q.val();
        self.x2_product_leads.next = self.x2_product_exponent.q.val() >= self.x2_addend_exponent.q.val();
        self.x3_product_leads.d.next = self.x2_product_leads.val();
        if self.x2_product_leads.val() {
            self.x2_difference.next = self.x2_product_exponent.q.val() - self.x2_addend_exponent.q.val();
            self.x3_exponent.d.next = bit_cast::<9, 10>(self.x2_product_exponent.q.val() - 127);
            self.x3_anchor_sign.d.next = self.x2_product_sign.q.val();
            self.x3_shifted_sign.d.next = self.x2_addend_sign.q.val();
        } else {
            self.x2_difference.next = self.x2_addend_exponent.q.val() - self.x2_product_exponent.q.val();
            self.x3_exponent.d.next = bit_cast::<9, 10>(self.x2_addend_exponent.q.val() - 127);
            self.x3_anchor_sign.d.next = self.x2_addend_sign.q.val();
            self.x3_shifted_sign.d.next = self.x2_product_sign.q.val();
        }
        self.x3_distance.d.next = self.x2_difference.val().get_bits::<7>(0);
        if self.x2_difference.val() > 127 {
            self.x3_distance.d.next = 127.into();
        }

        comment!("X3: align");
        self.align.product.next = self.x3_product.q.val();
        self.align.addend.next = self.x3_addend.q.val();
        self.align.product_leads.next = self.x3_product_leads.q.val();
        self.align.distance.next = self.x3_distance.q.val();
        self.x4_anchor.d.next = self.align.anchor.val();
        self.x4_shifted.d.next = self.align.shifted.val();
        self.x4_exponent.d.next = self.x3_exponent.q.val();
        self.x4_anchor_sign.d.next = self.x3_anchor_sign.q.val();
        self.x4_shifted_sign.d.next = self.x3_shifted_sign.q.val();

        comment!("X4: add");
        self.add.anchor.next = self.x4_anchor.q.val();
        self.add.shifted.next = self.x4_shifted.q.val();
        self.add.anchor_sign.next = self.x4_anchor_sign.q.val();
        self.add.shifted_sign.next = self.x4_shifted_sign.q.val();
        self.x5_sum.d.next = self.add.sum.val();
        self.x5_sign.d.next = self.add.sign.val();
        self.x5_cancel.d.next = self.add.cancel.val();
        self.x5_exponent.d.next = self.x4_exponent.q.val();

        comment!("X5: count; the shift stops at exponent 1");
        self.zeros.value.next = self.x5_sum.q.val();
        self.x5_room.next = self.x5_exponent.q.val() - 1;
        self.x6_shift.d.next = self.zeros.count.val();
        if bit_cast::<9, 6>(self.zeros.count.val()) > self.x5_room.val() {
            self.x6_shift.d.next = self.x5_room.val().get_bits::<6>(0);
        }
        self.x6_sum.d.next = self.x5_sum.q.val();
        self.x6_exponent.d.next = self.x5_exponent.q.val();
        self.x6_sign.d.next = self.x5_sign.q.val();
        self.x6_cancel.d.next = self.x5_cancel.q.val();

        comment!("X6: normalise");
        self.x6_normal.next = self.x6_sum.q.val() << self.x6_shift.q.val();
        self.x7_significand.d.next = self.x6_normal.val().get_bits::<24>(40);
        self.x7_guard.d.next = self.x6_normal.val().get_bit(39);
        self.x7_sticky.d.next = self.x6_normal.val().get_bits::<39>(0).any();
        self.x7_exponent.d.next = self.x6_exponent.q.val() - bit_cast::<9, 6>(self.x6_shift.q.val());
        self.x7_cancel.d.next = self.x6_cancel.q.val();
        self.x7_sign.d.next = self.x6_sign.q.val();

        comment!("X7: round");
        self.finish.sign.next = self.x7_sign.q.val();
        if self.special[5].q.val().get_bit(1) {
            self.finish.sign.next = self.special[5].q.val().get_bit(2);
        }
        self.finish.cancel.next = self.x7_cancel.q.val();
        self.finish.exponent.next = self.x7_exponent.q.val();
        self.finish.significand.next = self.x7_significand.q.val();
        self.finish.guard.next = self.x7_guard.q.val();
        self.finish.sticky.next = self.x7_sticky.q.val();
        self.finish.nan.next = self.special[5].q.val().get_bit(0);
        self.finish.infinite.next = self.special[5].q.val().get_bit(1);
        self.finish.mode.next = self.control[6].q.val().get_bits::<3>(0);
        self.finish.saturate.next = self.control[6].q.val().get_bit(3);
        self.finish.rounds.next = true;
        self.finish.raw.next = 0.into();
        self.a_result.d.next = self.finish.result.val();
        self.result.next = self.a_result.q.val();
    }
}
