//! A slave that answers at random: addresses and data in any order, beats of reads in any mixture, ends of
//! writes in any order, some of both failing.

use std::collections::VecDeque;

use tessera_ports::bundle::cache::{AxiRead, AxiWritten};
use tessera_testkit::Random;

use super::Bus;
use crate::stimuli::{Offer, Stimulus};

/// What the slave drives.
#[derive(Debug, Clone, Copy)]
pub struct Answers<const K: usize> {
    /// `aw_ready`, `w_ready`, `ar_ready`.
    pub ready: [bool; 3],
    /// End of a write.
    pub b: AxiWritten,
    /// Beat of a read.
    pub r: AxiRead,
    /// Its words.
    pub r_data: [u64; K],
}

impl<const K: usize> Default for Answers<K> {
    fn default() -> Self {
        Answers { ready: [false; 3], b: AxiWritten::default(), r: AxiRead::default(), r_data: [0; K] }
    }
}

/// The slave, on a bus of `K` words.
#[derive(Debug, Clone, Default)]
pub struct Memory<const K: usize> {
    /// Writes whose data are not complete.
    addresses: VecDeque<u64>,
    /// Complete data without an address.
    bursts: usize,
    done: Vec<u64>,
    /// Open reads: id and beats to come.
    reads: Vec<(u64, u64)>,
    b: Offer<AxiWritten>,
    r: Offer<(AxiRead, [u64; K])>,
}

impl<const K: usize> Memory<K> {
    /// What it drives in this cycle; `rate` is the percentage of cycles in which it answers.
    pub fn drive(&mut self, random: &mut Random, rate: u32) -> Answers<K> {
        let mut answers = Answers { ready: [(); 3].map(|()| random.chance(rate)), ..Answers::default() };
        if !self.done.is_empty() || self.b.waits() {
            let done = &mut self.done;
            let make = |random: &mut Random| {
                let at = random.below(done.len() as u64) as usize;
                AxiWritten { valid: 1, id: done.swap_remove(at), resp: resp(random) }
            };
            answers.b = self.b.get(random, rate, make).unwrap_or_default();
        }
        if !self.reads.is_empty() || self.r.waits() {
            let reads = &mut self.reads;
            let make = |random: &mut Random| {
                // Mostly the oldest, so that reads end; its beats and those of others mix.
                let at = if random.chance(60) { 0 } else { random.below(reads.len() as u64) as usize };
                let (id, left) = &mut reads[at];
                *left -= 1;
                let beat = AxiRead { valid: 1, id: *id, resp: resp(random), last: (*left == 0).into() };
                if *left == 0 {
                    reads.remove(at);
                }
                (beat, std::array::from_fn(|_| random.word()))
            };
            (answers.r, answers.r_data) = self.r.get(random, rate, make).unwrap_or((AxiRead::default(), [0; K]));
        }
        answers
    }

    /// The cycle ends.
    pub fn edge(&mut self, bus: &Bus) {
        if bus.reset {
            *self = Memory::default();
            return;
        }
        self.b.settle(bus.b.0.valid != 0 && bus.b.1);
        self.r.settle(bus.r.0.valid != 0 && bus.r.1);
        if bus.ar.0.valid != 0 && bus.ar.1 {
            self.reads.push((bus.ar.0.id, bus.ar.0.len + 1));
        }
        if bus.aw.0.valid != 0 && bus.aw.1 {
            self.addresses.push_back(bus.aw.0.id);
        }
        self.bursts += usize::from(bus.w.0.valid & bus.w.0.last != 0 && bus.w.1);
        while self.bursts > 0 && !self.addresses.is_empty() {
            self.done.extend(self.addresses.pop_front());
            self.bursts -= 1;
        }
    }
}

/// OKAY, now and then SLVERR or DECERR.
fn resp(random: &mut Random) -> u64 {
    match random.below(40) {
        0 => 2,
        1 => 3,
        _ => 0,
    }
}

/// A stimulus that is at the other end of the bus, and holds the block to the rules.
pub trait Bound: Stimulus {
    /// As [`Stimulus::edge`], which panics on a breach.
    fn try_edge(&mut self, input: &Self::In, output: &Self::Out) -> Result<(), super::checker::Breach>;
}
