//! `ElementExtend`, `SourceModify`: a raw source element becomes the value the operation works on.
//!
//! ```text
//!  element 32, kind 3 ->+--------+                 element 32, kind 3   ->+--------+
//!  abs                ->| extend |-> value 34      abs, negate, bitwise ->| modify |-> value 34
//!                       +--------+                                        +--------+
//! ```
//!
//! Combinational. `kind` is [`crate::word::element`]. An integer becomes the
//! exact integer in two's complement: 34 bits hold -(2^32 - 1) to 2^32 - 1,
//! what abs and negate can make of any type. abs is that of the signed number
//! of the same size, also of an unsigned element: `extend` with `abs` reads its
//! top bit as a sign. `bitwise` (and, or, xor, not): negate is NOT. A float
//! keeps its pattern, modifiers act on the sign, bits 33:32 are 0.
//! Invariant: `modifies_exactly`. Stalls, deadlock: none, no state.

use crate::word::{dword, element_bits, element_class, exact, integer_bits};
use tessera_hdl::prelude::*;

/// Extends a source element to an exact integer.
#[block]
pub struct ElementExtend {
    pub element: Signal<In, U<32>>,
    pub kind: Signal<In, U<3>>,
    pub abs: Signal<In, Bit>,
    pub value: Signal<Out, U<34>>,
    is_signed: Signal<Local, Bit>,
}

impl Logic for ElementExtend {
    #[hdl]
    fn update(&mut self) {
        self.is_signed.next = self.kind.val().field(integer_bits::SIGNED) | self.abs.val();
        self.value.next = bit_cast::<34, 32>(self.element.val());
        if self.kind.val().field(element_bits::CLASS) == element_class::WORD {
            self.value.next = bit_cast::<34, 16>(self.element.val().field(dword::LOW));
            if self.is_signed.val() {
                self.value.next = sign_extend::<34, 16>(self.element.val().field(dword::LOW));
            }
        } else if self.kind.val().field(element_bits::CLASS) == element_class::BYTE {
            self.value.next = bit_cast::<34, 8>(self.element.val().field(dword::LOW_BYTE));
            if self.is_signed.val() {
                self.value.next = sign_extend::<34, 8>(self.element.val().field(dword::LOW_BYTE));
            }
        } else if (self.kind.val().field(element_bits::CLASS) == element_class::DWORD) & self.is_signed.val() {
            self.value.next = sign_extend::<34, 32>(self.element.val());
        }
    }
}

/// Extends a source element and applies its modifiers.
#[block]
pub struct SourceModify {
    pub element: Signal<In, U<32>>,
    pub kind: Signal<In, U<3>>,
    pub abs: Signal<In, Bit>,
    pub negate: Signal<In, Bit>,
    pub bitwise: Signal<In, Bit>,
    pub value: Signal<Out, U<34>>,
    extend: ElementExtend,
    is_float: Signal<Local, Bit>,
    flips: Signal<Local, Bit>,
    carries: Signal<Local, Bit>,
    pattern: Signal<Local, U<34>>,
    flipped: Signal<Local, U<34>>,
}

impl Logic for SourceModify {
    #[hdl]
    fn update(&mut self) {
        connect!(self.element => self.extend.element, self.kind => self.extend.kind, self.abs => self.extend.abs);
        self.is_float.next = self.kind.val().field(element_bits::CLASS) == element_class::FLOAT;
        self.pattern.next = self.extend.value.val();
        self.flips.next = (self.abs.val() & self.extend.value.val().field(exact::SIGN)) ^ self.negate.val();
        self.carries.next = self.flips.val();
        if self.is_float.val() {
            self.pattern.next = self
                .extend
                .value
                .val()
                .replace_bit(31, (self.element.val().field(dword::SIGN) & !self.abs.val()) ^ self.negate.val());
            self.flips.next = false;
            self.carries.next = false;
        } else if self.bitwise.val() {
            self.flips.next = self.negate.val();
            self.carries.next = false;
        }
        self.flipped.next = self.pattern.val();
        if self.flips.val() {
            self.flipped.next = !self.pattern.val();
        }
        self.value.next = self.flipped.val() + bit_cast::<34, 1>(self.carries.val().into());
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
            let kind = [0, 1, 2, 3, 4, 5, 7][random.below(7) as usize];
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
