//! Golden model of one memory pipeline (`tessera_ports::cache::render_cache`).
//!
//! [`plan`] decides everything that happens in a cycle from state and inputs; [`RenderCache::clock`] carries it out; the port face shows it.

mod advance;
pub mod cover;
pub mod plan;
mod ports;
pub(super) mod walker;

use super::data_ram::DataRam;
use super::miss_queue::{Chain, Events, MissQueue, Request};
use super::store_fill_buffer::StoreFillBuffer;
use super::tag_ram::{self, TagRam};
use super::write_out::WriteOut;
use super::Block;
use plan::Plan;
use tessera_ports::cache::render_cache::RenderCacheIn;
use walker::Walker;

/// R: a request whose tags are read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pending {
    pub request: Request,
    pub block: u32,
    pub set: u8,
}

/// L: a request whose tags and chain have been looked up.
#[derive(Debug, Clone, Copy)]
struct Looked {
    request: Request,
    block: u32,
    set: u8,
    /// Way that the tags had for its block.
    way: Option<u8>,
}

/// X: a response.
#[derive(Debug, Clone, Copy)]
struct Response {
    tag: u8,
    /// Chain that it belongs to; 0 for a read without a chain.
    slot: u8,
    write: bool,
    error: bool,
    /// The pixels are at the data RAM's output, else at the buffer's.
    data: bool,
    pixels: u16,
}

/// W2 and W3: a block on its way into the data RAM.
#[derive(Debug, Clone, Copy)]
struct Move {
    chain: Chain,
    way: u8,
    /// Block that has to leave.
    victim: Option<u32>,
}

/// One pipeline.
#[derive(Debug, Clone, Default)]
pub struct RenderCache {
    queue: MissQueue,
    tags: TagRam,
    data: DataRam,
    buffer: StoreFillBuffer,
    out: WriteOut,
    r: Option<Pending>,
    /// The tag RAM shows the set of the request in R.
    r_ok: bool,
    l: Option<Looked>,
    x: Option<Response>,
    w1: Option<Chain>,
    /// Ways that chains of the set of W1 used in the cycle before.
    pins: u8,
    w2: Option<Move>,
    w3: Option<Move>,
    /// The write-out had a slot for one more chain.
    room: bool,
    walker: Walker,
}

impl RenderCache {
    /// One whole cycle on the direct face: `show` sees state and plan before the edge.
    pub fn run<T>(&mut self, i: &RenderCacheIn, show: impl FnOnce(&Self, &Plan) -> T) -> T {
        let plan = self.plan(i);
        let shown = show(self, &plan);
        self.clock(i, &plan);
        shown
    }

    /// Neither sweep nor flush.
    pub fn is_running(&self) -> bool {
        self.walker.is_running()
    }

    /// Nothing is going on and memory has everything that was written out.
    pub fn is_idle(&self) -> bool {
        self.walker.is_running() && self.is_quiet() && self.out.is_empty()
    }

    /// No request, response or chain is left.
    fn is_quiet(&self) -> bool {
        self.r.is_none() && self.l.is_none() && self.x.is_none() && self.queue.is_idle()
    }

    /// Clock edge.
    pub fn clock(&mut self, i: &RenderCacheIn, plan: &Plan) {
        let buffer_read = plan.buffer_read();
        let data_read = plan.data_read();
        let tag_write = self.tag_write();
        let allocated = self.w3.map(|w| (w.chain.set << 2 | w.way, 0xFFFF, self.buffer.q()));
        let result = plan.result_row.map(|row| (row, i.result.mask as u16, &i.result.data));
        debug_assert!(allocated.is_none() || result.is_none());
        let evicted = self.evicted();
        let offered = (plan.result_to_buffer).then_some((i.result.slot as u8, i.result.mask as u16, &i.result.data));
        let fill = (i.md.valid != 0).then(|| {
            let slot = i.md.id as u8;
            (slot, !self.queue.cover(slot), &i.md.data)
        });
        let events = self.events(i, plan);
        let ack = (i.ack.valid != 0).then_some(i.ack.id as u8);
        if i.reset != 0 {
            let written = allocated.or(result).map(|(row, mask, data)| (row, mask, *data));
            self.reset(data_read, buffer_read, tag_write.as_ref(), written);
            return;
        }
        // W3 and the write-out read the memories' outputs before those move on.
        self.out.clock(evicted.map(|block| (block, self.data.q())), i.mw.ready != 0, ack);
        self.data.clock(data_read, allocated.or(result));
        self.buffer.clock(buffer_read, fill, offered);
        self.advance(i, plan);
        self.queue.clock(&events);
        self.tags.clock(plan.tag_read, tag_write.as_ref());
    }

    fn reset(&mut self, data: Option<u8>, buffer: Option<u8>, tags: Option<&tag_ram::Write>, written: Option<(u8, u16, Block)>) {
        self.data.clock(data, written.as_ref().map(|(row, mask, data)| (*row, *mask, data)));
        self.buffer.reset(buffer);
        self.tags.reset(tags);
        self.out.reset();
        self.queue = MissQueue::default();
        (self.r, self.r_ok, self.l, self.x) = (None, false, None, None);
        (self.w1, self.pins, self.w2, self.w3, self.room) = (None, 0, None, None, false);
        self.walker = Walker::default();
    }

    fn tag_write(&self) -> Option<tag_ram::Write> {
        let allocate = self.w3.map(|w| tag_ram::Write {
            set: w.chain.set,
            ways: 1 << w.way,
            valid: true,
            block: w.chain.block,
            ptr: (w.way + 1) & 3,
        });
        allocate.or_else(|| self.walker.sweeps())
    }

    /// The block that enters write-out in this cycle.
    fn evicted(&self) -> Option<u32> {
        let way = self.walker.moves();
        self.w3.and_then(|w| w.victim).or_else(|| way.map(|w| self.tags.row().block[usize::from(w)]))
    }

    fn events(&self, i: &RenderCacheIn, plan: &Plan) -> Events {
        let result_taken = plan.result_row.is_some() || plan.result_to_buffer && plan.result_ready;
        Events {
            looks_up: self.r.filter(|_| plan.r_goes).map(|r| r.block),
            push: plan.push,
            served: plan.served.is_some(),
            result: result_taken.then_some((i.result.slot as u8, i.result.mask as u16)),
            fill: plan.md_ready.then_some((i.md.id as u8, i.md.error != 0)),
            fetched: plan.fetch.is_some() && i.mr.ready != 0,
            fetch_held: plan.fetch_held,
            room: self.room,
            leaves: plan.w0.is_some(),
            freed: self.w3.map(|w| w.chain.slot),
        }
    }
}
