//! Three conventional caches behind the ports of a render cache: what the linked-list miss queue is compared
//! with.
//!
//! | kind | a miss | another request to a missed block |
//! |---|---|---|
//! | [`Blocking`] | stalls every later request until its block is in the cache | - |
//! | [`Conventional`] | takes one of 16 miss registers; other blocks go on | stalls (and all behind it) until the block is in the cache |
//! | [`Merging`] | same | joins the register (16 requests in all); each is served from the data RAM after the back-fill |
//!
//! Same in all three, and as favourable to them as to the render cache: size, ways, first-in first-out
//! replacement, two cycles of lookup, response latency, one read and one write port per memory, the write-out buffer, 16
//! trackers for waiting requests and outstanding results, one user of the tag port a cycle, no fetch for a
//! write that covers its block. Different: every fetched block is written into the data RAM and read again
//! for each request; there are dirty bits; a request to a line that waits for a result stalls in the lookup.
//!
//! Statistics come from the same event ports: `ev.link` is a joined miss, `ev.alloc` a back-fill (or the
//! allocation of a covered block), `ev.result` a result written. Stall code 2 is a line or block that is
//! busy, 3 no register or result slot free, 4 the data RAM or the response taken, 6 the tag port taken by a
//! fill, 7 sweep or flush. These are models for cycle counts; there is no hardware for them.

mod fill;
mod lines;
mod miss;
mod plan;
mod ports;

use super::miss_queue::Request;
use super::render_cache::walker::Walker;
use super::render_cache::Pending;
use super::write_out::WriteOut;
use super::{keep, Block};
use fill::Filling;
use lines::Lines;
use miss::Misses;
use plan::{Lookup, Plan};
use std::marker::PhantomData;
use tessera_ports::cache::render_cache::RenderCacheIn;
use tessera_ports::cache::NODES;

/// How a cache treats misses.
pub trait Policy: Clone + Default {
    /// Nothing is looked up while a miss is open.
    const STALLS_ALL: bool;
    /// A request to a missed block joins it.
    const MERGES: bool;
}

/// Stalls every later request at a miss.
#[derive(Debug, Clone, Copy, Default)]
pub struct BlockingPolicy;
/// Goes on with other blocks under a miss; a second request to a missed block stalls.
#[derive(Debug, Clone, Copy, Default)]
pub struct ConventionalPolicy;
/// As the conventional one, but a second request to a missed block joins the first.
#[derive(Debug, Clone, Copy, Default)]
pub struct MergingPolicy;

impl Policy for BlockingPolicy {
    const STALLS_ALL: bool = true;
    const MERGES: bool = false;
}
impl Policy for ConventionalPolicy {
    const STALLS_ALL: bool = false;
    const MERGES: bool = false;
}
impl Policy for MergingPolicy {
    const STALLS_ALL: bool = false;
    const MERGES: bool = true;
}

/// See [`BlockingPolicy`].
pub type Blocking = Baseline<BlockingPolicy>;
/// See [`ConventionalPolicy`].
pub type Conventional = Baseline<ConventionalPolicy>;
/// See [`MergingPolicy`].
pub type Merging = Baseline<MergingPolicy>;

/// The response stage.
#[derive(Debug, Clone, Copy)]
struct Response {
    tag: u8,
    /// Result slot, for a request that writes.
    slot: Option<u8>,
    error: bool,
    data: Block,
}

/// Where an outstanding result goes: a row of the data RAM, or nowhere after an error.
type Owed = Option<u8>;

/// One pipeline of a conventional cache.
#[derive(Debug, Clone, Default)]
pub struct Baseline<P: Policy> {
    lines: Lines,
    misses: Misses,
    out: WriteOut,
    r: Option<Pending>,
    l: Option<Pending>,
    x: Option<Response>,
    filling: Option<Filling>,
    /// Results the client owes, by slot.
    owed: [Option<Owed>; NODES],
    walker: Walker,
    /// Block that the walker moves to write-out next.
    walked: Option<(u32, Block)>,
    policy: PhantomData<P>,
}

impl<P: Policy> Baseline<P> {
    /// Neither sweep nor flush.
    pub fn is_running(&self) -> bool {
        self.walker.is_running()
    }

    /// Rows whose result is outstanding, as a test.
    fn owes(&self, row: u8) -> bool {
        self.owed.contains(&Some(Some(row)))
    }

    fn free_slot(&self) -> Option<u8> {
        self.owed.iter().position(Option::is_none).map(|k| k as u8)
    }

    /// Room for one more request: waiting requests and outstanding results share the nodes, as in the render
    /// cache.
    fn room(&self, i: &RenderCacheIn) -> bool {
        let owed = self.owed.iter().filter(|o| o.is_some()).count() as u32;
        self.misses.waiting() + owed < (i.cfg.nodes as u16).count_ones()
    }

    /// The response of a request served from `row`, or of one whose fetch failed.
    fn respond(&self, request: &Request, row: Owed) -> Response {
        let reads = request.reads() && row.is_some();
        Response {
            tag: request.tag,
            slot: self.free_slot().filter(|_| request.writes()),
            error: row.is_none(),
            data: keep(self.lines.data(row.unwrap_or(0)), if reads { 0xFFFF } else { 0 }),
        }
    }

    fn launch(&mut self, request: &Request, row: Owed) {
        let response = self.respond(request, row);
        if let Some(slot) = response.slot {
            self.owed[usize::from(slot)] = Some(row);
        }
        self.x = Some(response);
    }

    /// Clock edge.
    pub fn clock(&mut self, i: &RenderCacheIn, plan: &Plan) {
        if i.reset != 0 {
            *self = Baseline::default();
            return;
        }
        if i.resp.ready != 0 {
            self.x = None;
        }
        self.launch_served(plan);
        self.look_up(plan);
        self.take_result(i, plan);
        let evicted = self.advance_fill(plan).or_else(|| self.walked.take());
        self.walk(i, plan);
        self.misses.clock(plan.fetch_taken(i), plan.fetch_held);
        self.start_fill(i, plan);
        let ack = (i.ack.valid != 0).then_some(i.ack.id as u8);
        self.out.clock(evicted.as_ref().map(|(block, data)| (*block, data)), i.mw.ready != 0, ack);
        self.accept(i, plan);
    }

    /// The oldest request of a filled miss.
    fn launch_served(&mut self, plan: &Plan) {
        if let Some(miss) = plan.served {
            let (request, row) = self.misses.pop(miss);
            self.launch(&request, row);
        }
    }

    fn look_up(&mut self, plan: &Plan) {
        self.leave_lookup(plan);
        if plan.r_goes {
            self.l = self.r.take();
        }
        // The last request of a miss may have been served while another joined.
        self.misses.close_empty();
    }

    fn leave_lookup(&mut self, plan: &Plan) {
        let Some(l) = self.l.filter(|_| plan.lookup.goes()) else { return };
        match plan.lookup {
            Lookup::Hit { row } => self.launch(&l.request, Some(row)),
            Lookup::Join { miss } => self.misses.join(miss, l.request),
            Lookup::Miss { miss } => self.misses.open(miss, l.block, l.set, l.request),
            Lookup::Empty | Lookup::Stall(_) => {}
        }
        self.l = None;
    }

    fn take_result(&mut self, i: &RenderCacheIn, plan: &Plan) {
        if !plan.result_ready {
            return;
        }
        if let Some(Some(row)) = self.owed[i.result.slot as usize].take() {
            self.lines.write(row, i.result.mask as u16, &i.result.data);
        }
    }

    /// Sweep, flush, invalidate.
    fn walk(&mut self, i: &RenderCacheIn, plan: &Plan) {
        if let Some(write) = self.walker.sweeps() {
            self.lines.invalidate(write.set);
        }
        if let Some(row) = self.walker.reads_data(&plan.surroundings) {
            self.walked = Some((self.lines.block(row), *self.lines.data(row)));
        }
        self.walker.clock(&plan.surroundings, i.flush.valid != 0, i.flush.drop != 0);
    }

    fn accept(&mut self, i: &RenderCacheIn, plan: &Plan) {
        if plan.req_ready && i.req.valid != 0 {
            let request = Request { tag: i.req.tag as u8, op: i.req.op as u8, mask: i.req.mask as u16 };
            self.r = Some(Pending { request, block: plan.request_block, set: plan.request_set });
        }
        self.misses.close_empty();
    }
}
