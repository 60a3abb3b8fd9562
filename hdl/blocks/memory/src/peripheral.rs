//! The render cache on AXI4 behind its registers: what a system on chip takes as it is.
//!
//! Rules, timing, deadlock: `hdl/docs/src/contract/render_cache_peripheral.md`.
//!
//! ```text
//!  s_aw, s_w, s_b, s_ar, s_r <--> Axi4LiteControl <--> RenderCacheAxi4 <--> aw, w, b, ar, r
//!                 req, resp, result --- accept? -----------^
//! ```
//!
//! Invariant: a request that the client sees accepted is answered, whatever the registers do meanwhile.

use crate::axi4::{bus, RenderCacheAxi4};
use crate::control::Axi4LiteControl;
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;

/// The peripheral on a memory bus of 64 bits.
pub type RenderCachePeripheralBus64 = RenderCachePeripheral<1, 1, 16>;

/// A render cache on AXI4 with its registers; the parameters are those of [`RenderCacheAxi4`].
#[block(ports = tessera_ports::render_cache_peripheral, suffix(bus(K)))]
pub struct RenderCachePeripheral<const K: usize = 8, const SPLIT: usize = 0, const IDS: usize = 0> {
    control: Axi4LiteControl,
    cache: RenderCacheAxi4<K, SPLIT, IDS>,
}

impl<const K: usize, const SPLIT: usize, const IDS: usize> Logic for RenderCachePeripheral<K, SPLIT, IDS> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, control);
        connect!(
            self.s_aw => self.control.aw,
            self.s_w => self.control.w,
            self.control.b => self.s_b,
            self.s_ar => self.control.ar,
            self.control.r => self.s_r,
            self.control.irq => self.irq
        );

        comment!("what the registers say to the cache, and see of it");
        connect!(
            self.clock => self.cache.clock,
            self.control.core_reset => self.cache.reset,
            self.control.cfg => self.cache.cfg,
            self.control.axi => self.cache.axi,
            self.control.flush => self.cache.flush,
            self.cache.flush_done => self.control.flush_done,
            self.cache.idle => self.control.idle,
            self.cache.stall => self.control.stall,
            self.cache.ev => self.control.ev,
            self.cache.fault => self.control.fault
        );
        self.control.traffic.request.next = self.req.valid.val() & self.cache.req.ready.val() & self.control.accept.val();
        self.control.traffic.read.next = self.cache.ar.valid.val() & self.ar.ready.val();
        self.control.traffic.write.next = self.cache.aw.valid.val() & self.aw.ready.val();

        comment!("client: a request passes only while the cache runs and is not to stop");
        connect!(
            self.req => self.cache.req,
            self.cache.resp => self.resp,
            self.result => self.cache.result
        );
        self.cache.req.valid.next = self.req.valid.val() & self.control.accept.val();
        self.req.ready.next = self.cache.req.ready.val() & self.control.accept.val();

        comment!("memory");
        connect!(
            self.cache.aw => self.aw,
            self.cache.w => self.w,
            self.cache.w_data => self.w_data,
            self.cache.w_strb => self.w_strb,
            self.b => self.cache.b,
            self.cache.ar => self.ar,
            self.r => self.cache.r,
            self.r_data => self.cache.r_data
        );
    }
}
