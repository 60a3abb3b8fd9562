//! Programs of the project's own for the whole EU, and the surroundings they run in.

use std::collections::VecDeque;

use tessera_eu::opcode::{self, NOP, SENDS, WHILE};
use tessera_eu::word::{arf_number, file, flow_hi, hi, lo, send_hi, send_lo, Native};
use tessera_hdl::U;
use tessera_isa::asm::{grf, imm_d, imm_f, Builder};
use tessera_isa::message::desc;
use tessera_isa::{CondMod, FlagRef, Register, Sfid};
use tessera_launch::MessageError;
use tessera_lockstep::dispatch::{ThreadStart, Workload};
use tessera_lockstep::follow::Answers;
use tessera_lockstep::kernel::{register, row};
use tessera_lockstep::messages::{DataPort, Message, Response, Row};
use tessera_testkit::Random;

use crate::stimuli::instruction;

/// Loops of the multiply-add benchmark.
const LOOPS: i32 = 40;

/// A few threads of raw code; messages are answered with numbers that depend on the message only.
#[derive(Clone)]
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
        let mut rows = answer(message.desc, &message.payload, message.response);
        if message.mask == 0 {
            // As if it had not been sent: nothing is written.
            rows.iter_mut().for_each(|row| row.bytes = 0);
        }
        Ok(rows)
    }
}

/// `count` registers that depend on descriptor and payload only.
fn answer(desc: u32, payload: &[Row], count: usize) -> Vec<Response> {
    let seed = payload.iter().flatten().fold(u64::from(desc), |h, w| (h ^ w).wrapping_mul(0x0100_0000_01B3));
    let mut random = Random::new(seed);
    let lanes = |random: &mut Random| if random.chance(70) { u32::MAX } else { random.word() as u32 };
    let row = |random: &mut Random| Response { data: std::array::from_fn(|_| instruction::word(random)), bytes: lanes(random) };
    (0..count).map(|_| row(&mut random)).collect()
}

/// The same answers on the interpreter's side.
pub struct ProgramAnswers;

impl Answers for ProgramAnswers {
    fn start(&mut self, _: u64) {}
    fn serve(&mut self, _: u64, message: &tessera_launch::Message) -> Result<tessera_launch::Response, MessageError> {
        let payload: Vec<Row> = message.payload.iter().map(row).collect();
        let rows = answer(message.desc, &payload, usize::from(desc::response_len(message.desc)));
        let (registers, enables) = rows.iter().map(|r| (register(&r.data), r.bytes)).unzip();
        Ok(tessera_launch::Response { registers, enables })
    }
}

/// `body` multiply-adds with three register sources and `rotation` destinations in turn, repeated; the code
/// of one thread.
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

/// Seven threads that keep all four pipes busy: three with moves and integer products, two with `nop`, two
/// with messages.
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
            1 => sound(random, message),
            _ => sound(random, instruction::alu),
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

/// An instruction that the reference has too: the EU executes a few more (mad of one channel, for example),
/// which the interpreter refuses.
fn sound(random: &mut Random, make: fn(&mut Random) -> u128) -> u128 {
    loop {
        let word = make(random);
        if tessera_isa::decode(&word.to_le_bytes()).is_ok() && !wild_mode(word) {
            return word;
        }
    }
}

/// A write to cr0 that may set more than rounding and denormals: the interpreter has no other modes.
fn wild_mode(word: u128) -> bool {
    let word = Native(word);
    let control = |file: u64, number: u64| arf_number::CR0 == number && file::ARF == file;
    let writes = control(word.low(lo::DST_FILE), word.low(lo::DST_REG));
    let reads = control(word.low(lo::SRC0_FILE), word.high(hi::SRC0_REG));
    let tame = word.high(hi::IMMEDIATE) & 0xFFFF & !instruction::modes() == 0;
    basic(word) && writes && !(reads && tame)
}

/// It has the form of one and two sources.
fn basic(word: Native) -> bool {
    let row = opcode::TABLE.iter().find(|row| row.opcode == word.low(lo::OPCODE));
    row.is_none_or(|row| !row.flow && !row.me && !row.three_sources)
}

/// A message; a second payload that is no register has no length here, because the EU sends none and the
/// interpreter would send zeros.
fn message(random: &mut Random) -> u128 {
    let mut word = Native(instruction::message(random));
    if SENDS == word.low(lo::OPCODE) && word.low(send_lo::SPLIT_SRC1_FILE) == 0 {
        word.set_high(send_hi::LENGTH1, 0u64);
    }
    word.0
}

/// A branch whose targets lie ahead, at most `room` instructions.
fn forward_branch(random: &mut Random, room: u64) -> u128 {
    let mut word = Native(instruction::branch(random, 1));
    let opcode = U::new(word.low(lo::OPCODE));
    if opcode == WHILE || opcode == NOP || room < 2 {
        return sound(random, instruction::alu);
    }
    let ahead = |random: &mut Random| 16 * (1 + random.below(room.min(6) - 1));
    // As in structured code: where all channels leave lies no earlier than where some do.
    let (one, other) = (ahead(random), ahead(random));
    let (jip, uip) = (one.min(other), one.max(other));
    word.set_high(flow_hi::JIP, jip);
    if instruction::has_uip(opcode) {
        word.set_high(flow_hi::UIP, uip);
    }
    word.0
}
