//! TC: a random program in native and compacted words, and pipes that answer with random delay and random branch results.
//! When every thread has come to an unsupported instruction, TC is reset.

use tessera_lockstep::random::Random;
use tessera_ports::tc::{TcIn, TcOut};

use super::{instruction, Offer, Stimulus};

/// Bytes of the program; branch results stay inside, and straight-line code runs into the zeros behind it.
const CODE: usize = 64 * 24;

/// Cycles without an issue after which the stimulus resets TC.
const STUCK: u64 = 300;

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

pub struct Tc {
    random: Random,
    stall: u32,
    code: Vec<u8>,
    /// Addresses at which instructions start.
    starts: Vec<u64>,
    start: Offer<TcIn>,
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

/// One instruction of the random program: its bytes.
fn encoded(random: &mut Random) -> Vec<u8> {
    if random.chance(30) {
        // A compacted word: index fields at random; most expand to something outside the subset, and both models must say so.
        let opcode = random.pick(&[0x01, 0x40, 0x41, 0x05, 0x5B, 0x10, 0x7E]);
        let mut word = random.word() & !0x7F | opcode | 1 << 29;
        if random.chance(97) {
            // A plain one: rows 11 or 22 of the control table, row 18 (f) or 12 (d) of the types, <8;8,1> sources, low registers.
            let control = random.pick(&[11, 22, 13]);
            let types = random.pick(&[12, 18]);
            word = opcode | control << 8 | types << 13 | 1 << 29 | 28 << 30 | 28 << 35;
            word |= random.below(24) << 40 | random.below(24) << 48 | random.below(24) << 56;
            if opcode == 0x5B {
                word = opcode | random.pick(&[1, 2]) << 8 | random.below(24) << 12 | 1 << 29;
                word |= random.below(24) << 43 | random.below(24) << 50 | random.below(24) << 57;
            }
            if opcode == 0x10 {
                word = 0x40 | word & !0x7F;
            }
        }
        return word.to_le_bytes().to_vec();
    }
    let mut word = match random.below(100) {
        0..=64 => instruction::alu(random),
        65..=79 => instruction::branch(random, 8),
        80..=94 => instruction::message(random),
        _ => instruction::end_of_thread(),
    };
    if random.below(200) == 0 {
        // Anything may be wrong with it now; the subset test of both models has to agree.
        word ^= 1 << random.below(128);
        word &= !(1 << 29);
    }
    word.to_le_bytes().to_vec()
}

impl Tc {
    fn line(&self, line: u64) -> [u64; 8] {
        std::array::from_fn(|i| {
            let at = line as usize * 64 + 8 * i;
            let bytes: [u8; 8] = std::array::from_fn(|b| self.code.get(at + b).copied().unwrap_or(0));
            u64::from_le_bytes(bytes)
        })
    }

    fn mask(random: &mut Random) -> u64 {
        random.pick(&[0xFFFF_FFFF, 0xFFFF, 0xFF]) & if random.chance(50) { u64::MAX } else { random.word() }
    }

    /// After a reset nothing is outstanding.
    fn forget(&mut self) {
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
        input.if_req_ready = !self.random.chance(self.stall) as u64;
        if self.response.is_none() && !self.random.chance(self.stall) {
            self.response = self.lines.iter().position(|l| l.0 <= self.cycle);
        }
        if let Some(at) = self.response {
            input.if_rsp_valid = 1;
            input.if_rsp_line = self.lines[at].1;
            input.if_rsp_data = self.line(self.lines[at].1);
        }
    }

    fn pipes(&mut self, input: &mut TcIn) {
        let (cycle, random, stall) = (self.cycle, &mut self.random, self.stall);
        let due = |d: &Due| d.from <= cycle;
        for (i, pipe) in self.alu.iter_mut().chain([&mut self.message]).enumerate() {
            pipe.ready = pipe.fetched.is_none() && !random.chance(stall);
            self.shown[i] = pipe.done.iter().position(due);
        }
        let slot = |d: Option<Due>| d.filter(due).map_or((0, 0), |d| (1, d.slot));
        (input.f0_valid, input.f0_slot) = slot(self.alu[0].fetched);
        (input.f1_valid, input.f1_slot) = slot(self.alu[1].fetched);
        (input.fm_valid, input.fm_slot) = slot(self.message.fetched);
        input.i0_ready = self.alu[0].ready as u64;
        input.i1_ready = self.alu[1].ready as u64;
        input.im_ready = (self.message.ready && self.end.is_none()) as u64;
        input.ij_ready = (self.branch.is_none() && !random.chance(stall)) as u64;
        if let Some(at) = self.shown[0] {
            let (done, write) = (self.alu[0].done[at], Write::random(random));
            (input.d0_valid, input.d0_slot, input.d0_sb) = (1, done.slot, done.sb);
            [input.d0_fl_we, input.d0_fl_reg, input.d0_fl_mask, input.d0_fl_val] = write.flags;
            [input.d0_arf_we, input.d0_arf_sel, input.d0_arf_be, input.d0_arf_val] = write.arf;
        }
        if let Some(at) = self.shown[1] {
            let (done, write) = (self.alu[1].done[at], Write::random(random));
            (input.d1_valid, input.d1_slot, input.d1_sb) = (1, done.slot, done.sb);
            // The scoreboard keeps two writes of one thread's state apart.
            if input.d0_valid == 0 || input.d0_slot != done.slot {
                [input.d1_fl_we, input.d1_fl_reg, input.d1_fl_mask, input.d1_fl_val] = write.flags;
                [input.d1_arf_we, input.d1_arf_sel, input.d1_arf_be, input.d1_arf_val] = write.arf;
            }
        }
        if let Some(at) = self.shown[2] {
            let done = self.message.done[at];
            (input.dm_valid, input.dm_slot, input.dm_sb) = (1, done.slot, done.sb);
        }
        if let Some((result, sync)) = self.branch.filter(|b| b.0.from <= cycle) {
            input.r_valid = 1;
            input.r_slot = result.slot;
            input.r_sync = sync as u64;
            input.r_next = random.pick(&self.starts);
            input.r_act = Tc::mask(random);
            input.r_wake_valid = random.chance(30) as u64;
            input.r_wake = if input.r_wake_valid != 0 { input.r_next + 8 * (1 + random.below(8)) } else { 0 };
        }
        if let Some(end) = self.end.filter(due) {
            (input.eot_done, input.eot_slot) = (1, end.slot);
        }
    }
}

/// What an ALU instruction writes outside the register file: flags, or an ARF register, or nothing.
#[derive(Default)]
struct Write {
    /// Enable, register, mask, value.
    flags: [u64; 4],
    /// Enable, register, byte enables, value.
    arf: [u64; 4],
}

impl Write {
    fn random(random: &mut Random) -> Self {
        let mut write = Write::default();
        let word = random.word() & 0xFFFF_FFFF;
        match random.below(5) {
            0 | 1 => {
                let mask = random.word() & 0xFFFF_FFFF;
                write.flags = [1, random.below(2), mask, word & mask];
            }
            2 => {
                let enables = random.below(16);
                write.arf = [1, random.below(3), enables, word & bytes(enables)];
            }
            _ => (),
        }
        write
    }
}

/// The bits of the enabled bytes.
fn bytes(enables: u64) -> u64 {
    (0..4).filter(|b| enables >> b & 1 != 0).map(|b| 0xFFu64 << (8 * b)).sum()
}

impl Stimulus for Tc {
    type In = TcIn;
    type Out = TcOut;

    fn new(mut random: Random, stall: u32) -> Self {
        let (mut code, mut starts) = (Vec::new(), Vec::new());
        while code.len() < CODE {
            starts.push(code.len() as u64);
            code.extend(encoded(&mut random));
        }
        code.extend(instruction::end_of_thread().to_le_bytes());
        Tc {
            random,
            stall,
            code,
            starts,
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
        if self.cycle < 2 || self.stuck > STUCK {
            return TcIn { reset: 1, ..TcIn::default() };
        }
        let starts = &self.starts;
        let start = |random: &mut Random| TcIn {
            st_valid: 1,
            st_slot: random.below(7),
            st_ip: random.pick(starts),
            st_mask: Tc::mask(random),
            ..TcIn::default()
        };
        let mut input = self.start.get(&mut self.random, 60, start).unwrap_or_default();
        self.ifetch(&mut input);
        self.pipes(&mut input);
        input
    }

    fn edge(&mut self, input: &TcIn, output: &TcOut) {
        if input.reset != 0 {
            self.forget();
            return;
        }
        let issued = output.i0_valid | output.i1_valid | output.ij_valid | output.im_valid;
        self.stuck = if issued != 0 { 0 } else { self.stuck + 1 };
        let (cycle, random) = (self.cycle, &mut self.random);
        self.start.settle(input.st_valid & output.st_ready != 0);
        if input.if_rsp_valid & output.if_rsp_ready != 0 {
            self.lines.remove(self.response.take().expect("a response was offered"));
        }
        if output.if_req_valid & input.if_req_ready != 0 {
            self.lines.push((cycle + 1 + random.below(8), output.if_req_line));
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
        if input.r_valid != 0 {
            self.branch = None;
        }
        if input.eot_done != 0 {
            self.end = None;
        }
        let mut due = |slot, sb, last| Due { from: cycle + 1 + random.below(6), slot, sb, last };
        if output.i0_valid != 0 {
            self.alu[0].fetched = Some(due(output.i0_slot, output.i0_sb, true));
        }
        if output.i1_valid != 0 {
            self.alu[1].fetched = Some(due(output.i1_slot, output.i1_sb, true));
        }
        if output.im_valid != 0 {
            if output.im_hi >> 63 != 0 {
                self.end = Some(due(output.im_slot, 0, false));
            } else {
                // dst file: bit 35 of sends, bits 36:35 of send
                let file = if output.im_lo & 0x7F == 0x33 { 1 } else { 3 };
                let answered = output.im_hi >> 52 & 31 != 0 && output.im_lo >> 35 & file == 1;
                self.message.fetched = Some(due(output.im_slot, output.im_sb, answered));
            }
        }
        if output.ij_valid != 0 {
            self.branch = Some((due(output.ij_slot, 0, false), output.ij_sync != 0));
        }
        self.cycle += 1;
    }
}
