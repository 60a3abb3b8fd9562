//! Operations that go through the pipe in rounds (rules 60, 62, 64 and 65 of the instruction page): what a round
//! makes stands in the first collector when the next one begins. `held` is what the collectors hold of a lane,
//! in the order of [`Plan::asked`].

use crate::arith::round::SINGLE;
use crate::arith::{float, Mode, Round, SIGN};
use crate::lane::{float_result, single, LaneResult};
use crate::opcodes::Op;
use crate::plan::Plan;

/// What a round makes, which is not yet the result.
pub fn round(plan: &Plan, number: u32, held: [u32; 3], mode: Mode) -> u32 {
    let of = |port: usize| single(plan.asked(port), held[port], mode);
    // What a round before has made has no modifiers.
    let first = if number == 0 { of(0) } else { held[0] };
    let made = match (plan.opcode.op, number) {
        (Op::Lrp, 0) => float::mul_add(&SINGLE, of(1) ^ SIGN, first, first, mode),
        (Op::Frc, 0) => float::to_integral(first, Round::Down, mode.ftz),
        // Towards zero, so that it stays below 1.
        (Op::Frc, _) => float::add(&SINGLE, of(1), first ^ SIGN, Mode { round: Round::Zero, ..mode }),
        (Op::Dph, 3) => float::add(&SINGLE, of(1), first, mode),
        (op, 0) if op.is_dot() => float::mul(&SINGLE, first, of(1), mode),
        _ => float::mul_add(&SINGLE, of(1), of(2), first, mode),
    };
    SINGLE.flush(made, mode)
}

/// The result, which the last round makes.
pub fn last(plan: &Plan, held: [u32; 3], mode: Mode) -> LaneResult {
    float_result(plan, round(plan, plan.rounds() - 1, held, mode), mode)
}

/// All rounds of an operation of which all are about the same operands.
pub fn all(plan: &Plan, held: [u32; 3], mode: Mode) -> LaneResult {
    let [mut first, b, c] = held;
    for number in 0..plan.rounds() - 1 {
        first = round(plan, number, [first, b, c], mode);
    }
    last(plan, [first, b, c], mode)
}
