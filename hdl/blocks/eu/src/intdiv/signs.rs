//! What both forms of INTDIV do with signs: `DivideBegin` takes them off, `DivideSigns` makes the digits of a
//! division a result, with `DivideLimit` by zero.
//!
//! Combinational. Invariants: `divisions_are_exact`, `pipelined_divisions_are_exact` (test file
//! `tests/intdiv.rs`). Stalls, deadlock: none, no state.

use crate::word::{dword, pattern};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Signs that travel with a division.
    signs: 3..0 {
        /// Of the quotient.
        MINUS: 0,
        /// Of the remainder.
        LESS: 1,
        /// The divisor is zero.
        ZERO: 2,
        /// The division is signed.
        SIGNED: 3,
    }
}

/// What a division begins with.
#[block]
pub struct DivideBegin {
    pub sign: Signal<In, Bit>,
    pub numerator: Signal<In, U<32>>,
    pub divisor: Signal<In, U<32>>,
    /// Of the numerator.
    pub magnitude: Signal<Out, U<32>>,
    /// The divisor is negative.
    pub below: Signal<Out, Bit>,
    pub signs: Signal<Out, U<4>>,
    less: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
}

impl Logic for DivideBegin {
    #[hdl]
    fn update(&mut self) {
        self.less.next = self.sign.val() & self.numerator.val().field(dword::SIGN);
        self.negative.next = self.sign.val() & self.divisor.val().field(dword::SIGN);
        self.magnitude.next = self.numerator.val();
        if self.less.val() {
            self.magnitude.next = bits::<32>(0) - self.numerator.val();
        }
        connect!(self.negative => self.below);
        self.signs.next = pack!(4;
            signs::MINUS = self.less.val() ^ self.negative.val(),
            signs::LESS = self.less.val(),
            signs::ZERO = !self.divisor.val().any(),
            signs::SIGNED = self.sign.val());
    }
}

/// What a division by zero has for both results: the limit on the numerator's side.
#[block]
pub struct DivideLimit {
    pub signs: Signal<In, U<4>>,
    pub limit: Signal<Out, U<32>>,
}

impl Logic for DivideLimit {
    #[hdl]
    fn update(&mut self) {
        self.limit.next = pattern::ONES;
        if self.signs.val().field(signs::SIGNED) {
            self.limit.next = pattern::MAGNITUDE;
            if self.signs.val().field(signs::LESS) {
                self.limit.next = pattern::SIGN;
            }
        }
    }
}

/// Signs of quotient and remainder.
#[block]
pub struct DivideSigns {
    /// Magnitude of the quotient.
    pub digits: Signal<In, U<32>>,
    /// Magnitude of the remainder.
    pub rest: Signal<In, U<32>>,
    pub signs: Signal<In, U<4>>,
    pub quotient: Signal<Out, U<32>>,
    pub remainder: Signal<Out, U<32>>,
    by_zero: DivideLimit,
}

impl Logic for DivideSigns {
    #[hdl]
    fn update(&mut self) {
        connect!(self.signs => self.by_zero.signs);
        self.quotient.next = self.digits.val();
        self.remainder.next = self.rest.val();
        if self.signs.val().field(signs::MINUS) {
            self.quotient.next = bits::<32>(0) - self.digits.val();
        }
        if self.signs.val().field(signs::LESS) {
            self.remainder.next = bits::<32>(0) - self.rest.val();
        }
        if self.signs.val().field(signs::ZERO) {
            connect!(self.by_zero.limit => self.quotient, self.by_zero.limit => self.remainder);
        }
    }
}
