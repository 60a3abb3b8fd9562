//! Output merge: bursts of fragments with depths and old data from few values; the cache's side answers in any order, with
//! errors. The configuration changes when a burst has drained.

use tessera_lockstep::random::Random;
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut};

use super::{mask, pixels, take, RESET};
use crate::stimuli::{Offer, Stimulus};

/// Cycles in which fragments come, and after which the table has drained.
const BURST: u64 = 300;
const PERIOD: u64 = 600;

/// Tag and op of an accepted request.
type Request = (u64, u64);

pub struct OutputMerge {
    random: Random,
    stall: u32,
    configuration: OutputMergeIn,
    fragment: Offer<OutputMergeIn>,
    requests: Vec<Request>,
    response: Offer<OutputMergeIn>,
    idle: bool,
    cycle: u64,
}

/// Pixels of a few values, so that comparisons go both ways, or of any.
fn depths(random: &mut Random) -> [u64; 8] {
    if random.chance(20) {
        return pixels(random);
    }
    let value = |random: &mut Random| random.pick(&[0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF_u64]);
    std::array::from_fn(|_| value(random) | value(random) << 32)
}

fn fragment(random: &mut Random) -> OutputMergeIn {
    OutputMergeIn {
        frag_valid: 1,
        frag_x: random.below(1 << 12),
        frag_y: random.below(1 << 12),
        frag_mask: mask(random),
        frag_z: depths(random),
        frag_c: pixels(random),
        ..OutputMergeIn::default()
    }
}

impl Stimulus for OutputMerge {
    type In = OutputMergeIn;
    type Out = OutputMergeOut;

    fn new(random: Random, stall: u32) -> Self {
        OutputMerge {
            random,
            stall,
            configuration: OutputMergeIn { cfg_func: 2, cfg_zwrite: 1, cfg_blend: 1, ..OutputMergeIn::default() },
            fragment: Offer::default(),
            requests: Vec::new(),
            response: Offer::default(),
            idle: false,
            cycle: 0,
        }
    }

    fn drive(&mut self) -> OutputMergeIn {
        let (rate, random) = (100 - self.stall, &mut self.random);
        if self.idle && self.cycle.is_multiple_of(PERIOD) {
            let configuration = &mut self.configuration;
            configuration.cfg_func = random.below(4);
            configuration.cfg_zwrite = random.below(2);
            configuration.cfg_blend = random.below(2);
        }
        let mut input = self.configuration;
        if self.cycle < RESET {
            input.reset = 1;
            return input;
        }
        if self.cycle % PERIOD < BURST || self.fragment.waits() {
            if let Some(f) = self.fragment.get(random, rate, fragment) {
                (input.frag_valid, input.frag_x, input.frag_y) = (1, f.frag_x, f.frag_y);
                (input.frag_mask, input.frag_z, input.frag_c) = (f.frag_mask, f.frag_z, f.frag_c);
            }
        }
        input.req_ready = random.chance(rate) as u64;
        input.res_ready = random.chance(rate) as u64;
        if !self.requests.is_empty() || self.response.waits() {
            let requests = &mut self.requests;
            let response = self.response.get(random, rate, |random| {
                let (tag, op) = take(requests, random).expect("a request waits");
                OutputMergeIn {
                    resp_tag: tag,
                    resp_slot: random.below(16),
                    resp_write: op >> 1,
                    resp_error: random.chance(3) as u64,
                    resp_data: depths(random),
                    ..OutputMergeIn::default()
                }
            });
            if let Some(r) = response {
                (input.resp_valid, input.resp_tag, input.resp_slot) = (1, r.resp_tag, r.resp_slot);
                (input.resp_write, input.resp_error, input.resp_data) = (r.resp_write, r.resp_error, r.resp_data);
            }
        }
        input
    }

    fn edge(&mut self, input: &OutputMergeIn, output: &OutputMergeOut) {
        self.fragment.settle(input.frag_valid & output.frag_ready != 0);
        self.response.settle(input.resp_valid & output.resp_ready != 0);
        if output.req_valid & input.req_ready != 0 {
            self.requests.push((output.req_tag, output.req_op));
        }
        self.idle = output.idle != 0 && input.frag_valid == 0;
        self.cycle += 1;
    }
}
