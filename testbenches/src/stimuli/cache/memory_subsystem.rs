//! Memory subsystem: four render-cache stimuli side by side, one flush for all, misrouted requests before a
//! reset.

use tessera_ports::bundle::cache::Request;
use tessera_ports::cache::config::NAMES;
use tessera_ports::cache::memory_subsystem::{MemorySubsystemIn, MemorySubsystemOut};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::screen_partition::pipeline;
use tessera_ports::cache::PIPELINES;
use tessera_testkit::Random;

use super::render_cache::RenderCache;
use crate::coverage::Still;
use crate::stimuli::Stimulus;

/// Output bits that keep one value.
pub(super) const STILL: [Still; 1] = [Still {
    port: "cnt_value",
    bits: [31, 12],
    reason: "a counter grows by one a cycle, and the longest run between resets is 2,500 cycles",
}];

/// Stimulus of the memory subsystem.
pub struct MemorySubsystem {
    random: Random,
    pipelines: [RenderCache; PIPELINES],
    /// Inputs of the pipelines as they were driven: misrouted requests are not theirs.
    driven: [RenderCacheIn; PIPELINES],
    /// Misrouted requests. Nobody takes one and none is withdrawn, so they come shortly before a reset.
    strays: [Request; PIPELINES],
}

impl Stimulus for MemorySubsystem {
    type In = MemorySubsystemIn;
    type Out = MemorySubsystemOut;
    const STILL: &'static [Still] = &STILL;

    fn new(mut random: Random, stall: u32) -> Self {
        let first = random.below(NAMES.len() as u64) as usize;
        let pipelines = std::array::from_fn(|p| RenderCache::of_pipeline(Random::new(random.word()), stall, first, p as u64));
        MemorySubsystem { random, pipelines, driven: Default::default(), strays: Default::default() }
    }

    fn drive(&mut self) -> MemorySubsystemIn {
        self.driven = std::array::from_fn(|p| self.pipelines[p].drive());
        let driven = self.driven;
        let RenderCacheIn { reset, cfg, flush, .. } = driven[0];
        for (p, stray) in self.strays.iter_mut().enumerate() {
            let comes = stray.valid == 0 && driven[p].req.valid == 0 && self.pipelines[p].ends_soon() && self.random.chance(60);
            if reset != 0 {
                *stray = Request::default();
            } else if comes {
                let (x, y) = (self.random.below(16), self.random.below(16));
                let valid = (pipeline(cfg.part, x, y) != p as u64) as u64;
                *stray = Request { valid, x, y, op: 1, mask: 1, ..Request::default() };
            }
        }
        MemorySubsystemIn {
            reset,
            cfg,
            req: std::array::from_fn(|p| if self.strays[p].valid != 0 { self.strays[p] } else { driven[p].req }),
            resp: driven.map(|from| from.resp),
            result: driven.map(|from| from.result),
            mr: driven.map(|from| from.mr),
            md: driven.map(|from| from.md),
            mw: driven.map(|from| from.mw),
            ack: driven.map(|from| from.ack),
            flush,
            cnt_pipe: self.random.below(4),
            cnt_sel: self.random.below(16),
        }
    }

    fn edge(&mut self, input: &MemorySubsystemIn, output: &MemorySubsystemOut) {
        for (p, stimulus) in self.pipelines.iter_mut().enumerate() {
            stimulus.edge(&RenderCacheIn { flush: input.flush, ..self.driven[p] }, &seen(output, p));
        }
    }
}

/// The outputs of pipeline `p` that its stimulus looks at.
fn seen(output: &MemorySubsystemOut, p: usize) -> RenderCacheOut {
    RenderCacheOut {
        req: output.req[p],
        resp: output.resp[p],
        result: output.result[p],
        mr: output.mr[p],
        md: output.md[p],
        mw: output.mw[p],
        flush: output.flush,
        ..RenderCacheOut::default()
    }
}
