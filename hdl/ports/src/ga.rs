//! Ports and contract of GA, the register-file arbiter.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/ga.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Register memory of all threads and its arbiter.
    ga => GaIn, GaOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Lanes wanted by ALU0 and ALU1, source `s` from copy `s`.
        in alu_rd: [[duplex LaneRead; 3]; 2],
        /// Payload row wanted by ME, from copy 2.
        in me_rd: duplex RowRead,
        /// What each port gathered of the row granted in the cycle before: eight lanes, two in a word, low
        /// ones first. For ME that is the row.
        out rd_data: [[64; 4]; 3],
        /// Which lanes lie in that row.
        out rd_mask: [8; 3],
        /// Row writes of ALU0 and ALU1.
        in alu_wb: [duplex LaneWrite; 2],
        /// Row write of a message response.
        in me_wb: duplex RowWrite,
        /// Row write of a dispatch payload.
        in dp_wb: duplex PayloadWrite,
        /// The writes granted in the cycle before, by port; those of a shape with one port are in the first.
        out written: [RowWritten; 2],
    }
}
