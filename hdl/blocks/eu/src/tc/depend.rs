//! Dependencies of the instruction in D4: found once, as it enters its queue.
//!
//! ```text
//!  push: its ranges, flags --------------------\
//!  of its thread: 4 unfinished, 1 queued ahead --> compare --> meets[4], meets_ahead
//! ```
//!
//! One set of comparators serves all threads, because one instruction a cycle is pushed; the entry keeps the
//! outcome, and what finishes clears its bit of it (`TcQueue`). A bit says that registers overlap, or that
//! flags which one writes are read or written by the other; whether the entry is live is not looked at here.
//! Combinational, no stalls.

use crate::bundle::*;
use crate::word::{kind, span};
use tessera_hdl::prelude::*;

/// Comparators of the dependency check.
#[block]
pub struct TcDepend {
    /// Thread of the instruction.
    pub slot: Signal<In, U<3>>,
    pub pushed: Needs<In>,
    /// What unfinished instructions write: four a thread, thread by thread.
    pub spans: [Signal<In, U<17>>; 28],
    pub marks: [Signal<In, U<2>>; 28],
    /// The same of the head of each queue.
    pub head_span: [Signal<In, U<17>>; 7],
    pub head_marks: [Signal<In, U<2>>; 7],
    pub meets: Signal<Out, U<4>>,
    pub meets_ahead: Signal<Out, Bit>,
    /// Of the thread: four unfinished instructions, then the head.
    older: [Signal<Local, U<17>>; 5],
    older_marks: [Signal<Local, U<2>>; 5],
    touched: Signal<Local, U<2>>,
    found: Signal<Local, U<5>>,
}

impl Logic for TcDepend {
    #[hdl]
    fn update(&mut self) {
        for e in 0..5 {
            self.older[e].next = 0.into();
            self.older_marks[e].next = 0.into();
        }
        for t in 0..7 {
            if self.slot.val() == t.to_bits::<3>() {
                for e in 0..4 {
                    self.older[e].next = self.spans[4 * t + e].val();
                    self.older_marks[e].next = self.marks[4 * t + e].val();
                }
                self.older[4].next = self.head_span[t].val();
                self.older_marks[4].next = self.head_marks[t].val();
            }
        }
        self.touched.next = self.pushed.kind.val().field(kind::READS) | self.pushed.kind.val().field(kind::WRITES);
        self.found.next = 0.into();
        for e in 0..5 {
            if (self.older_marks[e].val() & self.touched.val()).any() {
                self.found.next = self.found.val().replace_bit(e, true);
            }
            for k in 0..4 {
                if self.pushed.span[k].val().field(span::VALID)
                    & self.older[e].val().field(span::VALID)
                    & (self.pushed.span[k].val().field(span::FIRST) <= self.older[e].val().field(span::LAST))
                    & (self.pushed.span[k].val().field(span::LAST) >= self.older[e].val().field(span::FIRST))
                {
                    self.found.next = self.found.val().replace_bit(e, true);
                }
            }
        }
        self.meets.next = self.found.val().get_bits::<4>(0);
        self.meets_ahead.next = self.found.val().get_bit(4);
    }
}
