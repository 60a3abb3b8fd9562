//! `AluLate`: a stage between the lanes of the long pipe and its queue.
//!
//! ```text
//!  beat_valid, beat, quad     ->+------+-> now_valid, now_beat, now_quad
//!  given (results of a beat)  ->| late |-> made
//!                               +------+
//! ```
//!
//! The queue's memories lie where write-back is and the lanes where their multipliers are: with `LATE` 1 the
//! way between them is a cycle of its own, for all that the queue is told of a beat. Else nothing is here.
//! Invariant: `all_models_agree` of the ALUs of both kinds. Stalls, deadlock: none.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Nothing, or a register for each signal.
#[block(require(LATE <= 1))]
pub struct AluLate<const LATE: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A beat leaves op.
    pub beat_valid: Signal<In, Bit>,
    pub beat: Beat<In>,
    pub quad: Signal<In, Bit>,
    pub given: LongResults<In>,
    pub now_valid: Signal<Out, Bit>,
    pub now_beat: Beat<Out>,
    pub now_quad: Signal<Out, Bit>,
    pub made: LongResults<Out>,
    late_valid: [Reg<Bit>; LATE],
    late_beat: [BeatReg; LATE],
    late_quad: [Reg<Bit>; LATE],
    late: [LongResultsReg; LATE],
}

impl<const LATE: usize> Logic for AluLate<LATE> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, late_valid[LATE]);
        data!(self, late_beat[LATE], late_quad[LATE], late[LATE]);
        later!(
            self.beat_valid => self.late_valid[LATE] => self.now_valid,
            self.beat => self.late_beat[LATE] => self.now_beat,
            self.quad => self.late_quad[LATE] => self.now_quad,
            self.given => self.late[LATE] => self.made
        );
    }
}
