//! Messages to the shared functions and back.

tessera_ports_macros::bundles! {
    eu_message_bundles;

    /// One register of a message's payload.
    stream MessageBeat {
        /// Thread slot.
        slot: 3,
        /// Scoreboard entry of the response.
        sb: 2,
        /// Address of the instruction.
        ip: 32,
        /// Message descriptor.
        desc: 32,
        /// Extended descriptor: SFID, end of thread in bit 5, length of the second payload from bit 6 up.
        exdesc: 32,
        /// Enabled lanes.
        mask: 32,
        /// First register of the response.
        dst: 7,
        /// Registers of the response.
        rlen: 5,
        /// First beat of the message.
        first: 1,
        /// Last beat of the message.
        last: 1,
        /// The register.
        data: [64; 4],
    }

    /// One register of a message's response.
    stream MessageResponse {
        /// Thread slot.
        slot: 3,
        /// Scoreboard entry of the message.
        sb: 2,
        /// Register to write.
        reg: 7,
        /// Bytes to write.
        be: 32,
        /// The bytes.
        data: [64; 4],
        /// Last beat of the response: the scoreboard entry becomes free.
        last: 1,
    }
}
