//! `RoundPack`: rounds an aligned significand to binary32.
//!
//! ```text
//!                           +-----------+
//!  sign, cancel           ->|           |
//!  exponent 9, signif. 24 ->|  round    |-> value 32
//!  guard, sticky          ->|  pack     |
//!  nan, infinite          ->|           |
//!  mode 3                 ->|           |
//!                           +-----------+
//! ```
//!
//! Combinational. Contract of the inputs: `exponent` >= 1 is the biased
//! exponent that bit 23 of `significand` stands for; bit 23 is clear only when
//! `exponent` is 1 (a denormal result) or everything is zero. `cancel` says
//! that an effective subtraction made the value: its exact zero is +0, or -0
//! when rounding toward minus infinity. `mode`: 0 nearest even, 1 toward
//! +inf, 2 toward -inf, 3 toward zero; bit 2 flushes denormal results.
//!
//! The increment runs through fraction and exponent in one adder, so that a
//! denormal that rounds up becomes the smallest normal number and the largest
//! number that rounds up becomes infinity without further cases.
//!
//! Invariants: correctly rounded in all modes (`add_matches_apfloat`,
//! `multiply_add_matches_apfloat`). Stalls, deadlock: none, no state.

use tessera_hdl::prelude::*;

/// Rounds a significand with guard and sticky bit to binary32.
#[block]
pub struct RoundPack {
    pub sign: Signal<In, Bit>,
    pub cancel: Signal<In, Bit>,
    pub exponent: Signal<In, U<9>>,
    pub significand: Signal<In, U<24>>,
    pub guard: Signal<In, Bit>,
    pub sticky: Signal<In, Bit>,
    pub nan: Signal<In, Bit>,
    pub infinite: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub value: Signal<Out, U<32>>,
    rounding: Signal<Local, U<2>>,
    inexact: Signal<Local, Bit>,
    increment: Signal<Local, Bit>,
    outward: Signal<Local, Bit>,
    field: Signal<Local, U<9>>,
    rounded: Signal<Local, U<32>>,
    magnitude: Signal<Local, U<31>>,
    negative: Signal<Local, Bit>,
}

impl Logic for RoundPack {
    #[hdl]
    fn update(&mut self) {
        self.rounding.next = self.mode.val().get_bits::<2>(0);
        self.inexact.next = self.guard.val() | self.sticky.val();

        comment!("outward: this mode rounds a number of this sign away from zero");
        self.outward.next = ((self.rounding.val() == 1) & !self.sign.val()) | ((self.rounding.val() == 2) & self.sign.val());
        self.increment.next = self.outward.val() & self.inexact.val();
        if self.rounding.val() == 0 {
            self.increment.next = self.guard.val() & (self.sticky.val() | self.significand.val().get_bit(0));
        }

        self.field.next = 0.into();
        if self.significand.val().get_bit(23) {
            self.field.next = self.exponent.val();
        }
        self.rounded.next = (bit_cast::<32, 9>(self.field.val()) << 23)
            + bit_cast::<32, 23>(self.significand.val().get_bits::<23>(0))
            + bit_cast::<32, 1>(self.increment.val().into());

        self.negative.next = self.sign.val();
        self.magnitude.next = self.rounded.val().get_bits::<31>(0);
        if self.nan.val() {
            self.negative.next = false;
            self.magnitude.next = 0x7fc0_0000.into();
        } else if self.infinite.val() {
            self.magnitude.next = 0x7f80_0000.into();
        } else if self.rounded.val() >= 0x7f80_0000 {
            comment!("overflow");
            self.magnitude.next = 0x7f7f_ffff.into();
            if self.outward.val() | (self.rounding.val() == 0) {
                self.magnitude.next = 0x7f80_0000.into();
            }
        } else if !self.inexact.val() & !self.significand.val().any() {
            if self.cancel.val() {
                self.negative.next = self.rounding.val() == 2;
            }
        } else if self.mode.val().get_bit(2) & !self.rounded.val().get_bits::<8>(23).any() {
            self.magnitude.next = 0.into();
        }
        self.value.next = bit_cast::<32, 31>(self.magnitude.val()) | (bit_cast::<32, 1>(self.negative.val().into()) << 31);
    }
}
