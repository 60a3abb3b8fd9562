//! Dependencies of the instruction in D4: found once, as it enters its queue.
//!
//! ```text
//!  push: its ranges, flags ---------------\
//!  of its thread: 4 unfinished, the head ---> compare --> meets[4], meets_ahead
//! ```
//!
//! One set of comparators serves all threads, because one instruction a cycle is pushed; the entry keeps the
//! outcome, and what finishes clears its bit of it (`TcQueue`). A bit says that registers overlap, or that
//! flags which one writes are read or written by the other; whether the entry is live is not looked at here.
//! Combinational, no stalls.

use crate::bundle::*;
use crate::word::{kind, result, span};
use tessera_hdl::prelude::*;

/// Comparators of the dependency check.
#[block]
pub struct TcDepend {
    pub pushed: Needs<In>,
    /// What four unfinished instructions of its thread write, then the head of its queue: `word::result`.
    pub older: [Signal<In, U<19>>; 5],
    pub meets: Signal<Out, U<4>>,
    pub meets_ahead: Signal<Out, Bit>,
    span: [Signal<Local, U<17>>; 5],
    touched: Signal<Local, U<2>>,
    found: Signal<Local, U<5>>,
}

impl Logic for TcDepend {
    #[hdl]
    fn update(&mut self) {
        self.touched.next = self.pushed.kind.val().field(kind::READS) | self.pushed.kind.val().field(kind::WRITES);
        self.found.next = 0.into();
        for e in 0..5 {
            self.span[e].next = self.older[e].val().field(result::SPAN);
            if (self.older[e].val().field(result::FLAGS) & self.touched.val()).any() {
                self.found.next = self.found.val().replace_bit(e, true);
            }
            for k in 0..4 {
                if self.pushed.span[k].val().field(span::VALID)
                    & self.span[e].val().field(span::VALID)
                    & (self.pushed.span[k].val().field(span::FIRST) <= self.span[e].val().field(span::LAST))
                    & (self.pushed.span[k].val().field(span::LAST) >= self.span[e].val().field(span::FIRST))
                {
                    self.found.next = self.found.val().replace_bit(e, true);
                }
            }
        }
        self.meets.next = self.found.val().get_bits::<4>(0);
        self.meets_ahead.next = self.found.val().get_bit(4);
    }
}
