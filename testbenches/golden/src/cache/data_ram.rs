//! Golden model of the data RAM (`tessera_ports::cache::data_ram`).

use super::{write, Block};
use crate::Golden;
use tessera_ports::cache::data_ram::{DataRamIn, DataRamOut};
use tessera_ports::cache::{SETS, WAYS};

/// Rows and the output register.
#[derive(Debug, Clone)]
pub struct Rows<const N: usize> {
    rows: [Block; N],
    q: Block,
}

/// The data of one pipeline.
pub type DataRam = Rows<{ SETS * WAYS }>;

impl<const N: usize> Default for Rows<N> {
    fn default() -> Self {
        Rows { rows: [[0; 8]; N], q: [0; 8] }
    }
}

impl<const N: usize> Rows<N> {
    /// The row read last.
    pub fn q(&self) -> &Block {
        &self.q
    }

    /// Clock edge: a read sees the rows before the write.
    pub fn clock(&mut self, read: Option<u8>, written: Option<(u8, u16, &Block)>) {
        if let Some(row) = read {
            self.q = self.rows[usize::from(row)];
        }
        if let Some((row, mask, data)) = written {
            write(&mut self.rows[usize::from(row)], mask, data);
        }
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
        self.clock(read, written);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_stays_on_the_output_until_the_next_read() {
        let mut ram = DataRam::default();
        let read = DataRamIn { rd_en: 1, rd_row: 5, ..Default::default() };
        let new = [9; 8];
        ram.step(&read);
        ram.step(&DataRamIn { wr_en: 1, wr_row: 5, wr_mask: 0xFFFF, wr_data: new, ..Default::default() });
        assert_eq!(ram.step(&DataRamIn::default()).q, [0; 8]);
        assert_eq!(ram.step(&read).q, [0; 8]);
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
