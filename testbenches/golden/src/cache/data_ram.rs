//! Golden model of the data RAM (`tessera_ports::cache::data_ram`).

use super::{write, Block};
use crate::Golden;
use tessera_ports::cache::data_ram::{DataRamIn, DataRamOut};
use tessera_ports::cache::{SETS, WAYS};

/// Rows, the address shown, and the output register.
#[derive(Debug, Clone)]
pub struct Rows<const N: usize> {
    rows: [Block; N],
    last: u8,
    q: Block,
}

/// The data of one pipeline.
pub type DataRam = Rows<{ SETS * WAYS }>;

impl<const N: usize> Default for Rows<N> {
    fn default() -> Self {
        Rows { rows: [[0; 8]; N], last: 0, q: [0; 8] }
    }
}

impl<const N: usize> Rows<N> {
    /// The row read last.
    pub fn q(&self) -> &Block {
        &self.q
    }

    /// The row shown, unless another is read.
    pub fn shown(&self) -> u8 {
        self.last
    }

    /// Clock edge: the read (or the held address again) sees the rows before the write.
    pub fn clock(&mut self, read: Option<u8>, written: Option<(u8, u16, &Block)>) {
        self.last = read.unwrap_or(self.last);
        self.q = self.rows[usize::from(self.last)];
        if let Some((row, mask, data)) = written {
            write(&mut self.rows[usize::from(row)], mask, data);
        }
    }

    /// Clock edge with reset: contents and output are not reset, the held address is.
    pub fn reset(&mut self, read: Option<u8>, written: Option<(u8, u16, &Block)>) {
        self.clock(read, written);
        self.last = 0;
    }
}

impl Golden for DataRam {
    type In = DataRamIn;
    type Out = DataRamOut;

    fn eval(&self, _: &DataRamIn) -> DataRamOut {
        DataRamOut { q: self.q }
    }

    fn tick(&mut self, i: &DataRamIn) {
        let read = (i.rd_en != 0).then_some(i.rd_row as u8);
        let written = (i.wr_en != 0).then_some((i.wr_row as u8, i.wr_mask as u16, &i.wr_data));
        match i.reset {
            0 => self.clock(read, written),
            _ => self.reset(read, written),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_read_sees_the_row_before_the_write_of_its_cycle() {
        let mut ram = DataRam::default();
        let new = [9; 8];
        ram.step(&DataRamIn { rd_en: 1, rd_row: 5, wr_en: 1, wr_row: 5, wr_mask: 0xFFFF, wr_data: new, ..Default::default() });
        assert_eq!(ram.step(&DataRamIn::default()).q, [0; 8]);
        assert_eq!(ram.step(&DataRamIn::default()).q, new);
    }

    #[test]
    fn only_enabled_pixels_are_written() {
        let mut ram = DataRam::default();
        ram.step(&DataRamIn { wr_en: 1, wr_mask: 0x0002, wr_data: [u64::MAX; 8], ..Default::default() });
        ram.step(&DataRamIn { rd_en: 1, ..Default::default() });
        assert_eq!(ram.q()[0], 0xFFFF_FFFF_0000_0000);
    }
}
