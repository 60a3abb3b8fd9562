//! Ports and contract of INTDIV, pipelined.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/intdiv_pipe.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Integer division, pipelined: quotient and remainder of two lanes a cycle.
    intdiv_pipe => IntdivPipeIn, IntdivPipeOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Lanes to divide.
        in issue: duplex DivideIssue,
        /// Lanes divided.
        out done: DivideResult,
    }
}
