//! `AluCourse`: which instructions go through the lanes in rounds, in how many, and what the first one is.
//!
//! ```text
//!  operation 7 ->+----------+-> between, fraction, by_register, homogeneous
//!  has_rounds  ->| course   |-> plane, mac, dot
//!                +----------+-> last_round 2, first 7
//! ```
//!
//! Combinational. All are made of mads, but for the integer that frc takes away from what it was made of, and
//! the first product of dot products; `super::rounds` says what follows the first round. Without `has_rounds`
//! nothing is one of them, and `first` is the operation itself.
//! Invariant: `all_models_agree` of the ALU with a math unit. Stalls, deadlock: none, no state.

use crate::opcode;
use tessera_hdl::prelude::*;

/// Tells the instructions that have rounds.
#[block]
pub struct AluCourse {
    pub operation: Signal<In, U<7>>,
    pub has_rounds: Signal<In, Bit>,
    /// lrp.
    pub between: Signal<Out, Bit>,
    /// frc.
    pub fraction: Signal<Out, Bit>,
    /// pln.
    pub by_register: Signal<Out, Bit>,
    /// line, pln.
    pub plane: Signal<Out, Bit>,
    pub mac: Signal<Out, Bit>,
    /// dp4, dph, dp3, dp2.
    pub dot: Signal<Out, Bit>,
    /// dph.
    pub homogeneous: Signal<Out, Bit>,
    /// Number of the last round of a pass.
    pub last_round: Signal<Out, U<2>>,
    /// Opcode of the first one.
    pub first: Signal<Out, U<7>>,
}

impl Logic for AluCourse {
    #[hdl]
    fn update(&mut self) {
        self.between.next = self.has_rounds.val() & (self.operation.val() == opcode::LRP);
        self.fraction.next = self.has_rounds.val() & (self.operation.val() == opcode::FRC);
        self.by_register.next = self.has_rounds.val() & (self.operation.val() == opcode::PLN);
        self.plane.next = self.by_register.val() | (self.has_rounds.val() & (self.operation.val() == opcode::LINE));
        self.mac.next = self.has_rounds.val() & (self.operation.val() == opcode::MAC);
        self.homogeneous.next = self.has_rounds.val() & (self.operation.val() == opcode::DPH);
        self.dot.next = self.homogeneous.val()
            | (self.has_rounds.val()
                & ((self.operation.val() == opcode::DP4)
                    | (self.operation.val() == opcode::DP3)
                    | (self.operation.val() == opcode::DP2)));

        self.last_round.next = 0.into();
        if self.between.val() | self.fraction.val() | self.by_register.val() {
            self.last_round.next = 1.into();
        } else if self.dot.val() {
            self.last_round.next = 3.into();
            if self.operation.val() == opcode::DP3 {
                self.last_round.next = 2.into();
            } else if self.operation.val() == opcode::DP2 {
                self.last_round.next = 1.into();
            }
        }
        self.first.next = self.operation.val();
        if self.between.val() | self.plane.val() | self.mac.val() {
            self.first.next = opcode::MAD;
        } else if self.fraction.val() {
            self.first.next = opcode::RNDD;
        } else if self.dot.val() {
            self.first.next = opcode::MUL;
        }
    }
}
