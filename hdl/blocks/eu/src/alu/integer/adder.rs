//! `IntegerAdder`: stage X2 of the integer lane: sum, mean or order of the sources.
//!
//! ```text
//!  modified ->+-------+-> sum 35
//!             | adder |-> less, equal
//!             +-------+
//! ```
//!
//! Combinational, one adder: `modified.adds` a + b, else a - b, whose sign is the order. A float enters as a
//! key that orders like it: a negative magnitude m as -m - 1, every zero (and a flushed denormal) as 0. NaN
//! is the user's. Invariants: `compare_and_select_match_the_model`, `integers_match_the_model`. Stalls,
//! deadlock: none, no state.

use crate::bundle::*;
use crate::word::float;
use tessera_hdl::prelude::*;

/// Adds or orders two exact integers or two binary32 patterns.
#[block]
pub struct IntegerAdder {
    pub modified: Modified<In>,
    pub sum: Signal<Out, U<35>>,
    pub less: Signal<Out, Bit>,
    pub equal: Signal<Out, Bit>,
    magnitude: [Signal<Local, U<31>>; 2],
    key: [Signal<Local, U<34>>; 2],
    second: Signal<Local, U<35>>,
    total: Signal<Local, U<35>>,
}

impl Logic for IntegerAdder {
    #[hdl]
    fn update(&mut self) {
        for i in 0..2 {
            self.magnitude[i].next = self.modified.value[i].val().field(float::MAGNITUDE);
            if self.modified.flushed.val().get_bit(i) {
                self.magnitude[i].next = 0.into();
            }
            self.key[i].next = self.modified.value[i].val();
            if self.modified.is_float.val() {
                self.key[i].next = bit_cast::<34, 31>(self.magnitude[i].val());
                if self.modified.below.val().get_bit(i) {
                    self.key[i].next = !bit_cast::<34, 31>(self.magnitude[i].val());
                }
            }
        }
        self.second.next = !sign_extend::<35, 34>(self.key[1].val());
        if self.modified.adds.val() {
            self.second.next = sign_extend::<35, 34>(self.key[1].val());
        }
        self.total.next =
            sign_extend::<35, 34>(self.key[0].val()) + self.second.val() + bit_cast::<35, 1>(self.modified.carry.val().into());
        self.sum.next = self.total.val();
        self.less.next = self.total.val().get_bit(34);
        comment!("a and not b are opposites: not behind the carries");
        self.equal.next = (sign_extend::<35, 34>(self.key[0].val()) ^ self.second.val()).all();
    }
}
