//! `ShortInteger` (stage X2) and `ShortFit` (stage X3): exact integer results, then the destination's range.
//!
//! ```text
//!  a, b 34     ->+---------+             value 35 ->+-----+
//!  opcode 7    ->| integer |-> value 35  kind 3   ->| fit |-> result 32
//!  first       ->+---------+             saturate ->+-----+
//! ```
//!
//! Combinational. 35 bits hold every sum of two modified sources, and one more:
//! `avg` adds 1 and drops the last bit. Bitwise
//! operations and left and right shifts deliver a 32-bit pattern. mov and sel
//! pass `a` or `b`, float patterns included. `fit` clamps to the range of the
//! destination type, or lets the pattern wrap (bits above the type are don't care).
//! Invariant: `integers_match_the_model`. Stalls, deadlock: none, no state.

use crate::opcode;
use crate::word::{element, exact, limit, outcome};
use tessera_hdl::prelude::*;

/// Integer result of the short operations.
#[block]
pub struct ShortInteger {
    pub opcode: Signal<In, U<7>>,
    pub a: Signal<In, U<34>>,
    pub b: Signal<In, U<34>>,
    pub first: Signal<In, Bit>,
    pub value: Signal<Out, U<35>>,
    low_a: Signal<Local, U<32>>,
    low_b: Signal<Local, U<32>>,
    distance: Signal<Local, U<5>>,
    average: Signal<Local, Bit>,
    sum: Signal<Local, U<35>>,
    pattern: Signal<Local, U<32>>,
}

impl Logic for ShortInteger {
    #[hdl]
    fn update(&mut self) {
        self.low_a.next = self.a.val().field(exact::LOW);
        self.low_b.next = self.b.val().field(exact::LOW);
        self.distance.next = self.b.val().field(exact::DISTANCE);

        self.average.next = self.opcode.val() == opcode::AVG;
        self.sum.next = sign_extend::<35, 34>(self.a.val())
            + sign_extend::<35, 34>(self.b.val())
            + bit_cast::<35, 1>(self.average.val().into());

        self.pattern.next = self.low_a.val() ^ self.low_b.val();
        if self.opcode.val() == opcode::NOT {
            self.pattern.next = !self.low_a.val();
        } else if self.opcode.val() == opcode::AND {
            self.pattern.next = self.low_a.val() & self.low_b.val();
        } else if self.opcode.val() == opcode::OR {
            self.pattern.next = self.low_a.val() | self.low_b.val();
        } else if self.opcode.val() == opcode::SHR {
            self.pattern.next = self.low_a.val() >> self.distance.val();
        } else if self.opcode.val() == opcode::SHL {
            self.pattern.next = self.low_a.val() << self.distance.val();
        }

        self.value.next = bit_cast::<35, 32>(self.pattern.val());
        if self.opcode.val() == opcode::ADD {
            self.value.next = self.sum.val();
        } else if self.average.val() {
            self.value.next = sign_extend::<35, 34>(self.sum.val().field(outcome::HALF));
        } else if self.opcode.val() == opcode::ASR {
            self.value.next = sign_extend::<35, 34>(shift_right_signed(self.a.val(), self.distance.val()));
        } else if self.opcode.val() == opcode::MOV {
            self.value.next = sign_extend::<35, 34>(self.a.val());
        } else if self.opcode.val() == opcode::SEL {
            self.value.next = sign_extend::<35, 34>(self.b.val());
            if self.first.val() {
                self.value.next = sign_extend::<35, 34>(self.a.val());
            }
        }
    }
}

/// Clamps or wraps an exact integer to a destination type.
#[block]
pub struct ShortFit {
    pub value: Signal<In, U<35>>,
    pub kind: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    least: Signal<Local, U<35>>,
    greatest: Signal<Local, U<35>>,
}

impl Logic for ShortFit {
    #[hdl]
    fn update(&mut self) {
        self.least.next = 0.into();
        self.greatest.next = limit::UD_GREATEST;
        if self.kind.val() == element::D {
            self.least.next = limit::D_LEAST;
            self.greatest.next = limit::D_GREATEST;
        } else if self.kind.val() == element::UW {
            self.greatest.next = limit::UW_GREATEST;
        } else if self.kind.val() == element::W {
            self.least.next = limit::W_LEAST;
            self.greatest.next = limit::W_GREATEST;
        }
        self.result.next = self.value.val().field(outcome::LOW);
        if self.saturate.val() {
            if signed_lt(self.value.val(), self.least.val()) {
                self.result.next = self.least.val().field(outcome::LOW);
            } else if signed_lt(self.greatest.val(), self.value.val()) {
                self.result.next = self.greatest.val().field(outcome::LOW);
            }
        }
    }
}
