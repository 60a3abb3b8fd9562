//! `DoubleExtend`: stage X7 of the double lane for results with an extension.
//!
//! ```text
//!  value 64, guard, sticky, biased[2] ->+--------+-> low 64
//!  sign, away, cancel, special        ->| extend |-> extension 13
//!  rounding, single                   ->+--------+
//! ```
//!
//! Combinational. Rounds to 64 places, or to 32 if `single`, and splits the value (rule 57 of the instruction
//! page). Whether rounding carries into the exponent is known late: its code is made for both.
//! Invariant: lockstep of `tessera_alu_math`. Stalls, deadlock: none, no state.

use crate::word::{
    beyond, binary32, binary64, double, double_special, exponent_code, extended_fraction, extension, float, rounding,
    wide_exponent, wide_significand,
};
use tessera_hdl::prelude::*;

/// Rounds and splits.
#[block]
pub struct DoubleExtend {
    pub value: Signal<In, U<64>>,
    pub guard: Signal<In, Bit>,
    pub sticky: Signal<In, Bit>,
    /// The exponent in the format's bias, and one more.
    pub biased: [Signal<In, U<15>>; 2],
    pub sign: Signal<In, Bit>,
    /// The direction of rounding, if it is one, leads away from zero.
    pub away: Signal<In, Bit>,
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
    increment: Signal<Local, Bit>,
    rounded: Signal<Local, U<64>>,
    /// The fraction is all ones; one more carries.
    full: Signal<Local, Bit>,
    carries: Signal<Local, Bit>,
    /// One less, or nothing.
    less: [Signal<Local, U<15>>; 2],
    codes: [Signal<Local, U<15>>; 2],
    /// Zero or less; if less, enough for the format; beyond its own exponents; too large.
    negative_code: [Signal<Local, Bit>; 2],
    enough: [Signal<Local, Bit>; 2],
    beyond: [Signal<Local, Bit>; 2],
    excess: [Signal<Local, Bit>; 2],
    over: [Signal<Local, Bit>; 2],
    under: [Signal<Local, Bit>; 2],
    code: Signal<Local, U<15>>,
    too_large: Signal<Local, Bit>,
    too_small: Signal<Local, Bit>,
    nan: Signal<Local, Bit>,
    /// Exponent and fraction stay; with them, and in their place.
    keeps: Signal<Local, Bit>,
    sign_out: Signal<Local, Bit>,
    plain: Signal<Local, U<64>>,
    kept_extension: Signal<Local, U<13>>,
    other: Signal<Local, U<64>>,
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
        self.increment.next = self.away.val() & (self.half.val() | self.rest.val());
        if self.rounding.val() == rounding::NEAREST {
            self.increment.next = self.half.val() & (self.rest.val() | self.odd.val());
        }
        self.rounded.next = self.places.val() + bit_cast::<64, 1>(self.increment.val().into());
        self.carries.next = self.increment.val() & self.full.val();

        comment!("exponent, and its code: beyond the format's own one place farther");
        comment!("without and with one more, as it is known late whether the rounded fraction carries");
        for i in 0..2 {
            comment!("not above zero, and down to -3071, -383; from 2047, 255 on, and above 5118, 638");
            self.negative_code[i].next = self.biased[i].val().field(wide_exponent::NEGATIVE) | !self.biased[i].val().any();
            self.enough[i].next = self.biased[i].val().field(beyond::UPPER).all()
                & (self.biased[i].val().get_bit(11)
                    | (self.biased[i].val().get_bit(10) & self.biased[i].val().field(beyond::LOW_10).any()));
            self.beyond[i].next =
                self.biased[i].val().field(beyond::ABOVE_11).any() | self.biased[i].val().field(beyond::LOW_11).all();
            self.excess[i].next = self.biased[i].val().get_bit(13)
                | (self.biased[i].val().get_bit(12)
                    & (self.biased[i].val().get_bit(11)
                        | self.biased[i].val().get_bit(10)
                        | self.biased[i].val().field(beyond::LOW_10).all()));
            if self.single.val() {
                self.enough[i].next = self.biased[i].val().field(beyond::SINGLE_UPPER).all()
                    & (self.biased[i].val().get_bit(8)
                        | (self.biased[i].val().get_bit(7) & self.biased[i].val().field(beyond::LOW_7).any()));
                self.beyond[i].next =
                    self.biased[i].val().field(beyond::ABOVE_8).any() | self.biased[i].val().field(beyond::LOW_8).all();
                self.excess[i].next = self.biased[i].val().field(beyond::ABOVE_10).any()
                    | (self.biased[i].val().get_bit(9)
                        & (self.biased[i].val().get_bit(8)
                            | self.biased[i].val().get_bit(7)
                            | self.biased[i].val().field(beyond::LOW_7).all()));
            }
            self.less[i].next = 0.into();
            if self.negative_code[i].val() {
                self.less[i].next = bits::<15>(0x7fff);
            }
            self.codes[i].next = self.biased[i].val()
                + self.less[i].val()
                + bit_cast::<15, 1>((self.beyond[i].val() & !self.negative_code[i].val()).into());
            self.over[i].next = !self.negative_code[i].val() & self.excess[i].val();
            self.under[i].next = self.biased[i].val().field(wide_exponent::NEGATIVE) & !self.enough[i].val();
        }
        self.code.next = self.codes[0].val();
        self.too_large.next = self.over[0].val();
        self.too_small.next = self.under[0].val();
        if self.carries.val() {
            self.code.next = self.codes[1].val();
            self.too_large.next = self.over[1].val();
            self.too_small.next = self.under[1].val();
        }
        self.infinite.next = self.special.val().field(double_special::INFINITE) | (self.too_large.val() & self.value.val().any());
        comment!("the exponent of a zero means nothing");
        self.zero.next = self.too_small.val() | !self.value.val().any();

        comment!("split");
        self.negative.next = self.sign.val();
        if self.special.val().field(double_special::INFINITE) {
            self.negative.next = self.special.val().field(double_special::SIGN);
        } else if self.cancel.val() & !self.value.val().any() & !self.guard.val() & !self.sticky.val() {
            self.negative.next = self.rounding.val() == rounding::DOWN;
        }
        comment!("what takes the place of exponent and fraction is decided first, so that each bit has one choice");
        self.nan.next = self.special.val().field(double_special::NAN);
        self.keeps.next = !self.nan.val() & !self.infinite.val() & !self.zero.val();
        self.sign_out.next = self.negative.val() & !self.nan.val();
        self.plain.next = pack!(64;
            double::SIGN = self.sign_out.val(),
            double::EXPONENT = self.code.val().field(wide_exponent::DOUBLE),
            double::FRACTION = self.rounded.val().field(extended_fraction::UPPER));
        self.kept_extension.next = pack!(13;
            extension::CODE = self.code.val().field(exponent_code::ABOVE),
            extension::FRACTION = self.rounded.val().field(extended_fraction::LOWER));
        self.other.next = pack!(64; double::SIGN = self.sign_out.val(), double::MAGNITUDE = bits::<63>(0));
        if self.nan.val() {
            self.other.next = pack!(64; double::SIGN = self.sign_out.val(), double::MAGNITUDE = binary64::NAN);
        } else if self.infinite.val() {
            self.other.next = pack!(64; double::SIGN = self.sign_out.val(), double::MAGNITUDE = binary64::INFINITE);
        }
        if self.single.val() {
            self.plain.next = bit_cast::<64, 32>(pack!(32;
                float::SIGN = self.sign_out.val(),
                float::EXPONENT = self.code.val().field(wide_exponent::SINGLE),
                float::FRACTION = self.rounded.val().field(extended_fraction::SINGLE_UPPER)));
            self.kept_extension.next = pack!(13;
                extension::SINGLE_CODE = self.code.val().field(exponent_code::SINGLE_ABOVE),
                extension::SINGLE_FRACTION = self.rounded.val().field(extended_fraction::SINGLE_LOWER));
            self.other.next = bit_cast::<64, 32>(pack!(32; float::SIGN = self.sign_out.val(), float::MAGNITUDE = bits::<31>(0)));
            if self.nan.val() {
                self.other.next =
                    bit_cast::<64, 32>(pack!(32; float::SIGN = self.sign_out.val(), float::MAGNITUDE = binary32::NAN));
            } else if self.infinite.val() {
                self.other.next =
                    bit_cast::<64, 32>(pack!(32; float::SIGN = self.sign_out.val(), float::MAGNITUDE = binary32::INFINITE));
            }
        }
        self.low.next = self.other.val();
        self.extension.next = 0.into();
        if self.keeps.val() {
            self.low.next = self.plain.val() | self.other.val();
            self.extension.next = self.kept_extension.val();
        }
    }
}
