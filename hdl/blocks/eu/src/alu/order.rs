//! `AluOrder`: an instruction with its sources in the order in which the read ports ask for them.
//!
//! ```text
//!  lo, hi 64           ->+-------+-> ordered_lo, ordered_hi 64
//!  rotates, repeats    ->| order |
//!                        +-------+
//! ```
//!
//! Combinational. That is the order of the word, but for rule 46 of `tessera_ports::alu`: bfe and lrp
//! rotate (`rotates`), their third source first; frc `repeats` its only one. An immediate stays where it is.
//! Invariant: `all_models_agree` of the ALU with a math unit. Stalls, deadlock: none, no state.

use crate::word::{file, hi, lo, ternary_hi, ternary_lo};
use tessera_hdl::prelude::*;

/// Without [`ternary_lo::MODIFIERS`]; without [`hi::SRC1_FILE_TYPE`]; without that and [`hi::SRC1`].
const NO_MODIFIERS: u64 = !(0x3f << 37);
const NO_TYPE: u64 = !(0x3f << (89 - 64));
const NO_SECOND: u64 = NO_TYPE & !(0x1ff_ffff << (96 - 64));

/// Puts the sources of an instruction in order.
#[block]
pub struct AluOrder {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub rotates: Signal<In, Bit>,
    pub repeats: Signal<In, Bit>,
    pub ordered_lo: Signal<Out, U<64>>,
    pub ordered_hi: Signal<Out, U<64>>,
    modifiers: Signal<Local, U<6>>,
    kept: Signal<Local, U<64>>,
}

impl Logic for AluOrder {
    #[hdl]
    fn update(&mut self) {
        self.modifiers.next = 0.into();
        self.kept.next = 0.into();
        self.ordered_lo.next = self.lo.val();
        self.ordered_hi.next = self.hi.val();
        if self.rotates.val() {
            self.modifiers.next =
                (self.lo.val().field(ternary_lo::MODIFIERS) << 2) | (self.lo.val().field(ternary_lo::MODIFIERS) >> 4);
            self.ordered_lo.next = (self.lo.val() & NO_MODIFIERS) | pack!(64; ternary_lo::MODIFIERS = self.modifiers.val());
            self.ordered_hi.next = pack!(64;
                ternary_hi::SRC0 = self.hi.val().field(ternary_hi::SRC2),
                ternary_hi::SRC1 = self.hi.val().field(ternary_hi::SRC0),
                ternary_hi::SRC2 = self.hi.val().field(ternary_hi::SRC1));
        } else if self.repeats.val() {
            self.kept.next = self.hi.val() & NO_TYPE;
            if self.lo.val().field(lo::SRC0_FILE) != file::IMMEDIATE {
                self.kept.next = (self.hi.val() & NO_SECOND) | pack!(64; hi::SRC1 = self.hi.val().field(hi::SRC0));
            }
            self.ordered_hi.next = self.kept.val()
                | pack!(64;
                    hi::SRC1_FILE = self.lo.val().field(lo::SRC0_FILE),
                    hi::SRC1_TYPE = self.lo.val().field(lo::SRC0_TYPE));
        }
    }
}
