//! `FmaAlign`: stage X3 of the multiply-add lane.
//!
//! ```text
//!  product 48          ->+-------+-> anchor 64, shifted 64
//!  addend 24           ->| align |
//!  product_leads       ->|       |
//!  distance 7          ->+-------+
//! ```
//!
//! Combinational. The operand with the larger exponent (`product_leads` names
//! it) is the anchor and stays at the top of a 64-bit window, bits 62 and
//! below; the other one moves right by `distance` (127 stands for all above)
//! and what falls out is jammed into bit 0.
//!
//! **Why 64 bits and one jammed bit suffice.** A jammed bit must lie below the
//! guard bit of the result and belong to the smaller operand.
//! *Addend leads:* the product keeps every bit up to distance 16; beyond, it is
//! below 2^46 while a normal addend is at least 2^62: at most one bit cancels,
//! the guard bit is bit 37 or higher. A denormal addend is the leader only at
//! exponent 1, where the result's last place is fixed at bit 39.
//! *Product leads:* the addend keeps every bit up to distance 39. Beyond, it is
//! below 2^23. A product of two normal numbers is at least 2^61; one of a
//! normal and a denormal is at least 2^38; two denormals never lead over an
//! addend exponent of 1. So the product stays above 2^37 after the subtraction
//! and the guard bit is bit 13 or higher.
//!
//! Invariant: `multiply_add_matches_apfloat` (corner values hold all of these
//! cases). Stalls, deadlock: none, no state.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Aligns product and addend in a 64-bit window.
#[block]
pub struct FmaAlign {
    pub pair: Product<In>,
    pub windowed: Windowed<Out>,
    leader: Signal<Local, U<64>>,
    moving: Signal<Local, U<64>>,
    lost: Signal<Local, U<64>>,
}

impl Logic for FmaAlign {
    #[hdl]
    fn update(&mut self) {
        self.leader.next = bit_cast::<64, 24>(self.pair.addend.val()) << 39;
        self.moving.next = bit_cast::<64, 48>(self.pair.product.val()) << 15;
        if self.pair.product_leads.val() {
            self.leader.next = bit_cast::<64, 48>(self.pair.product.val()) << 15;
            self.moving.next = bit_cast::<64, 24>(self.pair.addend.val()) << 39;
        }
        self.windowed.anchor.next = self.leader.val();
        self.lost.next = self.moving.val() & !(bits::<64>(0xffff_ffff_ffff_ffff) << self.pair.distance.val());
        self.windowed.shifted.next =
            (self.moving.val() >> self.pair.distance.val()) | bit_cast::<64, 1>(self.lost.val().any().into());
    }
}
