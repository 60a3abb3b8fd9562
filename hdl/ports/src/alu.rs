//! Ports and contract of the ALUs.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/alu.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// An ALU: operand fetch, four lanes, write-back.
    alu => AluIn, AluOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Instructions from TC.
        in issue: duplex AluIssue,
        /// Lanes wanted, one port for each source.
        out rd: [duplex LaneRead; 3],
        /// Lanes granted in the cycle before, by source; two in a word, low ones first.
        in rd_data: [[64; 4]; 3],
        /// Which of them are valid.
        in rd_mask: [8; 3],
        /// The operands of an instruction have been read.
        out fetched: Event,
        /// Lanes to write into a row.
        out wb: duplex LaneWrite,
        /// Instruction that the write granted in the cycle before belongs to.
        out writer: Writer,
        /// An instruction is done with its scoreboard entry.
        out done: Done,
        /// The same for the retire port.
        out ret: Retire,
        /// Flags that it writes.
        out fl: FlagWrite,
        /// Architecture register that it writes.
        out arf: ArfWrite,
    }
}
