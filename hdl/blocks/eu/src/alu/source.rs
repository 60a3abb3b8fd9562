//! `SourceModify`: a raw source element becomes the value the operation works on.
//!
//! ```text
//!  element 32, kind 3   ->+--------+
//!  abs, negate, bitwise ->| modify |-> value 34
//!                         +--------+
//! ```
//!
//! Combinational. `kind` is the low part of the register type code: bit 2
//! float, else bit 1 16 bits wide, bit 0 signed. An integer becomes the exact
//! integer in two's complement: 34 bits hold -(2^32 - 1) to 2^32 - 1, what abs
//! and negate can make of any type. `bitwise` (and, or, xor, not): negate is
//! NOT. A float keeps its pattern, modifiers act on the sign, bits 33:32 are 0.
//! Invariant: `modifies_exactly`. Stalls, deadlock: none, no state.

use crate::word::{dword, element, element_bits, exact, pattern};
use tessera_hdl::prelude::*;

/// Extends a source element and applies its modifiers.
#[block]
pub struct SourceModify {
    pub element: Signal<In, U<32>>,
    pub kind: Signal<In, U<3>>,
    pub abs: Signal<In, Bit>,
    pub negate: Signal<In, Bit>,
    pub bitwise: Signal<In, Bit>,
    pub value: Signal<Out, U<34>>,
    extended: Signal<Local, U<34>>,
    pattern: Signal<Local, U<32>>,
}

impl Logic for SourceModify {
    #[hdl]
    fn update(&mut self) {
        self.extended.next = bit_cast::<34, 32>(self.element.val());
        if self.kind.val() == element::D {
            self.extended.next = sign_extend::<34, 32>(self.element.val());
        } else if self.kind.val() == element::UW {
            self.extended.next = bit_cast::<34, 16>(self.element.val().field(dword::LOW));
        } else if self.kind.val() == element::W {
            self.extended.next = sign_extend::<34, 16>(self.element.val().field(dword::LOW));
        }

        self.pattern.next = self.element.val();
        if self.abs.val() {
            self.pattern.next = self.element.val() & pattern::MAGNITUDE;
        }
        if self.negate.val() {
            self.pattern.next = self.pattern.val() ^ pattern::SIGN;
        }

        self.value.next = self.extended.val();
        if self.kind.val().field(element_bits::FLOAT) {
            self.value.next = bit_cast::<34, 32>(self.pattern.val());
        } else if self.bitwise.val() {
            if self.negate.val() {
                self.value.next = !self.extended.val();
            }
        } else if (self.abs.val() & self.extended.val().field(exact::SIGN)) ^ self.negate.val() {
            self.value.next = !self.extended.val() + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{exact, here, modify, Random};

    #[test]
    fn modifies_exactly() {
        let mut random = Random::new(here!().seed(0x736f_7572));
        let mut sim = Sim::<SourceModify>::new();
        for _ in 0..50_000 {
            let element = random.integer();
            let kind = [0, 1, 2, 3, 7][random.below(5) as usize];
            let (abs, negate) = (random.below(2) != 0, random.below(2) != 0);
            let bitwise = kind != 7 && !abs && random.below(2) != 0;
            sim.element.next = u64::from(element).into();
            sim.kind.next = kind.into();
            sim.abs.next = abs;
            sim.negate.next = negate;
            sim.bitwise.next = bitwise;
            sim.eval();
            let expected = match (kind, bitwise) {
                (7, _) => i64::from(modify(element, abs, negate)),
                (_, true) if negate => !exact(element, kind, false, false),
                (_, true) => exact(element, kind, false, false),
                _ => exact(element, kind, abs, negate),
            };
            assert_eq!(sim.value.val(), U::<34>::new(expected as u64), "{element:#x} kind {kind} abs {abs} negate {negate}");
        }
    }
}
