//! Ports and contract of the AXI4 bridge. `K`: words of 64 bits in a beat; 8, 2 or 1.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/axi4_bridge.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// AXI4 bridge: the memory port of a cache on a bus.
    axi4_bridge<K = 8> => Axi4BridgeIn, Axi4BridgeOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Where blocks are in memory.
        in cfg: AxiPlace,
        /// Blocks that the cache reads.
        in mr: duplex BlockRead,
        /// Blocks for the cache.
        out md: duplex BlockData,
        /// Blocks that the cache writes.
        in mw: duplex BlockWrite,
        /// The cache's acknowledgements.
        out ack: WriteAck,
        /// Addresses of writes.
        out aw: duplex AxiAddress,
        /// Beats of writes.
        out w: duplex AxiWrite,
        /// Words of the beat on `w`.
        out w_data: [64; K],
        /// Bytes of them to write.
        out w_strb: [8; K],
        /// Ends of writes.
        in b: duplex AxiWritten,
        /// Addresses of reads.
        out ar: duplex AxiAddress,
        /// Beats of reads.
        in r: duplex AxiRead,
        /// Words of the beat on `r`.
        in r_data: [64; K],
        /// What goes wrong on the bus.
        out fault: AxiFault,
    }
}
