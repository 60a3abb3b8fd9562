//! `DoubleExtend`: stage X7 of the double lane for results with an extension.
//!
//! ```text
//!  value 64, guard, sticky, exponent, sign, cancel ->+--------+-> low 64
//!  special, rounding, single                       ->| extend |-> extension 13
//!                                                    +--------+
//! ```
//!
//! Combinational. Rounds to 64 places, or to 32 if `single`, and splits the value (rule 57 of the instruction
//! page). Invariant: lockstep of `tessera_alu_math`. Stalls, deadlock: none, no state.

use crate::word::{
    binary32, binary64, double, double_special, exponent_code, extended_fraction, extension, float, pattern, rounding,
    wide_exponent, wide_significand,
};
use tessera_hdl::prelude::*;

/// Rounds and splits.
#[block]
pub struct DoubleExtend {
    pub value: Signal<In, U<64>>,
    pub guard: Signal<In, Bit>,
    pub sticky: Signal<In, Bit>,
    pub exponent: Signal<In, U<15>>,
    pub sign: Signal<In, Bit>,
    pub cancel: Signal<In, Bit>,
    pub special: Signal<In, U<3>>,
    pub rounding: Signal<In, U<2>>,
    pub single: Signal<In, Bit>,
    pub low: Signal<Out, U<64>>,
    pub extension: Signal<Out, U<13>>,
    places: Signal<Local, U<64>>,
    half: Signal<Local, Bit>,
    rest: Signal<Local, Bit>,
    odd: Signal<Local, Bit>,
    outward: Signal<Local, Bit>,
    increment: Signal<Local, Bit>,
    rounded: Signal<Local, U<64>>,
    /// The fraction is all ones; one more carries.
    full: Signal<Local, Bit>,
    carries: Signal<Local, Bit>,
    biased: Signal<Local, U<15>>,
    code: Signal<Local, U<15>>,
    /// Of the exponents of the format the first beyond.
    first_beyond: Signal<Local, U<15>>,
    zero: Signal<Local, Bit>,
    infinite: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
}

impl Logic for DoubleExtend {
    #[hdl]
    fn update(&mut self) {
        comment!("round: fractions of 63 bits, of 31 bits");
        self.places.next = bit_cast::<64, 63>(self.value.val().field(wide_significand::ALL));
        self.half.next = self.guard.val();
        self.rest.next = self.sticky.val();
        self.odd.next = self.value.val().get_bit(0);
        self.full.next = self.value.val().field(wide_significand::ALL).all();
        if self.single.val() {
            self.places.next = bit_cast::<64, 31>(self.value.val().field(wide_significand::UPPER));
            self.half.next = self.value.val().get_bit(31);
            self.rest.next = self.value.val().field(wide_significand::BELOW_UPPER).any() | self.guard.val() | self.sticky.val();
            self.odd.next = self.value.val().get_bit(32);
            self.full.next = self.value.val().field(wide_significand::UPPER).all();
        }
        self.outward.next = ((self.rounding.val() == rounding::UP) & !self.sign.val())
            | ((self.rounding.val() == rounding::DOWN) & self.sign.val());
        self.increment.next = self.outward.val() & (self.half.val() | self.rest.val());
        if self.rounding.val() == rounding::NEAREST {
            self.increment.next = self.half.val() & (self.rest.val() | self.odd.val());
        }
        self.rounded.next = self.places.val() + bit_cast::<64, 1>(self.increment.val().into());
        self.carries.next = self.increment.val() & self.full.val();

        comment!("exponent, and its code: beyond the format's own one place farther");
        self.biased.next = self.exponent.val() + bit_cast::<15, 1>(self.carries.val().into());
        self.first_beyond.next = 2047.into();
        if self.single.val() {
            self.biased.next = self.exponent.val() - binary64::MORE_BIAS + bit_cast::<15, 1>(self.carries.val().into());
            self.first_beyond.next = 255.into();
        }
        self.code.next = self.biased.val();
        self.zero.next = false;
        self.infinite.next = self.special.val().field(double_special::INFINITE);
        if self.biased.val().field(wide_exponent::NEGATIVE) | !self.biased.val().any() {
            self.code.next = self.biased.val() - 1;
            comment!("down to -3071, -383");
            if self.single.val() {
                if (bits::<15>(0) - self.biased.val()) > 383 {
                    self.zero.next = true;
                }
            } else if (bits::<15>(0) - self.biased.val()) > 3071 {
                self.zero.next = true;
            }
        } else if self.biased.val() >= self.first_beyond.val() {
            self.code.next = self.biased.val() + 1;
            comment!("up to 5118, 638");
            if self.single.val() {
                if self.biased.val() > 638 {
                    self.infinite.next = true;
                }
            } else if self.biased.val() > 5118 {
                self.infinite.next = true;
            }
        }
        comment!("that of a zero means nothing");
        if !self.value.val().any() {
            self.zero.next = true;
            self.infinite.next = self.special.val().field(double_special::INFINITE);
        }

        comment!("split");
        self.negative.next = self.sign.val();
        if self.special.val().field(double_special::INFINITE) {
            self.negative.next = self.special.val().field(double_special::SIGN);
        } else if self.cancel.val() & !self.value.val().any() & !self.guard.val() & !self.sticky.val() {
            self.negative.next = self.rounding.val() == rounding::DOWN;
        }
        self.low.next = pack!(64;
            double::SIGN = self.negative.val(),
            double::EXPONENT = self.code.val().field(wide_exponent::DOUBLE),
            double::FRACTION = self.rounded.val().field(extended_fraction::UPPER));
        self.extension.next = pack!(13;
            extension::CODE = self.code.val().field(exponent_code::ABOVE),
            extension::FRACTION = self.rounded.val().field(extended_fraction::LOWER));
        if self.infinite.val() {
            self.low.next = pack!(64; double::SIGN = self.negative.val(), double::MAGNITUDE = binary64::INFINITE);
        } else if self.zero.val() {
            self.low.next = pack!(64; double::SIGN = self.negative.val(), double::MAGNITUDE = bits::<63>(0));
        }
        if self.special.val().field(double_special::NAN) {
            self.low.next = pack!(64; double::SIGN = false, double::MAGNITUDE = binary64::NAN);
        }
        if self.single.val() {
            self.low.next = bit_cast::<64, 32>(pack!(32;
                float::SIGN = self.negative.val(),
                float::EXPONENT = self.code.val().field(wide_exponent::SINGLE),
                float::FRACTION = self.rounded.val().field(extended_fraction::SINGLE_UPPER)));
            self.extension.next = pack!(13;
                extension::SINGLE_CODE = self.code.val().field(exponent_code::SINGLE_ABOVE),
                extension::SINGLE_FRACTION = self.rounded.val().field(extended_fraction::SINGLE_LOWER));
            if self.infinite.val() {
                self.low.next =
                    bit_cast::<64, 32>(pack!(32; float::SIGN = self.negative.val(), float::MAGNITUDE = binary32::INFINITE));
            } else if self.zero.val() {
                self.low.next =
                    bit_cast::<64, 32>(pack!(32; float::SIGN = self.negative.val(), float::MAGNITUDE = bits::<31>(0)));
            }
            if self.special.val().field(double_special::NAN) {
                self.low.next = bit_cast::<64, 32>(pattern::NAN);
            }
        }
        if self.infinite.val() | self.zero.val() | self.special.val().field(double_special::NAN) {
            self.extension.next = 0.into();
        }
    }
}
