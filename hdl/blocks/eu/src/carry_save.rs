//! `CarrySave`: three numbers become two with the same sum.
//!
//! ```text
//!  term[3] N ->+------------+-> sum N, carry N
//!              | carry save |
//!              +------------+
//! ```
//!
//! Combinational: one level, whatever N is, as no carry waits for another. `carry` is in its place already,
//! so that `sum + carry` is the sum of the three modulo 2^N. Invariant: `the_sum_stays`. Stalls, deadlock:
//! none, no state.

use tessera_hdl::prelude::*;

/// Adds three numbers of `N` bits into two.
#[block]
pub struct CarrySave<const N: usize> {
    pub term: [Signal<In, U<N>>; 3],
    pub sum: Signal<Out, U<N>>,
    pub carry: Signal<Out, U<N>>,
}

impl<const N: usize> Logic for CarrySave<N> {
    #[hdl]
    fn update(&mut self) {
        self.sum.next = self.term[0].val() ^ self.term[1].val() ^ self.term[2].val();
        self.carry.next = ((self.term[0].val() & self.term[1].val())
            | (self.term[0].val() & self.term[2].val())
            | (self.term[1].val() & self.term[2].val()))
            << 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn the_sum_stays() {
        let mut random = Random::new(here!().seed(0x6361_7272));
        let mut sim = Sim::<CarrySave<14>>::new();
        for _ in 0..20_000 {
            let terms = [(); 3].map(|()| random.word() & 0x3fff);
            for (port, term) in sim.term.iter_mut().zip(terms) {
                port.next = term.into();
            }
            sim.eval();
            let kept = sim.sum.val().raw() + sim.carry.val().raw();
            assert_eq!(kept & 0x3fff, terms.iter().sum::<u64>() & 0x3fff, "{terms:x?}");
        }
    }
}
