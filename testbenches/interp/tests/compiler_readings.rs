//! What only the compiler's reliance on it tells about the hardware (gen9-eu-isa.md sec. 13), on single
//! instructions.

mod common;

use common::{dwords, floats, run};
use tessera_isa::asm::{grf, imm_d, imm_f, imm_ud, imm_uw, Builder, Operand};
use tessera_isa::{CondMod, FlagRef, MacroSelect, MathFunction, Opcode};

const PLAIN: MacroSelect = MacroSelect::None;

/// 13.1
#[test]
fn a_scalar_three_source_instruction_writes_one_element() {
    let (thread, records) = run(0, |b| {
        b.mov(8, grf(20).f(), imm_f(3.0)).no_mask();
        b.mov(8, grf(21).f(), imm_f(0.5)).no_mask();
        b.mad(1, grf(10).f().at(4), [grf(20).f(), grf(20).f().at(1), grf(21).f().at(2)]).no_mask();
        b.ternary(Opcode::Lrp, 1, grf(11).f(), [grf(21).f(), grf(20).f(), grf(21).f()]).no_mask();
    });
    let mut expected = [80, 81, 82, 83, 84, 85, 86, 87];
    expected[4] = 4.5f32.to_bits();
    assert_eq!(dwords(&thread, 10), expected, "a neighbour holds another constant");
    assert_eq!(dwords(&thread, 11)[..2], [1.75f32.to_bits(), 89]);
    assert_eq!(records[2].channels, 1, "one lane, also with no channel active");
    assert_eq!(records[2].rows.iter().map(|r| (r.reg, r.bytes)).collect::<Vec<_>>(), [(10, 0x000F_0000)]);
}

/// 13.1: the second `df` of 16 bytes, and halves, which have no element but the first of four.
#[test]
fn scalar_doubles_and_halves_keep_their_neighbours() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(4, grf(20).df(), imm_f(1.5));
        b.mad(1, grf(10).df().at(2), [grf(20).df().at(3), grf(20).df(), grf(20).df()]);
        b.mov(8, grf(21).hf(), imm_f(2.0));
        b.mad(1, grf(11).hf().at(8), [grf(21).hf().at(4), grf(21).hf(), grf(21).hf()]);
    });
    let sum = 3.75f64.to_bits();
    assert_eq!(dwords(&thread, 10), [80, 81, 82, 83, sum as u32, (sum >> 32) as u32, 86, 87]);
    assert_eq!(dwords(&thread, 11)[3..6], [91, 0x4600, 93], "6.0 beside the upper half of 92");
}

/// A predicated-off or inactive channel 0 leaves even that element.
#[test]
fn scalar_instructions_obey_masks() {
    let f0 = FlagRef::F0_0;
    let (thread, records) = run(0b1110, |b| {
        b.mad(1, grf(10).f(), [grf(20).f(), grf(20).f(), grf(20).f()]);
        b.cmp(8, grf(1).d(), imm_d(0)).cond(CondMod::Lt, f0).no_mask();
        b.mad(1, grf(11).f(), [grf(20).f(), grf(20).f(), grf(20).f()]).no_mask().pred(f0);
    });
    assert_eq!((dwords(&thread, 10)[0], dwords(&thread, 11)[0]), (80, 88));
    assert_eq!((records[0].channels, records[2].channels), (0, 0));
}

/// 13.2: a selector on a register that an ordinary move wrote, with another value's extension still in the
/// lane.
#[test]
fn macro_steps_read_plain_registers_by_their_value() {
    let step = |b: &mut Builder, dst: u8, mme, src: [(Operand, MacroSelect); 3]| {
        b.madm(8, (grf(dst).f(), mme), src);
    };
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(20).f(), imm_f(0.0));
        b.mov(8, grf(21).f(), imm_f(1.0));
        b.mov(8, grf(22).f(), imm_f(-123.456));
        // mme6 gets the extension of a product that f does not hold.
        b.mov(8, grf(23).f(), imm_f(1.0 / 3.0));
        step(b, 24, MacroSelect::Mme(6), [(grf(20).f(), PLAIN), (grf(23).f(), PLAIN), (grf(23).f(), PLAIN)]);
        step(b, 30, PLAIN, [(grf(20).f(), PLAIN), (grf(21).f(), PLAIN), (grf(22).f().neg(), MacroSelect::Mme(6))]);
        step(b, 31, PLAIN, [(grf(20).f(), PLAIN), (grf(21).f(), PLAIN), (grf(24).f(), MacroSelect::Mme(6))]);
    });
    let third = 1.0f32 / 3.0;
    let (exact, cut) = (f64::from(third).powi(2), floats(&thread, 24)[0]);
    let next = f64::from(f32::from_bits(cut.to_bits() + 1));
    assert!(f64::from(cut) < exact && exact < next, "{cut:e}: not the IEEE pattern, cut");
    assert_eq!(floats(&thread, 31), [third * third; 8], "rounded with its own extension");
    // The digits left in the lane count for less than a unit in the last place, before rounding.
    let unit = dwords(&thread, 30)[0] - 123.456f32.to_bits();
    assert!(unit <= 1, "{}", floats(&thread, 30)[0]);
}

/// 13.3: `short / ushort` as compiled, a sign-extended numerator in a `ud`.
#[test]
fn the_destination_decides_the_sign_of_a_division() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(20).d(), imm_d(-95));
        b.mov(8, grf(21).ud(), imm_ud(10));
        b.math2(MathFunction::Iqot, 8, grf(10).d(), grf(20).ud(), grf(21).ud());
        b.math2(MathFunction::Irem, 8, grf(11).d(), grf(20).ud(), grf(21).ud());
        b.math2(MathFunction::Iqot, 8, grf(12).ud(), grf(20).d(), grf(21).d());
        b.math2(MathFunction::Irem, 8, grf(13).ud(), grf(20).d(), grf(21).d());
    });
    let unsigned = -95i32 as u32;
    assert_eq!([10, 11].map(|r| dwords(&thread, r)[7] as i32), [-9, -5]);
    assert_eq!([12, 13].map(|r| dwords(&thread, r)[7]), [unsigned / 10, unsigned % 10]);
}

/// 13.4, and 13.7: the negated smallest number is positive when it is converted.
#[test]
fn absolute_values_are_those_of_signed_numbers() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(20).d(), imm_d(-7));
        b.mov(8, grf(21).d(), imm_d(i32::MIN));
        b.mov(8, grf(10).ud(), grf(20).ud().abs());
        b.add(8, grf(11).d(), grf(20).ud().abs().neg(), imm_uw(1));
        b.mov(8, grf(12).ud(), grf(21).ud().abs());
        b.mov(8, grf(13).f(), grf(21).d().neg());
        b.mov(8, grf(14).uw(), imm_uw(0xFFFE));
        b.mov(8, grf(15).ud(), grf(14).uw().abs());
    });
    assert_eq!([10, 11, 12, 15].map(|r| dwords(&thread, r)[0]), [7, -6i32 as u32, 1 << 31, 2]);
    assert_eq!(floats(&thread, 13), [2_147_483_648.0; 8]);
}

/// 13.5
#[test]
fn powers_are_of_magnitudes() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(20).f(), imm_f(-8.0));
        b.mov(8, grf(21).f(), imm_f(3.0));
        b.math2(MathFunction::Pow, 8, grf(10).f(), grf(20).f(), grf(21).f());
    });
    assert_eq!(floats(&thread, 10), [512.0; 8]);
}
