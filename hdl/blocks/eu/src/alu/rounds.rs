//! `AluRounds`: what the lanes are told in each round of an instruction that takes more than one.
//!
//! ```text
//!  returns, again      ->+--------+-> leaves, back[2]
//!  fraction, between,  ->| rounds |
//!  homogeneous           |        |
//!  given, left 4       ->|        |-> told
//!                        +--------+
//! ```
//!
//! Combinational; with one round, `!returns & !again`, the lanes are told what is `given`. A round that
//! `returns` is followed by another: its beats leave at once, and `back` says when what they make is there,
//! to take the place of src0 in the next one (`again`). The first round is what is `given`, but that of lrp
//! (`between`) makes `src0 - src1 * src0`, in the order of the ports. All others are mads, but that of frc
//! (`fraction`) makes src1 less what came back, and the last one of dph (`homogeneous`) src1 and that.
//!
//! ```text
//! left      10    9     8 .. 3   2     1
//! leaves    1     1
//! back[0]                        1
//! back[1]                              1
//! ```
//!
//! With `LATE` the multiply-add lanes take a cycle longer, and so does such a round: `left` begins with 11.
//!
//! Invariant: `all_models_agree` of the ALU with a math unit. Stalls, deadlock: none, no state.

use crate::bundle::*;
use crate::opcode;
use crate::word::{mode, rounding};
use tessera_hdl::prelude::*;

/// Cycles until beats are back, behind those in which they leave; index: `LATE`.
const REST: [u64; 2] = [8, 9];
/// Cycles of a round that is not the last: its beats leave in two.
pub const ROUND: [u64; 2] = [REST[0] + 2, REST[1] + 2];

/// Tells rounds apart.
#[block(require(LATE <= 1))]
pub struct AluRounds<const LATE: usize> {
    pub returns: Signal<In, Bit>,
    pub again: Signal<In, Bit>,
    pub fraction: Signal<In, Bit>,
    pub between: Signal<In, Bit>,
    /// The last round adds.
    pub homogeneous: Signal<In, Bit>,
    /// Cycles that the pass still has in op.
    pub left: Signal<In, U<4>>,
    pub given: Round<In>,
    /// A beat leaves.
    pub leaves: Signal<Out, Bit>,
    /// Results of the first beat are there, and of the second.
    pub back: [Signal<Out, Bit>; 2],
    pub told: Round<Out>,
}

impl<const LATE: usize> Logic for AluRounds<LATE> {
    #[hdl]
    fn update(&mut self) {
        self.leaves.next = self.left.val().any() & (!self.returns.val() | (self.left.val() > REST[LATE]));
        self.back[0].next = self.returns.val() & (self.left.val() == 2);
        self.back[1].next = self.returns.val() & (self.left.val() == 1);

        forward!(self.given => self.told);
        if self.returns.val() {
            self.told.saturate.next = false;
        }
        if self.returns.val() & self.between.val() {
            comment!("src0 less src1 times src0");
            self.told.abs.next = self.given.abs.val().replace_bit(2, self.given.abs.val().get_bit(0));
            self.told.negate.next = self
                .given
                .negate
                .val()
                .replace_bit(1, !self.given.negate.val().get_bit(1))
                .replace_bit(2, self.given.negate.val().get_bit(0));
        }
        if self.again.val() {
            comment!("what came back has no modifiers; of frc it is taken away");
            self.told.abs.next = self.given.abs.val().replace_bit(0, false);
            self.told.negate.next = self.given.negate.val().replace_bit(0, self.fraction.val());
            self.told.opcode.next = opcode::MAD;
            if self.homogeneous.val() & !self.returns.val() {
                self.told.opcode.next = opcode::ADD;
            }
            if self.fraction.val() {
                self.told.opcode.next = opcode::ADD;
                self.told.mode.next = self.given.mode.val() | pack!(5; mode::ROUNDING = rounding::ZERO);
            }
        }
    }
}
