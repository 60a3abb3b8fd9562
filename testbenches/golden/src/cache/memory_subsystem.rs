//! Golden model of the memory subsystem (`tessera_ports::cache::memory_subsystem`).
//!
//! The direct face is [`Subsystem::caches`]: four pipelines that never meet. The port face adds routing,
//! flush and counters.

use super::baseline::{Baseline, Policy};
use super::render_cache::RenderCache;
use crate::Golden;
use tessera_ports::bundle::cache::{Flush, Request};
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::PIPELINES;

const COUNTERS: usize = 12;

/// A cache with the ports of a render cache.
pub trait Cache: Golden<In = RenderCacheIn, Out = RenderCacheOut> {
    /// Neither sweep nor flush: a flush can begin.
    fn is_running(&self) -> bool;
}

impl Cache for RenderCache {
    fn is_running(&self) -> bool {
        RenderCache::is_running(self)
    }
}

impl<P: Policy> Cache for Baseline<P> {
    fn is_running(&self) -> bool {
        Baseline::is_running(self)
    }
}

/// The model as the contract wants it.
pub type MemorySubsystem = Subsystem<RenderCache>;

/// Four caches: render caches, or conventional ones for the comparison.
#[derive(Debug, Clone, Default)]
pub struct Subsystem<C> {
    /// One cache per pipeline.
    pub caches: [C; PIPELINES],
    active: bool,
    /// Caches whose flush has not ended.
    waiting: u8,
    counters: [[u32; COUNTERS]; PIPELINES],
}

/// The tile at port `p` belongs there.
fn home(i: &MemorySubsystemIn, p: usize) -> bool {
    pipeline(i.cfg.part, i.req[p].x, i.req[p].y) == p as u64
}

fn cache_in(i: &MemorySubsystemIn, p: usize, flush: u64) -> RenderCacheIn {
    RenderCacheIn {
        reset: i.reset,
        cfg: i.cfg,
        req: Request { valid: (i.req[p].valid != 0 && home(i, p)).into(), ..i.req[p] },
        resp: i.resp[p],
        result: i.result[p],
        mr: i.mr[p],
        md: i.md[p],
        mw: i.mw[p],
        ack: i.ack[p],
        flush: Flush { valid: flush, ..i.flush },
    }
}

/// The outputs of cache `p` on their ports; it leaves `waiting` when its flush ends.
fn show_cache(i: &MemorySubsystemIn, p: usize, cache: &RenderCacheOut, waiting: &mut u8, o: &mut MemorySubsystemOut) {
    *waiting &= !((cache.flush_done as u8) << p);
    let home = u64::from(home(i, p));
    o.misrouted[p] = i.req[p].valid & (1 - home);
    o.req[p].ready = cache.req.ready & home;
    o.resp[p] = cache.resp;
    o.result[p] = cache.result;
    o.mr[p] = cache.mr;
    o.md[p] = cache.md;
    o.mw[p] = cache.mw;
    o.stall[p] = cache.stall;
    o.idle &= cache.idle;
}

/// Counts one cycle of a cache, in the order of the contract's table.
fn count(counters: &mut [u32; COUNTERS], i: &RenderCacheIn, o: &RenderCacheOut) {
    let increments = [
        i.req.valid & o.req.ready,
        o.ev.present,
        o.ev.link,
        o.ev.miss,
        o.mr.valid & i.mr.ready,
        o.mw.valid & i.mw.ready,
        o.ev.read,
        o.ev.victim,
        o.ev.result,
        o.ev.alloc,
        o.ev.fill_error,
        (o.stall >= 2).into(),
    ];
    counters.iter_mut().zip(increments).for_each(|(c, n)| *c = c.wrapping_add(n as u32));
}

impl<C: Cache> Subsystem<C> {
    fn flush_ready(&self, i: &MemorySubsystemIn) -> bool {
        !self.active && i.reset == 0 && self.caches.iter().all(C::is_running)
    }

    /// The outputs before any cache has shown its own: `idle` and `flush_done` as if no cache had anything
    /// left to do.
    fn show(&self, i: &MemorySubsystemIn, o: &mut MemorySubsystemOut) {
        o.flush = self.flush_ready(i).into();
        o.flush_done = self.active.into();
        o.idle = (!self.active).into();
        o.cnt_value = self.counters[i.cnt_pipe as usize].get(i.cnt_sel as usize).copied().unwrap_or(0).into();
    }

    /// Flush and counters; the caches have had their edge. `waiting`: caches whose flush has not ended by
    /// now.
    fn clock(&mut self, i: &MemorySubsystemIn, flush: u64, waiting: u8) {
        (self.active, self.waiting) = if flush != 0 { (true, 0xF) } else { (waiting != 0, waiting) };
        if i.reset != 0 {
            (self.active, self.waiting, self.counters) = (false, 0, Default::default());
        }
    }
}

/// Each cache runs, is shown and counted before the next, so that nobody gathers the ports of all: most of
/// what they carry is data, and to move it costs more than the caches themselves.
impl<C: Cache> Golden for Subsystem<C> {
    type In = MemorySubsystemIn;
    type Out = MemorySubsystemOut;

    fn eval(&self, i: &MemorySubsystemIn) -> MemorySubsystemOut {
        let mut o = MemorySubsystemOut::default();
        self.show(i, &mut o);
        let flush = i.flush.valid & o.flush.ready;
        let mut waiting = self.waiting;
        for (p, cache) in self.caches.iter().enumerate() {
            show_cache(i, p, &cache.eval(&cache_in(i, p, flush)), &mut waiting, &mut o);
        }
        o.flush_done &= u64::from(waiting == 0);
        o
    }

    fn tick(&mut self, i: &MemorySubsystemIn) {
        self.step(i);
    }

    fn step(&mut self, i: &MemorySubsystemIn) -> MemorySubsystemOut {
        let mut o = MemorySubsystemOut::default();
        self.show(i, &mut o);
        let flush = i.flush.valid & o.flush.ready;
        let mut waiting = self.waiting;
        for (p, cache) in self.caches.iter_mut().enumerate() {
            let input = cache_in(i, p, flush);
            let output = cache.step(&input);
            show_cache(i, p, &output, &mut waiting, &mut o);
            count(&mut self.counters[p], &input, &output);
        }
        o.flush_done &= u64::from(waiting == 0);
        self.clock(i, flush, waiting);
        o
    }
}
