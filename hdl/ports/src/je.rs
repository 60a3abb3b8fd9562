//! Ports and contract of JE, the branch unit.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/je.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Branch unit: flow control on per-channel instruction pointers.
    je => JeIn, JeOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// A thread starts.
        in start: Event,
        /// Instructions from TC.
        in issue: duplex BranchIssue,
        /// Row of a register that is read.
        out rd: duplex RowRead,
        /// Row granted in the cycle before.
        in rd_data: [64; 4],
        /// Row write of a call.
        out wb: duplex RowWrite,
        /// The instruction it belongs to.
        out writer: Writer,
        /// Result of the operation in work.
        out branch: Branch,
        /// The same operation for the retire port.
        out ret: Retire,
    }
}
