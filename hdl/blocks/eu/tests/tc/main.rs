//! TC with pipes and an instruction memory of the test's own.

#[path = "../common/mod.rs"]
mod common;
mod rig;

use rig::{code, Rig};
use tessera_eu::word::pipe::{ALU0, ALU1, JE, ME};
use tessera_isa::asm::{acc, grf, imm_d, null, Builder};
use tessera_isa::{CondMod, FlagRef, MathFunction, Register, Sfid};
use tessera_ports::bundle::eu::{Event, Fault, FlagWrite, Start};
use tessera_ports::tc::TcIn;

const END: u64 = 0x8000;

/// `n` independent adds to different registers, then end of thread.
fn adds(n: u8) -> Vec<u8> {
    code(|c| {
        for i in 0..n {
            c.add(8, grf(10 + 3 * i).d(), grf(2).d(), imm_d(7));
        }
        c.eot(127);
    })
}

#[test]
fn decodes_mixed_lengths_in_order() {
    let mut builder = Builder::new();
    for i in 0..40u8 {
        // Small immediates compact to 8 bytes, large ones stay native.
        let value = if i % 3 == 0 { 1 << 20 } else { i32::from(i) };
        builder.add(8, grf(10 + i).d(), grf(2).d(), imm_d(value));
    }
    builder.eot(127);
    let bytes = builder.finish_compacted().unwrap();
    for begin in [0x100, 0x108, 0x138] {
        let mut rig = Rig::new(begin, &bytes);
        rig.start(4, begin, 0xff);
        rig.run_until_idle(2000);
        let mut want = Vec::new();
        let mut at = 0;
        while at < bytes.len() {
            let decoded = tessera_isa::decode(&bytes[at..]).unwrap();
            want.push((begin + at as u64, tessera_isa::encode(&decoded.inst)));
            at += decoded.size;
        }
        let got: Vec<_> = rig.issues.iter().map(|i| (i.ip, u128::from(i.hi) << 64 | u128::from(i.lo))).collect();
        let (end, adds) = got.split_last().unwrap();
        assert_eq!(*adds, want[..40]);
        assert_eq!(end.0, want[40].0, "the end of thread, of which ME gets no word");
    }
}

#[test]
fn one_request_serves_threads_that_want_the_same_line() {
    let mut rig = Rig::new(0, &adds(12));
    for slot in 0..7 {
        rig.start(slot, 0, 0xff);
    }
    rig.run_until_idle(3000);
    assert_eq!(rig.issues.len(), 7 * 13);
    let lines = 13 * 16 / 64 + 1;
    // Threads drift apart, so a line may be fetched again, but never once for each of them.
    assert!(rig.requests.len() <= 3 * lines, "{} requests for {lines} lines", rig.requests.len());
    assert_eq!(rig.requests[0], 0);
}

#[test]
fn a_dependent_instruction_waits_and_an_independent_one_does_not() {
    let program = code(|c| {
        c.add(8, grf(10).d(), grf(2).d(), imm_d(1));
        c.add(8, grf(11).d(), grf(2).d(), imm_d(1));
        c.add(8, grf(12).d(), grf(10).d(), imm_d(1));
        c.add(8, grf(2).d(), grf(3).d(), imm_d(1));
        c.add(8, grf(12).d(), grf(3).d(), imm_d(1));
        c.eot(127);
    });
    let mut rig = Rig::new(0, &program);
    rig.alu_latency = 20;
    rig.start(0, 0, 0xff);
    rig.run_until_idle(500);
    let at: Vec<u64> = rig.issues.iter().map(|i| i.cycle).collect();
    assert!(at[1] - at[0] < 20, "independent: {at:?}");
    assert!(at[2] > at[0] + 20, "reads r10: {at:?}");
    assert!(at[3] - at[2] < 20, "r2 was read long before: {at:?}");
    assert!(at[4] > at[2] + 20, "writes r12 twice: {at:?}");
    assert!(at[5] > at[4] + 20, "end of thread waits for everything: {at:?}");
}

#[test]
fn flags_order_instructions_and_mask_lanes() {
    let f0_1 = FlagRef::new(0, 1);
    let program = code(|c| {
        c.cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Gt, f0_1).channels_from(8);
        c.add(8, grf(10).d(), grf(2).d(), imm_d(1)).pred_not(f0_1).channels_from(8);
        c.sel(8, grf(11).d(), grf(2).d(), imm_d(1)).pred(f0_1).channels_from(8);
        c.mov(8, grf(12).d(), grf(2).d()).no_mask();
        c.eot(127);
    });
    let mut rig = Rig::new(0, &program);
    // The compare sets channels 8, 9, 12 of f0.1.
    rig.flag_write = FlagWrite { we: 1, reg: 0, mask: 0xff00 << 16, val: 0x1300 << 16 };
    rig.start(2, 0, 0x7f0f);
    rig.run_until_idle(500);
    let i = &rig.issues;
    assert!(i[1].cycle >= i[0].cycle + rig.alu_latency, "waits for the flag");
    assert_eq!((i[0].emask, i[0].pmask), (0x7f, 0x00ff_ffff));
    assert_eq!((i[1].emask, i[1].pmask & 0xff), (0x6c, 0xec));
    assert_eq!((i[2].emask, i[2].pmask & 0xff), (0x7f, 0x13), "sel is not masked by its predicate");
    assert_eq!((i[3].emask, i[3].pmask), (0xff, 0xffff_ffff));
}

#[test]
fn at_most_four_results_are_pending() {
    let mut rig = Rig::new(0, &adds(8));
    rig.alu_latency = 60;
    rig.start(0, 0, 0xff);
    rig.run_until_idle(1000);
    let at: Vec<u64> = rig.issues.iter().map(|i| i.cycle).collect();
    assert!(at[3] < at[0] + 60 && at[4] >= at[0] + 60, "{at:?}");
    let entries: Vec<u64> = rig.issues[..4].iter().map(|i| i.sb).collect();
    assert_eq!(entries, [0, 1, 2, 3]);
}

#[test]
fn the_alus_take_two_threads_in_turn() {
    let mut rig = Rig::new(0, &adds(30));
    for slot in 0..7 {
        rig.start(slot, 0, 0xff);
    }
    rig.run_until_idle(5000);
    let both = rig.issues.iter().filter(|i| i.pipe == ALU1).count();
    assert!(both > 7 * 30 / 3, "second ALU used {both} times");
    for slot in 0..7 {
        let ips: Vec<u64> = rig.issues.iter().filter(|i| i.slot == slot).map(|i| i.ip).collect();
        assert_eq!(ips, (0..31).map(|k| 16 * k).collect::<Vec<_>>(), "thread {slot} in program order");
    }
}

#[test]
fn math_goes_to_the_second_alu() {
    let program = code(|c| {
        for i in 0..10 {
            c.math(MathFunction::Inv, 8, grf(40 + 2 * i).f(), grf(41 + 2 * i).f());
            c.add(8, grf(70 + 2 * i).d(), grf(71 + 2 * i).d(), imm_d(1));
        }
        c.eot(127);
    });
    let mut rig = Rig::new(0, &program);
    for slot in 0..7 {
        rig.start(slot, 0, 0xff);
    }
    rig.run_until_idle(5000);
    let of = |pipe, math: bool| rig.issues.iter().filter(|i| i.pipe == pipe && i.ip < 320 && (i.ip % 32 == 0) == math).count();
    assert_eq!((of(ALU0, true), of(ALU1, true)), (0, 70));
    let both = rig.issues.iter().filter(|i| i.pipe == ALU0 && rig.issues.iter().any(|j| j.cycle == i.cycle && j.pipe == ALU1));
    assert!(both.count() > 10, "math and add go out together");
}

#[test]
fn four_threads_issue_in_one_cycle() {
    let mut rig = Rig::new(0, &adds(40));
    let jumps = code(|c| {
        for _ in 0..40 {
            c.nop();
        }
        c.eot(127);
    });
    let sends = code(|c| {
        for _ in 0..40 {
            c.send(8, Sfid::DataPort1, Register::NULL, 20, 1 << 25);
        }
        c.eot(127);
    });
    rig.place(0x4000, &jumps);
    rig.place(END, &sends);
    rig.hold_until = 200;
    for (slot, ip) in [(0, 0), (1, 0), (2, 0x4000), (3, END), (4, 0), (5, 0), (6, END)] {
        rig.start(slot, ip, 0xff);
    }
    rig.run_until_idle(5000);
    let first: Vec<usize> = rig.issues.iter().filter(|i| i.cycle == 200).map(|i| i.pipe).collect();
    assert_eq!(first, [ALU0, ALU1, JE, ME]);
    assert_eq!(rig.issues.len(), 7 * 41);
}

#[test]
fn an_unsupported_instruction_stops_its_thread_only() {
    let mut program = adds(3);
    program[32] = 0x38;
    let mut rig = Rig::new(0, &program);
    rig.place(END, &adds(5));
    rig.start(5, 0, 0xff);
    rig.start(1, END, 0xff);
    for _ in 0..300 {
        rig.step();
    }
    let out = rig.last;
    assert_eq!((out.fault, out.stall[5]), (Fault { valid: 1, slot: 5, ip: 32 }, 0));
    assert_eq!(out.busy, 1 << 5, "the other thread ended");
    assert_eq!(rig.issues.iter().filter(|i| i.slot == 5).count(), 2);
    assert_eq!(rig.issues.iter().filter(|i| i.slot == 1).count(), 6);
}

#[test]
fn a_switch_drains_the_thread() {
    let program = code(|c| {
        c.add(8, grf(10).d(), grf(2).d(), imm_d(1)).switch();
        c.add(8, grf(11).d(), grf(2).d(), imm_d(1));
        c.eot(127);
    });
    let mut rig = Rig::new(0, &program);
    rig.alu_latency = 25;
    rig.start(0, 0, 0xff);
    rig.run_until_idle(500);
    assert!(rig.issues[1].cycle >= rig.issues[0].cycle + 25);
}

#[test]
fn a_wait_goes_on_with_its_notification() {
    let program = code(|c| {
        c.add(8, grf(10).d(), grf(2).d(), imm_d(1));
        c.wait();
        c.wait();
        c.eot(127);
    });
    let mut rig = Rig::new(0, &program);
    rig.results.push_back((0x20, 0xff, None));
    rig.results.push_back((0x30, 0xff, None));
    rig.start(4, 0, 0xff);
    let notify = |slot| move |i: &mut TcIn| i.nt = Event { valid: 1, slot };
    // One comes early and is kept; the other one late, after one for another thread.
    rig.at(1, notify(4));
    rig.at(300, notify(5));
    rig.at(400, notify(4));
    for _ in 0..350 {
        rig.step();
    }
    assert_eq!(rig.last.stall[4], 8);
    rig.run_until_idle(500);
    let cycles: Vec<u64> = rig.issues.iter().filter(|i| i.pipe == JE).map(|i| i.cycle).collect();
    assert!(cycles[0] < 300 && (401..410).contains(&cycles[1]), "{cycles:?}");
}

#[test]
fn a_wake_address_is_joined_before_its_instruction() {
    let program = code(|c| {
        c.nop();
        c.add(8, grf(10).d(), grf(2).d(), imm_d(1));
        c.add(8, grf(11).d(), grf(2).d(), imm_d(1));
        c.add(8, grf(12).d(), grf(2).d(), imm_d(1));
        c.eot(127);
    });
    let mut rig = Rig::new(0, &program);
    // The nop leaves channels waiting at 0x20; the sync brings them back.
    rig.results.push_back((0x10, 0x0f, Some(0x20)));
    rig.results.push_back((0x20, 0xff, None));
    rig.start(0, 0, 0xff);
    rig.run_until_idle(500);
    let seen: Vec<_> = rig.issues.iter().map(|i| (i.pipe == JE, i.sync, i.ip, i.emask)).collect();
    let want = [
        (true, 0, 0x00, 0),
        (false, 0, 0x10, 0x0f),
        (true, 1, 0x20, 0),
        (false, 0, 0x20, 0xff),
        (false, 0, 0x30, 0xff),
        (false, 0, 0x40, 0xff),
    ];
    assert_eq!(seen, want);
}

#[test]
fn a_branch_drops_what_lies_behind_it() {
    let program = code(|c| {
        let over = c.label();
        c.jmpi(over);
        c.add(8, grf(10).d(), grf(2).d(), imm_d(1));
        c.place(over);
        c.cmp(8, grf(2).d(), imm_d(0)).cond(CondMod::Eq, FlagRef::F0_0);
        c.mov(8, null().d(), grf(2).d()).pred(FlagRef::F0_0);
        c.eot(127);
    });
    let mut rig = Rig::new(0x40, &program);
    rig.results.push_back((0x60, 0xff, None));
    rig.start(3, 0x40, 0xff);
    rig.run_until_idle(500);
    let ips: Vec<u64> = rig.issues.iter().map(|i| i.ip).collect();
    assert_eq!(ips, [0x40, 0x60, 0x70, 0x80]);
}

#[test]
fn a_slot_starts_again_with_clean_state() {
    let mut rig = Rig::new(0, &adds(2));
    rig.start(6, 0, 0xff);
    let start = Start { valid: 1, slot: 6, ..Start::default() };
    assert_eq!(rig.probe(&TcIn { start, ..TcIn::default() }).start.ready, 0);
    rig.run_until_idle(500);
    let first = rig.issues.len();
    rig.place(0, &adds(4));
    rig.start(6, 0, 0x3);
    rig.run_until_idle(500);
    assert_eq!(rig.issues.len(), first + 5, "the old lines were forgotten");
    assert_eq!(rig.issues[first].emask, 0x3);
}

#[test]
fn a_thread_does_not_find_the_products_of_the_one_before() {
    let products = code(|c| {
        c.mul(8, acc(0).ud(), grf(2).ud(), grf(3).uw().region(16, 8, 2)).no_mask();
        c.eot(127);
    });
    let mut rig = Rig::new(0, &products);
    rig.place(
        END,
        &code(|c| {
            c.mach(8, grf(10).ud(), grf(2).ud(), grf(3).ud()).acc_wr();
            c.eot(127);
        }),
    );
    rig.start(6, 0, 0xff);
    rig.run_until_idle(500);
    assert_eq!(rig.issues.len(), 2);
    rig.start(6, END, 0xff);
    for _ in 0..100 {
        rig.step();
    }
    assert_eq!(rig.last.fault, Fault { valid: 1, slot: 6, ip: END });
    assert_eq!(rig.issues.len(), 2);
}
