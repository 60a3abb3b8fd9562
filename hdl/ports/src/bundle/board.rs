//! Bundles of the board demo: bytes, records, a look into the frame buffer.

tessera_ports_macros::bundles! {
    board_bundles;

    /// A byte to send.
    stream SerialByte {
        /// It.
        data: 8,
    }

    /// A byte that was received.
    bundle ReceivedByte {
        /// In this cycle.
        valid: 1,
        /// It.
        data: 8,
    }

    /// A record for the request player.
    bundle RecordLoad {
        /// In this cycle.
        valid: 1,
        /// Its two words.
        data: [64; 2],
    }

    /// A byte of the frame buffer to look at.
    stream BytePick {
        /// Row.
        row: 10,
        /// Byte of the row.
        lane: 6,
    }
}
