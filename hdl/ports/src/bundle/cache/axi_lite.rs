//! The channels of AXI4-Lite (Arm IHI 0022) for registers of 32 bits, and what those registers watch of a cache.

tessera_ports_macros::bundles! {
    cache_axi_lite_bundles;

    /// AW, AR: the address of a register.
    stream AxiLiteAddress {
        /// Address of its first byte.
        addr: 12,
    }

    /// W: what a write brings.
    stream AxiLiteWrite {
        /// The word.
        data: 32,
        /// Bytes of it to write.
        strb: 4,
    }

    /// B: a write is done, or refused.
    stream AxiLiteWritten {
        /// 0 OKAY, 2 SLVERR.
        resp: 2,
    }

    /// R: what a read has found.
    stream AxiLiteRead {
        /// The word.
        data: 32,
        /// 0 OKAY, 2 SLVERR.
        resp: 2,
    }

    /// What a cache takes and asks for in this cycle.
    bundle CacheTraffic {
        /// A request is accepted.
        request: 1,
        /// A read goes to memory.
        read: 1,
        /// A write goes to memory.
        write: 1,
    }
}
