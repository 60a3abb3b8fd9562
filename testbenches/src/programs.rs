//! Programs of the project's own for the whole EU, and the surroundings they run in.

use std::collections::VecDeque;

use tessera_eu::opcode::{self, BRC, BRD, CALL, CALLA, JMPI, MOV, NOP, RET, WAIT, WHILE};
use tessera_eu::word::{arf_number, exec_size, file, flow_hi, hi, lo, operand, send_hi, send_lo, types, Native};
use tessera_golden::tc::decode::{Decoded, Range};
use tessera_hdl::U;
use tessera_isa::asm::{a0, grf, imm_d, imm_f, imm_ud, imm_uw, Builder, Operand};
use tessera_isa::message::desc;
use tessera_isa::{Arf, CondMod, DataType, FlagRef, Register, Sfid};
use tessera_launch::dataport::sfid;
use tessera_launch::MessageError;
use tessera_lockstep::dispatch::{ThreadStart, Workload};
use tessera_lockstep::follow::Answers;
use tessera_lockstep::kernel::{register, row};
use tessera_lockstep::messages::{DataPort, Message, Response, Row};
use tessera_lockstep::place::Place;
use tessera_ports::uop::UNIFIED_A0;
use tessera_testkit::Random;

use crate::stimuli::instruction;

/// Loops of the multiply-add benchmark.
const LOOPS: i32 = 40;

/// A few threads of raw code; messages are answered with numbers that depend on the message only.
#[derive(Clone)]
pub struct ProgramRun {
    threads: VecDeque<ThreadStart>,
    /// Threads that have sent a message to the gateway: each is a work-group of its own.
    notified: VecDeque<Place>,
}

impl ProgramRun {
    /// One thread per entry: start address, dispatch mask, registers from r0.
    pub fn new(threads: impl IntoIterator<Item = (u32, u32, Vec<Row>)>) -> Self {
        let start = |(i, (ip, mask, payload))| ThreadStart { payload, ip, mask, group: i as u64 };
        ProgramRun { threads: threads.into_iter().enumerate().map(start).collect(), notified: VecDeque::new() }
    }

    /// How many threads have not started.
    pub fn count(&self) -> usize {
        self.threads.len()
    }

    /// Addresses at which they will.
    pub fn starts(&self) -> impl Iterator<Item = u32> + '_ {
        self.threads.iter().map(|thread| thread.ip)
    }

    /// Those threads that are to be kept.
    pub fn only(&self, kept: &[bool]) -> Self {
        let threads = self.threads.iter().zip(kept).filter(|(_, kept)| **kept).map(|(thread, _)| thread.clone());
        ProgramRun { threads: threads.collect(), notified: VecDeque::new() }
    }
}

impl Workload for ProgramRun {
    fn next(&mut self, _: Place) -> Option<ThreadStart> {
        self.threads.pop_front()
    }
    fn ended(&mut self, _: Place) {}
    fn exhausted(&mut self) -> bool {
        self.threads.is_empty()
    }
}

impl DataPort for ProgramRun {
    fn execute(&mut self, message: &Message) -> Result<Vec<Response>, String> {
        if (message.exdesc & 15) as u8 == sfid::GATEWAY {
            self.notified.push_back(message.place);
            return Ok(Vec::new());
        }
        let mut rows = answer(message.desc, &message.payload, message.response);
        if message.mask == 0 {
            // As if it had not been sent: nothing is written.
            rows.iter_mut().for_each(|row| row.bytes = 0);
        }
        Ok(rows)
    }

    fn notified(&mut self) -> Option<Place> {
        self.notified.pop_front()
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

/// Registers that hold targets: nothing else writes them.
const TARGETS: Range = Range { first: 100, last: 115 };

/// A random program whose only backward branches are returns of subroutines, and threads that start all over
/// it.
pub fn random_program(random: &mut Random) -> (Vec<u8>, ProgramRun) {
    let length = 60 + random.below(100);
    // A branch into the middle of a barrier would wait for ever, one behind the writes of a0 would find other
    // addresses, so a program has one of these or branches.
    let kind = random.below(100);
    let (barriers, addresses) = (kind < 35, kind >= 75);
    let mut words: Vec<u128> = Vec::new();
    // A target that has not been written yet is the end of the program, or the next but one instruction.
    let mut targets: Vec<u32> = Vec::new();
    // Where threads may start: nobody begins inside a barrier.
    let mut starts: Vec<u32> = Vec::new();
    while words.len() < length as usize {
        let at = words.len() as u64;
        if at < length / 2 {
            starts.push(16 * at as u32);
        }
        let room = length - at;
        let register = u64::from(TARGETS.first) + targets.len() as u64;
        match random.below(20) {
            0..3 if barriers && room > 4 => words.extend(barrier()),
            // Nor may a branch lead to a mach without its products.
            3..7 if barriers && room > 4 => words.extend(instruction::accumulate(random)),
            0..6 if addresses && room > 8 => words.extend(addressed(random)),
            0..7 if barriers || addresses => (),
            0 if register <= u64::from(TARGETS.last) && room > 16 => {
                words.extend(subroutine(random, register));
                targets.push(16 * length as u32);
            }
            1 if register <= u64::from(TARGETS.last) && room > 16 => {
                let (code, unwritten) = by_register(random, register, at, length);
                words.extend(code);
                targets.push(unwritten);
            }
            2 | 3 => words.push(forward_branch(random, at, length)),
            4 | 5 => words.push(sound(random, message)),
            _ => words.push(sound(random, instruction::alu)),
        }
    }
    words.push(instruction::end_of_thread());
    let code: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let registers = |random: &mut Random| {
        let mut rows: Vec<Row> = (0..24).map(|_| std::array::from_fn(|_| instruction::word(random))).collect();
        rows.resize(usize::from(TARGETS.first), Row::default());
        rows.extend(targets.iter().map(|&target| [u64::from(target) << 32 | u64::from(target); 4]));
        rows
    };
    let thread = |random: &mut Random| {
        let mask = random.pick(&[0xFFFF_FFFF, 0xFFFF, 0xFF]);
        (random.pick(&starts), mask, registers(random))
    };
    let threads: Vec<_> = (0..10).map(|_| thread(random)).collect();
    (code, ProgramRun::new(threads))
}

/// a0, by unified register number.
const A0: Range = Range { first: UNIFIED_A0 as u8, last: UNIFIED_A0 as u8 };

/// acc0 and acc1.
const ACCUMULATORS: Range = Range { first: 128, last: 129 };

/// Writes of all of a0, and instructions that find operands by it. Addresses are multiples of four, and below
/// [`TARGETS`].
fn addressed(random: &mut Random) -> Vec<u128> {
    let (from, to) = (random.below(24) as u8, random.below(24) as u8);
    let base = 512 + 4 * random.below(128) as u16;
    let mut code = Builder::new();
    code.and(16, grf(to).uw(), grf(from).uw(), imm_uw(0x3FC)).no_mask();
    code.add(16, a0().uw(), grf(to).uw(), imm_uw(base)).no_mask();
    if random.chance(30) {
        code.add(1, a0().ud(), a0().ud().scalar(), imm_ud(0x0010_0008)).no_mask();
    }
    let bytes = code.finish().expect("writes of a0 assemble");
    let mut words: Vec<u128> =
        bytes.chunks_exact(16).map(|word| u128::from_le_bytes(word.try_into().expect("16 bytes"))).collect();
    for _ in 0..1 + random.below(4) {
        words.push(by_address(random));
    }
    if random.chance(50) {
        words.extend(described(random));
    }
    words
}

/// A message whose descriptor an instruction before has written to a0.
fn described(random: &mut Random) -> [u128; 2] {
    loop {
        let mut word = Native(sound(random, message));
        let descriptor = word.high(send_hi::DESC) as u32;
        let mut code = Builder::new();
        code.mov(1, a0().ud(), imm_ud(descriptor)).no_mask();
        let bytes = code.finish().expect("a write of a0 assembles");
        instruction::in_a0(&mut word);
        if tessera_isa::decode(&word.0.to_le_bytes()).is_ok() {
            return [u128::from_le_bytes(bytes.try_into().expect("16 bytes")), word.0];
        }
    }
}

/// An instruction that reads a0 or finds an operand by it.
fn by_address(random: &mut Random) -> u128 {
    loop {
        let mut word = Native(instruction::lanes(random));
        if word.low(lo::DST_INDIRECT) == 1 {
            word.set_low(lo::DST_OFFSET, word.low(lo::DST_OFFSET) & !3);
        } else if word.low(lo::SRC0_FILE) == file::GRF.raw() && word.high_in(hi::SRC0, operand::INDIRECT) == 1 {
            word.set_high(hi::SRC0_OFFSET, word.high(hi::SRC0_OFFSET) & !3);
        }
        let ranges = Decoded::new(word.0, false).ranges;
        let spares = ranges[0] != A0 && (word.low(lo::DST_INDIRECT) == 1 || !ranges[0].overlaps(TARGETS));
        if basic(word)
            && !wild_mode(word.0)
            && ranges.iter().any(|range| range.overlaps(A0))
            && spares
            && tessera_isa::decode(&word.0.to_le_bytes()).is_ok()
        {
            return word.0;
        }
    }
}

/// A thread reaches the barrier of its work-group, and goes on when the gateway says so.
fn barrier() -> Vec<u128> {
    let n0 = Operand::of(Register::Arf(Arf::Notification), DataType::Ud);
    let mut code = Builder::new();
    code.mov(1, n0, imm_ud(0)).no_mask().switch();
    code.send(1, Sfid::Gateway, Register::NULL, 2, 0x0200_0004).no_mask();
    code.wait();
    let bytes = code.finish().expect("a barrier assembles");
    bytes.chunks_exact(16).map(|word| u128::from_le_bytes(word.try_into().expect("16 bytes"))).collect()
}

/// An instruction that the reference has too: the EU executes a few more (mad of one channel, for example),
/// which the interpreter refuses. Nor one that finds in the accumulators what a thread before has left.
fn sound(random: &mut Random, make: fn(&mut Random) -> u128) -> u128 {
    loop {
        let word = make(random);
        let ranges = Decoded::new(word, false).ranges;
        let left = |range: &Range| range.overlaps(ACCUMULATORS);
        let spares =
            !ranges[0].overlaps(TARGETS) && !ranges.iter().any(|range| range.overlaps(A0)) && !ranges[1..].iter().any(left);
        if tessera_isa::decode(&word.to_le_bytes()).is_ok() && !wild_mode(word) && spares {
            return word;
        }
    }
}

/// A branch through a register that was written just before, and what the register has to hold until then.
fn by_register(random: &mut Random, register: u64, at: u64, length: u64) -> (Vec<u128>, u32) {
    let opcode = random.pick(&[JMPI, BRD, BRC, CALL, CALLA, RET]);
    let mut word = loop {
        let word = Native(instruction::branch(random, 1));
        let spares = !Decoded::new(word.0, false).ranges[0].overlaps(TARGETS);
        if opcode == word.low(lo::OPCODE) && spares {
            break word;
        }
    };
    // The last of all is the branch: two moves before it at most.
    let moves = if opcode == BRC { 2 } else { 1 };
    let dword = random.below(7);
    let absolute = opcode == CALLA || opcode == RET;
    let mut ahead = [0, 1].map(|_| 16 * (1 + random.below(6)));
    ahead.sort_unstable();
    let base = if absolute { 16 * (at + moves) } else { 0 };
    word = instruction::target_in(word, register, dword);
    let write = |k: u64| write_dword(register, dword + k, (base + ahead[k as usize]) as u32);
    let mut words: Vec<u128> = (0..moves).map(write).collect();
    words.push(word.0);
    (words, if absolute { 16 * length as u32 } else { 16 })
}

/// mov (1) of an immediate, for all channels.
fn write_dword(register: u64, dword: u64, value: u32) -> u128 {
    let mut word = Native::default();
    word.set_low(lo::OPCODE, MOV);
    word.set_low(lo::EXEC_SIZE, exec_size::ONE);
    word.set_low(lo::NO_MASK, true);
    word.set_low(lo::DST_FILE, file::GRF);
    word.set_low(lo::DST_TYPE, types::UD);
    word.set_low(lo::DST_STRIDE, 1u64);
    word.set_low(lo::DST_REG, register);
    word.set_low(lo::DST_SUB, 4 * dword);
    word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
    word.set_low(lo::SRC0_TYPE, types::UD);
    word.set_high(hi::IMMEDIATE, value);
    word.0
}

/// A call, what comes after the return, a jump over the subroutine, the subroutine.
fn subroutine(random: &mut Random, register: u64) -> Vec<u128> {
    let body = |random: &mut Random| (0..random.below(4)).map(|_| sound(random, instruction::alu)).collect::<Vec<_>>();
    let (after, inside) = (body(random), body(random));
    let dword = random.below(7);
    let make = |random: &mut Random, opcode: U<7>| loop {
        let word = Native(instruction::branch(random, 1));
        if opcode == word.low(lo::OPCODE) {
            break word;
        }
    };
    let mut call = make(random, CALL);
    call.set_high(hi::SRC1_FILE, file::IMMEDIATE);
    call.set_low(lo::DST_REG, register);
    call.set_low(lo::DST_SUB, 4 * dword);
    call.set_high(flow_hi::JIP, 16 * (after.len() as u64 + 2));
    let mut over = make(random, JMPI);
    over.set_high(hi::SRC1_FILE, file::IMMEDIATE);
    over.set_low(lo::PRED_CTRL, 0u64);
    over.set_high(flow_hi::JIP, 16 * (inside.len() as u64 + 1));
    // Everybody returns: a channel that stayed would be in the subroutine without a call.
    let mut ret = instruction::target_in(make(random, RET), register, dword);
    ret.set_low(lo::PRED_CTRL, 0u64);
    [vec![call.0], after, vec![over.0], inside, vec![ret.0]].concat()
}

/// A write to cr0 that may set more than rounding and denormals: the interpreter has no other modes.
fn wild_mode(word: u128) -> bool {
    let word = Native(word);
    let control = |file: u64, number: u64| arf_number::CR0 == number && file::ARF == file;
    let writes = control(word.low(lo::DST_FILE), word.low(lo::DST_REG));
    // An indirect source has its offset where a direct one has the register.
    let direct = word.high_in(hi::SRC0, operand::INDIRECT) == 0;
    let reads = direct && control(word.low(lo::SRC0_FILE), word.high(hi::SRC0_REG));
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
    if instruction::is_split(&word) && word.low(send_lo::SPLIT_SRC1_FILE) == 0 {
        word.set_high(send_hi::LENGTH1, 0u64);
    }
    word.0
}

/// A branch at instruction `at` of `length` whose targets lie ahead.
fn forward_branch(random: &mut Random, at: u64, length: u64) -> u128 {
    let room = length - at;
    let mut word = Native(instruction::branch(random, 1));
    let opcode = U::new(word.low(lo::OPCODE));
    let writes = Decoded::new(word.0, false).ranges[0].overlaps(TARGETS);
    if matches!(opcode, WHILE | NOP | RET | WAIT) || writes || room < 2 {
        return sound(random, instruction::alu);
    }
    if instruction::in_register(opcode) {
        // Targets in registers are elsewhere.
        word.set_high(hi::SRC1_FILE, file::IMMEDIATE);
        word.set_low(lo::SRC0_FILE, file::IMMEDIATE);
    }
    let ahead = |random: &mut Random| 16 * (1 + random.below(room.min(6) - 1));
    // As in structured code: where all channels leave lies no earlier than where some do.
    let (one, other) = (ahead(random), ahead(random));
    let (jip, uip) = (one.min(other), one.max(other));
    if instruction::has_uip(opcode) {
        word.set_high(flow_hi::UIP, uip);
    }
    word.set_high(flow_hi::JIP, if opcode == CALLA { 16 * at + jip } else { jip });
    word.0
}
