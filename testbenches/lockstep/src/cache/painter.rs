//! Runs fragments through four golden output merges, the clients the subsystem was made for, and so paints real pixels.
//!
//! The paths between a client and the subsystem are settled in the order in which they depend on each other: what the client
//! shows from state; responses and result readies; response readies; request readies.

use tessera_golden::cache::output_merge::OutputMerge;
use tessera_golden::Golden;
use tessera_ports::cache::config::MemoryConfig;
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut};
use tessera_ports::cache::PIPELINES;
use tessera_traces::block::to_pixels;
use tessera_traces::{Fragment, Layout, Memory, Merge};

use super::error::CacheError;
use super::front_end::FrontEnd;
use super::surroundings::Surroundings;
use super::{words, Subsystem};

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
        let (func, zwrite, blend) = (how.depth as u64, how.depth as u64, how.blend as u64);
        Painter {
            around: Surroundings::new(config, layout, memory),
            clients: std::array::from_fn(|_| OutputMerge::default()),
            how: OutputMergeIn { cfg_func: func, cfg_zwrite: zwrite, cfg_blend: blend, ..OutputMergeIn::default() },
        }
    }

    /// Paints all fragments; `on_cycle` sees the number of each finished cycle (progress display).
    pub fn run(
        mut self,
        models: &mut Subsystem,
        fragments: &mut dyn Iterator<Item = Fragment>,
        on_cycle: &mut dyn FnMut(u64),
    ) -> Result<Painted, CacheError> {
        let mut front = FrontEnd::new(fragments, self.around.input.cfg_part);
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
            request_and_result(around, p, &client.eval(&inputs[p]));
            around.input.resp_ready[p] = 0;
        }
        around.output = models.settle(&around.input);
        for (p, client) in self.clients.iter().enumerate() {
            response(around, p, &mut inputs[p]);
            around.input.resp_ready[p] = client.eval(&inputs[p]).resp_ready;
        }
        around.clock(models)?;
        let mut idle = front.exhausted();
        for (p, client) in self.clients.iter_mut().enumerate() {
            inputs[p].req_ready = around.output.req_ready[p];
            let output = client.step(&inputs[p]);
            if inputs[p].frag_valid & output.frag_ready != 0 {
                front.queue(p).pop_front();
            }
            if around.output.resp_valid[p] & around.input.resp_ready[p] != 0 {
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
    let Some(fragment) = fragment else { return *how };
    OutputMergeIn {
        frag_valid: 1,
        frag_x: fragment.x.into(),
        frag_y: fragment.y.into(),
        frag_mask: fragment.mask.into(),
        frag_z: to_pixels(&fragment.depth),
        frag_c: to_pixels(&fragment.colour),
        ..*how
    }
}

/// The client's request and result on the subsystem's ports.
fn request_and_result(around: &mut Surroundings, p: usize, client: &OutputMergeOut) {
    let input = &mut around.input;
    input.req_valid[p] = client.req_valid;
    input.req_tag[p] = client.req_tag;
    input.req_surface[p] = client.req_surface;
    input.req_x[p] = client.req_x;
    input.req_y[p] = client.req_y;
    input.req_op[p] = client.req_op;
    input.req_mask[p] = client.req_mask;
    input.res_valid[p] = client.res_valid;
    input.res_slot[p] = client.res_slot;
    input.res_mask[p] = client.res_mask;
    input.res_data[words(p)].copy_from_slice(&client.res_data);
}

/// The subsystem's response and result ready on the client's ports.
fn response(around: &Surroundings, p: usize, input: &mut OutputMergeIn) {
    let output = &around.output;
    input.resp_valid = output.resp_valid[p];
    input.resp_tag = output.resp_tag[p];
    input.resp_slot = output.resp_slot[p];
    input.resp_write = output.resp_write[p];
    input.resp_error = output.resp_error[p];
    input.resp_data.copy_from_slice(&output.resp_data[words(p)]);
    input.res_ready = output.res_ready[p];
}
