//! How a pipeline is set up, and what happens in it.

tessera_ports_macros::bundles! {
    cache_pipeline_bundles;

    /// What a pipeline uses of its hardware; constant from before reset ends.
    bundle CacheConfig {
        /// Usable nodes of the miss queue.
        nodes: 16,
        /// Usable ways.
        ways: 4,
        /// Usable bits of the set index.
        set_mask: 5,
        /// The set index is hashed.
        hash: 1,
        /// Screen partition: 0 rows, 1 two by two, 2 columns.
        part: 2,
    }

    /// What happens in a pipeline in this cycle.
    bundle CacheEvents {
        /// The lookup launches a request whose block is present.
        present: 1,
        /// A request links to a chain.
        link: 1,
        /// A request begins a chain that is absent.
        miss: 1,
        /// The data RAM is read for a response.
        read: 1,
        /// The data RAM is read for the write-out.
        victim: 1,
        /// A result is written to the data RAM.
        result: 1,
        /// A finished chain is written to the data RAM.
        alloc: 1,
        /// A fetch has failed.
        fill_error: 1,
    }
}
