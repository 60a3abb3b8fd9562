//! What a lane of an instruction computes, for the lanes of a pass.

use crate::arith::double::{self, Value, DOUBLE};
use crate::arith::int::IntType;
use crate::arith::round::{Format, HALF, SINGLE};
use crate::arith::{float, half, int, Mode, Round, SIGN};
use crate::em;
use crate::intdiv;
use crate::lanes::{Lanes, Results};
use crate::math::{Function, Task};
use crate::opcodes::{Modifiers, Op};
use crate::operand::{Source, Type};
use crate::plan::{Condition, Plan};
use crate::rounds;
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
    let lanes = Lanes { src: src.map(|element| [element; 8]), active: 1, select: select.into() };
    let results = pass(plan, &lanes, mode);
    LaneResult { bits: results.bits[0], flag: results.flags == 1 }
}

/// The same on the lanes of a pass.
pub fn pass(plan: &Plan, lanes: &Lanes, mode: Mode) -> Results {
    match (plan.opcode.op, plan.src[0].ty) {
        (_, Type::Double) => lanes.each(|lane, src| double_sources(plan, src, lanes.selects(lane), mode)),
        (Op::Mov, Type::Float) if plan.dst.ty == Type::Double => lanes.each(|_, src| {
            let value = Value::new(double::SINGLE, float_modified(&plan.src[0], SIGN, src[0] as u32).into(), mode);
            double_result(plan, DOUBLE.flush(value.pattern(DOUBLE, mode.round), mode))
        }),
        (Op::Frc | Op::Lrp, _) => lanes.each(|_, src| {
            let [a, b, c] = src.map(|bits| bits as u32);
            rounds::all(plan, if plan.opcode.op == Op::Lrp { [c, a, b] } else { [a, a, c] }, mode)
        }),
        (Op::Math, _) => lanes.each(|_, src| {
            let function = plan.function.expect("math has a function");
            let bits = math(plan, function, [src[0] as u32, src[1] as u32], mode);
            // Of a half the function's f is rounded once more.
            let bits = if plan.dst.ty == Type::Half { narrowed(bits, mode) } else { bits };
            LaneResult { bits: bits.into(), flag: false }
        }),
        (Op::Cmp | Op::Cmpn, Type::Float | Type::Half) => compare_floats(plan, lanes, mode),
        (_, Type::Float | Type::Half) => float_sources(plan, lanes, mode),
        (_, Type::Int(_)) => integer_sources(plan, lanes, mode),
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

/// Whether a result satisfies the condition, if there is one; `order`: to zero.
fn meets(plan: &Plan, order: impl FnOnce() -> Option<Ordering>) -> bool {
    plan.condition.is_some() && holds(plan.condition, order())
}

/// Whether cmpn holds because its second source is a NaN.
fn biased(plan: &Plan, nan: bool) -> bool {
    nan && plan.opcode.op == Op::Cmpn && matches!(plan.condition, Some(Condition::Less | Condition::GreaterEqual))
}

/// abs, then negate, on the sign bit.
fn float_modified(source: &Source, sign: u32, bits: u32) -> u32 {
    let bits = if source.abs { bits & !sign } else { bits };
    if source.negate {
        bits ^ sign
    } else {
        bits
    }
}

/// A float source as f32; an f16 is flushed on the way, as the mode says.
fn widened(source: &Source, bits: u32, mode: Mode) -> u32 {
    if source.ty == Type::Half {
        half::widen(bits, mode)
    } else {
        bits
    }
}

/// The same after its modifiers.
pub(crate) fn single(source: &Source, bits: u32, mode: Mode) -> u32 {
    Single::new(source).of(bits, mode)
}

/// What makes an f32 of the elements of a float source.
struct Single {
    half: bool,
    /// Bits that abs leaves.
    kept: u32,
    /// Bits that negate inverts.
    inverted: u32,
}

impl Single {
    fn new(source: &Source) -> Single {
        let kept = if source.abs { !SIGN } else { !0 };
        Single { half: source.ty == Type::Half, kept, inverted: if source.negate { SIGN } else { 0 } }
    }

    fn of(&self, bits: u32, mode: Mode) -> u32 {
        let bits = if self.half { half::widen(bits, mode) } else { bits };
        bits & self.kept ^ self.inverted
    }
}

/// An f32 result as the f16 that is delivered: flushed as an f16, not as what it was.
fn narrowed(bits: u32, mode: Mode) -> u32 {
    HALF.flush(float::convert(&HALF, bits, Mode { ftz: false, ..mode }), mode)
}

fn format(ty: Type) -> &'static Format {
    if ty == Type::Half {
        &HALF
    } else {
        &SINGLE
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

/// A lane of the math unit (rules 42 and 43).
fn math(plan: &Plan, function: Function, src: [u32; 2], mode: Mode) -> u32 {
    let division = || intdiv::divide(src[0], src[1], plan.dst.ty == Type::D);
    match function.task {
        Task::Quotient => division()[0],
        Task::Remainder => division()[1],
        Task::Extended => {
            let [a, b, _] = &plan.src;
            let control =
                em::Control { saturate: plan.saturate, flush: mode.ftz, abs: [a.abs, b.abs], negate: [a.negate, b.negate] };
            let src = [widened(a, src[0], mode), widened(b, src[1], mode)];
            em::function(function.code, src, &control).result
        }
    }
}

fn compare_floats(plan: &Plan, lanes: &Lanes, mode: Mode) -> Results {
    let [a, b, _] = &plan.src;
    let (a, b) = (Single::new(a), Single::new(b));
    lanes.each(|_, src| {
        let (a, b) = (a.of(src[0] as u32, mode), b.of(src[1] as u32, mode));
        compared(plan, float::compare(a, b, mode.ftz), float::is_nan(b))
    })
}

/// What cmp and cmpn deliver of sources in that order, the second of which may be a NaN.
fn compared(plan: &Plan, order: Option<Ordering>, nan: bool) -> LaneResult {
    let flag = holds(plan.condition, order) || biased(plan, nan);
    LaneResult { bits: if flag { plan.dst.ty.pattern(u64::MAX) } else { 0 }, flag }
}

fn float_sources(plan: &Plan, lanes: &Lanes, mode: Mode) -> Results {
    if plan.copies_halves() {
        return lanes.each(|lane, src| halves(plan, src.map(|bits| bits as u32), lanes.selects(lane), mode));
    }
    // Where f16 and f32 meet, the operation rounds to f32, and that to f16.
    let to = if plan.is_half() { &HALF } else { &SINGLE };
    let floats = Floats { plan, lanes, mode, to };
    match plan.opcode.op {
        Op::Mov | Op::Smov => match plan.dst.ty {
            Type::Int(ty) => {
                let (low, high) = ty.range();
                lanes.each(|_, src| {
                    let a = single(&plan.src[0], src[0] as u32, mode);
                    integer_result(plan, float::to_int(a, low, high), mode)
                })
            }
            // Saturation is arithmetic; without it the bits stay as they are.
            Type::Float if plan.src[0].ty == Type::Float => floats.each(|_, [a, ..]| float::flush(a, mode.ftz && plan.saturate)),
            _ => floats.each(|_, [a, ..]| float::convert(to, a, mode)),
        },
        Op::Add => floats.each(|_, [a, b, _]| float::add(to, a, b, mode)),
        Op::Mul => floats.each(|_, [a, b, _]| float::mul(to, a, b, mode)),
        Op::Mad => floats.each(|_, [a, b, c]| float::mul_add(to, b, c, a, mode)),
        Op::Sel => floats.each(|lane, [a, b, _]| if first(plan, a, b, lanes.selects(lane), mode) { a } else { b }),
        op => floats.each(|_, [a, b, c]| match op {
            Op::Rndu => float::to_integral(a, Round::Up, mode.ftz),
            Op::Rndd => float::to_integral(a, Round::Down, mode.ftz),
            Op::Rnde => float::to_integral(a, Round::NearestEven, mode.ftz),
            Op::Rndz => float::to_integral(a, Round::Zero, mode.ftz),
            Op::Csel if holds(plan.condition, float::compare(c, 0, mode.ftz)) => a,
            Op::Csel => b,
            op => unreachable!("{op:?} has no float form"),
        }),
    }
}

/// Lanes of floats.
struct Floats<'a> {
    plan: &'a Plan,
    lanes: &'a Lanes,
    mode: Mode,
    /// What the operation rounds to.
    to: &'static Format,
}

impl Floats<'_> {
    /// What each lane delivers if `value` is what it computes of its number and of its sources after their
    /// modifiers.
    #[inline(always)]
    fn each(&self, value: impl Fn(usize, [u32; 3]) -> u32) -> Results {
        let Floats { plan, lanes, mode, to } = *self;
        let (op, dst) = (plan.opcode.op, plan.dst.ty);
        // sel and a move return raw bits: the flush decides the comparison only.
        let stays = (op.is_move() || matches!(op, Op::Sel | Op::Csel)) && dst == Type::Float;
        let narrows = dst == Type::Half && *to == SINGLE;
        let format = format(dst);
        let flushes = format.flushes(mode);
        let [a, b, c] = &plan.src;
        let (a, b, c) = (Single::new(a), Single::new(b), Single::new(c));
        lanes.each(|lane, src| {
            let value = value(lane, [a.of(src[0] as u32, mode), b.of(src[1] as u32, mode), c.of(src[2] as u32, mode)]);
            let delivered = match () {
                _ if stays => value,
                _ if narrows => narrowed(value, mode),
                _ if flushes => format.flush(value, mode),
                _ => value,
            };
            float_result(plan, delivered, mode)
        })
    }
}

/// Whether a sel takes the first source.
fn first(plan: &Plan, a: u32, b: u32, select: bool, mode: Mode) -> bool {
    match plan.condition {
        None => select,
        // With one NaN the other operand, with two the second one.
        Some(_) if float::is_nan(a) => false,
        Some(_) if float::is_nan(b) => true,
        condition => holds(condition, float::compare(a, b, mode.ftz)),
    }
}

/// A move or sel among f16: bits as they are, after the modifiers.
fn halves(plan: &Plan, src: [u32; 3], select: bool, mode: Mode) -> LaneResult {
    let [a, b] = [0, 1].map(|i| float_modified(&plan.src[i], HALF.sign, src[i]));
    let wide = |i: usize| single(&plan.src[i], src[i], mode);
    let takes_first = plan.opcode.op.is_move() || first(plan, wide(0), wide(1), select, mode);
    float_result(plan, if takes_first { a } else { b }, mode)
}

fn integer_sources(plan: &Plan, lanes: &Lanes, mode: Mode) -> Results {
    if plan.opcode.modifiers == Modifiers::Invert {
        return lanes.each(|_, src| integer_result(plan, logic(plan, src), mode));
    }
    let width = pattern_width(plan);
    let of = |i: usize, src: [u64; 3]| integer_modified(&plan.src[i], src[i]);
    match plan.opcode.op {
        Op::Mov | Op::Smov => lanes.each(|_, src| integer_result(plan, of(0, src), mode)),
        Op::Add => lanes.each(|_, src| integer_result(plan, of(0, src) + of(1, src), mode)),
        Op::Cmp | Op::Cmpn => lanes.each(|_, src| compared(plan, Some(of(0, src).cmp(&of(1, src))), false)),
        op => lanes.each(|lane, src| {
            let (a, b) = (of(0, src), of(1, src));
            let amount = b as u32 & (width - 1);
            let value = match op {
                Op::Sel => {
                    let first = plan.condition.map_or(lanes.selects(lane), |_| holds(plan.condition, Some(a.cmp(&b))));
                    if first {
                        a
                    } else {
                        b
                    }
                }
                Op::Shl => int::shl(a, amount),
                Op::Shr => int::shr(a, amount, width),
                Op::Asr => int::asr(a, amount),
                Op::Avg => int::avg(a, b),
                Op::Bfrev => (a as u32).reverse_bits().into(),
                Op::Lzd => (a as u32).leading_zeros().into(),
                Op::Fbh => int::first_bit_high(a),
                Op::Fbl => int::first_bit_low(a),
                Op::Cbit => plan.src[0].ty.pattern(src[0]).count_ones().into(),
                Op::Bfe => int::field(int::asr(of(2, src), amount), a as u32, plan.dst.ty == Type::D),
                Op::Bfi1 => int::field_mask(a as u32, amount),
                Op::Bfi2 => a & b | !a & of(2, src),
                Op::Addc => a + b,
                Op::Subb => a - b,
                Op::Mach => upper_product(plan, src) >> 16,
                Op::Mul => a * b,
                op => unreachable!("{op:?} has no integer form"),
            };
            integer_result(plan, value, mode)
        }),
    }
}

/// The second result of a lane, of instructions that have two (rule 48).
pub fn second(plan: &Plan, src: [u64; 3]) -> u64 {
    let [a, b] = [0, 1].map(|i| integer_modified(&plan.src[i], src[i]));
    match plan.opcode.op {
        Op::Addc => ((a + b) >> 32 & 1) as u64,
        Op::Subb => ((a - b) >> 32 & 1) as u64,
        Op::Mul => ((a * b) >> 16 & 0xFFFF_FFFF) as u64,
        Op::Mach => (upper_product(plan, src) & 0xFFFF) as u64,
        op => unreachable!("{op:?} has one result"),
    }
}

/// The product from bit 16 up, of mach: what the accumulator has of it and the rest.
fn upper_product(plan: &Plan, src: [u64; 3]) -> i128 {
    let [a, b, lower] = [0, 1, 2].map(|i| integer_modified(&plan.src[i], src[i]));
    lower + a * (b >> 16)
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
    let of = |i: usize| {
        let Type::Int(ty) = plan.src[i].ty else { unreachable!("logic has integer sources") };
        let pattern = ty.extend(src[i]) as u64;
        if plan.src[i].negate {
            !pattern
        } else {
            pattern
        }
    };
    let (a, b) = (of(0), of(1));
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
        ty @ (Type::Float | Type::Half) => {
            let to = format(ty);
            float_result(plan, to.flush(float::from_int(to, value, mode.round), mode), mode)
        }
        Type::Double => {
            let value = Value::Finite(double::Number::new(value < 0, value.unsigned_abs(), 0));
            double_result(plan, value.pattern(DOUBLE, mode.round))
        }
        Type::Int(ty) => {
            let bits = ty.wrap(if plan.saturate { ty.saturate(value) } else { value });
            LaneResult { bits, flag: meets(plan, || Some(ty.extend(bits).cmp(&0))) }
        }
    }
}

/// Operations on f64.
fn double_sources(plan: &Plan, src: [u64; 3], select: bool, mode: Mode) -> LaneResult {
    let raw: [u64; 3] = std::array::from_fn(|i| {
        let bits = if plan.src[i].abs { src[i] & !DOUBLE.sign() } else { src[i] };
        bits ^ if plan.src[i].negate { DOUBLE.sign() } else { 0 }
    });
    let flushed = raw.map(|bits| DOUBLE.flush(bits, mode));
    let [a, b, c] = flushed.map(|bits| Value::new(DOUBLE, bits, mode));
    let order = || DOUBLE.compare(flushed[0], flushed[1]);
    let value = match plan.opcode.op {
        Op::Cmp | Op::Cmpn => {
            let flag = holds(plan.condition, order()) || biased(plan, b == Value::Nan);
            return LaneResult { bits: if flag { u64::MAX } else { 0 }, flag };
        }
        Op::Sel => {
            let first = match plan.condition {
                None => select,
                // A number goes before a NaN, of two NaNs the second.
                condition => a != Value::Nan && (holds(condition, order()) || b == Value::Nan),
            };
            return LaneResult { bits: raw[usize::from(!first)], flag: false };
        }
        Op::Mov => match plan.dst.ty {
            Type::Int(ty) => {
                let (low, high) = ty.range();
                return integer_result(plan, a.integer(low, high), mode);
            }
            Type::Float => {
                let bits = double::SINGLE.flush(a.pattern(double::SINGLE, mode.round), mode);
                return float_result(plan, bits as u32, mode);
            }
            // Without saturation the bits stay as they are; the condition looks at the flushed ones.
            _ if !plan.saturate => {
                return LaneResult { bits: raw[0], flag: holds(plan.condition, DOUBLE.compare(flushed[0], 0)) };
            }
            _ => a,
        },
        Op::Add => a.plus(&b, mode.round),
        Op::Mul => a.times(&b),
        Op::Mad => b.times(&c).plus(&a, mode.round),
        op => unreachable!("{op:?} has no form of f64"),
    };
    double_result(plan, DOUBLE.flush(value.pattern(DOUBLE, mode.round), mode))
}

fn double_result(plan: &Plan, bits: u64) -> LaneResult {
    let bits = if plan.saturate { DOUBLE.saturate(bits) } else { bits };
    LaneResult { bits, flag: holds(plan.condition, DOUBLE.compare(bits, 0)) }
}

pub(crate) fn float_result(plan: &Plan, bits: u32, mode: Mode) -> LaneResult {
    let bits = if plan.saturate { format(plan.dst.ty).saturate(bits) } else { bits };
    let order = || float::compare(if plan.dst.ty == Type::Half { half::widen(bits, mode) } else { bits }, 0, mode.ftz);
    LaneResult { bits: bits.into(), flag: meets(plan, order) }
}
