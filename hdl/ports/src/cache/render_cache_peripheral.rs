//! Ports and contract of the render cache as a peripheral. `K`: words of 64 bits in a beat; 8 or 1.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/render_cache_peripheral.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Render cache as a peripheral: registers on AXI4-Lite, memory on AXI4.
    render_cache_peripheral<K = 8> => RenderCachePeripheralIn, RenderCachePeripheralOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Addresses of writes of registers.
        in s_aw: duplex AxiLiteAddress,
        /// What they bring.
        in s_w: duplex AxiLiteWrite,
        /// Ends of them.
        out s_b: duplex AxiLiteWritten,
        /// Addresses of reads of registers.
        in s_ar: duplex AxiLiteAddress,
        /// What they find.
        out s_r: duplex AxiLiteRead,
        /// An event that is enabled has happened.
        out irq: 1,
        /// Requests.
        in req: duplex Request,
        /// Responses.
        out resp: duplex Response,
        /// Results of the client.
        in result: duplex PixelResult,
        /// Addresses of writes to memory.
        out aw: duplex AxiAddress,
        /// Beats of writes.
        out w: duplex AxiWrite,
        /// Words of the beat on `w`.
        out w_data: [64; K],
        /// Bytes of them to write.
        out w_strb: [8; K],
        /// Ends of writes.
        in b: duplex AxiWritten,
        /// Addresses of reads from memory.
        out ar: duplex AxiAddress,
        /// Beats of reads.
        in r: duplex AxiRead,
        /// Words of the beat on `r`.
        in r_data: [64; K],
    }
}
