//! Fragments, for the output merge.

tessera_ports_macros::bundles! {
    cache_draw_bundles;

    /// A tile to draw.
    stream Fragment {
        /// Tile, horizontally.
        x: 12,
        /// Tile, vertically.
        y: 12,
        /// Pixels covered; never 0.
        mask: 16,
        /// Their depths, two in a word.
        z: [64; 8],
        /// Their colours, two in a word.
        c: [64; 8],
    }

    /// How fragments are drawn; constant while not idle.
    bundle MergeConfig {
        /// Depth test: 0 off, 1 less, 2 less or equal, 3 always.
        func: 2,
        /// Depth is written.
        zwrite: 1,
        /// 0: opaque, 1: source alpha.
        blend: 1,
    }
}
