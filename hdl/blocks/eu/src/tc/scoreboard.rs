//! Scoreboard of one thread: which of its instructions are unfinished. What they write is in `TcResults`.
//!
//! ```text
//!  alloc, by_second, by_me -> 4 entries --> none, full, free, allocated
//!  done (ALU0, ALU1, ME) --->           --> finished; live, of_second, of_me
//! ```
//!
//! `free` is the lowest free entry, `allocated` and `finished` name entries that begin and end in this cycle,
//! by bit. An entry lives from issue to `done`. Invariants: alloc only when not full, done only of a live
//! entry (both by `TcThread` and the pipes). Stalls and deadlock: see `tessera_ports::tc`.

use tessera_hdl::prelude::*;

/// Four pending results of one thread.
#[block]
pub struct TcScoreboard {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub alloc: Signal<In, Bit>,
    /// The instruction goes with the second bundle of the ALUs; to ME.
    pub by_second: Signal<In, Bit>,
    pub by_me: Signal<In, Bit>,
    /// One per source of completion: ALU0, ALU1, ME.
    pub done: [Signal<In, Bit>; 3],
    pub done_entry: [Signal<In, U<2>>; 3],
    pub none: Signal<Out, Bit>,
    pub full: Signal<Out, Bit>,
    pub free: Signal<Out, U<2>>,
    pub allocated: Signal<Out, U<4>>,
    pub finished: Signal<Out, U<4>>,
    pub live: Signal<Out, U<4>>,
    /// Entries whose instruction went with the second bundle of the ALUs, to ME.
    pub of_second: Signal<Out, U<4>>,
    pub of_me: Signal<Out, U<4>>,
    valid: Reg<U<4>>,
    second: Reg<U<4>>,
    message: Reg<U<4>>,
    lowest: Signal<Local, U<4>>,
    ends: Signal<Local, U<4>>,
    begins: Signal<Local, U<4>>,
}

impl Logic for TcScoreboard {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid, second, message);

        comment!("allocation");
        self.none.next = !self.valid.q.val().any();
        self.full.next = self.valid.q.val().all();
        self.lowest.next = !self.valid.q.val() & (self.valid.q.val() + 1);
        self.free.next = 0.into();
        self.begins.next = 0.into();
        if self.alloc.val() {
            self.begins.next = self.lowest.val();
        }
        for e in 0..4 {
            if self.lowest.val().get_bit(e) {
                self.free.next = e.to_bits::<2>();
            }
        }
        self.second.d.next = self.second.q.val() & !self.begins.val();
        if self.by_second.val() {
            self.second.d.next = self.second.q.val() | self.begins.val();
        }
        self.message.d.next = self.message.q.val() & !self.begins.val();
        if self.by_me.val() {
            self.message.d.next = self.message.q.val() | self.begins.val();
        }
        outputs!(self, of_second = second, of_me = message);
        self.allocated.next = self.begins.val();

        comment!("completion");
        self.ends.next = 0.into();
        for s in 0..3 {
            if self.done[s].val() {
                self.ends.next = self.ends.val() | (bits::<4>(1) << self.done_entry[s].val());
            }
        }
        self.finished.next = self.ends.val();
        self.live.next = self.valid.q.val() & !self.ends.val();
        self.valid.d.next = (self.valid.q.val() | self.begins.val()) & !self.ends.val();
        if self.flush.val() {
            self.valid.d.next = 0.into();
        }
    }
}
