//! `FmaOperands`: stage X1 of the multiply-add lane.
//!
//! ```text
//!  mad, mode          ->+----------+-> multiplicand 24, multiplier 24, addend 24
//!  abs, negate 3 each ->| operands |-> product_exponent 10, addend_exponent 10
//!  src0, src1, src2   ->|          |-> product_sign, addend_sign
//!                       +----------+-> nan, infinite, infinite_sign
//! ```
//!
//! Combinational. `mul` is src0 * src1, `mad` is src1 * src2 + src0; `mul` adds
//! a zero of the product's sign, which changes neither value nor sign.
//! Both exponents name the weight of bit 62 of the adder window and carry an
//! offset of 128, so that they never go negative: the product's two integer
//! bits end at bit 62, hence ea + eb - 127 + 1 + 128. A zero product gets
//! exponent 0, so that the addend, whose exponent is at least 129, is never
//! shifted out against it.
//! Invariant: `multiply_add_matches_apfloat`. Stalls, deadlock: none, no state.

use crate::alu::float::FloatUnpack;
use crate::bundle::*;
use crate::word::pattern;
use tessera_hdl::prelude::*;

/// Selects, signs and unpacks the operands of a multiply-add.
#[block]
pub struct FmaOperands {
    pub sources: FmaSources<In>,
    pub ftz: Signal<In, Bit>,
    pub factors: Factors<Out>,
    pub nan: Signal<Out, Bit>,
    pub infinite: Signal<Out, Bit>,
    pub infinite_sign: Signal<Out, Bit>,
    a: FloatUnpack,
    b: FloatUnpack,
    c: FloatUnpack,
    modified: [Signal<Local, U<32>>; 3],
    sign: Signal<Local, Bit>,
    product_infinite: Signal<Local, Bit>,
}

impl Logic for FmaOperands {
    #[hdl]
    fn update(&mut self) {
        for i in 0..3 {
            self.modified[i].next = self.sources.src[i].val();
            if self.sources.abs.val().get_bit(i) {
                self.modified[i].next = self.sources.src[i].val() & pattern::MAGNITUDE;
            }
            if self.sources.negate.val().get_bit(i) {
                self.modified[i].next = self.modified[i].val() ^ pattern::SIGN;
            }
        }
        self.a.ftz.next = self.ftz.val();
        self.b.ftz.next = self.ftz.val();
        self.c.ftz.next = self.ftz.val();
        self.a.bits.next = self.modified[1].val();
        self.b.bits.next = self.modified[2].val();
        self.c.bits.next = self.modified[0].val();
        if !self.sources.mad.val() {
            self.a.bits.next = self.modified[0].val();
            self.b.bits.next = self.modified[1].val();
            self.c.bits.next = 0.into();
        }

        self.sign.next = self.a.sign.val() ^ self.b.sign.val();
        self.factors.product_sign.next = self.sign.val();
        self.factors.addend_sign.next = self.c.sign.val();
        if !self.sources.mad.val() {
            self.factors.addend_sign.next = self.sign.val();
        }
        self.factors.multiplicand.next = self.a.significand.val();
        self.factors.multiplier.next = self.b.significand.val();
        self.factors.addend.next = self.c.significand.val();
        self.factors.product_exponent.next =
            bit_cast::<10, 8>(self.a.exponent.val()) + bit_cast::<10, 8>(self.b.exponent.val()) + 2;
        if self.a.zero.val() | self.b.zero.val() {
            self.factors.product_exponent.next = 0.into();
        }
        self.factors.addend_exponent.next = bit_cast::<10, 8>(self.c.exponent.val()) + 128;

        self.product_infinite.next = self.a.infinite.val() | self.b.infinite.val();
        self.nan.next = self.a.nan.val()
            | self.b.nan.val()
            | self.c.nan.val()
            | (self.a.infinite.val() & self.b.zero.val())
            | (self.a.zero.val() & self.b.infinite.val())
            | (self.product_infinite.val() & self.c.infinite.val() & (self.sign.val() ^ self.c.sign.val()));
        self.infinite.next = self.product_infinite.val() | self.c.infinite.val();
        self.infinite_sign.next = self.c.sign.val();
        if self.product_infinite.val() {
            self.infinite_sign.next = self.sign.val();
        }
    }
}
