//! Operations of f16, alone and beside f32.

use super::*;

#[test]
fn halves_are_copied_as_they_are() {
    let [d, a, b] = abc();
    let copy = plan!(mov(8, d.hf(), a.hf().neg()).cond(CondMod::Lt, F0));
    // A signalling NaN, and a denormal that only the condition flushes.
    assert_eq!(run(&copy, 0x7C01, 0), LaneResult { bits: 0xFC01, flag: false });
    let flushing = Mode { ftz_half: true, ..IEEE };
    assert_eq!(execute(&copy, [1, 0, 0], false, flushing), LaneResult { bits: 0x8001, flag: false });
    assert_eq!(run(&copy, 1, 0), LaneResult { bits: 0x8001, flag: true });
    let least = plan!(binary(tessera_isa::Opcode::Sel, 8, d.hf(), a.hf(), b.hf()).cond(CondMod::Lt, F0));
    assert_eq!(run(&least, 0x7C01, 0x3C00).bits, 0x3C00);
    assert_eq!(run(&least, 0x3C00, 0x7C01).bits, 0x3C00);
    assert_eq!(run(&least, 0x8001, 0x0000).bits, 0x8001);
    assert_eq!(execute(&least, [0x8001, 0, 0], false, flushing).bits, 0, "of two zeros the second");
}

#[test]
fn halves_become_singles_and_back() {
    let [d, a, b] = abc();
    let widen = plan!(mov(8, d.f(), a.hf().neg()));
    assert_eq!(run(&widen, 0x0001, 0).bits, (-(2f32.powi(-24))).to_bits());
    assert_eq!(run(&widen, 0x7C01, 0).bits, NAN);
    let narrow = plan!(mov(8, d.hf(), a.f()));
    assert_eq!(run(&narrow, 65519.996f32.to_bits(), 0).bits, 0x7BFF);
    assert_eq!(run(&narrow, 65520f32.to_bits(), 0).bits, 0x7C00);
    assert_eq!(run(&narrow, SIGNALLING, 0).bits, 0x7E00);
    let clamped = plan!(mov(8, d.hf(), a.hf()).sat());
    assert_eq!([0x7C00, 0x8000, 0x7C01, 0x3555].map(|v| run(&clamped, v, 0).bits), [0x3C00, 0, 0, 0x3555]);
    let select = plan!(binary(tessera_isa::Opcode::Sel, 8, d.f(), a.hf(), b.f()).cond(CondMod::Ge, F0));
    assert_eq!(run(&select, 0x3C00, DENORMAL).bits, ONE);
    assert_eq!(execute(&select, [0x8001, DENORMAL, 0], false, FTZ).bits, DENORMAL, "sel returns raw bits");
    // To an integer, and from one beyond the largest f16.
    assert_eq!(run(&plan!(mov(8, d.w(), a.hf())), 0xC500, 0).bits, 0xFFFB);
    assert_eq!(run(&plan!(mov(8, d.hf(), a.d())), 65519, 0).bits, 0x7BFF);
    assert_eq!(run(&plan!(mov(8, d.hf(), a.d())), 65520, 0).bits, 0x7C00);
}

#[test]
fn halves_round_once_and_mixed_ones_twice() {
    let [d, a, b] = abc();
    // 1 + 2^-11 + 2^-24: above the middle of two f16, on it as f32.
    let (left, right) = (ONE + 0x1000, 0x3380_0000);
    let mixed = plan!(add(8, d.hf(), a.f(), b.f()));
    assert_eq!(run(&mixed, left, right).bits, 0x3C00);
    let narrow = plan!(mov(8, d.hf(), a.f()));
    assert_eq!(run(&narrow, left + 1, 0).bits, 0x3C01);
    // 1.0009766 (3C01) and 2^-11 (1000): the middle, to even; with 2^-24 more, above it.
    let halves = plan!(add(8, d.hf(), a.hf(), b.hf()));
    assert_eq!(run(&halves, 0x3C00, 0x1000).bits, 0x3C00);
    assert_eq!(run(&halves, 0x3C00, 0x1001).bits, 0x3C01);
    // A product of f16 that f32 holds exactly.
    let product = plan!(mul(8, d.f(), a.hf(), b.hf()));
    let factor = 1.0 + f32::powi(2.0, -10);
    assert_eq!(run(&product, 0x3C01, 0x3C01).bits, (factor * factor).to_bits());
}

/// The function is that of the widened source; a half is rounded from its f, by the mode.
#[test]
fn math_of_halves() {
    use MathFunction::{Exp, Fdiv, Inv, Sqt};
    let [d, a, b] = abc();
    let (up, down) = (Mode { round: Round::Up, ..IEEE }, Mode { round: Round::Down, ..IEEE });
    let flushing = Mode { ftz_half: true, ..IEEE };
    let inverse = plan!(math(Inv, 8, d.hf(), a.hf()));
    let half = |plan: &Plan, value: u32, mode| execute(plan, [value, 0, 0], false, mode).bits;
    assert_eq!([IEEE, up, down].map(|mode| half(&inverse, 0x4200, mode)), [0x3555, 0x3556, 0x3555], "1/3");
    let wide = plan!(math(Inv, 8, d.f(), a.hf()));
    let single = plan!(math(Inv, 8, d.f(), a.f()));
    assert_eq!(half(&wide, 0x4200, up), half(&single, 3.0f32.to_bits(), IEEE));
    let narrow = plan!(math(Sqt, 8, d.hf(), a.f()));
    assert_eq!(half(&narrow, 2.25f32.to_bits(), IEEE), 0x3E00);
    // Sources: flushed as halves, then widened, then modified.
    assert_eq!([IEEE, FTZ, flushing].map(|mode| half(&wide, 1, mode)), [0x4B80_0000, 0x4B80_0000, 0x7F80_0000]);
    let turned = plan!(math(Inv, 8, d.hf(), a.hf().abs().neg()));
    assert_eq!([0x4000, 0xC000, 0x8000].map(|value| half(&turned, value, IEEE)), [0xB800, 0xB800, 0xFC00]);
    let quotient = plan!(math2(Fdiv, 8, d.hf(), a.f(), b.hf().neg()));
    assert_eq!(run(&quotient, 3.0f32.to_bits(), 0x4000).bits, 0xBE00);
    // Results: 2^-15 is a denormal half; 2^-127 a denormal f, and flushed as that before it is rounded up.
    assert_eq!([IEEE, FTZ, flushing].map(|mode| half(&inverse, 0x7800, mode)), [0x0200, 0x0200, 0]);
    let power = plan!(math(Exp, 8, d.hf(), a.f()));
    let least = (-127.0f32).to_bits();
    assert_eq!([up, Mode { ftz: true, ..up }, IEEE].map(|mode| half(&power, least, mode)), [1, 0, 0]);
    assert_eq!([IEEE, down].map(|mode| half(&power, 20.0f32.to_bits(), mode)), [0x7C00, 0x7BFF]);
    let clamped = plan!(math(Inv, 8, d.hf(), a.hf()).sat());
    assert_eq!([0x3800, 0xB800, 0x7E01, 0x4000].map(|value| half(&clamped, value, IEEE)), [0x3C00, 0, 0, 0x3800]);
    assert_eq!(half(&inverse, 0x7C01, IEEE), 0x7E00);
    let root = plan!(math(Sqt, 8, d.hf(), a.hf()));
    for bits in 1..0x7C00 {
        let value = f32::from_bits(half(&plan!(mov(8, d.f(), a.hf())), bits, IEEE));
        let exact = half(&plan!(mov(8, d.hf(), a.f())), value.sqrt().to_bits(), IEEE);
        assert!(half(&root, bits, IEEE).abs_diff(exact) <= 1, "{bits:x}");
    }
}

#[test]
fn halves_that_round_take_the_long_pipe() {
    use tessera_ports::config::FloatAdd::{Long, Short};
    let [d, a, b] = abc();
    for (plan, long) in [
        (plan!(mov(8, d.hf(), a.hf())), false),
        (plan!(mov(8, d.hf(), a.hf()).sat()), true),
        (plan!(mov(8, d.f(), a.hf())), true),
        (plan!(mov(8, d.hf(), a.w())), true),
        (plan!(mov(8, d.w(), a.hf())), true),
        (plan!(add(8, d.hf(), a.f(), b.f())), true),
        (plan!(binary(tessera_isa::Opcode::Cmp, 8, d.f(), a.hf(), b.f()).cond(CondMod::Lt, F0)), false),
    ] {
        assert_eq!([Long, Short].map(|add| plan.pipe(add) == tessera_golden::opcodes::Pipe::Long), [long; 2], "{plan:?}");
    }
}
