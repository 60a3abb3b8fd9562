//! JE: random branches whose targets lie close together, so that channels part and meet all the time.

use tessera_eu::opcode::{ADD, BREAK, ELSE, ENDIF, GOTO, IF, JMPI, JOIN, NOP, WHILE};
use tessera_hdl::U;
use tessera_ports::bundle::eu::{BranchIssue, DispatchMask};
use tessera_ports::je::{JeIn, JeOut};
use tessera_testkit::Random;

use super::{Offer, Stimulus};
use crate::coverage::Still;

/// Code addresses used: multiples of 16 below this.
const CODE: u64 = 16 * 12;
/// Those of JE, and one that does not branch.
const OPCODES: [U<7>; 10] = [JMPI, IF, ELSE, ENDIF, WHILE, BREAK, GOTO, JOIN, NOP, ADD];

/// Stimulus of JE.
pub struct Je {
    random: Random,
    stall: u32,
    issue: Offer<BranchIssue>,
    /// What TC would know of each thread.
    threads: [Thread; 7],
    /// Slot of the operation JE has in work.
    in_work: Option<u64>,
    cycle: u64,
}

#[derive(Clone, Copy, Default)]
struct Thread {
    /// Where its code lies.
    base: u64,
    ip: u64,
    active: u64,
    running: bool,
}

impl Je {
    fn bundle(random: &mut Random, threads: &[Thread; 7], slot: u64) -> BranchIssue {
        let thread = threads[slot as usize];
        let sync = random.chance(15) as u64;
        let op = random.pick(&OPCODES);
        let distance = |random: &mut Random| 16u64.wrapping_mul(random.below(13).wrapping_sub(6)) & 0xFFFF_FFFF;
        // Mostly where the thread is; now and then straight-line code has run on.
        let ip = if random.chance(70) { thread.ip } else { thread.base + 16 * random.below(CODE / 16) };
        let mut pred = if random.chance(30) { 0xFFFF_FFFF } else { random.word() & 0xFFFF_FFFF };
        if random.chance(10) {
            pred = 0;
        }
        BranchIssue {
            valid: 1,
            slot,
            ip,
            len8: random.chance(5) as u64,
            op: if sync == 1 { 0 } else { op.raw() },
            branch: random.below(2),
            group: random.below(8),
            size: random.below(6),
            uip: distance(random),
            jip: distance(random),
            sync,
            act: thread.active,
            pred,
        }
    }
}

impl Stimulus for Je {
    type In = JeIn;
    type Out = JeOut;
    const STILL: &'static [Still] = &[
        Still { port: "branch_target", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "branch_wake", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
        Still { port: "ret_ip", bits: [2, 0], reason: "instructions lie at multiples of 8 bytes" },
    ];

    fn new(random: Random, stall: u32) -> Self {
        Je { random, stall, issue: Offer::default(), threads: Default::default(), in_work: None, cycle: 0 }
    }

    fn drive(&mut self) -> JeIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return JeIn { reset: 1, ..JeIn::default() };
        }
        let (in_work, threads) = (self.in_work, &self.threads);
        let start = (0..7).find(|&s| !threads[s as usize].running).map(|slot| {
            let mask = if random.chance(50) { 0xFFFF_FFFF } else { random.word() & 0xFFFF_FFFF };
            DispatchMask { valid: 1, slot, mask }
        });
        // A thread offers no operation while its last one is in work, so it cannot end while its next one
        // waits.
        let slot = random.below(7);
        let mut issue = None;
        if self.issue.waits() || threads[slot as usize].running && in_work != Some(slot) {
            issue = self.issue.get(random, 100 - self.stall, |random| Je::bundle(random, threads, slot));
        }
        JeIn { start: start.unwrap_or_default(), issue: issue.unwrap_or_default(), ..JeIn::default() }
    }

    fn edge(&mut self, input: &JeIn, output: &JeOut) {
        let (start, branch) = (&input.start, &output.branch);
        if start.valid != 0 {
            let base = if self.random.chance(50) { 0 } else { self.random.below(1 << 24) << 8 };
            self.threads[start.slot as usize] = Thread { base, ip: base, active: start.mask, running: true };
        }
        let taken = input.issue.valid & output.issue.ready != 0;
        if taken || branch.valid != 0 {
            self.in_work = taken.then_some(input.issue.slot);
        }
        self.issue.settle(taken);
        if branch.valid != 0 {
            let thread = &mut self.threads[branch.slot as usize];
            thread.active = branch.act;
            let inside = branch.target.wrapping_sub(thread.base) < CODE;
            thread.ip = if inside { branch.target } else { thread.base };
            // A lost thread (everybody parked elsewhere) starts anew.
            thread.running = self.random.below(40) != 0;
        }
        self.cycle += 1;
    }
}
