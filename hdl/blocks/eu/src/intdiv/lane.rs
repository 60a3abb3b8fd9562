//! `DivideLane`: restoring division of one lane of INTDIV.
//!
//! The numerator leaves `digits` at the top while the digits of the quotient enter at the bottom. The rest is
//! always below the divisor, so it needs no bit above its 32; by zero it does not matter.
//! Invariant: `divisions_are_exact` (test file `tests/intdiv.rs`). Stalls, deadlock: none, INTDIV counts.

use super::signs::{signs, DivideBegin, DivideSigns};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Rest and next digit of the numerator.
    trial: 32..0 {
        /// What the next rest may be.
        REST: 31..0,
        /// Borrow of a difference.
        BORROW: 32,
    }
    /// Trial minus divisor, above the bit where the carry enters.
    sum: 33..0 {
        /// The difference.
        DIFFERENCE: 33..1,
    }
    /// Digits.
    digits: 31..0 {
        /// The next one.
        NEXT: 31,
    }
}

/// Divides, one bit a cycle.
#[block]
pub struct DivideLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A division begins.
    pub load: Signal<In, Bit>,
    /// No step is taken.
    pub hold: Signal<In, Bit>,
    pub sign: Signal<In, Bit>,
    pub numerator: Signal<In, U<32>>,
    pub divisor: Signal<In, U<32>>,
    /// `sign` of the division that has begun.
    pub was_signed: Signal<In, Bit>,
    pub quotient: Signal<Out, U<32>>,
    pub remainder: Signal<Out, U<32>>,
    rest: Reg<U<32>>,
    digits: Reg<U<32>>,
    by: Reg<U<32>>,
    /// The divisor is negative.
    below: Reg<Bit>,
    minus: Reg<Bit>,
    less: Reg<Bit>,
    zero: Reg<Bit>,
    operands: DivideBegin,
    trial: Signal<Local, U<33>>,
    subtrahend: Signal<Local, U<33>>,
    sum: Signal<Local, U<34>>,
    difference: Signal<Local, U<33>>,
    result: DivideSigns,
}

impl Logic for DivideLane {
    #[hdl]
    fn update(&mut self) {
        registers!(self, below, minus, less, zero);
        data!(self, rest, digits, by);
        connect!(
            self.sign => self.operands.sign,
            self.numerator => self.operands.numerator,
            self.divisor => self.operands.divisor
        );
        comment!("a divisor below 0 is added; the lowest bit of the sum is the carry of a subtraction");
        self.trial.next =
            (bit_cast::<33, 32>(self.rest.q.val()) << 1) | bit_cast::<33, 1>(self.digits.q.val().field(digits::NEXT).into());
        self.subtrahend.next = !bit_cast::<33, 32>(self.by.q.val());
        if self.below.q.val() {
            self.subtrahend.next = pack!(33; trial::REST = self.by.q.val(), trial::BORROW = true);
        }
        self.sum.next = ((bit_cast::<34, 33>(self.trial.val()) << 1) | 1)
            + ((bit_cast::<34, 33>(self.subtrahend.val()) << 1) | bit_cast::<34, 1>((!self.below.q.val()).into()));
        self.difference.next = self.sum.val().field(sum::DIFFERENCE);

        if self.load.val() {
            forward!(self.operands.magnitude => self.digits, self.divisor => self.by, self.operands.below => self.below);
            self.rest.d.next = 0.into();
            self.minus.d.next = self.operands.signs.val().field(signs::MINUS);
            self.less.d.next = self.operands.signs.val().field(signs::LESS);
            self.zero.d.next = self.operands.signs.val().field(signs::ZERO);
        } else if !self.hold.val() {
            self.digits.d.next =
                (self.digits.q.val() << 1) | bit_cast::<32, 1>((!self.difference.val().field(trial::BORROW)).into());
            self.rest.d.next = self.difference.val().field(trial::REST);
            if self.difference.val().field(trial::BORROW) {
                self.rest.d.next = self.trial.val().field(trial::REST);
            }
        }

        comment!("signs");
        self.result.signs.next = pack!(4;
            signs::MINUS = self.minus.q.val(),
            signs::LESS = self.less.q.val(),
            signs::ZERO = self.zero.q.val(),
            signs::SIGNED = self.was_signed.val());
        connect!(
            self.digits => self.result.digits,
            self.rest => self.result.rest,
            self.result.quotient => self.quotient,
            self.result.remainder => self.remainder
        );
    }
}
