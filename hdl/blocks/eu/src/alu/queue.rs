//! `AluQueue`: entries between assembly and write-back, with the credits that fetch takes.
//!
//! ```text
//!  allocate          ->+-------+-> full
//!  push, data[11]    ->| queue |-> head, head_data[11], head_detail
//!  push_detail, pop  ->+-------+
//! ```
//!
//! 16 entries, in order. Fetch reserves an entry (`allocate`) long before it is
//! pushed, so a push always has room; `count` is reserved plus stored entries.
//! A pushed entry is the head from the next cycle on.
//!
//! | data | content |
//! |---|---|
//! | 0..7 | the 64-byte window |
//! | 8 | byte enables |
//! | 9 | origin ([`super::context`]) |
//! | 10 | flags, mask 31:0 and value 63:32 |
//!
//! ```text
//! cycle    0    1    2    3
//! push     a    b
//! head          a    a    b
//! pop                1
//! ```
//!
//! Invariants: `count` stays within 0..=16, entries leave in order
//! (`credits_and_order`). Stall: `full` until a pop. Deadlock: none, pops do
//! not depend on allocations.

use crate::bundle::*;
use crate::word::pointer;
use tessera_hdl::prelude::*;
use tessera_hdl::LutRam;

/// Queue of 16 assembled passes.
#[block]
pub struct AluQueue {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub allocate: Signal<In, Bit>,
    pub full: Signal<Out, Bit>,
    pub push: Signal<In, Bit>,
    pub pushed: Assembled<In>,
    pub pop: Signal<In, Bit>,
    pub head: Signal<Out, Bit>,
    /// The oldest pass, while `head`.
    pub oldest: Assembled<Out>,
    count: Reg<U<5>>,
    write_pointer: Reg<U<5>>,
    read_pointer: Reg<U<5>>,
    entries: LutRam<4, 11, 64>,
    details: LutRam<4, 1, 30>,
}

impl Logic for AluQueue {
    #[hdl]
    fn update(&mut self) {
        registers!(self, count, write_pointer, read_pointer);
        memories!(self, entries, details);
        self.full.next = self.count.q.val().field(pointer::FULL);
        if self.allocate.val() & !self.pop.val() {
            self.count.d.next = self.count.q.val() + 1;
        } else if self.pop.val() & !self.allocate.val() {
            self.count.d.next = self.count.q.val() - 1;
        }
        if self.push.val() {
            self.write_pointer.d.next = self.write_pointer.q.val() + 1;
        }
        if self.pop.val() {
            self.read_pointer.d.next = self.read_pointer.q.val() + 1;
        }
        self.head.next = self.write_pointer.q.val() != self.read_pointer.q.val();

        self.entries.write_enable.next = self.push.val();
        self.details.write_enable.next = self.push.val();
        self.entries.write_address.next = self.write_pointer.q.val().field(pointer::INDEX);
        self.details.write_address.next = self.write_pointer.q.val().field(pointer::INDEX);
        self.entries.read_address.next = self.read_pointer.q.val().field(pointer::INDEX);
        self.details.read_address.next = self.read_pointer.q.val().field(pointer::INDEX);
        for w in 0..8 {
            connect!(self.pushed.window[w] => self.entries.write_data[w], self.entries.read_data[w] => self.oldest.window[w]);
        }
        connect!(
            self.pushed.enables => self.entries.write_data[8],
            self.pushed.origin => self.entries.write_data[9],
            self.pushed.flags => self.entries.write_data[10],
            self.pushed.detail => self.details.write_data[0],
            self.entries.read_data[8] => self.oldest.enables,
            self.entries.read_data[9] => self.oldest.origin,
            self.entries.read_data[10] => self.oldest.flags,
            self.details.read_data[0] => self.oldest.detail
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};
    use std::collections::VecDeque;

    #[test]
    fn credits_and_order() {
        let mut random = Random::new(here!().seed(0x7175_6575));
        let mut sim = Sim::<AluQueue>::new();
        let (mut reserved, mut stored, mut serial, mut fullest) = (0, VecDeque::new(), 0u64, 0);
        for _ in 0..20_000 {
            let allocate = reserved + stored.len() < 16 && random.below(2) == 0;
            let push = reserved > 0 && random.below(2) == 0;
            let pop = !stored.is_empty() && random.below(3) == 0;
            sim.allocate.next = allocate;
            sim.push.next = push;
            sim.pop.next = pop;
            let word = |serial: u64, w: u64| U::<64>::from(serial * 11 + w);
            for w in 0..8 {
                sim.pushed.window[w].next = word(serial, w as u64);
            }
            sim.pushed.enables.next = word(serial, 8);
            sim.pushed.origin.next = word(serial, 9);
            sim.pushed.flags.next = word(serial, 10);
            sim.pushed.detail.next = (serial & 0x3fff_ffff).into();
            sim.eval();
            assert_eq!(sim.full.val(), reserved + stored.len() == 16);
            assert_eq!(sim.head.val(), !stored.is_empty());
            if let Some(first) = stored.front() {
                let oldest = &sim.oldest;
                assert!((0..8).all(|w| oldest.window[w].val() == word(*first, w as u64)));
                let rest = [oldest.enables.val(), oldest.origin.val(), oldest.flags.val()];
                assert_eq!(rest, [8, 9, 10].map(|w| word(*first, w)));
                assert_eq!(oldest.detail.val(), first & 0x3fff_ffff);
            }
            if pop {
                stored.pop_front();
            }
            if push {
                stored.push_back(serial);
                serial += 1;
            }
            reserved = reserved + usize::from(allocate) - usize::from(push);
            fullest = fullest.max(reserved + stored.len());
            sim.tick();
        }
        assert_eq!(fullest, 16, "the queue was never full");
    }
}
