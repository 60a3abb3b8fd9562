//! JE: random branches whose targets lie close together, so that channels part and meet all the time; some
//! threads scatter their channels instead, until each waits alone.

use tessera_eu::opcode::{ADD, BRC, BRD, BREAK, CALL, CALLA, CONT, ELSE, ENDIF, GOTO, HALT, IF, JMPI, JOIN, NOP, RET, WHILE};
use tessera_hdl::U;
use tessera_ports::bundle::eu::{BranchIssue, Event};
use tessera_ports::je::{JeIn, JeOut};
use tessera_testkit::Random;

use super::{Offer, Stimulus};
use crate::coverage::Still;

/// Code addresses used: multiples of 16 below this.
const CODE: u64 = 16 * 12;
/// Those of JE, and one that does not branch.
const OPCODES: [U<7>; 20] =
    [JMPI, BRD, IF, BRC, ELSE, ELSE, ENDIF, WHILE, BREAK, CONT, HALT, CALLA, CALL, CALL, CALL, RET, GOTO, JOIN, NOP, ADD];

/// That of a sync.
const NONE: U<7> = U::new(0);

/// Stimulus of JE.
pub struct Je {
    random: Random,
    stall: u32,
    issue: Offer<BranchIssue>,
    /// What TC would know of each thread.
    threads: [Thread; 7],
    /// Slot of the operation JE has in work.
    in_work: Option<u64>,
    /// Targets of that operation, if they are in a register: from which dword on.
    targets: (usize, [u64; 2]),
    /// A row is on `rd_data`.
    arrives: bool,
    cycle: u64,
}

#[derive(Clone, Copy, Default)]
struct Thread {
    /// Where its code lies.
    base: u64,
    /// Target of the last result, and its wake address.
    ip: u64,
    wake: Option<u64>,
    active: u64,
    running: bool,
    /// Channels leave one by one, each to an address of its own.
    scatters: bool,
}

impl Thread {
    /// Where the next operation is: straight-line code stops at the wake address.
    fn runs_on(&self, random: &mut Random) -> u64 {
        let ahead = self.base + CODE - 16;
        let end = self.wake.unwrap_or(ahead.max(self.ip));
        match random.below(4) {
            0 => end,
            1 => end.min(self.ip + 8 * random.below(16)),
            2 => end.wrapping_sub(8).clamp(self.ip, end.max(self.ip)),
            _ => self.ip,
        }
    }
}

impl Je {
    fn bundle(random: &mut Random, threads: &[Thread; 7], slot: u64) -> BranchIssue {
        let thread = threads[slot as usize];
        let ip = thread.runs_on(random);
        let scattering = thread.scatters && thread.active != 0;
        let sync = (!scattering && random.chance(15)) as u64;
        // At the end of its code a thread mostly goes back.
        let turns = ip.wrapping_sub(thread.base) + 32 > CODE && random.chance(80);
        let op = if turns { random.pick(&[JMPI, WHILE]) } else { random.pick(&OPCODES) };
        // Often beside the nearest group, also inside an instruction of 16 bytes.
        let place = |random: &mut Random| match thread.wake {
            Some(wake) if random.one_in(3) => wake + 8 * random.below(3),
            _ => thread.base + 16 * random.below(CODE / 16),
        };
        let distance = |random: &mut Random| place(random).wrapping_sub(ip) & 0xFFFF_FFFF;
        let mut pred = if random.chance(30) { 0xFFFF_FFFF } else { random.word() & 0xFFFF_FFFF };
        if random.chance(10) {
            pred = 0;
        }
        if scattering {
            // The lowest active channel leaves; mostly nobody waits where it goes.
            let pred = thread.active & (thread.active - 1);
            let uip = 0x1000 + 16 * random.below(256);
            let ip = thread.ip;
            let goto = BranchIssue { valid: 1, slot, op: GOTO.raw(), size: 5, uip, jip: 16, ..BranchIssue::default() };
            return BranchIssue { ip, pred, act: thread.active, ..goto };
        }
        let op = if sync == 1 { NONE } else { op };
        let whole = op == CALL && random.chance(70);
        let absolute = op == CALLA || op == RET;
        let jip = if absolute { place(random) } else { distance(random) };
        let reg = op == RET || matches!(op, JMPI | BRD | BRC | CALL | CALLA) && random.chance(50);
        BranchIssue {
            valid: 1,
            slot,
            ip,
            len8: random.chance(5) as u64,
            op: op.raw(),
            branch: random.below(2),
            group: if whole { 0 } else { random.below(8) },
            size: if whole { 5 } else { random.below(6) },
            uip: distance(random),
            jip,
            reg: reg.into(),
            dst: random.below(128),
            dst_sub: random.below(7),
            sync,
            act: thread.active,
            pred,
        }
    }
}

impl Je {
    /// Register and dword in which an operation finds its targets.
    fn place(issue: &BranchIssue) -> (u64, u64) {
        (issue.pred >> 8 & 0x7F, (issue.pred >> 16 & 0xFF) % 7)
    }

    /// The operation with the name of the register where its targets were.
    fn named(issue: BranchIssue) -> BranchIssue {
        let (register, dword) = Je::place(&issue);
        let name = issue.pred & 0xFFFF_E003 | register << 5 | dword << 2;
        if [BRD, BRC, RET].contains(&U::new(issue.op)) {
            BranchIssue { uip: name, ..issue }
        } else {
            BranchIssue { jip: name, ..issue }
        }
    }
}

impl Stimulus for Je {
    type In = JeIn;
    type Out = JeOut;
    const STILL: &'static [Still] = &[
        Still { port: "branch_target", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "branch_wake", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "writer_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "ret_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
    ];

    fn new(random: Random, stall: u32) -> Self {
        Je {
            random,
            stall,
            issue: Offer::default(),
            threads: Default::default(),
            in_work: None,
            targets: Default::default(),
            arrives: false,
            cycle: 0,
        }
    }

    fn drive(&mut self) -> JeIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return JeIn { reset: 1, ..JeIn::default() };
        }
        let (in_work, threads) = (self.in_work, &self.threads);
        let start = (0..7).find(|&s| !threads[s as usize].running).map(|slot| Event { valid: 1, slot });
        // A thread offers no operation while its last one is in work, so it cannot end while its next one
        // waits.
        let slot = random.below(7);
        let mut issue = None;
        if self.issue.waits() || threads[slot as usize].running && in_work != Some(slot) {
            issue = self.issue.get(random, 100 - self.stall, |random| Je::bundle(random, threads, slot));
        }
        let mut rd_data = [0; 4].map(|_: u64| random.word());
        if self.arrives {
            let (at, targets) = self.targets;
            for (dword, target) in (at..8).zip(targets) {
                let high = 32 * (dword % 2);
                rd_data[dword / 2] = rd_data[dword / 2] & !(0xFFFF_FFFF << high) | target << high;
            }
        }
        // An offer names its target by register; what it is stays here until the row is read.
        let mut issue = issue.unwrap_or_default();
        if issue.valid & issue.reg == 1 {
            issue = Je::named(issue);
        }
        JeIn { start: start.unwrap_or_default(), issue, rd_data, ..JeIn::default() }
    }

    fn answer(&mut self, input: &mut JeIn, output: &JeOut) {
        input.rd.gnt = output.rd.valid & !self.random.chance(self.stall) as u64;
        input.wb.gnt = output.wb.valid & !self.random.chance(self.stall) as u64;
    }

    fn edge(&mut self, input: &JeIn, output: &JeOut) {
        let (start, branch) = (&input.start, &output.branch);
        self.arrives = output.rd.valid & input.rd.gnt != 0;
        if start.valid != 0 {
            let random = &mut self.random;
            let base = if random.chance(50) { 0 } else { random.below(1 << 24) << 8 };
            let active = if random.chance(50) { 0xFFFF_FFFF } else { random.word() & 0xFFFF_FFFF };
            let scatters = random.chance(10);
            self.threads[start.slot as usize] = Thread { base, ip: base, wake: None, active, running: true, scatters };
        }
        let taken = input.issue.valid & output.issue.ready != 0;
        if taken || branch.valid != 0 {
            self.in_work = taken.then_some(input.issue.slot);
        }
        if let (true, Some(issue)) = (taken, self.issue.get(&mut self.random, 0, |_| BranchIssue::default())) {
            self.targets = (Je::place(&issue).1 as usize, [issue.jip, issue.uip]);
        }
        self.issue.settle(taken);
        if branch.valid != 0 {
            let thread = &mut self.threads[branch.slot as usize];
            thread.active = branch.act;
            thread.ip = branch.target;
            thread.wake = (branch.wake_valid != 0).then_some(branch.wake);
            // A thread that has left its code, or whose channels all wait behind it, is lost.
            let reach = if thread.scatters { 0x4000 } else { 2 * CODE };
            let lost = branch.target.wrapping_sub(thread.base) >= reach || branch.act | branch.wake_valid == 0;
            thread.running = !lost && self.random.below(40 + 60 * u64::from(thread.scatters)) != 0;
        }
        self.cycle += 1;
    }
}
