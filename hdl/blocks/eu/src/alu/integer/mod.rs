//! `IntegerLane`: integers, bit patterns, comparison and selection of either kind, and moves of bits: one
//! operation a cycle, three stages.
//!
//! ```text
//!                               +-----------+
//!  valid, opcode 7            ->|           |
//!  source_kind[2], dst_kind 3 ->|  X1 .. X3 |-> result 32
//!  abs, negate 2 each         ->|           |-> holds
//!  condition, mode 3          ->|           |
//!  saturate, predicate        ->|           |
//!  src[2] 32                  ->+-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | source modifiers; which floats are NaN or flushed |
//! | X2 | one adder for add, average and every comparison; shift; logic; counts; select |
//! | X3 | clamp or wrap; saturate a float |
//!
//! `result` and `holds` are what X3 makes in this cycle: the user has the register behind it. `holds` is the
//! outcome of `cmp`, whose result is all ones or zero; of a float move, that its value counts as zero.
//! Operands are taken when `valid`; otherwise every stage repeats its value, so nothing toggles.
//!
//! Invariants: tests of [`super::short`]. Stalls: none, the lane never waits. Deadlock: none, no handshake.

mod adder;
mod count;
mod deliver;
mod execute;
mod fit;
mod judge;
mod prepare;
mod shift;

use crate::bundle::*;
use crate::opcode;
use crate::word::{opcode_bits, opcode_family};
use deliver::IntegerDeliver;
use execute::IntegerExecute;
pub use fit::IntegerFit;
pub use judge::IntegerJudge;
use prepare::IntegerPrepare;
pub use shift::BitReverse;
use tessera_hdl::prelude::*;

/// Pipeline of three stages for everything but float arithmetic and multiplication. `COUNTERS`: counts bits,
/// 1 or 0.
#[block(require(COUNTERS <= 1))]
pub struct IntegerLane<const COUNTERS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: ShortSources<In>,
    pub control: ShortControl<In>,
    pub judgement: Judgement<In>,
    pub result: Signal<Out, U<32>>,
    pub holds: Signal<Out, Bit>,
    x1: ShortSourcesReg,
    x1_control: ShortControlReg,
    x1_judgement: JudgementReg,
    /// What modifiers wait for: a bitwise function, cbit.
    x1_bitwise: Reg<Bit>,
    x1_ones: Reg<Bit>,
    prepare: IntegerPrepare,
    x2: ModifiedReg,
    x2_control: ShortControlReg,
    x2_judgement: JudgementReg,
    execute: IntegerExecute<COUNTERS>,
    x3_value: Reg<U<35>>,
    x3_holds: Reg<Bit>,
    x3_control: ShortControlReg,
    deliver: IntegerDeliver,
}

impl<const COUNTERS: usize> Logic for IntegerLane<COUNTERS> {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1_control, x1_judgement, x2_control, x2_judgement, x3_control);
        registers!(self, x1_bitwise, x1_ones, x3_holds);
        data!(self, x1, x2, x3_value);

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1, self.control => self.x1_control, self.judgement => self.x1_judgement);
            self.x1_bitwise.d.next = self.control.opcode.val().field(opcode_bits::FAMILY) == opcode_family::BITWISE;
            self.x1_ones.d.next = self.control.opcode.val() == opcode::CBIT;
        }

        comment!("X1");
        connect!(
            self.x1 => self.prepare.sources,
            self.x1_control.opcode => self.prepare.opcode,
            self.x1_bitwise => self.prepare.bitwise,
            self.x1_ones => self.prepare.ones,
            self.prepare.modified => self.x2,
            self.x1_control => self.x2_control,
            self.x1_judgement => self.x2_judgement
        );
        connect!(self.x1_control.mode => self.prepare.mode);

        comment!("X2");
        connect!(
            self.x2 => self.execute.modified,
            self.x2_judgement => self.execute.judgement,
            self.x2_control.opcode => self.execute.opcode,
            self.execute.value => self.x3_value,
            self.execute.holds => self.x3_holds,
            self.x2_control => self.x3_control
        );

        comment!("X3");
        connect!(
            self.x3_value => self.deliver.value,
            self.x3_holds => self.deliver.holds,
            self.x3_control => self.deliver.control,
            self.x3_holds => self.holds,
            self.deliver.result => self.result
        );
    }
}
