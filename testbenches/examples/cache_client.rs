//! The render cache driven by a client and a memory of one's own, on its ports.
//!
//! `cargo run --release -p tessera-testbenches --example cache_client`
//!
//! Rules: `hdl/docs/src/contract/render_cache.md`. The client adds one to every pixel of a few tiles, over and
//! over; at the end memory must hold the sums. `tessera_pipeline` has a client and a memory with random
//! latencies, errors and back-pressure, for tests.

use std::collections::{BTreeMap, VecDeque};

use tessera_golden::cache::render_cache::RenderCache;
use tessera_golden::Golden;
use tessera_ports::bundle::cache::{BlockData, Flush, PixelResult, Request, WriteAck};
use tessera_ports::cache::config::RenderCacheConfig;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::{READ, WRITE};

/// Cycles from a read to its data.
const LATENCY: u64 = 40;
const ALL: u64 = 0xFFFF;

/// Blocks by address; reads under way with the cycle in which their data is due; acknowledgements due.
#[derive(Default)]
struct Memory {
    blocks: BTreeMap<u64, [u64; 8]>,
    reads: VecDeque<(u64, BlockData)>,
    acks: VecDeque<u64>,
    read: u64,
}

impl Memory {
    fn drive(&self, cycle: u64, i: &mut RenderCacheIn) {
        i.mr.ready = 1;
        i.mw.ready = 1;
        if let Some((_, data)) = self.reads.front().filter(|read| read.0 <= cycle) {
            i.md = *data;
        }
        if let Some(&id) = self.acks.front() {
            i.ack = WriteAck { valid: 1, id };
        }
    }

    fn edge(&mut self, cycle: u64, i: &RenderCacheIn, o: &RenderCacheOut) {
        if i.md.valid & o.md.ready == 1 {
            self.reads.pop_front();
        }
        if i.ack.valid == 1 {
            self.acks.pop_front();
        }
        if o.mr.valid == 1 {
            let data = self.blocks.get(&o.mr.block).copied().unwrap_or_default();
            self.reads.push_back((cycle + LATENCY, BlockData { valid: 1, id: o.mr.id, error: 0, data }));
            self.read += 1;
        }
        if o.mw.valid == 1 {
            self.blocks.insert(o.mw.block, o.mw.data);
            self.acks.push_back(o.mw.id);
        }
    }
}

fn main() {
    let config = RenderCacheConfig { queue_entries: 8, ..RenderCacheConfig::default() };
    config.validate().expect("a valid configuration");
    let mut cache = RenderCache::default();
    let mut memory = Memory::default();
    cache.tick(&RenderCacheIn { reset: 1, ..config.cache_inputs() });

    // 64 times around 12 tiles; of a tile in flight the cache chains what comes, and fetches it once.
    let tiles = (0..64).flat_map(|_| (0..12u64).map(|n| (n % 4, n / 4)));
    let mut asked: VecDeque<(u64, u64)> = tiles.collect();
    let requests = asked.len();
    let (mut answered, mut result) = (0, PixelResult::default());
    let (mut flush, mut end) = (Flush::default(), None);

    for cycle in 0..100_000 {
        let mut i = RenderCacheIn { result, flush, ..config.cache_inputs() };
        memory.drive(cycle, &mut i);
        if let Some(&(x, y)) = asked.front() {
            i.req = Request { valid: 1, tag: 0, surface: 0, x, y, op: READ | WRITE, mask: ALL };
        }
        // A response is taken when the result of the one before it has left.
        i.resp.ready = 1 - result.valid;
        let o = cache.step(&i);
        memory.edge(cycle, &i, &o);

        if i.req.valid & o.req.ready == 1 {
            asked.pop_front();
        }
        if i.result.valid & o.result.ready == 1 {
            result = PixelResult::default();
        }
        if o.resp.valid & i.resp.ready == 1 {
            answered += 1;
            // Two pixels in a word, and no carry between them.
            let data = o.resp.data.map(|word| word + 0x1_0000_0001);
            result = PixelResult { valid: 1, slot: o.resp.slot, mask: ALL, data };
        }
        if i.flush.valid & o.flush.ready == 1 {
            flush = Flush::default();
        } else if end.is_none() && answered == requests && result.valid == 0 {
            // Everything has been asked, answered and written: out to memory with it.
            (flush, end) = (Flush { valid: 1, drop: 0 }, Some(cycle));
        }
        if o.flush_done == 1 && end.is_some() {
            println!("{requests} requests in {} cycles, {} blocks read from memory", end.unwrap_or(cycle), memory.read);
            break;
        }
    }
    assert_eq!(memory.blocks.len(), 12, "every tile is in memory");
    assert!(memory.blocks.values().all(|block| *block == [64 << 32 | 64; 8]), "every pixel was counted 64 times");
    println!("every pixel of {} tiles holds 64", memory.blocks.len());
}

#[test]
fn it_runs() {
    main();
}
