//! W: a finished chain moves from the store-fill buffer to the data RAM.
//!
//! ```text
//!  Q.w_* --> W0 (tags read) --> W1 (way chosen) --> W2 (rows read) --> W3 (rows written)
//! ```
//!
//! ```text
//! cycle     0     1      2      3
//! w0_go     1
//! w1_valid        1                   (an unpinned way)
//! w2_valid               1            (X free)
//! w3_valid                      1
//! ```
//!
//! W1 takes the lowest way that is usable, not pinned and empty; without one,
//! the first usable and not pinned in order from the replacement pointer.
//!
//! | # | stall | who waits, until |
//! |---|---|---|
//! | 1 | W1 full | W0, until W1 moves |
//! | 2 | every usable way pinned | W1, until the client's results come |
//! | 3 | W2 or W3 holds the same set | W1, until the tags show it |
//! | 4 | X full | W2 (and W1 behind it), until the client takes the response |
//!
//! Deadlock: see [`super`].

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Write-back pipeline of four steps.
#[block]
pub struct RenderCacheWriteBack {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub cfg_ways: Signal<In, U<4>>,
    /// Finished chain.
    pub q: Finished<In>,
    pub pinned: Signal<In, U<4>>,
    pub x_free: Signal<In, Bit>,
    /// Tags of `w1_set`.
    pub t: TagRow<In>,
    pub w0_go: Signal<Out, Bit>,
    pub w1_valid: Signal<Out, Bit>,
    /// W1 keeps the row of tags that is shown.
    pub w1_waits: Signal<Out, Bit>,
    pub w1_set: Signal<Out, U<5>>,
    /// Set that `pinned` is about.
    pub pin_set: Signal<Out, U<5>>,
    pub w2: Moving<Out>,
    /// W2 reads its rows in this cycle.
    pub w2_go: Signal<Out, Bit>,
    pub w3: Moving<Out>,
    r1: FinishedReg,
    r2: MovingReg,
    r3: MovingReg,
    /// Ways that chains of the set in W1 hold.
    held_ways: Reg<U<4>>,
    candidates: Signal<Local, U<4>>,
    vacant: Signal<Local, U<4>>,
    /// The candidates, turned so that the pointer's way is bit 0.
    turned: Signal<Local, U<4>>,
    distance: Signal<Local, U<2>>,
    way: Signal<Local, U<2>>,
    holds: Signal<Local, Bit>,
    victim: Signal<Local, U<27>>,
    /// The tags do not show yet what W2 or W3 will write into the set.
    follows: Signal<Local, Bit>,
    go2: Signal<Local, Bit>,
    go1: Signal<Local, Bit>,
    go0: Signal<Local, Bit>,
}

impl Logic for RenderCacheWriteBack {
    #[hdl]
    fn update(&mut self) {
        registers!(self, held_ways);
        stages!(self, r1, r2, r3);

        comment!("pins: of the set in W1, or of the one that comes there");
        connect!(self.q.set => self.pin_set, self.pinned => self.held_ways);
        if self.r1.valid.q.val() {
            connect!(self.r1.set => self.pin_set);
        }

        comment!("W1: the way");
        self.candidates.next = self.cfg_ways.val() & !self.held_ways.q.val();
        self.vacant.next = self.candidates.val() & !self.t.valid.val();
        self.turned.next = (self.candidates.val() >> self.t.ptr.val())
            | (self.candidates.val() << (bits::<3>(4) - bit_cast::<3, 2>(self.t.ptr.val())));
        self.distance.next = 0.into();
        for i in 0..4 {
            if self.turned.val().get_bit(3 - i) {
                self.distance.next = bits::<2>(3) - i.to_bits::<2>();
            }
        }
        self.way.next = self.t.ptr.val() + self.distance.val();
        for i in 0..4 {
            if self.vacant.val().get_bit(3 - i) {
                self.way.next = bits::<2>(3) - i.to_bits::<2>();
            }
        }
        self.holds.next = false;
        self.victim.next = 0.into();
        for i in 0..4 {
            if self.way.val() == i.to_bits::<2>() {
                self.holds.next = self.t.valid.val().get_bit(i);
                connect!(self.t.block[i] => self.victim);
            }
        }
        self.go2.next = self.r2.valid.q.val() & self.x_free.val();
        self.follows.next = (self.r2.valid.q.val() & (self.r2.set.q.val() == self.r1.set.q.val()))
            | (self.r3.valid.q.val() & (self.r3.set.q.val() == self.r1.set.q.val()));
        self.go1.next = self.r1.valid.q.val()
            & self.candidates.val().any()
            & !self.follows.val()
            & (!self.r2.valid.q.val() | self.x_free.val());

        comment!("W0");
        self.go0.next = self.q.valid.val() & !self.r1.valid.q.val();
        self.r1.valid.d.next = self.r1.valid.q.val() & !self.go1.val();
        if self.go0.val() {
            forward!(self.q => self.r1);
        }

        comment!("W2");
        self.r2.valid.d.next = self.go1.val() | (self.r2.valid.q.val() & !self.go2.val());
        if self.go1.val() {
            connect!(
                self.r1.slot => self.r2.slot,
                self.r1.block => self.r2.block,
                self.r1.set => self.r2.set,
                self.way => self.r2.way,
                self.holds => self.r2.evict,
                self.victim => self.r2.victim
            );
        }

        comment!("W3");
        connect!(self.go2 => self.r3.valid);
        if self.go2.val() {
            connect!(
                self.r2.slot => self.r3.slot,
                self.r2.block => self.r3.block,
                self.r2.set => self.r3.set,
                self.r2.way => self.r3.way,
                self.r2.evict => self.r3.evict,
                self.r2.victim => self.r3.victim
            );
        }

        self.w1_waits.next = self.r1.valid.q.val() & !self.go1.val();
        connect!(
            self.go0 => self.w0_go,
            self.r1.valid => self.w1_valid,
            self.r1.set => self.w1_set,
            self.r2 => self.w2,
            self.go2 => self.w2_go,
            self.r3 => self.w3
        );
    }
}
