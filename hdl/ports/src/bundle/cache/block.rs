//! Blocks of pixels on their way between the cache and memory.

tessera_ports_macros::bundles! {
    cache_block_bundles;

    /// A block to read from memory.
    stream BlockRead {
        /// Name of the read; not in use by another one.
        id: 4,
        /// Block address.
        block: 27,
    }

    /// A block read from memory.
    stream BlockData {
        /// Name of the read.
        id: 4,
        /// The read has failed; the data means nothing.
        error: 1,
        /// Its pixels, two in a word.
        data: [64; 8],
    }

    /// A block to write to memory.
    stream BlockWrite {
        /// Name of the write.
        id: 4,
        /// Block address.
        block: 27,
        /// Its pixels, two in a word; not cleared while nothing is valid.
        data: [64; 8],
    }

    /// Memory has done a write.
    bundle WriteAck {
        /// In this cycle.
        valid: 1,
        /// Name of the write.
        id: 4,
    }

    /// A victim on its way out.
    bundle Victim {
        /// It is handed over at this edge.
        valid: 1,
        /// Block address.
        block: 27,
        /// Its pixels, two in a word.
        data: [64; 8],
    }

    /// The content of a block, and which of its pixels must stay as they are.
    stream BlockFill {
        /// Row.
        slot: 4,
        /// Pixels that hold something newer than memory.
        cover: 16,
        /// Its pixels, two in a word.
        data: [64; 8],
    }
}
