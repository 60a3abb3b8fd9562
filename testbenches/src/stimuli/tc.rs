//! TC: a random program in native and compacted words, and pipes that answer with random delay and random
//! branch results. When every thread has come to an unsupported instruction, and now and then, TC is reset
//! and another program begins.

use tessera_eu::opcode::{ADD, AND, CMP, MAD, MOV, MUL, NOP};
use tessera_eu::word::{exec_size, hi, lo, operand, Native};
use tessera_hdl::word::Part;
use tessera_ports::bundle::eu::{ArfWrite, Branch, Done, Event, FlagWrite, LineResponse, Refusal, Start};
use tessera_ports::tc::{TcIn, TcOut};
use tessera_testkit::Random;

use super::{instruction, Offer, Stimulus};
use crate::coverage::Still;

/// Bytes of the program; branch results stay inside, and straight-line code runs into the zeros behind it.
const CODE: usize = 64 * 24;

/// The program lies in memory again and again, so that addresses have high bits: every that many bytes.
const PERIOD: usize = 64 * 32;

/// Cycles without an issue after which the stimulus resets TC.
const STUCK: u64 = 100;

/// An event a pipe will report, and the cycle from which it may.
#[derive(Clone, Copy)]
struct Due {
    from: u64,
    slot: u64,
    sb: u64,
    last: bool,
}

/// A pipe in front of TC: one instruction at a time.
#[derive(Default)]
struct Pipe {
    ready: bool,
    fetched: Option<Due>,
    done: Vec<Due>,
}

/// Stimulus of TC.
pub type Tc = Threads<true>;

/// Stimulus of a TC without ALU0.
pub type TcLone = Threads<false>;

/// Stimulus of a TC of three threads.
pub type TcFew = Threads<true, 3>;

/// Stimulus of TC: programs for the slots below `SLOTS`, and the answers of the pipes.
pub struct Threads<const ALU0: bool, const SLOTS: u64 = 7> {
    random: Random,
    stall: u32,
    code: Vec<u8>,
    /// Addresses at which instructions start, but for those inside of what belongs together.
    starts: Vec<u64>,
    /// And these: a thread that begins there lacks what came before.
    inside: Vec<u64>,
    start: Offer<Start>,
    lines: Vec<(u64, u64)>,
    response: Option<usize>,
    alu: [Pipe; 2],
    message: Pipe,
    end: Option<Due>,
    branch: Option<(Due, bool)>,
    cycle: u64,
    /// Cycles without an issue: all threads stand at something unsupported, and only a reset helps.
    stuck: u64,
    /// Events shown in this cycle, by pipe: index into `done`.
    shown: [Option<usize>; 3],
}

/// Position of a bit in a field that the subset restricts; each of the rules has to be met alone.
fn restricted(random: &mut Random) -> usize {
    fn low<P: Part>(_: P) -> [usize; 2] {
        [P::AT, P::WIDTH]
    }
    fn source<P: Part>(_: P) -> [usize; 2] {
        [64 + P::AT, P::WIDTH]
    }
    let [at, width] = random.pick(&[
        low(lo::PRED_CTRL),
        low(lo::EXEC_SIZE),
        low(lo::DST_SUB),
        low(lo::DST_STRIDE),
        low(lo::DST_FILE),
        low(lo::SRC0_FILE),
        low(lo::CONDITION),
        low(lo::SATURATE),
        source(operand::ABS),
        source(operand::NEGATE),
        source(operand::SUB),
        source(operand::WIDTH),
        source(operand::VSTRIDE),
    ]);
    at + random.index(width)
}

/// The branch with a register of its, if it has any, off the dwords.
fn askew(random: &mut Random, branch: u128) -> u128 {
    let (mut off, bits) = (Native::default(), 1 + random.below(3));
    match random.below(3) {
        0 => off.set_low(lo::DST_SUB, bits),
        1 => off.set_high_in(hi::SRC0, operand::SUB, bits),
        _ => off.set_high_in(hi::SRC1, operand::SUB, bits),
    }
    branch ^ off.0
}

/// An ALU instruction of 32 lanes, which few types allow.
fn widest(random: &mut Random) -> u128 {
    loop {
        let word = instruction::alu(random);
        if Native(word).low(lo::EXEC_SIZE) == exec_size::THIRTY_TWO.raw() {
            return word;
        }
    }
}

/// One instruction of the random program, or a few that belong together: their bytes.
fn encoded(random: &mut Random) -> Vec<u8> {
    if random.chance(30) {
        // A compacted word; now and then with index fields at random, which mostly expand to something
        // outside the subset.
        let opcode = random.pick(&[MOV, ADD, MUL, AND, MAD, CMP, NOP]);
        let mut wild = Native(random.word().into());
        wild.set_low(lo::OPCODE, opcode);
        wild.set_low(lo::COMPACTED, true);
        let word = if random.chance(90) { instruction::compacted(random) } else { wild.halves().0 };
        return word.to_le_bytes().to_vec();
    }
    let mut word = match random.below(100) {
        0..=9 => widest(random),
        10..=12 => {
            return instruction::accumulate(random).iter().flat_map(|word| word.to_le_bytes()).collect();
        }
        13..=15 => instruction::ieee(random),
        16..=64 => instruction::alu(random),
        65..=78 => {
            let word = instruction::branch(random, 8);
            if random.chance(15) {
                askew(random, word)
            } else {
                word
            }
        }
        79..=80 => instruction::wait(random),
        81 if random.chance(50) => instruction::mach(random),
        // A thread may end with them, and the next of its slot must not have them.
        82 => instruction::products(random),
        81..=94 => instruction::message(random),
        _ => instruction::end_of_thread(),
    };
    if random.chance(15) {
        word = instruction::with_noise(random, word);
    }
    if random.one_in(30) {
        // Anything may be wrong with it now, mostly a field that the subset restricts; the subset test of
        // both models has to agree.
        let bit = if random.chance(50) { restricted(random) } else { random.index(128) };
        let mut wrong = Native(word ^ 1 << bit);
        wrong.set_low(lo::COMPACTED, false);
        word = wrong.0;
    }
    word.to_le_bytes().to_vec()
}

impl<const ALU0: bool, const SLOTS: u64> Threads<ALU0, SLOTS> {
    fn line(&self, line: u64) -> [u64; 8] {
        std::array::from_fn(|i| {
            let at = line as usize * 64 % PERIOD + 8 * i;
            let bytes: [u8; 8] = std::array::from_fn(|b| self.code.get(at + b).copied().unwrap_or(0));
            u64::from_le_bytes(bytes)
        })
    }

    fn mask(random: &mut Random) -> u64 {
        random.pick(&[0xFFFF_FFFF, 0xFFFF, 0xFF, 0xFFFF_0000]) & if random.chance(50) { u64::MAX } else { random.word() }
    }

    /// An address at which an instruction starts, in the first copy of the program or in any.
    fn address(random: &mut Random, starts: &[u64]) -> u64 {
        let copy = if random.chance(60) { 0 } else { random.below((1 << 32) / PERIOD as u64) };
        random.pick(starts) + copy * PERIOD as u64
    }

    /// A program of its own.
    fn program(random: &mut Random) -> (Vec<u8>, [Vec<u64>; 2]) {
        let (mut code, mut starts, mut inside) = (Vec::new(), Vec::new(), Vec::new());
        while code.len() < CODE {
            let (at, bytes) = (code.len() as u64, encoded(random));
            starts.push(at);
            inside.extend((16..bytes.len() as u64).step_by(16).map(|behind| at + behind));
            code.extend(bytes);
        }
        code.extend(instruction::end_of_thread().to_le_bytes());
        (code, [starts, inside])
    }

    /// After a reset nothing is outstanding, and another program runs.
    fn forget(&mut self) {
        if self.cycle > 2 {
            (self.code, [self.starts, self.inside]) = Self::program(&mut self.random);
        }
        self.start = Offer::default();
        self.lines.clear();
        self.response = None;
        self.alu = Default::default();
        self.message = Pipe::default();
        (self.end, self.branch, self.shown) = (None, None, [None; 3]);
        self.stuck = 0;
        self.cycle += 1;
    }

    fn ifetch(&mut self, input: &mut TcIn) {
        input.if_req = (!self.random.chance(self.stall)).into();
        if self.response.is_none() && !self.random.chance(self.stall) {
            self.response = self.lines.iter().position(|l| l.0 <= self.cycle);
        }
        if let Some(at) = self.response {
            let line = self.lines[at].1;
            input.if_rsp = LineResponse { valid: 1, line, data: self.line(line) };
        }
    }

    fn pipes(&mut self, input: &mut TcIn) {
        let (cycle, random, stall) = (self.cycle, &mut self.random, self.stall);
        let due = |d: &Due| d.from <= cycle;
        for (i, pipe) in self.alu.iter_mut().chain([&mut self.message]).enumerate() {
            pipe.ready = pipe.fetched.is_none() && !random.chance(stall);
            self.shown[i] = pipe.done.iter().position(due);
        }
        let event = |d: Option<Due>| d.filter(due).map_or_else(Event::default, |d| Event { valid: 1, slot: d.slot });
        let pipes = [&self.alu[0], &self.alu[1], &self.message];
        input.fetched = pipes.map(|pipe| event(pipe.fetched));
        input.ended = event(self.end);
        input.issue = [0, 1].map(|a| self.alu[a].ready.into());
        input.issue_me = (self.message.ready && self.end.is_none()).into();
        input.issue_je = (self.branch.is_none() && !random.chance(stall)).into();
        for (i, pipe) in pipes.into_iter().enumerate() {
            let Some(Due { slot, sb, .. }) = self.shown[i].map(|at| pipe.done[at]) else { continue };
            // The scoreboard keeps two writes of one thread's state apart.
            let apart = i == 0 || input.done[0].valid == 0 || input.done[0].slot != slot;
            input.done[i] = Done { valid: 1, slot, sb };
            if i < 2 {
                let write = writes(random);
                if apart {
                    (input.fl[i], input.arf[i]) = write;
                }
            }
        }
        if let Some((result, sync)) = self.branch.filter(|b| b.0.from <= cycle) {
            let (next, act) = (Self::address(random, &self.starts), Self::mask(random));
            let wakes = random.chance(30);
            let wake = if wakes { next + 8 * (1 + random.below(8)) } else { 0 };
            let (sync, wake_valid) = (sync.into(), wakes.into());
            input.branch = Branch { valid: 1, slot: result.slot, sync, target: next, act, wake_valid, wake };
        }
    }
}

/// What an ALU instruction writes outside the register file: flags, or an ARF register, or nothing.
fn writes(random: &mut Random) -> (FlagWrite, ArfWrite) {
    let (mut flags, mut arf) = Default::default();
    let word = random.word() & 0xFFFF_FFFF;
    match random.below(5) {
        0 => {
            let mask = random.word() & 0xFFFF_FFFF;
            flags = FlagWrite { we: 1, reg: random.below(2), mask, val: word & mask };
        }
        1 => flags = FlagWrite { we: 1, reg: random.below(2), mask: 0xFFFF_FFFF, val: groups(random) },
        2 => {
            let be = random.below(16);
            arf = ArfWrite { we: 1, sel: random.below(4), be, val: word & bytes(be) };
        }
        _ => (),
    }
    (flags, arf)
}

/// A flag register in which groups of channels agree, as predicates that ask for all of a group want it.
fn groups(random: &mut Random) -> u64 {
    let size = random.pick(&[2, 4, 8, 16, 32]);
    let group = |set: bool, at: u64| (u64::from(set) * ((1 << size) - 1)) << at;
    (0..32).step_by(size as usize).map(|at| group(random.chance(50), at)).sum()
}

const ADDRESS: &str = "instructions lie at multiples of 8 bytes";
const EXPANDED: &str = "0 says: not compacted; DebugCtrl stops a thread (instruction page, rule 3)";

const NO_ALU0: &str = "there is no ALU0: valid is 0, and the rest without it";

const fn still(port: &'static str, high: u32, low: u32, reason: &'static str) -> Still {
    Still { port, bits: [high, low], reason }
}

/// Of the list below: those without ALU0.
const LONE: usize = 10;

/// Rules are those of the instruction page.
const STILL: &[Still] = &[
    still("issue_0_valid", 0, 0, NO_ALU0),
    still("issue_0_slot", 2, 0, NO_ALU0),
    still("issue_0_ip", 31, 0, NO_ALU0),
    still("issue_0_lo", 63, 0, NO_ALU0),
    still("issue_0_hi", 63, 0, NO_ALU0),
    still("issue_0_emask", 31, 0, NO_ALU0),
    still("issue_0_pmask", 31, 0, NO_ALU0),
    still("issue_0_mode", 4, 0, NO_ALU0),
    still("issue_0_scalar", 31, 0, NO_ALU0),
    still("issue_0_sb", 1, 0, NO_ALU0),
    still("issue_#_ip", 2, 0, ADDRESS),
    still("issue_je_ip", 2, 0, ADDRESS),
    still("issue_me_ip", 2, 0, ADDRESS),
    still("fault_ip", 2, 0, ADDRESS),
    still("issue_0_lo", 5, 5, "no ALU opcode but math has it (rule 1), which goes to ALU1"),
    still("issue_0_lo", 27, 27, "CondMod is 6 at most (rule 13), but for math, which goes to ALU1"),
    still("issue_#_lo", 30, 29, EXPANDED),
    still("issue_me_op", 6, 3, "the opcodes are 31 to 34"),
];

/// The bits of the enabled bytes.
fn bytes(enables: u64) -> u64 {
    (0..4).filter(|b| enables >> b & 1 != 0).map(|b| 0xFFu64 << (8 * b)).sum()
}

impl<const ALU0: bool, const SLOTS: u64> Stimulus for Threads<ALU0, SLOTS> {
    type In = TcIn;
    type Out = TcOut;
    const STILL: &'static [Still] = if ALU0 { STILL.split_at(LONE).1 } else { STILL };
    // Few instructions have a scalar, and with two bundles a cycle fewer of them go to ALU1.
    const LONG: u64 = 300_000;

    fn new(mut random: Random, stall: u32) -> Self {
        let (code, [starts, inside]) = Self::program(&mut random);
        Threads {
            random,
            stall,
            code,
            starts,
            inside,
            start: Offer::default(),
            lines: Vec::new(),
            response: None,
            alu: Default::default(),
            message: Pipe::default(),
            end: None,
            branch: None,
            cycle: 0,
            stuck: 0,
            shown: [None; 3],
        }
    }

    fn drive(&mut self) -> TcIn {
        if self.cycle < 2 || self.stuck > STUCK || self.random.one_in(1_500) {
            return TcIn { reset: 1, ..TcIn::default() };
        }
        let from = if self.random.chance(15) && !self.inside.is_empty() { &self.inside } else { &self.starts };
        let start = |random: &mut Random| Start {
            valid: 1,
            slot: random.below(SLOTS),
            ip: Self::address(random, from),
            mask: Self::mask(random),
        };
        let start = self.start.get(&mut self.random, 60, start).unwrap_or_default();
        let mut input = TcIn { start, ..TcIn::default() };
        self.ifetch(&mut input);
        self.pipes(&mut input);
        if self.random.one_in(40) {
            input.nt = Event { valid: 1, slot: self.random.below(SLOTS) };
        }
        if self.random.one_in(400) {
            let ip = self.random.below(1 << 29) << 3;
            input.refused = Refusal { valid: 1, slot: self.random.below(SLOTS), ip };
        }
        input
    }

    fn edge(&mut self, input: &TcIn, output: &TcOut) {
        if input.reset != 0 {
            self.forget();
            return;
        }
        let (alu, je, me) = (&output.issue, &output.issue_je, &output.issue_me);
        let issued = alu[0].valid | alu[1].valid | je.valid | me.valid;
        self.stuck = if issued != 0 { 0 } else { self.stuck + 1 };
        let (cycle, random) = (self.cycle, &mut self.random);
        self.start.settle(input.start.valid & output.start.ready != 0);
        if input.if_rsp.valid & output.if_rsp.ready != 0 {
            self.lines.remove(self.response.take().expect("a response was offered"));
        }
        if output.if_req.valid & input.if_req.ready != 0 {
            self.lines.push((cycle + 1 + random.below(8), output.if_req.line));
        }
        for (i, pipe) in self.alu.iter_mut().chain([&mut self.message]).enumerate() {
            if let Some(at) = self.shown[i] {
                pipe.done.remove(at);
            }
            if pipe.fetched.is_some_and(|d| d.from <= cycle) {
                let done = pipe.fetched.take().expect("it is there");
                if done.last {
                    pipe.done.push(Due { from: cycle + 1 + random.below(20), ..done });
                }
            }
        }
        if input.branch.valid != 0 {
            self.branch = None;
        }
        if input.ended.valid != 0 {
            self.end = None;
        }
        let mut due = |slot, sb, last| Due { from: cycle + 1 + random.below(6), slot, sb, last };
        for (pipe, issue) in self.alu.iter_mut().zip(alu).filter(|(_, issue)| issue.valid != 0) {
            pipe.fetched = Some(due(issue.slot, issue.sb, true));
        }
        if me.valid != 0 {
            if me.eot != 0 {
                self.end = Some(due(me.slot, 0, false));
            } else {
                self.message.fetched = Some(due(me.slot, me.sb, me.rlen != 0));
            }
        }
        if je.valid != 0 {
            self.branch = Some((due(je.slot, 0, false), je.sync != 0));
        }
        self.cycle += 1;
    }
}
