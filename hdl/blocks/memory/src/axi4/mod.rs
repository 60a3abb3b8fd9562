//! The memory port of a cache as an AXI4 master.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/axi4_bridge.md`, and of the cache on a bus
//! `hdl/docs/src/contract/render_cache_axi4.md`; four of them: [`subsystem`].
//!
//! ```text
//!  mr --> Axi4Address --------> ar      mw --> Axi4Writer --> aw, w
//!  md <-- Axi4Reader <---------- r      ack <------------------- b
//! ```
//!
//! Invariants: no `valid` depends on a `ready`, a burst never crosses 4 KB, `r` and `b` never wait (the checker
//! of AXI4's rules in the lockstep test, `testbenches/src/axi4`).

mod address;
mod reader;
pub mod subsystem;
mod writer;

use address::Axi4Address;
use reader::Axi4Reader;
pub use subsystem::{MemorySubsystemAxi4, MemorySubsystemAxi4Bus128, MemorySubsystemAxi4Bus64};
use tessera_hdl::prelude::*;
use tessera_render_cache::bundle::*;
use tessera_render_cache::render_cache::RenderCache;
use writer::Axi4Writer;

/// The bridge on a bus of 128 bits.
pub type Axi4BridgeBus128 = Axi4Bridge<2, 1, 16>;
/// The bridge on a bus of 64 bits.
pub type Axi4BridgeBus64 = Axi4Bridge<1, 1, 16>;
/// The cache on a bus of 128 bits.
pub type RenderCacheAxi4Bus128 = RenderCacheAxi4<2, 1, 16>;
/// The cache on a bus of 64 bits.
pub type RenderCacheAxi4Bus64 = RenderCacheAxi4<1, 1, 16>;

/// Ends a module's name by the width of its bus, if that is not a block.
pub(crate) fn bus(words: usize) -> String {
    if words < 8 {
        format!("_bus{}", 64 * words)
    } else {
        String::new()
    }
}

/// Blocks of a cache as bursts of AXI4, `K` words in a beat. `SPLIT` is 1 and `IDS` the number of ids where a
/// burst has more than one beat, else both are 0.
#[block(ports = tessera_ports::axi4_bridge, suffix(bus(K)))]
pub struct Axi4Bridge<const K: usize = 8, const SPLIT: usize = 0, const IDS: usize = 0> {
    address: Axi4Address<K>,
    reader: Axi4Reader<K, IDS>,
    writer: Axi4Writer<K, SPLIT>,
}

impl<const K: usize, const SPLIT: usize, const IDS: usize> Logic for Axi4Bridge<K, SPLIT, IDS> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, reader, writer);
        self.address.valid.next = self.mr.valid.val() & !self.reset.val();
        connect!(
            self.cfg => self.address.cfg,
            self.mr.id => self.address.id,
            self.mr.block => self.address.block,
            self.address.channel => self.ar,
            self.ar.ready => self.mr.ready,
            self.r => self.reader.r,
            self.r_data => self.reader.r_data,
            self.reader.md => self.md,
            self.cfg => self.writer.cfg,
            self.mw => self.writer.mw,
            self.writer.ack => self.ack,
            self.writer.aw => self.aw,
            self.writer.w => self.w,
            self.writer.w_data => self.w_data,
            self.writer.w_strb => self.w_strb,
            self.b => self.writer.b,
            self.reader.fault => self.fault.read,
            self.writer.fault => self.fault.write
        );
    }
}

/// A render cache whose memory port is the bridge above.
#[block(ports = tessera_ports::render_cache_axi4, suffix(bus(K)))]
pub struct RenderCacheAxi4<const K: usize = 8, const SPLIT: usize = 0, const IDS: usize = 0> {
    core: RenderCache,
    bridge: Axi4Bridge<K, SPLIT, IDS>,
}

impl<const K: usize, const SPLIT: usize, const IDS: usize> Logic for RenderCacheAxi4<K, SPLIT, IDS> {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, core, bridge);
        connect!(
            self.cfg => self.core.cfg,
            self.req => self.core.req,
            self.core.resp => self.resp,
            self.result => self.core.result,
            self.flush => self.core.flush,
            self.core.flush_done => self.flush_done,
            self.core.idle => self.idle,
            self.core.stall => self.stall,
            self.core.ev => self.ev,
            self.core.mr => self.bridge.mr,
            self.bridge.md => self.core.md,
            self.core.mw => self.bridge.mw,
            self.bridge.ack => self.core.ack,
            self.axi => self.bridge.cfg,
            self.bridge.aw => self.aw,
            self.bridge.w => self.w,
            self.bridge.w_data => self.w_data,
            self.bridge.w_strb => self.w_strb,
            self.b => self.bridge.b,
            self.bridge.ar => self.ar,
            self.r => self.bridge.r,
            self.r_data => self.bridge.r_data,
            self.bridge.fault => self.fault
        );
    }
}
