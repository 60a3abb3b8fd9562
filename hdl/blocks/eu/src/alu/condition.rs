//! `AluCondition`: flag bit of one lane.
//!
//! ```text
//!  result 32, kind 3, condition 3 ->+-----------+
//!  compare, holds                 ->| condition |-> flag
//!                                   +-----------+
//! ```
//!
//! Combinational. `cmp` (`compare`): the outcome that the lane found. Others: the delivered result against
//! zero in the destination type; with a NaN only nz holds, and -0 is a zero; so is a moved denormal that is
//! flushed, which the lane says by `holds`. Invariant: `judges_the_result`. Stalls, deadlock: none.

use crate::word::{condition, dword, element, element_bits, element_class, float, half, integer_bits};
use tessera_hdl::prelude::*;

/// Judges a result by a condition modifier.
#[block]
pub struct AluCondition {
    pub result: Signal<In, U<32>>,
    pub kind: Signal<In, U<3>>,
    pub condition: Signal<In, U<3>>,
    pub compare: Signal<In, Bit>,
    pub holds: Signal<In, Bit>,
    pub flag: Signal<Out, Bit>,
    zero: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    nan: Signal<Local, Bit>,
}

impl Logic for AluCondition {
    #[hdl]
    fn update(&mut self) {
        self.zero.next = !self.result.val().any();
        self.negative.next = self.result.val().field(dword::SIGN) & self.kind.val().field(integer_bits::SIGNED);
        self.nan.next = false;
        if self.kind.val().field(element_bits::CLASS) == element_class::FLOAT {
            self.zero.next = self.holds.val() | !self.result.val().field(float::MAGNITUDE).any();
            self.negative.next = self.result.val().field(dword::SIGN) & !self.zero.val();
            self.nan.next = self.result.val().field(float::EXPONENT).all() & self.result.val().field(float::FRACTION).any();
            if self.kind.val() == element::HF {
                self.zero.next = self.holds.val() | !self.result.val().field(dword::LOW_MAGNITUDE).any();
                self.negative.next = self.result.val().field(dword::LOW_SIGN) & !self.zero.val();
                self.nan.next = self.result.val().field(dword::LOW).field(half::EXPONENT).all()
                    & self.result.val().field(dword::LOW).field(half::FRACTION).any();
            }
        } else if self.kind.val().field(element_bits::CLASS) == element_class::WORD {
            self.zero.next = !self.result.val().field(dword::LOW).any();
            self.negative.next = self.result.val().field(dword::LOW_SIGN) & self.kind.val().field(integer_bits::SIGNED);
        } else if self.kind.val().field(element_bits::CLASS) == element_class::BYTE {
            self.zero.next = !self.result.val().field(dword::LOW_BYTE).any();
            self.negative.next = self.result.val().field(dword::LOW_BYTE_SIGN) & self.kind.val().field(integer_bits::SIGNED);
        }
        self.flag.next = false;
        if self.compare.val() {
            self.flag.next = self.holds.val();
        } else if self.nan.val() {
            self.flag.next = self.condition.val() == condition::NZ;
        } else if self.condition.val() == condition::Z {
            self.flag.next = self.zero.val();
        } else if self.condition.val() == condition::NZ {
            self.flag.next = !self.zero.val();
        } else if self.condition.val() == condition::G {
            self.flag.next = !self.negative.val() & !self.zero.val();
        } else if self.condition.val() == condition::GE {
            self.flag.next = !self.negative.val();
        } else if self.condition.val() == condition::L {
            self.flag.next = self.negative.val();
        } else if self.condition.val() == condition::LE {
            self.flag.next = self.negative.val() | self.zero.val();
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
        let mut sim = Sim::<AluCondition>::new();
        for _ in 0..100_000 {
            let kind = [0, 1, 2, 3, 4, 5, 7][random.below(7) as usize];
            let result = if kind == 7 { random.float() } else { random.integer() };
            let condition = 1 + random.below(6);
            let compare = random.below(4) == 0;
            // Without a comparison `holds` is for floats alone, and then for denormals.
            let denormal = kind == 7 && result & 0x7f80_0000 == 0;
            let holds = (compare || denormal) && random.below(2) == 0;
            sim.result.next = u64::from(result).into();
            sim.kind.next = kind.into();
            sim.condition.next = condition.into();
            sim.compare.next = compare;
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
