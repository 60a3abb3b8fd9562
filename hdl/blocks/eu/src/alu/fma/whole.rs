//! `FmaWhole`: stage X6 of the multiply-add lane, results that are integers.
//!
//! ```text
//!  sum 52, cancel      ->+-------+-> result 32
//!  special 4           ->| whole |
//!  dst_kind 3, product,
//!  upper               ->+-------+
//! ```
//!
//! Combinational. A converted float is clamped to its type, NaN is 0; of an
//! integer product bits 31:0 or 47:16 (`upper`) are delivered. Invariants:
//! `to_integer_truncates_and_clamps`, `products_match`. Stalls, deadlock:
//! none, no state.

use crate::alu::integer::IntegerFit;
use crate::word::{outcome, special, sum52};
use tessera_hdl::prelude::*;

/// Clamps a converted float, or picks an integer product.
#[block]
pub struct FmaWhole {
    pub sum: Signal<In, U<52>>,
    /// Of a conversion: the float is negative.
    pub negative: Signal<In, Bit>,
    pub special: Signal<In, U<4>>,
    pub dst_kind: Signal<In, U<3>>,
    /// An integer product.
    pub product: Signal<In, Bit>,
    /// Bits 47:16 of it.
    pub upper: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    value: Signal<Local, U<35>>,
    /// The low bits of a product.
    lower: Signal<Local, Bit>,
    /// A float beyond its type.
    clamps: Signal<Local, Bit>,
    keeps: Signal<Local, Bit>,
    other: Signal<Local, U<32>>,
    fit: IntegerFit,
}

impl Logic for FmaWhole {
    #[hdl]
    fn update(&mut self) {
        comment!("beyond every type the upper bits say so, whatever is below");
        self.value.next = sign_extend::<35, 33>(self.sum.val().field(sum52::WHOLE));
        if self.special.val().field(special::BEYOND) {
            self.value.next = sign_extend::<35, 33>(self.sum.val().field(sum52::WHOLE))
                .replace_bit(33, !self.negative.val())
                .replace_bit(34, self.negative.val());
        }
        connect!(self.value => self.fit.value, self.dst_kind => self.fit.kind);
        self.lower.next = self.product.val() & !self.upper.val();
        self.clamps.next = !self.product.val() & !self.special.val().field(special::NAN) & self.fit.outside.val();
        self.keeps.next = !self.lower.val()
            & !self.clamps.val()
            & !self.special.val().field(special::NAN)
            & !(self.product.val() & self.special.val().field(special::BEYOND));
        self.other.next = 0.into();
        if self.lower.val() {
            self.other.next = self.sum.val().field(sum52::PRODUCT);
        } else if self.clamps.val() {
            self.other.next = self.fit.limit.val();
        }
        self.result.next = self.other.val();
        if self.keeps.val() {
            self.result.next = self.value.val().field(outcome::LOW) | self.other.val();
        }
    }
}
