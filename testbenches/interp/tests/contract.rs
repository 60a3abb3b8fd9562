//! What compiled kernels need beyond the facts of the instruction-set reference, as the contract's
//! instruction page says it: single instructions.

mod common;

use common::{counting, dwords, floats, run, run_thread};
use tessera_isa::asm::{a0, grf, imm, imm_f, imm_uw, indirect, Operand};
use tessera_isa::{Arf, CondMod, DataType, FlagRef, ImmType, MathFunction, Opcode, Register, Sfid};

const F0: FlagRef = FlagRef::F0_0;

#[test]
fn a_pause_writes_nothing() {
    let pause = Operand::of(Register::Arf(Arf::Timestamp), DataType::Ud);
    let (thread, records) = run(0xFF, |b| {
        b.mov(1, pause.at(4), imm_uw(9)).no_mask().switch();
        b.mov(1, grf(10).ud(), pause.scalar());
    });
    assert!(records[0].rows.is_empty());
    assert_eq!(dwords(&thread, 10)[0], 0, "it reads as zero all the same");
}

#[test]
fn any_condition_selects() {
    let nan = f32::NAN;
    for (cond, chosen) in [
        (CondMod::Eq, [false, true, false]),
        (CondMod::Ne, [true, false, true]),
        (CondMod::Gt, [false, false, true]),
        (CondMod::Ge, [false, true, true]),
        (CondMod::Lt, [true, false, false]),
        (CondMod::Le, [true, true, false]),
    ] {
        for ((a, b), first) in
            [(1.0, 2.0), (1.0, 1.0), (2.0, 1.0)].into_iter().zip(chosen).chain([((nan, 1.0), false), ((1.0, nan), true)])
        {
            let (thread, _) = run(0xFF, |code| {
                code.mov(8, grf(10).f(), imm_f(a));
                code.sel(8, grf(11).f(), grf(10).f(), imm_f(b)).cond(cond, F0);
            });
            assert_eq!(dwords(&thread, 11), [if first { a } else { b }.to_bits(); 8], "{cond:?} of {a} and {b}");
        }
    }
}

#[test]
fn math_takes_a_constant() {
    let (thread, _) = run(0xFF, |b| {
        b.math(MathFunction::Log, 8, grf(10).f(), imm_f(0.0));
        b.math(MathFunction::Exp, 8, grf(11).f(), imm_f(3.0));
    });
    assert_eq!((floats(&thread, 10), floats(&thread, 11)), ([f32::NEG_INFINITY; 8], [8.0; 8]));
}

/// Nobody here waits for the pixels of other threads.
#[test]
fn conditional_messages_are_messages() {
    const READ_X_SIMD8: u32 = 0x0211_0000 | 0x01 << 14 | 0xE << 8 | 2 << 12;
    let (thread, records, spy) = run_thread(counting(0xFF), |b| {
        b.send(8, Sfid::DataPort1, Register::Grf(20), 10, READ_X_SIMD8).conditional();
        b.sends(8, Sfid::DataPort1, Register::Grf(21), (10, 12, 2), READ_X_SIMD8).conditional();
    });
    assert_eq!(spy.payload_lengths, [1, 3]);
    assert_eq!((dwords(&thread, 20), dwords(&thread, 21)), ([0xABCD; 8], [0xABCD; 8]));
    assert_eq!(records.iter().map(|record| record.opcode).collect::<Vec<_>>(), [Opcode::Sendc, Opcode::Sendsc]);
}

#[test]
fn operands_of_eight_bytes_may_be_indirect() {
    let (thread, _) = run(0xFF, |b| {
        for (k, byte) in [99, 32, 4095, 128].into_iter().enumerate() {
            b.mov(1, a0().uw().at(k as u8), imm_uw(byte)).no_mask();
        }
        b.mov(4, grf(50).q(), indirect(0, 0).q().per_row(1, 0));
        b.mov(4, grf(51).q(), indirect(0, -32).q().per_row(2, 1));
        b.add(8, indirect(3, 512 - 24).q(), grf(40).q(), grf(42).ud());
    });
    assert_eq!(dwords(&thread, 50), [24, 25, 8, 9, 1022, 1023, 32, 33]);
    assert_eq!(dwords(&thread, 51), [16, 17, 18, 19, 0, 1, 2, 3]);
    assert_eq!(dwords(&thread, 19)[2..], [320 + 336, 321, 322 + 337, 323, 324 + 338, 325]);
    assert_eq!(dwords(&thread, 21), [334 + 343, 335, 170, 171, 172, 173, 174, 175]);
}

#[test]
fn functions_of_halves_are_those_of_singles() {
    let (thread, records) = run(0xFF, |b| {
        b.mov(8, grf(10).hf(), imm(ImmType::Hf, 0x4200));
        b.math(MathFunction::Inv, 8, grf(11).hf(), grf(10).hf().neg());
        b.math(MathFunction::Inv, 8, grf(12).f(), grf(10).hf());
        b.mov(8, grf(13).f(), imm_f(2f32.powi(-140)));
        b.math2(MathFunction::Fdiv, 8, grf(14).hf(), grf(13).f(), imm_f(1.0));
        b.math2(MathFunction::Pow, 8, grf(15).hf(), grf(10).hf(), imm(ImmType::Hf, 0x3E00)).sat();
    });
    assert_eq!(dwords(&thread, 11)[..4], [0xB555_B555; 4]);
    assert_eq!(floats(&thread, 12), [1.0 / 3.0; 8]);
    assert_eq!(dwords(&thread, 14)[..4], [0; 4]);
    assert_eq!(dwords(&thread, 15)[..4], [0x3C00_3C00; 4]);
    let of = records[1].approximated.as_ref().expect("it approximates");
    assert_eq!(of.operands, [[(-3f32).to_bits(), 0]; 8], "widened");
    assert_eq!(of.at, (0..8).map(|lane| 11 * 32 + 2 * lane).collect::<Vec<_>>());
    assert_eq!(of.narrowing.map(|narrowing| narrowing.half(-1.0 / 3.0)), Some(0xB555));
    assert_eq!(records[2].approximated.as_ref().and_then(|of| of.narrowing), None);
}

/// The f is flushed before it is rounded to a half, and the half after it.
#[test]
fn halves_of_functions_are_flushed_twice() {
    let control = || Operand::of(Register::Arf(Arf::Control), DataType::Ud);
    let half = |keep: u16| {
        let (thread, _) = run(0xFF, |b| {
            b.or(1, control(), control().scalar(), imm_uw(0x10 | keep)).no_mask().switch();
            b.math(MathFunction::Exp, 8, grf(11).hf(), imm_f(-127.0));
            b.math(MathFunction::Exp, 8, grf(12).hf(), imm_f(-15.0));
        });
        [11, 12].map(|reg| dwords(&thread, reg)[0] & 0xFFFF)
    };
    // Rounded up; f kept, hf kept, both.
    assert_eq!([0x80, 0x400, 0x480].map(half), [[0, 0], [0, 0x200], [1, 0x200]]);
}

#[test]
fn frc_is_what_is_above_the_next_integer() {
    for (value, expected) in [(2.75, 0.75f32), (-2.75, 0.25), (-1e-10, 1.0 - f32::EPSILON / 2.0), (-0.0, 0.0), (5.0, 0.0)] {
        let (thread, _) = run(0xFF, |b| {
            b.mov(8, grf(10).f(), imm_f(value));
            b.unary(Opcode::Frc, 8, grf(11).f(), grf(10).f());
        });
        assert_eq!(dwords(&thread, 11), [expected.to_bits(); 8], "{value}");
    }
}

/// Rounds of their own, each by the mode, and flushed.
#[test]
fn lrp_takes_two_rounds() {
    let control = || Operand::of(Register::Arf(Arf::Control), DataType::Ud);
    let lrp = |mode: u16, values: [f32; 3]| {
        let (thread, _) = run(0xFF, |b| {
            b.or(1, control(), control().scalar(), imm_uw(mode)).no_mask().switch();
            for (reg, value) in (10..).zip(values) {
                b.mov(8, grf(reg).f(), imm_f(value));
            }
            b.ternary(Opcode::Lrp, 8, grf(13).f(), [grf(10).f(), grf(11).f(), grf(12).f()]);
        });
        floats(&thread, 13)[0]
    };
    const DOWN: u16 = 0x20;
    const KEEP: u16 = 0x80;
    assert_eq!(lrp(0, [0.25, 8.0, -4.0]), -1.0);
    let tiny = 2f32.powi(-26);
    assert_eq!([0, DOWN].map(|mode| lrp(mode, [tiny, 2f32.powi(26), 1.0])), [2.0, 2f32.next_down()]);
    let least = f32::MIN_POSITIVE;
    assert_eq!([KEEP, 0].map(|mode| lrp(mode, [0.5, 2.0 * least, least])), [1.5 * least, least]);
}
