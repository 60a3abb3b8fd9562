//! Ports and contract of the UART.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/uart.md")]

use crate::bundle::board::*;
use tessera_ports_macros::ports;

ports! {
    /// Bytes on a serial line.
    uart => UartIn, UartOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Cycles of a bit, at least 2.
        in cfg_divider: 16,
        /// The line from the host.
        in rxd: 1,
        /// The line to the host.
        out txd: 1,
        /// Bytes from the host.
        out rx: ReceivedByte,
        /// A byte without stop bit is dropped.
        out fault: 1,
        /// Bytes for the host.
        in tx: duplex SerialByte,
    }
}
