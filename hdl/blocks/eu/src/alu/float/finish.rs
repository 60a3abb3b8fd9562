//! `FloatFinish`: last stage of both float lanes: round, pack, saturate.
//!
//! ```text
//!  rounds, raw 32                 ->+--------+
//!  sign, cancel, exponent 9       ->|        |
//!  significand 24, guard, sticky  ->| finish |-> result 32
//!  nan, infinite, mode 3          ->|        |
//!  saturate                       ->+--------+
//! ```
//!
//! Combinational. Delivers the rounded number ([`super::RoundPack`]), or the
//! pattern `raw` of an operation that does not round; both can be clamped.
//! Invariants: those of its two parts. Stalls, deadlock: none, no state.

use super::{FloatSaturate, RoundPack};
use tessera_hdl::prelude::*;

/// Rounds or passes a binary32 result and saturates it.
#[block]
pub struct FloatFinish {
    pub rounds: Signal<In, Bit>,
    pub raw: Signal<In, U<32>>,
    pub sign: Signal<In, Bit>,
    pub cancel: Signal<In, Bit>,
    pub exponent: Signal<In, U<9>>,
    pub significand: Signal<In, U<24>>,
    pub guard: Signal<In, Bit>,
    pub sticky: Signal<In, Bit>,
    pub nan: Signal<In, Bit>,
    pub infinite: Signal<In, Bit>,
    pub mode: Signal<In, U<3>>,
    pub saturate: Signal<In, Bit>,
    pub result: Signal<Out, U<32>>,
    round: RoundPack,
    clamp: FloatSaturate,
}

impl Logic for FloatFinish {
    #[hdl]
    fn update(&mut self) {
        self.round.sign.next = self.sign.val();
        self.round.cancel.next = self.cancel.val();
        self.round.exponent.next = self.exponent.val();
        self.round.significand.next = self.significand.val();
        self.round.guard.next = self.guard.val();
        self.round.sticky.next = self.sticky.val();
        self.round.nan.next = self.nan.val();
        self.round.infinite.next = self.infinite.val();
        self.round.mode.next = self.mode.val();
        self.clamp.value.next = self.raw.val();
        if self.rounds.val() {
            self.clamp.value.next = self.round.value.val();
        }
        self.clamp.enable.next = self.saturate.val();
        self.result.next = self.clamp.result.val();
    }
}
