//! Pixels of a chain's block that its own writes have made newer than memory.
//!
//! ```text
//!  begun[N] ----------------> clear
//!  answered[N], res_mask ---> set     16 bits per chain --> full[N]
//!  s_hot[N] ------------------------------------------> s_cover
//!  fill_slot ------------------------------------------> fill_cover
//! ```
//!
//! Invariant: bits are only added in a chain's life, so a fill that leaves out
//! covered pixels never hides a newer one (test `fills_leave_covered_pixels_alone`).
//! No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// Coverage masks of all chains.
#[block(require(N == 1 << A))]
pub struct MissQueueCoverage<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub begun: Signal<In, U<N>>,
    pub answered: Signal<In, U<N>>,
    pub res_mask: Signal<In, U<16>>,
    pub s_hot: Signal<In, U<N>>,
    pub fill_slot: Signal<In, U<A>>,
    pub s_cover: Signal<Out, U<16>>,
    pub fill_cover: Signal<Out, U<16>>,
    /// Chains that need nothing from memory.
    pub full: Signal<Out, U<N>>,
    covered: [Reg<U<16>>; N],
    s_bits: Signal<Local, U<16>>,
    fill_bits: Signal<Local, U<16>>,
    full_bits: Signal<Local, U<N>>,
}

impl<const N: usize, const A: usize> Logic for MissQueueCoverage<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, covered[N]);
        self.s_bits.next = 0.into();
        self.fill_bits.next = 0.into();
        self.full_bits.next = 0.into();
        for i in 0..N {
            if self.answered.val().get_bit(i) {
                self.covered[i].d.next = self.covered[i].q.val() | self.res_mask.val();
            }
            if self.begun.val().get_bit(i) {
                self.covered[i].d.next = 0.into();
            }
            if self.s_hot.val().get_bit(i) {
                self.s_bits.next = self.s_bits.val() | self.covered[i].q.val();
            }
            if self.fill_slot.val() == i.to_bits::<A>() {
                self.fill_bits.next = self.fill_bits.val() | self.covered[i].q.val();
            }
            self.full_bits.next = self.full_bits.val().replace_bit(i, self.covered[i].q.val().all());
        }
        self.s_cover.next = self.s_bits.val();
        self.fill_cover.next = self.fill_bits.val();
        self.full.next = self.full_bits.val();
    }
}
