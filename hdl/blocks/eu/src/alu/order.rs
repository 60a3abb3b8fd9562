//! `AluOrder`: the sources of an instruction in the order in which the read ports ask for them.
//!
//! ```text
//!  lo, hi 64           ->+-------+-> code[2], file[2], operand[2]: of one or two sources
//!  rotates, repeats    ->| order |-> ternary[3], modifiers: of three
//!                        +-------+
//! ```
//!
//! Combinational. That is the order of the word, but for rule 46 of `tessera_ports::alu`: bfe and lrp
//! rotate (`rotates`), their third source first; frc `repeats` its only one.
//! Invariant: `all_models_agree` of the ALU with a math unit. Stalls, deadlock: none, no state.

use crate::word::{hi, lo, ternary_hi, ternary_lo};
use tessera_hdl::prelude::*;

/// Puts the sources of an instruction in order.
#[block]
pub struct AluOrder {
    pub lo: Signal<In, U<64>>,
    pub hi: Signal<In, U<64>>,
    pub rotates: Signal<In, Bit>,
    pub repeats: Signal<In, Bit>,
    /// Type code of each of the first two: `word::source_type`.
    pub code: [Signal<Out, U<4>>; 2],
    pub file: [Signal<Out, U<2>>; 2],
    /// Their rest: `word::operand`.
    pub operand: [Signal<Out, U<25>>; 2],
    /// Of three sources: `word::ternary_operand`.
    pub ternary: [Signal<Out, U<21>>; 3],
    /// abs and negate of each of the three.
    pub modifiers: Signal<Out, U<6>>,
}

impl Logic for AluOrder {
    #[hdl]
    fn update(&mut self) {
        self.code[0].next = self.lo.val().field(lo::SRC0_TYPE);
        self.file[0].next = self.lo.val().field(lo::SRC0_FILE);
        self.operand[0].next = self.hi.val().field(hi::SRC0);
        self.code[1].next = self.hi.val().field(hi::SRC1_TYPE);
        self.file[1].next = self.hi.val().field(hi::SRC1_FILE);
        self.operand[1].next = self.hi.val().field(hi::SRC1);
        if self.repeats.val() {
            self.code[1].next = self.lo.val().field(lo::SRC0_TYPE);
            self.file[1].next = self.lo.val().field(lo::SRC0_FILE);
            self.operand[1].next = self.hi.val().field(hi::SRC0);
        }

        self.ternary[0].next = self.hi.val().field(ternary_hi::SRC0);
        self.ternary[1].next = self.hi.val().field(ternary_hi::SRC1);
        self.ternary[2].next = self.hi.val().field(ternary_hi::SRC2);
        self.modifiers.next = self.lo.val().field(ternary_lo::MODIFIERS);
        if self.rotates.val() {
            self.ternary[0].next = self.hi.val().field(ternary_hi::SRC2);
            self.ternary[1].next = self.hi.val().field(ternary_hi::SRC0);
            self.ternary[2].next = self.hi.val().field(ternary_hi::SRC1);
            self.modifiers.next =
                (self.lo.val().field(ternary_lo::MODIFIERS) << 2) | (self.lo.val().field(ternary_lo::MODIFIERS) >> 4);
        }
    }
}
