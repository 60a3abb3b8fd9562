//! One lane of one instruction: what the four lanes of an ALU compute.

use crate::arith::int::IntType;
use crate::arith::{float, int, Mode, Round, SIGN};
use crate::opcodes::{Modifiers, Op};
use crate::operand::{Source, Type};
use crate::plan::{Condition, Plan};
use std::cmp::Ordering;

/// What one lane delivers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaneResult {
    /// Low `size` bytes of the destination element; the rest 0.
    pub bits: u64,
    /// The condition, for instructions that write a flag.
    pub flag: bool,
}

/// Executes `plan` on one lane. `src` are the raw source elements, zero-extended; `select` is the lane's
/// predicate bit, which only a `sel` without condition looks at.
pub fn execute(plan: &Plan, src: [u64; 3], select: bool, mode: Mode) -> LaneResult {
    match (plan.opcode.op, plan.src[0].ty) {
        (Op::Cmp, ty) => compare(plan, ty, src, mode),
        (_, Type::Float) => float_sources(plan, src.map(|bits| bits as u32), select, mode),
        (_, Type::Int(_)) => integer_sources(plan, src, select, mode),
    }
}

/// Whether `order` (`None`: unordered) satisfies the condition.
pub fn holds(condition: Option<Condition>, order: Option<Ordering>) -> bool {
    let Some(condition) = condition else { return false };
    match order {
        None => condition == Condition::NotEqual,
        Some(order) => match condition {
            Condition::Equal => order.is_eq(),
            Condition::NotEqual => order.is_ne(),
            Condition::Greater => order.is_gt(),
            Condition::GreaterEqual => order.is_ge(),
            Condition::Less => order.is_lt(),
            Condition::LessEqual => order.is_le(),
        },
    }
}

/// abs, then negate, on the sign bit.
fn float_modified(source: &Source, bits: u32) -> u32 {
    let bits = if source.abs { bits & !SIGN } else { bits };
    if source.negate {
        bits ^ SIGN
    } else {
        bits
    }
}

/// The exact value of an integer source after abs, then negate.
fn integer_modified(source: &Source, bits: u64) -> i128 {
    let Type::Int(ty) = source.ty else { unreachable!("integer operations have integer sources") };
    // The absolute value is that of the signed number of the same size, whatever the type.
    let value = if source.abs { IntType { signed: true, ..ty }.extend(bits).abs() } else { ty.extend(bits) };
    if source.negate {
        -value
    } else {
        value
    }
}

fn compare(plan: &Plan, ty: Type, src: [u64; 3], mode: Mode) -> LaneResult {
    let [a, b, _] = &plan.src;
    let order = match ty {
        Type::Float => float::compare(float_modified(a, src[0] as u32), float_modified(b, src[1] as u32), mode.ftz),
        Type::Int(_) => Some(integer_modified(a, src[0]).cmp(&integer_modified(b, src[1]))),
    };
    let flag = holds(plan.condition, order);
    LaneResult { bits: if flag { plan.dst.ty.pattern(u64::MAX) } else { 0 }, flag }
}

fn float_sources(plan: &Plan, src: [u32; 3], select: bool, mode: Mode) -> LaneResult {
    let [a, b, c] = [0, 1, 2].map(|i| float_modified(&plan.src[i], src[i]));
    let value = match plan.opcode.op {
        Op::Mov => {
            if let Type::Int(ty) = plan.dst.ty {
                let (low, high) = ty.range();
                return integer_result(plan, float::to_int(a, low, high), mode);
            }
            // Saturation is arithmetic; without it the bits stay as they are.
            float::flush(a, mode.ftz && plan.saturate)
        }
        Op::Add => float::add(a, b, mode),
        Op::Mul => float::mul(a, b, mode),
        Op::Rndu => float::to_integral(a, Round::Up, mode.ftz),
        Op::Rndd => float::to_integral(a, Round::Down, mode.ftz),
        Op::Rnde => float::to_integral(a, Round::NearestEven, mode.ftz),
        Op::Rndz => float::to_integral(a, Round::Zero, mode.ftz),
        Op::Mad => float::mul_add(b, c, a, mode),
        Op::Sel => float_select(plan, a, b, select, mode),
        op => unreachable!("{op:?} has no float form"),
    };
    float_result(plan, value, mode)
}

/// sel returns raw bits: the flush decides the comparison only.
fn float_select(plan: &Plan, a: u32, b: u32, select: bool, mode: Mode) -> u32 {
    let first = match plan.condition {
        None => select,
        // With one NaN the other operand, with two the second one.
        Some(_) if float::is_nan(a) => false,
        Some(_) if float::is_nan(b) => true,
        condition => holds(condition, float::compare(a, b, mode.ftz)),
    };
    if first {
        a
    } else {
        b
    }
}

fn integer_sources(plan: &Plan, src: [u64; 3], select: bool, mode: Mode) -> LaneResult {
    let value = if plan.opcode.modifiers == Modifiers::Invert {
        logic(plan, src)
    } else {
        let [a, b] = [0, 1].map(|i| integer_modified(&plan.src[i], src[i]));
        let width = pattern_width(plan);
        let amount = b as u32 & (width - 1);
        match plan.opcode.op {
            Op::Mov => a,
            Op::Sel => {
                let first = plan.condition.map_or(select, |_| holds(plan.condition, Some(a.cmp(&b))));
                if first {
                    a
                } else {
                    b
                }
            }
            Op::Shl => int::shl(a, amount),
            Op::Shr => int::shr(a, amount, width),
            Op::Asr => int::asr(a, amount),
            Op::Add => a + b,
            Op::Avg => int::avg(a, b),
            Op::Bfrev => (a as u32).reverse_bits().into(),
            Op::Lzd => (a as u32).leading_zeros().into(),
            Op::Fbh => int::first_bit_high(a),
            Op::Fbl => int::first_bit_low(a),
            Op::Cbit => plan.src[0].ty.pattern(src[0]).count_ones().into(),
            Op::Bfi1 => int::field_mask(a as u32, amount),
            Op::Mul => a * b,
            op => unreachable!("{op:?} has no integer form"),
        }
    };
    integer_result(plan, value, mode)
}

/// Bits of the patterns that shifts and bitwise operations work on.
fn pattern_width(plan: &Plan) -> u32 {
    if plan.is_wide() {
        64
    } else {
        32
    }
}

/// Bitwise operations on the extended patterns; negate is a bitwise NOT.
fn logic(plan: &Plan, src: [u64; 3]) -> i128 {
    let [a, b] = [0, 1].map(|i| {
        let Type::Int(ty) = plan.src[i].ty else { unreachable!("logic has integer sources") };
        let pattern = ty.extend(src[i]) as u64;
        if plan.src[i].negate {
            !pattern
        } else {
            pattern
        }
    });
    let bits = match plan.opcode.op {
        Op::Not => !a,
        Op::And => a & b,
        Op::Or => a | b,
        _ => a ^ b,
    };
    i128::from(bits & (u64::MAX >> (64 - pattern_width(plan))))
}

/// Brings an exact integer to the destination type.
fn integer_result(plan: &Plan, value: i128, mode: Mode) -> LaneResult {
    match plan.dst.ty {
        Type::Float => float_result(plan, float::from_int(value, mode.round), mode),
        Type::Int(ty) => {
            let bits = ty.wrap(if plan.saturate { ty.saturate(value) } else { value });
            LaneResult { bits, flag: holds(plan.condition, Some(ty.extend(bits).cmp(&0))) }
        }
    }
}

fn float_result(plan: &Plan, bits: u32, mode: Mode) -> LaneResult {
    let bits = if plan.saturate { float::saturate(bits) } else { bits };
    LaneResult { bits: bits.into(), flag: holds(plan.condition, float::compare(bits, 0, mode.ftz)) }
}
