//! `WideLane`: operations with elements of eight bytes, one a cycle, latency 7.
//!
//! ```text
//!                     +-----------+-> result 64, delivers
//!  valid, sources   ->|  X1 .. X7 |-> holds 4
//!  control          ->|           |-> replacement (multiply-add lane, X4)
//!  product (X3)     ->+-----------+
//! ```
//!
//! | stage | work |
//! |---|---|
//! | X1 | 64 bits and a sign of each source; a float that becomes an integer |
//! | X2 | add, compare, bitwise operations; shift by multiples of 8 |
//! | X3 | rest of the shift; select; product |
//! | X4 | negate |
//! | X5 | whether the result is in the range of its type |
//! | X6 | clamp |
//! | X7 | cmp; condition modifier |
//!
//! Products come from the multiply-add lane, where the same beat is executed, and what becomes a float goes
//! there: then this lane delivers the outcome of the condition modifier only. `holds` are the outcomes of
//! four beats, this one's in bit 3 (0 without a beat): when that of the last beat of a pass is delivered, bit
//! `j` is of element `j`.
//!
//! Operands are taken when `valid`; otherwise every stage repeats its value. Invariants:
//! `wide_operations_match_the_model`, `wide_integers_become_floats`, `wide_pipelined`. Stalls: none, the lane
//! never waits. Deadlock: none, no handshake.

mod choose;
mod deliver;
mod execute;
mod fit;
mod negate;
mod prepare;
#[cfg(test)]
mod tests;

use crate::bundle::*;
use crate::word::four_elements;
use choose::WideChoose;
use deliver::WideDeliver;
use execute::WideExecute;
use fit::WideFit;
use negate::WideNegate;
use prepare::WidePrepare;
use tessera_hdl::prelude::*;

/// Pipeline of seven stages for elements of eight bytes.
#[block]
pub struct WideLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub sources: WideSources<In>,
    pub control: WideControl<In>,
    /// Of the low dwords, from X2.
    pub product: Signal<In, U<64>>,
    pub replacement: Replacement<Out>,
    /// In X4: the same for the double lane; its sign is that of `replacement`.
    pub magnitude: Signal<Out, U<64>>,
    pub result: Signal<Out, U<64>>,
    /// `result` is that of a beat.
    pub delivers: Signal<Out, Bit>,
    pub holds: Signal<Out, U<4>>,
    valid_at: Carry<Bit, 8>,
    x1: WideSourcesReg,
    x1_control: WideControlReg,
    prepare: WidePrepare,
    x2: WideOperandsReg,
    x2_control: WideControlReg,
    execute: WideExecute,
    x3: WideHalfwayReg,
    x3_control: WideControlReg,
    choose: WideChoose,
    x4: WideValueReg,
    x4_control: WideControlReg,
    negate: WideNegate,
    x5: WideValueReg,
    x5_control: WideControlReg,
    fit: WideFit,
    x6: WideOutcomeReg,
    x6_control: WideControlReg,
    deliver: WideDeliver,
    x7: WideOutcomeReg,
    x7_control: WideControlReg,
    a_result: Reg<U<64>>,
    a_holds: Reg<U<4>>,
    a_rounds: Reg<Bit>,
}

impl Logic for WideLane {
    #[hdl]
    fn update(&mut self) {
        stages!(self, x1_control, x2_control, x3_control, x4_control, x5_control, x6_control, x7_control);
        registers!(self, a_holds, a_rounds);
        data!(self, x1, x2, x3, x4, x5, x6, x7, a_result);
        carry!(self, valid_at[8] = self.valid.val());

        comment!("operands of X1");
        if self.valid.val() {
            forward!(self.sources => self.x1, self.control => self.x1_control);
        }
        connect!(
            self.x1_control => self.x2_control,
            self.x2_control => self.x3_control,
            self.x3_control => self.x4_control,
            self.x4_control => self.x5_control,
            self.x5_control => self.x6_control,
            self.x6_control => self.x7_control
        );

        comment!("X1, X2, X3");
        connect!(
            self.x1 => self.prepare.sources,
            self.x1_control.opcode => self.prepare.opcode,
            self.x1_control.to_integer => self.prepare.to_integer,
            self.x1_control.is_double => self.prepare.is_double,
            self.prepare.operands => self.x2,
            self.x2 => self.execute.operands,
            self.x2_control.opcode => self.execute.opcode,
            self.execute.halfway => self.x3,
            self.x3 => self.choose.halfway,
            self.x3_control => self.choose.control,
            self.product => self.choose.product,
            self.choose.chosen => self.x4
        );

        comment!("X4");
        connect!(
            self.x4 => self.negate.chosen,
            self.x4 => self.x5,
            self.negate.value => self.x5.value,
            self.negate.above => self.x5.above,
            self.negate.value => self.magnitude,
            self.negate.replacement => self.replacement
        );
        self.negate.from_integer.next = self.valid_at[3].q.val() & self.x4_control.from_integer.q.val();

        comment!("X5");
        connect!(
            self.x5.value => self.fit.value,
            self.x5.above => self.fit.above,
            self.x5_control.dst_kind => self.fit.kind,
            self.x5_control.dst_eight => self.fit.eight,
            self.x5.value => self.x6.value,
            self.x5.holds => self.x6.holds,
            self.fit.negative => self.x6.negative
        );
        if self.x5_control.from_integer.q.val() {
            forward!(self.x5.below_zero => self.x6.negative);
        }
        self.x6.clamps.d.next = self.fit.outside.val()
            & !self.x5_control.from_integer.q.val()
            & (self.x5_control.saturate.q.val() | self.x5_control.to_integer.q.val());

        comment!("X6, X7");
        connect!(
            self.x6 => self.deliver.outcome,
            self.x6_control.dst_kind => self.deliver.kind,
            self.x6_control.dst_eight => self.deliver.eight,
            self.x6 => self.x7,
            self.deliver.fitted => self.x7.value,
            self.x7 => self.deliver.last,
            self.x7_control => self.deliver.control,
            self.deliver.result => self.a_result,
            self.x7_control.from_integer => self.a_rounds
        );
        self.a_holds.d.next = pack!(4; four_elements::EARLIER = self.a_holds.q.val().field(four_elements::LATER), four_elements::LAST = self.deliver.flag.val());
        self.delivers.next = self.valid_at[7].q.val() & !self.a_rounds.q.val();
        self.holds.next = 0.into();
        if self.valid_at[7].q.val() {
            self.holds.next = self.a_holds.q.val();
        }
        outputs!(self, result = a_result);
    }
}
