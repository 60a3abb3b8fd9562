//! `EmOperand`: X1 of EM, takes the operand of a turn apart and normalises it.
//!
//! Combinational. A denormal is normalised, so that every finite operand has its leading bit on top; the
//! operand that comes back from the turn before (`again`) has it there already, or is too small to matter. A
//! denormal that counts as zero is normalised all the same: where `zero` does not decide, it is as small.
//! Invariant: `functions_agree` (test file `tests/em.rs`). Stalls, deadlock: none, no state.

use super::bundle::*;
use super::word::{class, long};
use crate::alu::float::{FloatUnpack, LeadingZeros32};
use crate::word::{float, significand};
use tessera_hdl::prelude::*;

/// How far the levels of the shift move.
const DISTANCE: [u64; 5] = [16, 8, 4, 2, 1];

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
    zeros: LeadingZeros32,
    /// Before and after each level.
    shifted: [Signal<Local, U<24>>; 6],
    significand: Signal<Local, U<24>>,
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

        comment!("ones stand behind the last bit: a zero moves no further than that");
        self.significand.next = pack!(24;
            significand::LEADING = self.bits.val().field(float::EXPONENT).any(),
            significand::FRACTION = self.bits.val().field(float::FRACTION));
        self.zeros.value.next = (bit_cast::<32, 24>(self.significand.val()) << 8) | 0xff;
        self.shifted[0].next = self.significand.val();
        for i in 0..5 {
            self.shifted[i + 1].next = self.shifted[i].val();
            if self.zeros.count.val().get_bit(4 - i) {
                self.shifted[i + 1].next = self.shifted[i].val() << DISTANCE[i];
            }
        }
        self.value.long.next = pack!(28; long::SIGNIFICAND = self.shifted[5].val());
        self.value.exponent.next = bit_cast::<10, 8>(self.unpack.exponent.val()) - bit_cast::<10, 5>(self.zeros.count.val());

        if self.again.val() {
            self.number.sign.next = self.back.bits.val().field(float::SIGN);
            self.number.field.next = self.back.bits.val().field(float::EXPONENT);
            self.number.nan.next = self.back.class.val() == class::NAN;
            self.value.long.next = self.back.long.val();
        }
    }
}
