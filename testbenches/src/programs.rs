//! Programs of the project's own for the whole EU, and the surroundings they run in.

use std::collections::VecDeque;

use tessera_isa::asm::{grf, imm_d, imm_f, Builder};
use tessera_isa::{CondMod, FlagRef, Register, Sfid};
use tessera_lockstep::dispatch::{ThreadStart, Workload};
use tessera_lockstep::messages::{DataPort, Message, Response, Row};
use tessera_testkit::Random;

use crate::stimuli::instruction;

/// Loops of the multiply-add benchmark.
const LOOPS: i32 = 40;

/// A few threads of raw code; messages are answered with numbers that depend on the message only.
pub struct ProgramRun {
    threads: VecDeque<ThreadStart>,
}

impl ProgramRun {
    /// One thread per entry: start address, dispatch mask, registers from r0.
    pub fn new(threads: impl IntoIterator<Item = (u32, u32, Vec<Row>)>) -> Self {
        let start = |(i, (ip, mask, payload))| ThreadStart { payload, ip, mask, group: i as u64 };
        ProgramRun { threads: threads.into_iter().enumerate().map(start).collect() }
    }
}

impl Workload for ProgramRun {
    fn next(&mut self, _: usize) -> Option<ThreadStart> {
        self.threads.pop_front()
    }
    fn ended(&mut self, _: usize) {}
    fn exhausted(&mut self) -> bool {
        self.threads.is_empty()
    }
}

impl DataPort for ProgramRun {
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String> {
        let seed = message.payload.iter().flatten().fold(message.desc as u64, |h, w| (h ^ w).wrapping_mul(0x0100_0000_01B3));
        let mut random = Random::new(seed);
        let lanes = |random: &mut Random| if random.chance(70) { u32::MAX } else { random.word() as u32 };
        let row =
            |random: &mut Random| Response { data: std::array::from_fn(|_| instruction::word(random)), bytes: lanes(random) };
        Ok((0..message.response).map(|_| row(&mut random)).collect())
    }
}

/// `body` multiply-adds with three register sources and `rotation` destinations in turn, repeated; the code of one thread.
pub fn mad_loop(lanes: usize, body: u8, rotation: u8) -> Vec<u8> {
    let rows = (lanes / 8) as u8;
    let mut code = Builder::new();
    code.mov(1, grf(1).d(), imm_d(LOOPS)).no_mask();
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

/// Seven threads that keep all four pipes busy: three with moves and integer products, two with `nop`, two with messages.
pub fn four_pipes() -> (Vec<u8>, ProgramRun) {
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
    let bodies: [(Body, usize, u64); 3] = [(&moves, 3, 300), (&nops, 2, 600), (&sends, 2, 600)];
    let (mut code, mut threads) = (Vec::new(), Vec::new());
    for (body, count, loops) in bodies {
        threads.extend((0..count).map(|_| (code.len() as u32, 0xFF, vec![[0; 4], [loops; 4]])));
        code.extend(counted_loop(body));
    }
    (code, ProgramRun::new(threads))
}

/// Adds the instructions of a loop body.
type Body<'a> = &'a dyn Fn(&mut Builder);

/// A loop over `body` that runs as often as r1 says.
fn counted_loop(body: Body) -> Vec<u8> {
    let mut code = Builder::new();
    code.do_();
    body(&mut code);
    code.add(1, grf(1).d(), grf(1).d().scalar(), imm_d(-1)).no_mask().cond(CondMod::Gt, FlagRef::F0_0);
    code.while_(1).pred(FlagRef::F0_0);
    code.eot(127);
    code.finish().expect("the loop assembles")
}

/// A random program without backward branches, and threads that start all over it.
pub fn random_program(random: &mut Random) -> (Vec<u8>, ProgramRun) {
    let length = 60 + random.below(100);
    let mut words: Vec<u128> = Vec::new();
    for at in 0..length {
        words.push(match random.below(10) {
            0 => forward_branch(random, length - at),
            1 => instruction::message(random),
            _ => instruction::alu(random),
        });
    }
    words.push(instruction::end_of_thread());
    let code: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let registers = |random: &mut Random| (0..24).map(|_| std::array::from_fn(|_| instruction::word(random))).collect();
    let thread = |random: &mut Random| {
        let mask = random.pick(&[0xFFFF_FFFF, 0xFFFF, 0xFF]);
        (16 * random.below(length / 2) as u32, mask, registers(random))
    };
    let threads: Vec<_> = (0..10).map(|_| thread(random)).collect();
    (code, ProgramRun::new(threads))
}

/// A branch whose targets lie ahead, at most `room` instructions.
fn forward_branch(random: &mut Random, room: u64) -> u128 {
    let mut word = instruction::branch(random, 1);
    let opcode = word as u64 & 0x7F;
    if opcode == 0x27 || opcode == 0x7E || room < 2 {
        return instruction::alu(random);
    }
    let ahead = |random: &mut Random| 16 * (1 + random.below(room.min(6) - 1));
    let (jip, uip) = (ahead(random), ahead(random));
    instruction::set(&mut word, 127, 96, jip);
    if matches!(opcode, 0x22 | 0x24 | 0x28 | 0x2E) {
        instruction::set(&mut word, 95, 64, uip);
    }
    word
}
