//! The memory subsystem from outside: every request followed by the ports alone, from its acceptance over the
//! fetch of its block to its response.
//!
//! ```text
//!   req            mr              md            resp
//!    |--- queue ---|--- memory ----|--- answer ---|      its block was fetched for it
//!    |-------------- answer ----------------------|      it needed no fetch
//! ```
//!
//! A request whose block is not being fetched when it comes, and is fetched before it is answered, waits in the
//! miss queue for that fetch, with all others for the same block; the first of them is the one that missed, the
//! others have merged with it.

pub mod curves;
pub mod page;
pub mod perfetto;

use std::collections::BTreeMap;

use tessera_lockstep::model::Model;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::PIPELINES;

/// How a request came to its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// Without a fetch.
    Hit,
    /// The fetch was its own.
    Miss,
    /// The fetch was that of an older request.
    Merged,
}

/// In a word.
pub fn name(way: Way) -> &'static str {
    match way {
        Way::Hit => "hit",
        Way::Miss => "miss",
        Way::Merged => "merged",
    }
}

/// A request that was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// Where it was.
    pub pipeline: usize,
    /// Counts requests of all pipelines, from 0 on.
    pub id: u64,
    /// Block address: surface, tile row, tile column.
    pub block: u64,
    /// Bit 0 read, bit 1 write.
    pub op: u64,
    /// Cycle in which it was accepted.
    pub accepted: u64,
    /// Cycles in which the fetch of its block was accepted by memory, and delivered; before `accepted` if it
    /// merged with one under way.
    pub fetch: Option<(u64, u64)>,
    /// How it came to its block.
    pub way: Way,
    /// Cycle in which the client took the response.
    pub answered: u64,
}

/// What a cycle moved in one pipeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moves {
    /// Requests accepted.
    pub requests: u64,
    /// Requests accepted and not answered, after this cycle.
    pub waiting: u64,
    /// Bytes between cache and memory.
    pub bus: u64,
    /// Bytes between cache and client.
    pub client: u64,
}

/// Sees a run.
pub trait Sink {
    /// A request is answered.
    fn request(&mut self, request: &Request);
    /// The end of a cycle.
    fn cycle(&mut self, number: u64, moves: &[Moves; PIPELINES]);
    /// There were that many cycles.
    fn end(&mut self, _cycles: u64) {}
}

impl<A: Sink, B: Sink> Sink for (A, B) {
    fn request(&mut self, request: &Request) {
        self.0.request(request);
        self.1.request(request);
    }
    fn cycle(&mut self, number: u64, moves: &[Moves; PIPELINES]) {
        self.0.cycle(number, moves);
        self.1.cycle(number, moves);
    }
    fn end(&mut self, cycles: u64) {
        self.0.end(cycles);
        self.1.end(cycles);
    }
}

/// Bytes of a pixel, and of a block.
const PIXEL: u64 = 4;
const BLOCK: u64 = 16 * PIXEL;

/// A request that waits for its response.
struct Open {
    tag: u64,
    request: Request,
}

/// The requests of one pipeline.
#[derive(Default)]
struct Lane {
    open: Vec<Open>,
    /// Blocks that memory reads, by the name of the read, and since when.
    reads: BTreeMap<u64, (u64, u64)>,
}

/// Follows the requests of a run.
pub struct Follow<S> {
    sink: S,
    lanes: [Lane; PIPELINES],
    next: u64,
    cycles: u64,
}

impl<S: Sink> Follow<S> {
    /// Before the first cycle.
    pub fn new(sink: S) -> Self {
        Follow { sink, lanes: Default::default(), next: 0, cycles: 0 }
    }

    /// The ports in a cycle, settled.
    pub fn cycle(&mut self, input: &MemorySubsystemIn, output: &MemorySubsystemOut) {
        let cycle = self.cycles;
        self.cycles += 1;
        let mut moves = [Moves::default(); PIPELINES];
        for (pipeline, (lane, moves)) in self.lanes.iter_mut().zip(&mut moves).enumerate() {
            let (req, resp) = (&input.req[pipeline], &output.resp[pipeline]);
            let (mr, md, mw) = (&output.mr[pipeline], &input.md[pipeline], &output.mw[pipeline]);
            let result = &input.result[pipeline];
            if resp.valid & input.resp[pipeline].ready != 0 {
                if let Some(at) = lane.open.iter().position(|open| open.tag == resp.tag) {
                    let answered = Request { answered: cycle, ..lane.open.remove(at).request };
                    moves.client += BLOCK * (answered.op & 1);
                    self.sink.request(&answered);
                }
            }
            if md.valid & output.md[pipeline].ready != 0 {
                moves.bus += BLOCK;
                if let Some((block, since)) = lane.reads.remove(&md.id) {
                    lane.of(block).for_each(|request| request.fetch = Some((since, cycle)));
                }
            }
            if mr.valid & input.mr[pipeline].ready != 0 {
                lane.reads.insert(mr.id, (mr.block, cycle));
                for (place, request) in lane.of(mr.block).enumerate() {
                    request.way = if place == 0 { Way::Miss } else { Way::Merged };
                }
            }
            if mw.valid & input.mw[pipeline].ready != 0 {
                moves.bus += BLOCK;
            }
            if result.valid & output.result[pipeline].ready != 0 {
                moves.client += PIXEL * u64::from(result.mask.count_ones());
            }
            if req.valid & output.req[pipeline].ready != 0 {
                moves.requests = 1;
                let block = tessera_ports::cache::block(req.surface, req.x, req.y);
                let under_way = lane.reads.values().any(|read| read.0 == block);
                let way = if under_way { Way::Merged } else { Way::Hit };
                let id = self.next;
                self.next += 1;
                let request = Request { pipeline, id, block, op: req.op, accepted: cycle, fetch: None, way, answered: cycle };
                lane.open.push(Open { tag: req.tag, request });
            }
            moves.waiting = lane.open.len() as u64;
        }
        self.sink.cycle(cycle, &moves);
    }

    /// The run is over.
    pub fn finish(mut self) -> S {
        self.sink.end(self.cycles);
        self.sink
    }
}

impl Lane {
    /// The requests that wait for a block, and for no fetch of it that has already come.
    fn of(&mut self, block: u64) -> impl Iterator<Item = &mut Request> {
        let waiting = self.open.iter_mut().map(|open| &mut open.request);
        waiting.filter(move |request| request.block == block && request.fetch.is_none())
    }
}

/// A model whose every cycle is shown to `seen`.
pub struct Observed<F> {
    model: Box<dyn Model<MemorySubsystemIn, MemorySubsystemOut>>,
    seen: F,
}

impl<F> Observed<F> {
    /// Shows the cycles of `model`.
    pub fn new(model: Box<dyn Model<MemorySubsystemIn, MemorySubsystemOut>>, seen: F) -> Self {
        Observed { model, seen }
    }
}

impl<F> Model<MemorySubsystemIn, MemorySubsystemOut> for Observed<F>
where
    F: FnMut(&MemorySubsystemIn, &MemorySubsystemOut),
{
    fn name(&self) -> &'static str {
        self.model.name()
    }
    fn eval(&mut self, input: &MemorySubsystemIn, output: &mut MemorySubsystemOut) {
        self.model.eval(input, output);
    }
    fn tick(&mut self, input: &MemorySubsystemIn) {
        let mut output = MemorySubsystemOut::default();
        self.model.eval(input, &mut output);
        (self.seen)(input, &output);
        self.model.tick(input);
    }
    fn step(&mut self, input: &MemorySubsystemIn, output: &mut MemorySubsystemOut) {
        self.model.step(input, output);
        (self.seen)(input, output);
    }
}
