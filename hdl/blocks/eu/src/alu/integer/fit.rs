//! `IntegerFit`: whether an exact integer is in the range of its destination type, and the nearest that is.
//!
//! ```text
//!  value 35 ->+-----+-> outside
//!  kind 3   ->| fit |-> limit 32
//!             +-----+
//! ```
//!
//! Combinational. Who clamps puts `limit` in the place of a value that is `outside`; otherwise the pattern
//! wraps. The user has that choice, because it chooses among other results as well, and a bit should be
//! chosen once. Bits above the type are don't care. A value fits when the bits above the type's own are
//! copies of its sign, or zeros for an unsigned type: no comparator. Invariants: `integers_match_the_model`,
//! `to_integer_truncates_and_clamps`. Stalls, deadlock: none, no state.

use crate::word::{element_bits, element_class, integer_bits, outcome, pattern};
use tessera_hdl::prelude::*;

/// Range of a destination type.
#[block]
pub struct IntegerFit {
    pub value: Signal<In, U<35>>,
    pub kind: Signal<In, U<3>>,
    pub outside: Signal<Out, Bit>,
    pub limit: Signal<Out, U<32>>,
    is_signed: Signal<Local, Bit>,
    word: Signal<Local, Bit>,
    one_byte: Signal<Local, Bit>,
    narrow: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    copies: Signal<Local, Bit>,
    top: Signal<Local, Bit>,
    /// All zeros or all ones.
    bound: Signal<Local, U<32>>,
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
        self.bound.next = pattern::ONES;
        if self.negative.val() {
            self.bound.next = 0.into();
        }
        self.outside.next = !self.copies.val() | self.negative.val();
        if self.is_signed.val() {
            self.outside.next = !self.copies.val() | (self.top.val() ^ self.negative.val());
            self.bound.next = self.bound.val().replace_bit(31, self.negative.val());
            if self.word.val() {
                self.bound.next = self.bound.val().replace_bit(15, self.negative.val());
            } else if self.one_byte.val() {
                self.bound.next = self.bound.val().replace_bit(7, self.negative.val());
            }
        }
        connect!(self.bound => self.limit);
    }
}
