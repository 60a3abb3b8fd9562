//! `FmaMultiply`: stage X2 of the multiply-add lane.
//!
//! ```text
//!  factors              ->+----------+-> product 64, addend 32, product_leads, distance 6, far
//!  to_integer, integers  | multiply |-> exponent 9, anchor_sign, shifted_sign
//!                         +----------+
//! ```
//!
//! Combinational. Four products of 16 x 16 bits, one multiplier each: of two
//! significands 48 bits count, of two integers the low 48, for the wide lane all. The distance is
//! one subtraction, negated where the addend leads. A float that becomes an
//! integer, or is rounded to one (`integral`), moves, behind a zero product,
//! from its weight to that of bit 31; an
//! integer product moves by nothing behind a zero addend, or stays while the addend moves beside it
//! (`accumulates`). Window and pair as
//! in [`super::FmaAlign`]: `exponent` is that of the leader + 1, without the
//! offset of 128. Invariant: `multiply_add_matches_apfloat`. Stalls, deadlock:
//! none, no state.

use crate::bundle::*;
use crate::word::{difference, distance, dword, partial, partial_sum};
use tessera_hdl::prelude::*;

/// Multiplies, and says which operand leads and how far the other one moves.
#[block]
pub struct FmaMultiply {
    pub factors: Factors<In>,
    pub to_integer: Signal<In, Bit>,
    pub integers: Signal<In, Bit>,
    pub accumulates: Signal<In, Bit>,
    pub integral: Signal<In, Bit>,
    pub made: Product<Out>,
    pub pair: Pair<Out>,
    low: Signal<Local, U<32>>,
    cross: [Signal<Local, U<32>>; 2],
    high: Signal<Local, U<32>>,
    upper: Signal<Local, U<48>>,
    leads: Signal<Local, Bit>,
    difference: Signal<Local, U<11>>,
    apart: Signal<Local, U<10>>,
    exponent: Signal<Local, U<10>>,
}

impl Logic for FmaMultiply {
    #[hdl]
    fn update(&mut self) {
        comment!("product");
        self.low.next = bit_cast::<32, 16>(self.factors.multiplicand.val().field(dword::LOW))
            * bit_cast::<32, 16>(self.factors.multiplier.val().field(dword::LOW));
        self.cross[0].next = bit_cast::<32, 16>(self.factors.multiplicand.val().field(dword::HIGH))
            * bit_cast::<32, 16>(self.factors.multiplier.val().field(dword::LOW));
        self.cross[1].next = bit_cast::<32, 16>(self.factors.multiplicand.val().field(dword::LOW))
            * bit_cast::<32, 16>(self.factors.multiplier.val().field(dword::HIGH));
        self.high.next = bit_cast::<32, 16>(self.factors.multiplicand.val().field(dword::HIGH))
            * bit_cast::<32, 16>(self.factors.multiplier.val().field(dword::HIGH));
        self.upper.next = pack!(48;
                partial_sum::HIGH = self.high.val(),
                partial_sum::LOW = self.low.val().field(partial::HIGH))
            + bit_cast::<48, 32>(self.cross[0].val())
            + bit_cast::<48, 32>(self.cross[1].val());
        self.made.product.next =
            (bit_cast::<64, 48>(self.upper.val()) << 16) | bit_cast::<64, 16>(self.low.val().field(partial::LOW));
        self.made.addend.next = self.factors.addend.val();

        comment!("who leads");
        self.difference.next =
            bit_cast::<11, 10>(self.factors.product_exponent.val()) - bit_cast::<11, 10>(self.factors.addend_exponent.val());
        self.leads.next = !self.difference.val().field(difference::NEGATIVE);
        self.apart.next = self.difference.val().field(difference::LOW);
        if self.difference.val().field(difference::NEGATIVE) {
            self.apart.next = bits::<10>(0) - self.difference.val().field(difference::LOW);
        }
        if self.to_integer.val() {
            comment!("bit 31 weighs 2^31 at exponent 158; the exponent carries 128");
            self.leads.next = true;
            self.apart.next = bits::<10>(158 + 128) - self.factors.addend_exponent.val();
        } else if self.integral.val() {
            comment!("the same, but what is beyond stays where it is");
            self.leads.next = true;
            self.apart.next = 0.into();
            if self.factors.addend_exponent.val() < 158 + 128 {
                self.apart.next = bits::<10>(158 + 128) - self.factors.addend_exponent.val();
            }
        } else if self.accumulates.val() {
            comment!("the addend, whose bit 0 stands at bit 19 of the window, to that of the product at bit 3");
            self.leads.next = true;
            self.apart.next = 16.into();
        } else if self.integers.val() {
            self.leads.next = false;
            self.apart.next = 0.into();
        }
        self.made.product_leads.next = self.leads.val();
        self.made.distance.next = self.apart.val().field(distance::NEAR);
        self.made.far.next = self.apart.val().field(distance::FAR).any();

        self.exponent.next = self.factors.addend_exponent.val() - 127;
        self.pair.anchor_sign.next = self.factors.addend_sign.val();
        self.pair.shifted_sign.next = self.factors.product_sign.val();
        if self.leads.val() {
            self.exponent.next = self.factors.product_exponent.val() - 127;
            self.pair.anchor_sign.next = self.factors.product_sign.val();
            self.pair.shifted_sign.next = self.factors.addend_sign.val();
        }
        if self.integral.val() {
            self.exponent.next = bits::<10>(159);
            if self.factors.addend_exponent.val() >= 158 + 128 {
                self.exponent.next = self.factors.addend_exponent.val() - 127;
            }
        }
        self.pair.exponent.next = bit_cast::<9, 10>(self.exponent.val());
    }
}
