//! Golden model of the render cache as a peripheral (`tessera_ports::cache::render_cache_peripheral`).

use super::axi4_lite_control::Axi4LiteControl;
use super::render_cache_axi4::RenderCacheAxi4;
use crate::Golden;
use tessera_ports::bundle::cache::CacheTraffic;
use tessera_ports::cache::axi4_lite_control::{Axi4LiteControlIn, Axi4LiteControlOut};
use tessera_ports::cache::render_cache_axi4::{RenderCacheAxi4In, RenderCacheAxi4Out};
use tessera_ports::cache::render_cache_peripheral::{RenderCachePeripheralIn, RenderCachePeripheralOut};

/// The registers and their cache, for `K` words in a beat.
#[derive(Debug, Clone, Default)]
pub struct RenderCachePeripheral<const K: usize = 8> {
    control: Axi4LiteControl,
    cache: RenderCacheAxi4<K>,
}

/// The peripheral on a memory bus of 64 bits.
pub type RenderCachePeripheralBus64 = RenderCachePeripheral<1>;

/// One cycle of both parts.
struct Cycle<const K: usize> {
    registers: (Axi4LiteControlIn, Axi4LiteControlOut),
    cache: (RenderCacheAxi4In<K>, RenderCacheAxi4Out<K>),
}

impl<const K: usize> RenderCachePeripheral<K> {
    /// Nothing that the registers show the cache depends on what it shows them in the same cycle.
    fn cycle(&self, i: &RenderCachePeripheralIn<K>) -> Cycle<K> {
        let master = Axi4LiteControlIn {
            reset: i.reset,
            aw: i.s_aw,
            w: i.s_w,
            b: i.s_b,
            ar: i.s_ar,
            r: i.s_r,
            ..Axi4LiteControlIn::default()
        };
        let said = self.control.eval(&master);
        let mut cache = RenderCacheAxi4In {
            reset: said.core_reset,
            cfg: said.cfg,
            axi: said.axi,
            req: i.req,
            resp: i.resp,
            result: i.result,
            flush: said.flush,
            aw: i.aw,
            w: i.w,
            b: i.b,
            ar: i.ar,
            r: i.r,
            r_data: i.r_data,
        };
        cache.req.valid &= said.accept;
        let mut shown = self.cache.eval(&cache);
        shown.req.ready &= said.accept;
        let traffic = CacheTraffic {
            request: i.req.valid & shown.req.ready,
            read: shown.ar.valid & i.ar.ready,
            write: shown.aw.valid & i.aw.ready,
        };
        let registers = Axi4LiteControlIn {
            flush: shown.flush,
            flush_done: shown.flush_done,
            idle: shown.idle,
            stall: shown.stall,
            ev: shown.ev,
            traffic,
            fault: shown.fault,
            ..master
        };
        Cycle { registers: (registers, said), cache: (cache, shown) }
    }
}

impl<const K: usize> Golden for RenderCachePeripheral<K> {
    type In = RenderCachePeripheralIn<K>;
    type Out = RenderCachePeripheralOut<K>;

    fn eval(&self, i: &RenderCachePeripheralIn<K>) -> RenderCachePeripheralOut<K> {
        let Cycle { registers: (_, said), cache: (_, shown) } = self.cycle(i);
        let Axi4LiteControlOut { aw: s_aw, w: s_w, b: s_b, ar: s_ar, r: s_r, irq, .. } = said;
        let RenderCacheAxi4Out { req, resp, result, aw, w, w_data, w_strb, b, ar, r, .. } = shown;
        RenderCachePeripheralOut { s_aw, s_w, s_b, s_ar, s_r, irq, req, resp, result, aw, w, w_data, w_strb, b, ar, r }
    }

    fn tick(&mut self, i: &RenderCachePeripheralIn<K>) {
        let Cycle { registers: (registers, _), cache: (cache, _) } = self.cycle(i);
        self.control.tick(&registers);
        self.cache.tick(&cache);
    }
}
