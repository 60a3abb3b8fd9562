//! Executes the math box: approximating functions and integer division.

use tessera_isa::{DataType, MathFunction};

use super::{integer::finish as finish_integer, Context, Unimplemented};
use crate::convert::{float_to_float, with_format};
use crate::exec::float::finish;
use crate::float::{arith, Format, F16, F32};
use crate::integer;
use crate::lanes::{map1, map2, Element, Lanes};
use crate::math;
use crate::observe::{Approximated, Observer};
use crate::operand::{Dest, Source};
use crate::state::Thread;

pub(crate) fn execute<O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    function: MathFunction,
    dest: &Dest,
    src: &[Source; 2],
    observer: &mut O,
) -> Result<(), Unimplemented> {
    match function {
        MathFunction::Idiv | MathFunction::Iqot | MathFunction::Irem => {
            return division(thread, ctx, function, dest, src, observer)
        }
        _ => {}
    }
    // Half and single mix in single, as in all other arithmetic.
    let single = dest.ty == DataType::F || src.iter().any(|s| s.ty == DataType::F);
    if single {
        approximate::<F32, O>(thread, ctx, function, dest, src, observer)
    } else if src[0].ty == DataType::Hf {
        approximate::<F16, O>(thread, ctx, function, dest, src, observer)
    } else {
        Err(Unimplemented("math functions take f and hf operands"))
    }
}

fn approximate<F: Format, O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    function: MathFunction,
    dest: &Dest,
    src: &[Source; 2],
    observer: &mut O,
) -> Result<(), Unimplemented> {
    let n = ctx.n;
    let a = fetch::<F>(&src[0], thread, n);
    let math_function = math::function::<F>(function).ok_or(Unimplemented("not a function on floats"))?;
    // The second operand of a one-operand function is null, which reads zero.
    let b = fetch::<F>(&src[1], thread, n);
    let round = thread.env.round;
    let result: Lanes<F::Bits> = map2(n, &a, &b, |a, b| math_function(a, b, round));
    if <F::Bits as Element>::SIZE == 4 && dest.ty == DataType::F {
        observer.approximated(|| Approximated {
            function,
            operands: (0..n).map(|lane| [a[lane].bits() as u32, b[lane].bits() as u32]).collect(),
            at: (0..n).filter_map(|lane| dest.register_lane(lane)).collect(),
            saturate: ctx.inst.saturate,
            flush: !thread.env.keep_f32,
            seed: None,
        });
    }
    finish::<F, O>(thread, ctx, dest, &result, observer);
    Ok(())
}

/// A source in the format `F`: converted, modifiers applied, denormals flushed as `cr0` says.
fn fetch<F: Format>(source: &Source, thread: &Thread, n: usize) -> Lanes<F::Bits> {
    let keep_own = |ty| match ty {
        DataType::Hf => thread.env.keep_f16,
        _ => thread.env.keep_f32,
    };
    let round = thread.env.round;
    with_format!(
        source.ty,
        G => {
            let mut lanes = source.fetch::<<G as Format>::Bits>(thread, n);
            if source.abs {
                lanes = map1(n, &lanes, arith::abs::<G>);
            }
            if source.neg {
                lanes = map1(n, &lanes, arith::neg::<G>);
            }
            if !keep_own(source.ty) {
                lanes = map1(n, &lanes, arith::flush::<G>);
            }
            map1(n, &lanes, |v| float_to_float::<G, F>(v, round))
        },
        // Only the null operand of a one-operand function is not a float.
        [F::Bits::default(); 32]
    )
}

fn division<O: Observer>(
    thread: &mut Thread,
    ctx: &Context,
    function: MathFunction,
    dest: &Dest,
    src: &[Source; 2],
    observer: &mut O,
) -> Result<(), Unimplemented> {
    let n = ctx.n;
    let ty = dest.ty;
    if [ty, src[0].ty, src[1].ty].iter().any(|ty| ty.is_float()) {
        return Err(Unimplemented("integer division takes integer operands"));
    }
    let numerator = integer::fetch(&src[0], thread, n, false);
    let denominator = integer::fetch(&src[1], thread, n, false);
    let quotient = map2(n, &numerator, &denominator, |a, b| integer::divide(a, b, ty).0);
    let remainder = map2(n, &numerator, &denominator, |a, b| integer::divide(a, b, ty).1);
    match function {
        MathFunction::Iqot => finish_integer(thread, ctx, dest, &quotient, observer),
        MathFunction::Irem => finish_integer(thread, ctx, dest, &remainder, observer),
        _ => {
            finish_integer(thread, ctx, dest, &quotient, observer);
            finish_integer(thread, ctx, &dest.next_register(), &remainder, observer);
        }
    }
    Ok(())
}
