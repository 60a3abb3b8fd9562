//! `AluHeld`: the lanes of one source while op hands them out.
//!
//! ```text
//!  load, lane[8] 32 ->| held |-> shown[8] 32
//! ```
//!
//! Loaded when op takes a pass, so that the collector is free for the next one. Invariant: `all_models_agree`
//! of the ALU. Stalls, deadlock: none.

use tessera_hdl::prelude::*;

/// Eight lanes.
#[block]
pub struct AluHeld {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub load: Signal<In, Bit>,
    pub lane: [Signal<In, U<32>>; 8],
    pub shown: [Signal<Out, U<32>>; 8],
    held: [Reg<U<32>>; 8],
}

impl Logic for AluHeld {
    #[hdl]
    fn update(&mut self) {
        registers!(self, held[8]);
        for k in 0..8 {
            if self.load.val() {
                self.held[k].d.next = self.lane[k].val();
            }
            connect!(self.held[k] => self.shown[k]);
        }
    }
}
