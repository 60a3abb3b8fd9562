//! Executes instructions of the integer class: fetch, operate in 128 bits, convert, store.

use tessera_isa::{CondMod, DataType, Opcode};

use super::{Context, Unimplemented};
use crate::condition::write_flags;
use crate::convert::{clamp, int_to_float, with_format, wrap};
use crate::exec::float::finish as finish_float;
use crate::integer::{self, Widths};
use crate::lanes::{map1, map2, map3, test2, Lanes};
use crate::observe::Observer;
use crate::op::Alu;
use crate::operand::Dest;
use crate::state::Thread;

/// Results of an operation and, where it produces one, what goes to the accumulator.
struct Outcome {
    result: Lanes<i128>,
    accumulator: Option<Lanes<i128>>,
    /// Lanes that are written at all.
    lanes: u32,
}

impl From<Lanes<i128>> for Outcome {
    fn from(result: Lanes<i128>) -> Self {
        Self { result, accumulator: None, lanes: u32::MAX }
    }
}

pub(crate) fn execute<O: Observer>(thread: &mut Thread, ctx: &Context, alu: &Alu, observer: &mut O) -> Result<(), Unimplemented> {
    let n = ctx.n;
    let opcode = ctx.inst.opcode;
    let source = |i: usize| integer::fetch(&alu.src[i], thread, n, opcode.negates_bitwise());
    let widths = Widths { any_64: alu.any_64, src0: alu.src[0].ty };
    let accumulator = |lane: usize| thread.acc.wide(lane % 16);
    let outcome = match opcode {
        Opcode::Cmp | Opcode::Cmpn => {
            let cond = ctx.inst.cond_mod.ok_or(Unimplemented("cmp without a condition"))?;
            let mask = compare(cond, n, &source(0), &source(1));
            finish_compare(thread, ctx, &alu.dest, mask, observer);
            return Ok(());
        }
        Opcode::Sel => select(ctx, &source(0), &source(1)).into(),
        Opcode::Smov => Outcome { lanes: alu.src[1].fetch::<u32>(thread, 1)[0], ..source(0).into() },
        Opcode::Movi => source(0).into(),
        Opcode::Addc | Opcode::Subb => with_carry(opcode, n, &source(0), &source(1)),
        Opcode::Mac => {
            let product = map2(n, &source(0), &source(1), |a, b| a * b);
            add_accumulator(&product, accumulator).into()
        }
        Opcode::Mach => {
            let (a, b) = (source(0), source(1));
            let mut full = [0; 32];
            for lane in 0..n {
                full[lane] = integer::multiply_high(accumulator(lane), a[lane], b[lane]);
            }
            Outcome { accumulator: Some(full), ..map1(n, &full, |v| v >> 32).into() }
        }
        Opcode::Sad2 | Opcode::Sada2 => {
            let mut sums = [0; 32];
            let (a, b) = (source(0), source(1));
            for lane in (0..n.saturating_sub(1)).step_by(2) {
                sums[lane] = (a[lane] - b[lane]).abs() + (a[lane + 1] - b[lane + 1]).abs();
            }
            let result = match opcode {
                Opcode::Sada2 => add_accumulator(&sums, accumulator),
                _ => sums,
            };
            Outcome { lanes: 0x5555_5555, ..result.into() }
        }
        _ => elementwise(opcode, n, source, widths)?.into(),
    };
    let ctx = Context { enabled: ctx.enabled & outcome.lanes, ..*ctx };
    if ctx.inst.acc_wr_en {
        let values = outcome.accumulator.unwrap_or(outcome.result);
        write_accumulator(thread, &ctx, alu, &values);
    }
    finish(thread, &ctx, &alu.dest, &outcome.result, observer);
    Ok(())
}

fn add_accumulator(values: &Lanes<i128>, accumulator: impl Fn(usize) -> i128) -> Lanes<i128> {
    std::array::from_fn(|lane| values[lane] + accumulator(lane))
}

/// Operations whose lanes do not see each other; the most frequent ones without a call per lane.
#[inline(always)]
fn elementwise(
    opcode: Opcode,
    n: usize,
    source: impl Fn(usize) -> Lanes<i128>,
    widths: Widths,
) -> Result<Lanes<i128>, Unimplemented> {
    Ok(match opcode {
        Opcode::Mov => source(0),
        Opcode::Add => map2(n, &source(0), &source(1), |a, b| a + b),
        Opcode::And => map2(n, &source(0), &source(1), |a, b| a & b),
        Opcode::Or => map2(n, &source(0), &source(1), |a, b| a | b),
        _ => {
            let operation = integer::operation(opcode).ok_or(Unimplemented("not an operation on integers"))?;
            map3(n, &source(0), &source(1), &source(2), |a, b, c| operation([a, b, c], widths))
        }
    })
}

/// `addc` and `subb`: 32-bit result, carry or borrow to the accumulator.
fn with_carry(opcode: Opcode, n: usize, a: &Lanes<i128>, b: &Lanes<i128>) -> Outcome {
    let full = match opcode {
        Opcode::Addc => map2(n, a, b, |a, b| a + b),
        _ => map2(n, a, b, |a, b| a - b),
    };
    Outcome { accumulator: Some(map1(n, &full, |v| v >> 32 & 1)), ..full.into() }
}

fn select(ctx: &Context, a: &Lanes<i128>, b: &Lanes<i128>) -> Lanes<i128> {
    let first = match ctx.inst.cond_mod {
        Some(cond) => compare(cond, ctx.n, a, b),
        None => ctx.predicate,
    };
    std::array::from_fn(|lane| if first >> lane & 1 != 0 { a[lane] } else { b[lane] })
}

fn compare(cond: CondMod, n: usize, a: &Lanes<i128>, b: &Lanes<i128>) -> u32 {
    match cond {
        CondMod::Eq => test2(n, a, b, |a, b| a == b),
        CondMod::Ne => test2(n, a, b, |a, b| a != b),
        CondMod::Gt => test2(n, a, b, |a, b| a > b),
        CondMod::Ge => test2(n, a, b, |a, b| a >= b),
        CondMod::Lt => test2(n, a, b, |a, b| a < b),
        CondMod::Le => test2(n, a, b, |a, b| a <= b),
        CondMod::Overflow | CondMod::Unordered => 0,
    }
}

/// Writes the flag and, where there is a destination, all ones or zeros of its width.
pub(crate) fn finish_compare<O: Observer>(thread: &mut Thread, ctx: &Context, dest: &Dest, mask: u32, observer: &mut O) {
    write_flags(thread, ctx.inst, mask, ctx.enabled, observer);
    if dest.is_null() {
        return;
    }
    let ones: Lanes<u64> = std::array::from_fn(|lane| if mask >> lane & 1 != 0 { u64::MAX } else { 0 });
    store_patterns(thread, ctx, dest, &ones, observer);
}

/// Stores the low bits of each lane in the destination's width.
pub(crate) fn store_patterns<O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    dest: &Dest,
    patterns: &Lanes<u64>,
    observer: &mut O,
) {
    let (n, enabled) = (ctx.n, ctx.enabled);
    match dest.ty.size() {
        1 => dest.store(thread, &map1(n, patterns, |v| v as u8), enabled, n, observer),
        2 => dest.store(thread, &map1(n, patterns, |v| v as u16), enabled, n, observer),
        4 => dest.store(thread, &map1(n, patterns, |v| v as u32), enabled, n, observer),
        _ => dest.store(thread, patterns, enabled, n, observer),
    }
}

/// Converts, saturates, tests and stores exact results.
pub(crate) fn finish<O: Observer>(thread: &mut Thread, ctx: &Context, dest: &Dest, result: &Lanes<i128>, observer: &mut O) {
    let n = ctx.n;
    with_format!(
        dest.ty,
        F => {
            let round = thread.env.round;
            let converted = map1(n, result, |v| int_to_float::<F>(v, round));
            finish_float::<F, O>(thread, ctx, dest, &converted, observer);
            return;
        },
        ()
    );
    let clamped;
    let mut value = result;
    if ctx.inst.saturate {
        clamped = map1(n, result, |v| clamp(v, dest.ty));
        value = &clamped;
    }
    if let Some(cond) = ctx.inst.cond_mod.filter(|_| ctx.inst.opcode != Opcode::Sel) {
        let mask = test(cond, n, value, dest.ty);
        write_flags(thread, ctx.inst, mask, ctx.enabled, observer);
    }
    if dest.accumulator_lane(0).is_some() {
        for lane in (0..n).filter(|lane| ctx.enabled >> lane & 1 != 0) {
            if let Some(target) = dest.accumulator_lane(lane) {
                thread.acc.set_wide(target, value[lane]);
            }
        }
        return;
    }
    match dest.ty.size() {
        4 => dest.store(thread, &map1(n, value, |v| v as u32), ctx.enabled, n, observer),
        _ => store_patterns(thread, ctx, dest, &map1(n, value, |v| v as u64), observer),
    }
}

/// The wrapped result against zero; overflow compares it with the exact one.
fn test(cond: CondMod, n: usize, value: &Lanes<i128>, ty: DataType) -> u32 {
    let wrapped = map1(n, value, |v| wrap(v, ty));
    match cond {
        CondMod::Overflow => test2(n, value, &wrapped, |exact, wrapped| exact != wrapped),
        _ => compare(cond, n, &wrapped, &[0; 32]),
    }
}

/// Accumulator lanes follow the width of the execution type; channel offsets do not move them.
fn write_accumulator(thread: &mut Thread, ctx: &Context, alu: &Alu, values: &Lanes<i128>) {
    let size = alu.src.iter().map(|s| s.ty.size()).max().unwrap_or(4).max(2);
    for lane in (0..ctx.n).filter(|lane| ctx.enabled >> lane & 1 != 0) {
        match size {
            4 => thread.acc.set_wide(lane % 16, values[lane]),
            _ => {
                let bytes = (values[lane] as u64).to_le_bytes();
                thread.acc.set_visible(lane * size, &bytes[..size]);
            }
        }
    }
}
