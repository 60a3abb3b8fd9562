//! Golden model of the frame buffer (`tessera_ports::board::frame_buffer`).

use crate::cache::Block;
use crate::Golden;
use tessera_ports::board::frame_buffer::{FrameBufferIn, FrameBufferOut};
use tessera_ports::board::{ROWS, TILES_X, TILES_Y};
use tessera_ports::bundle::cache::{BlockData, WriteAck};

/// A read whose data are on offer.
#[derive(Debug, Clone, Copy)]
struct Read {
    id: u64,
    error: bool,
}

/// A screen in memory.
#[derive(Debug, Clone)]
pub struct FrameBuffer {
    rows: Vec<Block>,
    q: Block,
    lane: usize,
    read: Option<Read>,
    /// Id of the write that is acknowledged.
    written: Option<u64>,
    /// The row that is cleared.
    sweep: Option<usize>,
}

impl Default for FrameBuffer {
    fn default() -> Self {
        FrameBuffer { rows: vec![[0; 8]; ROWS], q: [0; 8], lane: 0, read: None, written: None, sweep: None }
    }
}

/// Where a block is, and whether it is there at all.
fn place(block: u64) -> (usize, bool) {
    let (surface, y, x) = ((block >> 24) as usize, (block >> 12 & 0xFFF) as usize, (block & 0xFFF) as usize);
    let row = (surface % 2 * TILES_Y + y % TILES_Y) * TILES_X + x % TILES_X;
    (row, surface < 2 && y < TILES_Y && x < TILES_X)
}

impl FrameBuffer {
    /// A read or a view may come.
    fn free(&self, i: &FrameBufferIn) -> bool {
        self.sweep.is_none() && (self.read.is_none() || i.md.ready != 0)
    }
}

impl Golden for FrameBuffer {
    type In = FrameBufferIn;
    type Out = FrameBufferOut;

    fn eval(&self, i: &FrameBufferIn) -> FrameBufferOut {
        let free = self.free(i);
        let data = BlockData { data: self.q, ..BlockData::default() };
        FrameBufferOut {
            mr: (free && i.view.valid == 0).into(),
            md: self.read.map_or(data, |read| BlockData { valid: 1, id: read.id, error: read.error.into(), ..data }),
            mw: self.sweep.is_none().into(),
            ack: self.written.map_or(WriteAck::default(), |id| WriteAck { valid: 1, id }),
            busy: self.sweep.is_some().into(),
            view: free.into(),
            viewed: self.q[self.lane / 8] >> (8 * (self.lane % 8)) & 0xFF,
        }
    }

    fn tick(&mut self, i: &FrameBufferIn) {
        if i.reset != 0 {
            (self.lane, self.read, self.written, self.sweep) = (0, None, None, None);
            return;
        }
        let free = self.free(i);
        let sweep = self.sweep;
        if i.md.ready != 0 {
            self.read = None;
        }
        if free && i.view.valid != 0 {
            self.q = self.rows[i.view.row as usize];
            self.lane = i.view.lane as usize;
        } else if free && i.mr.valid != 0 {
            let (row, inside) = place(i.mr.block);
            self.q = self.rows[row];
            self.read = Some(Read { id: i.mr.id, error: !inside });
        }
        self.written = (i.mw.valid != 0 && sweep.is_none()).then_some(i.mw.id);
        if self.written.is_some() {
            let (row, inside) = place(i.mw.block);
            if inside {
                self.rows[row] = i.mw.data;
            }
        }
        if let Some(row) = sweep {
            let value = if row >= ROWS / 2 { i.depth } else { i.colour };
            self.rows[row] = [value << 32 | value; 8];
            self.sweep = Some(row + 1).filter(|next| *next < ROWS);
        }
        if i.clear != 0 {
            self.sweep = Some(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_ports::bundle::board::BytePick;
    use tessera_ports::bundle::cache::{BlockRead, BlockWrite};

    fn base() -> FrameBufferIn {
        FrameBufferIn { md: true.into(), colour: 0xFF20_2020, depth: 0xFFFF_FFFF, ..Default::default() }
    }

    #[test]
    fn blocks_have_their_rows() {
        assert_eq!(place(0), (0, true));
        assert_eq!(place(1 << 24 | 15 << 12 | 31), (1023, true));
        assert_eq!(place(5 << 12 | 7), (5 * 32 + 7, true));
        for outside in [32, 16 << 12, 2 << 24, 1 << 26, 0x800, 0x80_0000] {
            assert!(!place(outside).1, "{outside:x}");
        }
    }

    #[test]
    fn what_is_written_is_read_and_seen() {
        let mut frame = FrameBuffer::default();
        let data = std::array::from_fn(|w| 0x0807_0605_0403_0201 + 0x0101 * w as u64);
        let write = FrameBufferIn { mw: BlockWrite { valid: 1, id: 9, block: 1 << 24 | 3, data }, ..base() };
        assert_eq!(frame.step(&write).mw.ready, 1);
        assert_eq!(frame.step(&base()).ack, WriteAck { valid: 1, id: 9 });
        frame.step(&FrameBufferIn { mr: BlockRead { valid: 1, id: 4, block: 1 << 24 | 3 }, ..base() });
        assert_eq!(frame.step(&base()).md, BlockData { valid: 1, id: 4, error: 0, data });
        frame.step(&FrameBufferIn { view: BytePick { valid: 1, row: 512 + 3, lane: 8 * 7 + 1 }, ..base() });
        assert_eq!(frame.step(&base()).viewed, (0x0807_0605_0403_0201 + 0x0707) >> 8 & 0xFF);
    }

    #[test]
    fn clearing_takes_as_many_cycles_as_there_are_rows() {
        let mut frame = FrameBuffer::default();
        frame.step(&FrameBufferIn { clear: 1, ..base() });
        assert_eq!((0..2000).filter(|_| frame.step(&base()).busy != 0).count(), ROWS);
        assert_eq!((frame.rows[511], frame.rows[512]), ([0xFF20_2020_FF20_2020; 8], [u64::MAX; 8]));
    }
}
