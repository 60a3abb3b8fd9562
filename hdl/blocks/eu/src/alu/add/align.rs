//! `AddAlign`: stage X1 of the add lane.
//!
//! ```text
//!  sources            ->+-------+-> aligned: anchor 32, shifted 32, carry, subtract, invert
//!  operation, ftz     ->| align |-> expected: exponent 9, sign, cancel, nan, infinite, beyond
//!                       +-------+
//! ```
//!
//! Combinational. Three jobs with one shifter:
//! * float add: `anchor` is the operand of larger exponent, its leading bit at
//!   bit 30; the other one moves right, what falls out is jammed into bit 0
//!   (seven bits below the last place, far below the guard bit; more than one
//!   bit cancels only at distances that lose nothing). With equal exponents
//!   nothing moves and `shifted` can be the larger one: `invert`.
//! * `to_integer` (float source 0): `shifted` is the magnitude, truncated,
//!   subtracted from zero when it is negative; `beyond` when it is 2^32 or more.
//! * `from_integer` (integer source 0): `anchor` is the magnitude.
//!
//! `exponent` is the biased exponent of bit 31 of the sum.
//! Invariants: `add_matches_apfloat`, `to_integer_truncates_and_clamps`,
//! `from_integer_matches_apfloat`.
//! Stalls, deadlock: none, no state.

use crate::alu::float::{FloatUnpack, JamShift};
use crate::alu::magnitude::IntegerMagnitude;
use crate::bundle::*;
use crate::word::{difference8, distance8, float};
use tessera_hdl::prelude::*;

/// Orders and aligns the operands of the add lane.
#[block]
pub struct AddAlign {
    pub sources: ShortSources<In>,
    pub operation: FloatOperation<In>,
    pub ftz: Signal<In, Bit>,
    pub aligned: Aligned<Out>,
    pub expected: Expected<Out>,
    unpack: [FloatUnpack; 2],
    whole: IntegerMagnitude,
    shift: JamShift<33>,
    opposite: Signal<Local, Bit>,
    difference: Signal<Local, U<9>>,
    swap: Signal<Local, Bit>,
    equal: Signal<Local, Bit>,
    apart: Signal<Local, U<25>>,
    larger: Signal<Local, Bit>,
    leading: Signal<Local, U<8>>,
    distance: Signal<Local, U<8>>,
    moved: Signal<Local, U<32>>,
}

impl Logic for AddAlign {
    #[hdl]
    fn update(&mut self) {
        for i in 0..2 {
            self.unpack[i].bits.next = self.sources.src[i].val().replace_bit(
                31,
                (self.sources.src[i].val().field(float::SIGN) & !self.sources.abs.val().get_bit(i))
                    ^ self.sources.negate.val().get_bit(i),
            );
            self.unpack[i].ftz.next = self.ftz.val();
            self.unpack[i].bare.next = false;
        }
        connect!(self.sources.src[0] => self.whole.element, self.sources.kind[0] => self.whole.kind);
        self.whole.abs.next = self.sources.abs.val().get_bit(0);
        self.whole.negate.next = self.sources.negate.val().get_bit(0);

        comment!("order of the exponents; of the significands where they are equal");
        self.opposite.next = self.unpack[0].sign.val() ^ self.unpack[1].sign.val();
        self.difference.next = bit_cast::<9, 8>(self.unpack[0].exponent.val()) - bit_cast::<9, 8>(self.unpack[1].exponent.val());
        self.swap.next = self.difference.val().field(difference8::NEGATIVE);
        self.equal.next = !self.difference.val().any();
        comment!("the borrow of a difference, as in the multiply-add lane");
        self.apart.next =
            bit_cast::<25, 24>(self.unpack[0].significand.val()) - bit_cast::<25, 24>(self.unpack[1].significand.val());
        self.larger.next = self.equal.val() & self.apart.val().get_bit(24);
        self.distance.next = self.difference.val().field(difference8::LOW);
        self.leading.next = self.unpack[0].exponent.val();
        self.aligned.anchor.next = bit_cast::<32, 24>(self.unpack[0].significand.val()) << 7;
        self.shift.value.next = bit_cast::<33, 24>(self.unpack[1].significand.val()) << 7;
        if self.swap.val() {
            self.distance.next = self.unpack[1].exponent.val() - self.unpack[0].exponent.val();
            self.leading.next = self.unpack[1].exponent.val();
            self.aligned.anchor.next = bit_cast::<32, 24>(self.unpack[1].significand.val()) << 7;
            self.shift.value.next = bit_cast::<33, 24>(self.unpack[0].significand.val()) << 7;
        }
        if self.operation.to_integer.val() {
            comment!("bit 31 weighs 2^31 at exponent 158");
            self.distance.next = bits::<8>(158) - self.unpack[0].exponent.val();
            self.shift.value.next = bit_cast::<33, 24>(self.unpack[0].significand.val()) << 8;
        }
        self.shift.distance.next = self.distance.val().field(distance8::NEAR);
        self.shift.far.next = self.distance.val().field(distance8::FAR).any();
        self.moved.next = bit_cast::<32, 33>(self.shift.moved.val());

        self.aligned.shifted.next = self.moved.val() | bit_cast::<32, 1>(self.shift.lost.val().into());
        self.aligned.subtract.next = self.opposite.val();
        self.aligned.invert.next = self.opposite.val() & self.larger.val();
        self.aligned.carry.next = self.opposite.val() & !self.larger.val();
        self.expected.exponent.next = bit_cast::<9, 8>(self.leading.val()) + 1;
        self.expected.cancel.next = self.opposite.val();
        self.expected.sign.next = self.unpack[0].sign.val();
        if self.swap.val() | self.larger.val() {
            self.expected.sign.next = self.unpack[1].sign.val();
        }
        self.expected.nan.next = self.unpack[0].nan.val()
            | self.unpack[1].nan.val()
            | (self.unpack[0].infinite.val() & self.unpack[1].infinite.val() & self.opposite.val());
        self.expected.infinite.next = self.unpack[0].infinite.val() | self.unpack[1].infinite.val();
        self.expected.beyond.next = self.unpack[0].exponent.val() > 158;
        if self.operation.to_integer.val() {
            self.aligned.anchor.next = 0.into();
            self.aligned.shifted.next = self.moved.val();
            self.aligned.subtract.next = self.unpack[0].sign.val();
            self.aligned.invert.next = false;
            self.aligned.carry.next = self.unpack[0].sign.val();
            self.expected.sign.next = self.unpack[0].sign.val();
            self.expected.nan.next = self.unpack[0].nan.val();
        } else if self.operation.from_integer.val() {
            self.aligned.anchor.next = self.whole.magnitude.val();
            self.aligned.shifted.next = 0.into();
            self.aligned.subtract.next = false;
            self.aligned.invert.next = false;
            self.aligned.carry.next = false;
            self.expected.exponent.next = 158.into();
            self.expected.cancel.next = false;
            self.expected.sign.next = self.whole.sign.val();
            self.expected.nan.next = false;
            self.expected.infinite.next = false;
        }
    }
}
