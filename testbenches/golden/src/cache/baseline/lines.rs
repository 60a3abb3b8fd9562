//! Tags and data of a conventional cache.

use crate::cache::{write, Block};
use tessera_ports::cache::{SETS, WAYS};

#[derive(Debug, Clone, Copy, Default)]
struct Line {
    valid: bool,
    dirty: bool,
    block: u32,
}

/// Rows are `set * 4 + way`.
#[derive(Debug, Clone)]
pub struct Lines {
    lines: [Line; SETS * WAYS],
    data: [Block; SETS * WAYS],
    /// Way to replace next.
    ptr: [u8; SETS],
}

impl Default for Lines {
    fn default() -> Self {
        Lines { lines: [Line::default(); SETS * WAYS], data: [[0; 8]; SETS * WAYS], ptr: [0; SETS] }
    }
}

impl Lines {
    pub fn find(&self, set: u8, block: u32) -> Option<u8> {
        (set << 2..(set << 2) + WAYS as u8).find(|&row| {
            let line = &self.lines[usize::from(row)];
            line.valid && line.block == block
        })
    }

    pub fn data(&self, row: u8) -> &Block {
        &self.data[usize::from(row)]
    }

    pub fn block(&self, row: u8) -> u32 {
        self.lines[usize::from(row)].block
    }

    pub fn dirty(&self, row: u8) -> bool {
        let line = &self.lines[usize::from(row)];
        line.valid && line.dirty
    }

    /// Dirty ways of a set.
    pub fn dirty_ways(&self, set: u8) -> u8 {
        (0..WAYS as u8).filter(|way| self.dirty(set << 2 | way)).fold(0, |ways, way| ways | 1 << way)
    }

    /// The way to fill: an empty one, else the next in turn, among `usable`.
    pub fn victim(&self, set: u8, usable: u8) -> Option<u8> {
        let rows = |from: u8| (0..WAYS as u8).map(move |k| (from + k) & 3).filter(move |way| usable >> way & 1 == 1);
        let empty = rows(0).find(|way| !self.lines[usize::from(set << 2 | way)].valid);
        empty.or_else(|| rows(self.ptr[usize::from(set)]).next()).map(|way| set << 2 | way)
    }

    /// A result.
    pub fn write(&mut self, row: u8, mask: u16, data: &Block) {
        write(&mut self.data[usize::from(row)], mask, data);
        self.lines[usize::from(row)].dirty |= mask != 0;
    }

    pub fn remove(&mut self, row: u8) {
        self.lines[usize::from(row)].valid = false;
    }

    pub fn fill(&mut self, row: u8, block: u32, data: &Block) {
        self.lines[usize::from(row)] = Line { valid: true, dirty: false, block };
        self.data[usize::from(row)] = *data;
        self.ptr[usize::from(row >> 2)] = (row + 1) & 3;
    }

    pub fn invalidate(&mut self, set: u8) {
        (set << 2..(set << 2) + WAYS as u8).for_each(|row| self.remove(row));
        self.ptr[usize::from(set)] = 0;
    }
}
