//! `AluTell`, `AluJudging`, `AluCondition`: flag bit of one lane, in two steps with registers between them.
//!
//! ```text
//!                               +---------+
//!  result 32                  ->| tell    |-> told 10    -> register ->+-----------+
//!                               +---------+                            |           |
//!                               +---------+                            | condition |-> flag
//!  kind 3, condition 3, compare>| judging |-> judging 10 -> register ->|           |
//!                               +---------+                   holds  ->+-----------+
//! ```
//!
//! Combinational. `cmp` (`compare`): the outcome that the lane found. Others: the delivered result against
//! zero in the destination type; with a NaN only nz holds, and -0 is a zero; so is a moved denormal that is
//! flushed, which the lane says by `holds`. Invariant: `judges_the_result`. Stalls, deadlock: none, no state.

use crate::word::{between, condition, dword, element, element_bits, element_class, float, half, integer_bits, judging, told};
use tessera_hdl::prelude::*;

/// Tells what a result has set.
#[block]
pub struct AluTell {
    pub result: Signal<In, U<32>>,
    /// `word::told`.
    pub told: Signal<Out, U<10>>,
}

impl Logic for AluTell {
    #[hdl]
    fn update(&mut self) {
        self.told.next = pack!(10;
            told::BYTE = self.result.val().field(between::BYTE).any(),
            told::BYTE_SIGN = self.result.val().field(dword::LOW_BYTE_SIGN),
            told::HALF = self.result.val().field(between::HALF).any(),
            told::HALF_EXPONENT = self.result.val().field(dword::LOW).field(half::EXPONENT).any(),
            told::WORD_SIGN = self.result.val().field(dword::LOW_SIGN),
            told::SINGLE = self.result.val().field(between::SINGLE).any(),
            told::SINGLE_EXPONENT = self.result.val().field(float::EXPONENT).any(),
            told::SIGN = self.result.val().field(dword::SIGN),
            told::HALF_BEYOND = self.result.val().field(dword::LOW).field(half::EXPONENT).all(),
            told::SINGLE_BEYOND = self.result.val().field(float::EXPONENT).all());
    }
}

/// Says what a condition asks of a number or of an order: whether it is zero (equal), whether it is negative
/// (less).
#[block]
pub struct ConditionTerms {
    /// 1 z, 2 nz, 3 g, 4 ge, 5 l, 6 le.
    pub condition: Signal<In, U<3>>,
    /// Zero counts, and negative.
    pub by_zero: Signal<Out, Bit>,
    pub by_sign: Signal<Out, Bit>,
    /// It holds if nothing that counts is so, else if something is.
    pub inverts: Signal<Out, Bit>,
    /// It holds for a NaN.
    pub of_nan: Signal<Out, Bit>,
}

impl Logic for ConditionTerms {
    #[hdl]
    fn update(&mut self) {
        self.by_zero.next = (self.condition.val() == condition::Z)
            | (self.condition.val() == condition::NZ)
            | (self.condition.val() == condition::G)
            | (self.condition.val() == condition::LE);
        self.by_sign.next = (self.condition.val() == condition::G)
            | (self.condition.val() == condition::GE)
            | (self.condition.val() == condition::L)
            | (self.condition.val() == condition::LE);
        self.inverts.next = (self.condition.val() == condition::NZ)
            | (self.condition.val() == condition::G)
            | (self.condition.val() == condition::GE);
        self.of_nan.next = self.condition.val() == condition::NZ;
    }
}

/// Decodes how the results of a pass are judged.
#[block]
pub struct AluJudging {
    pub kind: Signal<In, U<3>>,
    pub condition: Signal<In, U<3>>,
    pub compare: Signal<In, Bit>,
    /// `word::judging`.
    pub judging: Signal<Out, U<10>>,
    terms: ConditionTerms,
}

impl Logic for AluJudging {
    #[hdl]
    fn update(&mut self) {
        connect!(self.condition => self.terms.condition);
        self.judging.next = pack!(10;
            judging::FLOAT = self.kind.val().field(element_bits::CLASS) == element_class::FLOAT,
            judging::HALF = self.kind.val() == element::HF,
            judging::WORD = self.kind.val().field(element_bits::CLASS) == element_class::WORD,
            judging::BYTE = self.kind.val().field(element_bits::CLASS) == element_class::BYTE,
            judging::SIGNED = self.kind.val().field(integer_bits::SIGNED),
            judging::BY_ZERO = self.terms.by_zero.val(),
            judging::BY_SIGN = self.terms.by_sign.val(),
            judging::INVERTS = self.terms.inverts.val(),
            judging::OF_NAN = self.terms.of_nan.val(),
            judging::COMPARED = self.compare.val());
    }
}

/// Judges a result by a condition modifier.
#[block]
pub struct AluCondition {
    pub told: Signal<In, U<10>>,
    pub judging: Signal<In, U<10>>,
    pub holds: Signal<In, Bit>,
    pub flag: Signal<Out, Bit>,
    zero: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    nan: Signal<Local, Bit>,
}

impl Logic for AluCondition {
    #[hdl]
    fn update(&mut self) {
        self.zero.next = !self.told.val().field(told::ALL).any();
        self.negative.next = self.told.val().field(told::SIGN) & self.judging.val().field(judging::SIGNED);
        self.nan.next = false;
        if self.judging.val().field(judging::HALF) {
            self.zero.next = self.holds.val() | !self.told.val().field(told::WORD).any();
            self.negative.next = self.told.val().field(told::WORD_SIGN) & !self.zero.val();
            self.nan.next = self.told.val().field(told::HALF_BEYOND) & self.told.val().field(told::HALF_FRACTION).any();
        } else if self.judging.val().field(judging::FLOAT) {
            self.zero.next = self.holds.val() | !self.told.val().field(told::MAGNITUDE).any();
            self.negative.next = self.told.val().field(told::SIGN) & !self.zero.val();
            self.nan.next = self.told.val().field(told::SINGLE_BEYOND) & self.told.val().field(told::SINGLE_FRACTION).any();
        } else if self.judging.val().field(judging::WORD) {
            self.zero.next = !self.told.val().field(told::LOW).any();
            self.negative.next = self.told.val().field(told::WORD_SIGN) & self.judging.val().field(judging::SIGNED);
        } else if self.judging.val().field(judging::BYTE) {
            self.zero.next = !(self.told.val().field(told::BYTE) | self.told.val().field(told::BYTE_SIGN));
            self.negative.next = self.told.val().field(told::BYTE_SIGN) & self.judging.val().field(judging::SIGNED);
        }
        self.flag.next = ((self.zero.val() & self.judging.val().field(judging::BY_ZERO))
            | (self.negative.val() & self.judging.val().field(judging::BY_SIGN)))
            ^ self.judging.val().field(judging::INVERTS);
        if self.nan.val() {
            self.flag.next = self.judging.val().field(judging::OF_NAN);
        }
        if self.judging.val().field(judging::COMPARED) {
            self.flag.next = self.holds.val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn judges_the_result() {
        let mut random = Random::new(here!().seed(0x636f_6e64));
        let (mut tell, mut judging, mut sim) = (Sim::<AluTell>::new(), Sim::<AluJudging>::new(), Sim::<AluCondition>::new());
        for _ in 0..100_000 {
            let kind = [0, 1, 2, 3, 4, 5, 7][random.below(7) as usize];
            let result = if kind == 7 { random.float() } else { random.integer() };
            let condition = 1 + random.below(6);
            let compare = random.below(4) == 0;
            // Without a comparison `holds` is for floats alone, and then for denormals.
            let denormal = kind == 7 && result & 0x7f80_0000 == 0;
            let holds = (compare || denormal) && random.below(2) == 0;
            tell.result.next = u64::from(result).into();
            tell.eval();
            sim.told.next = tell.told.val();
            judging.kind.next = kind.into();
            judging.condition.next = condition.into();
            judging.compare.next = compare;
            judging.eval();
            sim.judging.next = judging.judging.val();
            sim.holds.next = holds;
            sim.eval();
            // f64 holds every value of every type exactly.
            let value = match kind {
                0 => f64::from(result),
                1 => f64::from(result as i32),
                2 => f64::from(result as u16),
                3 => f64::from(result as i16),
                4 => f64::from(result as u8),
                5 => f64::from(result as i8),
                _ if holds && !compare => 0.0,
                _ => f64::from(f32::from_bits(result)),
            };
            let judged = match condition {
                1 => value == 0.0,
                2 => value != 0.0,
                3 => value > 0.0,
                4 => value >= 0.0,
                5 => value < 0.0,
                _ => value <= 0.0,
            };
            assert_eq!(sim.flag.val(), if compare { holds } else { judged }, "{result:#x} kind {kind} condition {condition}");
        }
    }
}
