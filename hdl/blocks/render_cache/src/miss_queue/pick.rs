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
//! `candidates` may be masked with it. Both halves of the rotation, above the last
//! choice and from the bottom, are searched at once: one after the other was the
//! longest path. Invariants are tested with the miss queue (`rotation_serves_everybody`).

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
    /// Ones above the chain that was chosen last.
    above_last: Reg<U<N>>,
    upper: Signal<Local, U<N>>,
    first: Signal<Local, U<N>>,
    grant: Signal<Local, U<N>>,
    load: Signal<Local, Bit>,
    index: Signal<Local, U<A>>,
}

impl<const N: usize, const A: usize> Logic for MissQueuePick<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, chosen_valid, chosen, chosen_hot, above_last);
        self.load.next = !self.chosen_valid.q.val() | self.renew.val();
        self.upper.next = self.candidates.val() & self.above_last.q.val();
        self.first.next = self.candidates.val() & (!self.candidates.val() + 1);
        self.grant.next = self.upper.val() & (!self.upper.val() + 1);
        if !self.upper.val().any() {
            connect!(self.first => self.grant);
        }
        self.index.next = 0.into();
        for i in 0..N {
            if self.grant.val().get_bit(i) {
                self.index.next = self.index.val() | i.to_bits::<A>();
            }
        }
        if self.load.val() {
            self.chosen_valid.d.next = self.candidates.val().any();
            connect!(self.grant => self.chosen_hot);
            if self.candidates.val().any() {
                connect!(self.index => self.chosen);
                self.above_last.d.next = !((self.grant.val() << 1) - 1);
            }
        }
        outputs!(self, valid = chosen_valid, chain = chosen, hot = chosen_hot);
    }
}
