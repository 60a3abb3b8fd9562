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

use tessera_hdl::prelude::*;

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
        self.half16.next = self.value.val().get_bits::<16>(16);
        if !self.value.val().get_bits::<16>(16).any() {
            self.none.next = self.none.val() | 16;
            self.half16.next = self.value.val().get_bits::<16>(0);
        }
        self.half8.next = self.half16.val().get_bits::<8>(8);
        if !self.half16.val().get_bits::<8>(8).any() {
            self.none.next = self.none.val() | 8;
            self.half8.next = self.half16.val().get_bits::<8>(0);
        }
        self.half4.next = self.half8.val().get_bits::<4>(4);
        if !self.half8.val().get_bits::<4>(4).any() {
            self.none.next = self.none.val() | 4;
            self.half4.next = self.half8.val().get_bits::<4>(0);
        }
        self.half2.next = self.half4.val().get_bits::<2>(2);
        if !self.half4.val().get_bits::<2>(2).any() {
            self.none.next = self.none.val() | 2;
            self.half2.next = self.half4.val().get_bits::<2>(0);
        }
        if !self.half2.val().get_bit(1) {
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
        self.empty.next = !self.value.val().get_bits::<32>(32).any();
        self.half.value.next = self.value.val().get_bits::<32>(32);
        if self.empty.val() {
            self.half.value.next = self.value.val().get_bits::<32>(0);
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
