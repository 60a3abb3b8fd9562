//! Scoreboard of one thread: what its unfinished instructions will write.
//!
//! ```text
//!  alloc, dst, flags -----> 4 entries --> none, full, free
//!  done (ALU0, ALU1, ME) ->           --> conflict with head_span, head_flags
//! ```
//!
//! `conflict`: some entry's registers overlap a register range of the head of the
//! queue, or its flags meet those the head reads or writes. `free` is the lowest
//! free entry. An entry lives from issue to `done`. Invariants: alloc only when not full,
//! done only of a live entry (both by `TcThread` and the pipes). Stalls and
//! deadlock: see `tessera_ports::tc`.

use crate::word::span;
use tessera_hdl::prelude::*;

/// Four pending results of one thread.
#[block]
pub struct TcScoreboard {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub flush: Signal<In, Bit>,
    pub alloc: Signal<In, Bit>,
    /// Ranges of the queue head: dst, src0, src1, src2, each `{valid, last, first}`.
    pub head_span: [Signal<In, U<17>>; 4],
    pub head_reads: Signal<In, U<2>>,
    pub head_writes: Signal<In, U<2>>,
    /// One per source of completion: ALU0, ALU1, ME.
    pub done: [Signal<In, Bit>; 3],
    pub done_entry: [Signal<In, U<2>>; 3],
    pub none: Signal<Out, Bit>,
    pub full: Signal<Out, Bit>,
    pub conflict: Signal<Out, Bit>,
    pub free: Signal<Out, U<2>>,
    valid: Reg<U<4>>,
    span: [Reg<U<17>>; 4],
    flags: [Reg<U<2>>; 4],
    lowest: Signal<Local, U<4>>,
    meets: Signal<Local, U<4>>,
    finished: Signal<Local, U<4>>,
    allocated: Signal<Local, U<4>>,
}

impl Logic for TcScoreboard {
    #[hdl]
    fn update(&mut self) {
        registers!(self, valid, span[4], flags[4]);

        comment!("dependency");
        self.meets.next = 0.into();
        for e in 0..4 {
            if (self.flags[e].q.val() & (self.head_reads.val() | self.head_writes.val())).any() {
                self.meets.next = self.meets.val().replace_bit(e, true);
            }
            for k in 0..4 {
                if self.head_span[k].val().field(span::VALID)
                    & self.span[e].q.val().field(span::VALID)
                    & (self.head_span[k].val().field(span::FIRST) <= self.span[e].q.val().field(span::LAST))
                    & (self.head_span[k].val().field(span::LAST) >= self.span[e].q.val().field(span::FIRST))
                {
                    self.meets.next = self.meets.val().replace_bit(e, true);
                }
            }
        }
        self.conflict.next = (self.meets.val() & self.valid.q.val()).any();

        comment!("allocation");
        self.none.next = !self.valid.q.val().any();
        self.full.next = self.valid.q.val().all();
        self.lowest.next = !self.valid.q.val() & (self.valid.q.val() + 1);
        self.free.next = 0.into();
        self.allocated.next = 0.into();
        for e in 0..4 {
            if self.lowest.val().get_bit(e) {
                self.free.next = e.to_bits::<2>();
                if self.alloc.val() {
                    self.allocated.next = self.lowest.val();
                    self.span[e].d.next = self.head_span[0].val();
                    self.flags[e].d.next = self.head_writes.val();
                }
            }
        }

        comment!("completion");
        self.finished.next = 0.into();
        for s in 0..3 {
            if self.done[s].val() {
                self.finished.next = self.finished.val() | (bits::<4>(1) << self.done_entry[s].val());
            }
        }
        self.valid.d.next = (self.valid.q.val() | self.allocated.val()) & !self.finished.val();
        if self.flush.val() {
            self.valid.d.next = 0.into();
        }
    }
}
