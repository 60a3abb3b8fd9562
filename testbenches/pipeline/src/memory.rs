//! The memory: reads and writes with random latency, answered in any order.

use std::collections::{BTreeMap, BTreeSet};

use tessera_golden::cache::{pixel, Block};
use tessera_ports::bundle::cache::{BlockData, BlockRead, BlockWrite, WriteAck};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};

use crate::client::initial;
use crate::failure::Failure;
use crate::setting::{Counts, Weather};

struct Read {
    due: u64,
    id: u64,
    block: u64,
    error: bool,
    data: Block,
}

struct Write {
    due: u64,
    id: u64,
    block: u64,
    data: Block,
}

/// What memory holds and what is under way.
#[derive(Default)]
pub(crate) struct Memory {
    reads: Vec<Read>,
    fill: Option<usize>,
    writes: Vec<Write>,
    held: BTreeMap<u64, Block>,
    /// Blocks that lost writes to a failed read.
    poisoned: BTreeSet<u64>,
}

impl Memory {
    /// Reads without data.
    pub fn reads(&self) -> usize {
        self.reads.len()
    }

    /// Writes without an acknowledgement.
    pub fn writes(&self) -> usize {
        self.writes.len()
    }

    /// A read of the block has failed: nobody knows what it holds.
    pub fn is_poisoned(&self, block: u64) -> bool {
        self.poisoned.contains(&block)
    }

    /// Compares a block with what it must hold.
    pub fn compare(&self, block: u64, expected: &Block) -> Result<(), Failure> {
        let held = self.read(block);
        match (0..16).find(|&p| pixel(&held, p) != pixel(expected, p)) {
            Some(p) => Err(Failure::WrongMemory { block, pixel: p, found: pixel(&held, p), expected: pixel(expected, p) }),
            None => Ok(()),
        }
    }

    fn read(&self, block: u64) -> Block {
        self.held.get(&block).copied().unwrap_or_else(|| initial(block))
    }

    /// The memory's ports of this cycle.
    pub fn drive(&mut self, i: &mut RenderCacheIn, now: u64, weather: &mut Weather) {
        i.mr.ready = weather.goes();
        i.mw.ready = weather.goes();
        if self.fill.is_none() && self.reads.iter().any(|read| read.due <= now) && weather.goes() == 1 {
            self.fill = weather.one_of((0..self.reads.len()).filter(|&k| self.reads[k].due <= now));
        }
        if let Some(read) = self.fill.map(|k| &self.reads[k]) {
            i.md = BlockData { valid: 1, id: read.id, error: read.error.into(), data: read.data };
        }
        if let Some(k) = (0..self.writes.len()).find(|&k| self.writes[k].due <= now) {
            let write = self.writes.swap_remove(k);
            i.ack = WriteAck { valid: 1, id: write.id };
            self.held.insert(write.block, write.data);
        }
    }

    /// What was taken in this cycle.
    pub fn took(
        &mut self,
        (i, o): (&RenderCacheIn, &RenderCacheOut),
        weather: &mut Weather,
        counts: &mut Counts,
    ) -> Result<(), Failure> {
        let cycle = counts.cycles;
        if i.md.valid & o.md.ready == 1 {
            if let Some(read) = self.fill.take().map(|k| self.reads.remove(k)).filter(|read| read.error) {
                self.poisoned.insert(read.block);
            }
        }
        if o.mr.valid & i.mr.ready == 1 {
            let BlockRead { id, block, .. } = o.mr;
            if self.reads.iter().any(|r| r.block == block || r.id == id) {
                return Err(Failure::FetchedTwice { cycle, block, id });
            }
            let error = weather.random.below(1000) < weather.setting.errors;
            // The oldest data a memory may answer with: as of now; writes become visible at their
            // acknowledgement.
            let due = cycle + weather.random.between(weather.setting.read_latency);
            self.reads.push(Read { due, id, block, error, data: self.read(block) });
            counts.bus_reads += 1;
        }
        if o.mw.valid & i.mw.ready == 1 {
            let BlockWrite { id, block, data, .. } = o.mw;
            if self.writes.iter().any(|w| w.block == block || w.id == id) {
                return Err(Failure::WrittenTwice { cycle, block, id });
            }
            let due = cycle + weather.random.between(weather.setting.write_latency);
            self.writes.push(Write { due, id, block, data });
            counts.bus_writes += 1;
        }
        Ok(())
    }
}
