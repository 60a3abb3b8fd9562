//! What acc0 of every thread has for mach, once all that is decoded is executed.
//!
//! ```text
//!  start, write, slot, made -->+----------+--> held
//!  read_slot                -->| products |
//!                              +----------+
//! ```
//!
//! `product` of the contract page of TC, codes of `word::products`. An instruction in D4 writes what it
//! makes; the next one of its thread is in D3 two cycles later at the earliest. Stalls, deadlock: none.

use tessera_hdl::prelude::*;

/// Products in the accumulators of `THREADS` threads.
#[block]
pub struct TcProducts<const THREADS: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Threads that start.
    pub start: Signal<In, U<7>>,
    /// Thread whose accumulator is written, one-hot.
    pub write: Signal<In, U<7>>,
    pub made: Signal<In, U<2>>,
    pub read_slot: Signal<In, U<3>>,
    pub held: Signal<Out, U<2>>,
    product: [Reg<U<2>>; THREADS],
}

impl<const THREADS: usize> Logic for TcProducts<THREADS> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, product[THREADS]);
        self.held.next = 0.into();
        for t in 0..THREADS {
            if self.read_slot.val() == t.to_bits::<3>() {
                self.held.next = self.product[t].q.val();
            }
            if self.write.val().get_bit(t) {
                self.product[t].d.next = self.made.val();
            }
            if self.start.val().get_bit(t) {
                self.product[t].d.next = 0.into();
            }
        }
    }
}
