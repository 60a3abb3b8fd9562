//! Runs fragments through four golden output merges, the clients the subsystem was made for, and so paints
//! real pixels.
//!
//! The paths between a client and the subsystem are settled in the order in which they depend on each other:
//! what the client shows from state; responses and result readies; response readies; request readies.

use tessera_golden::cache::output_merge::OutputMerge;
use tessera_golden::Golden;
use tessera_ports::bundle::cache::{self as port, MergeConfig};
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::output_merge::OutputMergeIn;
use tessera_ports::cache::PIPELINES;
use tessera_traces::block::to_pixels;
use tessera_traces::{Fragment, Layout, Memory, Merge};

use super::error::CacheError;
use super::front_end::FrontEnd;
use super::surroundings::Surroundings;
use super::Subsystem;

/// A finished picture.
pub struct Painted {
    /// From the first fragment on offer until the last client was idle.
    pub cycles: u64,
    /// Memory after the final flush.
    pub memory: Memory,
}

/// The environment of one run.
pub struct Painter {
    around: Surroundings,
    clients: [OutputMerge; PIPELINES],
    how: OutputMergeIn,
}

impl Painter {
    /// Starts from `memory`; `config` must be valid.
    pub fn new(config: &MemoryConfig, layout: Layout, memory: Memory, how: Merge) -> Self {
        let cfg = MergeConfig { func: how.depth as u64, zwrite: how.depth as u64, blend: how.blend as u64 };
        Painter {
            around: Surroundings::new(config, layout, memory),
            clients: std::array::from_fn(|_| OutputMerge::default()),
            how: OutputMergeIn { cfg, ..OutputMergeIn::default() },
        }
    }

    /// Paints all fragments; `on_cycle` sees the number of each finished cycle (progress display).
    pub fn run(
        mut self,
        models: &mut Subsystem,
        fragments: &mut dyn Iterator<Item = Fragment>,
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<Painted, CacheError> {
        let mut front = FrontEnd::new(fragments, self.around.input.cfg.part);
        for client in &mut self.clients {
            client.tick(&OutputMergeIn { reset: 1, ..self.how });
        }
        self.around.reset(models)?;
        let start = self.around.cycle;
        while !self.cycle(models, &mut front)? {
            on_cycle(self.around.cycle);
        }
        let cycles = self.around.cycle - start;
        self.around.settle(models)?;
        self.around.flush(models)?;
        Ok(Painted { cycles, memory: self.around.memory })
    }

    /// One cycle; true when everything is painted.
    fn cycle(&mut self, models: &mut Subsystem, front: &mut FrontEnd<Fragment>) -> Result<bool, CacheError> {
        front.step();
        let around = &mut self.around;
        around.drive_memory();
        let mut inputs: [OutputMergeIn; PIPELINES] = std::array::from_fn(|p| offer(&self.how, front.queue(p).front()));
        for (p, client) in self.clients.iter().enumerate() {
            let output = client.eval(&inputs[p]);
            (around.input.req[p], around.input.result[p]) = (output.req, output.result);
            around.input.resp[p].ready = 0;
        }
        around.output = models.settle(&around.input);
        for (p, client) in self.clients.iter().enumerate() {
            (inputs[p].resp, inputs[p].result) = (around.output.resp[p], around.output.result[p]);
            around.input.resp[p] = client.eval(&inputs[p]).resp;
        }
        around.clock(models)?;
        let mut idle = front.exhausted();
        for (p, client) in self.clients.iter_mut().enumerate() {
            inputs[p].req = around.output.req[p];
            let output = client.step(&inputs[p]);
            if inputs[p].frag.valid & output.frag.ready != 0 {
                front.queue(p).pop_front();
            }
            if around.output.resp[p].valid & around.input.resp[p].ready != 0 {
                around.moved = around.last();
            }
            idle &= output.idle != 0;
        }
        around.edge_memory()?;
        around.watch(0)?;
        Ok(idle)
    }
}

/// Client inputs with a fragment, if there is one, and nothing else.
fn offer(how: &OutputMergeIn, fragment: Option<&Fragment>) -> OutputMergeIn {
    let frag = |fragment: &Fragment| port::Fragment {
        valid: 1,
        x: fragment.x.into(),
        y: fragment.y.into(),
        mask: fragment.mask.into(),
        z: to_pixels(&fragment.depth),
        c: to_pixels(&fragment.colour),
    };
    OutputMergeIn { frag: fragment.map(frag).unwrap_or_default(), ..*how }
}
