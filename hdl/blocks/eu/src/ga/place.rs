//! `GaPlace`: where eight lanes lie in two consecutive rows.
//!
//! ```text
//!  lay: base 5, step[3] 6 ->+-------+-> at[8] 6
//!                           | place |
//!                           +-------+
//! ```
//!
//! Combinational: `at[k]` = base + the steps of the bits set in `k`, modulo 64. Seven adders, three deep.
//! Invariant: `follows_a_plain_memory` (test file `tests/ga.rs`). Stalls, deadlock: none, no state.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Byte addresses of eight lanes.
#[block]
pub struct GaPlace {
    pub lay: Lay<In>,
    pub at: [Signal<Out, U<6>>; 8],
    sum: [Signal<Local, U<6>>; 8],
}

impl Logic for GaPlace {
    #[hdl]
    fn update(&mut self) {
        self.sum[0].next = bit_cast::<6, 5>(self.lay.base.val());
        self.sum[1].next = self.sum[0].val() + self.lay.step[0].val();
        for k in 0..2 {
            self.sum[k + 2].next = self.sum[k].val() + self.lay.step[1].val();
        }
        for k in 0..4 {
            self.sum[k + 4].next = self.sum[k].val() + self.lay.step[2].val();
        }
        for k in 0..8 {
            self.at[k].next = self.sum[k].val();
        }
    }
}
