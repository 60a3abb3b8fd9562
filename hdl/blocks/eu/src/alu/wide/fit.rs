//! `WideFit`: stage X5 of the wide lane.
//!
//! ```text
//!  value 64, above ->+-----+-> negative, outside
//!  dst_kind, dst_eight ->| fit |
//!                  +-----+
//! ```
//!
//! Combinational. `outside`: the exact integer is not in the range of its type. It is in when the bits above
//! the type's own are copies of its sign, or zeros for an unsigned type. Invariant:
//! `wide_operations_match_the_model`. Stalls, deadlock: none, no state.

use crate::word::{above, element_bits, element_class, integer_bits, wide};
use tessera_hdl::prelude::*;

/// Asks whether an exact integer is in the range of a type.
#[block]
pub struct WideFit {
    pub value: Signal<In, U<64>>,
    pub above: Signal<In, U<2>>,
    pub kind: Signal<In, U<3>>,
    pub eight: Signal<In, Bit>,
    pub negative: Signal<Out, Bit>,
    pub outside: Signal<Out, Bit>,
    word: Signal<Local, Bit>,
    one_byte: Signal<Local, Bit>,
    narrow: Signal<Local, Bit>,
    sign: Signal<Local, Bit>,
    copies: Signal<Local, Bit>,
    top: Signal<Local, Bit>,
}

impl Logic for WideFit {
    #[hdl]
    fn update(&mut self) {
        self.word.next = self.kind.val().field(element_bits::CLASS) == element_class::WORD;
        self.one_byte.next = self.kind.val().field(element_bits::CLASS) == element_class::BYTE;
        self.narrow.next = self.word.val() | self.one_byte.val();
        self.sign.next = self.above.val().field(above::SIGN);
        if self.sign.val() {
            self.copies.next = self.above.val().all()
                & (self.value.val().field(wide::HIGH).all() | self.eight.val())
                & (self.value.val().field(wide::HIGH_WORD).all() | !self.narrow.val())
                & (self.value.val().field(wide::HIGH_BYTE).all() | !self.one_byte.val());
        } else {
            self.copies.next = !(self.above.val().any()
                | (self.value.val().field(wide::HIGH).any() & !self.eight.val())
                | (self.value.val().field(wide::HIGH_WORD).any() & self.narrow.val())
                | (self.value.val().field(wide::HIGH_BYTE).any() & self.one_byte.val()));
        }
        self.top.next = self.value.val().field(wide::DWORD_SIGN);
        if self.eight.val() {
            self.top.next = self.value.val().field(wide::SIGN);
        } else if self.word.val() {
            self.top.next = self.value.val().field(wide::WORD_SIGN);
        } else if self.one_byte.val() {
            self.top.next = self.value.val().field(wide::BYTE_SIGN);
        }
        self.outside.next = !self.copies.val() | self.sign.val();
        if self.kind.val().field(integer_bits::SIGNED) {
            self.outside.next = !self.copies.val() | (self.top.val() ^ self.sign.val());
        }
        connect!(self.sign => self.negative);
    }
}
