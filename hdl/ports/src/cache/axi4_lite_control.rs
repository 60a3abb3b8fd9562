//! Ports and contract of the AXI4-Lite control block; its registers are in [`super::control_registers`].
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/axi4_lite_control.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// AXI4-Lite control: registers that start, flush, watch and stop a cache.
    axi4_lite_control => Axi4LiteControlIn, Axi4LiteControlOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Addresses of writes.
        in aw: duplex AxiLiteAddress,
        /// What they bring.
        in w: duplex AxiLiteWrite,
        /// Ends of writes.
        out b: duplex AxiLiteWritten,
        /// Addresses of reads.
        in ar: duplex AxiLiteAddress,
        /// What they find.
        out r: duplex AxiLiteRead,
        /// An event that is enabled has happened.
        out irq: 1,
        /// Reset of the cache.
        out core_reset: 1,
        /// Requests of the client may pass.
        out accept: 1,
        /// Configuration of the cache.
        out cfg: CacheConfig,
        /// Where its blocks are in memory.
        out axi: AxiPlace,
        /// Write everything out, or forget it.
        out flush: duplex Flush,
        /// The flush has ended.
        in flush_done: 1,
        /// Nothing is under way in the cache.
        in idle: 1,
        /// Why its lookup waits.
        in stall: 3,
        /// What happens in it.
        in ev: CacheEvents,
        /// What it takes and asks for.
        in traffic: CacheTraffic,
        /// What goes wrong on its bus.
        in fault: AxiFault,
    }
}
