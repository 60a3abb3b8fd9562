//! Ports and contract of the render cache.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/render_cache.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

/// Set of a tile in its pipeline, before `cfg_set_mask`. `part` is `cfg_part`, `hash` is `cfg_hash`.
pub const fn set_index(part: u64, hash: bool, surface: u64, x: u64, y: u64) -> u64 {
    let (u, v) = if part == 1 { (x >> 1, y >> 1) } else { (x >> 2, y) };
    if !hash {
        return (v & 3) << 3 | u & 7;
    }
    let (fu, fv) = (fold(u), fold(v));
    let mirrored = (fv & 1) << 4 | (fv & 2) << 2 | fv & 4 | (fv & 8) >> 2 | fv >> 4;
    fu ^ mirrored ^ surface
}

/// Twelve bits onto five.
const fn fold(a: u64) -> u64 {
    (a ^ a >> 5 ^ a >> 10) & 31
}

ports! {
    /// Render cache: one of four pipelines.
    render_cache => RenderCacheIn, RenderCacheOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Configuration.
        in cfg: CacheConfig,
        /// Requests.
        in req: duplex Request,
        /// Responses.
        out resp: duplex Response,
        /// Results of the client.
        in result: duplex PixelResult,
        /// Blocks to read from memory.
        out mr: duplex BlockRead,
        /// Blocks as memory delivers them.
        in md: duplex BlockData,
        /// Blocks to write to memory.
        out mw: duplex BlockWrite,
        /// Memory's acknowledgements.
        in ack: WriteAck,
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
    }
}

#[cfg(test)]
mod tests {
    use super::set_index;

    /// How many sets the tiles of one pipeline in a window use, hashed, partition rows.
    fn sets(width: u64, height: u64) -> u32 {
        let tiles = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        tiles.fold(0u32, |seen, (x, y)| seen | 1 << set_index(0, true, 0, 4 * x, y)).count_ones()
    }

    #[test]
    fn strips_and_windows_use_every_set() {
        assert_eq!([sets(32, 1), sets(1, 32), sets(8, 4)], [32; 3]);
    }

    #[test]
    fn power_of_two_strides_spread_when_hashed_and_collide_when_plain() {
        let used = |hash| (0..32).fold(0u32, |seen, i| seen | 1 << set_index(0, hash, 0, 128 * i, 0)).count_ones();
        assert_eq!((used(false), used(true)), (1, 32));
    }
}
