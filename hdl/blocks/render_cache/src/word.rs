//! The packed words and codes of the render cache: what the blocks and their tests name instead of bit
//! positions.

use tessera_hdl::U;

tessera_hdl::words! {
    /// Operation of a request.
    op: 1..0 {
        /// It wants the old pixels.
        READ: 0,
        /// It brings new ones.
        WRITE: 1,
    }
    /// Block address.
    block: 26..0 {
        /// Tile, horizontally.
        X: 11..0,
        /// Tile, vertically.
        Y: 23..12,
        /// Surface.
        SURFACE: 26..24,
    }
    /// Row of the data RAM.
    row: 6..0 {
        /// Way.
        WAY: 1..0,
        /// Set.
        SET: 6..2,
    }
    /// What the tag RAM keeps of a way.
    tag: 27..0 {
        /// Block address.
        BLOCK: 26..0,
        /// The way holds that block.
        VALID: 27,
    }
    /// A request in the list of its chain.
    node: 25..0 {
        /// The client's own.
        TAG: 7..0,
        /// Operation: [`op`](super::op).
        OP: 9..8,
        /// Pixels.
        MASK: 25..10,
    }
    /// Set of a tile without hash.
    plain_set: 4..0 {
        /// Low bits of the column within the pipeline.
        COLUMN: 2..0,
        /// Low bits of the row.
        ROW: 4..3,
    }
}

/// Operation of a request that reads and does not write.
pub const READ_ONLY: U<2> = U::new(1);
/// Every pixel of a block.
pub const ALL_PIXELS: U<16> = U::new(0xffff);
/// Every way of a set.
pub const ALL_WAYS: U<4> = U::new(15);

/// Screen partition, `cfg_part`; every other code means columns.
pub mod partition {
    use tessera_hdl::U;
    /// Rows, mirrored in turn.
    pub const ROWS: U<2> = U::new(0);
    /// Two by two.
    pub const QUADS: U<2> = U::new(1);
}

/// Why nothing moves, `stall`.
pub mod stall {
    use tessera_hdl::U;
    /// There is no request.
    pub const NONE: U<3> = U::new(0);
    /// The request moves on.
    pub const MOVES: U<3> = U::new(1);
    /// Its set or block is being written back.
    pub const CONFLICT: U<3> = U::new(2);
    /// It needs a node and none is free.
    pub const NO_NODE: U<3> = U::new(3);
    /// The response register is taken.
    pub const RESPONSE: U<3> = U::new(4);
    /// Its tags are not read yet.
    pub const NO_TAGS: U<3> = U::new(5);
    /// The next request waits for the tag port.
    pub const TAG_PORT: U<3> = U::new(6);
    /// The next request waits for sweep or flush.
    pub const WALKER: U<3> = U::new(7);
}
