//! What compiled kernels need beyond the facts of the instruction-set reference, as the contract's instruction
//! page says it: single instructions.

mod common;

use common::{dwords, run};
use tessera_isa::asm::{grf, imm_f, imm_uw, Operand};
use tessera_isa::{Arf, CondMod, DataType, FlagRef, Register};

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
