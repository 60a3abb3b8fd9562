//! `EmLimit`: X5 of EM, how far a result may be shifted.
//!
//! ```text
//!  scale 10, free ->+-------+-> stop 35    the bit of the magnitude at which the shift stops at the latest
//!                   | limit |-> early      it stops above the magnitude
//!                   +-------+-> below      and there is none
//! ```
//!
//! Combinational. A result is shifted no further than to the smallest exponent (`free`: as far as its zeros
//! go). What counts the zeros takes the bit in `stop` for a one, so that nothing compares them afterwards.
//! Invariant: `functions_agree` (test file `tests/em.rs`). Stalls, deadlock: none, no state.

use super::bundle::*;
use super::word::{exponent, stop};
use tessera_hdl::prelude::*;

/// Bit 34: no zeros.
const HIGHEST: u64 = 0x4_0000_0000;

/// Where the shift of a result stops.
#[block]
pub struct EmLimit {
    pub scale: Signal<In, U<10>>,
    /// The shift does not stop.
    pub free: Signal<In, Bit>,
    pub limit: EmLimits<Out>,
    room: Signal<Local, U<10>>,
    /// Of that what zeros may take.
    spare: Signal<Local, U<10>>,
    /// Beyond the last bit.
    far: Signal<Local, Bit>,
}

impl Logic for EmLimit {
    #[hdl]
    fn update(&mut self) {
        comment!("17 places of the window are above the magnitude; the shift stops at the smallest exponent");
        self.room.next = self.scale.val() - 1;
        self.spare.next = self.scale.val() - 18;
        self.limit.below.next = self.room.val().field(exponent::NEGATIVE) & !self.free.val();
        self.limit.early.next = self.spare.val().field(exponent::NEGATIVE) & !self.free.val();
        self.far.next = self.spare.val().field(stop::FAR).any();
        self.limit.stop.next = 0.into();
        if !self.free.val() & !self.far.val() {
            self.limit.stop.next = bits::<35>(HIGHEST) >> self.spare.val().field(stop::DISTANCE);
        }
    }
}
