//! `DivideReciprocal`: stages X1 to X3 of the pipelined INTDIV.
//!
//! ```text
//!  pattern 32 (X1) -> table -> SLOPE x distance (X2) -> START - that (X3) -> reciprocal 18 (X3)
//! ```
//!
//! With B = divisor / 2^32, between 1/2 and 1, `reciprocal / 2^17` is at most 1 / B, and less than 1.5 / 2^17
//! below it. A straight line in each of 512 intervals, below the curve by what its bend, the bits of the
//! divisor that do not take part, and those of the line can make. The table is read at the end of X1.
//! Invariant: `reciprocals_are_below`. Stalls, deadlock: none, no handshake.

use super::word::{divisor, fall, reciprocal, row};
use tessera_hdl::prelude::*;

/// Intervals of the table, and steps in each.
const INTERVALS: usize = 512;
const STEPS: u64 = 1 << 12;
/// A step of the divisor, and bits of it below.
const STEP_LOG: u32 = 10;

/// `2^64 / divisor`: the reciprocal in units of 2^-32, rounded down.
const fn exact(divisor: u64) -> u64 {
    ((1u128 << 64) / divisor as u128) as u64
}

/// How far the curve is above a line of this slope, with the divisor at the end of a step.
const fn above(first: u64, slope: u64, step: u64) -> u64 {
    exact(first + ((step + 1) << STEP_LOG)) + slope * step
}

const fn line(interval: usize) -> u64 {
    let first = (1 << 31) + ((interval as u64) << 22);
    let slope = (exact(first) - exact(first + (1 << 22)) + STEPS / 2) / STEPS;
    // The distance falls, then rises: its least is looked for by halves, and around there.
    let (mut low, mut high) = (0, STEPS - 1);
    while high - low > 8 {
        let middle = (low + high) / 2;
        if above(first, slope, middle) > above(first, slope, middle + 4) {
            low = middle;
        } else {
            high = middle + 4;
        }
    }
    let mut least = above(first, slope, low);
    while low < high {
        low += 1;
        let here = above(first, slope, low);
        least = if here < least { here } else { least };
    }
    // One less, as the bits that `fall` loses were to be taken away.
    let start = (least >> 11) - 1;
    start << 12 | slope
}

const fn lines() -> [u64; INTERVALS] {
    let mut lines = [0; INTERVALS];
    let mut i = 0;
    while i < INTERVALS {
        lines[i] = line(i);
        i += 1;
    }
    lines
}

const LINES: [u64; INTERVALS] = lines();

tessera_hdl::rom! {
    /// Reciprocals of the pipelined INTDIV by interval.
    pub DivideLines: 9 x 34 = LINES;
}

/// Looks a reciprocal up.
#[block]
pub struct DivideReciprocal {
    pub clock: Signal<In, Clock>,
    /// In X1.
    pub pattern: Signal<In, U<32>>,
    /// The same, held, in X2.
    pub held: Signal<In, U<32>>,
    /// In X3.
    pub reciprocal: Signal<Out, U<18>>,
    lines: DivideLines,
    falls: Signal<Local, U<24>>,
    x3_fall: Reg<U<13>>,
    x3_start: Reg<U<22>>,
    value: Signal<Local, U<22>>,
}

impl Logic for DivideReciprocal {
    #[hdl]
    fn update(&mut self) {
        data!(self, x3_fall, x3_start);
        memories!(self, lines);
        self.lines.address.next = self.pattern.val().field(divisor::INTERVAL);

        comment!("X2");
        self.falls.next = bit_cast::<24, 12>(self.lines.data.val().field(row::SLOPE))
            * bit_cast::<24, 12>(self.held.val().field(divisor::DISTANCE));
        self.x3_fall.d.next = self.falls.val().field(fall::KEPT);
        self.x3_start.d.next = self.lines.data.val().field(row::START);

        comment!("X3");
        self.value.next = self.x3_start.q.val() - bit_cast::<22, 13>(self.x3_fall.q.val());
        self.reciprocal.next = self.value.val().field(reciprocal::KEPT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In units of 2^-17; the proof of the digits (`lane.rs`) needs 1.5.
    const LIMIT: f64 = 1.43;

    /// What a line makes of a step.
    fn value(line: u64, step: u64) -> u64 {
        let fall = ((line & 0xFFF) * step) >> 11;
        ((line >> 12) - fall) >> 4
    }

    /// The numbers of the table, at each step of each interval, at both ends of the divisors that have it.
    #[test]
    fn reciprocals_are_below() {
        for (interval, line) in LINES.iter().enumerate() {
            for step in 0..STEPS {
                let value = value(*line, step);
                let divisor = (1 << 31) + ((interval as u64) << 22) + (step << STEP_LOG);
                let most = u128::from(value) * u128::from(divisor + (1 << STEP_LOG));
                assert!(value < 1 << 18 && most <= 1 << 49, "1 / {divisor:x}: {value:x}");
                let error = (1u64 << 49) as f64 / divisor as f64 - value as f64;
                assert!(error < LIMIT, "1 / {divisor:x}: {value:x}, wrong by {error}");
            }
        }
    }

    /// The block makes of them what the test above takes for granted.
    #[test]
    fn lines_are_followed() {
        let mut sim = Sim::<DivideReciprocal>::new();
        for n in 0..4_000u64 {
            let pattern = 1 << 31 | n.wrapping_mul(0x9E37_79B9) & 0x7FFF_FFFF;
            (sim.pattern.next, sim.held.next) = (pattern.into(), pattern.into());
            for _ in 0..2 {
                sim.eval();
                sim.tick();
            }
            sim.eval();
            let line = LINES[(pattern >> 22 & 511) as usize];
            assert_eq!(sim.reciprocal.val().raw(), value(line, pattern >> 10 & 0xFFF), "of {pattern:x}");
        }
    }
}
