//! The headline: seven threads of multiply-adds reach 15 of 16 FLOP a cycle, and four pipes take an instruction each in
//! one cycle. Counted in cycles, not timed.

mod common;

use common::Rig;
use tessera_isa::asm::{grf, imm_d, imm_f, Builder};
use tessera_isa::{CondMod, FlagRef, Register, Sfid};

const THREADS: u64 = 7;
/// Opcode of mad.
const MAD: u64 = 0x5B;

/// A loop whose body is `body` multiply-adds with three register sources of their own and `rotation` destinations.
fn mad_loop(lanes: usize, body: u8, rotation: u8) -> Vec<u8> {
    let rows = (lanes / 8) as u8;
    let mut code = Builder::new();
    code.mov(1, grf(1).d(), imm_d(40)).no_mask();
    for register in 0..3 * rows {
        code.mov(8, grf(2 + register).f(), imm_f(1.0 + f32::from(register)));
    }
    code.do_();
    code.add(1, grf(1).d(), grf(1).d().scalar(), imm_d(-1)).no_mask().cond(CondMod::Gt, FlagRef::F0_0);
    for i in 0..body {
        let source = |s: u8| grf(2 + s * rows).f();
        code.mad(lanes, grf(20 + rows * (i % rotation)).f(), [source(0), source(1), source(2)]);
    }
    // The loop is uniform: one channel decides, the others follow.
    code.while_(1).pred(FlagRef::F0_0);
    code.eot(127);
    code.finish().expect("the loop assembles")
}

/// FLOP per cycle between the first and the last multiply-add of the loop.
fn flops_per_cycle(lanes: usize, body: u8, rotation: u8) -> f64 {
    let mut rig = Rig::new(mad_loop(lanes, body, rotation));
    for slot in 0..THREADS {
        rig.start(slot, 0, 0xFFFF);
    }
    let (mut flops, mut first, mut last, mut cycle) = (0u64, None, 0u64, 0u64);
    rig.run(1_000_000, |o| {
        for alu in 0..2 {
            if o.ret_valid[alu] == 1 && o.ret_op[alu] == MAD {
                flops += 2 * u64::from(o.ret_mask[alu].count_ones());
                first.get_or_insert(cycle);
                last = cycle;
            }
        }
        cycle += 1;
    });
    flops as f64 / (last - first.expect("multiply-adds retire") + 1) as f64
}

#[test]
fn seven_threads_of_simd8_multiply_adds() {
    for rotation in [8, 12] {
        let rate = flops_per_cycle(8, 64, rotation);
        assert!((15.4..=16.0).contains(&rate), "rotation {rotation}: {rate:.3} FLOP per cycle");
    }
}

#[test]
fn even_a_short_loop_body_reaches_fifteen() {
    let rate = flops_per_cycle(8, 32, 8);
    assert!((15.0..=16.0).contains(&rate), "{rate:.3} FLOP per cycle");
}

#[test]
fn seven_threads_of_simd16_multiply_adds() {
    let rate = flops_per_cycle(16, 32, 8);
    assert!((15.7..=16.0).contains(&rate), "{rate:.3} FLOP per cycle");
}

#[test]
fn one_thread_alone_cannot_fill_the_lanes() {
    // Guards the measurement itself: a lone thread waits for its own operand reads and scoreboard.
    let mut rig = Rig::new(mad_loop(8, 32, 8));
    rig.start(0, 0, 0xFF);
    let mut cycles = 0;
    rig.run(1_000_000, |_| cycles += 1);
    let flops = 40 * 32 * 16;
    assert!(flops / cycles < 8, "{flops} FLOP in {cycles} cycles");
}

/// A loop over `body` that runs as often as r1 says.
fn counted_loop(body: &dyn Fn(&mut Builder)) -> Vec<u8> {
    let mut code = Builder::new();
    code.do_();
    body(&mut code);
    code.add(1, grf(1).d(), grf(1).d().scalar(), imm_d(-1)).no_mask().cond(CondMod::Gt, FlagRef::F0_0);
    code.while_(1).pred(FlagRef::F0_0);
    code.eot(127);
    code.finish().expect("the loop assembles")
}

#[test]
fn four_pipes_take_an_instruction_in_one_cycle() {
    // Operands across two registers take an odd number of cycles, so that the ALUs do not take turns for ever.
    let moves = |code: &mut Builder| {
        for i in 0..8 {
            code.mov(8, grf(20 + i).d(), grf(2).d().at(i % 2));
            code.mul(8, grf(40 + i).d(), grf(2).d(), grf(3).d());
        }
    };
    let nops = |code: &mut Builder| {
        for _ in 0..3 {
            code.nop();
        }
    };
    let sends = |code: &mut Builder| {
        for _ in 0..4 {
            code.send(8, Sfid::DataPort1, Register::NULL, 5, 0x0200_0000);
        }
    };
    let loops = [counted_loop(&moves), counted_loop(&nops), counted_loop(&sends)];
    let mut code = Vec::new();
    let mut starts = Vec::new();
    for (body, threads) in loops.into_iter().zip([3, 2, 2]) {
        starts.extend((0..threads).map(|_| code.len() as u64));
        code.extend(body);
    }
    let mut rig = Rig::new(code);
    for (slot, ip) in (0..THREADS).zip(starts) {
        rig.payload(slot, 1, [if slot < 3 { 1000 } else { 2000 }; 4]);
        rig.start(slot, ip, 0xFF);
    }
    // One instruction is decoded a cycle, so four heads meet only when some have had to wait.
    let mut at_once = 0;
    rig.run(1_000_000, |o| {
        at_once += u64::from(o.issue == 0b1111);
        let issued = o.stall.iter().filter(|&&stall| stall == 1).count() as u32;
        assert_eq!(issued, o.issue.count_ones(), "each pipe has a thread of its own");
    });
    assert!(at_once > 0, "four issues never met in one cycle");
}
