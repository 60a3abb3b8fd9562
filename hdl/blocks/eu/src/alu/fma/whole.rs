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
    fit: IntegerFit,
}

impl Logic for FmaWhole {
    #[hdl]
    fn update(&mut self) {
        self.value.next = sign_extend::<35, 33>(self.sum.val().field(sum52::WHOLE));
        if self.special.val().field(special::BEYOND) {
            self.value.next = pack!(35; outcome::SIGN = self.negative.val(), outcome::BELOW_SIGN = !self.negative.val());
        }
        if self.special.val().field(special::NAN) {
            self.value.next = 0.into();
        }
        connect!(self.value => self.fit.value, self.dst_kind => self.fit.kind);
        self.fit.clamps.next = !self.product.val();
        self.result.next = self.fit.result.val();
        if self.product.val() & !self.upper.val() {
            self.result.next = self.sum.val().field(sum52::PRODUCT);
        }
    }
}
