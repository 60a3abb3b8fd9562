//! Whether the thread of a bundle is one of some threads, of several such sets at once.
//!
//! ```text
//!  one ----& threads[i] --> any --+
//!  other --& threads[i] --> any --+--> by is_second --> found[i]
//! ```
//!
//! Which of the two instructions that wait is issued is known last, so both are looked up beside that choice
//! and only then is one of the answers taken. Without a thread 0. Combinational. Stalls, deadlock: none.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Looks a chosen thread up in `N` sets of threads.
#[block]
pub struct TcAmong<const N: usize> {
    pub chosen: Chosen<In>,
    pub threads: [Signal<In, U<7>>; N],
    pub found: [Signal<Out, Bit>; N],
    of_one: [Signal<Local, Bit>; N],
    of_other: [Signal<Local, Bit>; N],
}

impl<const N: usize> Logic for TcAmong<N> {
    #[hdl]
    fn update(&mut self) {
        for i in 0..N {
            self.of_one[i].next = (self.chosen.one.val() & self.threads[i].val()).any();
            self.of_other[i].next = (self.chosen.other.val() & self.threads[i].val()).any();
            self.found[i].next = self.of_one[i].val();
            if self.chosen.is_second.val() {
                self.found[i].next = self.of_other[i].val();
            }
        }
    }
}
