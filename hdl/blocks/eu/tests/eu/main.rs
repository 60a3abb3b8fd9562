//! The EU on small programs: results through the write events, messages, throughput.

#[path = "../common/mod.rs"]
mod common;
mod rig;

use rig::{code, words, Rig};
use tessera_isa::asm::{grf, imm_d, imm_ud};
use tessera_isa::{CondMod, FlagRef, Register, Sfid};

const LANES: [u32; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

#[test]
fn computes_and_ends() {
    let program = code(|c| {
        c.add(8, grf(10).d(), grf(2).d(), imm_d(5));
        c.mul(8, grf(11).d(), grf(10).d(), grf(2).d());
        c.eot(2);
    });
    let mut rig = Rig::new(0x1000, &program);
    rig.register(3, 2, words(LANES));
    rig.start(3, 0x1000, 0xff);
    rig.run_until_idle(500);
    assert_eq!(rig.rows[&(3 * 128 + 10)], words(LANES.map(|x| x + 5)));
    assert_eq!(rig.rows[&(3 * 128 + 11)], words(LANES.map(|x| (x + 5) * x)));
    assert_eq!((rig.retired[0] + rig.retired[1], rig.retired[3]), (2, 1));
}

#[test]
fn channels_diverge_and_meet_again() {
    let f0 = FlagRef::F0_0;
    let program = code(|c| {
        c.cmp(8, grf(2).d(), imm_d(3)).cond(CondMod::Lt, f0);
        c.if_(8).pred(f0);
        c.add(8, grf(10).d(), grf(2).d(), imm_d(100));
        c.else_(8);
        c.add(8, grf(10).d(), grf(2).d(), imm_d(200));
        c.endif(8);
        c.add(8, grf(11).d(), grf(10).d(), imm_d(1));
        // Count every channel down to zero: r12 = number of rounds.
        c.do_();
        c.add(8, grf(12).d(), grf(12).d(), imm_d(1));
        c.add(8, grf(2).d(), grf(2).d(), imm_d(-1)).cond(CondMod::Gt, f0);
        c.while_(8).pred(f0);
        c.mov(8, grf(13).d(), grf(12).d());
        c.eot(2);
    });
    let mut rig = Rig::new(0, &program);
    rig.register(0, 2, words(LANES));
    rig.register(0, 12, [0; 4]);
    rig.start(0, 0, 0xff);
    rig.run_until_idle(3000);
    let split = LANES.map(|x| if x < 3 { x + 100 } else { x + 200 });
    assert_eq!(rig.rows[&10], words(split));
    assert_eq!(rig.rows[&11], words(split.map(|x| x + 1)));
    assert_eq!(rig.rows[&13], words(LANES.map(|x| x.max(1))));
}

#[test]
fn a_message_carries_its_payload_and_its_answer_is_awaited() {
    let program = code(|c| {
        c.mov(16, grf(20).ud(), imm_ud(0x55));
        c.send(16, Sfid::DataPort1, Register::Grf(30), 20, 2 << 25 | 2 << 20);
        c.add(16, grf(32).d(), grf(30).d(), imm_d(10));
        c.eot(2);
    });
    let mut rig = Rig::new(0, &program);
    rig.start(5, 0, 0xffff);
    rig.run_until_idle(1000);
    let data: Vec<_> = rig.sent.iter().map(|o| (o.slot, o.mask, o.first, o.last, o.data)).collect();
    assert_eq!(data, [(5, 0xffff, 1, 0, words([0x55; 8])), (5, 0xffff, 0, 1, words([0x55; 8]))]);
    assert_eq!(rig.rows[&(5 * 128 + 32)], words([11; 8]));
    assert_eq!(rig.rows[&(5 * 128 + 33)], words([12; 8]));
}

/// `rounds` times 64 independent multiply-adds of three registers each, on all seven threads.
fn flop_per_cycle(lanes: usize, rounds: i32) -> f64 {
    let step = lanes as u8 / 8;
    let program = code(|c| {
        c.mov(8, grf(2).d(), imm_d(rounds));
        c.do_();
        for k in 0..64 {
            c.mad(lanes, grf(40 + step * (k % 12)).f(), [grf(10).f(), grf(14).f(), grf(18).f()]);
        }
        c.add(8, grf(2).d(), grf(2).d(), imm_d(-1)).cond(CondMod::Gt, FlagRef::F0_0);
        c.while_(8).pred(FlagRef::F0_0);
        c.eot(2);
    });
    let mut rig = Rig::new(0, &program);
    for slot in 0..7 {
        rig.start(slot, 0, (1 << lanes) - 1);
    }
    let begin = rig.cycle;
    rig.run_until_idle(100_000);
    2.0 * rig.mad_lanes as f64 / (rig.cycle - begin) as f64
}

#[test]
fn multiply_adds_reach_fifteen_flop_per_cycle() {
    for lanes in [8, 16] {
        let rate = flop_per_cycle(lanes, 6);
        assert!(rate >= 15.0, "SIMD{lanes}: {rate:.2} FLOP/cycle");
    }
}
