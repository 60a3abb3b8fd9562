//! Golden model of the store-fill buffer (`tessera_ports::cache::store_fill_buffer`).

use super::data_ram::Rows;
use super::Block;
use crate::Golden;
use tessera_ports::cache::store_fill_buffer::{StoreFillBufferIn, StoreFillBufferOut};
use tessera_ports::cache::NODES;

/// One row per chain.
#[derive(Debug, Clone, Default)]
pub struct StoreFillBuffer {
    rows: Rows<NODES>,
    /// The fill wins the next contest.
    turn: bool,
}

/// Whether a fill and a result may write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ready {
    /// Memory data may come.
    pub fill: bool,
    /// A result may come.
    pub result: bool,
}

impl StoreFillBuffer {
    /// The row read last.
    pub fn q(&self) -> &Block {
        self.rows.q()
    }

    /// Who is served when these two ask.
    pub fn ready(&self, fill: bool, result: bool) -> Ready {
        Ready { fill: !result || self.turn, result: !fill || !self.turn }
    }

    /// Clock edge. `fill` and `result` are the offers (row, pixels to write, data);
    /// [`StoreFillBuffer::ready`] says who wins.
    pub fn clock(&mut self, read: Option<u8>, fill: Option<(u8, u16, &Block)>, result: Option<(u8, u16, &Block)>) {
        let contest = fill.is_some() && result.is_some();
        let written = if contest && self.turn { fill } else { result.or(fill) };
        self.turn ^= contest;
        self.rows.clock(read, written);
    }

    /// Clock edge with reset.
    pub fn reset(&mut self, read: Option<u8>) {
        self.turn = false;
        self.rows.clock(read, None);
    }
}

impl Golden for StoreFillBuffer {
    type In = StoreFillBufferIn;
    type Out = StoreFillBufferOut;

    fn eval(&self, i: &StoreFillBufferIn) -> StoreFillBufferOut {
        let ready = self.ready(i.fill.valid != 0, i.result.valid != 0);
        StoreFillBufferOut { fill: ready.fill.into(), result: ready.result.into(), q: *self.q() }
    }

    fn tick(&mut self, i: &StoreFillBufferIn) {
        let read = (i.rd_en != 0).then_some(i.rd_slot as u8);
        if i.reset != 0 {
            return self.reset(read);
        }
        let fill = (i.fill.valid != 0).then_some((i.fill.slot as u8, !(i.fill.cover as u16), &i.fill.data));
        let result = (i.result.valid != 0).then_some((i.result.slot as u8, i.result.mask as u16, &i.result.data));
        self.clock(read, fill, result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::cache::{BlockFill, PixelResult};

    #[test]
    fn fills_and_results_take_turns() {
        let mut buffer = StoreFillBuffer::default();
        let fill = BlockFill { valid: 1, ..Default::default() };
        let result = PixelResult { valid: 1, ..Default::default() };
        let both = StoreFillBufferIn { fill, result, ..Default::default() };
        let winners: Vec<_> = (0..4).map(|_| buffer.step(&both)).map(|o| (o.fill.ready, o.result.ready)).collect();
        assert_eq!(winners, [(0, 1), (1, 0), (0, 1), (1, 0)]);
    }

    #[test]
    fn a_fill_leaves_covered_pixels_alone() {
        let mut buffer = StoreFillBuffer::default();
        let result = PixelResult { valid: 1, slot: 3, mask: 1, data: [7; 8] };
        buffer.step(&StoreFillBufferIn { result, ..Default::default() });
        let fill = BlockFill { valid: 1, slot: 3, cover: 1, data: [u64::MAX; 8] };
        buffer.step(&StoreFillBufferIn { fill, ..Default::default() });
        buffer.step(&StoreFillBufferIn { rd_en: 1, rd_slot: 3, ..Default::default() });
        assert_eq!(buffer.q()[..2], [0xFFFF_FFFF_0000_0007, u64::MAX]);
    }
}
