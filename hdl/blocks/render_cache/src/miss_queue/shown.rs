//! The head on show: what the pick of S chose, read out of lists and status and kept until it is taken.
//!
//! ```text
//!  pick --> head, request, cover --> need --> register --> s_valid, s_slot, .. (constant until s_take)
//!                                      |
//!                                      +----> register --> refuse (the chain wants its fetch)
//! ```
//!
//! `open`: the register takes what is picked, and the pick goes on. A chain on show is not picked again
//! (`s_hot`). Nothing that it was read from changes while it waits: its list is popped by it alone, and a
//! chain that is eligible has no result or fill under way (proof: `scripts/formal.sh`, `inv_shown`).
//!
//! Stall: `open` is low until `take`. Deadlock: none, a refused head waits for its fetch outside.

use crate::bundle::NodeRequest;
use crate::word::{op, ALL_PIXELS};
use tessera_hdl::prelude::*;

/// Result register of the serve pick.
#[block(require(N == 1 << A))]
pub struct MissQueueShown<const N: usize, const A: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A chain is picked, ..
    pub valid: Signal<In, Bit>,
    pub chain: Signal<In, U<A>>,
    pub chain_hot: Signal<In, U<N>>,
    /// .. whose head is this node, ..
    pub node: Signal<In, U<A>>,
    pub request: NodeRequest<In>,
    /// .. and whose pixels are in the data RAM, all there, in part newer than memory, not to be had.
    pub present: Signal<In, Bit>,
    pub whole: Signal<In, Bit>,
    pub covered: Signal<In, U<16>>,
    pub error: Signal<In, Bit>,
    pub row: Signal<In, U<7>>,
    /// The head on show is served.
    pub take: Signal<In, Bit>,
    /// The picked head needs pixels that only memory has.
    pub refuse: Signal<Out, Bit>,
    /// The pick is used up.
    pub renew: Signal<Out, Bit>,
    /// Its chain, as one bit also in the cycle of `refuse`.
    pub s_chain: Signal<Out, U<A>>,
    pub s_hot: Signal<Out, U<N>>,
    pub s_node: Signal<Out, U<A>>,
    /// The node as one bit; none when it is the home of its chain.
    pub s_freed: Signal<Out, U<N>>,
    /// It writes.
    pub writes: Signal<Out, Bit>,
    /// The head for the port; 0 without one.
    pub s_valid: Signal<Out, Bit>,
    pub s_slot: Signal<Out, U<A>>,
    pub s_tag: Signal<Out, U<8>>,
    pub s_op: Signal<Out, U<2>>,
    pub s_present: Signal<Out, Bit>,
    pub s_row: Signal<Out, U<7>>,
    pub s_pixels: Signal<Out, U<16>>,
    pub s_error: Signal<Out, Bit>,
    r_valid: Reg<Bit>,
    r_refuse: Reg<Bit>,
    r_chain: Reg<U<A>>,
    r_hot: Reg<U<N>>,
    r_node: Reg<U<A>>,
    r_freed: Reg<U<N>>,
    r_tag: Reg<U<8>>,
    r_op: Reg<U<2>>,
    r_present: Reg<Bit>,
    r_row: Reg<U<7>>,
    r_pixels: Reg<U<16>>,
    r_error: Reg<Bit>,
    open: Signal<Local, Bit>,
    need: Signal<Local, Bit>,
}

impl<const N: usize, const A: usize> Logic for MissQueueShown<N, A> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r_valid, r_refuse, r_chain, r_hot, r_node, r_freed, r_tag, r_op, r_present, r_row, r_pixels, r_error);
        self.open.next = !self.r_valid.q.val() | self.take.val();
        self.need.next =
            self.request.op.val().field(op::READ) & !self.whole.val() & (self.request.mask.val() & !self.covered.val()).any();
        connect!(self.open => self.renew);
        self.r_refuse.d.next = self.open.val() & self.valid.val() & self.need.val();
        if self.open.val() {
            self.r_valid.d.next = self.valid.val() & !self.need.val();
            connect!(
                self.chain => self.r_chain,
                self.chain_hot => self.r_hot,
                self.node => self.r_node,
                self.request.tag => self.r_tag,
                self.request.op => self.r_op,
                self.present => self.r_present,
                self.row => self.r_row,
                self.error => self.r_error
            );
            self.r_freed.d.next = 0.into();
            if self.node.val() != self.chain.val() {
                self.r_freed.d.next = bits::<N>(1) << self.node.val();
            }
            self.r_pixels.d.next = 0.into();
            if self.request.op.val().field(op::READ) & !self.error.val() {
                connect!(self.covered => self.r_pixels);
                if self.whole.val() {
                    self.r_pixels.d.next = ALL_PIXELS;
                }
            }
        }
        outputs!(
            self,
            refuse = r_refuse,
            s_valid = r_valid,
            s_chain = r_chain,
            s_hot = r_hot,
            s_node = r_node,
            s_freed = r_freed
        );
        self.writes.next = self.r_op.q.val().field(op::WRITE);
        self.s_slot.next = 0.into();
        self.s_tag.next = 0.into();
        self.s_op.next = 0.into();
        self.s_present.next = false;
        self.s_row.next = 0.into();
        self.s_pixels.next = 0.into();
        self.s_error.next = false;
        if self.r_valid.q.val() {
            connect!(
                self.r_chain => self.s_slot,
                self.r_tag => self.s_tag,
                self.r_op => self.s_op,
                self.r_present => self.s_present,
                self.r_row => self.s_row,
                self.r_pixels => self.s_pixels,
                self.r_error => self.s_error
            );
        }
    }
}
