//! `DividePipeLane`: one lane of the pipelined INTDIV.
//!
//! Invariant: `pipelined_divisions_are_exact` (test file `tests/intdiv.rs`). Stalls: none. Deadlock: none.

use super::steps::DivideSteps;
use crate::intdiv::signs::{signs, DivideSigns};
use crate::word::dword;
use tessera_hdl::prelude::*;

tessera_hdl::bundle! {
    /// A division between two stages.
    bundle DivideStage {
        /// What the digits so far leave.
        rest: 32,
        /// Digits not yet used, above those found.
        digits: 32,
        /// Magnitude of the divisor.
        divisor: 32,
    }
}

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
    x1_less: Signal<Local, Bit>,
    x1_below: Signal<Local, Bit>,
    /// X2 to X7.
    signs: [Reg<U<4>>; 6],
    x2_digits: Reg<U<32>>,
    x2_divisor: Reg<U<32>>,
    x3: DivideStageReg,
    x4: DivideStageReg,
    x5: DivideStageReg,
    x6: DivideStageReg,
    x7_rest: Reg<U<32>>,
    x7_digits: Reg<U<32>>,
    x7: DivideSigns,
    steps2: DivideSteps<0, 8>,
    steps3: DivideSteps<8, 15>,
    steps4: DivideSteps<15, 21>,
    steps5: DivideSteps<21, 27>,
    steps6: DivideSteps<27, 32>,
    a_quotient: Reg<U<32>>,
    a_remainder: Reg<U<32>>,
}

impl Logic for DividePipeLane {
    #[hdl]
    fn update(&mut self) {
        registers!(self, x1_sign, a_quotient, a_remainder);
        data!(self, x3, x4, x5, x6, x1_numerator, x1_divisor, x2_digits, x2_divisor, x7_rest, x7_digits);
        if self.load.val() {
            forward!(self.sign => self.x1_sign, self.numerator => self.x1_numerator, self.divisor => self.x1_divisor);
        }

        comment!("X1: magnitudes");
        self.x1_less.next = self.x1_sign.q.val() & self.x1_numerator.q.val().field(dword::SIGN);
        self.x1_below.next = self.x1_sign.q.val() & self.x1_divisor.q.val().field(dword::SIGN);
        self.x2_digits.d.next = self.x1_numerator.q.val();
        self.x2_divisor.d.next = self.x1_divisor.q.val();
        if self.x1_less.val() {
            self.x2_digits.d.next = bits::<32>(0) - self.x1_numerator.q.val();
        }
        if self.x1_below.val() {
            self.x2_divisor.d.next = bits::<32>(0) - self.x1_divisor.q.val();
        }
        carry!(
            self,
            signs[6] = pack!(4;
                signs::MINUS = self.x1_less.val() ^ self.x1_below.val(),
                signs::LESS = self.x1_less.val(),
                signs::ZERO = !self.x1_divisor.q.val().any(),
                signs::SIGNED = self.x1_sign.q.val())
        );

        comment!("X2 to X6: digits");
        self.steps2.rest.next = 0.into();
        connect!(
            self.x2_digits => self.steps2.digits, self.x2_divisor => self.steps2.divisor,
            self.steps2.next_rest => self.x3.rest, self.steps2.next_digits => self.x3.digits, self.x2_divisor => self.x3.divisor,
            self.x3.rest => self.steps3.rest, self.x3.digits => self.steps3.digits, self.x3.divisor => self.steps3.divisor,
            self.steps3.next_rest => self.x4.rest, self.steps3.next_digits => self.x4.digits, self.x3.divisor => self.x4.divisor,
            self.x4.rest => self.steps4.rest, self.x4.digits => self.steps4.digits, self.x4.divisor => self.steps4.divisor,
            self.steps4.next_rest => self.x5.rest, self.steps4.next_digits => self.x5.digits, self.x4.divisor => self.x5.divisor,
            self.x5.rest => self.steps5.rest, self.x5.digits => self.steps5.digits, self.x5.divisor => self.steps5.divisor,
            self.steps5.next_rest => self.x6.rest, self.steps5.next_digits => self.x6.digits, self.x5.divisor => self.x6.divisor,
            self.x6.rest => self.steps6.rest, self.x6.digits => self.steps6.digits, self.x6.divisor => self.steps6.divisor,
            self.steps6.next_rest => self.x7_rest, self.steps6.next_digits => self.x7_digits
        );

        comment!("X7: signs");
        connect!(self.x7_digits => self.x7.digits, self.x7_rest => self.x7.rest, self.signs[5] => self.x7.signs);
        self.a_quotient.d.next = 0.into();
        self.a_remainder.d.next = 0.into();
        if self.finish.val() {
            forward!(self.x7.quotient => self.a_quotient, self.x7.remainder => self.a_remainder);
        }
        outputs!(self, quotient = a_quotient, remainder = a_remainder);
    }
}
