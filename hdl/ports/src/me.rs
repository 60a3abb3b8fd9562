//! Ports and contract of ME, the message unit.
#![doc = include_str!("../../docs/rustdoc-links.md")]
#![doc = include_str!("../../docs/src/contract/me.md")]

use crate::bundle::eu::*;
use tessera_ports_macros::ports;

ports! {
    /// Message unit: payloads out, responses in, end of thread.
    me => MeIn, MeOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Instructions from TC.
        in issue: duplex MessageIssue,
        /// Payload row wanted.
        out rd: duplex RowRead,
        /// Row granted in the cycle before.
        in rd_data: [64; 4],
        /// Message out, one register a beat.
        out mo: duplex MessageBeat,
        /// Responses in, one register a beat.
        in resp: duplex MessageResponse,
        /// Row write of a response.
        out wb: duplex RowWrite,
        /// The last beat of a response has been written.
        out done: Done,
        /// A message has left: its payload is read.
        out fetched: Event,
        /// A message or an end of thread has left, for the retire port.
        out ret: Retire,
        /// A thread wants to end.
        out eot: duplex EndOfThread,
        /// Its end has been taken.
        out ended: Event,
    }
}
