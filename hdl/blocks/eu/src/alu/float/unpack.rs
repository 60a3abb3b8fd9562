//! `FloatUnpack`: splits a binary32 pattern and classifies it.
//!
//! ```text
//!              +--------+
//!  bits 32   ->|        |-> sign, exponent 8 (at least 1), significand 24
//!  ftz, bare ->|        |-> zero, infinite, nan
//!              +--------+
//! ```
//!
//! Combinational. A denormal has exponent 1 and a clear leading bit, so that value = significand *
//! 2^(exponent - 150) holds for every finite number; with `ftz` it becomes a zero of the same sign. What is
//! `bare` has a clear leading bit whatever its exponent. Invariant: `significand = 0` exactly when `zero`,
//! which the lanes rely on (`multiply_add_matches_apfloat`, `add_matches_apfloat`). Stalls, deadlock: none,
//! no state.

use crate::word::{float, significand};
use tessera_hdl::prelude::*;

/// Splits a binary32 pattern into sign, exponent, significand and class.
#[block]
pub struct FloatUnpack {
    pub bits: Signal<In, U<32>>,
    pub ftz: Signal<In, Bit>,
    pub bare: Signal<In, Bit>,
    pub sign: Signal<Out, Bit>,
    pub exponent: Signal<Out, U<8>>,
    pub significand: Signal<Out, U<24>>,
    pub zero: Signal<Out, Bit>,
    pub infinite: Signal<Out, Bit>,
    pub nan: Signal<Out, Bit>,
    field: Signal<Local, U<8>>,
    fraction: Signal<Local, U<23>>,
    flushed: Signal<Local, Bit>,
}

impl Logic for FloatUnpack {
    #[hdl]
    fn update(&mut self) {
        self.field.next = self.bits.val().field(float::EXPONENT);
        self.fraction.next = self.bits.val().field(float::FRACTION);
        self.flushed.next = !self.field.val().any() & (self.ftz.val() | !self.fraction.val().any());
        self.sign.next = self.bits.val().field(float::SIGN);
        self.zero.next = self.flushed.val();
        self.infinite.next = self.field.val().all() & !self.fraction.val().any();
        self.nan.next = self.field.val().all() & self.fraction.val().any();
        self.exponent.next = self.field.val();
        self.significand.next = pack!(24; significand::LEADING = !self.bare.val(), significand::FRACTION = self.fraction.val());
        if !self.field.val().any() {
            self.exponent.next = 1.into();
            self.significand.next = bit_cast::<24, 23>(self.fraction.val());
        }
        if self.flushed.val() {
            self.significand.next = 0.into();
        }
    }
}
