//! Executes instructions of the float class: fetch into the execution format, operate, convert, store.
//!
//! Denormals: where `cr0` does not keep them, operands are flushed in their own format and results in the
//! destination's. Moves without conversion and both kinds of select copy patterns untouched. Where half and
//! single mix, the operation rounds to single and the store to half.

use std::cmp::Ordering;

use rustc_apfloat::Round;
use tessera_isa::{CondMod, DataType, Opcode, GRF_BYTES};

use super::integer::{finish_compare, store_patterns};
use super::{Context, Unimplemented};
use crate::condition::write_flags;
use crate::convert::{float_to_float, float_to_int, int_to_float, with_format};
use crate::float::{arith, Format, F16, F32, F64};
use crate::integer;
use crate::lanes::{map1, map2, map3, test2, Element, Lanes};
use crate::observe::Observer;
use crate::op::Alu;
use crate::operand::{Dest, Source};
use crate::state::Thread;

/// Patterns of a source in the format `F`, modifiers applied, nothing flushed.
fn raw<F: Format>(source: &Source, thread: &Thread, n: usize) -> Lanes<F::Bits> {
    let own = F::Bits::SIZE == source.ty.size() && source.ty.is_float();
    let mut lanes = if own { source.fetch::<F::Bits>(thread, n) } else { widened::<F>(source, thread, n) };
    if source.abs {
        lanes = map1(n, &lanes, arith::abs::<F>);
    }
    if source.neg {
        lanes = map1(n, &lanes, arith::neg::<F>);
    }
    lanes
}

/// A source of another type, converted; its own format's denormals are flushed on the way.
fn widened<F: Format>(source: &Source, thread: &Thread, n: usize) -> Lanes<F::Bits> {
    fn convert<G: Format, F: Format>(source: &Source, thread: &Thread, n: usize) -> Lanes<F::Bits> {
        let lanes = flushed::<G>(&source.fetch::<G::Bits>(thread, n), thread, n);
        map1(n, &lanes, |v| float_to_float::<G, F>(v, thread.env.round))
    }
    match source.ty {
        DataType::Hf => convert::<F16, F>(source, thread, n),
        DataType::F => convert::<F32, F>(source, thread, n),
        DataType::Df => convert::<F64, F>(source, thread, n),
        _ => {
            let plain = source.without_modifiers();
            let lanes = integer::fetch(&plain, thread, n, false);
            map1(n, &lanes, |v| int_to_float::<F>(v, thread.env.round))
        }
    }
}

#[inline(always)]
fn flushed<F: Format>(lanes: &Lanes<F::Bits>, thread: &Thread, n: usize) -> Lanes<F::Bits> {
    if F::keeps_denormals(&thread.env) {
        *lanes
    } else {
        map1(n, lanes, arith::flush::<F>)
    }
}

pub(crate) fn execute<F: Format, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    alu: &Alu,
    observer: &mut O,
) -> Result<(), Unimplemented> {
    let n = ctx.n;
    let round = thread.env.round;
    let raw = |i: usize| raw::<F>(&alu.src[i], thread, n);
    let operand = |i: usize| flushed::<F>(&raw(i), thread, n);
    let result = match ctx.inst.opcode {
        Opcode::Mov | Opcode::Movi => return mov::<F, O>(thread, ctx, alu, observer),
        Opcode::Smov => {
            let mask = alu.src[1].fetch::<u32>(thread, 1)[0];
            let ctx = Context { enabled: ctx.enabled & mask, ..*ctx };
            return mov::<F, O>(thread, &ctx, alu, observer);
        }
        Opcode::Cmp | Opcode::Cmpn => {
            let cond = ctx.inst.cond_mod.ok_or(Unimplemented("cmp without a condition"))?;
            let (a, b) = (operand(0), operand(1));
            let mut mask = compare::<F>(cond, n, &a, &b);
            if ctx.inst.opcode == Opcode::Cmpn && matches!(cond, CondMod::Lt | CondMod::Ge) {
                mask |= test2(n, &a, &b, |_, b| arith::is_nan::<F>(b));
            }
            finish_compare(thread, ctx, &alu.dest, mask, observer);
            return Ok(());
        }
        Opcode::Sel => {
            let (a, b) = (raw(0), raw(1));
            let first = match ctx.inst.cond_mod {
                Some(cond) => prefer_first::<F>(cond, n, &operand(0), &operand(1)),
                None => ctx.predicate,
            };
            let picked = pick(first, &a, &b);
            return copy::<F, O>(thread, ctx, &alu.dest, &picked, observer);
        }
        Opcode::Csel => {
            let cond = ctx.inst.cond_mod.ok_or(Unimplemented("csel without a condition"))?;
            let zero = [F::Bits::default(); 32];
            let first = compare::<F>(cond, n, &operand(2), &zero);
            let picked = pick(first, &raw(0), &raw(1));
            return copy::<F, O>(thread, ctx, &alu.dest, &picked, observer);
        }
        Opcode::Add if round == Round::NearestTiesToEven => {
            map2(n, &operand(0), &operand(1), |a, b| arith::add::<F>(a, b, Round::NearestTiesToEven))
        }
        Opcode::Mul if round == Round::NearestTiesToEven => {
            map2(n, &operand(0), &operand(1), |a, b| arith::mul::<F>(a, b, Round::NearestTiesToEven))
        }
        Opcode::Add => map2(n, &operand(0), &operand(1), |a, b| arith::add::<F>(a, b, round)),
        Opcode::Mul => map2(n, &operand(0), &operand(1), |a, b| arith::mul::<F>(a, b, round)),
        Opcode::Mad => map3(n, &operand(1), &operand(2), &operand(0), |a, b, c| arith::mul_add::<F>(a, b, c, round)),
        Opcode::Mac => {
            let acc = flushed::<F>(&accumulator::<F>(thread, n), thread, n);
            map3(n, &operand(0), &operand(1), &acc, |a, b, c| arith::mul_add::<F>(a, b, c, round))
        }
        Opcode::Lrp => {
            // `src0 * src1 + (src2 - src0 * src2)`: two fused operations, each with its flush.
            let (a, c) = (operand(0), operand(2));
            let rest = map2(n, &a, &c, |a, c| arith::mul_add::<F>(arith::neg::<F>(a), c, c, round));
            let rest = flushed::<F>(&rest, thread, n);
            map3(n, &a, &operand(1), &rest, |a, b, rest| arith::mul_add::<F>(a, b, rest, round))
        }
        Opcode::Frc => map1(n, &operand(0), arith::fraction::<F>),
        Opcode::Rndd => map1(n, &operand(0), |a| arith::round_to_integral::<F>(a, Round::TowardNegative)),
        Opcode::Rndu => map1(n, &operand(0), |a| arith::round_to_integral::<F>(a, Round::TowardPositive)),
        Opcode::Rndz => map1(n, &operand(0), |a| arith::round_to_integral::<F>(a, Round::TowardZero)),
        Opcode::Rnde => map1(n, &operand(0), |a| arith::round_to_integral::<F>(a, Round::NearestTiesToEven)),
        Opcode::Dp4 | Opcode::Dph | Opcode::Dp3 | Opcode::Dp2 => dot::<F>(ctx.inst.opcode, thread, n, &operand(0), &operand(1)),
        Opcode::Line | Opcode::Pln => plane::<F>(ctx.inst.opcode, thread, alu, n)?,
        _ => return Err(Unimplemented("not an operation on floats")),
    };
    if ctx.inst.acc_wr_en {
        write_accumulator::<F>(thread, ctx, &result);
    }
    finish::<F, O>(thread, ctx, &alu.dest, &result, observer);
    Ok(())
}

/// Dot products of groups of four lanes, given to every lane of the group: a chain of fused multiply-adds
/// from the first component on, each flushed.
fn dot<F: Format>(opcode: Opcode, thread: &Thread, n: usize, a: &Lanes<F::Bits>, b: &Lanes<F::Bits>) -> Lanes<F::Bits> {
    let round = thread.env.round;
    let kept = |sum: F::Bits| flushed::<F>(&[sum; 32], thread, 1)[0];
    let terms = match opcode {
        Opcode::Dp2 => 2,
        Opcode::Dp4 => 4,
        _ => 3,
    };
    let mut out = [F::Bits::default(); 32];
    for group in (0..n).step_by(4) {
        let last = (group + 4).min(n);
        let mut sum = arith::mul::<F>(a[group], b[group], round);
        for lane in (group + 1..last).take(terms - 1) {
            sum = arith::mul_add::<F>(a[lane], b[lane], kept(sum), round);
        }
        if opcode == Opcode::Dph && last == group + 4 {
            sum = arith::add::<F>(kept(sum), b[group + 3], round);
        }
        out[group..last].fill(sum);
    }
    out
}

/// `line`: `p * u + s`; `pln`: `q * v + (p * u + s)`, each fused and flushed by itself. `p`, `q`, `s` are
/// elements 0, 1 and 3 at src0; `u` is src1 and, for `pln`, `v` the register after it, register pairs
/// alternating for every eight lanes.
fn plane<F: Format>(opcode: Opcode, thread: &Thread, alu: &Alu, n: usize) -> Result<Lanes<F::Bits>, Unimplemented> {
    const OPERANDS: Unimplemented = Unimplemented("line and pln take sources in general registers");
    let round = thread.env.round;
    let lanes = |source: Option<Source>| -> Result<Lanes<F::Bits>, Unimplemented> {
        Ok(flushed::<F>(&raw::<F>(&source.ok_or(OPERANDS)?, thread, n), thread, n))
    };
    let coefficient = |index: usize| lanes(alu.src[0].component(index * F::Bits::SIZE));
    let (p, q, s) = (coefficient(0)?, coefficient(1)?, coefficient(3)?);
    let fused = |a: &_, b: &_, c: &_| map3(n, a, b, c, |a, b, c| arith::mul_add::<F>(a, b, c, round));
    if opcode == Opcode::Line {
        return Ok(fused(&p, &lanes(Some(alu.src[1]))?, &s));
    }
    const REGISTER_LANES: usize = 8;
    let (mut u, mut v) = ([F::Bits::default(); 32], [F::Bits::default(); 32]);
    for first in (0..n).step_by(REGISTER_LANES) {
        let pair = first / REGISTER_LANES * 2 * GRF_BYTES;
        let last = (first + REGISTER_LANES).min(n);
        let (from_u, from_v) = (alu.src[1].displaced(pair), alu.src[1].displaced(pair + GRF_BYTES));
        u[first..last].copy_from_slice(&lanes(from_u)?[..last - first]);
        v[first..last].copy_from_slice(&lanes(from_v)?[..last - first]);
    }
    let line = flushed::<F>(&fused(&p, &u, &s), thread, n);
    Ok(fused(&q, &v, &line))
}

fn accumulator<F: Format>(thread: &Thread, n: usize) -> Lanes<F::Bits> {
    let bytes = thread.acc.visible();
    let mut out = [F::Bits::default(); 32];
    for (out, bytes) in out.iter_mut().zip(bytes.chunks_exact(F::Bits::SIZE)).take(n) {
        *out = F::Bits::load(bytes);
    }
    out
}

fn write_accumulator<F: Format>(thread: &mut Thread, ctx: &Context, values: &Lanes<F::Bits>) {
    let size = F::Bits::SIZE;
    for lane in (0..ctx.n).filter(|lane| ctx.enabled >> lane & 1 != 0) {
        let bytes = values[lane].bits().to_le_bytes();
        thread.acc.set_visible(lane * size, &bytes[..size]);
    }
}

/// The lanes for which the comparison holds, in hardware's three-valued sense of it.
fn compare<F: Format>(cond: CondMod, n: usize, a: &Lanes<F::Bits>, b: &Lanes<F::Bits>) -> u32 {
    let to = F::to_f64;
    match cond {
        CondMod::Gt => test2(n, a, b, |a, b| to(a) > to(b)),
        CondMod::Ge => test2(n, a, b, |a, b| to(a) >= to(b)),
        CondMod::Lt => test2(n, a, b, |a, b| to(a) < to(b)),
        CondMod::Le => test2(n, a, b, |a, b| to(a) <= to(b)),
        _ => test2(n, a, b, |a, b| cond.holds(arith::compare::<F>(a, b))),
    }
}

/// `sel` with a condition, lane-wise `decisions::float::sel_takes_src0`: a number wins against a NaN, the
/// second operand of two NaNs.
fn prefer_first<F: Format>(cond: CondMod, n: usize, a: &Lanes<F::Bits>, b: &Lanes<F::Bits>) -> u32 {
    let first_nan = test2(n, a, b, |a, _| arith::is_nan::<F>(a));
    let second_nan = test2(n, a, b, |_, b| arith::is_nan::<F>(b));
    (compare::<F>(cond, n, a, b) | second_nan) & !first_nan
}

fn pick<T: Copy>(first: u32, a: &Lanes<T>, b: &Lanes<T>) -> Lanes<T> {
    std::array::from_fn(|lane| if first >> lane & 1 != 0 { a[lane] } else { b[lane] })
}

/// Moves: patterns are copied where source and destination have one type, converted otherwise.
fn mov<F: Format, O: Observer>(thread: &mut Thread, ctx: &Context, alu: &Alu, observer: &mut O) -> Result<(), Unimplemented> {
    let lanes = raw::<F>(&alu.src[0], thread, ctx.n);
    copy::<F, O>(thread, ctx, &alu.dest, &lanes, observer)
}

/// Stores patterns untouched when the destination has their type; any conversion or saturation is arithmetic.
fn copy<F: Format, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    dest: &Dest,
    lanes: &Lanes<F::Bits>,
    observer: &mut O,
) -> Result<(), Unimplemented> {
    let same = dest.ty.is_float() && dest.ty.size() == F::Bits::SIZE;
    if !same || ctx.inst.saturate {
        let operands = flushed::<F>(lanes, thread, ctx.n);
        finish::<F, O>(thread, ctx, dest, &operands, observer);
        return Ok(());
    }
    if let Some(cond) = test_condition(ctx) {
        let flushed = flushed::<F>(lanes, thread, ctx.n);
        test_and_flag::<F, O>(thread, ctx, cond, &flushed, observer);
    }
    dest.store(thread, lanes, ctx.enabled, ctx.n, observer);
    Ok(())
}

/// The condition a result is tested with; selects use theirs for the choice.
fn test_condition(ctx: &Context) -> Option<CondMod> {
    ctx.inst.cond_mod.filter(|_| !matches!(ctx.inst.opcode, Opcode::Sel | Opcode::Csel))
}

fn test_and_flag<F: Format, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    cond: CondMod,
    values: &Lanes<F::Bits>,
    observer: &mut O,
) {
    let mask = test2(ctx.n, values, values, |v, _| match cond {
        CondMod::Overflow => v.bits() & !F::SIGN == F::EXPONENT,
        _ => cond.holds(sign::<F>(v)),
    });
    write_flags(thread, ctx.inst, mask, ctx.enabled, observer);
}

fn sign<F: Format>(value: F::Bits) -> Option<Ordering> {
    arith::compare::<F>(value, F::Bits::default())
}

/// Converts to the destination's type, flushes, saturates, tests and stores results in the format `F`.
#[inline(always)]
pub(crate) fn finish<F: Format, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    dest: &Dest,
    result: &Lanes<F::Bits>,
    observer: &mut O,
) {
    fn store<G: Format, O: Observer>(
        thread: &mut Thread,
        ctx: &Context,
        dest: &Dest,
        converted: &Lanes<G::Bits>,
        observer: &mut O,
    ) {
        let mut values = flushed::<G>(converted, thread, ctx.n);
        if ctx.inst.saturate {
            values = map1(ctx.n, &values, arith::saturate::<G>);
        }
        if let Some(cond) = test_condition(ctx) {
            test_and_flag::<G, O>(thread, ctx, cond, &values, observer);
        }
        dest.store(thread, &values, ctx.enabled, ctx.n, observer);
    }
    if dest.ty.is_float() && dest.ty.size() == F::Bits::SIZE {
        store::<F, O>(thread, ctx, dest, result, observer);
        return;
    }
    let round = thread.env.round;
    with_format!(
        dest.ty,
        G => {
            let converted = map1(ctx.n, result, |v| float_to_float::<F, G>(v, round));
            store::<G, O>(thread, ctx, dest, &converted, observer);
        },
        {
            let values = map1(ctx.n, result, |v| float_to_int::<F>(v, dest.ty));
            if let Some(cond) = test_condition(ctx) {
                let mask = test2(ctx.n, &values, &values, |v, _| cond.holds(Some(v.cmp(&0))));
                write_flags(thread, ctx.inst, mask, ctx.enabled, observer);
            }
            store_patterns(thread, ctx, dest, &map1(ctx.n, &values, |v| v as u64), observer);
        }
    );
}
