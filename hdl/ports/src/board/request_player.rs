//! Ports and contract of the request player.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/request_player.md")]

use crate::bundle::board::*;
use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// A trace in block RAM, played to an output merge.
    request_player => RequestPlayerIn, RequestPlayerOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// One more record.
        in load: RecordLoad,
        /// No records any more.
        in forget: 1,
        /// Play the records.
        in play: 1,
        /// Records are being played.
        out busy: 1,
        /// There is no room for another record.
        out full: 1,
        /// What the records stand for.
        out frag: duplex Fragment,
    }
}
