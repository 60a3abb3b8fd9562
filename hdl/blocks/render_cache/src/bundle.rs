//! Bundles as signals: those at the edge of the cache (`tessera_ports::bundle::cache`) and those inside it.

tessera_hdl::bundles!(tessera_ports::cache_axi_bundles);
tessera_hdl::bundles!(tessera_ports::cache_axi_lite_bundles);
tessera_hdl::bundles!(tessera_ports::cache_block_bundles);
tessera_hdl::bundles!(tessera_ports::cache_client_bundles);
tessera_hdl::bundles!(tessera_ports::cache_draw_bundles);
tessera_hdl::bundles!(tessera_ports::cache_pipeline_bundles);

tessera_hdl::bundle! {
    /// A request whose block address and set are known.
    stream Located {
        /// The client's own.
        tag: 8,
        /// Block address.
        block: 27,
        /// Its set.
        set: 5,
        /// Operation: `word::op`.
        op: 2,
        /// Pixels.
        mask: 16,
    }

    /// What a node of the miss queue keeps of its request.
    bundle NodeRequest {
        /// The client's own.
        tag: 8,
        /// Operation: `word::op`.
        op: 2,
        /// Pixels.
        mask: 16,
    }

    /// The head of a chain as the response register takes it.
    bundle Head {
        /// There is one.
        valid: 1,
        /// Its chain.
        slot: 4,
        /// Tag of the request.
        tag: 8,
        /// Operation: `word::op`.
        op: 2,
        /// The block is in the data RAM, else in the store-fill buffer.
        present: 1,
        /// Pixels to deliver.
        pixels: 16,
        /// The chain's fetch has failed.
        error: 1,
    }

    /// What the response register holds.
    bundle Answer {
        /// The pixels come from the data RAM, else from the store-fill buffer.
        data: 1,
        /// Tag of the request.
        tag: 8,
        /// Name of the result that the client owes.
        slot: 4,
        /// The client owes a result.
        write: 1,
        /// The fetch has failed.
        error: 1,
        /// Pixels to deliver; the others are 0.
        pixels: 16,
    }

    /// A finished chain on its way to the data RAM.
    bundle Finished {
        /// There is one.
        valid: 1,
        /// Its row in the store-fill buffer.
        slot: 4,
        /// Block address.
        block: 27,
        /// Set of the block.
        set: 5,
    }

    /// The same with its way, and the block that lives there.
    bundle Moving {
        /// There is one.
        valid: 1,
        /// Its row in the store-fill buffer.
        slot: 4,
        /// Block address.
        block: 27,
        /// Set of the block.
        set: 5,
        /// Way that it gets.
        way: 2,
        /// The way held a block.
        evict: 1,
        /// That block.
        victim: 27,
    }

    /// The tags of a set as the tag RAM shows them.
    bundle TagRow {
        /// Ways that hold a block.
        valid: 4,
        /// The blocks.
        block: [27; 4],
        /// Replacement pointer.
        ptr: 2,
    }
}
