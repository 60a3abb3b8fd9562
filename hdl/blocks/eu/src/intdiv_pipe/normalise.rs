//! `DivideNormalise`: stage X1 of the pipelined INTDIV, the divisor with its leading bit on top.
//!
//! ```text
//!  divisor, below ->+-----------+-> pattern 32, zeros 5
//!                   | normalise |-> magnitude 32
//!                   +-----------+
//! ```
//!
//! Combinational. `pattern` is the magnitude of the divisor, moved up by `zeros` until its leading bit is on
//! top. The magnitude of one that is negative (`below`) would have to wait for a carry first: so the zeros are
//! those of its complement, and it is complemented when it has been moved. That is one less, of a power of two
//! `2^32 - 1`, and does no harm (`lane.rs`). The complement of -1 is 0 and has no leading bit; moved as 1 would
//! be, -1 is what it should become. Invariant: `pipelined_divisions_are_exact` (test file `tests/intdiv.rs`).
//! Stalls, deadlock: none, no state.

use crate::alu::float::LeadingZeros32;
use tessera_hdl::prelude::*;

/// How far the levels of the shift move: the upper bits of the count are known first.
const DISTANCE: [u64; 5] = [16, 8, 4, 2, 1];

/// Moves a divisor up.
#[block]
pub struct DivideNormalise {
    /// It is negative.
    pub below: Signal<In, Bit>,
    pub divisor: Signal<In, U<32>>,
    pub magnitude: Signal<Out, U<32>>,
    pub pattern: Signal<Out, U<32>>,
    pub zeros: Signal<Out, U<5>>,
    leading: LeadingZeros32,
    moved: [Signal<Local, U<32>>; 6],
}

impl Logic for DivideNormalise {
    #[hdl]
    fn update(&mut self) {
        self.magnitude.next = self.divisor.val();
        self.leading.value.next = self.divisor.val();
        if self.below.val() {
            self.magnitude.next = bits::<32>(0) - self.divisor.val();
            self.leading.value.next = !self.divisor.val();
        }
        self.moved[0].next = self.divisor.val();
        for i in 0..5 {
            self.moved[i + 1].next = self.moved[i].val();
            if self.leading.count.val().get_bit(4 - i) {
                self.moved[i + 1].next = self.moved[i].val() << DISTANCE[i];
            }
        }
        self.pattern.next = self.moved[5].val();
        if self.below.val() & !self.divisor.val().all() {
            self.pattern.next = !self.moved[5].val();
        }
        connect!(self.leading.count => self.zeros);
    }
}
