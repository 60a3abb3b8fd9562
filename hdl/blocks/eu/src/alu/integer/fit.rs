//! `IntegerFit`: an exact integer in the range of its destination type.
//!
//! ```text
//!  value 35 ->+-----+
//!  kind 3   ->| fit |-> result 32
//!  clamps   ->+-----+
//! ```
//!
//! Combinational. `clamps` brings the value to the nearest of the type;
//! otherwise the pattern wraps. Bits above the type are don't care. A value
//! fits when the bits above the type's own are copies of its sign, or zeros for
//! an unsigned type: no comparator. Invariants: `integers_match_the_model`,
//! `to_integer_truncates_and_clamps`. Stalls, deadlock: none, no state.

use crate::word::{element_bits, element_class, integer_bits, outcome, pattern};
use tessera_hdl::prelude::*;

/// Clamps or wraps an exact integer to a destination type.
#[block]
pub struct IntegerFit {
    pub value: Signal<In, U<35>>,
    pub kind: Signal<In, U<3>>,
    pub clamps: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    is_signed: Signal<Local, Bit>,
    word: Signal<Local, Bit>,
    one_byte: Signal<Local, Bit>,
    narrow: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    copies: Signal<Local, Bit>,
    top: Signal<Local, Bit>,
    limit: Signal<Local, U<32>>,
}

impl Logic for IntegerFit {
    #[hdl]
    fn update(&mut self) {
        self.is_signed.next = self.kind.val().field(integer_bits::SIGNED);
        self.word.next = self.kind.val().field(element_bits::CLASS) == element_class::WORD;
        self.one_byte.next = self.kind.val().field(element_bits::CLASS) == element_class::BYTE;
        self.negative.next = self.value.val().field(outcome::SIGN);

        comment!("copies: all bits above the type are the sign; top: its own highest bit");
        self.narrow.next = self.word.val() | self.one_byte.val();
        if self.negative.val() {
            self.copies.next = self.value.val().field(outcome::ABOVE).all()
                & (self.value.val().field(outcome::HIGH_WORD).all() | !self.narrow.val())
                & (self.value.val().field(outcome::HIGH_BYTE).all() | !self.one_byte.val());
        } else {
            self.copies.next = !(self.value.val().field(outcome::ABOVE).any()
                | (self.value.val().field(outcome::HIGH_WORD).any() & self.narrow.val())
                | (self.value.val().field(outcome::HIGH_BYTE).any() & self.one_byte.val()));
        }
        self.top.next = self.value.val().field(outcome::DWORD_TOP);
        if self.word.val() {
            self.top.next = self.value.val().field(outcome::WORD_TOP);
        } else if self.one_byte.val() {
            self.top.next = self.value.val().field(outcome::BYTE_TOP);
        }

        comment!("all zeros or all ones, the sign of a signed type the other way round");
        self.limit.next = pattern::ONES;
        if self.negative.val() {
            self.limit.next = 0.into();
        }
        if self.is_signed.val() {
            self.limit.next = self.limit.val().replace_bit(31, self.negative.val());
            if self.word.val() {
                self.limit.next = self.limit.val().replace_bit(15, self.negative.val());
            } else if self.one_byte.val() {
                self.limit.next = self.limit.val().replace_bit(7, self.negative.val());
            }
        }

        self.result.next = self.value.val().field(outcome::LOW);
        if self.clamps.val() {
            if self.is_signed.val() {
                if !self.copies.val() | (self.top.val() ^ self.negative.val()) {
                    self.result.next = self.limit.val();
                }
            } else if self.negative.val() | !self.copies.val() {
                self.result.next = self.limit.val();
            }
        }
    }
}
