//! `ShortLane`: every operation but multiplication, one per cycle, latency 3.
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
//! | stage | integer | float |
//! |---|---|---|
//! | X1 | source modifiers | unpack, order, align; conversions use the same shifter |
//! | X2 | add, average, logic, shift, compare, select | add, leading zeros |
//! | X3 | clamp or wrap | normalise, round, pack, saturate |
//!
//! ```text
//! cycle      0     1    2    3    4
//! src        a
//! stage            X1   X2   X3
//! result                          a
//! ```
//!
//! `holds` is the outcome of `cmp`; the result of `cmp` is all ones or zero.
//! Other operations with a condition modifier are judged after the lane, on
//! the delivered result. Operands are taken when `valid`; otherwise every stage
//! repeats its value, so nothing toggles.
//!
//! Invariants: `add_matches_apfloat`, `from_integer_matches_apfloat`,
//! `to_integer_truncates_and_clamps`, `integers_match_the_model`,
//! `compare_and_select_match_the_model`, `pipelined`. Stalls: none, the lane
//! never waits. Deadlock: none, no handshake. Limits: types ud, d, uw, w, f.

mod align;
mod compare;
mod deliver;
mod execute;
mod integer;
mod prepare;
#[cfg(test)]
mod tests;

use crate::bundle::*;
use crate::word::mode;
use deliver::ShortDeliver;
use execute::ShortExecute;
use prepare::ShortPrepare;
use tessera_hdl::prelude::*;

/// Pipeline of three stages for everything but multiplication.
#[block]
pub struct ShortLane {
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
    prepare: ShortPrepare,
    x2: ModifiedReg,
    x2_aligned: AlignedReg,
    x2_expected: ExpectedReg,
    x2_control: ShortControlReg,
    x2_judgement: JudgementReg,
    execute: ShortExecute,
    x3: ComputedReg,
    x3_expected: ExpectedReg,
    x3_control: ShortControlReg,
    deliver: ShortDeliver,
    a_result: Reg<U<32>>,
    a_holds: Reg<Bit>,
}

impl Logic for ShortLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1, x1_control, x1_judgement);
        stages!(self, x2, x2_aligned, x2_expected, x2_control, x2_judgement);
        stages!(self, x3, x3_expected, x3_control);
        registers!(self, a_result, a_holds);

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1, self.control => self.x1_control, self.judgement => self.x1_judgement);
        }

        comment!("X1");
        connect!(
            self.x1 => self.prepare.sources,
            self.x1_control.opcode => self.prepare.opcode,
            self.x1_control.dst_kind => self.prepare.dst_kind,
            self.prepare.modified => self.x2,
            self.prepare.aligned => self.x2_aligned,
            self.prepare.expected => self.x2_expected,
            self.x1_control => self.x2_control,
            self.x1_judgement => self.x2_judgement
        );
        self.prepare.ftz.next = self.x1_control.mode.q.val().field(mode::FLUSH);

        comment!("X2");
        connect!(
            self.x2 => self.execute.modified,
            self.x2_aligned => self.execute.aligned,
            self.x2_judgement => self.execute.judgement,
            self.x2_control.opcode => self.execute.opcode,
            self.x2_control.saturate => self.execute.saturate,
            self.x2_expected.subtract => self.execute.subtract,
            self.x2_expected.exponent => self.execute.exponent,
            self.x2_expected.sign => self.execute.sign,
            self.x2_expected.nan => self.execute.nan,
            self.execute.computed => self.x3,
            self.x2_expected => self.x3_expected,
            self.x2_control => self.x3_control
        );
        self.execute.ftz.next = self.x2_control.mode.q.val().field(mode::FLUSH);

        comment!("X3");
        connect!(
            self.x3 => self.deliver.computed,
            self.x3_expected => self.deliver.expected,
            self.x3_control => self.deliver.control,
            self.x3.holds => self.a_holds,
            self.deliver.result => self.a_result
        );
        outputs!(self, result = a_result, holds = a_holds);
    }
}
