//! The facts that most often trip an implementer (gen9-eu-isa.md sec. 0), one test each, on single
//! instructions.

mod common;

use common::{counting, dwords, floats, run, run_thread, Spy};
use tessera_interp::{step, Code, Event, Step};
use tessera_isa::asm::{acc, flag, grf, imm_d, imm_f, imm_uw, imm_w, indirect, null, Builder, Operand};
use tessera_isa::{Arf, CondMod, DataType, FlagRef, HorzStride, MathFunction, Opcode, Register, Sfid};

const F0: FlagRef = FlagRef::F0_0;

#[test]
fn fact_6_mad_is_src1_times_src2_plus_src0_rounded_once() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).f(), imm_f(-1.0));
        b.mov(8, grf(11).f(), imm_f(1.0 + f32::EPSILON));
        b.mov(8, grf(12).f(), imm_f(1.0 - f32::EPSILON));
        b.mad(8, grf(13).f(), [grf(10).f(), grf(11).f(), grf(12).f()]);
    });
    // The product is 1 - 2^-46 exactly; rounding it first would leave zero.
    assert_eq!(floats(&thread, 13), [-(2f32.powi(-46)); 8]);
}

#[test]
fn fact_7_compare_writes_all_ones_even_to_floats() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).f(), imm_f(2.0));
        b.binary(Opcode::Cmp, 8, grf(11).f(), grf(10).f(), imm_f(1.0)).cond(CondMod::Gt, F0);
        b.binary(Opcode::Cmp, 8, grf(12).f(), grf(10).f(), imm_f(3.0)).cond(CondMod::Gt, F0);
    });
    assert_eq!(dwords(&thread, 11), [u32::MAX; 8]);
    assert_eq!(dwords(&thread, 12), [0; 8]);
}

#[test]
fn fact_8_minimum_and_maximum_leave_the_flag_alone() {
    let (thread, records) = run(0xFF, |b| {
        b.sel(8, grf(10).d(), grf(1).d(), imm_d(10)).cond(CondMod::Lt, F0);
        b.sel(8, grf(11).d(), grf(1).d(), imm_d(10)).cond(CondMod::Ge, F0);
    });
    assert_eq!(dwords(&thread, 10), [8, 9, 10, 10, 10, 10, 10, 10]);
    assert_eq!(dwords(&thread, 11), [10, 10, 10, 11, 12, 13, 14, 15]);
    assert!(records.iter().all(|r| r.flag_bits == [0, 0]));
}

#[test]
fn fact_9_compares_leave_flag_bits_of_disabled_lanes() {
    let (thread, records) = run(0x0F, |b| {
        b.mov(1, flag(0).ud(), imm_d(0x5A5A)).no_mask();
        b.cmp(8, grf(1).d(), imm_w(0)).cond(CondMod::Lt, F0);
        b.cmp(8, grf(1).d(), imm_w(9)).cond(CondMod::Ge, FlagRef::new(0, 1)).pred(F0);
    });
    assert_eq!(thread.flags()[0], 0x5A50, "lanes 4-7 are off, 0-3 compare false");
    assert_eq!(records[1].flag_bits, [0x0F, 0]);
    assert_eq!(records[2].channels, 0, "predicated off");
    assert_eq!(records[2].flag_bits, [0, 0]);
}

#[test]
fn fact_10_flag_bits_count_from_the_sub_register_plus_channel() {
    let (thread, _) = run(u32::MAX, |b| {
        b.cmp(16, grf(1).d(), imm_w(0)).cond(CondMod::Gt, F0).channels_from(16);
        b.cmp(8, grf(1).d(), imm_w(0)).cond(CondMod::Gt, FlagRef::new(1, 1)).channels_from(8);
    });
    assert_eq!(thread.flags(), [0xFFFF_0000, 0xFF00_0000]);
}

#[test]
fn fact_11_channel_offsets_do_not_move_operands() {
    let (thread, records) = run(0xFFFF_0000, |b| {
        b.mov(16, grf(2).ud(), grf(6).ud()).channels_from(16);
    });
    assert_eq!(dwords(&thread, 2), [48, 49, 50, 51, 52, 53, 54, 55]);
    assert_eq!(dwords(&thread, 3), [56, 57, 58, 59, 60, 61, 62, 63]);
    assert_eq!(records[0].channels, 0xFFFF_0000);
    assert_eq!(records[0].rows.iter().map(|r| (r.reg, r.bytes)).collect::<Vec<_>>(), [(2, u32::MAX), (3, u32::MAX)]);
}

#[test]
fn fact_12_mach_and_carry_go_through_acc0_whatever_the_channel_offset() {
    let (a, b): (u32, u32) = (0xFEDC_BA98, 0x8765_4321);
    let (thread, _) = run(0xFFFF, |build| {
        build.mov(8, grf(10).ud(), imm_d(a as i32));
        build.mov(8, grf(11).ud(), imm_d(b as i32));
        build.mul(8, acc(0).ud(), grf(10).ud(), grf(11).uw().region(2, 1, 0)).no_mask();
        build.mach(8, grf(12).ud(), grf(10).ud(), grf(11).ud()).acc_wr().channels_from(8);
        build.addc(8, grf(13).ud(), grf(10).ud(), grf(11).ud()).acc_wr().channels_from(8);
        build.mov(8, grf(14).ud(), acc(0).ud());
    });
    assert_eq!(dwords(&thread, 12), [((u64::from(a) * u64::from(b)) >> 32) as u32; 8]);
    assert_eq!(dwords(&thread, 13), [a.wrapping_add(b); 8]);
    assert_eq!(dwords(&thread, 14), [1; 8], "the carry");
}

#[test]
fn fact_13_smov_writes_only_the_lanes_of_its_immediate() {
    let (thread, records) = run(0xFF, |b| {
        b.mov(1, Operand::of(Register::Arf(Arf::Address), DataType::Uw), imm_uw(20 * 32)).no_mask();
        b.smov(8, indirect(0, 0).d(), grf(5).d().at(3).scalar(), imm_uw(0x28));
    });
    assert_eq!(dwords(&thread, 20), [160, 161, 162, 43, 164, 43, 166, 167]);
    assert_eq!(records[1].rows[0].bytes, 0x00F0_F000);
}

#[test]
fn fact_18_message_lanes_come_from_the_instruction() {
    const READ_X_SIMD8: u32 = 0x0211_0000 | 0x01 << 14 | 0xE << 8 | 2 << 12;
    let (thread, _, spy) = run_thread(counting(0x0F33), |b| {
        b.send(8, Sfid::DataPort1, Register::Grf(20), 10, READ_X_SIMD8);
        b.send(8, Sfid::DataPort1, Register::Grf(21), 10, READ_X_SIMD8).channels_from(8);
        b.send(8, Sfid::DataPort1, Register::Grf(22), 10, READ_X_SIMD8).no_mask();
    });
    assert_eq!(spy.lanes, [0x33, 0x0F, 0xFF]);
    assert_eq!(spy.payload_lengths, [1, 1, 1]);
    assert_eq!(dwords(&thread, 20), [0xABCD, 0xABCD, 162, 163, 0xABCD, 0xABCD, 166, 167]);
}

#[test]
fn fact_19_control_bits_keep_denormals_and_turn_rounding() {
    let control = || Operand::of(Register::Arf(Arf::Control), DataType::Ud);
    let denormal = f32::from_bits(0x0040_0000);
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).f(), imm_f(denormal));
        b.mul(8, grf(11).f(), grf(10).f(), imm_f(1.0));
        b.mov(8, grf(12).f(), grf(10).f());
        b.or(1, control(), control().scalar(), imm_uw(0x4C0)).no_mask().switch();
        b.mul(8, grf(13).f(), grf(10).f(), imm_f(1.0));
        b.mov(8, grf(14).f(), imm_f(1.0));
        b.xor(1, control(), control().scalar(), imm_uw(0x10)).no_mask().switch();
        b.add(8, grf(15).f(), grf(14).f(), imm_f(1e-20));
    });
    assert_eq!(dwords(&thread, 11), [0; 8], "flushed");
    assert_eq!(floats(&thread, 12), [denormal; 8], "a raw move copies");
    assert_eq!(floats(&thread, 13), [denormal; 8], "kept");
    assert_eq!(floats(&thread, 15), [1.0 + f32::EPSILON; 8], "toward plus infinity");
    assert_eq!(thread.control(), 0x4D0);
}

#[test]
fn fact_20_padding_after_the_end_is_tolerated_until_executed() {
    let mut builder = Builder::new();
    builder.eot(127);
    let mut bytes = builder.finish().expect("assembles");
    bytes.extend([0; 72]);
    let code = Code::new(&bytes);
    let mut thread = counting(0xFF);
    match step(&mut thread, &code, &mut Spy::default()) {
        Ok(Step::Retired(retired)) => assert_eq!(retired.event, Event::EndOfThread),
        other => panic!("{other:?}"),
    }
    let error = step(&mut thread, &code, &mut Spy::default()).expect_err("padding");
    assert!(error.to_string().starts_with("ip 0x0010: `illegal`"), "{error}");
}

#[test]
fn fact_21_float_to_int_truncates_in_every_rounding_mode() {
    let control = || Operand::of(Register::Arf(Arf::Control), DataType::Ud);
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).f(), imm_f(-1.75));
        b.or(1, control(), control().scalar(), imm_uw(0x20)).no_mask().switch();
        b.mov(8, grf(11).d(), grf(10).f());
        b.mov(8, grf(12).d(), imm_d(0x0100_0001));
        b.mov(8, grf(13).f(), grf(12).d());
    });
    assert_eq!(dwords(&thread, 11), [(-1i32) as u32; 8]);
    assert_eq!(floats(&thread, 13), [16_777_216.0; 8], "int to float follows the mode, toward minus infinity");
}

#[test]
fn byte_results_leave_the_gaps_of_their_stride() {
    let (thread, records) = run(0xFF, |b| {
        b.mov(8, grf(120).ub().stride(HorzStride::S4), imm_w(0x1EE));
    });
    assert_eq!(records[0].rows[0].bytes, 0x1111_1111);
    assert_eq!(dwords(&thread, 120)[0], 0x3EE, "960 with its low byte replaced");
}

#[test]
fn saturation_follows_the_destination_type() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).d(), imm_d(-300));
        b.mov(8, grf(11).w().stride(HorzStride::S2), imm_w(0));
        b.add(8, grf(12).ud(), grf(10).d(), imm_w(1)).sat();
        b.mov(8, grf(13).f(), imm_f(7.0)).sat();
        b.mul(8, grf(14).d(), grf(10).d(), imm_d(i32::MAX)).sat();
    });
    assert_eq!(dwords(&thread, 12), [0; 8]);
    assert_eq!(floats(&thread, 13), [1.0; 8]);
    assert_eq!(dwords(&thread, 14), [i32::MIN as u32; 8]);
}

#[test]
fn modifiers_apply_absolute_value_before_negation_and_not_on_logic() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).d(), imm_d(-5));
        b.mov(8, grf(11).d(), grf(10).d().abs().neg());
        b.and(8, grf(12).ud(), grf(10).ud().neg(), imm_d(0xFF));
        b.mov(8, grf(13).q().at(0), grf(10).d().neg());
    });
    assert_eq!(dwords(&thread, 11), [(-5i32) as u32; 8]);
    assert_eq!(dwords(&thread, 12), [4; 8]);
    assert_eq!(dwords(&thread, 13), [5, 0, 5, 0, 5, 0, 5, 0]);
}

#[test]
fn averages_are_exact_and_round_halves_up() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).ud(), imm_d(-1));
        b.binary(Opcode::Avg, 8, grf(11).ud(), grf(10).ud(), imm_d(1));
        b.binary(Opcode::Avg, 8, grf(12).d(), grf(10).d(), imm_d(-2));
        b.binary(Opcode::Avg, 8, grf(13).d(), grf(10).d().neg(), imm_d(2));
        b.binary(Opcode::Avg, 8, grf(14).d(), grf(10).ud(), grf(10).ud()).sat();
    });
    // (2^32 - 1 + 1 + 1) >> 1, (-1 - 2 + 1) >> 1, (1 + 2 + 1) >> 1, and 2^32 - 1 clamped.
    let results: Vec<u32> = (11..15).map(|r| dwords(&thread, r)[0]).collect();
    assert_eq!(results, [0x8000_0000, -1i32 as u32, 2, i32::MAX as u32]);
}

#[test]
fn wide_multiplication_and_shift_counts() {
    let (thread, _) = run(0x0F, |b| {
        b.mov(4, grf(10).ud(), imm_d(-1));
        b.mul(4, grf(11).uq(), grf(10).ud(), grf(10).ud());
        b.mov(4, grf(12).d(), imm_d(1));
        b.shl(4, grf(13).d(), grf(12).d(), imm_w(33));
        b.shl(4, grf(14).q(), grf(12).d(), imm_w(33));
    });
    assert_eq!(dwords(&thread, 11)[..2], [1, 0xFFFF_FFFE]);
    assert_eq!(dwords(&thread, 13)[..4], [2; 4]);
    assert_eq!(dwords(&thread, 14)[..4], [0, 2, 0, 2]);
}

#[test]
fn nan_rules_of_arithmetic_moves_and_selects() {
    let nan = f32::from_bits(0xFFA0_0001);
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).f(), imm_f(nan));
        b.add(8, grf(11).f(), grf(10).f(), imm_f(1.0));
        b.mov(8, grf(12).f(), grf(10).f());
        b.sel(8, grf(13).f(), grf(10).f(), imm_f(1.0)).cond(CondMod::Ge, F0);
        b.cmp(8, grf(10).f(), grf(10).f()).cond(CondMod::Ne, F0);
        b.cmp(8, grf(10).f(), grf(10).f()).cond(CondMod::Ge, FlagRef::new(1, 0));
    });
    assert_eq!(dwords(&thread, 11), [0x7FC0_0000; 8]);
    assert_eq!(dwords(&thread, 12), [nan.to_bits(); 8]);
    assert_eq!(floats(&thread, 13), [1.0; 8]);
    assert_eq!(thread.flags(), [0xFF, 0]);
}

#[test]
fn cmpn_takes_a_nan_in_its_second_source_for_less_and_for_greater_or_equal() {
    let [f0, f1] = [FlagRef::new(0, 0), FlagRef::new(1, 0)];
    for (cond, biased) in [(CondMod::Lt, 0xFF), (CondMod::Ge, 0xFF), (CondMod::Le, 0), (CondMod::Gt, 0), (CondMod::Eq, 0)] {
        let (thread, _) = run(0xFF, |b| {
            b.mov(8, grf(10).f(), imm_f(f32::NAN));
            b.mov(8, grf(11).f(), imm_f(1.0));
            b.binary(Opcode::Cmpn, 8, grf(12).f(), grf(11).f(), grf(10).f()).cond(cond, f0);
            b.binary(Opcode::Cmpn, 8, grf(13).f(), grf(10).f(), grf(11).f()).cond(cond, f1);
        });
        assert_eq!(thread.flags(), [biased, 0], "{cond:?}");
    }
}

/// Coefficients p, q, -, s; of a plane u and v in a register each, for every eight lanes. The order of the
/// sums shows where they are rounded.
#[test]
fn lines_and_planes_begin_with_the_constant() {
    let coefficients = |b: &mut Builder, [p, q, s]: [f32; 3]| {
        for (at, value) in [(4, p), (5, q), (6, f32::NAN), (7, s)] {
            b.mov(1, grf(10).f().at(at), imm_f(value)).no_mask();
        }
    };
    let (thread, _) = run(0xFFFF, |b| {
        coefficients(b, [2.0, -0.5, 100.0]);
        for (reg, value) in [(12, 1.0), (13, 8.0), (14, -1.0), (15, 16.0)] {
            b.mov(8, grf(reg).f(), imm_f(value));
        }
        b.binary(Opcode::Line, 8, grf(20).f(), grf(10).f().at(4).scalar(), grf(13).f());
        b.binary(Opcode::Pln, 16, grf(22).f(), grf(10).f().at(4).scalar(), grf(12).f());
    });
    assert_eq!([20, 22, 23].map(|reg| floats(&thread, reg)), [[116.0; 8], [98.0; 8], [90.0; 8]]);
    let (thread, _) = run(0xFF, |b| {
        coefficients(b, [1.0, 1.0, 1.0]);
        b.mov(8, grf(12).f(), imm_f(2f32.powi(30)));
        b.mov(8, grf(13).f(), imm_f(-(2f32.powi(30))));
        b.binary(Opcode::Pln, 8, grf(20).f(), grf(10).f().at(4).scalar(), grf(12).f());
    });
    assert_eq!(floats(&thread, 20), [0.0; 8], "the constant is lost in the first sum");
}

/// Groups of four, a chain from the first element on; of dph the last one as it is, in the end.
#[test]
fn dot_products_are_chains_in_groups_of_four() {
    let (thread, _) = run(0xFF, |b| {
        for (lane, (x, y)) in (0..).zip([(1.0, 5.0), (2.0, 6.0), (3.0, 7.0), (4.0, 8.0)]) {
            b.mov(1, grf(10).f().at(lane), imm_f(x)).no_mask();
            b.mov(1, grf(10).f().at(lane + 4), imm_f(-x)).no_mask();
            b.mov(1, grf(11).f().at(lane), imm_f(y)).no_mask();
        }
        let group = || [grf(10).f().region(4, 4, 1), grf(11).f().region(0, 4, 1)];
        for (dst, opcode) in (12..).zip([Opcode::Dp2, Opcode::Dp3, Opcode::Dp4, Opcode::Dph]) {
            let [a, b1] = group();
            b.binary(opcode, 8, grf(dst).f(), a, b1);
        }
    });
    let groups = |low: f32, high: f32| [low, low, low, low, high, high, high, high];
    assert_eq!(
        [12, 13, 14, 15].map(|reg| floats(&thread, reg)),
        [groups(17.0, -17.0), groups(38.0, -38.0), groups(70.0, -70.0), groups(46.0, -30.0)]
    );
    let big = 2f32.powi(30);
    let (thread, _) = run(0xFF, |b| {
        for (lane, value) in (0..).zip([1.0, big, -big, 1.0]) {
            b.mov(1, grf(10).f().at(lane), imm_f(value)).no_mask();
            b.mov(1, grf(11).f().at(lane), imm_f(1.0)).no_mask();
        }
        b.binary(Opcode::Dp4, 8, grf(12).f(), grf(10).f().region(0, 4, 1), grf(11).f().region(0, 4, 1));
    });
    assert_eq!(floats(&thread, 12), [1.0; 8], "the first is lost, the last is not");
}

#[test]
fn mac_adds_the_accumulator() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, acc(0).f(), imm_f(100.0));
        b.mov(8, grf(10).f(), imm_f(3.0));
        b.binary(Opcode::Mac, 8, grf(11).f(), grf(10).f(), imm_f(-2.0));
    });
    assert_eq!(floats(&thread, 11), [94.0; 8]);
}

#[test]
fn select_by_predicate_writes_every_enabled_lane() {
    let (thread, records) = run(0xFF, |b| {
        b.mov(1, flag(1).ud(), imm_d(0x0F)).no_mask();
        b.sel(8, grf(10).ud(), grf(1).ud(), grf(2).ud()).pred_not(FlagRef::new(1, 0));
    });
    assert_eq!(dwords(&thread, 10), [16, 17, 18, 19, 12, 13, 14, 15]);
    assert_eq!(records[1].channels, 0xFF);
}

#[test]
fn integer_division_and_halves_in_the_math_box() {
    let (thread, _) = run(0xFF, |b| {
        b.mov(8, grf(10).d(), imm_d(-7));
        b.mov(8, grf(11).d(), imm_d(2));
        b.math2(MathFunction::Iqot, 8, grf(12).d(), grf(10).d(), grf(11).d());
        b.math2(MathFunction::Irem, 8, grf(13).d(), grf(10).d(), grf(11).d());
        b.mov(8, grf(14).f(), imm_f(16.0));
        b.math(MathFunction::Rsqt, 8, grf(15).f(), grf(14).f());
    });
    assert_eq!(dwords(&thread, 12), [(-3i32) as u32; 8]);
    assert_eq!(dwords(&thread, 13), [(-1i32) as u32; 8]);
    assert_eq!(floats(&thread, 15), [0.25; 8]);
}

#[test]
fn waiting_changes_nothing_until_notified() {
    let mut builder = Builder::new();
    builder.wait();
    builder.mov(1, null().ud(), imm_d(0)).no_mask();
    let code = Code::new(&builder.finish().expect("assembles"));
    let mut thread = counting(1);
    assert_eq!(step(&mut thread, &code, &mut Spy::default()), Ok(Step::Waiting));
    assert_eq!(thread.flow().ip(), 0);
    thread.notify();
    assert!(matches!(step(&mut thread, &code, &mut Spy::default()), Ok(Step::Retired(_))));
    assert_eq!(thread.flow().ip(), 16);
}
