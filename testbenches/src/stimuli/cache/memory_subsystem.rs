//! Memory subsystem: four render-cache stimuli side by side, one flush for all, misrouted requests now and then.

use tessera_lockstep::random::Random;
use tessera_ports::cache::config::NAMES;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::PIPELINES;

use super::render_cache::RenderCache;
use crate::stimuli::Stimulus;

pub struct MemorySubsystem {
    random: Random,
    pipelines: [RenderCache; PIPELINES],
    /// Inputs of the pipelines as they were driven: misrouted requests are not theirs.
    driven: [RenderCacheIn; PIPELINES],
}

impl Stimulus for MemorySubsystem {
    type In = MemorySubsystemIn;
    type Out = MemorySubsystemOut;

    fn new(mut random: Random, stall: u32) -> Self {
        let first = random.below(NAMES.len() as u64) as usize;
        let pipelines = std::array::from_fn(|p| RenderCache::of_pipeline(Random::new(random.word()), stall, first, p as u64));
        MemorySubsystem { random, pipelines, driven: [RenderCacheIn::default(); PIPELINES] }
    }

    fn drive(&mut self) -> MemorySubsystemIn {
        self.driven = std::array::from_fn(|p| self.pipelines[p].drive());
        let first = &self.driven[0];
        let mut input = MemorySubsystemIn {
            reset: first.reset,
            cfg_nodes: first.cfg_nodes,
            cfg_ways: first.cfg_ways,
            cfg_set_mask: first.cfg_set_mask,
            cfg_hash: first.cfg_hash,
            cfg_part: first.cfg_part,
            flush_valid: first.flush_valid,
            flush_drop: first.flush_drop,
            cnt_pipe: self.random.below(4),
            cnt_sel: self.random.below(16),
            ..MemorySubsystemIn::default()
        };
        for (p, from) in self.driven.iter().enumerate() {
            put(&mut input, p, from);
            if from.req_valid == 0 && from.reset == 0 && self.random.chance(5) {
                (input.req_x[p], input.req_y[p]) = (self.random.below(16), self.random.below(16));
                input.req_valid[p] = (pipeline(input.cfg_part, input.req_x[p], input.req_y[p]) != p as u64) as u64;
                (input.req_op[p], input.req_mask[p]) = (1, 1);
            }
        }
        input
    }

    fn edge(&mut self, input: &MemorySubsystemIn, output: &MemorySubsystemOut) {
        for (p, stimulus) in self.pipelines.iter_mut().enumerate() {
            let mut from = self.driven[p];
            (from.flush_valid, from.flush_drop) = (input.flush_valid, input.flush_drop);
            stimulus.edge(&from, &get(output, p));
        }
    }
}

/// Puts the inputs of pipeline `p` into those of the subsystem.
fn put(input: &mut MemorySubsystemIn, p: usize, from: &RenderCacheIn) {
    let words = 8 * p..8 * p + 8;
    input.req_valid[p] = from.req_valid;
    input.req_tag[p] = from.req_tag;
    input.req_surface[p] = from.req_surface;
    input.req_x[p] = from.req_x;
    input.req_y[p] = from.req_y;
    input.req_op[p] = from.req_op;
    input.req_mask[p] = from.req_mask;
    input.resp_ready[p] = from.resp_ready;
    input.res_valid[p] = from.res_valid;
    input.res_slot[p] = from.res_slot;
    input.res_mask[p] = from.res_mask;
    input.res_data[words.clone()].copy_from_slice(&from.res_data);
    input.mr_ready[p] = from.mr_ready;
    input.md_valid[p] = from.md_valid;
    input.md_id[p] = from.md_id;
    input.md_error[p] = from.md_error;
    input.md_data[words].copy_from_slice(&from.md_data);
    input.mw_ready[p] = from.mw_ready;
    input.ack_valid[p] = from.ack_valid;
    input.ack_id[p] = from.ack_id;
}

/// The outputs of pipeline `p` that its stimulus looks at.
fn get(output: &MemorySubsystemOut, p: usize) -> RenderCacheOut {
    RenderCacheOut {
        req_ready: output.req_ready[p],
        resp_valid: output.resp_valid[p],
        resp_tag: output.resp_tag[p],
        resp_slot: output.resp_slot[p],
        resp_write: output.resp_write[p],
        res_ready: output.res_ready[p],
        mr_valid: output.mr_valid[p],
        mr_id: output.mr_id[p],
        md_ready: output.md_ready[p],
        mw_valid: output.mw_valid[p],
        mw_id: output.mw_id[p],
        flush_ready: output.flush_ready,
        ..RenderCacheOut::default()
    }
}
