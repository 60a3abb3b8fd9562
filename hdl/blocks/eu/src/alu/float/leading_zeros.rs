//! `LeadingZeros32`, `LeadingZeros64`: zeros above the highest one, by halving.
//!
//! ```text
//!  value ->+-----+
//!          | lzc |-> count
//!          +-----+
//! ```
//!
//! Combinational. `value = 0` counts as 31 (63): a shift by `count` leaves it
//! zero, so no user needs the full width.
//! Invariant: `counts_every_position`. Stalls, deadlock: none, no state.

use crate::word::{dword, qword};
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Two bytes.
    halves16: 15..0 {
        /// The upper.
        HIGH: 15..8,
        /// The lower.
        LOW: 7..0,
    }
    /// A byte.
    halves8: 7..0 {
        /// Its upper half.
        HIGH: 7..4,
        /// Its lower half.
        LOW: 3..0,
    }
    /// Half a byte.
    halves4: 3..0 {
        /// Its upper half.
        HIGH: 3..2,
        /// Its lower half.
        LOW: 1..0,
    }
    /// Two bits.
    halves2: 1..0 {
        /// The upper.
        HIGH: 1,
    }
}

/// Leading zeros of 32 bits.
#[block]
pub struct LeadingZeros32 {
    pub value: Signal<In, U<32>>,
    pub count: Signal<Out, U<5>>,
    half16: Signal<Local, U<16>>,
    half8: Signal<Local, U<8>>,
    half4: Signal<Local, U<4>>,
    half2: Signal<Local, U<2>>,
    none: Signal<Local, U<5>>,
}

impl Logic for LeadingZeros32 {
    #[hdl]
    fn update(&mut self) {
        comment!("bit i of none: the upper half of 2^(i+1) bits holds no one");
        self.none.next = 0.into();
        self.half16.next = self.value.val().field(dword::HIGH);
        if !self.value.val().field(dword::HIGH).any() {
            self.none.next = self.none.val() | 16;
            self.half16.next = self.value.val().field(dword::LOW);
        }
        self.half8.next = self.half16.val().field(halves16::HIGH);
        if !self.half16.val().field(halves16::HIGH).any() {
            self.none.next = self.none.val() | 8;
            self.half8.next = self.half16.val().field(halves16::LOW);
        }
        self.half4.next = self.half8.val().field(halves8::HIGH);
        if !self.half8.val().field(halves8::HIGH).any() {
            self.none.next = self.none.val() | 4;
            self.half4.next = self.half8.val().field(halves8::LOW);
        }
        self.half2.next = self.half4.val().field(halves4::HIGH);
        if !self.half4.val().field(halves4::HIGH).any() {
            self.none.next = self.none.val() | 2;
            self.half2.next = self.half4.val().field(halves4::LOW);
        }
        if !self.half2.val().field(halves2::HIGH) {
            self.none.next = self.none.val() | 1;
        }
        self.count.next = self.none.val();
    }
}

/// Leading zeros of 64 bits.
#[block]
pub struct LeadingZeros64 {
    pub value: Signal<In, U<64>>,
    pub count: Signal<Out, U<6>>,
    half: LeadingZeros32,
    empty: Signal<Local, Bit>,
}

impl Logic for LeadingZeros64 {
    #[hdl]
    fn update(&mut self) {
        self.empty.next = !self.value.val().field(qword::HIGH).any();
        self.half.value.next = self.value.val().field(qword::HIGH);
        if self.empty.val() {
            self.half.value.next = self.value.val().field(qword::LOW);
        }
        self.count.next = bit_cast::<6, 5>(self.half.count.val()) | (bit_cast::<6, 1>(self.empty.val().into()) << 5);
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
