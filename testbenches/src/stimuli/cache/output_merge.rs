//! Output merge: bursts of fragments with depths and old data from few values; the cache's side answers in any order, with
//! errors. The configuration changes when a burst has drained.

use tessera_ports::bundle::cache::{Fragment, MergeConfig, Request, Response};
use tessera_ports::cache::output_merge::{OutputMergeIn, OutputMergeOut};
use tessera_testkit::Random;

use super::{mask, pixels, take, RESET};
use crate::coverage::Still;
use crate::stimuli::{Offer, Stimulus};

/// Cycles in which fragments come, and after which the table has drained.
const BURST: u64 = 300;
const PERIOD: u64 = 600;

pub struct OutputMerge {
    random: Random,
    stall: u32,
    configuration: MergeConfig,
    fragment: Offer<Fragment>,
    requests: Vec<Request>,
    response: Offer<Response>,
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

fn fragment(random: &mut Random) -> Fragment {
    Fragment {
        valid: 1,
        x: random.below(1 << 12),
        y: random.below(1 << 12),
        mask: mask(random),
        z: depths(random),
        c: pixels(random),
    }
}

/// A response to one of the requests.
fn response(random: &mut Random, requests: &mut Vec<Request>) -> Response {
    let Request { tag, op, .. } = take(requests, random).expect("a request waits");
    let (slot, error) = (random.below(16), random.chance(3) as u64);
    Response { valid: 1, tag, slot, write: op >> 1, error, data: depths(random) }
}

impl Stimulus for OutputMerge {
    type In = OutputMergeIn;
    type Out = OutputMergeOut;
    const STILL: &'static [Still] = &[
        Still { port: "req_tag", bits: [7, 6], reason: "always 0 (rule 8)" },
        Still { port: "req_surface", bits: [2, 1], reason: "0 or 1 (rule 8)" },
    ];

    fn new(random: Random, stall: u32) -> Self {
        OutputMerge {
            random,
            stall,
            configuration: MergeConfig { func: 2, zwrite: 1, blend: 1 },
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
            self.configuration = MergeConfig { func: random.below(4), zwrite: random.below(2), blend: random.below(2) };
        }
        let mut input = OutputMergeIn { cfg: self.configuration, ..OutputMergeIn::default() };
        if self.cycle < RESET {
            input.reset = 1;
            return input;
        }
        if self.cycle % PERIOD < BURST || self.fragment.waits() {
            input.frag = self.fragment.get(random, rate, fragment).unwrap_or_default();
        }
        input.req = random.chance(rate).into();
        input.result = random.chance(rate).into();
        // In every second burst the cache is slow at first, so that the whole table is in use.
        let slow = self.cycle / PERIOD % 2 == 1 && self.cycle % PERIOD < BURST / 2;
        if !self.requests.is_empty() && !slow || self.response.waits() {
            let requests = &mut self.requests;
            input.resp = self.response.get(random, rate, |random| response(random, requests)).unwrap_or_default();
        }
        input
    }

    fn edge(&mut self, input: &OutputMergeIn, output: &OutputMergeOut) {
        self.fragment.settle(input.frag.valid & output.frag.ready != 0);
        self.response.settle(input.resp.valid & output.resp.ready != 0);
        if output.req.valid & input.req.ready != 0 {
            self.requests.push(output.req);
        }
        self.idle = output.idle != 0 && input.frag.valid == 0;
        self.cycle += 1;
    }
}
