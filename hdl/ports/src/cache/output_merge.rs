//! Ports and contract of the output merge.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/output_merge.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

/// Surface of the depth buffer.
pub const DEPTH_SURFACE: u64 = 1;
/// Surface of the colour buffer.
pub const COLOUR_SURFACE: u64 = 0;

ports! {
    /// A simple client that draws pixels: depth test, then blending.
    output_merge => OutputMergeIn, OutputMergeOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// How fragments are drawn.
        in cfg: MergeConfig,
        /// Tiles to draw.
        in frag: duplex Fragment,
        /// Requests to the cache.
        out req: duplex Request,
        /// Its responses.
        in resp: duplex Response,
        /// Results to the cache.
        out result: duplex PixelResult,
        /// No fragment is under way.
        out idle: 1,
        /// A response with an error is used up.
        out ev_error: 1,
    }
}
