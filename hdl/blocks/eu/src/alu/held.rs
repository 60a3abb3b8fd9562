//! `AluHeld`: the lanes of one source while op hands them out.
//!
//! ```text
//!  load, lane[8] 32 ->| held |-> shown[4] 32
//!  down             ->|      |
//! ```
//!
//! Loaded when op takes a pass, so that the collector is free for the next one. The lower four are shown; with
//! `down` the upper ones take their place. Invariant: `all_models_agree` of the ALU. Stalls, deadlock: none.

use tessera_hdl::prelude::*;

/// Eight lanes.
#[block]
pub struct AluHeld {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub load: Signal<In, Bit>,
    /// Lanes 4 to 7 move to lanes 0 to 3.
    pub down: Signal<In, Bit>,
    pub lane: [Signal<In, U<32>>; 8],
    pub shown: [Signal<Out, U<32>>; 4],
    held: [Reg<U<32>>; 8],
}

impl Logic for AluHeld {
    #[hdl]
    fn update(&mut self) {
        registers!(self, held[8]);
        for k in 0..4 {
            if self.down.val() {
                self.held[k].d.next = self.held[k + 4].q.val();
            }
            connect!(self.held[k] => self.shown[k]);
        }
        if self.load.val() {
            for k in 0..8 {
                self.held[k].d.next = self.lane[k].val();
            }
        }
    }
}
