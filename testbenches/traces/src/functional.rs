//! A trace executed in order, without timing: what every cache must make of it.
//!
//! * R changes nothing and returns the block.
//! * W stores [`written`] into its covered pixels. The others keep their contents, whatever the trace's
//!   promise that nobody needs them: a cache with masks must not lose pixels it was not told to write.
//! * RW stores [`modified`] of the old contents into its covered pixels.

use crate::block::{merge, modified, written, Block};
use crate::format::{Op, Record};
use crate::memory::Memory;
use crate::reader::Trace;
use crate::surface::Layout;

/// What record `index` makes of `old` contents of its block; all pixels, the covered ones changed.
#[inline]
pub fn apply(old: &Block, index: u32, op: Op, mask: u16) -> Block {
    match op {
        Op::Read => *old,
        Op::Write => merge(old, &written(index), mask),
        Op::ReadWrite => merge(old, &modified(old, index), mask),
    }
}

/// The state of such an execution.
#[derive(Debug, Clone)]
pub struct Functional {
    layout: Layout,
    memory: Memory,
}

impl Functional {
    /// Memory before the first record.
    pub fn new(layout: Layout) -> Self {
        Functional { memory: Memory::new(layout.blocks()), layout }
    }

    /// Executes one record; the block as it was before.
    pub fn execute(&mut self, index: u32, record: &Record) -> Block {
        let block = self.memory.block(self.layout.of(record));
        let old = *block;
        *block = apply(&old, index, record.op, record.mask);
        old
    }

    /// Memory as it is now.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Memory after the first `count` records of a trace (all, when it has no more).
    pub fn run(trace: &Trace, count: usize) -> Memory {
        let mut model = Functional::new(trace.layout());
        for (record, index) in trace.records.iter().take(count).zip(0..) {
            model.execute(index, record);
        }
        model.memory
    }
}
