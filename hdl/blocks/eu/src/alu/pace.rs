//! `AluPace`: how many beats a pass has.
//!
//! ```text
//!  lanes 8, quad, wide, math ->| pace |-> beats 3
//! ```
//!
//! Combinational. A beat has four lanes, two (`quad`), or one element (`wide`); only beats with lanes that
//! take part are handed out, of `math` always four. `lanes` is 1, 3, 15 or 255: all up to the last one.
//! Invariant: `counts_the_beats_that_hold_lanes`. Stalls, deadlock: none, no state.

use tessera_hdl::prelude::*;

/// Beats of a pass, 1, 2 or 4.
#[block]
pub struct AluPace {
    pub lanes: Signal<In, U<8>>,
    pub quad: Signal<In, Bit>,
    pub wide: Signal<In, Bit>,
    pub math: Signal<In, Bit>,
    pub beats: Signal<Out, U<3>>,
    /// Lanes of the first beat, and of the first two, as if wide ones had no more than four.
    fits_one: Signal<Local, Bit>,
    fits_two: Signal<Local, Bit>,
}

impl Logic for AluPace {
    #[hdl]
    fn update(&mut self) {
        self.fits_one.next = !self.lanes.val().get_bit(4);
        self.fits_two.next = true;
        if self.quad.val() {
            self.fits_one.next = !self.lanes.val().get_bit(2);
            self.fits_two.next = !self.lanes.val().get_bit(4);
        }
        if self.wide.val() {
            self.fits_one.next = !self.lanes.val().get_bit(1);
            self.fits_two.next = !self.lanes.val().get_bit(2);
        }
        self.beats.next = 4.into();
        if !self.math.val() & self.fits_one.val() {
            self.beats.next = 1.into();
        } else if !self.math.val() & self.fits_two.val() {
            self.beats.next = 2.into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_the_beats_that_hold_lanes() {
        let mut sim = Sim::<AluPace>::new();
        for lanes in [1u64, 2, 4, 8] {
            for (quad, wide, math, each) in
                [(false, false, false, 4), (true, false, false, 2), (true, true, false, 1), (true, false, true, 0)]
            {
                if wide && lanes == 8 {
                    continue;
                }
                sim.lanes.next = ((1 << lanes) - 1).into();
                sim.quad.next = quad;
                sim.wide.next = wide;
                sim.math.next = math;
                sim.eval();
                let expected = if each == 0 { 4 } else { lanes.div_ceil(each) };
                assert_eq!(sim.beats.val().raw(), expected, "{lanes} lanes, {each} a beat");
            }
        }
    }
}
