//! `DividePipeLane`: one lane of the pipelined INTDIV.
//!
//! | stage | work |
//! |---|---|
//! | X1 | magnitudes; the divisor with its leading bit on top; the table of reciprocals is read |
//! | X2 | what the reciprocal falls by in its interval |
//! | X3 | the reciprocal X; of a short divisor the first digits, the numerator's upper bits times X |
//! | X4 | what they leave |
//! | X5 | the second digits, or those of a long divisor: of what is left the upper bits times X |
//! | X6 | what these leave; the digits go to their place |
//! | X7 | one more if the rest holds the divisor once more; signs |
//!
//! Why that is exact. Let B = divisor / 2^32 with its leading bit on top, between 1/2 and 1, and 2^s the place
//! of the quotient's lowest bit in n / B. X is below 1 / B by less than d = 1.5 / 2^17. A divisor is short with
//! s <= 16. Digits are never too many, as nothing is rounded up; what is lost:
//! - The first digits, in units of 2^16: 0.25 / B of the numerator's lower 14 bits, 2^16 d of X, 1 as they are
//!   whole. So the rest, B times that, is below 0.25 + 1.75 B, and its 18 bits have one behind the point.
//! - The second digits: 0.5 / B of the bits below, and of X d times the rest. That is below 2, and 2^s is not.
//! - Those of a long divisor, in units of 2^16: 0.5 / B of its lower 15 bits, 2^16 d of X. That is below 2 as
//!   well, and 2^s in these units is not.
//!
//! So the quotient is the true one or one less. What is below its lowest bit is cleared before it is multiplied
//! with the divisor, so that the last rest is whole.
//!
//! Of a negative divisor B is taken 2^-32 too small (`normalise.rs`), so a rest is too large by 2^-32 times the
//! digits before it. Those are n / B at most; n is 2^31 at most then, and B is above 1/2 (of a power of two it
//! is 1), so that they are below 2^32. Less than one is added to a rest that is whole: no digit changes, and no
//! whole bit of a rest.
//!
//! Invariant: `pipelined_divisions_are_exact` (test file `tests/intdiv.rs`). Stalls: none. Deadlock: none.

use super::correct::DivideCorrect;
use super::normalise::DivideNormalise;
use super::reciprocal::DivideReciprocal;
use super::rest::DivideRest;
use super::word::{estimate, last, numerator, rest, zeros};
use crate::intdiv::signs::DivideBegin;
use tessera_hdl::prelude::*;

/// Divides two integers in seven stages.
#[block]
pub struct DividePipeLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// X1 takes a beat.
    pub load: Signal<In, Bit>,
    /// What X7 holds is a result.
    pub finish: Signal<In, Bit>,
    pub sign: Signal<In, Bit>,
    pub numerator: Signal<In, U<32>>,
    pub divisor: Signal<In, U<32>>,
    pub quotient: Signal<Out, U<32>>,
    pub remainder: Signal<Out, U<32>>,
    x1_sign: Reg<Bit>,
    x1_numerator: Reg<U<32>>,
    x1_divisor: Reg<U<32>>,
    x1_begin: DivideBegin,
    x1: DivideNormalise,
    /// X2 to X7.
    signs: [Reg<U<4>>; 6],
    /// X2 to X7: magnitude of the divisor.
    divisors: [Reg<U<32>>; 6],
    /// X2 to X6: [`DivideNormalise::zeros`].
    zeros: [Reg<U<5>>; 5],
    x2_numerator: Reg<U<32>>,
    x2_pattern: Reg<U<32>>,
    inverse: DivideReciprocal,
    /// X3 to X6: the divisor with its leading bit on top.
    factors: [Reg<U<32>>; 4],
    x3_numerator: Reg<U<32>>,
    x3_estimate: Signal<Local, U<36>>,
    x3_first: Signal<Local, U<17>>,
    /// X4 and X5.
    reciprocals: [Reg<U<18>>; 2],
    x4_numerator: Reg<U<32>>,
    /// X4 to X6: the first digits, in units of 2^16.
    firsts: [Reg<U<17>>; 3],
    x4: DivideRest,
    x5_rest: Reg<U<51>>,
    x5_top: Signal<Local, U<18>>,
    x5_estimate: Signal<Local, U<36>>,
    x5_digits: Signal<Local, U<18>>,
    x6_rest: Reg<U<51>>,
    /// The second digits, or those of a long divisor.
    x6_digits: Reg<U<18>>,
    x6: DivideRest,
    x6_all: Signal<Local, U<33>>,
    x7_rest: Reg<U<33>>,
    x7_digits: Reg<U<32>>,
    x7: DivideCorrect,
    a_quotient: Reg<U<32>>,
    a_remainder: Reg<U<32>>,
}

impl Logic for DividePipeLane {
    #[hdl]
    fn update(&mut self) {
        memories!(self, inverse);
        registers!(self, x1_sign, a_quotient, a_remainder);
        data!(self, x1_numerator, x1_divisor, x2_numerator, x2_pattern, x3_numerator, x4_numerator);
        data!(self, x5_rest, x6_rest, x6_digits, x7_rest, x7_digits);
        if self.load.val() {
            forward!(self.sign => self.x1_sign, self.numerator => self.x1_numerator, self.divisor => self.x1_divisor);
        }

        comment!("X1: magnitudes, table");
        connect!(
            self.x1_sign => self.x1_begin.sign,
            self.x1_numerator => self.x1_begin.numerator,
            self.x1_divisor => self.x1_begin.divisor,
            self.x1_begin.below => self.x1.below,
            self.x1_divisor => self.x1.divisor,
            self.x1_begin.magnitude => self.x2_numerator,
            self.x1.pattern => self.x2_pattern,
            self.x1.pattern => self.inverse.pattern
        );
        carry_data!(
            self,
            signs[6] = self.x1_begin.signs.val(),
            divisors[6] = self.x1.magnitude.val(),
            zeros[5] = self.x1.zeros.val()
        );

        comment!("X2: how far the reciprocal falls");
        connect!(self.x2_pattern => self.inverse.held, self.x2_numerator => self.x3_numerator);
        carry_data!(self, factors[4] = self.x2_pattern.q.val());

        comment!("X3: first digits");
        self.x3_estimate.next = bit_cast::<36, 18>(self.x3_numerator.q.val().field(numerator::HIGH))
            * bit_cast::<36, 18>(self.inverse.reciprocal.val());
        self.x3_first.next = 0.into();
        if self.zeros[1].q.val().field(zeros::SHORT) {
            self.x3_first.next = self.x3_estimate.val().field(estimate::FIRST);
        }
        carry_data!(self, reciprocals[2] = self.inverse.reciprocal.val(), firsts[3] = self.x3_first.val());
        connect!(self.x3_numerator => self.x4_numerator);

        comment!("X4: what they leave");
        self.x4.minuend.next = bit_cast::<51, 32>(self.x4_numerator.q.val()) << 16;
        self.x4.digits.next = bit_cast::<18, 17>(self.firsts[0].q.val());
        connect!(self.factors[1] => self.x4.divisor, self.x4.difference => self.x5_rest);

        comment!("X5: second digits, none below the quotient's lowest");
        self.x5_top.next = self.x5_rest.q.val().field(rest::LONG);
        self.x6_rest.d.next = self.x5_rest.q.val();
        if self.zeros[3].q.val().field(zeros::SHORT) {
            self.x5_top.next = self.x5_rest.q.val().field(rest::SHORT);
            self.x6_rest.d.next = self.x5_rest.q.val() << 16;
        }
        self.x5_estimate.next = bit_cast::<36, 18>(self.x5_top.val()) * bit_cast::<36, 18>(self.reciprocals[1].q.val());
        self.x5_digits.next = self.x5_estimate.val().field(estimate::DIGITS);
        self.x6_digits.d.next = self.x5_digits.val() & (bits::<18>(0x3FFFE) << !self.zeros[3].q.val().field(zeros::FEW));

        comment!("X6: what these leave; the quotient");
        connect!(
            self.x6_rest => self.x6.minuend,
            self.x6_digits => self.x6.digits,
            self.factors[3] => self.x6.divisor
        );
        self.x6_all.next = bit_cast::<33, 18>(self.x6_digits.q.val());
        self.x7_rest.d.next = self.x6.difference.val().field(last::LONG);
        if self.zeros[4].q.val().field(zeros::SHORT) {
            self.x6_all.next = bit_cast::<33, 18>(self.x6_digits.q.val()) + (bit_cast::<33, 17>(self.firsts[2].q.val()) << 16);
            self.x7_rest.d.next = bit_cast::<33, 19>(self.x6.difference.val().field(last::SHORT));
        }
        self.x7_digits.d.next = bit_cast::<32, 33>((self.x6_all.val() >> 1) >> !self.zeros[4].q.val().field(zeros::FEW));

        comment!("X7: correct, signs");
        connect!(
            self.x7_digits => self.x7.digits,
            self.x7_rest => self.x7.rest,
            self.divisors[5] => self.x7.divisor,
            self.signs[5] => self.x7.signs
        );
        self.a_quotient.d.next = 0.into();
        self.a_remainder.d.next = 0.into();
        if self.finish.val() {
            forward!(self.x7.quotient => self.a_quotient, self.x7.remainder => self.a_remainder);
        }
        outputs!(self, quotient = a_quotient, remainder = a_remainder);
    }
}
