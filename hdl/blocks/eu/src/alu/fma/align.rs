//! `FmaAlign`: stage X3 of the multiply-add lane.
//!
//! ```text
//!  product 48, addend 32  ->+-------+-> anchor 52, shifted 52
//!  product_leads          ->| align |
//!  distance 6, far        ->|       |
//!  to_integer             ->+-------+
//! ```
//!
//! Combinational. The operand with the larger exponent (`product_leads` names
//! it) is the anchor and stays at the top of a 52-bit window, bits 50 and
//! below; the other one moves right by `distance` and what falls out is jammed
//! into bit 0. Of a float that becomes an integer, or is rounded to one
//! (`integral`), the fraction is dropped; where that rounds away from zero,
//! the anchor, a zero product, becomes the one to add.
//!
//! An integer that is added to a product (`accumulates`) keeps its sign.
//!
//! **Why 52 bits and one jammed bit suffice.** A jammed bit must lie below the
//! guard bit of the result and belong to the smaller operand. The product fills
//! bits 50 to 3, the addend bits 50 to 27.
//! *Addend leads:* the product keeps every bit up to distance 3; beyond, it is
//! below 2^47 while a normal addend is at least 2^50: at most one bit cancels,
//! the guard bit is bit 25 or higher. A denormal addend is the leader only at
//! exponent 1, where the result's last place is fixed at bit 27.
//! *Product leads:* the addend keeps every bit up to distance 27. Beyond, it is
//! below 2^23. A product of two normal numbers is at least 2^49; one of a
//! normal and a denormal is at least 2^26; two denormals never lead over an
//! addend exponent of 1. So the sum stays above 2^25 after a subtraction and
//! the guard bit is bit 1 or higher.
//!
//! Invariant: `multiply_add_matches_apfloat` (corner values hold all of these
//! cases). Stalls, deadlock: none, no state.

use crate::alu::float::JamShift;
use crate::bundle::*;
use crate::word::{product, rounding, sum52};
use tessera_hdl::prelude::*;

/// Aligns product and addend in a 52-bit window.
#[block]
pub struct FmaAlign {
    pub pair: Product<In>,
    pub to_integer: Signal<In, Bit>,
    pub integral: Signal<In, Bit>,
    /// The addend is an integer beside a product.
    pub accumulates: Signal<In, Bit>,
    pub direction: Signal<In, U<2>>,
    /// The addend is negative.
    pub negative: Signal<In, Bit>,
    pub windowed: Windowed<Out>,
    shift: JamShift<52>,
    below_half: Signal<Local, Bit>,
    outward: Signal<Local, Bit>,
}

impl Logic for FmaAlign {
    #[hdl]
    fn update(&mut self) {
        self.windowed.anchor.next = bit_cast::<52, 32>(self.pair.addend.val()) << 19;
        self.shift.value.next = bit_cast::<52, 48>(self.pair.product.val().field(product::FLOAT)) << 3;
        if self.pair.product_leads.val() {
            self.windowed.anchor.next = bit_cast::<52, 48>(self.pair.product.val().field(product::FLOAT)) << 3;
            self.shift.value.next = bit_cast::<52, 32>(self.pair.addend.val()) << 19;
        }
        connect!(self.pair.distance => self.shift.distance, self.pair.far => self.shift.far);
        self.windowed.shifted.next = self.shift.moved.val() | bit_cast::<52, 1>(self.shift.lost.val().into());
        if self.to_integer.val() | self.integral.val() {
            self.windowed.shifted.next = bit_cast::<52, 33>(self.shift.moved.val().field(sum52::WHOLE)) << 19;
        }
        if self.accumulates.val() & self.negative.val() {
            comment!("copies of its sign");
            self.windowed.shifted.next = self.shift.moved.val() | pack!(52; sum52::ABOVE_ADDEND = bits::<17>(0x1_ffff));
        }
        comment!("the direction leads away from zero; or the fraction is above a half, or a half and the integer odd");
        self.below_half.next = self.shift.lost.val() | self.shift.moved.val().field(sum52::BELOW_HALF).any();
        self.outward.next = ((self.direction.val() == rounding::UP) & !self.negative.val())
            | ((self.direction.val() == rounding::DOWN) & self.negative.val());
        if self.integral.val() {
            if self.outward.val() {
                self.windowed.anchor.next = pack!(52;
                    sum52::ONE = self.below_half.val() | self.shift.moved.val().field(sum52::HALF));
            } else if self.direction.val() == rounding::NEAREST {
                self.windowed.anchor.next = pack!(52;
                    sum52::ONE = self.shift.moved.val().field(sum52::HALF)
                        & (self.below_half.val() | self.shift.moved.val().field(sum52::ONE)));
            }
        }
    }
}
