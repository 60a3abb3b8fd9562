//! `GaPlace`: where eight lanes lie in two consecutive rows.
//!
//! ```text
//!  lay: base 5, step[3] 6 ->+-------+-> at[8] 6
//!                           | place |
//!                           +-------+
//! ```
//!
//! Combinational: `at[k]` = base + the steps of the bits set in `k`, modulo 64. Eight adders, two deep: the two
//! upper steps are added beside the base.
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: none, no state.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Byte addresses of eight lanes.
#[block]
pub struct GaPlace {
    pub lay: Lay<In>,
    pub at: [Signal<Out, U<6>>; 8],
    /// The steps of lanes 2, 4 and 6.
    upper: [Signal<Local, U<6>>; 3],
    /// Of lanes 0 and 1.
    lower: [Signal<Local, U<6>>; 2],
}

impl Logic for GaPlace {
    #[hdl]
    fn update(&mut self) {
        self.upper[0].next = self.lay.step[1].val();
        self.upper[1].next = self.lay.step[2].val();
        self.upper[2].next = self.lay.step[1].val() + self.lay.step[2].val();
        self.lower[0].next = bit_cast::<6, 5>(self.lay.base.val());
        self.lower[1].next = self.lower[0].val() + self.lay.step[0].val();
        for i in 0..2 {
            self.at[i].next = self.lower[i].val();
            for j in 0..3 {
                self.at[2 * j + i + 2].next = self.lower[i].val() + self.upper[j].val();
            }
        }
    }
}
