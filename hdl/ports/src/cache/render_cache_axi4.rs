//! Ports and contract of the render cache on AXI4. `K`: words of 64 bits in a beat; 8, 2 or 1.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/render_cache_axi4.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Render cache on AXI4: one pipeline as a bus master.
    render_cache_axi4<K = 8> => RenderCacheAxi4In, RenderCacheAxi4Out {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Configuration of the cache.
        in cfg: CacheConfig,
        /// Where blocks are in memory.
        in axi: AxiPlace,
        /// Requests.
        in req: duplex Request,
        /// Responses.
        out resp: duplex Response,
        /// Results of the client.
        in result: duplex PixelResult,
        /// Write everything out, or forget it.
        in flush: duplex Flush,
        /// The flush has ended.
        out flush_done: 1,
        /// Nothing is under way.
        out idle: 1,
        /// Why the lookup waits: see the stall codes.
        out stall: 3,
        /// What happens in this cycle.
        out ev: CacheEvents,
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
