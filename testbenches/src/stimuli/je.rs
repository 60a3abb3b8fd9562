//! JE: random branches whose targets lie close together, so that channels part and meet all the time.

use tessera_lockstep::random::Random;
use tessera_ports::je::{JeIn, JeOut};

use super::{instruction, Offer, Stimulus};

/// Code addresses used: multiples of 16 below this.
const CODE: u64 = 16 * 12;

pub struct Je {
    random: Random,
    stall: u32,
    issue: Offer<JeIn>,
    /// What TC would know of each thread.
    threads: [Thread; 7],
    /// Slot of the operation JE has in work; no thread starts there.
    in_work: Option<u64>,
    cycle: u64,
}

#[derive(Clone, Copy, Default)]
struct Thread {
    ip: u64,
    active: u64,
    running: bool,
}

impl Je {
    fn bundle(random: &mut Random, threads: &[Thread; 7]) -> JeIn {
        let slot = random.below(7);
        let thread = threads[slot as usize];
        let word = instruction::branch(random, 6);
        // Mostly where the thread is; now and then straight-line code has run on.
        let ip = if random.chance(70) { thread.ip } else { 16 * random.below(CODE / 16) };
        let mut pred = if random.chance(30) { 0xFFFF_FFFF } else { random.word() & 0xFFFF_FFFF };
        if random.chance(10) {
            pred = 0;
        }
        JeIn {
            i_valid: 1,
            i_slot: slot,
            i_ip: ip,
            i_lo: word as u64,
            i_hi: (word >> 64) as u64,
            i_len8: random.chance(5) as u64,
            i_sync: random.chance(15) as u64,
            i_act: thread.active,
            i_pred: pred,
            ..JeIn::default()
        }
    }
}

impl Stimulus for Je {
    type In = JeIn;
    type Out = JeOut;

    fn new(random: Random, stall: u32) -> Self {
        Je { random, stall, issue: Offer::default(), threads: Default::default(), in_work: None, cycle: 0 }
    }

    fn drive(&mut self) -> JeIn {
        let random = &mut self.random;
        if self.cycle < 2 {
            return JeIn { reset: 1, ..JeIn::default() };
        }
        let in_work = self.in_work;
        if let Some(slot) = (0..7).find(|&s| !self.threads[s as usize].running && in_work != Some(s)) {
            // An operation on offer belongs to the thread that was.
            self.issue = Offer::default();
            let mask = if random.chance(50) { 0xFFFF_FFFF } else { random.word() & 0xFFFF_FFFF };
            return JeIn { start_valid: 1, start_slot: slot, start_mask: mask, ..JeIn::default() };
        }
        let threads = &self.threads;
        self.issue.get(random, 100 - self.stall, |random| Je::bundle(random, threads)).unwrap_or_default()
    }

    fn edge(&mut self, input: &JeIn, output: &JeOut) {
        if input.start_valid != 0 {
            self.threads[input.start_slot as usize] = Thread { ip: 0, active: input.start_mask, running: true };
        }
        if output.r_valid != 0 {
            self.in_work = None;
        }
        if input.i_valid & output.i_ready != 0 {
            self.in_work = Some(input.i_slot);
        }
        self.issue.settle(input.i_valid & output.i_ready != 0);
        if output.r_valid != 0 {
            let thread = &mut self.threads[output.r_slot as usize];
            thread.active = output.r_act;
            thread.ip = if output.r_next < CODE { output.r_next } else { 0 };
            // A lost thread (everybody parked elsewhere) starts anew.
            thread.running = self.random.below(40) != 0;
        }
        self.cycle += 1;
    }
}
