//! What every response must hold.
//!
//! The shadow is memory as the results so far leave it, in the order in which the subsystem served them; the
//! order inside a block is checked on its own, by the requests in flight. Three events change the shadow: a
//! result (its pixels), a failed fetch (the block is what memory holds; writes served before are lost with
//! it) and an invalidate (all blocks of the pipeline).

use std::collections::{BTreeSet, VecDeque};

use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::PIPELINES;
use tessera_traces::block::{difference, merge, Block, PIXELS};
use tessera_traces::{Layout, Memory};

use super::error::{Broken, CacheError};
use super::front_end::Request;

/// A request between its acceptance and its response.
#[derive(Debug, Clone, Copy)]
struct InFlight {
    tag: u64,
    accepted: u64,
    request: Request,
}

/// A response as it stands on the port.
#[derive(Debug, Clone, Copy)]
pub struct Response {
    /// Which request it answers.
    pub tag: u64,
    /// The request writes.
    pub write: bool,
    /// The read of its block failed.
    pub error: bool,
    /// Contents of the block.
    pub data: Block,
}

/// What every response must hold, and in which order responses may come.
pub struct Scoreboard {
    layout: Layout,
    partition: u64,
    shadow: Memory,
    in_flight: [VecDeque<InFlight>; PIPELINES],
    /// Blocks whose chain failed and may still answer with errors.
    failed: BTreeSet<u32>,
    age_bound: u64,
    /// Longest time from acceptance to response so far.
    pub oldest: u64,
    /// Responses checked so far.
    pub responses: u64,
    /// Responses that told of a failed read.
    pub errors: u64,
}

impl Scoreboard {
    /// A response more than `age_bound` cycles after its request breaks a rule.
    pub fn new(layout: Layout, partition: u64, age_bound: u64) -> Self {
        let in_flight = std::array::from_fn(|_| VecDeque::new());
        let (shadow, failed) = (Memory::new(layout.blocks()), BTreeSet::new());
        Scoreboard { layout, partition, shadow, in_flight, failed, age_bound, oldest: 0, responses: 0, errors: 0 }
    }

    /// Requests without a response.
    pub fn waiting(&self) -> usize {
        self.in_flight.iter().map(VecDeque::len).sum()
    }

    /// No request with this tag waits. Tags are given in turn, so the oldest is the first that could be met
    /// again.
    pub fn is_free(&self, pipeline: usize, tag: u64) -> bool {
        self.in_flight[pipeline].front().is_none_or(|oldest| oldest.tag != tag)
    }

    /// A request was accepted.
    pub fn request(&mut self, pipeline: usize, cycle: u64, tag: u64, request: Request) {
        self.in_flight[pipeline].push_back(InFlight { tag, accepted: cycle, request });
    }

    /// Judges a response that was taken; the request it answers.
    pub fn response(&mut self, pipeline: usize, cycle: u64, response: &Response) -> Result<Request, Broken> {
        let queue = &mut self.in_flight[pipeline];
        let tag = response.tag;
        let at =
            queue.iter().position(|f| f.tag == tag).ok_or_else(|| format!("response with tag {tag}, no such request waits"))?;
        let InFlight { accepted, request, .. } = queue[at];
        if let Some(earlier) = queue.range(..at).find(|f| f.request.address == request.address) {
            let (late, early) = (request.index, earlier.request.index);
            return Err(format!("request {late} is answered before request {early} of the same block"));
        }
        queue.remove(at);
        let age = cycle - accepted;
        self.oldest = self.oldest.max(age);
        if age > self.age_bound {
            return Err(format!("request {} waited {age} cycles, expected at most {}", request.index, self.age_bound));
        }
        self.responses += 1;
        let op = request.record.op;
        if response.write != op.writes() {
            return Err(format!("request {} ({}) is answered with write = {}", request.index, op.name(), response.write));
        }
        self.judge_data(&request, response)?;
        Ok(request)
    }

    fn judge_data(&mut self, request: &Request, response: &Response) -> Result<(), Broken> {
        let (index, record, data) = (request.index, &request.record, &response.data);
        if response.error {
            self.errors += 1;
            if !self.failed.contains(&request.address) {
                return Err(format!("request {index} is answered with an error, no fetch of its block failed"));
            }
        } else if !self.failed.is_empty() {
            self.failed.remove(&request.address);
        }
        if response.error || !record.op.reads() {
            return match data.iter().any(|&word| word != 0) {
                true => Err(format!("request {index} is answered with data, expected none (error or pure write)")),
                false => Ok(()),
            };
        }
        let expected = self.shadow.get(request.address);
        if *data == expected {
            return Ok(());
        }
        if let Some(pixel) = difference(data, &expected, record.mask) {
            return Err(format!("request {index} reads {:08x} in pixel {pixel}, expected {:08x}", data[pixel], expected[pixel]));
        }
        // Beyond the mask a pixel is either true or blank, never wrong.
        match (0..PIXELS).find(|&p| data[p] != expected[p] && data[p] != 0) {
            Some(pixel) => Err(format!(
                "request {index} is given {:08x} in pixel {pixel} outside its mask, expected {:08x} or 0",
                data[pixel], expected[pixel]
            )),
            None => Ok(()),
        }
    }

    /// A result was taken, of a response without error.
    pub fn result(&mut self, address: u32, mask: u16, data: &Block) {
        let block = self.shadow.block(address);
        *block = merge(block, data, mask);
    }

    /// A fetch failed; memory holds `stored`.
    pub fn failed(&mut self, address: u32, stored: &Block) {
        *self.shadow.block(address) = *stored;
        self.failed.insert(address);
    }

    /// A pipeline has dropped its blocks.
    pub fn invalidated(&mut self, dropped: usize, memory: &Memory) {
        let (layout, partition) = (&self.layout, self.partition);
        let in_pipeline = |address: u32| {
            let (_, x, y) = layout.tile(address);
            pipeline(partition, x.into(), y.into()) as usize == dropped
        };
        let lost: Vec<(u32, Block)> =
            self.shadow.differences(memory).filter(|d| in_pipeline(d.0)).map(|(address, _, stored)| (address, stored)).collect();
        lost.into_iter().for_each(|(address, stored)| *self.shadow.block(address) = stored);
    }

    /// Compares memory with the shadow.
    pub fn image(&self, memory: &Memory) -> Result<(), CacheError> {
        image(&self.layout, memory, &self.shadow)
    }
}

/// Compares two memories of one layout; the error names the first difference.
pub fn image(layout: &Layout, found: &Memory, expected: &Memory) -> Result<(), CacheError> {
    let mut differences = found.differences(expected);
    let Some((address, a, b)) = differences.next() else { return Ok(()) };
    let (surface, x, y) = layout.tile(address);
    let pixel = difference(&a, &b, u16::MAX).unwrap_or(0);
    let (found, expected) = (a[pixel], b[pixel]);
    Err(CacheError::Image { blocks: 1 + differences.count(), surface, x, y, pixel, found, expected })
}
