//! `ShortAlign`: stage X1 of the short lane, float part.
//!
//! ```text
//!  a, b 34      ->+-------+-> anchor 32, shifted 32, carry, subtract
//!  to_integer   ->| align |-> exponent 9, sign
//!  from_integer ->|       |-> nan, infinite, overflow
//!  ftz          ->+-------+
//! ```
//!
//! Combinational. Three jobs with one shifter:
//! * float add: `anchor` is the operand of larger magnitude, its leading bit at
//!   bit 30; the other one moves right, what falls out is jammed into bit 0
//!   (seven bits below the last place, far below the guard bit; more than one
//!   bit cancels only at distances that lose nothing).
//! * `to_integer` (float `a`): `shifted` is the magnitude, truncated;
//!   `overflow` when it is 2^32 or more.
//! * `from_integer` (integer `a`): `anchor + carry` is the magnitude: the
//!   negation's +1 is left to the adder of X2.
//!
//! `exponent` is the biased exponent of bit 31 of the sum.
//! Invariants: `add_matches_apfloat`, `to_integer_truncates_and_clamps`,
//! `from_integer_matches_apfloat`.
//! Stalls, deadlock: none, no state.

use crate::alu::float::FloatUnpack;
use crate::bundle::*;
use crate::word::{exact, pattern};
use tessera_hdl::prelude::*;

/// Orders and aligns the operands of the short lane's float adder.
#[block]
pub struct ShortAlign {
    pub a: Signal<In, U<34>>,
    pub b: Signal<In, U<34>>,
    pub to_integer: Signal<In, Bit>,
    pub from_integer: Signal<In, Bit>,
    pub ftz: Signal<In, Bit>,
    pub aligned: Aligned<Out>,
    pub expected: Expected<Out>,
    first: FloatUnpack,
    second: FloatUnpack,
    swap: Signal<Local, Bit>,
    opposite: Signal<Local, Bit>,
    larger: Signal<Local, U<24>>,
    smaller: Signal<Local, U<24>>,
    leading: Signal<Local, U<8>>,
    moving: Signal<Local, U<32>>,
    distance: Signal<Local, U<8>>,
    moved: Signal<Local, U<32>>,
    lost: Signal<Local, U<32>>,
}

impl Logic for ShortAlign {
    #[hdl]
    fn update(&mut self) {
        self.first.bits.next = self.a.val().field(exact::LOW);
        self.second.bits.next = self.b.val().field(exact::LOW);
        self.first.ftz.next = self.ftz.val();
        self.second.ftz.next = self.ftz.val();
        self.opposite.next = self.first.sign.val() ^ self.second.sign.val();
        self.swap.next = ((bit_cast::<32, 8>(self.first.exponent.val()) << 24)
            | bit_cast::<32, 24>(self.first.significand.val()))
            < ((bit_cast::<32, 8>(self.second.exponent.val()) << 24) | bit_cast::<32, 24>(self.second.significand.val()));

        self.larger.next = self.first.significand.val();
        self.smaller.next = self.second.significand.val();
        self.leading.next = self.first.exponent.val();
        self.distance.next = self.first.exponent.val() - self.second.exponent.val();
        self.expected.sign.next = self.first.sign.val();
        if self.swap.val() {
            self.larger.next = self.second.significand.val();
            self.smaller.next = self.first.significand.val();
            self.leading.next = self.second.exponent.val();
            self.distance.next = self.second.exponent.val() - self.first.exponent.val();
            self.expected.sign.next = self.second.sign.val();
        }
        self.moving.next = bit_cast::<32, 24>(self.smaller.val()) << 7;
        if self.to_integer.val() {
            comment!("bit 31 weighs 2^31 at exponent 158");
            self.moving.next = bit_cast::<32, 24>(self.first.significand.val()) << 8;
            self.distance.next = bits::<8>(158) - self.first.exponent.val();
            self.expected.sign.next = self.first.sign.val();
        }
        self.moved.next = self.moving.val() >> self.distance.val();
        self.lost.next = self.moving.val() & !(pattern::ONES << self.distance.val());

        self.aligned.anchor.next = bit_cast::<32, 24>(self.larger.val()) << 7;
        self.aligned.shifted.next = self.moved.val();
        self.expected.exponent.next = bit_cast::<9, 8>(self.leading.val()) + 1;
        self.expected.subtract.next = self.opposite.val();
        self.aligned.carry.next = false;
        self.expected.nan.next = self.first.nan.val();
        self.expected.infinite.next = false;
        self.aligned.overflow.next = self.first.exponent.val() > 158;
        if self.from_integer.val() {
            self.aligned.anchor.next = self.a.val().field(exact::LOW);
            if self.a.val().field(exact::SIGN) {
                self.aligned.anchor.next = !self.a.val().field(exact::LOW);
            }
            self.aligned.shifted.next = 0.into();
            self.expected.exponent.next = 158.into();
            self.expected.subtract.next = false;
            self.aligned.carry.next = self.a.val().field(exact::SIGN);
            self.expected.sign.next = self.a.val().field(exact::SIGN);
            self.expected.nan.next = false;
        } else if !self.to_integer.val() {
            self.aligned.shifted.next = self.moved.val() | bit_cast::<32, 1>(self.lost.val().any().into());
            self.expected.nan.next = self.first.nan.val()
                | self.second.nan.val()
                | (self.first.infinite.val() & self.second.infinite.val() & self.opposite.val());
            self.expected.infinite.next = self.first.infinite.val() | self.second.infinite.val();
        }
    }
}
