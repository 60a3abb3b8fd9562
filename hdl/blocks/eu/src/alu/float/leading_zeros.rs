//! `LeadingZeros16`, `LeadingZeros32`, `LeadingZeros64`: zeros above the highest one.
//!
//! ```text
//!  value ->+-----+
//!          | lzc |-> count (of 16 bits: some)
//!          +-----+
//! ```
//!
//! Combinational. Nibbles are looked at side by side: the first that holds a one says the upper bits of the
//! count, and of what is in it the lower ones. `value = 0` counts as 15 (31, 63): a shift by `count` leaves
//! it zero, so no user needs the full width. Invariant: `counts_every_position`. Stalls, deadlock: none, no
//! state.

use crate::word::{dword, qword};
use tessera_hdl::prelude::*;

/// Zeros above each bit of a nibble.
const ABOVE: [u64; 4] = [3, 2, 1, 0];
/// The upper bits of a count by nibble, by quarter.
const NUMBER: [u64; 4] = [0, 1, 2, 3];
const QUARTER: [u64; 4] = [0, 16, 32, 48];

/// Leading zeros of 16 bits.
#[block]
pub struct LeadingZeros16 {
    pub value: Signal<In, U<16>>,
    pub count: Signal<Out, U<4>>,
    /// There is a one.
    pub some: Signal<Out, Bit>,
    /// The nibbles from the top: zeros above the highest one in each, 3 if there is none.
    nibble: [Signal<Local, U<4>>; 4],
    zeros: [Signal<Local, U<2>>; 4],
    /// The first that holds a one.
    first: Signal<Local, U<2>>,
    below: Signal<Local, U<2>>,
}

impl Logic for LeadingZeros16 {
    #[hdl]
    fn update(&mut self) {
        for i in 0..4 {
            self.nibble[i].next = self.value.val().get_bits::<4>(12 - 4 * i);
            self.zeros[i].next = 3.into();
            for b in 1..4 {
                if self.nibble[i].val().get_bit(b) {
                    self.zeros[i].next = ABOVE[b].into();
                }
            }
        }
        self.first.next = 3.into();
        self.below.next = self.zeros[3].val();
        for i in 0..3 {
            if self.nibble[2 - i].val().any() {
                self.first.next = NUMBER[2 - i].into();
                self.below.next = self.zeros[2 - i].val();
            }
        }
        self.some.next = self.value.val().any();
        self.count.next = (bit_cast::<4, 2>(self.first.val()) << 2) | bit_cast::<4, 2>(self.below.val());
    }
}

/// Leading zeros of 32 bits.
#[block]
pub struct LeadingZeros32 {
    pub value: Signal<In, U<32>>,
    pub count: Signal<Out, U<5>>,
    half: [LeadingZeros16; 2],
}

impl Logic for LeadingZeros32 {
    #[hdl]
    fn update(&mut self) {
        self.half[0].value.next = self.value.val().field(dword::HIGH);
        self.half[1].value.next = self.value.val().field(dword::LOW);
        self.count.next = bit_cast::<5, 4>(self.half[1].count.val()) | 16;
        if self.half[0].some.val() {
            self.count.next = bit_cast::<5, 4>(self.half[0].count.val());
        }
    }
}

/// Leading zeros of 64 bits.
#[block]
pub struct LeadingZeros64 {
    pub value: Signal<In, U<64>>,
    pub count: Signal<Out, U<6>>,
    quarter: [LeadingZeros16; 4],
}

impl Logic for LeadingZeros64 {
    #[hdl]
    fn update(&mut self) {
        self.quarter[0].value.next = self.value.val().field(qword::HIGH).field(dword::HIGH);
        self.quarter[1].value.next = self.value.val().field(qword::HIGH).field(dword::LOW);
        self.quarter[2].value.next = self.value.val().field(qword::LOW).field(dword::HIGH);
        self.quarter[3].value.next = self.value.val().field(qword::LOW).field(dword::LOW);
        self.count.next = bit_cast::<6, 4>(self.quarter[3].count.val()) | 48;
        for i in 0..3 {
            if self.quarter[2 - i].some.val() {
                self.count.next = bit_cast::<6, 4>(self.quarter[2 - i].count.val()) | QUARTER[2 - i];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_every_position() {
        let mut narrow = Sim::<LeadingZeros32>::new();
        let mut wide = Sim::<LeadingZeros64>::new();
        for noise in [0u64, u64::MAX, 0x1234_5678_9abc_def1] {
            for top in 0..64 {
                let value = 1 << top | noise & ((1 << top) - 1);
                wide.value.next = value.into();
                wide.eval();
                assert_eq!(wide.count.val(), u64::from(value.leading_zeros()));
                if top < 32 {
                    narrow.value.next = value.into();
                    narrow.eval();
                    assert_eq!(narrow.count.val(), u64::from((value as u32).leading_zeros()));
                }
            }
        }
        wide.value.next = 0.into();
        wide.eval();
        assert_eq!(wide.count.val(), 63);
    }
}
