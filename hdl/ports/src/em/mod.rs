//! Ports and contract of EM, extended math.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/em.md")]

mod tables;

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

pub use tables::{COEFFICIENTS, MULTIPLIERS};

ports! {
    /// Extended math: two lanes of a function a cycle.
    em => EmIn, EmOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Lanes to compute.
        in issue: duplex MathIssue,
        /// Lanes computed.
        out done: MathResult,
    }
}
