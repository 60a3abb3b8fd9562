//! `ImmediateSpread`, `ImmediateLanes`: what each lane sees of an immediate.
//!
//! ```text
//!  immediate 32      ->+--------+                 value 32           ->+-------+
//!  size, hstride     ->| spread |-> value 32      is_packed, floats  ->| lanes |-> element[4] 32
//!                      +--------+                 signs, upper, odd  ->|       |
//!                                                                      +-------+
//! ```
//!
//! Combinational, rule 41 of the instruction page. `spread` puts nibble `i * max(1, d / 2) mod 8` at lane
//! `i`, `d` the distance of dst's lanes in bytes: what the instruction alone decides. `lanes` makes the
//! elements of a beat: packed floats as binary32, nibbles as words; else all lanes see the value. Lanes `i`
//! and `i + 4` see the same float. Invariant: `lanes_see_their_numbers`. Stalls, deadlock: none, no state.
//! Limits: bits above an element's size are don't care.

use crate::word::{lane_number, nibble, packed_float, unpacked_float, unpacked_word};
use tessera_hdl::prelude::*;

/// Orders the nibbles of an immediate by lane.
#[block]
pub struct ImmediateSpread {
    pub immediate: Signal<In, U<32>>,
    /// It is of nibbles.
    pub nibbles: Signal<In, Bit>,
    /// Bytes of an element of dst, as a power of two.
    pub size: Signal<In, U<2>>,
    /// Stride code of dst.
    pub hstride: Signal<In, U<2>>,
    pub value: Signal<Out, U<32>>,
    /// Twice the distance of lanes in bytes, as a power of two.
    distance: Signal<Local, U<3>>,
    number: [Signal<Local, U<4>>; 8],
    lane: [Signal<Local, U<4>>; 8],
}

impl Logic for ImmediateSpread {
    #[hdl]
    fn update(&mut self) {
        self.distance.next = bit_cast::<3, 2>(self.size.val()) + bit_cast::<3, 2>(self.hstride.val());
        self.value.next = 0.into();
        for i in 0..8 {
            self.number[i].next = self.immediate.val().get_bits::<4>(4 * i);
        }
        for i in 0..8 {
            self.lane[i].next = self.number[i].val();
            if self.nibbles.val() & self.hstride.val().any() {
                if self.distance.val() == 3 {
                    self.lane[i].next = self.number[2 * i % 8].val();
                } else if self.distance.val() == 4 {
                    self.lane[i].next = self.number[4 * i % 8].val();
                } else if self.distance.val() > 4 {
                    self.lane[i].next = self.number[0].val();
                }
            }
            for b in 0..4 {
                self.value.next = self.value.val().replace_bit(4 * i + b, self.lane[i].val().get_bit(b));
            }
        }
    }
}

/// Elements of an immediate in one beat.
#[block]
pub struct ImmediateLanes {
    pub value: Signal<In, U<32>>,
    pub is_packed: Signal<In, Bit>,
    pub floats: Signal<In, Bit>,
    pub signs: Signal<In, Bit>,
    /// The beat has lanes 4 to 7 or two of them; and it has the upper two of its four.
    pub upper: Signal<In, Bit>,
    pub odd: Signal<In, Bit>,
    pub element: [Signal<Out, U<32>>; 4],
    /// Number of the beat's first lane.
    first: Signal<Local, U<3>>,
    /// Nibbles from that on.
    rest: Signal<Local, U<32>>,
    nibble: [Signal<Local, U<4>>; 4],
    fill: [Signal<Local, U<12>>; 4],
    number: [Signal<Local, U<8>>; 4],
    below_two: [Signal<Local, U<5>>; 4],
}

impl Logic for ImmediateLanes {
    #[hdl]
    fn update(&mut self) {
        self.first.next = pack!(3; lane_number::UPPER = self.upper.val(), lane_number::ODD = self.odd.val());
        self.rest.next = self.value.val() >> (bit_cast::<5, 3>(self.first.val()) << 2);
        for k in 0..4 {
            self.nibble[k].next = self.rest.val().get_bits::<4>(4 * k);
            self.fill[k].next = 0.into();
            if self.signs.val() & self.nibble[k].val().field(nibble::SIGN) {
                self.fill[k].next = 0xfff.into();
            }
            self.number[k].next = self.value.val().get_bits::<8>(8 * k);
            if self.odd.val() {
                self.number[k].next = self.value.val().get_bits::<8>((8 * k + 16) % 32);
            }
            self.below_two[k].next = 0.into();
            if self.number[k].val().field(packed_float::MAGNITUDE).any() & !self.number[k].val().field(packed_float::EXPONENT_TOP)
            {
                self.below_two[k].next = 0x1f.into();
            }
            self.element[k].next = self.value.val();
            if self.is_packed.val() {
                self.element[k].next = pack!(32;
                    unpacked_word::NIBBLE = self.nibble[k].val(),
                    unpacked_word::FILL = self.fill[k].val());
                if self.floats.val() {
                    self.element[k].next = pack!(32;
                        unpacked_float::SIGN = self.number[k].val().field(packed_float::SIGN),
                        unpacked_float::EXPONENT_TOP = self.number[k].val().field(packed_float::EXPONENT_TOP),
                        unpacked_float::EXPONENT_FILL = self.below_two[k].val(),
                        unpacked_float::EXPONENT_LOW = self.number[k].val().field(packed_float::EXPONENT_LOW),
                        unpacked_float::FRACTION = self.number[k].val().field(packed_float::FRACTION));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    /// Any immediate, any dst, both forms of beats; floats against `f32` itself.
    #[test]
    fn lanes_see_their_numbers() {
        let mut random = Random::new(here!().seed(0x696d_6d65));
        let (mut spread, mut lanes) = (Sim::<ImmediateSpread>::new(), Sim::<ImmediateLanes>::new());
        for _ in 0..20_000 {
            let immediate = random.word() as u32;
            let form = random.below(4);
            let (packed, floats, signs) = (form > 0, form == 3, form == 2);
            let (size, hstride) = (random.below(4), random.below(4));
            spread.immediate.next = u64::from(immediate).into();
            spread.nibbles.next = packed && !floats;
            spread.size.next = size.into();
            spread.hstride.next = hstride.into();
            spread.eval();
            let quad = random.below(2) == 0;
            let beat = random.below(if quad { 4 } else { 2 });
            lanes.value.next = spread.value.val();
            lanes.is_packed.next = packed;
            lanes.floats.next = floats;
            lanes.signs.next = signs;
            lanes.upper.next = if quad { beat > 1 } else { beat == 1 };
            lanes.odd.next = quad && beat % 2 == 1;
            lanes.eval();
            let words = ((((1u64 << hstride) >> 1) << size) / 2).max(1);
            for k in 0..if quad { 2 } else { 4 } {
                let lane = if quad { 2 * beat + k } else { 4 * beat + k };
                let nibble = immediate >> (4 * (lane * words % 8)) & 15;
                let byte = immediate >> (8 * (lane % 4)) & 255;
                let seen = lanes.element[k as usize].val().raw() as u32;
                let scale = if byte > 127 { -0.0625f32 } else { 0.0625 };
                match form {
                    0 => assert_eq!(seen, immediate),
                    1 => assert_eq!(seen & 0xffff, nibble),
                    2 => assert_eq!(seen as i16, ((nibble as i16) << 12) >> 12),
                    _ if byte & 127 == 0 => assert_eq!(seen, byte << 24),
                    _ => assert_eq!(f32::from_bits(seen), scale * (16 + byte % 16) as f32 * (1 << (byte / 16 % 8)) as f32 / 8.0),
                }
            }
        }
    }
}
