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
        /// Result of the operation in work.
        out branch: Branch,
        /// The same operation for the retire port.
        out ret: Retire,
    }
}
