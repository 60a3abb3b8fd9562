//! `HalfWiden`: a source element on its way to a lane.
//!
//! ```text
//!  element 32, pattern 16 ->+-------+
//!  half, raw, flush       ->| widen |-> value 32
//!                           +-------+
//! ```
//!
//! Combinational. What is not `half` passes. An f16, `pattern`, becomes the f32 of the same value, every NaN
//! 7FC00000, with `flush` a denormal a zero of its sign. With `raw` it moves to the upper word instead, where
//! its sign is that of an f32 and patterns keep their order. Invariant: `widens_every_half`. Stalls,
//! deadlock: none, no state.

use super::HalfBare;
use crate::word::{binary16, half, raised, widened};
use tessera_hdl::prelude::*;

/// f32 exponent of an f16 whose leading bit is that of its fraction.
const DENORMAL: u64 = 112;

/// Widens an f16 to f32.
#[block]
pub struct HalfWiden {
    pub element: Signal<In, U<32>>,
    /// If it is an f16, that: not behind what makes elements of nibbles.
    pub pattern: Signal<In, U<16>>,
    pub half: Signal<In, Bit>,
    pub raw: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub value: Signal<Out, U<32>>,
    /// Pairs of bits of the fraction that have a bit; the upper bit of the first of them.
    pair: [Signal<Local, Bit>; 5],
    top: Signal<Local, Bit>,
    /// The fraction of a denormal, moved by 4, 2, 2 and 1 until its leading bit is on top.
    moved: [Signal<Local, U<10>>; 5],
    /// Which of these moves are made.
    clear: Signal<Local, U<4>>,
    exponent: Signal<Local, U<8>>,
    plain: HalfBare,
}

/// Steps of the move.
const STEP: [u64; 4] = [4, 2, 2, 1];

/// The exponent by the moves that were made, one bit each: less their sum. A table, not a subtraction: it is
/// shorter.
const LOWER: [u64; 16] = lower();

const fn lower() -> [u64; 16] {
    let mut exponents = [DENORMAL; 16];
    let mut moves = 0;
    while moves < 16 {
        let mut i = 0;
        while i < 4 {
            if moves >> i & 1 == 1 {
                exponents[moves] -= STEP[i];
            }
            i += 1;
        }
        moves += 1;
    }
    exponents
}

impl Logic for HalfWiden {
    #[hdl]
    fn update(&mut self) {
        comment!("a denormal: which moves are made, from pairs of bits, beside each other");
        self.moved[0].next = self.pattern.val().field(half::FRACTION);
        for i in 0..5 {
            self.pair[i].next = self.moved[0].val().get_bits::<2>(2 * i).any();
        }
        self.clear.next = 0.into();
        self.clear.next = self.clear.val().replace_bit(0, !self.pair[4].val() & !self.pair[3].val());
        self.clear.next = self.clear.val().replace_bit(1, !self.pair[4].val() & (self.pair[3].val() | !self.pair[2].val()));
        self.clear.next = self
            .clear
            .val()
            .replace_bit(2, !self.pair[4].val() & !self.pair[3].val() & !self.pair[2].val() & !self.pair[1].val());
        self.top.next = self.moved[0].val().get_bit(1);
        for i in 1..5 {
            if self.pair[i].val() {
                self.top.next = self.moved[0].val().get_bit(2 * i + 1);
            }
        }
        self.clear.next = self.clear.val().replace_bit(3, !self.top.val());
        for i in 0..4 {
            self.moved[i + 1].next = self.moved[i].val();
            if self.clear.val().get_bit(i) {
                self.moved[i + 1].next = self.moved[i].val() << STEP[i];
            }
        }

        self.exponent.next = DENORMAL.into();
        for moves in 1..16 {
            if self.clear.val() == moves.to_bits::<4>() {
                self.exponent.next = LOWER[moves].into();
            }
        }

        comment!("everything else as it is for a factor, but NaN");
        connect!(self.half => self.plain.half, self.flush => self.plain.flush);
        self.plain.element.next = bit_cast::<32, 16>(self.pattern.val());
        self.value.next = self.element.val();
        if self.half.val() {
            self.value.next = self.plain.value.val();
            if self.plain.bare.val() {
                self.value.next = pack!(32;
                    widened::SIGN = self.pattern.val().field(half::SIGN),
                    widened::EXPONENT = self.exponent.val(),
                    widened::FRACTION = self.moved[4].val() << 1);
            } else if self.pattern.val().field(half::EXPONENT).all() & self.pattern.val().field(half::FRACTION).any() {
                self.value.next = pack!(32; widened::EXPONENT = bits::<8>(0xff), widened::FRACTION = binary16::QUIET);
            }
            if self.raw.val() {
                self.value.next = pack!(32; raised::PATTERN = self.pattern.val());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::ieee::{Half, Single};
    use rustc_apfloat::{Float, FloatConvert};

    #[test]
    fn widens_every_half() {
        let mut sim = Sim::<HalfWiden>::new();
        for pattern in 0..=0xffff_u64 {
            for flush in [false, true] {
                let junk = pattern.wrapping_mul(0x9e37) << 16 & 0xffff_0000;
                sim.element.next = (junk | pattern).into();
                sim.pattern.next = pattern.into();
                sim.half.next = true;
                sim.raw.next = false;
                sim.flush.next = flush;
                sim.eval();
                let flushed = if flush && pattern & 0x7c00 == 0 { pattern & 0x8000 } else { pattern };
                let single: Single = Half::from_bits(flushed.into()).convert(&mut false).value;
                let expected = if single.is_nan() { 0x7fc0_0000 } else { single.to_bits() as u64 };
                assert_eq!(sim.value.val().raw(), expected, "{pattern:04x} flush {flush}");
                sim.raw.next = true;
                sim.eval();
                assert_eq!(sim.value.val().raw(), pattern << 16);
                sim.half.next = false;
                sim.eval();
                assert_eq!(sim.value.val().raw(), junk | pattern);
            }
        }
    }
}
