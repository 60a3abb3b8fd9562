//! `TcRegister`: the first register of an operand, and the one behind it.
//!
//! ```text
//!  number 8, what it is ->| register |-> first 8, behind 8
//! ```
//!
//! Combinational. Unified register numbers: GRF r, 128 + k for acc k, 8F for a0, F0 for cr0, F1 for n0. Both
//! are made of the number at once: whether an operand reaches the second is known late. Invariant:
//! `all_models_agree` of TC. Stalls, deadlock: none.

use crate::word::{arf, unified};
use tessera_hdl::prelude::*;

/// Numbers the registers of an operand.
#[block]
pub struct TcRegister {
    pub number: Signal<In, U<8>>,
    pub accumulator: Signal<In, Bit>,
    /// a0.
    pub addresses: Signal<In, Bit>,
    /// cr0.
    pub control: Signal<In, Bit>,
    /// n0.
    pub notification: Signal<In, Bit>,
    pub first: Signal<Out, U<8>>,
    pub behind: Signal<Out, U<8>>,
}

impl Logic for TcRegister {
    #[hdl]
    fn update(&mut self) {
        self.first.next = self.number.val();
        self.behind.next = self.number.val() + 1;
        if self.accumulator.val() {
            self.first.next = unified::ACC0 | pack!(8; arf::ODD = self.number.val().field(arf::ODD));
            self.behind.next = unified::ACC0 + 1;
            if self.number.val().field(arf::ODD) {
                self.behind.next = unified::ACC0 + 2;
            }
        } else if self.addresses.val() {
            self.first.next = unified::A0;
            self.behind.next = unified::A0 + 1;
        } else if self.control.val() {
            self.first.next = unified::CR0;
            self.behind.next = unified::CR0 + 1;
        } else if self.notification.val() {
            self.first.next = unified::N0;
            self.behind.next = unified::N0 + 1;
        }
    }
}
