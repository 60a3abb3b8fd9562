//! The render cache and its memory subsystem: contracts, port structs, configurations.
//!
//! ```text
//!                      +-------------------- render_cache (one of four pipelines) -------------------+
//! request  ----------->| L: tag_ram lookup + miss_queue compare --> link | new chain | launch        |
//!                      |      |                                                                      |
//! response <-----------| X <--+-- S: serve a chain's head <-- miss_queue --> F: fetch ---------------|--> memory read
//!    |  client         | ^  data_ram | store_fill_buffer                                             |
//!    v  executes       |                                                                             |
//! result   ----------->| data_ram (block present) | store_fill_buffer (block absent) <---------------|<-- memory data
//!                      |      W: write back a finished chain: W0 tags, W1 way, W2 move --> write_out |--> memory write
//!                      +-----------------------------------------------------------------------------+
//! ```
//!
//! # Ideas everything follows from
//! 1. **Block**: 16 pixels of 32 bits = 64 bytes, address = {surface 3, tile y 12, tile x 12} (27 bits, [`block`]). With MSAA a tile is a
//!    quad of 2x2 pixels with 4 samples: "pixel" then means sample. The hardware does not know the difference.
//! 2. **Execution belongs to the client.** Read, write and read-modify-write are a request; every request gets one response (old data, or
//!    just "your turn" for a write); every request that writes then gets one **result** from the client (pixel mask, new data), named by the
//!    `slot` its response carried. Results come in any order. A zero mask is legal (all pixels failed the test).
//! 3. **Chain** = all requests to one block that meet while one of them is unfinished. Its requests are nodes of the miss queue, its home is the slot
//!    of its first node; that slot is also the bus id, the store-fill row and the name the client uses for results. One request of a chain is with the client at a time.
//! 4. A chain is **present** (its block is in the data RAM, its way is pinned; reads and results go to the data RAM) or **absent** (they go to
//!    the chain's row in the store-fill buffer; only when the chain runs dry is the row moved to the data RAM: the single allocation).
//! 5. A read that hits a block without a chain needs no node. A write that hits makes a present chain, so that later requests wait for its result.
//! 6. Blocks that are only read are never allocated. So **valid implies newer than memory**: there are no dirty bits, and every valid victim is written out.
//! 7. An absent chain fetches at most once, and only when its head reads a pixel that no earlier write of the chain covered, or when it
//!    ends with uncovered pixels. A chain whose writes cover the block never fetches.
//! 8. Entry life: WAIT (`want`, `sent`) -> DRAIN (`pend` or `busy`) -> WRITE-BACK (`leaving`) -> free. A lookup compares with every live chain: it links, or, when
//!    the chain is `leaving`, waits at most until W2 and then hits the tags. It never fetches again.
//!
//! # Numbers
//! 4 pipelines of 32 sets x 4 ways x 64 bytes, 16 nodes, 16 write-out slots. These sizes are fixed in hardware ([`SETS`], ..). Smaller
//! configurations are the same hardware with **configuration inputs** tied: `cfg_nodes` (usable nodes), `cfg_ways` (usable ways), `cfg_set_mask`, `cfg_hash`,
//! `cfg_part`. They are constant from before reset ends. Only the miss queue is generic, for the proof at 4 nodes ([`miss_queue`]).
//!
//! # Conventions
//! Data is `[64; 8]`: pixel `p` is bits `32 * (p % 2) ..` of word `p / 2`. `op`: bit 0 read, bit 1 write; never 0. Masks: bit `p` is pixel `p`.
//! Outputs that belong to a valid that is low are 0, unless a page says otherwise. `rr(set)` is a rotating choice: the first member above the
//! one chosen last (wrapping); after reset index 0 comes first; the rotation moves only when the choice is taken up. RAM contents start as zero and are not reset.

pub mod config;
pub mod data_ram;
pub mod memory_subsystem;
pub mod miss_queue;
pub mod output_merge;
pub mod render_cache;
pub mod screen_partition;
pub mod store_fill_buffer;
pub mod tag_ram;
pub mod write_out;

/// Pipelines of the subsystem.
pub const PIPELINES: usize = 4;
/// Sets of one pipeline.
pub const SETS: usize = 32;
/// Ways of a set.
pub const WAYS: usize = 4;
/// Nodes of one miss queue.
pub const NODES: usize = 16;
/// Slots of one write-out buffer.
pub const WRITE_OUT: usize = 16;
/// Pixels (or samples) of a block.
pub const PIXELS: usize = 16;

/// Bit 0 of `op`.
pub const READ: u64 = 1;
/// Bit 1 of `op`.
pub const WRITE: u64 = 2;

/// Block address of a tile. Every argument is inside its port's width.
pub const fn block(surface: u64, tile_x: u64, tile_y: u64) -> u64 {
    surface << 24 | tile_y << 12 | tile_x
}
