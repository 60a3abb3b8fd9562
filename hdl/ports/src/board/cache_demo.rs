//! Ports and contract of the cache demo.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/cache_demo.md")]

use tessera_ports_macros::ports;

ports! {
    /// A memory pipeline on a board.
    cache_demo => CacheDemoIn, CacheDemoOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Cycles of a bit on the serial line, at least 2.
        in cfg_divider: 16,
        /// The line from the host.
        in rxd: 1,
        /// The line to the host.
        out txd: 1,
        /// Lights.
        out led: 8,
    }
}
