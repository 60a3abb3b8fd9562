//! Render cache: a client that answers at random and a memory that does too, with flushes, invalidates and
//! failing reads.
//!
//! What the data means is the business of the subsystem's scoreboarded runs; here every bit only has to be
//! the same.

use tessera_ports::bundle::cache::{BlockData, Flush, PixelResult, Request, WriteAck};
use tessera_ports::cache::config::{MemoryConfig, NAMES};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::screen_partition::pipeline;
use tessera_testkit::Random;

use super::{mask, pixels, take, RESET};
use crate::stimuli::{Offer, Stimulus};

/// Tiles per row and column.
const EDGE: u64 = 16;

/// Cycles from one reset to the next; each begins the next named configuration.
const PERIOD: u64 = 2500;

/// Stimulus of the render cache.
pub struct RenderCache {
    random: Random,
    stall: u32,
    /// Tiles of this pipeline only; any tile when absent.
    pipeline: Option<u64>,
    /// First configuration, as an index of the named ones, and the inputs of the present one.
    first: usize,
    configuration: RenderCacheIn,
    hot: (u64, u64),
    /// First surface and first tile of the corner of the screen in use.
    corner: [u64; 3],
    request: Offer<Request>,
    next_tag: u64,
    /// Masks of requests under way, by tag.
    masks: [u64; 256],
    /// Slot and mask of results owed.
    owed: Vec<(u64, u64)>,
    result: Offer<PixelResult>,
    reads: Vec<u64>,
    data: Offer<BlockData>,
    writes: Vec<u64>,
    flush: Offer<Flush>,
    cycle: u64,
}

/// Configuration inputs of a named configuration.
fn configuration(name: &str) -> RenderCacheIn {
    MemoryConfig::named(name).expect("a listed name").cache.cache_inputs()
}

impl RenderCache {
    /// Requests only for tiles of one pipeline; the first configuration is number `first`.
    pub fn of_pipeline(random: Random, stall: u32, first: usize, pipeline: u64) -> Self {
        RenderCache { first, pipeline: Some(pipeline), ..RenderCache::new(random, stall) }
    }

    /// The next reset is near.
    pub fn ends_soon(&self) -> bool {
        self.cycle % PERIOD > PERIOD - 100
    }

    /// A cycle of reset: nothing is under way any more, and the configuration may change.
    fn reset(&mut self) -> RenderCacheIn {
        let number = self.first + (self.cycle / PERIOD) as usize;
        self.configuration = configuration(NAMES[number % NAMES.len()]);
        (self.request, self.result, self.data, self.flush) = Default::default();
        let random = &mut self.random;
        self.corner = [random.below(7), EDGE * random.below(4096 / EDGE), EDGE * random.below(4096 / EDGE)];
        self.owed.clear();
        self.reads.clear();
        self.writes.clear();
        RenderCacheIn { reset: 1, ..self.configuration }
    }

    /// A request: one in three to the tile that is hot at the moment.
    fn request(&mut self) -> Option<Request> {
        let (part, wanted, hot, tag) = (self.configuration.cfg.part, self.pipeline, self.hot, self.next_tag);
        let [surface, left, top] = self.corner;
        self.request.get(&mut self.random, 100 - self.stall, |random| {
            let (mut x, y) = if random.chance(35) { hot } else { (random.below(EDGE), random.below(EDGE)) };
            let (surface, mut y) = (surface + random.below(2), y);
            while wanted.is_some_and(|p| pipeline(part, left + x, top + y) != p) {
                (x, y) = ((x + 1) % EDGE, if x + 1 == EDGE { (y + 1) % EDGE } else { y });
            }
            (x, y) = (left + x, top + y);
            Request { valid: 1, tag, surface, x, y, op: 1 + random.below(3), mask: mask(random) }
        })
    }
}

impl Stimulus for RenderCache {
    type In = RenderCacheIn;
    type Out = RenderCacheOut;

    fn new(mut random: Random, stall: u32) -> Self {
        let first = random.below(NAMES.len() as u64) as usize;
        RenderCache {
            random,
            stall,
            pipeline: None,
            first,
            configuration: RenderCacheIn::default(),
            hot: (0, 0),
            corner: [0; 3],
            request: Offer::default(),
            next_tag: 0,
            masks: [0; 256],
            owed: Vec::new(),
            result: Offer::default(),
            reads: Vec::new(),
            data: Offer::default(),
            writes: Vec::new(),
            flush: Offer::default(),
            cycle: 0,
        }
    }

    fn drive(&mut self) -> RenderCacheIn {
        if self.cycle % PERIOD < RESET {
            return self.reset();
        }
        let mut input = self.configuration;
        if self.random.below(40) == 0 {
            self.hot = (self.random.below(EDGE), self.random.below(EDGE));
        }
        input.req = self.request().unwrap_or_default();
        let (stall, random) = (self.stall, &mut self.random);
        input.resp = (!random.chance(stall)).into();
        if !self.owed.is_empty() || self.result.waits() {
            let owed = &mut self.owed;
            let result = self.result.get(random, 70, |random| {
                let (slot, mask) = take(owed, random).expect("a result is owed");
                PixelResult { valid: 1, slot, mask: if random.chance(20) { 0 } else { mask }, data: pixels(random) }
            });
            input.result = result.unwrap_or_default();
        }
        (input.mr, input.mw) = ((!random.chance(stall)).into(), (!random.chance(stall)).into());
        if !self.reads.is_empty() || self.data.waits() {
            let reads = &mut self.reads;
            let data = self.data.get(random, 10, |random| {
                let id = take(reads, random).expect("a read is open");
                BlockData { valid: 1, id, error: random.chance(2) as u64, data: pixels(random) }
            });
            input.md = data.unwrap_or_default();
        }
        // Now and then memory is so slow that all slots for victims are taken.
        let rate = if self.cycle % 600 < 400 { 10 } else { 1 };
        if let Some(id) = random.chance(rate).then(|| take(&mut self.writes, random)).flatten() {
            input.ack = WriteAck { valid: 1, id };
        }
        if self.cycle % 1024 > 700 || self.flush.waits() {
            let flush = |random: &mut Random| Flush { valid: 1, drop: random.below(2) };
            input.flush = self.flush.get(random, 1, flush).unwrap_or_default();
        }
        input
    }

    fn edge(&mut self, input: &RenderCacheIn, output: &RenderCacheOut) {
        self.cycle += 1;
        if input.reset != 0 {
            return;
        }
        if input.req.valid & output.req.ready != 0 {
            self.masks[input.req.tag as usize] = input.req.mask;
            self.next_tag = (self.next_tag + 1) & 0xFF;
            self.request.settle(true);
        }
        self.result.settle(input.result.valid & output.result.ready != 0);
        let resp = &output.resp;
        if resp.valid & input.resp.ready & resp.write != 0 {
            self.owed.push((resp.slot, self.masks[resp.tag as usize]));
        }
        self.data.settle(input.md.valid & output.md.ready != 0);
        if output.mr.valid & input.mr.ready != 0 {
            self.reads.push(output.mr.id);
        }
        if output.mw.valid & input.mw.ready != 0 {
            self.writes.push(output.mw.id);
        }
        self.flush.settle(input.flush.valid & output.flush.ready != 0);
    }
}
