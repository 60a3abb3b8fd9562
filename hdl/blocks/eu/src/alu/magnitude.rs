//! `IntegerMagnitude`: an integer that becomes a float: sign and magnitude.
//!
//! ```text
//!  element 32, kind 3 ->+-----------+-> magnitude 32
//!  abs, negate        ->| magnitude |-> sign
//!                       +-----------+
//! ```
//!
//! Combinational. Zero has no sign. Invariant: `from_integer_matches_apfloat`.
//! Stalls, deadlock: none, no state.

use super::source::ElementExtend;
use crate::word::exact;
use tessera_hdl::prelude::*;

/// Sign and magnitude of a source element with its modifiers.
#[block]
pub struct IntegerMagnitude {
    pub element: Signal<In, U<32>>,
    pub kind: Signal<In, U<3>>,
    pub abs: Signal<In, Bit>,
    pub negate: Signal<In, Bit>,
    pub magnitude: Signal<Out, U<32>>,
    pub sign: Signal<Out, Bit>,
    extend: ElementExtend,
    below: Signal<Local, Bit>,
    low: Signal<Local, U<32>>,
    flipped: Signal<Local, U<32>>,
}

impl Logic for IntegerMagnitude {
    #[hdl]
    fn update(&mut self) {
        connect!(self.element => self.extend.element, self.kind => self.extend.kind, self.abs => self.extend.abs);
        self.below.next = self.extend.value.val().field(exact::SIGN);
        self.low.next = self.extend.value.val().field(exact::LOW);
        self.flipped.next = self.low.val();
        if self.below.val() {
            self.flipped.next = !self.low.val();
        }
        self.magnitude.next = self.flipped.val() + bit_cast::<32, 1>(self.below.val().into());
        self.sign.next = ((self.below.val() & !self.abs.val()) ^ self.negate.val()) & self.low.val().any();
    }
}
