//! Executes the IEEE macro steps: moves operands between register lanes and [`crate::extended`].

use rustc_apfloat::ieee::IeeeFloat;
use rustc_apfloat::FloatConvert;
use tessera_isa::{DataType, MathFunction, GRF_BYTES};

use super::{Context, Unimplemented};
use crate::condition::write_flags;
use crate::extended::{multiply_add, quotient_seed, root_seed, Extensible, Lane, Seed, Sticky};
use crate::float::{arith, F32, F64};
use crate::lanes::{map1, Element, Lanes};
use crate::observe::{Approximated, Observer};
use crate::op::Extended;
use crate::state::Thread;

const TYPES: Unimplemented = Unimplemented("IEEE macro steps take f (8 lanes) and df (4 lanes) operands");

pub(crate) fn madm<O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    dest: &Extended,
    src: &[Extended; 3],
    observer: &mut O,
) -> Result<(), Unimplemented> {
    match dest.dest.ty {
        DataType::F if src.iter().all(|s| s.low.ty == DataType::F) => madm_in::<F32, O>(thread, ctx, dest, src, observer),
        DataType::Df if src.iter().all(|s| s.low.ty == DataType::Df) => madm_in::<F64, O>(thread, ctx, dest, src, observer),
        _ => Err(TYPES),
    }
}

fn madm_in<F: Extensible, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    dest: &Extended,
    src: &[Extended; 3],
    observer: &mut O,
) -> Result<(), Unimplemented>
where
    F::Soft: FloatConvert<IeeeFloat<F::Wide>>,
    IeeeFloat<Sticky>: FloatConvert<F::Soft>,
{
    check_lanes::<F>(ctx)?;
    let [a, b, c] = [0, 1, 2].map(|i| fetch::<F>(&src[i], thread, ctx.n));
    let results: [Lane<F::Bits>; 8] = std::array::from_fn(|lane| {
        if ctx.enabled >> lane & 1 == 0 {
            return Lane { low: F::Bits::default(), extension: None };
        }
        multiply_add::<F>(a[lane], b[lane], c[lane], dest.mme.is_some(), &thread.env)
    });
    store::<F, O>(thread, ctx, dest, &results, observer);
    Ok(())
}

pub(crate) fn seed<O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    function: MathFunction,
    dest: &Extended,
    src: &[Extended; 2],
    observer: &mut O,
) -> Result<(), Unimplemented> {
    match dest.dest.ty {
        DataType::F => seed_in::<F32, O>(thread, ctx, function, dest, src, observer),
        DataType::Df => seed_in::<F64, O>(thread, ctx, function, dest, src, observer),
        _ => Err(TYPES),
    }
}

fn seed_in<F: Extensible, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    function: MathFunction,
    dest: &Extended,
    src: &[Extended; 2],
    observer: &mut O,
) -> Result<(), Unimplemented>
where
    F::Soft: FloatConvert<IeeeFloat<F::Wide>>,
{
    check_lanes::<F>(ctx)?;
    let a = fetch::<F>(&src[0], thread, ctx.n);
    let b = fetch::<F>(&src[1], thread, ctx.n);
    let mut early = 0;
    let results: [Lane<F::Bits>; 8] = std::array::from_fn(|lane| {
        let seed = match function {
            MathFunction::Invm => quotient_seed::<F>(a[lane].low, b[lane].low, &thread.env),
            _ => root_seed::<F>(a[lane].low, &thread.env),
        };
        match seed {
            Seed::Start(lane) => lane,
            Seed::Final(low) => {
                early |= 1 << lane;
                Lane { low, extension: Some(F::Bits::default()) }
            }
        }
    });
    observer.approximated(|| Approximated {
        function,
        operands: Vec::new(),
        at: (0..ctx.n).filter(|lane| early >> lane & 1 == 0).filter_map(|lane| dest.dest.register_lane(lane)).collect(),
        saturate: false,
        flush: false,
        narrowing: None,
        seed: Some(F::Bits::SIZE),
    });
    store::<F, O>(thread, ctx, dest, &results, observer);
    write_flags(thread, ctx.inst, early, ctx.enabled, observer);
    Ok(())
}

/// The extension register holds one lane per lane of the instruction.
fn check_lanes<F: Extensible>(ctx: &Context) -> Result<(), Unimplemented> {
    if ctx.n * F::Bits::SIZE > GRF_BYTES {
        return Err(TYPES);
    }
    Ok(())
}

fn fetch<F: Extensible>(operand: &Extended, thread: &Thread, n: usize) -> [Lane<F::Bits>; 8] {
    let mut low = operand.low.fetch::<F::Bits>(thread, n);
    if operand.low.abs {
        low = map1(n, &low, arith::abs::<F>);
    }
    if operand.low.neg {
        low = map1(n, &low, arith::neg::<F>);
    }
    std::array::from_fn(|lane| Lane {
        low: low[lane],
        extension: operand.mme.and_then(|mme| thread.mme[mme].chunks_exact(F::Bits::SIZE).nth(lane)).map(F::Bits::load),
    })
}

fn store<F: Extensible, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    dest: &Extended,
    results: &[Lane<F::Bits>; 8],
    observer: &mut O,
) {
    let mut low: Lanes<F::Bits> = [F::Bits::default(); 32];
    for (lane, result) in results.iter().enumerate().take(ctx.n) {
        low[lane] = result.low;
        let (Some(mme), Some(extension)) = (dest.mme, result.extension) else {
            continue;
        };
        if ctx.enabled >> lane & 1 != 0 {
            extension.store(&mut thread.mme[mme][lane * F::Bits::SIZE..]);
        }
    }
    dest.dest.store(thread, &low, ctx.enabled, ctx.n, observer);
}
