//! `DivideRest`: stages X4 and X6 of the pipelined INTDIV, what digits leave.
//!
//! ```text
//!  minuend 51, digits 18, divisor 32 ->+------+-> difference 51: minuend - digits x divisor
//!                                     | rest |
//!                                     +------+
//! ```
//!
//! Combinational, two multipliers. Invariant: `pipelined_divisions_are_exact` (test file `tests/intdiv.rs`).
//! Stalls, deadlock: none, no state.

use super::word::factor;
use tessera_hdl::prelude::*;

/// Takes digits times the divisor away.
#[block]
pub struct DivideRest {
    pub minuend: Signal<In, U<51>>,
    pub digits: Signal<In, U<18>>,
    pub divisor: Signal<In, U<32>>,
    pub difference: Signal<Out, U<51>>,
    low: Signal<Local, U<36>>,
    high: Signal<Local, U<32>>,
}

impl Logic for DivideRest {
    #[hdl]
    fn update(&mut self) {
        self.low.next = bit_cast::<36, 18>(self.divisor.val().field(factor::LOW)) * bit_cast::<36, 18>(self.digits.val());
        self.high.next = bit_cast::<32, 14>(self.divisor.val().field(factor::HIGH)) * bit_cast::<32, 18>(self.digits.val());
        self.difference.next =
            self.minuend.val() - bit_cast::<51, 36>(self.low.val()) - (bit_cast::<51, 32>(self.high.val()) << 18);
    }
}
