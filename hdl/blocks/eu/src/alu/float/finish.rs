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
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Rounds or passes a binary32 result and saturates it.
#[block]
pub struct FloatFinish {
    pub rounds: Signal<In, Bit>,
    pub raw: Signal<In, U<32>>,
    pub unrounded: Unrounded<In>,
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
        connect!(
            self.unrounded => self.round.unrounded,
            self.nan => self.round.nan,
            self.infinite => self.round.infinite,
            self.mode => self.round.mode,
            self.saturate => self.clamp.enable
        );
        self.clamp.value.next = self.raw.val();
        if self.rounds.val() {
            self.clamp.value.next = self.round.value.val();
        }
        connect!(self.clamp.result => self.result);
    }
}
