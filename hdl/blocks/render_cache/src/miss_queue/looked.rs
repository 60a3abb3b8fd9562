//! What a lookup has found: the chain of the request that came with it.
//!
//! ```text
//!  found[N] (chains of r_block) --+--> register (on take) --> hot[N], slot
//!  start, free_hot, free_slot ----+    (a chain for the same block that begins at this edge)
//! ```
//!
//! The request behind the one that begins a chain is looked up in the same cycle and must find it. A chain
//! that ends is masked outside, where `live` is; its node begins no other chain while the request
//! waits, since only that request could take it. Invariant: `hot & live` is the chain of the request's block
//! as long as it waits (proof: `scripts/formal.sh`, `inv_looked`). No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// The chain of the request in L.
#[block(require(N == 1 << A))]
pub struct MissQueueLooked<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take: Signal<In, Bit>,
    pub r_block: Signal<In, U<27>>,
    /// Chains of `r_block`: one bit or none.
    pub found: Signal<In, U<N>>,
    /// A chain begins, ..
    pub start: Signal<In, Bit>,
    /// .. for this block, in this node.
    pub l_block: Signal<In, U<27>>,
    pub free_hot: Signal<In, U<N>>,
    pub free_slot: Signal<In, U<A>>,
    /// The chain as one bit or none, whether or not it still lives, and as index.
    pub hot: Signal<Out, U<N>>,
    pub slot: Signal<Out, U<A>>,
    looked: Reg<U<N>>,
    looked_slot: Reg<U<A>>,
    index: Signal<Local, U<A>>,
    joins: Signal<Local, Bit>,
}

impl<const N: usize, const A: usize> Logic for MissQueueLooked<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, looked, looked_slot);
        self.joins.next = self.r_block.val() == self.l_block.val();
        self.index.next = 0.into();
        for i in 0..N {
            if self.found.val().get_bit(i) {
                self.index.next = self.index.val() | i.to_bits::<A>();
            }
        }
        if self.take.val() {
            connect!(self.found => self.looked, self.index => self.looked_slot);
            if self.joins.val() & self.start.val() {
                connect!(self.free_hot => self.looked, self.free_slot => self.looked_slot);
            }
        }
        outputs!(self, hot = looked, slot = looked_slot);
    }
}
