//! Memory behind one pipeline: takes reads and writes, answers each after its own random latency, in any
//! order; holds every ready and valid low at random. A write reaches memory when it is acknowledged, the
//! latest moment the contract allows.

use tessera_ports::bundle::cache::{BlockData, WriteAck};
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_traces::block::{from_pixels, to_pixels, Block};
use tessera_traces::{Layout, Memory};

use super::error::Broken;
use tessera_testkit::Random;

struct Read {
    id: u64,
    address: u32,
    due: u64,
    error: bool,
}

struct Write {
    id: u64,
    address: u32,
    due: u64,
    data: Block,
}

/// The memory of one pipeline.
pub struct MemoryPort {
    pipeline: usize,
    read_latency: [u32; 2],
    write_latency: [u32; 2],
    stall: u32,
    errors: u32,
    /// Answers are given in any order among those that are due; else oldest first.
    unordered: bool,
    reads: Vec<Read>,
    writes: Vec<Write>,
    offered: Option<usize>,
    acknowledged: Option<usize>,
    /// Reads accepted so far.
    pub reads_taken: u64,
    /// Writes accepted so far.
    pub writes_taken: u64,
}

impl MemoryPort {
    /// A memory with nothing under way.
    pub fn new(config: &MemoryConfig, pipeline: usize) -> Self {
        let [low, high] = config.read_latency;
        MemoryPort {
            pipeline,
            read_latency: config.read_latency,
            write_latency: config.write_latency,
            stall: config.back_pressure,
            errors: config.errors,
            unordered: low != high || config.back_pressure > 0,
            reads: Vec::new(),
            writes: Vec::new(),
            offered: None,
            acknowledged: None,
            reads_taken: 0,
            writes_taken: 0,
        }
    }

    /// Nothing is under way.
    pub fn quiet(&self) -> bool {
        self.reads.is_empty() && self.writes.is_empty()
    }

    /// Drives the channels for this cycle.
    pub fn drive(&mut self, cycle: u64, random: &mut Random, memory: &Memory, input: &mut MemorySubsystemIn) {
        let p = self.pipeline;
        input.mr[p] = (!random.chance(self.stall)).into();
        input.mw[p] = (!random.chance(self.stall)).into();
        if self.offered.is_none() && !random.chance(self.stall) {
            self.offered = choose(&self.reads, |r| r.due <= cycle, self.unordered, random);
            if let Some(at) = self.offered {
                input.md[p] = present(&self.reads[at], random, memory);
            }
        }
        if self.offered.is_none() {
            input.md[p].valid = 0;
        }
        self.acknowledged = match random.chance(self.stall) {
            true => None,
            false => choose(&self.writes, |w| w.due <= cycle, self.unordered, random),
        };
        let ack = |at: usize| WriteAck { valid: 1, id: self.writes[at].id };
        input.ack[p] = self.acknowledged.map(ack).unwrap_or_default();
    }

    /// Takes note of what was handed over in this cycle. The block whose fetch was answered with an error.
    pub fn edge(
        &mut self,
        cycle: u64,
        random: &mut Random,
        layout: &Layout,
        memory: &mut Memory,
        input: &MemorySubsystemIn,
        output: &MemorySubsystemOut,
    ) -> Result<Option<u32>, Broken> {
        let p = self.pipeline;
        if let Some(at) = self.acknowledged.take() {
            let write = self.writes.remove(at);
            *memory.block(write.address) = write.data;
        }
        let mut failed = None;
        if input.md[p].valid & output.md[p].ready != 0 {
            let at = self.offered.take().ok_or("data taken that was not offered")?;
            let read = self.reads.remove(at);
            failed = read.error.then_some(read.address);
        }
        let (fetch, write) = (&output.mr[p], &output.mw[p]);
        if fetch.valid & input.mr[p].ready != 0 {
            self.read(cycle, random, address(layout, fetch.block)?, fetch.id)?;
        }
        if write.valid & input.mw[p].ready != 0 {
            self.write(cycle, random, address(layout, write.block)?, write.id, from_pixels(&write.data))?;
        }
        Ok(failed)
    }

    fn read(&mut self, cycle: u64, random: &mut Random, address: u32, id: u64) -> Result<(), Broken> {
        if self.reads.iter().any(|r| r.id == id) {
            return Err(format!("read with id {id}, which an unanswered read has"));
        }
        if self.reads.iter().any(|r| r.address == address) {
            return Err(format!("second read of block {address:#x} while the first is unanswered"));
        }
        if self.writes.iter().any(|w| w.address == address) {
            return Err(format!("read of block {address:#x} while a write of it is not acknowledged"));
        }
        let error = self.errors > 0 && random.below(1000) < u64::from(self.errors);
        self.reads.push(Read { id, address, due: cycle + random.between(self.read_latency), error });
        self.reads_taken += 1;
        Ok(())
    }

    fn write(&mut self, cycle: u64, random: &mut Random, address: u32, id: u64, data: Block) -> Result<(), Broken> {
        if self.writes.iter().any(|w| w.id == id) {
            return Err(format!("write with id {id}, which an unacknowledged write has"));
        }
        if self.writes.iter().any(|w| w.address == address) {
            return Err(format!("second write of block {address:#x} while the first is not acknowledged"));
        }
        if self.reads.iter().any(|r| r.address == address) {
            return Err(format!("write of block {address:#x} while a read of it is unanswered"));
        }
        self.writes.push(Write { id, address, due: cycle + random.between(self.write_latency), data });
        self.writes_taken += 1;
        Ok(())
    }
}

fn present(read: &Read, random: &mut Random, memory: &Memory) -> BlockData {
    // Failed data is noise, so that nobody relies on it.
    let data = if read.error { std::array::from_fn(|_| random.word()) } else { to_pixels(&memory.get(read.address)) };
    BlockData { valid: 1, id: read.id, error: read.error.into(), data }
}

/// One of the items that are ready: any of them, or the first.
fn choose<T>(items: &[T], ready: impl Fn(&T) -> bool, any: bool, random: &mut Random) -> Option<usize> {
    if !any {
        return items.iter().position(ready);
    }
    let count = items.iter().filter(|item| ready(item)).count() as u64;
    let nth = (count > 0).then(|| random.below(count) as usize)?;
    items.iter().enumerate().filter(|(_, item)| ready(item)).map(|(at, _)| at).nth(nth)
}

/// Place in memory of a block as the hardware names it.
fn address(layout: &Layout, block: u64) -> Result<u32, Broken> {
    let (surface, x, y) = ((block >> 24) as u8, (block & 0xFFF) as u16, (block >> 12 & 0xFFF) as u16);
    let address = layout.address(surface, x, y);
    match address < layout.blocks() && layout.tile(address) == (surface, x, y) {
        true => Ok(address),
        false => Err(format!("block {block:#x} on the bus: surface {surface} has no tile {x}, {y}")),
    }
}
