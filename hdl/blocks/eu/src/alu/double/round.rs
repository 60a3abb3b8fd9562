//! `DoubleRound`: stage X7 of the double lane.
//!
//! ```text
//!  value 64, below, exponent   ->+-------+-> result 64
//!  sign, away, cancel          ->| round |-> flag
//!  special, control            ->+-------+
//! ```
//!
//! Combinational. Rounds to binary64 or binary32, packs, flushes, saturates, and judges the result by the
//! condition modifier; of a comparison the outcome is known. What depends on the rounded value does not wait
//! for the sum: it is known from the parts and from whether they carry. Invariant: `doubles_match_apfloat`.
//! Stalls, deadlock: none, no state.

use crate::alu::integer::IntegerJudge;
use crate::word::{
    binary32, binary64, double, double_control, double_special, float, qword, rounding, wide_exponent, wide_significand,
};
use tessera_hdl::prelude::*;

/// Rounds, packs and judges.
#[block]
pub struct DoubleRound {
    pub value: Signal<In, U<64>>,
    /// Something is below it.
    pub below: Signal<In, Bit>,
    /// Of its leading bit, the smallest one if there is none; in the format's bias.
    pub exponent: Signal<In, U<15>>,
    pub sign: Signal<In, Bit>,
    /// The direction of rounding, if it is one, leads away from zero: by `sign`, as nothing infinite is rounded.
    pub away: Signal<In, Bit>,
    /// A difference made it.
    pub cancel: Signal<In, Bit>,
    pub special: Signal<In, U<3>>,
    /// `word::double_control`.
    pub control: Signal<In, U<15>>,
    pub result: Signal<Out, U<64>>,
    pub flag: Signal<Out, Bit>,
    single: Signal<Local, Bit>,
    field: Signal<Local, U<15>>,
    negative: Signal<Local, Bit>,
    guard: Signal<Local, Bit>,
    sticky: Signal<Local, Bit>,
    odd: Signal<Local, Bit>,
    outward: Signal<Local, Bit>,
    increment: Signal<Local, Bit>,
    /// Fraction and exponent before rounding are zeros.
    none: Signal<Local, Bit>,
    /// All of the fraction is ones, so that an increment goes up to the exponent; it does.
    full: Signal<Local, Bit>,
    carries: Signal<Local, Bit>,
    exact_zero: Signal<Local, Bit>,
    unrounded: Signal<Local, U<64>>,
    rounded: Signal<Local, U<64>>,
    /// Of the exponent: something above the format's field; the field's top bit; ones between that and the
    /// lowest bit.
    above: Signal<Local, Bit>,
    top: Signal<Local, Bit>,
    reaches: Signal<Local, Bit>,
    /// Below the top bit it is all ones, or becomes so.
    ones: Signal<Local, Bit>,
    over: Signal<Local, Bit>,
    bottom: Signal<Local, Bit>,
    infinite: Signal<Local, Bit>,
    /// One or more.
    one_or_more: Signal<Local, Bit>,
    raw: Signal<Local, Bit>,
    /// It is flushed.
    vanishes: Signal<Local, Bit>,
    sign_out: Signal<Local, Bit>,
    /// The rounded magnitude stays; what takes its place.
    keeps: Signal<Local, Bit>,
    other: Signal<Local, U<63>>,
    single_other: Signal<Local, U<31>>,
    plain: Signal<Local, U<64>>,
    delivered: Signal<Local, U<64>>,
    nan: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    zero: Signal<Local, Bit>,
    is_nan: Signal<Local, Bit>,
    judge: IntegerJudge,
}

impl Logic for DoubleRound {
    #[hdl]
    fn update(&mut self) {
        self.single.next = self.control.val().field(double_control::SINGLE);
        self.negative.next = self.sign.val();
        if self.special.val().field(double_special::INFINITE) {
            self.negative.next = self.special.val().field(double_special::SIGN);
        }

        comment!("round");
        self.field.next = 0.into();
        if self.value.val().field(wide_significand::LEADING) {
            self.field.next = self.exponent.val();
        }
        self.guard.next = self.value.val().field(wide_significand::GUARD);
        self.sticky.next = self.value.val().field(wide_significand::STICKY).any() | self.below.val();
        self.odd.next = self.value.val().field(wide_significand::ODD);
        self.full.next = self.value.val().field(wide_significand::FRACTION).all();
        self.unrounded.next = pack!(64;
            double::EXPONENT = self.field.val().field(wide_exponent::DOUBLE),
            double::FRACTION = self.value.val().field(wide_significand::FRACTION));
        if self.single.val() {
            self.guard.next = self.value.val().field(wide_significand::SINGLE_GUARD);
            self.sticky.next = self.value.val().field(wide_significand::SINGLE_STICKY).any() | self.below.val();
            self.odd.next = self.value.val().field(wide_significand::SINGLE_ODD);
            self.full.next = self.value.val().field(wide_significand::SINGLE_FRACTION).all();
            self.unrounded.next = bit_cast::<64, 32>(pack!(32;
                float::EXPONENT = self.field.val().field(wide_exponent::SINGLE),
                float::FRACTION = self.value.val().field(wide_significand::SINGLE_FRACTION)));
        }
        connect!(self.away => self.outward);
        self.increment.next = self.away.val() & (self.guard.val() | self.sticky.val());
        if self.control.val().field(double_control::ROUNDING) == rounding::NEAREST {
            self.increment.next = self.guard.val() & (self.sticky.val() | self.odd.val());
            self.outward.next = true;
        }
        self.rounded.next = self.unrounded.val() + bit_cast::<64, 1>(self.increment.val().into());
        self.carries.next = self.increment.val() & self.full.val();
        self.none.next = !self.unrounded.val().any();
        self.exact_zero.next = !self.value.val().any() & !self.below.val();

        comment!("limits: of the exponent, which one more may reach");
        self.above.next = self.field.val().field(wide_exponent::ABOVE_DOUBLE).any();
        self.top.next = self.field.val().field(wide_exponent::DOUBLE_TOP);
        self.reaches.next = self.field.val().field(wide_exponent::DOUBLE_REST).all();
        self.bottom.next = !self.field.val().field(wide_exponent::DOUBLE).any() & !self.carries.val();
        if self.single.val() {
            self.above.next = self.field.val().field(wide_exponent::ABOVE_SINGLE).any();
            self.top.next = self.field.val().field(wide_exponent::SINGLE_TOP);
            self.reaches.next = self.field.val().field(wide_exponent::SINGLE_REST).all();
            self.bottom.next = !self.field.val().field(wide_exponent::SINGLE).any() & !self.carries.val();
        }
        self.ones.next = self.reaches.val() & (self.field.val().field(wide_exponent::ODD) | self.carries.val());
        self.over.next = self.above.val() | (self.top.val() & self.ones.val());
        self.one_or_more.next = self.top.val() | self.ones.val();
        self.infinite.next = self.special.val().field(double_special::INFINITE) | (self.over.val() & self.outward.val());
        comment!("what takes the place of the magnitude is decided first, so that each bit has one choice");
        self.nan.next = self.special.val().field(double_special::NAN);
        self.raw.next = self.control.val().field(double_control::RAW);
        self.vanishes.next = self.control.val().field(double_control::FLUSH) & self.bottom.val();
        self.sign_out.next = self.negative.val() & !self.nan.val() & !self.control.val().field(double_control::SATURATE);
        if self.exact_zero.val()
            & self.cancel.val()
            & !self.infinite.val()
            & !self.nan.val()
            & !self.control.val().field(double_control::SATURATE)
        {
            self.sign_out.next = self.control.val().field(double_control::ROUNDING) == rounding::DOWN;
        }
        self.keeps.next = !self.raw.val() & !self.nan.val() & !self.infinite.val() & !self.over.val() & !self.vanishes.val();
        self.other.next = 0.into();
        self.single_other.next = 0.into();
        if self.nan.val() {
            self.other.next = binary64::NAN;
            self.single_other.next = binary32::NAN;
        } else if self.infinite.val() {
            self.other.next = binary64::INFINITE;
            self.single_other.next = binary32::INFINITE;
        } else if self.over.val() {
            self.other.next = binary64::GREATEST;
            self.single_other.next = binary32::GREATEST;
        }
        if self.control.val().field(double_control::SATURATE) {
            if self.nan.val() | self.negative.val() | (self.exact_zero.val() & !self.infinite.val()) {
                self.keeps.next = false;
                self.other.next = 0.into();
                self.single_other.next = 0.into();
            } else if self.infinite.val() | self.over.val() | self.one_or_more.val() {
                self.keeps.next = false;
                self.other.next = binary64::ONE;
                self.single_other.next = binary32::ONE;
            }
        }

        comment!("pack");
        self.plain.next = 0.into();
        if self.keeps.val() {
            self.plain.next = self.rounded.val();
        }
        self.delivered.next = pack!(64;
            double::SIGN = self.sign_out.val(),
            double::MAGNITUDE = self.plain.val().field(double::MAGNITUDE) | self.other.val());
        if self.single.val() {
            self.delivered.next = bit_cast::<64, 32>(pack!(32;
                float::SIGN = self.sign_out.val(),
                float::MAGNITUDE = self.plain.val().field(qword::LOW).field(float::MAGNITUDE) | self.single_other.val()));
        }
        self.result.next = self.delivered.val();
        if self.raw.val() {
            self.result.next = self.value.val();
        }

        comment!("judge; what saturates is neither below zero nor NaN");
        self.is_nan.next = self.nan.val() & !self.control.val().field(double_control::SATURATE);
        self.less.next = self.negative.val();
        self.zero.next = !self.nan.val()
            & !self.infinite.val()
            & !self.over.val()
            & ((self.none.val() & !self.increment.val()) | (self.control.val().field(double_control::FLUSH) & self.bottom.val()));
        if self.control.val().field(double_control::RAW) {
            self.less.next = self.value.val().field(double::SIGN);
            self.zero.next = !self.value.val().field(double::MAGNITUDE).any()
                | (self.control.val().field(double_control::FLUSH) & !self.value.val().field(double::EXPONENT).any());
        } else if self.control.val().field(double_control::SATURATE) & (self.nan.val() | self.negative.val()) {
            self.zero.next = true;
        }
        self.judge.less.next = self.less.val() & !self.zero.val();
        connect!(self.zero => self.judge.equal);
        self.judge.nan.next = bit_cast::<2, 1>(self.is_nan.val().into());
        self.judge.judgement.condition.next = self.control.val().field(double_control::CONDITION);
        self.judge.judgement.predicate.next = false;
        self.flag.next = self.judge.holds.val();
        if self.control.val().field(double_control::COMPARES) {
            self.flag.next = self.control.val().field(double_control::HOLDS);
        }
    }
}
