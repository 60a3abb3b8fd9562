//! Golden model of the memory subsystem (`tessera_ports::cache::memory_subsystem`).
//!
//! The direct face is [`Subsystem::caches`]: four pipelines that never meet. The port face adds routing, flush and counters.

use super::baseline::{Baseline, Policy};
use super::render_cache::{Pipeline, RenderCache};
use crate::Golden;
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

impl<const BUG: u8> Cache for Pipeline<BUG> {
    fn is_running(&self) -> bool {
        Pipeline::is_running(self)
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
    pub caches: [C; PIPELINES],
    active: bool,
    /// Caches whose flush has not ended.
    waiting: u8,
    counters: [[u32; COUNTERS]; PIPELINES],
}

/// The tile at port `p` belongs there.
fn home(i: &MemorySubsystemIn, p: usize) -> bool {
    pipeline(i.cfg_part, i.req_x[p], i.req_y[p]) == p as u64
}

fn cache_in(i: &MemorySubsystemIn, p: usize, flush: u64) -> RenderCacheIn {
    RenderCacheIn {
        reset: i.reset,
        cfg_nodes: i.cfg_nodes,
        cfg_ways: i.cfg_ways,
        cfg_set_mask: i.cfg_set_mask,
        cfg_hash: i.cfg_hash,
        cfg_part: i.cfg_part,
        req_valid: (i.req_valid[p] != 0 && home(i, p)).into(),
        req_tag: i.req_tag[p],
        req_surface: i.req_surface[p],
        req_x: i.req_x[p],
        req_y: i.req_y[p],
        req_op: i.req_op[p],
        req_mask: i.req_mask[p],
        resp_ready: i.resp_ready[p],
        res_valid: i.res_valid[p],
        res_slot: i.res_slot[p],
        res_mask: i.res_mask[p],
        res_data: i.res_data.as_chunks().0[p],
        mr_ready: i.mr_ready[p],
        md_valid: i.md_valid[p],
        md_id: i.md_id[p],
        md_error: i.md_error[p],
        md_data: i.md_data.as_chunks().0[p],
        mw_ready: i.mw_ready[p],
        ack_valid: i.ack_valid[p],
        ack_id: i.ack_id[p],
        flush_valid: flush,
        flush_drop: i.flush_drop,
    }
}

/// The outputs of cache `p` on their ports; it leaves `waiting` when its flush ends.
fn show_cache(i: &MemorySubsystemIn, p: usize, cache: &RenderCacheOut, waiting: &mut u8, o: &mut MemorySubsystemOut) {
    *waiting &= !((cache.flush_done as u8) << p);
    let home = u64::from(home(i, p));
    o.misrouted[p] = i.req_valid[p] & (1 - home);
    o.req_ready[p] = cache.req_ready & home;
    o.resp_valid[p] = cache.resp_valid;
    o.resp_tag[p] = cache.resp_tag;
    o.resp_slot[p] = cache.resp_slot;
    o.resp_write[p] = cache.resp_write;
    o.resp_error[p] = cache.resp_error;
    o.res_ready[p] = cache.res_ready;
    o.mr_valid[p] = cache.mr_valid;
    o.mr_id[p] = cache.mr_id;
    o.mr_block[p] = cache.mr_block;
    o.md_ready[p] = cache.md_ready;
    o.mw_valid[p] = cache.mw_valid;
    o.mw_id[p] = cache.mw_id;
    o.mw_block[p] = cache.mw_block;
    o.stall[p] = cache.stall;
    o.idle &= cache.idle;
    o.resp_data.as_chunks_mut().0[p] = cache.resp_data;
    o.mw_data.as_chunks_mut().0[p] = cache.mw_data;
}

/// Counts one cycle of a cache, in the order of the contract's table.
fn count(counters: &mut [u32; COUNTERS], i: &RenderCacheIn, o: &RenderCacheOut) {
    let increments = [
        i.req_valid & o.req_ready,
        o.ev_present,
        o.ev_link,
        o.ev_miss,
        o.mr_valid & i.mr_ready,
        o.mw_valid & i.mw_ready,
        o.ev_read,
        o.ev_victim,
        o.ev_result,
        o.ev_alloc,
        o.ev_fill_error,
        (o.stall >= 2).into(),
    ];
    counters.iter_mut().zip(increments).for_each(|(c, n)| *c = c.wrapping_add(n as u32));
}

impl<C: Cache> Subsystem<C> {
    fn flush_ready(&self, i: &MemorySubsystemIn) -> bool {
        !self.active && i.reset == 0 && self.caches.iter().all(C::is_running)
    }

    /// The outputs before any cache has shown its own: `idle` and `flush_done` as if no cache had anything left to do.
    fn show(&self, i: &MemorySubsystemIn, o: &mut MemorySubsystemOut) {
        o.flush_ready = self.flush_ready(i).into();
        o.flush_done = self.active.into();
        o.idle = (!self.active).into();
        o.cnt_value = self.counters[i.cnt_pipe as usize].get(i.cnt_sel as usize).copied().unwrap_or(0).into();
    }

    /// Flush and counters; the caches have had their edge. `waiting`: caches whose flush has not ended by now.
    fn clock(&mut self, i: &MemorySubsystemIn, flush: u64, waiting: u8) {
        (self.active, self.waiting) = if flush != 0 { (true, 0xF) } else { (waiting != 0, waiting) };
        if i.reset != 0 {
            (self.active, self.waiting, self.counters) = (false, 0, Default::default());
        }
    }
}

/// Each cache runs, is shown and counted before the next, so that nobody gathers the ports of all: most of what they carry is
/// data, and to move it costs more than the caches themselves.
impl<C: Cache> Golden for Subsystem<C> {
    type In = MemorySubsystemIn;
    type Out = MemorySubsystemOut;

    fn eval(&self, i: &MemorySubsystemIn) -> MemorySubsystemOut {
        let mut o = MemorySubsystemOut::default();
        self.show(i, &mut o);
        let flush = i.flush_valid & o.flush_ready;
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
        let flush = i.flush_valid & o.flush_ready;
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
