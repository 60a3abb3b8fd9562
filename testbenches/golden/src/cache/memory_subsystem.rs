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

fn words(data: &[u64; 32], p: usize) -> [u64; 8] {
    std::array::from_fn(|k| data[8 * p + k])
}

fn cache_in(i: &MemorySubsystemIn, p: usize, flush: bool) -> RenderCacheIn {
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
        res_data: words(&i.res_data, p),
        mr_ready: i.mr_ready[p],
        md_valid: i.md_valid[p],
        md_id: i.md_id[p],
        md_error: i.md_error[p],
        md_data: words(&i.md_data, p),
        mw_ready: i.mw_ready[p],
        ack_valid: i.ack_valid[p],
        ack_id: i.ack_id[p],
        flush_valid: flush.into(),
        flush_drop: i.flush_drop,
    }
}

/// Increments of the counters of one pipeline, in the order of the contract's table.
fn counts(i: &RenderCacheIn, o: &RenderCacheOut) -> [u64; COUNTERS] {
    [
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
    ]
}

impl<C: Cache> Subsystem<C> {
    fn flush_ready(&self, i: &MemorySubsystemIn) -> bool {
        !self.active && i.reset == 0 && self.caches.iter().all(C::is_running)
    }

    fn inputs(&self, i: &MemorySubsystemIn) -> [RenderCacheIn; PIPELINES] {
        let flush = i.flush_valid != 0 && self.flush_ready(i);
        std::array::from_fn(|p| cache_in(i, p, flush))
    }

    fn still_waiting(&self, outputs: &[RenderCacheOut; PIPELINES]) -> u8 {
        (0..PIPELINES).filter(|&p| outputs[p].flush_done != 0).fold(self.waiting, |w, p| w & !(1 << p))
    }

    fn show(&self, i: &MemorySubsystemIn, outputs: &[RenderCacheOut; PIPELINES]) -> MemorySubsystemOut {
        let mut o = MemorySubsystemOut {
            flush_ready: self.flush_ready(i).into(),
            flush_done: (self.active && self.still_waiting(outputs) == 0).into(),
            idle: (!self.active && outputs.iter().all(|o| o.idle != 0)).into(),
            cnt_value: self.counters[i.cnt_pipe as usize].get(i.cnt_sel as usize).copied().unwrap_or(0).into(),
            ..MemorySubsystemOut::default()
        };
        for (p, cache) in outputs.iter().enumerate() {
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
            o.resp_data[8 * p..8 * p + 8].copy_from_slice(&cache.resp_data);
            o.mw_data[8 * p..8 * p + 8].copy_from_slice(&cache.mw_data);
        }
        o
    }

    /// Flush and counters; the caches have had their edge.
    fn clock(&mut self, i: &MemorySubsystemIn, inputs: &[RenderCacheIn; PIPELINES], outputs: &[RenderCacheOut; PIPELINES]) {
        if i.reset != 0 {
            (self.active, self.waiting, self.counters) = (false, 0, Default::default());
            return;
        }
        self.waiting = self.still_waiting(outputs);
        self.active &= self.waiting != 0;
        if inputs[0].flush_valid != 0 {
            (self.active, self.waiting) = (true, 0xF);
        }
        for (p, counters) in self.counters.iter_mut().enumerate() {
            let increments = counts(&inputs[p], &outputs[p]);
            counters.iter_mut().zip(increments).for_each(|(c, n)| *c = c.wrapping_add(n as u32));
        }
    }
}

impl<C: Cache> Golden for Subsystem<C> {
    type In = MemorySubsystemIn;
    type Out = MemorySubsystemOut;

    fn eval(&self, i: &MemorySubsystemIn) -> MemorySubsystemOut {
        let inputs = self.inputs(i);
        let outputs = std::array::from_fn(|p| self.caches[p].eval(&inputs[p]));
        self.show(i, &outputs)
    }

    fn tick(&mut self, i: &MemorySubsystemIn) {
        self.step(i);
    }

    fn step(&mut self, i: &MemorySubsystemIn) -> MemorySubsystemOut {
        let inputs = self.inputs(i);
        let flush_ready = self.flush_ready(i);
        let outputs = std::array::from_fn(|p| self.caches[p].step(&inputs[p]));
        let mut shown = self.show(i, &outputs);
        // The caches have moved on; the rest of `show` looks at state that has not.
        shown.flush_ready = flush_ready.into();
        self.clock(i, &inputs, &outputs);
        shown
    }
}
