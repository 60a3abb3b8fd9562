//! Ports and contract of the demo control.
#![doc = include_str!("../../../docs/rustdoc-links.md")]
#![doc = include_str!("../../../docs/src/contract/demo_control.md")]

use crate::bundle::board::*;
use crate::bundle::cache::*;
use tessera_ports_macros::ports;

ports! {
    /// What the host says, what the board does.
    demo_control => DemoControlIn, DemoControlOut {
        clock,
        /// Synchronous reset, active high.
        in reset: 1,
        /// Bytes from the host.
        in rx: ReceivedByte,
        /// A byte from the host was dropped.
        in rx_fault: 1,
        /// Bytes for the host.
        out tx: duplex SerialByte,
        /// One more record for the player.
        out load: RecordLoad,
        /// The player forgets its records.
        out forget: 1,
        /// The player plays.
        out play: 1,
        /// The player is playing.
        in player_busy: 1,
        /// The player takes no more records.
        in player_full: 1,
        /// How fragments are drawn.
        out merge: MergeConfig,
        /// No fragment is under way.
        in merge_idle: 1,
        /// A fragment has met a failed fetch.
        in merge_error: 1,
        /// The cache writes everything out.
        out flush: duplex Flush,
        /// It has.
        in flush_done: 1,
        /// The frame buffer clears its rows.
        out clear: 1,
        /// Colour of the cleared screen.
        out colour: 32,
        /// Depth of the cleared screen.
        out depth: 32,
        /// The frame buffer is clearing its rows.
        in frame_busy: 1,
        /// A byte of the frame buffer to look at.
        out view: duplex BytePick,
        /// The byte of the last view.
        in viewed: 8,
        /// What counters 1 to 7 count in this cycle.
        in counted: 7,
        /// Lights.
        out led: 8,
    }
}
