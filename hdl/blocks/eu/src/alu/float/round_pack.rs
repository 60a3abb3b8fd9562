//! `RoundPack`: rounds an aligned significand to binary32 and saturates it.
//!
//! ```text
//!                           +-----------+
//!  sign, cancel           ->|           |
//!  exponent 9, signif. 24 ->|  round    |-> value 32
//!  guard, sticky          ->|  pack     |
//!  nan, infinite, saturate->|           |
//!  mode 3, odd            ->|           |
//!                           +-----------+
//! ```
//!
//! Combinational. Contract of the inputs: `exponent` >= 1 is the biased
//! exponent that bit 23 of `significand` stands for; bit 23 is clear only when
//! `exponent` is 1 (a denormal result) or everything is zero. `cancel` says
//! that an effective subtraction made the value: its exact zero is +0, or -0
//! when rounding toward minus infinity. `mode`: 0 nearest even, 1 toward
//! +inf, 2 toward -inf, 3 toward zero; bit 2 flushes denormal results.
//! `saturate`: NaN and everything with a sign become +0, 1 and more become 1.
//! `odd`: rounds toward zero and sets the last place if anything is lost, for one who rounds to fewer places.
//!
//! The increment runs through fraction and exponent in one adder, so that a
//! denormal that rounds up becomes the smallest normal number and the largest
//! number that rounds up becomes infinity without further cases. Limits are
//! beside the adder, not behind it: the exponent before it and whether all of
//! the fraction carries say which are met.
//!
//! Invariants: correctly rounded in all modes (`add_matches_apfloat`,
//! `multiply_add_matches_apfloat`). Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::word::{biased, binary32, float, mode, rounding, significand};
use tessera_hdl::prelude::*;

/// Biased exponents: of the greatest numbers, and of the greatest below 1.
const GREATEST: u64 = 254;
const BELOW_ONE: u64 = 126;

/// Rounds a significand with guard and sticky bit to binary32.
#[block]
pub struct RoundPack {
    pub unrounded: Unrounded<In>,
    pub nan: Signal<In, Bit>,
    pub infinite: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub odd: Signal<In, Bit>,
    pub value: Signal<Out, U<32>>,
    rounding: Signal<Local, U<2>>,
    inexact: Signal<Local, Bit>,
    increment: Signal<Local, Bit>,
    outward: Signal<Local, Bit>,
    field: Signal<Local, U<9>>,
    /// The increment runs through all of the fraction.
    carries: Signal<Local, Bit>,
    rounded: Signal<Local, U<32>>,
    over: Signal<Local, Bit>,
    one_or_more: Signal<Local, Bit>,
    exact_zero: Signal<Local, Bit>,
    flushed: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    /// What is beyond the numbers becomes infinity.
    away: Signal<Local, Bit>,
    /// The magnitude stays; what takes its place.
    keeps: Signal<Local, Bit>,
    other: Signal<Local, U<31>>,
    magnitude: Signal<Local, U<31>>,
}

impl Logic for RoundPack {
    #[hdl]
    fn update(&mut self) {
        self.rounding.next = self.mode.val().field(mode::ROUNDING);
        self.inexact.next = self.unrounded.guard.val() | self.unrounded.sticky.val();

        comment!("outward: this mode rounds a number of this sign away from zero");
        self.outward.next = ((self.rounding.val() == rounding::UP) & !self.unrounded.sign.val())
            | ((self.rounding.val() == rounding::DOWN) & self.unrounded.sign.val());
        self.increment.next = self.outward.val() & self.inexact.val();
        if self.rounding.val() == rounding::NEAREST {
            self.increment.next = self.unrounded.guard.val()
                & (self.unrounded.sticky.val() | self.unrounded.significand.val().field(significand::ODD));
        }

        if self.odd.val() {
            self.increment.next = false;
        }

        self.field.next = 0.into();
        if self.unrounded.significand.val().field(significand::LEADING) {
            self.field.next = self.unrounded.exponent.val();
        }
        self.rounded.next = (((bit_cast::<32, 9>(self.field.val()) << 23)
            | bit_cast::<32, 23>(self.unrounded.significand.val().field(significand::FRACTION)))
            + bit_cast::<32, 1>(self.increment.val().into()))
            | bit_cast::<32, 1>((self.odd.val() & self.inexact.val()).into());

        comment!("over: beyond the numbers; one_or_more: in magnitude");
        self.carries.next = self.increment.val() & self.unrounded.significand.val().field(significand::FRACTION).all();
        self.over.next = self.field.val().field(biased::BEYOND)
            | self.field.val().field(biased::LOW).all()
            | (self.carries.val() & (self.field.val() == GREATEST));
        self.one_or_more.next = self.infinite.val()
            | self.field.val().field(biased::BEYOND)
            | self.field.val().field(biased::ABOVE_ONE)
            | self.field.val().field(biased::OF_ONE).all()
            | (self.carries.val() & (self.field.val() == BELOW_ONE));

        comment!("what takes the place of the rounded magnitude is decided first, so that each bit has one choice");
        self.exact_zero.next = !self.inexact.val() & !self.unrounded.significand.val().any();
        self.flushed.next = self.mode.val().field(mode::FLUSH) & !self.carries.val() & !self.field.val().any();
        self.negative.next = self.unrounded.sign.val();
        if !self.infinite.val() & self.exact_zero.val() & self.unrounded.cancel.val() {
            self.negative.next = self.rounding.val() == rounding::DOWN;
        }
        self.away.next = !self.odd.val() & (self.outward.val() | (self.rounding.val() == rounding::NEAREST));
        self.keeps.next = !self.nan.val() & !self.infinite.val() & !self.over.val() & !self.flushed.val();
        self.other.next = 0.into();
        if self.nan.val() {
            self.other.next = binary32::NAN;
        } else if self.infinite.val() | (self.over.val() & self.away.val()) {
            self.other.next = binary32::INFINITE;
        } else if self.over.val() {
            self.other.next = binary32::GREATEST;
        }
        if self.saturate.val() & (self.nan.val() | self.negative.val() | self.one_or_more.val()) {
            self.keeps.next = false;
            self.other.next = 0.into();
            if !self.nan.val() & !self.negative.val() {
                self.other.next = binary32::ONE;
            }
        }
        self.magnitude.next = self.other.val();
        if self.keeps.val() {
            self.magnitude.next = self.rounded.val().field(float::MAGNITUDE) | self.other.val();
        }
        self.value.next = pack!(32;
            float::SIGN = self.negative.val() & !self.nan.val() & !self.saturate.val(),
            float::MAGNITUDE = self.magnitude.val());
    }
}
