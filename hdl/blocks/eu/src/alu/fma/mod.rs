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
use crate::bundle::*;
use crate::word::{distance, fma_control, room, special, sum64};
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
    pub sources: FmaSources<In>,
    pub saturate: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub result: Signal<Out, U<32>>,
    x1: FmaSourcesReg,
    x1_control: Reg<U<4>>,
    /// Saturate and mode, index = stage - 2.
    control: [Reg<U<4>>; 6],
    operands: FmaOperands,
    x2: FactorsReg,
    /// Index = stage - 2.
    special: [Reg<U<3>>; 6],
    x2_product_leads: Signal<Local, Bit>,
    x2_difference: Signal<Local, U<10>>,
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
    x6_shift: Reg<U<6>>,
    x6_normal: Signal<Local, U<64>>,
    x7: UnroundedReg,
    finish: FloatFinish,
    a_result: Reg<U<32>>,
}

impl Logic for FmaLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1, x2, x3, x3_pair, x4, x4_pair, x5, x6, x7);
        registers!(self, x1_control, x5_exponent, x6_exponent, x6_shift, a_result);

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1);
            self.x1_control.d.next = pack!(4; fma_control::SATURATE = self.saturate.val(), fma_control::MODE = self.mode.val());
        }
        carry!(
            self,
            control[6] = self.x1_control.q.val(),
            special[6] = pack!(3;
                special::SIGN = self.operands.infinite_sign.val(),
                special::INFINITE = self.operands.infinite.val(),
                special::NAN = self.operands.nan.val())
        );

        comment!("X1: unpack");
        connect!(self.x1 => self.operands.sources, self.operands.factors => self.x2);
        self.operands.ftz.next = self.x1_control.q.val().field(fma_control::FLUSH);

        comment!("X2: multiply; the window's bit 63 stands for the leader's exponent + 1, without the offset of 128");
        self.x3.product.d.next =
            bit_cast::<48, 24>(self.x2.multiplicand.q.val()) * bit_cast::<48, 24>(self.x2.multiplier.q.val());
        self.x2_product_leads.next = self.x2.product_exponent.q.val() >= self.x2.addend_exponent.q.val();
        connect!(self.x2.addend => self.x3.addend, self.x2_product_leads => self.x3.product_leads);
        if self.x2_product_leads.val() {
            self.x2_difference.next = self.x2.product_exponent.q.val() - self.x2.addend_exponent.q.val();
            self.x3_pair.exponent.d.next = bit_cast::<9, 10>(self.x2.product_exponent.q.val() - 127);
            forward!(self.x2.product_sign => self.x3_pair.anchor_sign, self.x2.addend_sign => self.x3_pair.shifted_sign);
        } else {
            self.x2_difference.next = self.x2.addend_exponent.q.val() - self.x2.product_exponent.q.val();
            self.x3_pair.exponent.d.next = bit_cast::<9, 10>(self.x2.addend_exponent.q.val() - 127);
            forward!(self.x2.addend_sign => self.x3_pair.anchor_sign, self.x2.product_sign => self.x3_pair.shifted_sign);
        }
        self.x3.distance.d.next = self.x2_difference.val().field(distance::NEAR);
        if self.x2_difference.val() > 127 {
            self.x3.distance.d.next = 127.into();
        }

        comment!("X3: align");
        connect!(self.x3 => self.align.pair, self.align.windowed => self.x4, self.x3_pair => self.x4_pair);

        comment!("X4: add");
        connect!(
            self.x4 => self.add.windowed,
            self.x4_pair.anchor_sign => self.add.anchor_sign,
            self.x4_pair.shifted_sign => self.add.shifted_sign,
            self.add.total => self.x5,
            self.x4_pair.exponent => self.x5_exponent
        );

        comment!("X5: count; the shift stops at exponent 1");
        connect!(self.x5.sum => self.zeros.value, self.x5 => self.x6, self.x5_exponent => self.x6_exponent);
        self.x5_room.next = self.x5_exponent.q.val() - 1;
        self.x6_shift.d.next = self.zeros.count.val();
        if bit_cast::<9, 6>(self.zeros.count.val()) > self.x5_room.val() {
            self.x6_shift.d.next = self.x5_room.val().field(room::OF_64);
        }

        comment!("X6: normalise");
        self.x6_normal.next = self.x6.sum.q.val() << self.x6_shift.q.val();
        self.x7.significand.d.next = self.x6_normal.val().field(sum64::SIGNIFICAND);
        self.x7.guard.d.next = self.x6_normal.val().field(sum64::GUARD);
        self.x7.sticky.d.next = self.x6_normal.val().field(sum64::STICKY).any();
        self.x7.exponent.d.next = self.x6_exponent.q.val() - bit_cast::<9, 6>(self.x6_shift.q.val());
        connect!(self.x6.cancel => self.x7.cancel, self.x6.sign => self.x7.sign);

        comment!("X7: round");
        connect!(self.x7 => self.finish.unrounded);
        if self.special[5].q.val().field(special::INFINITE) {
            self.finish.unrounded.sign.next = self.special[5].q.val().field(special::SIGN);
        }
        self.finish.nan.next = self.special[5].q.val().field(special::NAN);
        self.finish.infinite.next = self.special[5].q.val().field(special::INFINITE);
        self.finish.mode.next = self.control[5].q.val().field(fma_control::MODE);
        self.finish.saturate.next = self.control[5].q.val().field(fma_control::SATURATE);
        self.finish.rounds.next = true;
        self.finish.raw.next = 0.into();
        connect!(self.finish.result => self.a_result);
        outputs!(self, result = a_result);
    }
}
