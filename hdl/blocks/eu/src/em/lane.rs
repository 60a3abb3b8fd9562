//! `EmLane`: one lane of EM, seven stages.
//!
//! | stage | work |
//! |---|---|
//! | X1 | unpack, normalise a denormal, special cases; the table of multipliers is read |
//! | X2 | 28 x 36 product, as four parts: fixed point, angle, or the product of a quotient or power |
//! | X3 | their sum; interval, distance from its middle, scale; the table of coefficients is read |
//! | X4 | bend: c2 times the distance |
//! | X5 | slope times the distance, sum; where the shift stops |
//! | X6 | leading zeros |
//! | X7 | normalise, round, pack |
//!
//! What X7 makes goes to `A` and to `back`, where the next turn of the same beat finds it in X1.
//! Operands are taken when `load`; otherwise X1 repeats its value, so nothing toggles.
//!
//! Invariants: `functions_agree`, latency 7 (test file `tests/em.rs`). Stalls: none. Deadlock: none.

use super::bundle::*;
use super::limit::EmLimit;
use super::locate::EmLocate;
use super::normalise::{EmCount, EmFinish};
use super::operand::EmOperand;
use super::plan::EmPlanner;
use super::tables::{EmCoefficients, EmMultipliers};
use super::word::*;
use tessera_hdl::prelude::*;

/// Extended math, one lane.
#[block]
pub struct EmLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// X1 takes a beat.
    pub load: Signal<In, Bit>,
    /// It is that of X7, for its next turn.
    pub again: Signal<In, Bit>,
    /// What X7 holds is a result.
    pub finish: Signal<In, Bit>,
    pub op: Signal<In, U<4>>,
    pub saturate: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub abs: Signal<In, U<2>>,
    pub negate: Signal<In, U<2>>,
    pub src0: Signal<In, U<32>>,
    pub src1: Signal<In, U<32>>,
    pub result: Signal<Out, U<32>>,
    pub extension: Signal<Out, U<10>>,
    pub eo: Signal<Out, Bit>,
    source: [Signal<Local, U<32>>; 2],
    divides: Signal<Local, Bit>,
    x1_beat: Reg<U<8>>,
    x1_bits: Reg<U<32>>,
    x1_other: Reg<U<32>>,
    back: EmBackReg,
    operand: EmOperand,
    other: EmOperand,
    planner: EmPlanner,
    multipliers: EmMultipliers,
    x1_step: Signal<Local, U<3>>,
    /// Index = stage - 2.
    beat: [Reg<U<8>>; 6],
    other_bits: [Reg<U<32>>; 6],
    kind: [Reg<U<8>>; 6],
    x2: EmPlanReg,
    x2_value: EmValueReg,
    x2_step: Signal<Local, U<3>>,
    x2_factor: Signal<Local, U<36>>,
    x2_half: [Signal<Local, U<18>>; 2],
    /// Products of the value's lower and upper bits with each half of the factor.
    x3_low: [Reg<U<36>>; 2],
    x3_high: [Reg<U<28>>; 2],
    x3_sign: Reg<Bit>,
    x3_negative: Reg<Bit>,
    x3_far: Reg<Bit>,
    x3_exponent: Reg<U<10>>,
    x3_base: Reg<U<10>>,
    x3_integer: Reg<U<9>>,
    locate: EmLocate,
    coefficients: EmCoefficients,
    x4: EmOffsetReg,
    x4_sign: Reg<Bit>,
    x4_bend: Signal<Local, U<31>>,
    x4_kept: Signal<Local, U<13>>,
    x5: EmTermsReg,
    x5_distance: Reg<U<18>>,
    x5_add: Reg<Bit>,
    x5_scale: Reg<U<10>>,
    x5_sign: Reg<Bit>,
    x5_slope: Signal<Local, U<20>>,
    x5_product: Signal<Local, U<36>>,
    x5_rise: Signal<Local, U<36>>,
    limit: EmLimit,
    x6_limit: EmLimitsReg,
    x6_sum: Reg<U<36>>,
    x6_scale: Reg<U<10>>,
    x6_sign: Reg<Bit>,
    x6_negatable: Reg<Bit>,
    count: EmCount,
    x7: EmMagnitudeReg,
    finished: EmFinish,
    a_result: Reg<U<32>>,
    a_extension: Reg<U<10>>,
    a_eo: Reg<Bit>,
}

impl Logic for EmLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, back, x2);
        registers!(self, x1_beat, x3_sign, x3_negative, x3_far, x3_exponent, x3_base, x3_integer);
        registers!(self, x4_sign, x5_distance, x5_add, x5_scale, x5_sign, x6_scale, x6_sign, x6_negatable);
        registers!(self, a_result, a_extension, a_eo);
        data!(self, x2_value, x4, x5, x6_limit, x7, x1_bits, x1_other, x3_low[2], x3_high[2], x6_sum);
        memories!(self, multipliers, coefficients);

        comment!("sources: abs, negate; the divisor first");
        self.source[0].next = self.src0.val();
        self.source[1].next = self.src1.val();
        for i in 0..2 {
            self.source[i].next = self.source[i]
                .val()
                .replace_bit(31, (self.source[i].val().get_bit(31) & !self.abs.val().get_bit(i)) ^ self.negate.val().get_bit(i));
        }
        if self.op.val() == op::POW {
            self.source[0].next = self.source[0].val().replace_bit(31, false);
        }
        self.divides.next = (self.op.val() == op::FDIV) | (self.op.val() == op::INVM);
        if self.load.val() {
            self.x1_beat.d.next = pack!(8;
                beat::OP = self.op.val(),
                beat::SATURATE = self.saturate.val(),
                beat::FLUSH = self.flush.val());
            self.x1_bits.d.next = self.source[0].val();
            self.x1_other.d.next = self.source[1].val();
            if self.divides.val() {
                self.x1_bits.d.next = self.source[1].val();
                self.x1_other.d.next = self.source[0].val();
            }
            if self.again.val() {
                self.x1_beat.d.next = self.beat[5].q.val() + pack!(8; beat::TURN = bits::<2>(1));
                self.x1_bits.d.next = self.other_bits[5].q.val();
            }
        }

        comment!("X1: unpack, plan");
        self.operand.bits.next = self.x1_bits.q.val();
        self.operand.flush.next = self.x1_beat.q.val().field(beat::FLUSH);
        self.operand.again.next = self.x1_beat.q.val().field(beat::TURN) == 2;
        self.other.bits.next = self.x1_other.q.val();
        self.other.flush.next = self.x1_beat.q.val().field(beat::FLUSH);
        self.other.again.next = false;
        connect!(
            self.back => self.operand.back,
            self.back => self.other.back,
            self.back => self.planner.back,
            self.operand.number => self.planner.number,
            self.other.number => self.planner.other,
            self.x1_beat => self.planner.beat,
            self.planner.plan => self.x2,
            self.operand.value => self.x2_value
        );
        self.x1_step.next = self.planner.plan.kind.val().field(kind::STEP);
        self.multipliers.address.next = pack!(9; multiplier::FIELD = bits::<8>(255));
        if self.x1_step.val() == step::EXP {
            self.multipliers.address.next = pack!(9; multiplier::FIELD = self.operand.number.field.val());
        } else if (self.x1_step.val() == step::SIN) | (self.x1_step.val() == step::COS) {
            self.multipliers.address.next =
                pack!(9; multiplier::ANGLE = true, multiplier::FIELD = self.operand.number.field.val());
        }
        carry!(self, beat[6] = self.x1_beat.q.val(), kind[6] = self.planner.plan.kind.val());
        carry_data!(self, other_bits[6] = self.x1_other.q.val());

        comment!("X2: multiply, what comes from the table late; the constant part of the scale, with the carry of a subtraction");
        self.x2_factor.next = self.x2.factor.q.val() | self.multipliers.data.val();
        self.x2_half[0].next = self.x2_factor.val().field(factor_bits::LOW);
        self.x2_half[1].next = self.x2_factor.val().field(factor_bits::HIGH);
        for h in 0..2 {
            self.x3_low[h].d.next =
                bit_cast::<36, 18>(self.x2_value.long.q.val().field(value_bits::LOW)) * bit_cast::<36, 18>(self.x2_half[h].val());
            self.x3_high[h].d.next = bit_cast::<28, 10>(self.x2_value.long.q.val().field(value_bits::HIGH))
                * bit_cast::<28, 18>(self.x2_half[h].val());
        }
        self.x2_step.next = self.kind[0].q.val().field(kind::STEP);
        self.x3_base.d.next = 151.into();
        match self.x2_step.val() {
            step::INV => self.x3_base.d.next = 278.into(),
            step::SQT => self.x3_base.d.next = 87.into(),
            step::RSQT => self.x3_base.d.next = 215.into(),
            step::MUL => self.x3_base.d.next = self.x2.second.q.val() - 103,
            _ => {}
        }
        self.x3_integer.d.next = bit_cast::<9, 10>(self.x2_value.exponent.q.val() - 127);
        connect!(
            self.x2.sign => self.x3_sign,
            self.x2.negative => self.x3_negative,
            self.x2.far => self.x3_far,
            self.x2_value.exponent => self.x3_exponent
        );

        comment!("X3: locate");
        self.locate.step.next = self.kind[1].q.val().field(kind::STEP);
        connect!(
            self.x3_low => self.locate.low,
            self.x3_high => self.locate.high,
            self.x3_negative => self.locate.negative,
            self.x3_far => self.locate.far,
            self.x3_exponent => self.locate.exponent,
            self.x3_base => self.locate.base,
            self.x3_integer => self.locate.whole,
            self.locate.row => self.coefficients.address,
            self.locate.offset => self.x4
        );
        self.x4_sign.d.next = self.x3_sign.q.val() ^ self.locate.turned.val();

        comment!("X4: bend");
        self.x4_bend.next = bit_cast::<31, 13>(self.coefficients.data.val().field(coefficients::C2))
            * bit_cast::<31, 18>(self.x4.distance.q.val());
        self.x4_kept.next = bit_cast::<13, 12>(self.x4_bend.val().field(bend::KEPT));
        self.x5.bend.d.next = self.x4_kept.val();
        if self.x4.right.q.val() {
            self.x5.bend.d.next = !self.x4_kept.val();
        }
        self.x5.c1.d.next = self.coefficients.data.val().field(coefficients::C1);
        self.x5.base.d.next = bit_cast::<36, 29>(self.coefficients.data.val().field(coefficients::C0))
            | pack!(36; logarithm::INTEGER = self.x4.whole.q.val());
        if self.kind[2].q.val().field(kind::STEP) == step::MUL {
            self.x5.base.d.next = bit_cast::<36, 29>(self.x4.window.q.val());
        }
        connect!(
            self.x4.distance => self.x5_distance,
            self.x4.add => self.x5_add,
            self.x4.scale => self.x5_scale,
            self.x4_sign => self.x5_sign
        );

        comment!("X5: slope, sum; what is taken away is added inverted");
        self.x5_slope.next = self.x5.c1.q.val() + sign_extend::<20, 13>(self.x5.bend.q.val());
        self.x5_product.next =
            bit_cast::<36, 18>(self.x5_slope.val().field(slope::KEPT)) * bit_cast::<36, 18>(self.x5_distance.q.val());
        self.x5_rise.next = bit_cast::<36, 20>(self.x5_product.val().field(rise::KEPT));
        if !self.x5_add.q.val() {
            self.x5_rise.next = !bit_cast::<36, 20>(self.x5_product.val().field(rise::KEPT));
        }
        self.x6_sum.d.next = self.x5.base.q.val() + self.x5_rise.val();
        self.x6_negatable.d.next =
            (self.kind[3].q.val().field(kind::STEP) == step::LOG) & (self.kind[3].q.val().field(kind::CLASS) == class::FINITE);
        self.limit.free.next = self.kind[3].q.val().field(kind::FREE);
        connect!(
            self.x5_scale => self.limit.scale,
            self.limit.limit => self.x6_limit,
            self.x5_scale => self.x6_scale,
            self.x5_sign => self.x6_sign
        );

        comment!("X6: count");
        connect!(
            self.x6_sum => self.count.sum,
            self.x6_sign => self.count.sign,
            self.x6_negatable => self.count.negatable,
            self.x6_scale => self.count.scale,
            self.x6_limit => self.count.limit,
            self.count.counted => self.x7
        );

        comment!("X7: finish");
        connect!(
            self.x7 => self.finished.counted,
            self.kind[5] => self.finished.kind,
            self.beat[5] => self.finished.beat,
            self.finished.back => self.back
        );
        self.a_result.d.next = 0.into();
        self.a_extension.d.next = 0.into();
        self.a_eo.d.next = false;
        if self.finish.val() {
            self.a_result.d.next = self.finished.back.bits.val();
            self.a_extension.d.next = self.finished.extension.val();
            self.a_eo.d.next = self.finished.eo.val();
        }
        outputs!(self, result = a_result, extension = a_extension, eo = a_eo);
    }
}
