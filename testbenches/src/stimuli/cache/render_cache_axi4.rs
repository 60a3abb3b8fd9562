//! Render cache on AXI4: the client of the render cache, and a slave that answers at random; every cycle on
//! the bus is checked.

use tessera_ports::bundle::cache::AxiPlace;
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::render_cache_axi4::{RenderCacheAxi4In, RenderCacheAxi4Out};
use tessera_testkit::Random;

use super::axi4_bridge::{place, still_on};
use super::render_cache::RenderCache;
use crate::axi4::checker::{Breach, Checker};
use crate::axi4::memory::{Bound, Memory};
use crate::axi4_bus;
use crate::coverage::Still;
use crate::stimuli::Stimulus;

/// Stimulus of the cache, for `K` words in a beat.
pub struct RenderCacheAxi4<const K: usize = 8> {
    random: Random,
    stall: u32,
    client: RenderCache,
    place: AxiPlace,
    memory: Memory<K>,
    checker: Checker,
}

/// The cache on a bus of 128 bits.
pub type RenderCacheAxi4Bus128 = RenderCacheAxi4<2>;
/// The cache on a bus of 64 bits.
pub type RenderCacheAxi4Bus64 = RenderCacheAxi4<1>;

impl<const K: usize> Stimulus for RenderCacheAxi4<K> {
    type In = RenderCacheAxi4In<K>;
    type Out = RenderCacheAxi4Out<K>;
    const STILL: &'static [Still] = still_on(K);
    /// Places change with every reset only.
    const LONG: u64 = 60_000;

    fn new(mut random: Random, stall: u32) -> Self {
        let client = RenderCache::new(Random::new(random.word()), stall);
        RenderCacheAxi4 {
            random,
            stall,
            client,
            place: AxiPlace::default(),
            memory: Memory::default(),
            checker: Checker::default(),
        }
    }

    fn drive(&mut self) -> RenderCacheAxi4In<K> {
        // The client's own memory stays silent: it never hears of a read or write.
        let RenderCacheIn { reset, cfg, req, resp, result, flush, .. } = self.client.drive();
        let mut input = RenderCacheAxi4In { reset, cfg, req, resp, result, flush, ..RenderCacheAxi4In::default() };
        if reset != 0 {
            self.place = place(&mut self.random);
        } else {
            let answers = self.memory.drive(&mut self.random, 100 - self.stall);
            let [aw, w, ar] = answers.ready;
            (input.aw, input.w, input.ar) = (aw.into(), w.into(), ar.into());
            (input.b, input.r, input.r_data) = (answers.b, answers.r, answers.r_data);
        }
        input.axi = self.place;
        input
    }

    fn edge(&mut self, input: &RenderCacheAxi4In<K>, output: &RenderCacheAxi4Out<K>) {
        self.try_edge(input, output).unwrap_or_else(|breach| panic!("{breach}"));
    }
}

impl<const K: usize> Bound for RenderCacheAxi4<K> {
    fn try_edge(&mut self, input: &RenderCacheAxi4In<K>, output: &RenderCacheAxi4Out<K>) -> Result<(), Breach> {
        let bus = axi4_bus!(input, output);
        self.checker.check(&bus)?;
        self.memory.edge(&bus);
        let RenderCacheAxi4In { reset, cfg, req, resp, result, flush, .. } = *input;
        let seen = RenderCacheOut {
            req: output.req,
            resp: output.resp,
            result: output.result,
            flush: output.flush,
            ..RenderCacheOut::default()
        };
        self.client.edge(&RenderCacheIn { reset, cfg, req, resp, result, flush, ..RenderCacheIn::default() }, &seen);
        Ok(())
    }
}
