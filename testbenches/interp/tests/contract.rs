//! What compiled kernels need beyond the facts of the instruction-set reference, as the contract's instruction
//! page says it: single instructions.

mod common;

use common::{counting, dwords, floats, run, run_thread};
use tessera_isa::asm::{a0, grf, imm_f, imm_uw, indirect, Operand};
use tessera_isa::{Arf, CondMod, DataType, FlagRef, MathFunction, Opcode, Register, Sfid};

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
