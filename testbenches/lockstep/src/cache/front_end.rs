//! What stands before the four clients: takes items (requests or fragments) in order and puts each into the
//! queue of the pipeline that its tile belongs to, up to four a cycle, until one meets a full queue. So a
//! pipeline may run ahead of another by a queue's length and no more, as behind a rasteriser.

use std::collections::VecDeque;

use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::PIPELINES;
use tessera_traces::{Fragment, Record};

/// Items a queue holds.
const DEPTH: usize = 64;
/// Items taken per cycle.
const RATE: usize = 4;

/// Something that belongs to a tile.
pub trait Tile {
    /// Column and row of its tile.
    fn tile(&self) -> (u16, u16);
}

/// A record with its place in the stream and in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// Number of its record.
    pub index: u32,
    /// Block.
    pub address: u32,
    /// What is asked.
    pub record: Record,
}

impl Tile for Request {
    fn tile(&self) -> (u16, u16) {
        (self.record.x, self.record.y)
    }
}

impl Tile for Fragment {
    fn tile(&self) -> (u16, u16) {
        (self.x, self.y)
    }
}

/// Hands a stream of items to the pipelines they belong to.
pub struct FrontEnd<'a, T> {
    items: &'a mut dyn Iterator<Item = T>,
    partition: u64,
    /// The item that found its queue full, or will be the next.
    head: Option<(usize, T)>,
    queues: [VecDeque<T>; PIPELINES],
}

impl<'a, T: Tile> FrontEnd<'a, T> {
    /// `partition` is `cfg.part`.
    pub fn new(items: &'a mut dyn Iterator<Item = T>, partition: u64) -> Self {
        let queues = std::array::from_fn(|_| VecDeque::with_capacity(DEPTH));
        let mut front = FrontEnd { items, partition, head: None, queues };
        front.head = front.take();
        front
    }

    fn take(&mut self) -> Option<(usize, T)> {
        let item = self.items.next()?;
        let (x, y) = item.tile();
        Some((pipeline(self.partition, x.into(), y.into()) as usize, item))
    }

    /// One cycle.
    pub fn step(&mut self) {
        for _ in 0..RATE {
            match self.head.take() {
                Some((port, item)) if self.queues[port].len() < DEPTH => {
                    self.queues[port].push_back(item);
                    self.head = self.take();
                }
                waiting => {
                    self.head = waiting;
                    return;
                }
            }
        }
    }

    /// What waits for a pipeline.
    pub fn queue(&mut self, pipeline: usize) -> &mut VecDeque<T> {
        &mut self.queues[pipeline]
    }

    /// The stream has ended and nothing waits.
    pub fn exhausted(&self) -> bool {
        self.head.is_none() && self.queues.iter().all(VecDeque::is_empty)
    }
}
