//! W: a finished chain moves from the store-fill buffer to the data RAM.
//!
//! ```text
//!  Q.w_* --> W0 (tags read) --> W1 (way chosen, rows read) --> W2 (rows written)
//! ```
//!
//! ```text
//! cycle     0     1      2      3
//! w0_go     1
//! w1_valid        1
//! w1_go           1                   (an unpinned way, X free)
//! w2_valid               1
//! ```
//!
//! W1 takes the lowest way that is usable, not pinned and empty; without one,
//! the first usable and not pinned in order from the replacement pointer.
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | W1 full, or it holds the same set | W0, until W1 moves |
//! | 2 | every usable way pinned | W1, until the client's results come |
//! | 3 | X full | W1, until the client takes the response |
//!
//! Deadlock: see [`super`].

use tessera_hdl::prelude::*;

/// Write-back pipeline of three steps.
#[block]
pub struct RenderCacheWriteBack {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_ways: Signal<In, U<4>>,
    // Finished chain.
    pub q_valid: Signal<In, Bit>,
    pub q_slot: Signal<In, U<4>>,
    pub q_block: Signal<In, U<27>>,
    pub q_set: Signal<In, U<5>>,
    pub pinned: Signal<In, U<4>>,
    pub x_free: Signal<In, Bit>,
    // Tags of `w1_set`.
    pub t_valid: Signal<In, U<4>>,
    pub t_ptr: Signal<In, U<2>>,
    pub t_block: [Signal<In, U<27>>; 4],
    pub w0_go: Signal<Out, Bit>,
    pub w1_valid: Signal<Out, Bit>,
    pub w1_go: Signal<Out, Bit>,
    pub w1_slot: Signal<Out, U<4>>,
    pub w1_set: Signal<Out, U<5>>,
    pub w1_way: Signal<Out, U<2>>,
    /// W1 moves and its way holds a block.
    pub w1_evict: Signal<Out, Bit>,
    pub w2_valid: Signal<Out, Bit>,
    pub w2_slot: Signal<Out, U<4>>,
    pub w2_block: Signal<Out, U<27>>,
    pub w2_set: Signal<Out, U<5>>,
    pub w2_way: Signal<Out, U<2>>,
    pub w2_evict: Signal<Out, Bit>,
    pub w2_victim: Signal<Out, U<27>>,
    r1_valid: Reg<Bit>,
    r1_slot: Reg<U<4>>,
    r1_block: Reg<U<27>>,
    r1_set: Reg<U<5>>,
    r2_valid: Reg<Bit>,
    r2_slot: Reg<U<4>>,
    r2_block: Reg<U<27>>,
    r2_set: Reg<U<5>>,
    r2_way: Reg<U<2>>,
    r2_evict: Reg<Bit>,
    r2_victim: Reg<U<27>>,
    candidates: Signal<Local, U<4>>,
    vacant: Signal<Local, U<4>>,
    /// The candidates, turned so that the pointer's way is bit 0.
    turned: Signal<Local, U<4>>,
    distance: Signal<Local, U<2>>,
    way: Signal<Local, U<2>>,
    holds: Signal<Local, Bit>,
    victim: Signal<Local, U<27>>,
    go1: Signal<Local, Bit>,
    go0: Signal<Local, Bit>,
}

impl Logic for RenderCacheWriteBack {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r1_valid, r1_slot, r1_block, r1_set, r2_valid, r2_slot, r2_block, r2_set, r2_way, r2_evict, r2_victim);

        comment!("W1: the way");
        self.candidates.next = self.cfg_ways.val() & !self.pinned.val();
        self.vacant.next = self.candidates.val() & !self.t_valid.val();
        self.turned.next = (self.candidates.val() >> self.t_ptr.val())
            | (self.candidates.val() << (bits::<3>(4) - bit_cast::<3, 2>(self.t_ptr.val())));
        self.distance.next = 0.into();
        for i in 0..4 {
            if self.turned.val().get_bit(3 - i) {
                self.distance.next = bits::<2>(3) - i.to_bits::<2>();
            }
        }
        self.way.next = self.t_ptr.val() + self.distance.val();
        for i in 0..4 {
            if self.vacant.val().get_bit(3 - i) {
                self.way.next = bits::<2>(3) - i.to_bits::<2>();
            }
        }
        self.holds.next = false;
        self.victim.next = 0.into();
        for i in 0..4 {
            if self.way.val() == i.to_bits::<2>() {
                self.holds.next = self.t_valid.val().get_bit(i);
                self.victim.next = self.t_block[i].val();
            }
        }
        self.go1.next = self.r1_valid.q.val() & self.candidates.val().any() & self.x_free.val();

        comment!("W0");
        self.go0.next =
            self.q_valid.val() & (!self.r1_valid.q.val() | (self.go1.val() & (self.r1_set.q.val() != self.q_set.val())));
        self.r1_valid.d.next = self.go0.val() | (self.r1_valid.q.val() & !self.go1.val());
        if self.go0.val() {
            self.r1_slot.d.next = self.q_slot.val();
            self.r1_block.d.next = self.q_block.val();
            self.r1_set.d.next = self.q_set.val();
        }

        comment!("W2");
        self.r2_valid.d.next = self.go1.val();
        if self.go1.val() {
            self.r2_slot.d.next = self.r1_slot.q.val();
            self.r2_block.d.next = self.r1_block.q.val();
            self.r2_set.d.next = self.r1_set.q.val();
            self.r2_way.d.next = self.way.val();
            self.r2_evict.d.next = self.holds.val();
            self.r2_victim.d.next = self.victim.val();
        }

        self.w0_go.next = self.go0.val();
        self.w1_valid.next = self.r1_valid.q.val();
        self.w1_go.next = self.go1.val();
        self.w1_slot.next = self.r1_slot.q.val();
        self.w1_set.next = self.r1_set.q.val();
        self.w1_way.next = self.way.val();
        self.w1_evict.next = self.go1.val() & self.holds.val();
        self.w2_valid.next = self.r2_valid.q.val();
        self.w2_slot.next = self.r2_slot.q.val();
        self.w2_block.next = self.r2_block.q.val();
        self.w2_set.next = self.r2_set.q.val();
        self.w2_way.next = self.r2_way.q.val();
        self.w2_evict.next = self.r2_evict.q.val();
        self.w2_victim.next = self.r2_victim.q.val();
    }
}
