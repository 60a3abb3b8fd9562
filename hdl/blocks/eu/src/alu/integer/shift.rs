//! `BitReverse`, `IntegerShift`: stage X2 of the integer lane: shifts.
//!
//! ```text
//!  value 34              ->+-------+-> shifted 34
//!  distance 5            ->| shift |-> reversed 32
//!  enters, leaves, keeps ->+-------+
//! ```
//!
//! Combinational, one shifter to the right: a shift to the left turns the pattern around before it (`enters`)
//! and after it (`leaves`); with the first alone, by nothing, it is bfrev. `keeps` the sign (asr); otherwise
//! zeros follow the low 32 bits. Invariant: `integers_match_the_model`. Stalls, deadlock: none, no state.

use crate::word::exact;
use tessera_hdl::prelude::*;

/// Neighbours of so many bits change places, one after the other.
const DISTANCE: [u64; 5] = [1, 2, 4, 8, 16];
/// Bits that move down then.
const LOWER: [u64; 5] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];

/// Turns 32 bits around: wires.
#[block]
pub struct BitReverse {
    pub value: Signal<In, U<32>>,
    pub reversed: Signal<Out, U<32>>,
    step: [Signal<Local, U<32>>; 6],
}

impl Logic for BitReverse {
    #[hdl]
    fn update(&mut self) {
        self.step[0].next = self.value.val();
        for i in 0..5 {
            self.step[i + 1].next =
                ((self.step[i].val() >> DISTANCE[i]) & LOWER[i]) | ((self.step[i].val() & LOWER[i]) << DISTANCE[i]);
        }
        self.reversed.next = self.step[5].val();
    }
}

/// Shifts a source right or left, or turns it around.
#[block]
pub struct IntegerShift {
    pub value: Signal<In, U<34>>,
    pub distance: Signal<In, U<5>>,
    pub enters: Signal<In, Bit>,
    pub leaves: Signal<In, Bit>,
    pub keeps: Signal<In, Bit>,
    pub shifted: Signal<Out, U<34>>,
    /// The low 32 bits from the other end.
    pub reversed: Signal<Out, U<32>>,
    entering: BitReverse,
    leaving: BitReverse,
    start: Signal<Local, U<34>>,
    moved: Signal<Local, U<34>>,
}

impl Logic for IntegerShift {
    #[hdl]
    fn update(&mut self) {
        self.entering.value.next = self.value.val().field(exact::LOW);
        connect!(self.entering.reversed => self.reversed);
        self.start.next = bit_cast::<34, 32>(self.value.val().field(exact::LOW));
        if self.enters.val() {
            self.start.next = bit_cast::<34, 32>(self.entering.reversed.val());
        } else if self.keeps.val() {
            self.start.next = self.value.val();
        }
        comment!("only asr keeps bit 33");
        self.moved.next = shift_right_signed(self.start.val(), self.distance.val());
        self.leaving.value.next = self.moved.val().field(exact::LOW);
        self.shifted.next = self.moved.val();
        if self.leaves.val() {
            self.shifted.next = bit_cast::<34, 32>(self.leaving.reversed.val());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_around() {
        let mut sim = Sim::<BitReverse>::new();
        for value in [0u32, 1, 0x8000_0000, 0x1234_5678, 0xdead_beef, 0xffff_0000] {
            sim.value.next = u64::from(value).into();
            sim.eval();
            assert_eq!(sim.reversed.val(), u64::from(value.reverse_bits()));
        }
    }
}
