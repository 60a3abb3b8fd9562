//! Ports and contract of the memory subsystem on AXI4. `K`: words of 64 bits in a beat; 8, 2 or 1.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/memory_subsystem_axi4.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Memory subsystem on AXI4: four pipelines, each a bus master.
    memory_subsystem_axi4<K = 8> => MemorySubsystemAxi4In, MemorySubsystemAxi4Out {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Configuration of all pipelines.
        in cfg: CacheConfig,
        /// Where blocks are in memory, of all pipelines.
        in axi: AxiPlace,
        /// Requests.
        in req: [duplex Request; 4],
        /// Responses.
        out resp: [duplex Response; 4],
        /// Results of the client.
        in result: [duplex PixelResult; 4],
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
        /// Addresses of writes.
        out aw: [duplex AxiAddress; 4],
        /// Beats of writes.
        out w: [duplex AxiWrite; 4],
        /// Words of the beat on `w`.
        out w_data: [[64; K]; 4],
        /// Bytes of them to write.
        out w_strb: [[8; K]; 4],
        /// Ends of writes.
        in b: [duplex AxiWritten; 4],
        /// Addresses of reads.
        out ar: [duplex AxiAddress; 4],
        /// Beats of reads.
        in r: [duplex AxiRead; 4],
        /// Words of the beat on `r`.
        in r_data: [[64; K]; 4],
        /// What goes wrong on each bus.
        out fault: [AxiFault; 4],
    }
}
