//! `HalfBare`: src2 on its way to a multiply-add lane.
//!
//! ```text
//!                +------+-> value 32
//!  element 32  ->| bare |-> bare
//!  half, flush ->+------+
//! ```
//!
//! Combinational. What is not `half` passes. An f16 becomes the f32 of the same value, a NaN some NaN, with
//! `flush` a denormal a zero of its sign; but a denormal keeps its fraction, `bare` of a leading bit, at the
//! exponent of the smallest normal one. A factor may be so: its product with a normal number is at least 2^39
//! in the window of [`super::super::fma::FmaAlign`], which asks for 2^26, and nobody has to look for its
//! leading bit, half of [`super::HalfWiden`]. Invariants: `keeps_every_half`; `halves_round_once` of the
//! multiply-add lane. Stalls, deadlock: none, no state.

use crate::word::{dword, half, widened};
use tessera_hdl::prelude::*;

/// f32 exponent of the least f16 exponent, of an odd one below the upper half: its other bits.
const LOWER: u64 = 112;

/// Of one whose exponent has its top bit.
const UPPER: u64 = 128;

/// Widens an f16 to f32, a denormal without its leading bit.
#[block]
pub struct HalfBare {
    pub element: Signal<In, U<32>>,
    pub half: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub value: Signal<Out, U<32>>,
    pub bare: Signal<Out, Bit>,
    pattern: Signal<Local, U<16>>,
    denormal: Signal<Local, Bit>,
    /// A zero, or a denormal that becomes one.
    zero: Signal<Local, Bit>,
    exponent: Signal<Local, U<8>>,
    fraction: Signal<Local, U<10>>,
}

impl Logic for HalfBare {
    #[hdl]
    fn update(&mut self) {
        self.pattern.next = self.element.val().field(dword::LOW);
        self.denormal.next = !self.pattern.val().field(half::EXPONENT).any();
        self.zero.next = self.denormal.val() & (self.flush.val() | !self.pattern.val().field(half::FRACTION).any());
        self.exponent.next = bit_cast::<8, 4>(self.pattern.val().field(half::EXPONENT_LOW)) | LOWER;
        if self.pattern.val().field(half::EXPONENT_TOP) {
            self.exponent.next = bit_cast::<8, 4>(self.pattern.val().field(half::EXPONENT_LOW)) | UPPER;
        }
        self.fraction.next = self.pattern.val().field(half::FRACTION);
        if self.pattern.val().field(half::EXPONENT).all() {
            self.exponent.next = 0xff.into();
        } else if self.zero.val() {
            self.exponent.next = 0.into();
            self.fraction.next = 0.into();
        } else if self.denormal.val() {
            self.exponent.next = bits::<8>(LOWER + 1);
        }
        self.bare.next = self.half.val() & self.denormal.val() & !self.zero.val();
        self.value.next = self.element.val();
        if self.half.val() {
            self.value.next = pack!(32;
                widened::SIGN = self.pattern.val().field(half::SIGN),
                widened::EXPONENT = self.exponent.val(),
                widened::FRACTION = self.fraction.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::ieee::{Half, Single};
    use rustc_apfloat::{Float, FloatConvert};

    #[test]
    fn keeps_every_half() {
        let mut sim = Sim::<HalfBare>::new();
        for pattern in 0..=0xffff_u64 {
            for flush in [false, true] {
                let junk = pattern.wrapping_mul(0x9e37) << 16 & 0xffff_0000;
                sim.element.next = (junk | pattern).into();
                sim.half.next = true;
                sim.flush.next = flush;
                sim.eval();
                let value = sim.value.val().raw() as u32;
                let flushed = if flush && pattern & 0x7c00 == 0 { pattern & 0x8000 } else { pattern };
                let wanted: Single = Half::from_bits(flushed.into()).convert(&mut false).value;
                // A leading bit that is not there weighs as much as the exponent says.
                let smallest = Single::from_bits(u128::from(value & 0xff80_0000));
                let shown = Single::from_bits(value.into());
                let shown = if sim.bare.val() { (shown - smallest).value } else { shown };
                assert_eq!(shown.is_nan(), wanted.is_nan(), "{pattern:04x} flush {flush}");
                assert!(shown.is_nan() || shown.bitwise_eq(wanted), "{pattern:04x} flush {flush}: {shown} of {wanted}");
                assert_eq!(sim.bare.val(), flushed & 0x7c00 == 0 && flushed & 0x3ff != 0, "{pattern:04x} flush {flush}");
                sim.half.next = false;
                sim.eval();
                assert_eq!((sim.value.val().raw(), sim.bare.val()), (junk | pattern, false));
            }
        }
    }
}
