//! What stands before the four clients: takes records in order and puts each into the queue of the pipeline that its tile
//! belongs to, up to four a cycle, until one meets a full queue. So a pipeline may run ahead of another by a queue's length and
//! no more, as behind a rasteriser.

use std::collections::VecDeque;

use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::PIPELINES;
use tessera_traces::{Layout, Record};

/// Requests a queue holds.
const DEPTH: usize = 64;
/// Records taken per cycle.
const RATE: usize = 4;

/// A record with its place in the stream and in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    pub index: u32,
    pub address: u32,
    pub record: Record,
}

pub struct FrontEnd<'a> {
    records: &'a mut dyn Iterator<Item = Record>,
    layout: Layout,
    partition: u64,
    /// The record that found its queue full, or will be the next.
    head: Option<(usize, Request)>,
    queues: [VecDeque<Request>; PIPELINES],
    taken: u32,
}

impl<'a> FrontEnd<'a> {
    /// `partition` is `cfg_part`.
    pub fn new(records: &'a mut dyn Iterator<Item = Record>, layout: Layout, partition: u64) -> Self {
        let queues = std::array::from_fn(|_| VecDeque::with_capacity(DEPTH));
        let mut front = FrontEnd { records, layout, partition, head: None, queues, taken: 0 };
        front.head = front.take();
        front
    }

    fn take(&mut self) -> Option<(usize, Request)> {
        let record = self.records.next()?;
        let index = self.taken;
        self.taken = self.taken.wrapping_add(1);
        let port = pipeline(self.partition, record.x.into(), record.y.into()) as usize;
        Some((port, Request { index, address: self.layout.of(&record), record }))
    }

    /// One cycle.
    pub fn step(&mut self) {
        for _ in 0..RATE {
            match self.head {
                Some((port, request)) if self.queues[port].len() < DEPTH => {
                    self.queues[port].push_back(request);
                    self.head = self.take();
                }
                _ => return,
            }
        }
    }

    pub fn queue(&mut self, pipeline: usize) -> &mut VecDeque<Request> {
        &mut self.queues[pipeline]
    }

    pub fn exhausted(&self) -> bool {
        self.head.is_none() && self.queues.iter().all(VecDeque::is_empty)
    }
}
