//! `HalfNarrow`: a result on its way to the queue.
//!
//! ```text
//!  value 32              ->+--------+
//!  half, rounding, flush ->| narrow |-> result 32
//!                          +--------+
//! ```
//!
//! Combinational. Without `half` the value passes. Else it is an f32 that is rounded to f16 as `rounding`
//! says, every NaN to 7E00, with `flush` a denormal result to a zero of its sign. What takes the place of the
//! rounded sum is decided beside it, from the exponent and from whether the fraction carries.
//!
//! Who wants an exact value rounded once has it rounded to odd before: toward zero, and the last place set if
//! anything was lost. That keeps apart what f16 rounds differently, as f32 has more than two places more.
//! Invariants: `narrows_like_apfloat`; rounded once, `halves_round_once` of the multiply-add lane. Stalls,
//! deadlock: none, no state.

use crate::word::{binary16, dword, float, half_magnitude, kept_fraction, narrowed, rounding, single_exponent};
use tessera_hdl::prelude::*;

/// Rounds an f32 to f16.
#[block]
pub struct HalfNarrow {
    pub value: Signal<In, U<32>>,
    pub half: Signal<In, Bit>,
    pub rounding: Signal<In, U<2>>,
    pub flush: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    exponent: Signal<Local, U<8>>,
    denormal: Signal<Local, Bit>,
    /// How far a denormal moves: 113 less its exponent, modulo 16, which is enough.
    distance: Signal<Local, U<4>>,
    /// That, or nothing if it is none.
    moves: Signal<Local, U<4>>,
    /// Less than half of the last place, and more than 0 of it.
    nothing: Signal<Local, Bit>,
    something: Signal<Local, Bit>,
    /// Significand and guard bit; what is below them only says whether something is lost.
    level: [Signal<Local, U<12>>; 5],
    lost: [Signal<Local, Bit>; 5],
    field: Signal<Local, U<5>>,
    guard: Signal<Local, Bit>,
    sticky: Signal<Local, Bit>,
    outward: Signal<Local, Bit>,
    increment: Signal<Local, Bit>,
    /// It runs through all of the fraction.
    carries: Signal<Local, Bit>,
    rounded: Signal<Local, U<15>>,
    nan: Signal<Local, Bit>,
    beyond: Signal<Local, Bit>,
    /// There is a rounded magnitude; what takes its place.
    keeps: Signal<Local, Bit>,
    other: Signal<Local, U<15>>,
    /// The result without it.
    instead: Signal<Local, U<32>>,
}

/// Steps of the move, and the bits that each loses.
const STEP: [u64; 4] = [8, 4, 2, 1];
const LOSES: [u64; 4] = [0xff, 0xf, 3, 1];

impl Logic for HalfNarrow {
    #[hdl]
    fn update(&mut self) {
        self.exponent.next = self.value.val().field(float::EXPONENT);
        comment!("f32 exponents: 113 is the smallest normal f16, 102 half of its smallest denormal, 143 beyond");
        self.denormal.next = !self.exponent.val().field(single_exponent::TOP)
            & !(self.exponent.val().field(single_exponent::THREE).all() & self.exponent.val().field(single_exponent::LOW).any());
        self.nothing.next = !self.exponent.val().field(single_exponent::TOP)
            & !(self.exponent.val().field(single_exponent::THREE).get_bits::<2>(1).all()
                & (self.exponent.val().get_bits::<2>(3).any() | self.exponent.val().get_bits::<2>(1).all()));
        self.beyond.next = self.exponent.val().field(single_exponent::TOP)
            & (self.exponent.val().field(single_exponent::THREE).any() | self.exponent.val().field(single_exponent::LOW).all());

        comment!("a denormal: down to the weight of the last place");
        self.distance.next = bits::<4>(1) - self.exponent.val().field(single_exponent::LOW);
        comment!("those of denormals, 0x66 to 0x70, by the fewest bits: where others look like them nothing is kept");
        self.moves.next = 0.into();
        if !self.exponent.val().field(single_exponent::TOP)
            & (!self.exponent.val().get_bit(4) | !self.exponent.val().field(single_exponent::LOW).any())
        {
            self.moves.next = self.distance.val();
        }
        self.level[0].next =
            pack!(12; narrowed::LEADING = true, narrowed::FRACTION = self.value.val().field(kept_fraction::KEPT));
        self.lost[0].next = self.value.val().field(kept_fraction::BELOW).any();
        for i in 0..4 {
            self.level[i + 1].next = self.level[i].val();
            self.lost[i + 1].next = self.lost[i].val();
            if self.moves.val().get_bit(3 - i) {
                self.level[i + 1].next = self.level[i].val() >> STEP[i];
                self.lost[i + 1].next = self.lost[i].val() | (self.level[i].val() & LOSES[i]).any();
            }
        }

        comment!("round; the carry runs into the exponent");
        self.field.next = self.exponent.val().field(single_exponent::FIVE) ^ 16;
        if self.denormal.val() {
            self.field.next = 0.into();
        }
        self.guard.next = self.level[4].val().field(narrowed::GUARD);
        connect!(self.lost[4] => self.sticky);
        self.outward.next = ((self.rounding.val() == rounding::UP) & !self.value.val().field(float::SIGN))
            | ((self.rounding.val() == rounding::DOWN) & self.value.val().field(float::SIGN));
        self.increment.next = self.outward.val() & (self.guard.val() | self.sticky.val());
        if self.rounding.val() == rounding::NEAREST {
            self.increment.next = self.guard.val() & (self.sticky.val() | self.level[4].val().field(narrowed::ODD));
        }
        self.rounded.next = pack!(15; half_magnitude::EXPONENT = self.field.val(), half_magnitude::FRACTION = self.level[4].val().field(narrowed::KEPT))
            + bit_cast::<15, 1>(self.increment.val().into());

        comment!("what is nearly nothing, infinity, what is beyond, a denormal that is flushed, NaN: decided beside the sum");
        self.carries.next = self.increment.val() & self.level[4].val().field(narrowed::KEPT).all();
        self.something.next = self.nothing.val() & self.outward.val() & self.value.val().field(float::MAGNITUDE).any();
        self.nan.next = self.exponent.val().all() & self.value.val().field(float::FRACTION).any();
        self.keeps.next = self.half.val()
            & !self.beyond.val()
            & !self.nothing.val()
            & (!self.flush.val() | !self.denormal.val() | self.carries.val());
        self.other.next = 0.into();
        if self.something.val() & !self.flush.val() {
            self.other.next = 1.into();
        }
        if self.nan.val() {
            self.other.next = binary16::NAN;
        } else if self.beyond.val() {
            self.other.next = binary16::GREATEST;
            if self.exponent.val().all() | self.outward.val() | (self.rounding.val() == rounding::NEAREST) {
                self.other.next = binary16::INFINITE;
            }
        }
        self.instead.next = self.value.val();
        if self.half.val() {
            self.instead.next = pack!(32;
                dword::LOW_SIGN = self.value.val().field(float::SIGN) & !self.nan.val(),
                dword::LOW_MAGNITUDE = self.other.val());
        }
        self.result.next = self.instead.val();
        if self.keeps.val() {
            self.result.next = self.instead.val() | bit_cast::<32, 15>(self.rounded.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random, ROUNDS};
    use rustc_apfloat::ieee::{Half, Single};
    use rustc_apfloat::{Float, FloatConvert};

    #[test]
    fn narrows_like_apfloat() {
        let mut random = Random::new(here!().seed(0x6861_6c66));
        let mut sim = Sim::<HalfNarrow>::new();
        for i in 0..400_000_u64 {
            let mut pattern = random.integer();
            // Around the f16 numbers, and with few bits below them.
            if i % 4 != 0 {
                pattern = pattern & 0x807f_ffff | (random.below(56) as u32 + 92) << 23;
            }
            match i % 3 {
                0 => pattern &= 0xffff_f000,
                1 => pattern &= 0xffff_f001,
                _ => {}
            }
            let (rounding, flush) = (random.below(4), random.below(2) != 0);
            sim.value.next = u64::from(pattern).into();
            sim.half.next = true;
            sim.rounding.next = rounding.into();
            sim.flush.next = flush;
            sim.eval();
            let half: Half = Single::from_bits(pattern.into()).convert_r(ROUNDS[rounding as usize], &mut false).value;
            let mut expected = if half.is_nan() { 0x7e00 } else { half.to_bits() as u64 };
            if flush && expected & 0x7c00 == 0 {
                expected &= 0x8000;
            }
            assert_eq!(sim.result.val().raw(), expected, "{pattern:08x} rounding {rounding} flush {flush}");
            sim.half.next = false;
            sim.eval();
            assert_eq!(sim.result.val().raw() as u32, pattern);
        }
    }
}
