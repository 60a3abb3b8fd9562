//! Ports and contract of the write-out.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/write_out.md")]

use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// Victims on their way to memory.
    write_out => WriteOutIn, WriteOutOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// A victim; only while `free` is not 0.
        in push: Victim,
        /// Block that `probe_hit` is about.
        in probe_block: 27,
        /// Slots that are free.
        out free: 5,
        /// No slot is in use.
        out empty: 1,
        /// `probe_block` is in a slot and not acknowledged.
        out probe_hit: 1,
        /// Writes to memory.
        out mw: duplex BlockWrite,
        /// Memory's acknowledgements.
        in ack: WriteAck,
    }
}
