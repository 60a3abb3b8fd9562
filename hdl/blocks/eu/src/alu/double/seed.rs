//! `DoubleSeed`: stages X2 and X3 of the double lane for the seeds of the IEEE macros.
//!
//! ```text
//!  number 64, exponent (X2) ->+------+-> address 11
//!  root, row 45             ->| seed |-> window, exponent (X3)
//!                             +------+
//! ```
//!
//! Combinational: a table of 512 intervals for each function, linear between their ends (rule 59 of the
//! instruction page). The reciprocal root has a table for even exponents and one for odd ones. The table is
//! read at the end of X2. Invariant: lockstep of `tessera_alu_math`. Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::word::{seed_address, seed_row, seed_sum, wide_significand};
use tessera_hdl::prelude::*;

/// Interpolates.
#[block]
pub struct DoubleSeed {
    /// In X2: a significand with its leading bit at the top, and its exponent.
    pub number: Signal<In, U<64>>,
    pub exponent: Signal<In, U<15>>,
    pub root: Signal<In, Bit>,
    pub address: Signal<Out, U<11>>,
    /// In X3: the same, and the row.
    pub held: Signal<In, U<64>>,
    pub held_exponent: Signal<In, U<15>>,
    pub held_root: Signal<In, Bit>,
    pub row: Signal<In, U<45>>,
    pub window: DoubleWindow<Out>,
    /// Of the bit that is free for a carry.
    pub reached: Signal<Out, U<15>>,
    product: Signal<Local, U<32>>,
    value: Signal<Local, U<41>>,
    half: Signal<Local, U<15>>,
}

impl Logic for DoubleSeed {
    #[hdl]
    fn update(&mut self) {
        self.address.next = pack!(11; seed_address::INTERVAL = self.number.val().field(wide_significand::INTERVAL));
        if self.root.val() {
            self.address.next = pack!(11;
                seed_address::ROOT = true,
                seed_address::INTERVAL = self.number.val().field(wide_significand::INTERVAL));
            comment!("the bias is odd");
            if !self.exponent.val().get_bit(0) {
                self.address.next = pack!(11;
                    seed_address::ODD = true,
                    seed_address::INTERVAL = self.number.val().field(wide_significand::INTERVAL));
            }
        }

        comment!("X3: in units of 2^-40; 24 places are kept");
        self.product.next = bit_cast::<32, 16>(self.row.val().field(seed_row::SLOPE))
            * bit_cast::<32, 16>(self.held.val().field(wide_significand::DISTANCE));
        self.value.next =
            (bit_cast::<41, 29>(self.row.val().field(seed_row::START)) << 12) - bit_cast::<41, 32>(self.product.val());
        self.window.top.next = bit_cast::<64, 25>(self.value.val().field(seed_sum::KEPT)) << 37;
        self.window.middle.next = 0.into();
        self.window.low.next = 0.into();
        self.half.next = shift_right_signed(self.held_exponent.val() + 1, bits::<4>(1));
        self.reached.next = bits::<15>(2046 + 2) - self.held_exponent.val();
        if self.held_root.val() {
            self.reached.next = bits::<15>(1535 + 2) - self.half.val();
        }
    }
}
