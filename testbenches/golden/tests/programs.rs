//! Small programs on the whole EU: divergence, messages, compaction, faults, and random code against an
//! in-order model.

mod common;

use common::Rig;
use tessera_isa::asm::{flag, grf, imm_d, imm_ud, imm_uw, Builder};
use tessera_isa::{CondMod, FlagRef, Register, Sfid};
use tessera_ports::bundle::eu::Fault;

const F0: FlagRef = FlagRef::F0_0;
const LIMIT: u64 = 100_000;
/// Dwords 0 to 7.
const LANE_NUMBERS: [u64; 4] = [0x1_0000_0000, 0x3_0000_0002, 0x5_0000_0004, 0x7_0000_0006];

/// Runs one thread with r1 = 0..8 in dwords, all of `mask` dispatched.
fn run(mask: u64, build: impl FnOnce(&mut Builder)) -> Rig {
    let mut code = Builder::new();
    build(&mut code);
    code.eot(127);
    run_code(code.finish().expect("the program assembles"), mask)
}

fn run_code(code: Vec<u8>, mask: u64) -> Rig {
    let mut rig = Rig::new(code);
    rig.payload(3, 1, LANE_NUMBERS);
    rig.start(3, 0, mask);
    rig.run(LIMIT, |_| {});
    rig
}

fn lanes(rig: &Rig, register: usize) -> [u32; 8] {
    std::array::from_fn(|lane| rig.dword(3, register, lane))
}

#[test]
fn if_else_nested() {
    let rig = run(0xFF, |code| {
        code.mov(8, grf(2).d(), imm_d(0));
        code.cmp(8, grf(1).d(), imm_d(4)).cond(CondMod::Lt, F0);
        code.if_(8).pred(F0);
        code.cmp(8, grf(1).d(), imm_d(2)).cond(CondMod::Lt, F0);
        code.if_(8).pred(F0);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(10));
        code.else_(8);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(20));
        code.endif(8);
        code.else_(8);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(40));
        code.endif(8);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(1));
    });
    assert_eq!(lanes(&rig, 2), [11, 11, 21, 21, 41, 41, 41, 41]);
}

#[test]
fn loops_with_breaks_count_lane_by_lane() {
    let rig = run(0x7F, |code| {
        code.mov(8, grf(2).d(), imm_d(0));
        code.mov(8, grf(3).d(), imm_d(0));
        code.do_();
        code.cmp(8, grf(2).d(), grf(1).d()).cond(CondMod::Ge, F0);
        code.break_(8).pred(F0);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(1));
        code.add(8, grf(3).d(), grf(3).d(), grf(2).d());
        code.while_(8);
        code.add(8, grf(3).d(), grf(3).d(), imm_d(1000));
    });
    // 1 + 2 + .. + lane; lane 7 was not dispatched.
    assert_eq!(lanes(&rig, 3), [1000, 1001, 1003, 1006, 1010, 1015, 1021, 0]);
}

#[test]
fn goto_and_join() {
    let rig = run(0xFF, |code| {
        let (skip, end) = (code.label(), code.label());
        code.mov(8, grf(2).d(), imm_d(0));
        code.and(8, grf(3).d(), grf(1).d(), imm_d(1)).cond(CondMod::Eq, F0);
        // Odd lanes skip.
        code.goto(8, skip, skip).pred(F0);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(5));
        code.place(skip);
        code.join(8, end);
        code.add(8, grf(2).d(), grf(2).d(), imm_d(1));
        code.place(end);
        code.join(8, end);
    });
    assert_eq!(lanes(&rig, 2), [6, 1, 6, 1, 6, 1, 6, 1]);
}

#[test]
fn channels_join_at_an_ordinary_instruction() {
    // goto.b out of a block whose target is an ALU instruction: a sync picks the channels up.
    let mut syncs = 0;
    let mut code = Builder::new();
    let target = code.label();
    code.mov(8, grf(2).d(), imm_d(0));
    code.cmp(8, grf(1).d(), imm_d(4)).cond(CondMod::Lt, F0);
    let (next, jip) = (code.label(), code.label());
    code.goto(8, jip, target).pred(F0);
    code.place(next);
    code.add(8, grf(2).d(), grf(2).d(), imm_d(5));
    code.place(jip);
    code.place(target);
    code.add(8, grf(2).d(), grf(2).d(), imm_d(1));
    code.eot(127);
    let mut rig = Rig::new(code.finish().expect("the program assembles"));
    rig.payload(3, 1, LANE_NUMBERS);
    rig.start(3, 0, 0xFF);
    rig.run(LIMIT, |o| syncs += u64::from(o.ret[2].valid == 1 && o.ret[2].op == 0));
    assert_eq!(lanes(&rig, 2), [6, 6, 6, 6, 1, 1, 1, 1]);
    assert_eq!(syncs, 1);
}

#[test]
fn a_response_is_waited_for() {
    let rig = run(0xFF, |code| {
        code.mov(8, grf(10).d(), imm_d(7));
        code.mov(8, grf(11).d(), imm_d(9));
        code.send(8, Sfid::DataPort1, Register::Grf(20), 10, 2 << 25 | 2 << 20);
        // The payload may be overwritten as soon as it has been read.
        code.mov(8, grf(10).d(), imm_d(0));
        code.add(8, grf(2).d(), grf(20).d(), imm_d(1));
        code.add(8, grf(3).d(), grf(21).d(), imm_d(1));
    });
    assert_eq!(rig.messages.len(), 1);
    let message = &rig.messages[0];
    assert_eq!((message.slot, message.mask, message.exdesc), (3, 0xFF, 0xC));
    assert_eq!(message.beats, [[0x7_0000_0007; 4], [0x9_0000_0009; 4]]);
    // The test memory answers with the sum of the beats' first words, plus the number of the beat.
    assert_eq!((rig.dword(3, 2, 0), rig.dword(3, 3, 0)), (17, 18));
}

#[test]
fn rounding_mode_and_denormals_follow_cr0() {
    let add_ulp = |code: &mut Builder, dst: u8| {
        code.add(1, grf(dst).f(), grf(10).f().scalar(), grf(11).f().scalar()).no_mask();
    };
    // The assembler has no cr0 destination: patch the register of a move to f0.
    let mut code = Builder::new();
    code.mov(1, grf(10).ud(), imm_ud(0x3F80_0000)).no_mask();
    code.mov(1, grf(11).ud(), imm_ud(0x0000_0001)).no_mask();
    let patched = 2;
    code.mov(1, flag(0).ud(), imm_ud(0x90)).no_mask().switch();
    add_ulp(&mut code, 20);
    code.eot(127);
    let native = code.finish().expect("the program assembles");
    let mut words: Vec<u128> =
        native.chunks_exact(16).map(|word| u128::from_le_bytes(word.try_into().expect("16 bytes"))).collect();
    words[patched] = words[patched] & !(0xFF << 53) | 0x80 << 53;
    let rig = run_code(words.iter().flat_map(|word| word.to_le_bytes()).collect(), 1);
    // Toward +inf with denormals kept: 1 + 2^-149 is the next number.
    assert_eq!(rig.eu.arf(3)[2], 0x90);
    assert_eq!(rig.dword(3, 20, 0), 0x3F80_0001);
    words.remove(patched);
    let rig = run_code(words.iter().flat_map(|word| word.to_le_bytes()).collect(), 1);
    assert_eq!(rig.dword(3, 20, 0), 0x3F80_0000);
}

#[test]
fn compacted_code_does_the_same() {
    let build = |code: &mut Builder| {
        code.mov(8, grf(2).d(), imm_d(3));
        for _ in 0..9 {
            code.add(8, grf(2).d(), grf(2).d(), grf(1).d());
            code.mul(8, grf(3).d(), grf(2).d(), grf(2).d());
            code.mov(8, grf(4).f(), grf(3).d());
            code.mad(8, grf(5).f(), [grf(4).f(), grf(4).f(), grf(4).f()]);
        }
        code.eot(127);
    };
    let (mut native, mut compacted) = (Builder::new(), Builder::new());
    build(&mut native);
    build(&mut compacted);
    let (native, compacted) = (native.finish().expect("native"), compacted.finish_compacted().expect("compacted"));
    assert!(compacted.len() < native.len() * 2 / 3, "{} of {} bytes", compacted.len(), native.len());
    let (a, b) = (run_code(native, 0xFF), run_code(compacted, 0xFF));
    for register in 2..6 {
        assert_eq!(lanes(&a, register), lanes(&b, register), "r{register}");
    }
    assert_eq!(lanes(&a, 3)[2], 21 * 21);
}

#[test]
fn a_fault_is_reported_and_the_others_go_on() {
    let mut code = Builder::new();
    code.binary(tessera_isa::Opcode::Sad2, 8, grf(2).uw(), grf(3).ub(), grf(4).ub());
    code.mov(8, grf(2).d(), imm_d(3));
    code.eot(127);
    let mut rig = Rig::new(code.finish().expect("the program assembles"));
    rig.start(0, 0, 0xFF);
    rig.start(1, 16, 0xFF);
    let mut o = rig.step();
    for _ in 0..100 {
        o = rig.step();
    }
    assert_eq!((o.fault, o.busy), (Fault { valid: 1, slot: 0, ip: 0 }, 1));
    assert_eq!(rig.dword(1, 2, 0), 3);
}

#[test]
fn flags_by_half_and_channel_offset() {
    let rig = run(0xFFFF, |code| {
        let high = FlagRef { reg: 1, subreg: 1 };
        code.cmp(16, grf(1).uw(), imm_uw(2)).cond(CondMod::Gt, high);
        code.mov(1, grf(2).ud(), flag(1).ud().scalar()).no_mask();
        code.mov(8, grf(3).d(), imm_d(-1)).pred(high).channels_from(8);
    });
    // r1 as words: 0 0 1 0 2 0 3 0 ..
    let expected = 0b0101_0101_0100_0000u32 << 16;
    assert_eq!(rig.dword(3, 2, 0), expected);
    assert_eq!(lanes(&rig, 3), std::array::from_fn(|lane| if lane % 2 == 0 { u32::MAX } else { 0 }));
}
