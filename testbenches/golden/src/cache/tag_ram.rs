//! Golden model of the tag RAM (`tessera_ports::cache::tag_ram`).

use crate::Golden;
use tessera_ports::cache::tag_ram::{TagRamIn, TagRamOut};
use tessera_ports::cache::{SETS, WAYS};

/// One set.
#[derive(Debug, Clone, Copy, Default)]
pub struct Row {
    /// Bit `w`: way `w` holds a block.
    pub valid: u8,
    /// Block number of each way.
    pub block: [u32; WAYS],
    /// Way to replace next.
    pub ptr: u8,
}

impl Row {
    /// The way that holds `block`.
    pub fn find(&self, block: u32) -> Option<u8> {
        (0..WAYS as u8).find(|&w| self.valid >> w & 1 == 1 && self.block[usize::from(w)] == block)
    }
}

/// A write to some ways of a set.
#[derive(Debug, Clone, Copy)]
pub struct Write {
    /// Set.
    pub set: u8,
    /// Ways that are written, by bit.
    pub ways: u8,
    /// The way holds a block.
    pub valid: bool,
    /// Its number.
    pub block: u32,
    /// Way to replace next.
    pub ptr: u8,
}

/// The rows and the address of the one shown.
#[derive(Debug, Clone, Default)]
pub struct TagRam {
    rows: [Row; SETS],
    last: u8,
}

impl TagRam {
    /// The row read last, as it is now.
    pub fn row(&self) -> &Row {
        &self.rows[usize::from(self.last)]
    }

    /// Clock edge.
    pub fn clock(&mut self, read: Option<u8>, write: Option<&Write>) {
        self.last = read.unwrap_or(self.last);
        let Some(write) = write else { return };
        let row = &mut self.rows[usize::from(write.set)];
        row.valid = if write.valid { row.valid | write.ways } else { row.valid & !write.ways };
        for way in (0..WAYS).filter(|w| write.ways >> w & 1 == 1) {
            row.block[way] = write.block;
        }
        row.ptr = write.ptr;
    }

    /// Clock edge with reset: the rows stay.
    pub fn reset(&mut self, write: Option<&Write>) {
        self.clock(Some(0), write);
    }
}

impl Golden for TagRam {
    type In = TagRamIn;
    type Out = TagRamOut;

    fn eval(&self, i: &TagRamIn) -> TagRamOut {
        let row = self.row();
        let found = row.find(i.cmp_block as u32);
        TagRamOut {
            valid: row.valid.into(),
            block: row.block.map(u64::from),
            ptr: row.ptr.into(),
            hit: found.is_some().into(),
            hit_way: found.unwrap_or(0).into(),
        }
    }

    fn tick(&mut self, i: &TagRamIn) {
        let write = Write {
            set: i.wr_set as u8,
            ways: i.wr_ways as u8,
            valid: i.wr_valid != 0,
            block: i.wr_block as u32,
            ptr: i.wr_ptr as u8,
        };
        let write = (i.wr_en != 0).then_some(&write);
        match i.reset {
            0 => self.clock((i.rd_en != 0).then_some(i.rd_set as u8), write),
            _ => self.reset(write),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(set: u64, way: u64, block: u64) -> TagRamIn {
        TagRamIn { wr_en: 1, wr_set: set, wr_ways: 1 << way, wr_valid: 1, wr_block: block, wr_ptr: way + 1, ..Default::default() }
    }

    #[test]
    fn a_write_shows_in_the_row_read_in_its_cycle_and_in_the_row_held() {
        let mut tags = TagRam::default();
        tags.step(&TagRamIn { rd_en: 1, rd_set: 7, ..write(7, 2, 99) });
        let shown = tags.step(&TagRamIn { cmp_block: 99, ..write(7, 0, 55) });
        assert_eq!((shown.hit, shown.hit_way, shown.ptr, shown.valid), (1, 2, 3, 0b100));
        assert_eq!(tags.eval(&TagRamIn { cmp_block: 55, ..Default::default() }).hit, 1);
    }

    #[test]
    fn invalid_ways_keep_their_block_but_do_not_hit() {
        let mut tags = TagRam::default();
        tags.step(&write(0, 1, 5));
        tags.step(&TagRamIn { wr_en: 1, wr_ways: 0xF, ..Default::default() });
        let shown = tags.eval(&TagRamIn::default());
        assert_eq!((shown.valid, shown.hit, shown.ptr), (0, 0, 0));
    }
}
