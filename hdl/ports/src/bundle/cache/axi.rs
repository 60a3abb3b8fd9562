//! The channels of AXI4 (Arm IHI 0022), without the words of the data channels: their number is that of the
//! bus, so blocks have them as ports beside the channel.

tessera_ports_macros::bundles! {
    cache_axi_bundles;

    /// AW, AR: the address of a burst.
    stream AxiAddress {
        /// Name of the transaction.
        id: 4,
        /// Address of its first byte.
        addr: 40,
        /// Beats, less one.
        len: 8,
        /// Bytes of a beat, as a power of two.
        size: 3,
        /// How addresses go on: 1 is INCR.
        burst: 2,
        /// Exclusive access.
        lock: 1,
        /// Memory type.
        cache: 4,
        /// Protection.
        prot: 3,
        /// Quality of service.
        qos: 4,
    }

    /// W: a beat of a write, without its words.
    stream AxiWrite {
        /// It is the last of its burst.
        last: 1,
    }

    /// B: a write is done.
    stream AxiWritten {
        /// Name of the transaction.
        id: 4,
        /// 0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
        resp: 2,
    }

    /// R: a beat of a read, without its words.
    stream AxiRead {
        /// Name of the transaction.
        id: 4,
        /// 0 OKAY, 1 EXOKAY, 2 SLVERR, 3 DECERR.
        resp: 2,
        /// It is the last of its burst.
        last: 1,
    }

    /// Where blocks are in memory; constant from before reset ends.
    bundle AxiPlace {
        /// Bits 39 to 6 of the first address.
        base: 34,
        /// Rows of tiles are 4096 >> `pitch` tiles long.
        pitch: 3,
    }

    /// What went wrong on the bus in this cycle.
    bundle AxiFault {
        /// A read has ended with an error.
        read: 1,
        /// A write has ended with an error: its block is lost.
        write: 1,
    }
}
