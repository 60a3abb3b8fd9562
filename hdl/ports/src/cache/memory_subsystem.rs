//! Ports and contract of the memory subsystem.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/memory_subsystem.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Four render caches, one flush, counters.
    memory_subsystem => MemorySubsystemIn, MemorySubsystemOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Configuration of all pipelines.
        in cfg: CacheConfig,
        /// Requests.
        in req: [duplex Request; 4],
        /// Responses.
        out resp: [duplex Response; 4],
        /// Results of the client.
        in result: [duplex PixelResult; 4],
        /// Blocks to read from memory.
        out mr: [duplex BlockRead; 4],
        /// Blocks as memory delivers them.
        in md: [duplex BlockData; 4],
        /// Blocks to write to memory.
        out mw: [duplex BlockWrite; 4],
        /// Memory's acknowledgements.
        in ack: [WriteAck; 4],
        /// A request is at a pipeline that does not own its tile: it is refused.
        out misrouted: [1; 4],
        /// Why each pipeline's lookup waits.
        out stall: [3; 4],
        /// Write everything out, or forget it.
        in flush: duplex Flush,
        /// The flush has ended.
        out flush_done: 1,
        /// Nothing is under way.
        out idle: 1,
        /// Pipeline of the counter to show.
        in cnt_pipe: 2,
        /// Counter to show.
        in cnt_sel: 4,
        /// Its value.
        out cnt_value: 32,
    }
}
