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

pub use align::ShortAlign;
pub use compare::ShortCompare;
pub use deliver::ShortDeliver;
pub use execute::ShortExecute;
pub use integer::{ShortFit, ShortInteger};
pub use prepare::ShortPrepare;
use tessera_hdl::prelude::*;

/// Pipeline of three stages for everything but multiplication.
#[block]
pub struct ShortLane {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub valid: Signal<In, Bit>,
    pub opcode: Signal<In, U<7>>,
    pub source_kind: [Signal<In, U<3>>; 2],
    pub dst_kind: Signal<In, U<3>>,
    pub abs: Signal<In, U<2>>,
    pub negate: Signal<In, U<2>>,
    pub condition: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub predicate: Signal<In, Bit>,
    pub src: [Signal<In, U<32>>; 2],
    pub result: Signal<Out, U<32>>,
    pub holds: Signal<Out, Bit>,
    x1_src: [Reg<U<32>>; 2],
    x1_kind: [Reg<U<3>>; 2],
    x1_abs: Reg<U<2>>,
    x1_negate: Reg<U<2>>,
    /// Index = stage - 1.
    opcode_at: [Reg<U<7>>; 3],
    dst_kind_at: [Reg<U<3>>; 3],
    saturate_at: [Reg<Bit>; 3],
    mode_at: [Reg<U<3>>; 3],
    condition_at: [Reg<U<3>>; 2],
    predicate_at: [Reg<Bit>; 2],
    prepare: ShortPrepare,
    x2_a: Reg<U<34>>,
    x2_b: Reg<U<34>>,
    x2_float: Reg<Bit>,
    x2_to_integer: Reg<Bit>,
    x2_from_integer: Reg<Bit>,
    x2_anchor: Reg<U<32>>,
    x2_shifted: Reg<U<32>>,
    x2_carry: Reg<Bit>,
    x2_subtract: Reg<Bit>,
    x2_exponent: Reg<U<9>>,
    x2_sign: Reg<Bit>,
    x2_nan: Reg<Bit>,
    x2_infinite: Reg<Bit>,
    x2_overflow: Reg<Bit>,
    execute: ShortExecute,
    x3_value: Reg<U<35>>,
    x3_holds: Reg<Bit>,
    x3_rounds: Reg<Bit>,
    x3_clamps: Reg<Bit>,
    x3_sum: Reg<U<32>>,
    x3_shift: Reg<U<5>>,
    x3_exponent: Reg<U<9>>,
    x3_sign: Reg<Bit>,
    x3_cancel: Reg<Bit>,
    x3_nan: Reg<Bit>,
    x3_infinite: Reg<Bit>,
    deliver: ShortDeliver,
    a_result: Reg<U<32>>,
    a_holds: Reg<Bit>,
}

impl Logic for ShortLane {
    #[hdl]
    fn update(&mut self) {
        registers!(self, x1_src[2], x1_kind[2], x1_abs, x1_negate);
        registers!(self, opcode_at[3], dst_kind_at[3], saturate_at[3], mode_at[3], condition_at[2], predicate_at[2]);
        registers!(self, x2_a, x2_b, x2_float, x2_to_integer, x2_from_integer, x2_anchor, x2_shifted, x2_carry, x2_subtract);
        registers!(self, x2_exponent, x2_sign, x2_nan, x2_infinite, x2_overflow);
        registers!(self, x3_value, x3_holds, x3_rounds, x3_clamps, x3_sum, x3_shift, x3_exponent, x3_sign, x3_cancel);
        registers!(self, x3_nan, x3_infinite, a_result, a_holds);

        comment!("operands of X1");
        if self.valid.val() {
            for i in 0..2 {
                self.x1_src[i].d.next = self.src[i].val();
                self.x1_kind[i].d.next = self.source_kind[i].val();
            }
            self.x1_abs.d.next = self.abs.val();
            self.x1_negate.d.next = self.negate.val();
            self.opcode_at[0].d.next = self.opcode.val();
            self.dst_kind_at[0].d.next = self.dst_kind.val();
            self.saturate_at[0].d.next = self.saturate.val();
            self.mode_at[0].d.next = self.mode.val();
            self.condition_at[0].d.next = self.condition.val();
            self.predicate_at[0].d.next = self.predicate.val();
        }
        for i in 1..3 {
            self.opcode_at[i].d.next = self.opcode_at[i - 1].q.val();
            self.dst_kind_at[i].d.next = self.dst_kind_at[i - 1].q.val();
            self.saturate_at[i].d.next = self.saturate_at[i - 1].q.val();
            self.mode_at[i].d.next = self.mode_at[i - 1].q.val();
        }
        self.condition_at[1].d.next = self.condition_at[0].q.val();
        self.predicate_at[1].d.next = self.predicate_at[0].q.val();

        comment!("X1");
        self.prepare.opcode.next = self.opcode_at[0].q.val();
        self.prepare.dst_kind.next = self.dst_kind_at[0].q.val();
        self.prepare.abs.next = self.x1_abs.q.val();
        self.prepare.negate.next = self.x1_negate.q.val();
        self.prepare.ftz.next = self.mode_at[0].q.val().get_bit(2);
        for i in 0..2 {
            self.prepare.kind[i].next = self.x1_kind[i].q.val();
            self.prepare.src[i].next = self.x1_src[i].q.val();
        }
        self.x2_a.d.next = self.prepare.a.val();
        self.x2_b.d.next = self.prepare.b.val();
        self.x2_float.d.next = self.prepare.is_float.val();
        self.x2_to_integer.d.next = self.prepare.to_integer.val();
        self.x2_from_integer.d.next = self.prepare.from_integer.val();
        self.x2_anchor.d.next = self.prepare.anchor.val();
        self.x2_shifted.d.next = self.prepare.shifted.val();
        self.x2_carry.d.next = self.prepare.carry.val();
        self.x2_subtract.d.next = self.prepare.subtract.val();
        self.x2_exponent.d.next = self.prepare.exponent.val();
        self.x2_sign.d.next = self.prepare.sign.val();
        self.x2_nan.d.next = self.prepare.nan.val();
        self.x2_infinite.d.next = self.prepare.infinite.val();
        self.x2_overflow.d.next = self.prepare.overflow.val();

        comment!("X2");
        self.execute.opcode.next = self.opcode_at[1].q.val();
        self.execute.ftz.next = self.mode_at[1].q.val().get_bit(2);
        self.execute.condition.next = self.condition_at[1].q.val();
        self.execute.predicate.next = self.predicate_at[1].q.val();
        self.execute.saturate.next = self.saturate_at[1].q.val();
        self.execute.a.next = self.x2_a.q.val();
        self.execute.b.next = self.x2_b.q.val();
        self.execute.is_float.next = self.x2_float.q.val();
        self.execute.to_integer.next = self.x2_to_integer.q.val();
        self.execute.from_integer.next = self.x2_from_integer.q.val();
        self.execute.anchor.next = self.x2_anchor.q.val();
        self.execute.shifted.next = self.x2_shifted.q.val();
        self.execute.carry.next = self.x2_carry.q.val();
        self.execute.subtract.next = self.x2_subtract.q.val();
        self.execute.exponent.next = self.x2_exponent.q.val();
        self.execute.sign.next = self.x2_sign.q.val();
        self.execute.nan.next = self.x2_nan.q.val();
        self.execute.overflow.next = self.x2_overflow.q.val();
        self.x3_value.d.next = self.execute.value.val();
        self.x3_holds.d.next = self.execute.holds.val();
        self.x3_clamps.d.next = self.execute.clamps.val();
        self.x3_rounds.d.next = self.execute.rounds.val();
        self.x3_sum.d.next = self.execute.sum.val();
        self.x3_shift.d.next = self.execute.shift.val();
        self.x3_exponent.d.next = self.x2_exponent.q.val();
        self.x3_sign.d.next = self.x2_sign.q.val();
        self.x3_cancel.d.next = self.x2_subtract.q.val();
        self.x3_nan.d.next = self.x2_nan.q.val();
        self.x3_infinite.d.next = self.x2_infinite.q.val();

        comment!("X3");
        self.deliver.opcode.next = self.opcode_at[2].q.val();
        self.deliver.dst_kind.next = self.dst_kind_at[2].q.val();
        self.deliver.mode.next = self.mode_at[2].q.val();
        self.deliver.saturate.next = self.saturate_at[2].q.val();
        self.deliver.value.next = self.x3_value.q.val();
        self.deliver.holds.next = self.x3_holds.q.val();
        self.deliver.clamps.next = self.x3_clamps.q.val();
        self.deliver.rounds.next = self.x3_rounds.q.val();
        self.deliver.sum.next = self.x3_sum.q.val();
        self.deliver.shift.next = self.x3_shift.q.val();
        self.deliver.exponent.next = self.x3_exponent.q.val();
        self.deliver.sign.next = self.x3_sign.q.val();
        self.deliver.cancel.next = self.x3_cancel.q.val();
        self.deliver.nan.next = self.x3_nan.q.val();
        self.deliver.infinite.next = self.x3_infinite.q.val();
        self.a_holds.d.next = self.x3_holds.q.val();
        self.a_result.d.next = self.deliver.result.val();
        self.result.next = self.a_result.q.val();
        self.holds.next = self.a_holds.q.val();
    }
}
