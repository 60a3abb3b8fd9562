//! Performance counters of one pipeline.
//!
//! ```text
//!  events[12] --> 12 x 32 bits --> select --> value
//! ```
//!
//! Counter `e` counts the cycles with bit `e` of `events`; it wraps. `value` is the
//! counter named by `select`, 0 above 11 (comb). No handshake, so no stalls.

use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// What is counted: position in `events` and code of `select`.
    counter: 11..0 {
        /// A request is accepted.
        TAKEN: 0,
        /// The lookup launches a request whose block is present.
        PRESENT: 1,
        /// A request links to a chain.
        LINK: 2,
        /// A request begins a chain that is absent.
        MISS: 3,
        /// A read goes to memory.
        BUS_READ: 4,
        /// A write goes to memory.
        BUS_WRITE: 5,
        /// The data RAM is read for a response.
        READ: 6,
        /// The data RAM is read for the write-out.
        VICTIM: 7,
        /// A result is written to the data RAM.
        RESULT: 8,
        /// A finished chain is written to the data RAM.
        ALLOC: 9,
        /// A fetch has failed.
        FILL_ERROR: 10,
        /// The lookup, or the next request, waits.
        STALLED: 11,
    }
}

/// Twelve event counters with one read port.
#[block]
pub struct MemoryCounters {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub events: Signal<In, U<12>>,
    pub select: Signal<In, U<4>>,
    pub value: Signal<Out, U<32>>,
    count: [Reg<U<32>>; 12],
    shown: Signal<Local, U<32>>,
}

impl Logic for MemoryCounters {
    #[hdl]
    fn update(&mut self) {
        registers!(self, count[12]);
        self.shown.next = 0.into();
        for e in 0..12 {
            if self.events.val().get_bit(e) {
                self.count[e].d.next = self.count[e].q.val() + 1;
            }
            if self.select.val() == e.to_bits::<4>() {
                self.shown.next = self.shown.val() | self.count[e].q.val();
            }
        }
        connect!(self.shown => self.value);
    }
}
