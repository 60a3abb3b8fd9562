//! A client and a memory around one render cache, and what the pixels must be.

use crate::common::Bench;
use crate::merge;
use std::collections::{BTreeMap, VecDeque};
use tessera_ports::cache::block;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_render_cache::render_cache::RenderCache;

pub type Pixels = [u64; 8];

/// One request and what its response must deliver.
#[derive(Clone, Copy)]
struct Sent {
    op: u64,
    mask: u64,
    block: u64,
    id: u64,
    expected: Pixels,
}

/// Bench of one pipeline; counts what the events say.
pub struct Pipeline {
    cache: Bench<RenderCache, RenderCacheIn, RenderCacheOut>,
    pub config: RenderCacheIn,
    pub latency: u64,
    random: u64,
    pub cycle: u64,
    memory: BTreeMap<u64, Pixels>,
    /// Contents as if every request were executed when it was accepted.
    pub model: BTreeMap<u64, Pixels>,
    sent: BTreeMap<u64, Sent>,
    last_of_block: BTreeMap<u64, u64>,
    next_id: u64,
    results: VecDeque<(u64, u64, u64, Pixels)>,
    reads: Vec<(u64, u64, u64)>,
    acks: Vec<(u64, u64)>,
    pub bus_reads: u64,
    pub data_reads: u64,
    pub data_writes: u64,
}

/// What the client writes: depends on the request, and for a read-modify-write on the old pixels.
fn executed(op: u64, id: u64, old: Pixels) -> Pixels {
    std::array::from_fn(|w| {
        let fresh = (id * 8 + w as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        if op == 3 {
            old[w].wrapping_mul(5) ^ fresh
        } else {
            fresh
        }
    })
}

/// Memory that nobody has written.
fn untouched(block: u64) -> Pixels {
    std::array::from_fn(|w| block << 32 | w as u64)
}

impl Pipeline {
    pub fn new(config: RenderCacheIn, latency: u64, seed: u64) -> Self {
        let mut pipeline = Pipeline {
            cache: Bench::new(),
            config,
            latency,
            random: seed | 1,
            cycle: 0,
            memory: BTreeMap::new(),
            model: BTreeMap::new(),
            sent: BTreeMap::new(),
            last_of_block: BTreeMap::new(),
            next_id: 0,
            results: VecDeque::new(),
            reads: Vec::new(),
            acks: Vec::new(),
            bus_reads: 0,
            data_reads: 0,
            data_writes: 0,
        };
        (0..40).for_each(|_| {
            pipeline.step(None, false);
        });
        pipeline
    }

    pub fn random(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random >> 11
    }

    /// One cycle with an offered request (x, y, op, mask); true when it was accepted. `rough` adds
    /// back-pressure everywhere.
    pub fn step(&mut self, request: Option<(u64, u64, u64, u64)>, rough: bool) -> bool {
        let lucky = |me: &mut Self| !rough || me.random() & 3 != 0;
        let mut i = RenderCacheIn { resp: lucky(self).into(), mr: lucky(self).into(), mw: lucky(self).into(), ..self.config };
        if let Some((x, y, op, mask)) = request {
            (i.req.valid, i.req.tag, i.req.x, i.req.y, i.req.op, i.req.mask) = (1, self.next_id & 255, x, y, op, mask);
        }
        if let Some((_, slot, mask, data)) = self.results.front().copied().filter(|r| r.0 <= self.cycle) {
            (i.result.valid, i.result.slot, i.result.mask, i.result.data) = (1, slot, mask, data);
        }
        let fill = self.reads.iter().position(|r| r.0 <= self.cycle);
        if let Some((_, id, block)) = fill.map(|n| self.reads[n]) {
            (i.md.valid, i.md.id, i.md.data) = (1, id, self.memory.get(&block).copied().unwrap_or_else(|| untouched(block)));
        }
        let ack = self.acks.iter().position(|a| a.0 <= self.cycle);
        if let Some(n) = ack {
            (i.ack.valid, i.ack.id) = (1, self.acks.remove(n).1);
        }
        let o = self.cache.cycle(&i);
        self.bus_reads += o.mr.valid & i.mr.ready;
        self.data_reads += o.ev.read;
        self.data_writes += o.ev.result + o.ev.alloc;
        if o.resp.valid & i.resp.ready == 1 {
            self.respond(&o);
        }
        if i.result.valid & o.result.ready == 1 {
            self.results.pop_front();
        }
        if i.md.valid & o.md.ready == 1 {
            self.reads.remove(fill.expect("it was offered"));
        }
        if o.mr.valid & i.mr.ready == 1 {
            let late = if rough { self.random() % 40 } else { 0 };
            self.reads.push((self.cycle + self.latency + late, o.mr.id, o.mr.block));
        }
        if o.mw.valid & i.mw.ready == 1 {
            self.memory.insert(o.mw.block, o.mw.data);
            self.acks.push((self.cycle + self.latency, o.mw.id));
        }
        let accepted = i.req.valid & o.req.ready == 1;
        if accepted {
            self.accept(&i);
        }
        self.cycle += 1;
        accepted
    }

    fn accept(&mut self, i: &RenderCacheIn) {
        let block = block(0, i.req.x, i.req.y);
        let contents = self.model.entry(block).or_insert_with(|| untouched(block));
        let sent = Sent { op: i.req.op, mask: i.req.mask, block, id: self.next_id, expected: *contents };
        if i.req.op & 2 != 0 {
            *contents = merge(*contents, executed(i.req.op, self.next_id, *contents), i.req.mask);
        }
        assert!(self.sent.insert(i.req.tag, sent).is_none(), "256 requests wait");
        self.next_id += 1;
    }

    fn respond(&mut self, o: &RenderCacheOut) {
        let sent = self.sent.remove(&o.resp.tag).expect("every response answers a request, once");
        assert_eq!((o.resp.write, o.resp.error), (sent.op >> 1, 0), "request {}", sent.id);
        let before = self.last_of_block.insert(sent.block, sent.id);
        assert!(before.is_none_or(|id| id < sent.id), "requests of one block are answered in order");
        if sent.op & 1 == 1 {
            let zero = [0; 8];
            assert_eq!(merge(zero, o.resp.data, sent.mask), merge(zero, sent.expected, sent.mask), "request {}", sent.id);
        }
        if o.resp.write == 1 {
            let data = executed(sent.op, sent.id, o.resp.data);
            self.results.push_back((self.cycle + 1, o.resp.slot, sent.mask, data));
        }
    }

    /// Flushes, and runs until everything has been answered and written back.
    pub fn finish(&mut self) {
        while self.cache.eval(&self.config).flush.ready == 0 {
            self.step(None, false);
        }
        self.config.flush.valid = 1;
        self.step(None, false);
        self.config.flush.valid = 0;
        let limit = self.cycle + 20_000;
        while self.cache.eval(&self.config).idle == 0 {
            self.step(None, false);
            assert!(self.cycle < limit, "never idle");
        }
        assert!(self.sent.is_empty() && self.results.is_empty() && self.reads.is_empty(), "nothing is left under way");
    }

    /// What memory holds after [`Pipeline::finish`] against the model.
    pub fn check_memory(&self) {
        for (block, want) in &self.model {
            let got = self.memory.get(block).copied().unwrap_or_else(|| untouched(*block));
            assert_eq!(got, *want, "block {block:#x}");
        }
    }
}
