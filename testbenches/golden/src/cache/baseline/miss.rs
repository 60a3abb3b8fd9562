//! Miss registers: blocks under way and the requests that wait for them.

use std::collections::VecDeque;

use crate::cache::miss_queue::Request;
use crate::cache::{members, Rotation};
use tessera_ports::cache::NODES;

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum State {
    /// To be fetched.
    #[default]
    Want,
    Sent,
    /// A write that covers the block: needs a line, no data.
    Covered,
    /// On its way into the data RAM.
    Filling,
    /// In this row.
    Filled(u8),
    Failed,
}

#[derive(Debug, Clone, Default)]
pub struct Miss {
    pub block: u32,
    pub set: u8,
    pub state: State,
    requests: VecDeque<Request>,
}

impl Miss {
    /// The oldest request reads.
    pub fn next_reads(&self) -> bool {
        self.requests.front().is_some_and(Request::reads)
    }
}

/// The registers, the fetch pick and the two rotations.
#[derive(Debug, Clone, Default)]
pub struct Misses {
    entries: [Option<Miss>; NODES],
    live: u16,
    /// Requests that wait.
    count: u32,
    fetch: Option<u8>,
    fetches: Rotation,
    serves: Rotation,
}

impl Misses {
    pub fn is_empty(&self) -> bool {
        self.live == 0
    }

    pub fn get(&self, miss: u8) -> Option<&Miss> {
        self.entries[usize::from(miss)].as_ref()
    }

    fn all(&self) -> impl Iterator<Item = (u8, &Miss)> {
        members(self.live).filter_map(|k| Some((k as u8, self.entries[k].as_ref()?)))
    }

    fn with(&self, test: impl Fn(&Miss) -> bool) -> u16 {
        self.all().filter(|(_, m)| test(m)).fold(0, |set, (k, _)| set | 1 << k)
    }

    pub fn of(&self, block: u32) -> Option<u8> {
        self.all().find(|(_, m)| m.block == block).map(|(k, _)| k)
    }

    /// Requests that wait.
    pub fn waiting(&self) -> u32 {
        self.count
    }

    /// A register for one more block.
    pub fn free(&self, nodes: u16) -> Option<u8> {
        let free = nodes & !self.live;
        (free != 0).then(|| free.trailing_zeros() as u8)
    }

    pub fn open(&mut self, miss: u8, block: u32, set: u8, request: Request) {
        let covers = !request.reads() && request.mask == 0xFFFF;
        let state = if covers { State::Covered } else { State::Want };
        self.entries[usize::from(miss)] = Some(Miss { block, set, state, requests: VecDeque::from([request]) });
        self.live |= 1 << miss;
        self.count += 1;
    }

    pub fn join(&mut self, miss: u8, request: Request) {
        if let Some(entry) = &mut self.entries[usize::from(miss)] {
            entry.requests.push_back(request);
            self.count += 1;
        }
    }

    /// The miss to serve next: filled or failed, and `free` says its row is not waiting for a result.
    pub fn ready(&self, free: impl Fn(u8) -> bool) -> Option<u8> {
        let set = self.with(|m| match m.state {
            State::Filled(row) => free(row),
            State::Failed => true,
            _ => false,
        });
        let mut rotation = self.serves;
        rotation.pick(set)
    }

    /// Takes the oldest request of a miss that is ready, and the row to serve it from.
    pub fn pop(&mut self, miss: u8) -> (Request, Option<u8>) {
        self.serves.pick(1 << miss);
        let entry = self.entries[usize::from(miss)].as_mut().expect("a miss that is ready is live");
        let request = entry.requests.pop_front().expect("a live miss has a request");
        self.count -= 1;
        let row = if let State::Filled(row) = entry.state { Some(row) } else { None };
        (request, row)
    }

    /// Frees the registers without requests.
    pub fn close_empty(&mut self) {
        for k in members(self.live) {
            if self.entries[k].as_ref().is_some_and(|m| m.requests.is_empty()) {
                self.entries[k] = None;
                self.live &= !(1 << k);
            }
        }
    }

    pub fn set_state(&mut self, miss: u8, state: State) {
        if let Some(entry) = &mut self.entries[usize::from(miss)] {
            entry.state = state;
        }
    }

    /// A covered block that waits for a line.
    pub fn covered(&self) -> Option<u8> {
        self.all().find(|(_, m)| m.state == State::Covered).map(|(k, _)| k)
    }

    /// Ways of `set` that hold blocks with waiting requests.
    pub fn pinned(&self, set: u8) -> u8 {
        self.all().fold(0, |ways, (_, m)| match m.state {
            State::Filled(row) if row >> 2 == set => ways | 1 << (row & 3),
            _ => ways,
        })
    }

    /// The miss picked for its fetch, and its block.
    pub fn fetch(&self) -> Option<(u8, u32)> {
        let miss = self.fetch?;
        Some((miss, self.get(miss)?.block))
    }

    /// Clock edge of the fetch pick.
    pub fn clock(&mut self, taken: bool, held: bool) {
        let old = self.fetch;
        if let (true, Some(miss)) = (taken, old) {
            self.set_state(miss, State::Sent);
        }
        if old.is_none() || taken || held {
            let wanted = self.with(|m| m.state == State::Want);
            self.fetch = self.fetches.pick(wanted & !old.map_or(0, |k| 1 << k));
        }
    }
}
