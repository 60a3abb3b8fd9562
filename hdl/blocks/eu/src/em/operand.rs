//! `EmOperand`: X1 of EM, takes the operand of a turn apart and normalises it.
//!
//! Combinational. A denormal is normalised, so that every finite operand has its leading bit on top; the
//! operand that comes back from the turn before (`again`) has it there already, or is too small to matter.
//! Invariant: `functions_agree` (test file `tests/em.rs`). Stalls, deadlock: none, no state.

use super::bundle::*;
use super::word::{class, long, significand};
use crate::alu::float::FloatUnpack;
use crate::word::float;
use tessera_hdl::prelude::*;

/// Unpacks and normalises a binary32 operand.
#[block]
pub struct EmOperand {
    pub bits: Signal<In, U<32>>,
    pub flush: Signal<In, Bit>,
    /// The operand is what the turn before has left.
    pub again: Signal<In, Bit>,
    pub back: EmBack<In>,
    pub number: EmNumber<Out>,
    pub value: EmValue<Out>,
    unpack: FloatUnpack,
    none: Signal<Local, U<5>>,
    shifted16: Signal<Local, U<24>>,
    shifted8: Signal<Local, U<24>>,
    shifted4: Signal<Local, U<24>>,
    shifted2: Signal<Local, U<24>>,
    shifted1: Signal<Local, U<24>>,
}

impl Logic for EmOperand {
    #[hdl]
    fn update(&mut self) {
        self.number.field.next = self.bits.val().field(float::EXPONENT);
        self.unpack.bare.next = false;
        connect!(
            self.bits => self.unpack.bits,
            self.flush => self.unpack.ftz,
            self.unpack.sign => self.number.sign,
            self.unpack.zero => self.number.zero,
            self.unpack.infinite => self.number.infinite,
            self.unpack.nan => self.number.nan
        );

        comment!("a bit of `none` for each distance by which the significand moves");
        self.shifted16.next = self.unpack.significand.val();
        self.none.next = 0.into();
        self.shifted8.next = self.shifted16.val();
        if !self.shifted16.val().field(significand::UPPER_16).any() {
            self.none.next = self.none.val() | 16;
            self.shifted8.next = self.shifted16.val() << 16;
        }
        self.shifted4.next = self.shifted8.val();
        if !self.shifted8.val().field(significand::UPPER_8).any() {
            self.none.next = self.none.val() | 8;
            self.shifted4.next = self.shifted8.val() << 8;
        }
        self.shifted2.next = self.shifted4.val();
        if !self.shifted4.val().field(significand::UPPER_4).any() {
            self.none.next = self.none.val() | 4;
            self.shifted2.next = self.shifted4.val() << 4;
        }
        self.shifted1.next = self.shifted2.val();
        if !self.shifted2.val().field(significand::UPPER_2).any() {
            self.none.next = self.none.val() | 2;
            self.shifted1.next = self.shifted2.val() << 2;
        }
        self.value.long.next = pack!(28; long::SIGNIFICAND = self.shifted1.val());
        if !self.shifted1.val().field(significand::LEADING) {
            self.none.next = self.none.val() | 1;
            self.value.long.next = pack!(28; long::SIGNIFICAND = self.shifted1.val() << 1);
        }
        self.value.exponent.next = bit_cast::<10, 8>(self.unpack.exponent.val()) - bit_cast::<10, 5>(self.none.val());

        if self.again.val() {
            self.number.sign.next = self.back.bits.val().field(float::SIGN);
            self.number.field.next = self.back.bits.val().field(float::EXPONENT);
            self.number.nan.next = self.back.class.val() == class::NAN;
            self.value.long.next = self.back.long.val();
        }
    }
}
