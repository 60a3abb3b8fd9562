//! `DivideCorrect`: stage X7 of the pipelined INTDIV.
//!
//! ```text
//!  digits 32, rest 33, divisor 32, signs 4 ->+---------+-> quotient 32, remainder 32
//!                                            | correct |
//!                                            +---------+
//! ```
//!
//! Combinational. If the rest holds the divisor once more, the quotient is one more; twice it never does. What
//! is added for that and for the sign is one bit: `-(digits + 1)` is `!digits`. The four remainders that may
//! be are made side by side. Invariant: `pipelined_divisions_are_exact` (test file `tests/intdiv.rs`). Stalls,
//! deadlock: none, no state.

use crate::intdiv::signs::{signs, DivideLimit};
use tessera_hdl::prelude::*;

/// The last of the quotient, and signs.
#[block]
pub struct DivideCorrect {
    pub digits: Signal<In, U<32>>,
    /// Below twice the divisor.
    pub rest: Signal<In, U<33>>,
    pub divisor: Signal<In, U<32>>,
    pub signs: Signal<In, U<4>>,
    pub quotient: Signal<Out, U<32>>,
    pub remainder: Signal<Out, U<32>>,
    left: Signal<Local, U<34>>,
    /// The divisor is in the rest once more.
    more: Signal<Local, Bit>,
    by_zero: DivideLimit,
    turned: Signal<Local, U<32>>,
    one: Signal<Local, Bit>,
    low: Signal<Local, U<32>>,
}

impl Logic for DivideCorrect {
    #[hdl]
    fn update(&mut self) {
        self.left.next = bit_cast::<34, 33>(self.rest.val()) - bit_cast::<34, 32>(self.divisor.val());
        self.more.next = !self.left.val().get_bit(33);

        self.turned.next = self.digits.val();
        self.one.next = self.more.val();
        if self.signs.val().field(signs::MINUS) {
            self.turned.next = !self.digits.val();
            self.one.next = !self.more.val();
        }
        self.quotient.next = self.turned.val() + bit_cast::<32, 1>(self.one.val().into());

        self.low.next = bit_cast::<32, 33>(self.rest.val());
        self.remainder.next = self.low.val();
        if self.more.val() {
            self.remainder.next = bit_cast::<32, 34>(self.left.val());
        }
        if self.signs.val().field(signs::LESS) {
            self.remainder.next = bits::<32>(0) - self.low.val();
            if self.more.val() {
                self.remainder.next = self.divisor.val() - self.low.val();
            }
        }
        connect!(self.signs => self.by_zero.signs);
        if self.signs.val().field(signs::ZERO) {
            connect!(self.by_zero.limit => self.quotient, self.by_zero.limit => self.remainder);
        }
    }
}
