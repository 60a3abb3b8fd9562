//! Golden model of the render cache on AXI4 (`tessera_ports::cache::render_cache_axi4`).

use super::axi4_bridge::Axi4Bridge;
use super::render_cache::RenderCache;
use crate::Golden;
use tessera_ports::cache::axi4_bridge::{Axi4BridgeIn, Axi4BridgeOut};
use tessera_ports::cache::render_cache::{RenderCacheIn, RenderCacheOut};
use tessera_ports::cache::render_cache_axi4::{RenderCacheAxi4In, RenderCacheAxi4Out};

/// A cache and its bridge, for `K` words in a beat.
#[derive(Debug, Clone, Default)]
pub struct RenderCacheAxi4<const K: usize = 8> {
    cache: RenderCache,
    bridge: Axi4Bridge<K>,
}

/// The cache on a bus of 128 bits.
pub type RenderCacheAxi4Bus128 = RenderCacheAxi4<2>;
/// The cache on a bus of 64 bits.
pub type RenderCacheAxi4Bus64 = RenderCacheAxi4<1>;

/// The bus as the bridge sees it, the cache being silent.
fn bus<const K: usize>(i: &RenderCacheAxi4In<K>) -> Axi4BridgeIn<K> {
    let RenderCacheAxi4In { reset, axi, aw, w, b, ar, r, r_data, .. } = *i;
    Axi4BridgeIn { reset, cfg: axi, aw, w, b, ar, r, r_data, ..Axi4BridgeIn::default() }
}

fn cache<const K: usize>(i: &RenderCacheAxi4In<K>, memory: &Axi4BridgeOut<K>) -> RenderCacheIn {
    let RenderCacheAxi4In { reset, cfg, req, resp, result, flush, .. } = *i;
    let Axi4BridgeOut { mr, md, mw, ack, .. } = *memory;
    RenderCacheIn { reset, cfg, req, resp, result, mr, md, mw, ack, flush }
}

impl<const K: usize> RenderCacheAxi4<K> {
    /// What each of the two sees in this cycle. Nothing that the bridge shows the cache depends on what the
    /// cache shows it in the same cycle.
    fn inputs(&self, i: &RenderCacheAxi4In<K>) -> (RenderCacheIn, Axi4BridgeIn<K>, RenderCacheOut) {
        let bus = bus(i);
        let cache = cache(i, &self.bridge.eval(&bus));
        let shown = self.cache.eval(&cache);
        (cache, Axi4BridgeIn { mr: shown.mr, md: shown.md, mw: shown.mw, ..bus }, shown)
    }
}

impl<const K: usize> Golden for RenderCacheAxi4<K> {
    type In = RenderCacheAxi4In<K>;
    type Out = RenderCacheAxi4Out<K>;

    fn eval(&self, i: &RenderCacheAxi4In<K>) -> RenderCacheAxi4Out<K> {
        let (_, bridge, shown) = self.inputs(i);
        let RenderCacheOut { req, resp, result, flush, flush_done, idle, stall, ev, .. } = shown;
        let Axi4BridgeOut { aw, w, w_data, w_strb, b, ar, r, fault, .. } = self.bridge.eval(&bridge);
        RenderCacheAxi4Out { req, resp, result, flush, flush_done, idle, stall, ev, aw, w, w_data, w_strb, b, ar, r, fault }
    }

    fn tick(&mut self, i: &RenderCacheAxi4In<K>) {
        let (cache, bridge, _) = self.inputs(i);
        self.cache.tick(&cache);
        self.bridge.tick(&bridge);
    }
}
