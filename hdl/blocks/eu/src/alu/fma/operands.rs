//! `FmaOperands`: stage X1 of the multiply-add lane.
//!
//! ```text
//!  sources     ->+----------+-> multiplicand, multiplier, addend 32 each
//!  operation   ->| operands |-> product_exponent 10, addend_exponent 10
//!  ftz         ->|          |-> product_sign, addend_sign
//!                +----------+-> special 4
//! ```
//!
//! Combinational. Every operation becomes `a * b + c`:
//!
//! | operation | a | b | c |
//! |---|---|---|---|
//! | mul | src1 | src0 | a zero of the product's sign, which changes neither value nor sign |
//! | mad | src1 | src2 | src0 |
//! | add | src1 | 1 | src0 |
//! | resize | 0 | 0 | src0 |
//! | to_integer, integral | 0 | 0 | src0; X2 moves it down to the weight of an integer |
//! | from_integer | 0 | 0 | magnitude of src0, of exponent 158 |
//! | integer | src0 | src1 | 0; signs apart, as far as modifiers make them |
//! | upper | magnitude of src0 | src1; its sign apart, as far as modifiers make it | 0 |
//! | accumulates | magnitude of src0 | magnitude of the upper word of src1 | src2, an integer of src0's type |
//!
//! Roles come first, so that each has one modifier and one unpacker; only b has a choice of sources. The
//! product of one source is a zero of its sign. Both exponents name the weight of bit 50 of the adder window
//! and carry an offset of 128, so that they never go negative: the product's two integer bits end at bit 50,
//! hence ea + eb - 127 + 1 + 128. A zero product gets exponent 0, so that the addend, whose exponent is at
//! least 129, is never shifted out against it.
//! Invariant: `multiply_add_matches_apfloat`. Stalls, deadlock: none, no state.

use crate::alu::float::FloatUnpack;
use crate::alu::magnitude::IntegerMagnitude;
use crate::alu::source::ElementExtend;
use crate::bundle::*;
use crate::word::{dword, exact, float, integer_bits, special};
use tessera_hdl::prelude::*;

/// Selects, signs and unpacks the operands of an operation.
#[block]
pub struct FmaOperands {
    pub sources: FmaSources<In>,
    pub operation: FloatOperation<In>,
    pub ftz: Signal<In, Bit>,
    pub factors: Factors<Out>,
    pub special: Signal<Out, U<4>>,
    /// Index: 0 a, 1 b, 2 c.
    role: [Signal<Local, U<32>>; 3],
    abs: [Signal<Local, Bit>; 3],
    negate: [Signal<Local, Bit>; 3],
    unpack: [FloatUnpack; 3],
    whole: IntegerMagnitude,
    extend: [ElementExtend; 2],
    flips: [Signal<Local, Bit>; 2],
    /// Upper word of src1, its sign and its magnitude.
    upper: Signal<Local, U<16>>,
    upper_below: Signal<Local, Bit>,
    upper_magnitude: Signal<Local, U<16>>,
    /// A conversion, of src0 alone.
    single: Signal<Local, Bit>,
    uses_b: Signal<Local, Bit>,
    uses_c: Signal<Local, Bit>,
    /// What the first factor is.
    takes_float: Signal<Local, Bit>,
    takes_integer: Signal<Local, Bit>,
    takes_magnitude: Signal<Local, Bit>,
    /// What the second factor is.
    by_float: Signal<Local, Bit>,
    by_integer: Signal<Local, Bit>,
    /// What the addend is.
    adds_float: Signal<Local, Bit>,
    adds_magnitude: Signal<Local, Bit>,
    sign: Signal<Local, Bit>,
    product_infinite: Signal<Local, Bit>,
    infinite_sign: Signal<Local, Bit>,
}

impl Logic for FmaOperands {
    #[hdl]
    fn update(&mut self) {
        comment!("roles");
        self.role[0].next = self.sources.src[1].val();
        self.abs[0].next = self.sources.abs.val().get_bit(1);
        self.negate[0].next = self.sources.negate.val().get_bit(1);
        for i in 1..3 {
            self.role[i].next = self.sources.src[0].val();
            self.abs[i].next = self.sources.abs.val().get_bit(0);
            self.negate[i].next = self.sources.negate.val().get_bit(0);
        }
        if self.operation.mad.val() {
            self.role[1].next = self.sources.src[2].val();
            self.abs[1].next = self.sources.abs.val().get_bit(2);
            self.negate[1].next = self.sources.negate.val().get_bit(2);
        }
        for i in 0..3 {
            self.unpack[i].bits.next = self.role[i]
                .val()
                .replace_bit(31, (self.role[i].val().field(float::SIGN) & !self.abs[i].val()) ^ self.negate[i].val());
            self.unpack[i].ftz.next = self.ftz.val();
            self.unpack[i].bare.next = false;
        }
        self.unpack[1].bare.next = self.sources.bare.val() & self.operation.mad.val();

        comment!("integers");
        connect!(self.sources.src[0] => self.whole.element, self.sources.kind[0] => self.whole.kind);
        self.whole.abs.next = self.sources.abs.val().get_bit(0);
        self.whole.negate.next = self.sources.negate.val().get_bit(0);
        for i in 0..2 {
            connect!(self.sources.src[i] => self.extend[i].element, self.sources.kind[i] => self.extend[i].kind);
            self.extend[i].abs.next = self.sources.abs.val().get_bit(i);
            self.flips[i].next = (self.sources.abs.val().get_bit(i) & self.extend[i].value.val().field(exact::SIGN))
                ^ self.sources.negate.val().get_bit(i);
        }
        self.upper.next = self.sources.src[1].val().field(dword::HIGH);
        self.upper_below.next =
            self.sources.src[1].val().field(dword::SIGN) & self.sources.kind[1].val().field(integer_bits::SIGNED);
        self.upper_magnitude.next = self.upper.val();
        if self.upper_below.val() {
            self.upper_magnitude.next = bits::<16>(0) - self.upper.val();
        }

        comment!("a * b");
        self.single.next = self.operation.from_integer.val()
            | self.operation.to_integer.val()
            | self.operation.integral.val()
            | self.operation.resize.val();
        self.uses_b.next = !self.single.val() & !self.operation.add.val();
        self.uses_c.next = self.operation.mad.val() | self.operation.add.val() | self.single.val();
        self.sign.next = self.unpack[0].sign.val() ^ (self.unpack[1].sign.val() & self.uses_b.val());
        if self.single.val() {
            self.sign.next = self.unpack[2].sign.val();
        }
        self.factors.product_sign.next = self.sign.val();
        self.factors.product_exponent.next =
            bit_cast::<10, 8>(self.unpack[0].exponent.val()) + bit_cast::<10, 8>(self.unpack[1].exponent.val()) + 2;
        if self.operation.add.val() {
            comment!("times 1, whose exponent is 127");
            self.factors.product_exponent.next = bit_cast::<10, 8>(self.unpack[0].exponent.val()) + 129;
        }
        if self.unpack[0].zero.val() | (self.unpack[1].zero.val() & self.uses_b.val()) | self.single.val() {
            self.factors.product_exponent.next = 0.into();
        }
        if self.operation.integer.val() {
            self.factors.product_sign.next = self.flips[0].val() ^ self.flips[1].val();
        }
        if self.operation.upper.val() {
            self.factors.product_sign.next = self.whole.sign.val() ^ self.flips[1].val();
        }
        if self.operation.accumulates.val() {
            self.factors.product_sign.next = self.whole.sign.val() ^ self.upper_below.val();
        }
        comment!("each is one of a few, of which at most one is told to come");
        self.takes_magnitude.next = self.operation.upper.val() | self.operation.accumulates.val();
        self.takes_integer.next = self.operation.integer.val() & !self.takes_magnitude.val();
        self.takes_float.next = !self.operation.integer.val() & !self.takes_magnitude.val() & !self.single.val();
        self.factors.multiplicand.next = 0.into();
        if self.takes_float.val() {
            self.factors.multiplicand.next = bit_cast::<32, 24>(self.unpack[0].significand.val());
        } else if self.takes_integer.val() {
            self.factors.multiplicand.next = self.extend[0].value.val().field(exact::LOW);
        } else if self.takes_magnitude.val() {
            self.factors.multiplicand.next = self.whole.magnitude.val();
        }
        self.by_integer.next = self.operation.integer.val() & !self.operation.accumulates.val();
        self.by_float.next = !self.operation.integer.val() & !self.operation.accumulates.val() & !self.operation.add.val();
        self.factors.multiplier.next = 0.into();
        if self.by_float.val() {
            self.factors.multiplier.next = bit_cast::<32, 24>(self.unpack[1].significand.val());
        } else if self.by_integer.val() {
            self.factors.multiplier.next = self.extend[1].value.val().field(exact::LOW);
        } else if self.operation.accumulates.val() {
            self.factors.multiplier.next = bit_cast::<32, 16>(self.upper_magnitude.val());
        } else {
            comment!("1");
            self.factors.multiplier.next = bits::<32>(0x80_0000);
        }

        comment!("+ c");
        self.adds_magnitude.next = self.operation.from_integer.val() & !self.operation.accumulates.val();
        self.adds_float.next = self.uses_c.val() & !self.operation.from_integer.val() & !self.operation.accumulates.val();
        self.factors.addend.next = 0.into();
        self.factors.addend_exponent.next = 129.into();
        self.factors.addend_sign.next = self.sign.val();
        if self.adds_float.val() {
            self.factors.addend.next = bit_cast::<32, 24>(self.unpack[2].significand.val()) << 8;
            self.factors.addend_exponent.next = bit_cast::<10, 8>(self.unpack[2].exponent.val()) + 128;
            self.factors.addend_sign.next = self.unpack[2].sign.val();
        } else if self.adds_magnitude.val() {
            self.factors.addend.next = self.whole.magnitude.val();
            self.factors.addend_exponent.next = bits::<10>(158 + 128);
            self.factors.addend_sign.next = self.whole.sign.val();
            self.factors.product_sign.next = self.whole.sign.val();
        } else if self.operation.accumulates.val() {
            self.factors.addend.next = self.sources.src[2].val();
            self.factors.addend_sign.next =
                self.sources.src[2].val().field(dword::SIGN) & self.sources.kind[0].val().field(integer_bits::SIGNED);
        }

        comment!("special cases");
        self.product_infinite.next =
            (self.unpack[0].infinite.val() & !self.single.val()) | (self.unpack[1].infinite.val() & self.uses_b.val());
        self.infinite_sign.next = self.unpack[2].sign.val();
        if self.product_infinite.val() {
            self.infinite_sign.next = self.sign.val();
        }
        self.special.next = pack!(4;
            special::NAN = !self.operation.from_integer.val()
                & !self.operation.integer.val()
                & ((self.unpack[0].nan.val() & !self.single.val())
                    | (self.unpack[1].nan.val() & self.uses_b.val())
                    | (self.unpack[2].nan.val() & self.uses_c.val())
                    | (self.unpack[0].infinite.val() & self.unpack[1].zero.val() & self.uses_b.val())
                    | (self.unpack[0].zero.val() & self.unpack[1].infinite.val() & self.uses_b.val())
                    | (self.product_infinite.val()
                        & self.unpack[2].infinite.val()
                        & self.uses_c.val()
                        & (self.sign.val() ^ self.unpack[2].sign.val()))),
            special::INFINITE = !self.operation.from_integer.val()
                & !self.operation.to_integer.val()
                & (self.product_infinite.val() | (self.unpack[2].infinite.val() & self.uses_c.val())),
            special::SIGN = self.infinite_sign.val(),
            special::BEYOND = (self.unpack[2].exponent.val() > 158) & !self.operation.integer.val());
    }
}
