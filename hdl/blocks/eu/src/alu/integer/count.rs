//! `IntegerCount`: stage X2 of the integer lane: leading and trailing zeros, ones.
//!
//! ```text
//!  value 34                          ->+-------+-> counted 32
//!  reversed 32                       ->| count |
//!  ones, from_below, by_sign, whole  ->+-------+
//! ```
//!
//! Combinational. One counter of leading zeros for lzd, fbh (of a negative number the complement) and fbl
//! (the pattern from the other end). cbit adds nibbles up. Invariant: `integers_match_the_model`. Stalls,
//! deadlock: none, no state.

use crate::alu::float::LeadingZeros32;
use crate::word::{exact, pattern};
use tessera_hdl::prelude::*;

/// Counts bits of a pattern.
#[block]
pub struct IntegerCount {
    /// As `Modified` has them.
    pub ones: Signal<In, Bit>,
    pub from_below: Signal<In, Bit>,
    pub by_sign: Signal<In, Bit>,
    pub whole: Signal<In, Bit>,
    pub value: Signal<In, U<34>>,
    pub reversed: Signal<In, U<32>>,
    pub counted: Signal<Out, U<32>>,
    low: Signal<Local, U<32>>,
    pattern: Signal<Local, U<32>>,
    zeros: LeadingZeros32,
    nibble: [Signal<Local, U<4>>; 8],
    ones4: [Signal<Local, U<3>>; 8],
    ones8: [Signal<Local, U<4>>; 4],
    ones16: [Signal<Local, U<5>>; 2],
    total: Signal<Local, U<6>>,
}

impl Logic for IntegerCount {
    #[hdl]
    fn update(&mut self) {
        comment!("zeros before the first one");
        self.low.next = self.value.val().field(exact::LOW);
        self.pattern.next = self.low.val();
        if self.by_sign.val() {
            self.pattern.next = !self.low.val();
        } else if self.from_below.val() {
            self.pattern.next = self.reversed.val();
        }
        connect!(self.pattern => self.zeros.value);

        comment!("ones: of a nibble odd, two or three, four");
        for i in 0..8 {
            self.nibble[i].next = self.low.val().get_bits::<4>(4 * i);
            self.ones4[i].next = bits::<3>(0)
                .replace_bit(0, self.nibble[i].val().xor())
                .replace_bit(
                    1,
                    !self.nibble[i].val().all()
                        & ((self.nibble[i].val().get_bit(0) & self.nibble[i].val().get_bit(1))
                            | (self.nibble[i].val().get_bit(2) & self.nibble[i].val().get_bit(3))
                            | ((self.nibble[i].val().get_bit(0) | self.nibble[i].val().get_bit(1))
                                & (self.nibble[i].val().get_bit(2) | self.nibble[i].val().get_bit(3)))),
                )
                .replace_bit(2, self.nibble[i].val().all());
        }
        for i in 0..4 {
            self.ones8[i].next = bit_cast::<4, 3>(self.ones4[2 * i].val()) + bit_cast::<4, 3>(self.ones4[2 * i + 1].val());
        }
        for i in 0..2 {
            self.ones16[i].next = bit_cast::<5, 4>(self.ones8[2 * i].val()) + bit_cast::<5, 4>(self.ones8[2 * i + 1].val());
        }
        self.total.next = bit_cast::<6, 5>(self.ones16[0].val()) + bit_cast::<6, 5>(self.ones16[1].val());

        self.counted.next = bit_cast::<32, 5>(self.zeros.count.val());
        if self.ones.val() {
            self.counted.next = bit_cast::<32, 6>(self.total.val());
        } else if !self.pattern.val().any() {
            self.counted.next = pattern::ONES;
            if self.whole.val() {
                self.counted.next = 32.into();
            }
        }
    }
}
