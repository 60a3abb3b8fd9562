//! Ports and contract of the data RAM.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/data_ram.md")]

use tessera_ports_macros::ports;

ports! {
    /// Pixels of the blocks that the cache holds.
    data_ram => DataRamIn, DataRamOut {
        clock,
        /// Read a row at this edge.
        in rd_en: 1,
        /// Row to read: set and way.
        in rd_row: 7,
        /// Write a row at this edge.
        in wr_en: 1,
        /// Row to write.
        in wr_row: 7,
        /// Pixels to write.
        in wr_mask: 16,
        /// The pixels, two in a word.
        in wr_data: [64; 8],
        /// The row read last.
        out q: [64; 8],
    }
}
