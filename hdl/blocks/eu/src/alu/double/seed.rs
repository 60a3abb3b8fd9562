//! `DoubleSeed`: stages X2 to X4 of the double lane for the seeds of the IEEE macros.
//!
//! ```text
//!  number 64, exponent, root  (X2) ->+------+-> address 9        (X2)
//!  the same, held, and row 59 (X3) ->| seed |-> window_top, reached (X4)
//!                                    +------+
//! ```
//!
//! A table of 128 intervals for each function, a parabola in each (rule 59 of the instruction page). The
//! reciprocal root has a table for even exponents and one for odd ones. The table is read at the end of X2;
//! linear, it would take 24 block RAMs in place of 2 for the same error. X3 has the square of the distance
//! and what is linear in it, X4 the rest: two multipliers in a row, far apart on a device, are longer than a
//! cycle. Invariants: `seeds_are_good_to_23_bits`, lockstep of `tessera_alu_math`. Stalls, deadlock: none, no
//! handshake.

use crate::word::{seed_address, seed_row, seed_square, seed_sum, wide_significand};
use tessera_hdl::prelude::*;

/// Interpolates.
#[block]
pub struct DoubleSeed {
    pub clock: Signal<In, Clock>,
    /// In X2: a significand with its leading bit at the top, and its exponent.
    pub number: Signal<In, U<64>>,
    pub exponent: Signal<In, U<15>>,
    pub root: Signal<In, Bit>,
    pub address: Signal<Out, U<9>>,
    /// In X3: the same, and the row.
    pub held: Signal<In, U<64>>,
    pub held_exponent: Signal<In, U<15>>,
    pub held_root: Signal<In, Bit>,
    pub held_single: Signal<In, Bit>,
    pub row: Signal<In, U<59>>,
    /// In X4.
    pub window_top: Signal<Out, U<64>>,
    /// Of the bit that is free for a carry.
    pub reached: Signal<Out, U<15>>,
    falls: Signal<Local, U<36>>,
    square: Signal<Local, U<24>>,
    x4_falls: Reg<U<36>>,
    x4_square: Reg<U<12>>,
    x4_curve: Reg<U<12>>,
    x4_start: Reg<U<29>>,
    x4_reached: Reg<U<15>>,
    x4_single: Reg<Bit>,
    bends: Signal<Local, U<24>>,
    value: Signal<Local, U<44>>,
    half: Signal<Local, U<15>>,
}

impl Logic for DoubleSeed {
    #[hdl]
    fn update(&mut self) {
        data!(self, x4_falls, x4_square, x4_curve, x4_start, x4_reached, x4_single);
        self.address.next = pack!(9; seed_address::INTERVAL = self.number.val().field(wide_significand::INTERVAL));
        if self.root.val() {
            self.address.next = pack!(9;
                seed_address::ROOT = true,
                seed_address::INTERVAL = self.number.val().field(wide_significand::INTERVAL));
            comment!("the bias is odd");
            if !self.exponent.val().get_bit(0) {
                self.address.next = pack!(9;
                    seed_address::ODD = true,
                    seed_address::INTERVAL = self.number.val().field(wide_significand::INTERVAL));
            }
        }

        comment!("X3");
        self.falls.next = bit_cast::<36, 18>(self.row.val().field(seed_row::SLOPE))
            * bit_cast::<36, 18>(self.held.val().field(wide_significand::DISTANCE));
        self.square.next = bit_cast::<24, 12>(self.held.val().field(wide_significand::DISTANCE_TOP))
            * bit_cast::<24, 12>(self.held.val().field(wide_significand::DISTANCE_TOP));
        connect!(self.falls => self.x4_falls, self.held_single => self.x4_single);
        self.x4_square.d.next = self.square.val().field(seed_square::KEPT);
        self.x4_curve.d.next = self.row.val().field(seed_row::CURVE);
        self.x4_start.d.next = self.row.val().field(seed_row::START);
        self.half.next = shift_right_signed(self.held_exponent.val() + 1, bits::<4>(1));
        self.x4_reached.d.next = bits::<15>(2046 + 2) - self.held_exponent.val();
        if self.held_root.val() {
            self.x4_reached.d.next = bits::<15>(1535 + 2) - self.half.val();
        }

        comment!("X4: in units of 2^-43; 28 places are kept");
        self.bends.next = bit_cast::<24, 12>(self.x4_curve.q.val()) * bit_cast::<24, 12>(self.x4_square.q.val());
        self.value.next = (bit_cast::<44, 29>(self.x4_start.q.val()) << 15) - bit_cast::<44, 36>(self.x4_falls.q.val())
            + (bit_cast::<44, 24>(self.bends.val()) << 5);
        self.window_top.next = bit_cast::<64, 29>(self.value.val().field(seed_sum::KEPT)) << 33;
        comment!("a binary32 shows 24 places, so that its extension is 0");
        if self.x4_single.q.val() {
            self.window_top.next = bit_cast::<64, 25>(self.value.val().field(seed_sum::SINGLE)) << 37;
        }
        connect!(self.x4_reached => self.reached);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};
    use tessera_ports::seeds::SEEDS;

    /// The greatest error, over all distances, is 2^-23.85; linear ends of 128 intervals give 2^-16.
    const LIMIT: f64 = 6.7e-8;

    /// Every interval of the three functions: both ends, and places between them.
    #[test]
    fn seeds_are_good_to_23_bits() {
        let mut random = Random::new(here!().seed(0x7365_6564));
        let mut sim = Sim::<DoubleSeed>::new();
        for row in 0..384u64 {
            let (root, odd) = (row >= 128, row >= 256);
            // The bias is odd.
            let exponent = 1023 + u64::from(odd);
            for n in 0..400 {
                let low = match n {
                    0 => 0,
                    1 => u64::MAX >> 8,
                    _ => random.word() >> 8,
                };
                let number = 1 << 63 | (row & 127) << 56 | low;
                (sim.number.next, sim.exponent.next, sim.root.next) = (number.into(), exponent.into(), root);
                (sim.held.next, sim.held_exponent.next, sim.held_root.next) = (number.into(), exponent.into(), root);
                sim.eval();
                assert_eq!(sim.address.val().raw(), row);
                sim.row.next = SEEDS[row as usize].into();
                sim.tick();
                sim.eval();
                let x = number as f64 / (1u64 << 63) as f64 * if odd { 2.0 } else { 1.0 };
                let exact = if root { x.sqrt() } else { x }.recip();
                // The bit that is free for a carry, and the exponent of it.
                let seed = sim.window_top.val().raw() as f64 / (1u64 << 61) as f64;
                let error = (seed / exact - 1.0).abs();
                assert!(error < LIMIT, "1 / {x} (root: {root}): {seed}, wrong by {error:e}");
                let reached = if root { 1535 + 2 - exponent.div_ceil(2) } else { 2046 + 2 - exponent };
                assert_eq!(sim.reached.val().raw(), reached);
            }
        }
    }
}
