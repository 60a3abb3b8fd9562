//! Sums of products: what dot products and mac compute, with numbers worked out elsewhere.

mod common;

use common::{dwords, floats, run};
use tessera_isa::asm::{acc, grf, imm_d, imm_f, imm_uw, Builder, Operand};
use tessera_isa::{Arf, DataType, Opcode, Register};

const DOT: [Opcode; 4] = [Opcode::Dp2, Opcode::Dp3, Opcode::Dp4, Opcode::Dph];

/// Groups of four, a chain from the first element on; of dph the last one as it is, in the end.
#[test]
fn dot_products_are_chains_in_groups_of_four() {
    let (thread, _) = run(0xFF, |b| {
        for (lane, (x, y)) in (0..).zip([(1.0, 5.0), (2.0, 6.0), (3.0, 7.0), (4.0, 8.0)]) {
            b.mov(1, grf(10).f().at(lane), imm_f(x)).no_mask();
            b.mov(1, grf(10).f().at(lane + 4), imm_f(-x)).no_mask();
            b.mov(1, grf(11).f().at(lane), imm_f(y)).no_mask();
        }
        for (dst, opcode) in (12..).zip(DOT) {
            b.binary(opcode, 8, grf(dst).f(), grf(10).f().region(4, 4, 1), grf(11).f().region(0, 4, 1));
        }
    });
    let groups = |low: f32, high: f32| [low, low, low, low, high, high, high, high];
    assert_eq!(
        [12, 13, 14, 15].map(|reg| floats(&thread, reg)),
        [groups(17.0, -17.0), groups(38.0, -38.0), groups(70.0, -70.0), groups(46.0, -30.0)]
    );
}

/// Four elements at a register.
fn four(b: &mut Builder, reg: u8, values: [u32; 4]) {
    for (lane, value) in (0..).zip(values) {
        b.mov(1, grf(reg).d().at(lane), imm_d(value as i32)).no_mask();
    }
}

/// The four of these, of one group.
fn of_group(keep: bool, a: [u32; 4], b: [u32; 4]) -> [u32; 4] {
    let (thread, _) = run(0xF, |c| {
        if keep {
            let control = || Operand::of(Register::Arf(Arf::Control), DataType::Ud);
            c.or(1, control(), control().scalar(), imm_uw(0x4C0)).no_mask().switch();
        }
        four(c, 10, a);
        four(c, 11, b);
        for (dst, opcode) in (12..).zip(DOT) {
            c.binary(opcode, 4, grf(dst).f(), grf(10).f().region(4, 4, 1), grf(11).f().region(4, 4, 1));
        }
    });
    [12, 13, 14, 15].map(|reg| dwords(&thread, reg)[0])
}

/// Sums of exact products of these, each rounded once to the nearest, by Python's `fractions`: with rounded
/// products dp2 would be zero, and from the other end dp4 another number.
#[test]
fn each_product_is_rounded_with_its_sum() {
    let a = [0x3F80_0800, 0x3F80_0800, 0x3EAA_AAAB, 0xC040_0000];
    let b = [0x3F80_0800, 0xBF80_0800, 0x3EAA_AAAB, 0x3E12_4925];
    assert_eq!(of_group(false, a, b), [0xB380_0000, 0x3DE3_8E32, 0xBEA2_8A2B, 0x3E82_081F]);
}

/// `2^-130` and then `2^-126 - 2^-130`: what a round makes is flushed as a result is.
#[test]
fn each_round_is_flushed() {
    let two_to = |exponent: i32| 2f32.powi(exponent).to_bits();
    let a = [two_to(-65), (0.9375 * 2f32.powi(-63)).to_bits(), 0, 0];
    let b = [two_to(-65), two_to(-63), 0, 0];
    assert_eq!(of_group(true, a, b), [two_to(-126); 4]);
    assert_eq!(of_group(false, a, b), [0; 4]);
}

/// Lanes that nobody enables are summed, too.
#[test]
fn a_group_is_summed_whole() {
    let (thread, _) = run(0b0100, |b| {
        for reg in [10, 11] {
            four(b, reg, [1.0f32, 2.0, 3.0, 4.0].map(f32::to_bits));
        }
        b.mov(4, grf(12).f(), imm_f(-1.0)).no_mask();
        b.binary(Opcode::Dp4, 4, grf(12).f(), grf(10).f().region(4, 4, 1), grf(11).f().region(4, 4, 1));
    });
    assert_eq!(floats(&thread, 12)[..4], [-1.0, -1.0, 30.0, -1.0]);
}

/// `(1 + 2^-12)^2 - (1 + 2^-11)` is `2^-24`, which a rounded product would lose.
#[test]
fn mac_adds_the_accumulators() {
    let (thread, _) = run(0xFFFF, |b| {
        b.mov(8, acc(0).f(), imm_f(-(1.0 + 2f32.powi(-11))));
        b.mov(8, acc(1).f(), imm_f(100.0));
        b.mov(8, grf(10).f(), imm_f(1.0 + 2f32.powi(-12)));
        b.mov(8, grf(11).f(), imm_f(-3.0));
        b.mov(8, grf(12).f(), imm_f(1.0 + 2f32.powi(-12)));
        b.mov(8, grf(13).f(), imm_f(2.0));
        b.binary(Opcode::Mac, 16, grf(14).f(), grf(10).f(), grf(12).f());
        b.binary(Opcode::Mac, 8, acc(0).f(), grf(11).f(), imm_f(2.0));
        b.mov(8, grf(16).f(), acc(0).f());
    });
    assert_eq!([14, 15].map(|reg| floats(&thread, reg)), [[2f32.powi(-24); 8], [94.0; 8]]);
    assert_eq!(floats(&thread, 16), [-(1.0 + 2f32.powi(-11)) - 6.0; 8]);
}
