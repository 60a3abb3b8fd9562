//! Executes the math box: approximating functions and integer division.

use tessera_isa::{DataType, MathFunction};

use super::{integer::finish as finish_integer, Context, Unimplemented};
use crate::convert::{float_to_float, with_format};
use crate::exec::float::finish;
use crate::float::{arith, FloatEnv, Format, F32};
use crate::integer;
use crate::lanes::{map1, map2, Lanes};
use crate::math;
use crate::observe::{Approximated, Narrowing, Observer};
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
    let used = if function.is_binary() { &src[..] } else { &src[..1] };
    if used.iter().map(|source| source.ty).chain([dest.ty]).any(|ty| !matches!(ty, DataType::F | DataType::Hf)) {
        return Err(Unimplemented("math functions take f and hf operands"));
    }
    let n = ctx.n;
    let math_function = math::function::<F32>(function).ok_or(Unimplemented("not a function on floats"))?;
    // Halves are widened: the functions are those of single precision. The second operand of a one-operand
    // function is null, which reads zero.
    let (a, b) = (fetch(&src[0], thread, n), fetch(&src[1], thread, n));
    let FloatEnv { round, keep_f32, keep_f16, .. } = thread.env;
    let mut result = map2(n, &a, &b, |a, b| math_function(a, b, round));
    if !keep_f32 {
        // Before it becomes a half, too.
        result = map1(n, &result, arith::flush::<F32>);
    }
    observer.approximated(|| Approximated {
        function,
        operands: (0..n).map(|lane| [a[lane], b[lane]]).collect(),
        at: (0..n).filter_map(|lane| dest.register_lane(lane)).collect(),
        saturate: ctx.inst.saturate,
        flush: !keep_f32,
        narrowing: (dest.ty == DataType::Hf).then_some(Narrowing { round, flush: !keep_f16 }),
        seed: None,
    });
    finish::<F32, O>(thread, ctx, dest, &result, observer);
    Ok(())
}

/// A source in single precision: modifiers applied, denormals flushed as `cr0` says, a half widened.
fn fetch(source: &Source, thread: &Thread, n: usize) -> Lanes<u32> {
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
            if !G::keeps_denormals(&thread.env) {
                lanes = map1(n, &lanes, arith::flush::<G>);
            }
            map1(n, &lanes, |v| float_to_float::<G, F32>(v, round))
        },
        // Only the null operand of a one-operand function is not a float.
        [0; 32]
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
