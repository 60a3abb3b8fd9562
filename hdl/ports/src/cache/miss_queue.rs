//! Ports and contract of the miss queue.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/miss_queue.md")]

use tessera_ports_macros::ports;

ports! {
    /// Miss queue: nodes linked into one chain for each block.
    miss_queue<N = 16, A = 4> => MissQueueIn, MissQueueOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Usable nodes.
        in cfg_nodes: N,
        /// Block looked up for the request that comes next.
        in r_block: 27,
        /// That request comes: from the next cycle on it is the one of `l_*`.
        in r_take: 1,
        /// Block of the request that has been looked up.
        in l_block: 27,
        /// Its set.
        in l_set: 5,
        /// That request becomes a node.
        in push: 1,
        /// Its block is in the data RAM.
        in push_present: 1,
        /// In this way.
        in push_way: 2,
        /// Tag of the request.
        in push_tag: 8,
        /// Operation of the request.
        in push_op: 2,
        /// Pixels of the request.
        in push_mask: 16,
        /// The head on show is served.
        in s_take: 1,
        /// A result has been written.
        in result: 1,
        /// Its chain.
        in result_slot: A,
        /// Pixels it wrote.
        in result_mask: 16,
        /// Data from memory has been written.
        in fill: 1,
        /// Its chain.
        in fill_slot: A,
        /// The fetch has failed.
        in fill_error: 1,
        /// The fetch on show has been sent.
        in f_take: 1,
        /// It cannot be sent now.
        in f_hold: 1,
        /// A chain may be picked for write back.
        in w_room: 1,
        /// The chain on show goes to write back.
        in w_take: 1,
        /// A chain has been written back.
        in w_free: 1,
        /// That chain.
        in w_free_slot: A,
        /// Set that `pinned` is about.
        in pin_set: 5,
        /// The lookup's block has a chain.
        out l_match: 1,
        /// That chain.
        out l_slot: A,
        /// It is being written back: the lookup must wait.
        out l_leaving: 1,
        /// No node is free.
        out l_full: 1,
        /// Node that a push takes.
        out push_slot: A,
        /// A head can be served; the values of `s_*` are 0 without it.
        out s_valid: 1,
        /// Its chain.
        out s_slot: A,
        /// Its tag.
        out s_tag: 8,
        /// Its operation.
        out s_op: 2,
        /// Its block is in the data RAM.
        out s_present: 1,
        /// In this row.
        out s_row: 7,
        /// Pixels to deliver.
        out s_pixels: 16,
        /// The chain's fetch has failed.
        out s_error: 1,
        /// The chain of `result_slot` is in the data RAM.
        out result_present: 1,
        /// In this row.
        out result_row: 7,
        /// Pixels that the chain of `fill_slot` has written.
        out fill_cover: 16,
        /// A block is to be fetched; the values of `f_*` are 0 without it.
        out f_valid: 1,
        /// Its chain.
        out f_slot: A,
        /// The block.
        out f_block: 27,
        /// A chain has been picked for write back, whether it still may or not.
        out w_pick: 1,
        /// A chain can be written back; the values of `w_*` are 0 without it.
        out w_valid: 1,
        /// That chain.
        out w_slot: A,
        /// Its block.
        out w_block: 27,
        /// Its set.
        out w_set: 5,
        /// Ways of `pin_set` that chains use.
        out pinned: 4,
        /// No chain is alive.
        out idle: 1,
    }
}
