//! A client's requests, and what it gets and owes.

tessera_ports_macros::bundles! {
    cache_client_bundles;

    /// What a client wants of a block.
    stream Request {
        /// The client's own; nothing looks at it.
        tag: 8,
        /// Surface.
        surface: 3,
        /// Tile, horizontally.
        x: 12,
        /// Tile, vertically.
        y: 12,
        /// Bit 0 read, bit 1 write; never 0.
        op: 2,
        /// Pixels; never 0.
        mask: 16,
    }

    /// What a client gets for a request.
    stream Response {
        /// Tag of the request.
        tag: 8,
        /// Name for the result that the client owes.
        slot: 4,
        /// The client owes a result.
        write: 1,
        /// The fetch has failed.
        error: 1,
        /// Old pixels, two in a word.
        data: [64; 8],
    }

    /// New pixels for a response that asked for them.
    stream PixelResult {
        /// Slot of the response.
        slot: 4,
        /// Pixels to write; may be 0.
        mask: 16,
        /// The pixels, two in a word.
        data: [64; 8],
    }

    /// Everything out to memory, or forgotten.
    stream Flush {
        /// Forget instead of writing out.
        drop: 1,
    }
}
