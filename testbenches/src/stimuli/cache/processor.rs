//! A processor on AXI4-Lite: it sets a cache up, starts it, and then writes and reads registers at random, but
//! never a set-up with which the cache would not work.

use std::collections::VecDeque;

use tessera_ports::bundle::cache::{AxiLiteAddress, AxiLiteWrite, CacheConfig};
use tessera_ports::cache::control_registers::{base_high, base_low, cache, control, enable, event, pitch, status, REGISTERS};
use tessera_testkit::Random;

use super::axi4_bridge::place;
use crate::stimuli::Offer;

/// Registers that are written while the cache is stopped.
const SETUP: [u64; 4] = [cache::OFFSET, base_low::OFFSET, base_high::OFFSET, pitch::OFFSET];

/// What it drives: `aw`, `w`, `ar`, and whether it takes what `b` and `r` show.
pub type Asks = (AxiLiteAddress, AxiLiteWrite, AxiLiteAddress, [bool; 2]);

/// The processor; one write at a time, whose halves come in any order.
#[derive(Default)]
pub struct Processor {
    /// Set-up and start, to be written before anything else.
    script: VecDeque<(u64, u64)>,
    /// The cache's set-up as a word.
    cache: u64,
    /// The halves of a write, before and on the bus, and whether its end is to come.
    halves: (Option<AxiLiteAddress>, Option<AxiLiteWrite>),
    aw: Offer<AxiLiteAddress>,
    w: Offer<AxiLiteWrite>,
    open: bool,
    ar: Offer<AxiLiteAddress>,
}

fn put(value: u64, [_, low]: [u32; 2]) -> u64 {
    value << low
}

fn address(random: &mut Random, offset: u64) -> AxiLiteAddress {
    AxiLiteAddress { valid: 1, addr: offset + random.below(4) }
}

impl Processor {
    /// After a reset: what is written first, for a cache of this configuration.
    pub fn reset(&mut self, random: &mut Random, cfg: CacheConfig) {
        let cache = put(cfg.nodes, cache::NODES)
            | put(cfg.ways, cache::WAYS)
            | put(cfg.set_mask, cache::SET_MASK)
            | put(cfg.hash, cache::HASH)
            | put(cfg.part, cache::PART);
        *self = Processor { cache, ..Processor::default() };
        for register in SETUP {
            self.script.push_back((register, self.setup(random, register)));
        }
        self.script.push_back((enable::OFFSET, random.below(8)));
        self.script.push_back((control::OFFSET, put(1, control::START)));
    }

    /// A value with which the cache works.
    fn setup(&self, random: &mut Random, offset: u64) -> u64 {
        let place = place(random);
        match offset {
            base_low::OFFSET => put(place.base & 0x3FF_FFFF, base_low::ADDRESS),
            base_high::OFFSET => put(place.base >> 26, base_high::ADDRESS),
            pitch::OFFSET => put(place.pitch, pitch::SHIFT),
            _ => self.cache,
        }
    }

    /// Address and data of a write. A stopped cache is started again soon.
    fn write(&mut self, random: &mut Random) -> (u64, u64) {
        if let Some(next) = self.script.pop_front() {
            return next;
        }
        let start = put(1, control::START);
        let data = match random.below(8) {
            0 => start | put(1, control::STOP),
            1 => start | put(1, control::CLEAR),
            2 => put(1, control::FLUSH) | put(random.below(2), control::DROP),
            3 => random.below(32),
            _ => start,
        };
        match random.below(10) {
            0 => (event::OFFSET, random.below(8)),
            1 => (enable::OFFSET, random.below(8)),
            2 => {
                let offset = random.pick(&SETUP);
                (offset, self.setup(random, offset))
            }
            3 => (random.pick(&[0, status::OFFSET, 0x24, 0x40, 0x6C, 0x70, 0xFFC]), random.word() & 0xFFFF_FFFF),
            _ => (control::OFFSET, data),
        }
    }

    /// What it drives in this cycle; `percent` of its offers and readies are not held back.
    pub fn drive(&mut self, random: &mut Random, percent: u32) -> Asks {
        // In haste before the start, then seldom enough for the cache to come to something.
        if !self.open && random.chance(if self.script.is_empty() { 3 } else { percent }) {
            let (offset, data) = self.write(random);
            // Set-up is written in whole words.
            let strb = if SETUP.contains(&offset) || random.chance(80) { 15 } else { random.below(16) };
            self.halves = (Some(address(random, offset)), Some(AxiLiteWrite { valid: 1, data, strb }));
            self.open = true;
        }
        let (aw, w) = &mut self.halves;
        let half = if aw.is_some() { percent } else { 0 };
        let aw = self.aw.get(random, half, |_| aw.take().expect("a half is left"));
        let half = if w.is_some() { percent } else { 0 };
        let w = self.w.get(random, half, |_| w.take().expect("a half is left"));
        let ar = self.ar.get(random, percent / 4 + 1, |random| {
            let register = &REGISTERS[random.index(REGISTERS.len())];
            let offset = if random.one_in(20) { 4 * random.below(1 << 10) } else { register.offset };
            let number = if offset == register.offset { random.below(register.count) } else { 0 };
            address(random, offset + 4 * number)
        });
        let readies = [(); 2].map(|()| random.chance(percent));
        (aw.unwrap_or_default(), w.unwrap_or_default(), ar.unwrap_or_default(), readies)
    }

    /// What was taken in this cycle: `aw`, `w`, `ar`; and whether a write has ended.
    pub fn settle(&mut self, [aw, w, ar]: [bool; 3], ended: bool) {
        self.aw.settle(aw);
        self.w.settle(w);
        self.ar.settle(ar);
        self.open &= !ended;
    }
}
