//! One pipeline between a client and a memory, both checked against a plain model of what every block must hold.

#[path = "random.rs"]
mod random;

use std::collections::{BTreeMap, VecDeque};

pub use random::Random;

use tessera_golden::cache::{self, from_pixels, pixel, Block};
use tessera_golden::Golden;
use tessera_ports::bundle::cache::{self as port, BlockData, Flush, PixelResult, WriteAck};
use tessera_ports::cache::config::RenderCacheConfig;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::{block, READ, WRITE};
use tessera_ports::Interface;

/// A cache with the ports of a render cache.
pub trait Pipeline: Golden<In = RenderCacheIn, Out = RenderCacheOut> {}

impl<T: Golden<In = RenderCacheIn, Out = RenderCacheOut>> Pipeline for T {}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    pub surface: u64,
    pub x: u64,
    pub y: u64,
    pub op: u64,
    pub mask: u64,
}

/// Request to tile `(x, y)` of surface 0 for all pixels.
pub fn whole(op: u64, x: u64, y: u64) -> Request {
    Request { surface: 0, x, y, op, mask: 0xFFFF }
}

/// Requests to few enough tiles that they meet often; one in three goes to the tile of the one before it.
pub fn random_requests(random: &mut Random, count: usize, blocks: u64) -> Vec<Request> {
    let one = |random: &mut Random| {
        let tile = random.below(blocks);
        let mask = if random.below(3) == 0 { 0xFFFF } else { 1 + random.below(0xFFFF) };
        let surface = random.below(2);
        Request { surface, x: tile % 8 * 4, y: tile / 8, op: 1 + random.below(3), mask }
    };
    let mut requests: Vec<Request> = Vec::new();
    for _ in 0..count {
        let next = match requests.last() {
            Some(last) if random.below(3) == 0 => Request { op: 1 + random.below(3), ..*last },
            _ => one(random),
        };
        requests.push(next);
    }
    requests
}

fn between(random: &mut Random, [low, high]: [u64; 2]) -> u64 {
    low + random.below(high - low + 1)
}

/// What the bench does to the cache.
#[derive(Clone)]
pub struct Setting {
    pub config: RenderCacheConfig,
    pub read_latency: [u64; 2],
    pub write_latency: [u64; 2],
    /// Cycles from a taken response to its result, at least 1.
    pub client_latency: [u64; 2],
    /// Percentage of cycles in which a ready, a request or a fill is held back.
    pub stall: u64,
    /// Failing reads per 1,000.
    pub errors: u64,
    pub seed: u64,
}

impl Default for Setting {
    fn default() -> Self {
        Setting {
            config: RenderCacheConfig::default(),
            read_latency: [20, 20],
            write_latency: [20, 20],
            client_latency: [1, 1],
            stall: 0,
            errors: 0,
            seed: 1,
        }
    }
}

/// Counted by the bench at the ports.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    pub cycles: u64,
    pub requests: u64,
    pub present: u64,
    pub linked: u64,
    pub missed: u64,
    pub bus_reads: u64,
    pub bus_writes: u64,
    pub data_reads: u64,
    pub victim_reads: u64,
    pub result_writes: u64,
    pub allocations: u64,
    pub errors: u64,
    /// Longest time from acceptance to response.
    pub oldest: u64,
    /// Cycles by stall code.
    pub stalls: [u64; 8],
}

struct Open {
    request: Request,
    block: u64,
    index: u64,
    since: u64,
}

struct Owed {
    due: u64,
    slot: u64,
    mask: u64,
    data: Block,
}

struct Read {
    due: u64,
    id: u64,
    block: u64,
    error: bool,
    data: Block,
}

struct Write {
    due: u64,
    id: u64,
    block: u64,
    data: Block,
}

/// What a client's execute stage makes of pixel `p`: depends on the old value, so a lost or repeated update shows.
fn executed(op: u64, old: u32, index: u64, p: usize) -> u32 {
    let new = (index as u32).wrapping_mul(0x0100_0193) ^ (p as u32) << 20;
    match op & READ {
        0 => new,
        _ => old.rotate_left(5).wrapping_add(new | 1),
    }
}

pub struct Bench<C> {
    pub cache: C,
    setting: Setting,
    random: Random,
    pub waiting: VecDeque<Request>,
    /// Tag of the request on offer: held until accepted, as the rules of streams demand.
    offered: Option<u64>,
    open: BTreeMap<u64, Open>,
    owed: Vec<Owed>,
    result: Option<usize>,
    reads: Vec<Read>,
    fill: Option<usize>,
    writes: Vec<Write>,
    memory: BTreeMap<u64, Block>,
    expected: BTreeMap<u64, Block>,
    /// Blocks that lost writes to a failed read.
    poisoned: BTreeMap<u64, ()>,
    pub counts: Counts,
    next_index: u64,
    flush: Option<u64>,
    rules: <RenderCacheIn as Interface>::Rules,
}

/// What memory holds before anything is drawn.
fn initial(block: u64) -> Block {
    from_pixels(|p| (block as u32).wrapping_mul(0x9E37_79B1) ^ p as u32)
}

impl<C: Pipeline> Bench<C> {
    pub fn new(cache: C, setting: Setting) -> Self {
        let mut bench = Bench {
            cache,
            random: Random(setting.seed),
            setting,
            waiting: VecDeque::new(),
            offered: None,
            open: BTreeMap::new(),
            owed: Vec::new(),
            result: None,
            reads: Vec::new(),
            fill: None,
            writes: Vec::new(),
            memory: BTreeMap::new(),
            expected: BTreeMap::new(),
            poisoned: BTreeMap::new(),
            counts: Counts::default(),
            next_index: 0,
            flush: None,
            rules: Default::default(),
        };
        let reset = RenderCacheIn { reset: 1, ..bench.tied() };
        bench.cache.step(&reset);
        while bench.cache.eval(&bench.tied()).flush.ready == 0 {
            bench.step();
        }
        bench.counts = Counts::default();
        bench
    }

    fn tied(&self) -> RenderCacheIn {
        self.setting.config.cache_inputs()
    }

    fn goes(&mut self) -> u64 {
        let stall = self.setting.stall;
        (stall == 0 || self.random.below(100) >= stall).into()
    }

    fn drive(&mut self) -> RenderCacheIn {
        let now = self.counts.cycles;
        let mut i = self.tied();
        if self.offered.is_none() && !self.waiting.is_empty() && self.goes() == 1 {
            self.offered = Some(self.free_tag());
        }
        if let (Some(tag), Some(&Request { surface, x, y, op, mask })) = (self.offered, self.waiting.front()) {
            i.req = port::Request { valid: 1, tag, surface, x, y, op, mask };
        }
        i.resp.ready = self.goes();
        if self.result.is_none() {
            let due: Vec<_> = (0..self.owed.len()).filter(|&k| self.owed[k].due <= now).collect();
            if !due.is_empty() {
                self.result = Some(due[self.random.below(due.len() as u64) as usize]);
            }
        }
        if let Some(owed) = self.result.map(|k| &self.owed[k]) {
            i.result = PixelResult { valid: 1, slot: owed.slot, mask: owed.mask, data: owed.data };
        }
        i.mr.ready = self.goes();
        i.mw.ready = self.goes();
        if self.fill.is_none() {
            let due: Vec<_> = (0..self.reads.len()).filter(|&k| self.reads[k].due <= now).collect();
            if !due.is_empty() && self.goes() == 1 {
                self.fill = Some(due[self.random.below(due.len() as u64) as usize]);
            }
        }
        if let Some(read) = self.fill.map(|k| &self.reads[k]) {
            i.md = BlockData { valid: 1, id: read.id, error: read.error.into(), data: read.data };
        }
        if let Some(k) = (0..self.writes.len()).find(|&k| self.writes[k].due <= now) {
            let write = self.writes.swap_remove(k);
            i.ack = WriteAck { valid: 1, id: write.id };
            self.memory.insert(write.block, write.data);
        }
        i.flush = self.flush.map_or_else(Flush::default, |drop| Flush { valid: 1, drop });
        i
    }

    /// Lowest tag that no open request has.
    fn free_tag(&self) -> u64 {
        (0..256).find(|t| !self.open.contains_key(t)).expect("far fewer than 256 requests are open")
    }

    /// One cycle; the cache's outputs in it.
    pub fn step(&mut self) -> RenderCacheOut {
        let i = self.drive();
        let o = self.cache.step(&i);
        i.check(&o, &mut self.rules).expect("client, cache and memory keep the rules of streams");
        self.client(&i, &o);
        self.bus(&i, &o);
        if i.flush.valid & o.flush.ready == 1 {
            self.flush = None;
        }
        let c = &mut self.counts;
        c.cycles += 1;
        c.present += o.ev.present;
        c.linked += o.ev.link;
        c.missed += o.ev.miss;
        c.data_reads += o.ev.read;
        c.victim_reads += o.ev.victim;
        c.result_writes += o.ev.result;
        c.allocations += o.ev.alloc;
        c.stalls[o.stall as usize] += 1;
        o
    }

    fn client(&mut self, i: &RenderCacheIn, o: &RenderCacheOut) {
        let now = self.counts.cycles;
        if i.result.valid & o.result.ready == 1 {
            self.owed.remove(self.result.take().expect("an offered result"));
        }
        if o.resp.valid & i.resp.ready == 1 {
            self.respond(&o.resp, now);
        }
        if i.req.valid & o.req.ready == 1 {
            let request = self.waiting.pop_front().expect("an offered request");
            self.offered = None;
            self.counts.requests += 1;
            let block = block(request.surface, request.x, request.y);
            self.open.insert(i.req.tag, Open { request, block, index: self.next_index, since: now });
            self.next_index += 1;
        }
    }

    fn respond(&mut self, o: &port::Response, now: u64) {
        let open = self.open.remove(&o.tag).expect("a response belongs to an open request");
        let Open { request, block, index, since } = open;
        self.counts.oldest = self.counts.oldest.max(now - since);
        assert!(
            self.open.values().all(|other| other.block != block || other.index > index),
            "responses of block {block:x} out of order"
        );
        assert_eq!(o.write, (request.op & WRITE) >> 1);
        let old = *self.expected.entry(block).or_insert_with(|| initial(block));
        let mask = request.mask;
        if o.error == 1 {
            self.counts.errors += 1;
            self.poisoned.insert(block, ());
            assert_eq!(o.data, [0; 8]);
        } else if request.op & READ != 0 && !self.poisoned.contains_key(&block) {
            for p in (0..16).filter(|p| mask >> p & 1 == 1) {
                assert_eq!(pixel(&o.data, p), pixel(&old, p), "block {block:x} pixel {p} request {index} cycle {now}");
            }
        } else if request.op == WRITE {
            assert_eq!(o.data, [0; 8]);
        }
        if request.op & WRITE != 0 {
            // One result in eight fails every pixel, as a depth test does; the mask of a write is fixed.
            let mask = if request.op & READ != 0 && index % 8 == 3 { 0 } else { mask };
            let data = from_pixels(|p| executed(request.op, pixel(&old, p), index, p));
            cache::write(self.expected.get_mut(&block).expect("just made"), mask as u16, &data);
            let due = now + between(&mut self.random, self.setting.client_latency);
            self.owed.push(Owed { due, slot: o.slot, mask, data });
        }
    }

    fn bus(&mut self, i: &RenderCacheIn, o: &RenderCacheOut) {
        let now = self.counts.cycles;
        if i.md.valid & o.md.ready == 1 {
            let read = self.reads.remove(self.fill.take().expect("an offered fill"));
            if read.error {
                self.poisoned.insert(read.block, ());
            }
        }
        if o.mr.valid & i.mr.ready == 1 {
            let block = o.mr.block;
            assert!(self.reads.iter().all(|r| r.block != block && r.id != o.mr.id), "block {block:x} fetched twice");
            let error = self.random.below(1000) < self.setting.errors;
            // The oldest data a memory may answer with: as of now; writes become visible at their acknowledgement.
            let data = self.memory.get(&block).copied().unwrap_or_else(|| initial(block));
            let due = now + between(&mut self.random, self.setting.read_latency);
            self.reads.push(Read { due, id: o.mr.id, block, error, data });
            self.counts.bus_reads += 1;
        }
        if o.mw.valid & i.mw.ready == 1 {
            assert!(self.writes.iter().all(|w| w.block != o.mw.block && w.id != o.mw.id), "two writes of one block");
            let due = now + between(&mut self.random, self.setting.write_latency);
            self.writes.push(Write { due, id: o.mw.id, block: o.mw.block, data: o.mw.data });
            self.counts.bus_writes += 1;
        }
    }

    /// Runs until every request has been answered and every result taken.
    pub fn finish(&mut self) {
        let mut still = 0;
        while !(self.waiting.is_empty() && self.open.is_empty() && self.owed.is_empty() && self.reads.is_empty()) {
            let before = (self.waiting.len(), self.open.len(), self.owed.len(), self.reads.len());
            self.step();
            let after = (self.waiting.len(), self.open.len(), self.owed.len(), self.reads.len());
            still = if before == after { still + 1 } else { 0 };
            assert!(still < 20_000, "nothing moves: {after:?} at cycle {}", self.counts.cycles);
        }
    }

    pub fn run(&mut self, requests: impl IntoIterator<Item = Request>) {
        self.waiting.extend(requests);
        self.finish();
    }

    /// Lets `cycles` pass.
    pub fn wait(&mut self, cycles: usize) {
        for _ in 0..cycles {
            self.step();
        }
    }

    /// Flush (or invalidate) and wait for its end; the cycles it took.
    pub fn flush(&mut self, drop: bool) -> u64 {
        self.flush = Some(drop.into());
        let start = self.counts.cycles;
        while self.step().flush_done == 0 {
            assert!(self.counts.cycles - start < 200_000, "the flush does not end");
        }
        self.counts.cycles - start
    }

    /// Flushes and compares memory with what must be there; the number of blocks compared.
    pub fn check_memory(&mut self) -> usize {
        self.finish();
        self.flush(false);
        self.compare_memory()
    }

    /// Compares memory, right after a flush, with what must be there; the number of blocks compared.
    pub fn compare_memory(&self) -> usize {
        assert!(self.writes.is_empty(), "the flush ended before memory had everything");
        let blocks = self.expected.iter().filter(|(block, _)| !self.poisoned.contains_key(block));
        blocks
            .map(|(block, data)| {
                let held = self.memory.get(block).copied().unwrap_or_else(|| initial(*block));
                assert_eq!(held, *data, "block {block:x}");
            })
            .count()
    }
}
