//! `AluRounds`: what the lanes are told in each round of an instruction that takes two.
//!
//! ```text
//!  two_rounds, left 4  ->+--------+-> leaves, first_round, last_round, back[2]
//!  given               ->| rounds |-> told
//!                        +--------+
//! ```
//!
//! Combinational; others have one round, in which the lanes are told what is `given`. The first round of lrp
//! makes `src0 - src1 * src0` (in the order of the ports) and that of frc the next integer below src0; `back`
//! says when it is there, to take the place of src0. The second is the mad of lrp, and of frc src1 less that.
//!
//! ```text
//! left         11    10    9 .. 4   3     2     1
//! leaves       1     1                    1     1
//! first_round  1     1     (8 and 9, too)
//! back[0]                           1
//! back[1]                                 1
//! ```
//!
//! Invariant: `all_models_agree` of the ALU with a math unit. Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::opcode;
use crate::word::{left, mode, rounding};
use tessera_hdl::prelude::*;

/// Tells rounds apart.
#[block]
pub struct AluRounds {
    pub two_rounds: Signal<In, Bit>,
    /// Cycles that the pass still has in op.
    pub left: Signal<In, U<4>>,
    pub given: Round<In>,
    /// A beat leaves.
    pub leaves: Signal<Out, Bit>,
    pub first_round: Signal<Out, Bit>,
    pub last_round: Signal<Out, Bit>,
    /// The first round's results of the first beat are there, and of the second.
    pub back: [Signal<Out, Bit>; 2],
    pub told: Round<Out>,
    first: Signal<Local, Bit>,
    last: Signal<Local, Bit>,
    /// frc.
    fraction: Signal<Local, Bit>,
}

impl Logic for AluRounds {
    #[hdl]
    fn update(&mut self) {
        self.first.next = self.two_rounds.val() & self.left.val().field(left::FIRST_ROUND);
        self.last.next = self.two_rounds.val() & !self.left.val().field(left::FIRST_ROUND);
        self.fraction.next = self.given.opcode.val() == opcode::RNDD;
        connect!(self.first => self.first_round, self.last => self.last_round);
        self.leaves.next = self.left.val().any() & (!self.two_rounds.val() | (self.left.val() < 3) | (self.left.val() > 9));
        self.back[0].next = self.two_rounds.val() & (self.left.val() == 3);
        self.back[1].next = self.two_rounds.val() & (self.left.val() == 2);

        forward!(self.given => self.told);
        if self.first.val() {
            comment!("src0 less src1 times src0");
            self.told.saturate.next = false;
            self.told.abs.next = self.given.abs.val().replace_bit(2, self.given.abs.val().get_bit(0));
            self.told.negate.next = self
                .given
                .negate
                .val()
                .replace_bit(1, !self.given.negate.val().get_bit(1))
                .replace_bit(2, self.given.negate.val().get_bit(0));
        }
        if self.last.val() {
            comment!("what came back has no modifiers; of frc it is taken away");
            self.told.abs.next = self.given.abs.val().replace_bit(0, false);
            self.told.negate.next = self.given.negate.val().replace_bit(0, self.fraction.val());
            if self.fraction.val() {
                self.told.opcode.next = opcode::ADD;
                self.told.mode.next = self.given.mode.val() | pack!(5; mode::ROUNDING = rounding::ZERO);
            }
        }
    }
}
