//! Counters of a run, and a byte of them.
//!
//! ```text
//!  counting, counted --> counter[8] --> data
//! ```
//!
//! No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Eight counters of 32 bits.
#[block]
pub struct DemoCount {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// From zero on.
    pub clear: Signal<In, Bit>,
    /// A run is under way.
    pub counting: Signal<In, Bit>,
    pub counted: Signal<In, U<7>>,
    /// Which byte.
    pub index: Signal<In, U<5>>,
    pub data: Signal<Out, U<8>>,
    counter: [Reg<U<32>>; 8],
    all: Signal<Local, U<8>>,
    chosen: Signal<Local, U<32>>,
}

impl Logic for DemoCount {
    #[hdl]
    fn update(&mut self) {
        registers!(self, counter[8]);
        self.all.next = (bit_cast::<8, 7>(self.counted.val()) << 1) | 1;
        self.chosen.next = 0.into();
        for k in 0..8 {
            if self.counting.val() & self.all.val().get_bit(k) {
                self.counter[k].d.next = self.counter[k].q.val() + 1;
            }
            if self.clear.val() {
                self.counter[k].d.next = 0.into();
            }
            if self.index.val().get_bits::<3>(2) == k.to_bits::<3>() {
                connect!(self.counter[k] => self.chosen);
            }
        }
        self.data.next = 0.into();
        for b in 0..4 {
            if self.index.val().get_bits::<2>(0) == b.to_bits::<2>() {
                self.data.next = self.chosen.val().get_bits::<8>(8 * b);
            }
        }
    }
}
