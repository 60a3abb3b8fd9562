//! Operations that go through the pipe twice (rule 60 of the instruction page): what the first round makes
//! stands in the first collector when the second one begins. `held` is what the collectors hold of a lane, in
//! the order of [`Plan::asked`].

use crate::arith::round::SINGLE;
use crate::arith::{float, Mode, Round, SIGN};
use crate::lane::{float_result, single, LaneResult};
use crate::opcodes::Op;
use crate::plan::Plan;

/// What the first round makes: of lrp `src2 - src0 * src2`, of frc the next integer below.
pub fn first(plan: &Plan, held: [u32; 3], mode: Mode) -> u32 {
    let of = |port: usize| single(plan.asked(port), held[port], mode);
    let made = match plan.opcode.op {
        Op::Lrp => float::mul_add(&SINGLE, of(1) ^ SIGN, of(0), of(0), mode),
        _ => float::to_integral(of(0), Round::Down, mode.ftz),
    };
    SINGLE.flush(made, mode)
}

/// The result, with what the first round made in the first place.
pub fn second(plan: &Plan, held: [u32; 3], mode: Mode) -> LaneResult {
    let of = |port: usize| single(plan.asked(port), held[port], mode);
    let [made, ..] = held;
    let value = match plan.opcode.op {
        Op::Lrp => float::mul_add(&SINGLE, of(1), of(2), made, mode),
        // Towards zero, so that it stays below 1.
        _ => float::add(&SINGLE, of(1), made ^ SIGN, Mode { round: Round::Zero, ..mode }),
    };
    float_result(plan, SINGLE.flush(value, mode), mode)
}

/// Both.
pub fn both(plan: &Plan, held: [u32; 3], mode: Mode) -> LaneResult {
    let [_, b, c] = held;
    second(plan, [first(plan, held, mode), b, c], mode)
}
