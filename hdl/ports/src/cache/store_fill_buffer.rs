//! Ports and contract of the store-fill buffer.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/store_fill_buffer.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Pixels of blocks that are not in the data RAM, one row for each chain.
    store_fill_buffer => StoreFillBufferIn, StoreFillBufferOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Data from memory.
        in fill: duplex BlockFill,
        /// Results of the client.
        in result: duplex PixelResult,
        /// Read a row at this edge.
        in rd_en: 1,
        /// Row to read.
        in rd_slot: 4,
        /// The row read last.
        out q: [64; 8],
    }
}
