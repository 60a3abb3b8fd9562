//! Ports and contract of INTDIV, integer division.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/intdiv.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Integer division: quotient and remainder of two lanes, a bit a cycle.
    intdiv => IntdivIn, IntdivOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Lanes to divide.
        in issue: duplex DivideIssue,
        /// Lanes divided.
        out done: DivideResult,
    }
}
