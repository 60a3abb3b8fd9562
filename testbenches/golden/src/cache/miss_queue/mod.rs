//! Golden model of the miss queue (`tessera_ports::cache::miss_queue`).
//!
//! Flags of all chains are bit sets, so that "every chain that ..." is one expression, as in the contract.

mod moment;
mod ports;
mod serve;
#[cfg(test)]
mod tests;
mod types;

pub use moment::Moment;
use serve::Shown;
pub use types::{Chain, Events, Match, Push, PushKind, Request, Serve};

use super::{members, Rotation};
use tessera_ports::cache::NODES;

const ALL_PIXELS: u16 = 0xFFFF;

/// A chain and its pick, as the three arbiters keep it.
#[derive(Debug, Clone, Copy, Default)]
struct Pick {
    chain: Option<u8>,
    rotation: Rotation,
}

impl Pick {
    /// The picked chain as a set.
    #[inline]
    fn bit(&self) -> u16 {
        self.chain.map_or(0, |c| 1 << c)
    }
}

/// Block and place of a chain.
#[derive(Debug, Clone, Copy, Default)]
struct Home {
    block: u32,
    set: u8,
    way: u8,
}

/// Nodes linked into one chain per block.
#[derive(Debug, Clone, Default)]
pub struct MissQueue {
    used: u16,
    next: [u8; NODES],
    requests: [Request; NODES],
    live: u16,
    homes: [Home; NODES],
    present: u16,
    head: [u8; NODES],
    tail: [u8; NODES],
    pend: u16,
    busy: u16,
    want: u16,
    sent: u16,
    filled: u16,
    error: u16,
    dirty: u16,
    cover: [u16; NODES],
    /// Chains whose cover is complete.
    covered: u16,
    leaving: u16,
    /// Chain found for the request in L, whether or not it is still alive.
    looked: Option<u8>,
    serve: Pick,
    /// What the pick has brought on show.
    shown: Shown,
    fetch: Pick,
    back: Pick,
    /// Chains that could be written back in the cycle before.
    ripe: u16,
}

impl MissQueue {
    /// The chain of the request that was looked up last.
    pub fn found(&self) -> Option<Match> {
        let slot = self.looked.filter(|c| self.live >> c & 1 == 1)?;
        let leaving = (self.leaving | self.back.bit()) >> slot & 1 == 1;
        Some(Match { slot, leaving })
    }

    /// The chain of `block`, one that `push` begins included.
    fn look_up(&self, block: u32, push: Option<&Push>) -> Option<u8> {
        let begins = push.filter(|p| !matches!(p.kind, PushKind::Link(_)) && p.block == block);
        let lives = || members(self.live).find(|&c| self.homes[c].block == block).map(|c| c as u8);
        begins.map(|p| p.node).or_else(lives)
    }

    /// The node the next push takes.
    pub fn free_node(&self, usable: u16) -> Option<u8> {
        let free = usable & !self.used;
        (free != 0).then(|| free.trailing_zeros() as u8)
    }

    fn row(&self, slot: u8) -> u8 {
        let home = &self.homes[usize::from(slot)];
        home.set << 2 | home.way
    }

    /// Row of the data RAM that results of a chain go to; none for an absent chain.
    pub fn present_row(&self, slot: u8) -> Option<u8> {
        ((self.live & self.present) >> slot & 1 == 1).then(|| self.row(slot))
    }

    /// Pixels of a chain that are newer than memory.
    pub fn cover(&self, slot: u8) -> u16 {
        self.cover[usize::from(slot)]
    }

    fn chain(&self, slot: u8) -> Chain {
        let home = &self.homes[usize::from(slot)];
        Chain { slot, block: home.block, set: home.set }
    }

    /// The block to fetch next.
    pub fn fetch(&self) -> Option<Chain> {
        self.fetch.chain.map(|c| self.chain(c))
    }

    /// A chain is picked for write back, whether or not it is still finished.
    pub fn write_back_picked(&self) -> bool {
        self.back.chain.is_some()
    }

    /// The finished chain to write back next.
    pub fn write_back(&self) -> Option<Chain> {
        let slot = self.back.chain?;
        (self.done() >> slot & 1 == 1).then(|| self.chain(slot))
    }

    /// Ways of `set` that present chains hold, one that `push` begins included.
    pub fn pinned(&self, set: u8, push: Option<&Push>) -> u8 {
        let homes = members(self.live & self.present).map(|c| (self.homes[c].set, self.homes[c].way));
        let begun = push.filter(|p| p.kind == PushKind::Present).map(|p| (p.set, p.way));
        homes.chain(begun).filter(|home| home.0 == set).fold(0, |ways, home| ways | 1 << home.1)
    }

    /// No chain is alive.
    pub fn is_idle(&self) -> bool {
        self.live == 0
    }

    /// Chains that wait for nothing.
    fn done(&self) -> u16 {
        self.live & !(self.pend | self.busy | self.want | self.sent)
    }

    /// Clock edge.
    pub fn clock(&mut self, events: &Events) {
        if let Some(block) = events.looks_up {
            self.looked = self.look_up(block, events.push.as_ref());
        }
        if self.live == 0 && events.push.is_none() {
            // No chain, so no pick survives either.
            return;
        }
        let done = self.done();
        let absent = done & !self.present & self.dirty & !self.error;
        let whole = self.filled | self.covered;
        let release = done & (self.present | !self.dirty | self.error);
        let late_fetch = absent & !whole;
        let finished = absent & whole & !self.leaving & !self.back.bit();
        let ready = self.live & self.pend & !(self.busy | self.want | self.sent);
        let refused = if let Shown::Refused(chain) = self.shown { 1 << chain } else { 0 };
        let fetch = self.live & self.want;

        self.pick_serve(ready & !self.serve.bit() & !self.shown.bit(), events.served);
        self.pick_fetch(fetch, events);
        self.pick_back(done, events);
        self.ripe = finished;
        self.want |= late_fetch | refused;
        self.release(release, events);
        if let Some((slot, mask)) = events.result {
            self.result(slot, mask);
        }
        if let Some((slot, error)) = events.fill {
            self.fill(slot, error);
        }
        if let Some(slot) = events.freed {
            let keep = !(1u16 << slot);
            self.live &= keep;
            self.used &= keep;
            self.leaving &= keep;
        }
        if let Some(push) = &events.push {
            self.push(push);
        }
    }

    fn pick_fetch(&mut self, wanted: u16, events: &Events) {
        let old = self.fetch.bit();
        if old == 0 || events.fetched || events.fetch_held {
            self.fetch.chain = self.fetch.rotation.pick(wanted & !old);
        }
        if events.fetched {
            self.want &= !old;
            self.sent |= old;
        }
    }

    fn pick_back(&mut self, done: u16, events: &Events) {
        let old = self.back.bit();
        if old == 0 || events.leaves || old & !done != 0 {
            self.back.chain = if events.room { self.back.rotation.pick(self.ripe & !old) } else { None };
        }
        if events.leaves {
            self.leaving |= old;
        }
    }

    fn release(&mut self, chains: u16, events: &Events) {
        let linked = events.linked().map_or(0, |chain| 1 << chain);
        self.live &= !(chains & !linked);
        self.used &= !(chains & !linked);
    }

    fn result(&mut self, slot: u8, mask: u16) {
        let (c, bit) = (usize::from(slot), 1u16 << slot);
        self.busy &= !bit;
        self.cover[c] |= mask;
        if self.cover[c] == ALL_PIXELS {
            self.covered |= bit;
        }
        if mask != 0 {
            self.dirty |= bit;
        }
    }

    fn fill(&mut self, slot: u8, error: bool) {
        let bit = 1u16 << slot;
        self.sent &= !bit;
        self.filled |= bit;
        if error {
            self.error |= bit;
        } else {
            self.error &= !bit;
        }
    }

    fn push(&mut self, push: &Push) {
        let (n, node) = (usize::from(push.node), 1u16 << push.node);
        self.used |= node;
        self.requests[n] = push.request;
        if let PushKind::Link(chain) = push.kind {
            let c = usize::from(chain);
            match self.pend >> chain & 1 {
                0 => self.head[c] = push.node,
                _ => self.next[usize::from(self.tail[c])] = push.node,
            }
            self.tail[c] = push.node;
            self.pend |= 1 << chain;
            return;
        }
        self.live |= node;
        self.head[n] = push.node;
        self.tail[n] = push.node;
        self.cover[n] = 0;
        for flags in [&mut self.sent, &mut self.filled, &mut self.error, &mut self.dirty, &mut self.covered, &mut self.leaving] {
            *flags &= !node;
        }
        let present = push.kind == PushKind::Present;
        self.homes[n] = Home { block: push.block, set: push.set, way: push.way };
        let assign = |flags: &mut u16, on: bool| *flags = if on { *flags | node } else { *flags & !node };
        assign(&mut self.present, present);
        assign(&mut self.pend, !present);
        assign(&mut self.busy, present);
        assign(&mut self.want, !present && push.request.reads());
    }
}
