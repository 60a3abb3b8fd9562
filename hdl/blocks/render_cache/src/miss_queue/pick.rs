//! One registered choice among chains, taken in rotation.
//!
//! ```text
//!  candidates[N] --> rotation --> register --> valid, chain, hot[N]
//!  renew ----------------------------^
//! ```
//!
//! While nothing is chosen, or when `renew` says that the choice is used up, the
//! next one is loaded at the edge; without candidates `valid` falls and `chain`
//! stays. `hot` is `chain` as one bit, zero without `valid`; it is a register, so
//! `candidates` may be masked with it. Invariants are tested with the miss queue (`rotation_serves_everybody`).

use tessera_hdl::prelude::*;

/// Registered rotating choice of a chain.
#[block(require(N == 1 << A))]
pub struct MissQueuePick<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub candidates: Signal<In, U<N>>,
    pub renew: Signal<In, Bit>,
    pub valid: Signal<Out, Bit>,
    pub chain: Signal<Out, U<A>>,
    pub hot: Signal<Out, U<N>>,
    chosen_valid: Reg<Bit>,
    chosen: Reg<U<A>>,
    chosen_hot: Reg<U<N>>,
    rotation: RoundRobin<N>,
    load: Signal<Local, Bit>,
    index: Signal<Local, U<A>>,
}

impl<const N: usize, const A: usize> Logic for MissQueuePick<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, chosen_valid, chosen, chosen_hot);
        subblocks!(self, rotation);
        self.load.next = !self.chosen_valid.q.val() | self.renew.val();
        connect!(self.candidates => self.rotation.request, self.load => self.rotation.advance);
        self.index.next = 0.into();
        for i in 0..N {
            if self.rotation.grant.val().get_bit(i) {
                self.index.next = self.index.val() | i.to_bits::<A>();
            }
        }
        if self.load.val() {
            self.chosen_valid.d.next = self.candidates.val().any();
            connect!(self.rotation.grant => self.chosen_hot);
            if self.candidates.val().any() {
                connect!(self.index => self.chosen);
            }
        }
        outputs!(self, valid = chosen_valid, chain = chosen, hot = chosen_hot);
    }
}
