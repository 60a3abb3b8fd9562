//! Ports and contract of the frame buffer.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/frame_buffer.md")]

use crate::bundle::board::*;
use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Memory of a small screen in block RAM.
    frame_buffer => FrameBufferIn, FrameBufferOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Blocks that the cache reads.
        in mr: duplex BlockRead,
        /// Blocks for the cache.
        out md: duplex BlockData,
        /// Blocks that the cache writes.
        in mw: duplex BlockWrite,
        /// The cache's acknowledgements.
        out ack: WriteAck,
        /// Clear all rows.
        in clear: 1,
        /// What every pixel of the colour surface becomes.
        in colour: 32,
        /// What every pixel of the depth surface becomes.
        in depth: 32,
        /// Rows are being cleared.
        out busy: 1,
        /// A byte to look at.
        in view: duplex BytePick,
        /// The byte of the last view.
        out viewed: 8,
    }
}
