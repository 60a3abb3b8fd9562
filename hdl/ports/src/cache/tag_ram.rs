//! Ports and contract of the tag RAM.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/tag_ram.md")]

use tessera_ports_macros::ports;

ports! {
    /// Block addresses, valid bits and replacement pointer of each set.
    tag_ram => TagRamIn, TagRamOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Read a set at this edge.
        in rd_en: 1,
        /// Set to read.
        in rd_set: 5,
        /// Write a set at this edge.
        in wr_en: 1,
        /// Set to write.
        in wr_set: 5,
        /// Ways to write.
        in wr_ways: 4,
        /// They become valid.
        in wr_valid: 1,
        /// Block they get.
        in wr_block: 27,
        /// Replacement pointer of the set.
        in wr_ptr: 2,
        /// Block that `hit` is about.
        in cmp_block: 27,
        /// Bit `w`: way `w` of the set read last holds a block.
        out valid: 4,
        /// Blocks of its ways as stored, whether valid or not.
        out block: [27; 4],
        /// Its replacement pointer.
        out ptr: 2,
        /// Some way holds `cmp_block`.
        out hit: 1,
        /// That way.
        out hit_way: 2,
    }
}
