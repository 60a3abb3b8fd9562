//! `DoubleProducts`: the multipliers of the double lane.
//!
//! ```text
//!  factor[2] 64 ->| products |-> partial[16] 32
//! ```
//!
//! Each 16 bits of a factor by each 16 bits of the other, one multiplier of an FPGA apiece; they lie in a few
//! columns of the device, and the way there and back takes most of a cycle. With `LATE` 1 the partial
//! products leave a register, else they are combinational. Invariant: `doubles_match_apfloat`. Stalls,
//! deadlock: none.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Multiplies.
#[block(require(LATE <= 1))]
pub struct DoubleProducts<const LATE: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub factor: [Signal<In, U<64>>; 2],
    pub made: DoublePartials<Out>,
    given: DoublePartials<Local>,
    late: [DoublePartialsReg; LATE],
}

impl<const LATE: usize> Logic for DoubleProducts<LATE> {
    #[hdl]
    fn update(&mut self) {
        data!(self, late[LATE]);
        for j in 0..4 {
            for k in 0..4 {
                self.given.partial[4 * j + k].next = bit_cast::<32, 16>(self.factor[0].val().get_bits::<16>(16 * j))
                    * bit_cast::<32, 16>(self.factor[1].val().get_bits::<16>(16 * k));
            }
        }
        later!(self.given => self.late[LATE] => self.made);
    }
}
