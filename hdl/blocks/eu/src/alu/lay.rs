//! `AluStrides`, `AluLay`: where the lanes of a pass lie in the registers of an operand.
//!
//! ```text
//!  region: vstride, width, hstride codes, size ->+---------+-> near[3], skip, leap 6, in a register of fetch
//!  wide, lanes 8                               ->| strides |-> reach[2] 6      |
//!                                                +---------+                   v
//!                                                      sub, size ->+-----+-> first 6, step[3] 6
//!                                             offset 6, reach[2] ->| lay |-> two
//!                                                                  +-----+
//! ```
//!
//! Combinational. Element `i` of `<V;W,H>` lies at `sub + ((i / W) * V + (i % W) * H) * size`; all of these
//! are powers of two (code 0 of a stride is stride 0), so bit `j` of `i` adds one constant: `H << j` below
//! the width, `V << (j - width)` from there on. `near` are those of the elements of a pass, `skip` and
//! `leap` those of its number: what they make of it, `offset`, fetch keeps in a register. `first` is the
//! byte of the pass's first lane, its bit 5 the register; the last lane is `reach`, the sum of two, behind
//! it; `step` are the constants of the lanes, modulo 64. An operand lies within 64 bytes from its first
//! register, so that lanes and `two` follow from these. A destination is the region `<H;1,0>`. Of a wide
//! instruction a pass has four elements: `lanes` counts these, and the lowest bit of a lane's number is that
//! of its dword. Invariant: `lanes_match_the_formula`. Stalls, deadlock: none, no state.

use crate::carry_save::CarrySave;
use crate::word::{lane_size, lanes, place};
use tessera_hdl::prelude::*;

/// What the bits of an element's number add to its place.
#[block]
pub struct AluStrides {
    pub vstride: Signal<In, U<3>>,
    pub width: Signal<In, U<3>>,
    pub hstride: Signal<In, U<2>>,
    pub size: Signal<In, U<2>>,
    /// A pass has four elements, of two lanes each.
    pub wide: Signal<In, Bit>,
    pub near: [Signal<Out, U<6>>; 3],
    pub skip: Signal<Out, U<6>>,
    pub leap: Signal<Out, U<6>>,
    /// Two terms of what lies between the first lane of a pass and its last one.
    pub reach: [Signal<Out, U<6>>; 2],
    /// Lanes of a pass that take part.
    pub lanes: Signal<In, U<8>>,
    unit: Signal<Local, U<6>>,
    /// Horizontal distance, in sixteenths.
    across: Signal<Local, U<10>>,
    /// Place of the only bit of `down`.
    exponent: Signal<Local, U<4>>,
    /// Vertical distance divided by the width, in sixteenths.
    down: Signal<Local, U<13>>,
    /// What each bit of an element's number adds.
    adds: [Signal<Local, U<6>>; 5],
    three: CarrySave<6>,
}

impl Logic for AluStrides {
    #[hdl]
    fn update(&mut self) {
        self.unit.next = bits::<6>(1) << self.size.val();
        self.across.next = 0.into();
        if self.hstride.val() == 1 {
            self.across.next = bit_cast::<10, 6>(self.unit.val()) << 4;
        } else if self.hstride.val() == 2 {
            self.across.next = bit_cast::<10, 6>(self.unit.val()) << 5;
        } else if self.hstride.val() == 3 {
            self.across.next = bit_cast::<10, 6>(self.unit.val()) << 6;
        }
        self.exponent.next =
            bit_cast::<4, 2>(self.size.val()) + bit_cast::<4, 3>(self.vstride.val()) + 3 - bit_cast::<4, 3>(self.width.val());
        self.down.next = 0.into();
        if self.vstride.val().any() {
            self.down.next = bits::<13>(1) << self.exponent.val();
        }
        for j in 0..5 {
            self.adds[j].next = self.down.val().get_bits::<6>(4 - j);
            if self.width.val() > j.to_bits::<3>() {
                self.adds[j].next = self.across.val().get_bits::<6>(4 - j);
            }
        }
        for j in 0..3 {
            self.near[j].next = self.adds[j].val();
        }
        self.skip.next = self.adds[3].val();
        if self.wide.val() {
            self.skip.next = self.adds[2].val();
        }
        self.leap.next = self.adds[4].val();
        for j in 0..3 {
            self.three.term[j].next = 0.into();
        }
        if self.lanes.val().field(lanes::TWO) {
            self.three.term[0].next = self.adds[0].val();
        }
        if self.lanes.val().field(lanes::FOUR) {
            self.three.term[1].next = self.adds[1].val();
        }
        if self.lanes.val().field(lanes::EIGHT) {
            self.three.term[2].next = self.adds[2].val();
        }
        connect!(self.three.sum => self.reach[0], self.three.carry => self.reach[1]);
    }
}

/// Lanes of a pass in an operand.
#[block]
pub struct AluLay {
    pub sub: Signal<In, U<5>>,
    pub size: Signal<In, U<2>>,
    pub near: [Signal<In, U<6>>; 3],
    /// What the number of the pass adds.
    pub offset: Signal<In, U<6>>,
    /// A pass has four elements, of two lanes each.
    pub wide: Signal<In, Bit>,
    /// As [`AluStrides`] has it.
    pub reach: [Signal<In, U<6>>; 2],
    pub first: Signal<Out, U<6>>,
    pub step: [Signal<Out, U<6>>; 3],
    /// The pass touches two registers.
    pub two: Signal<Out, Bit>,
    start: Signal<Local, U<6>>,
    /// The place of the last lane: its four terms become two, three at a time.
    three: [CarrySave<6>; 2],
    last: Signal<Local, U<6>>,
}

impl Logic for AluLay {
    #[hdl]
    fn update(&mut self) {
        self.start.next = bit_cast::<6, 5>(self.sub.val()) + self.offset.val();
        self.three[0].term[0].next = bit_cast::<6, 5>(self.sub.val());
        connect!(
            self.offset => self.three[0].term[1],
            self.reach[0] => self.three[0].term[2],
            self.three[0].sum => self.three[1].term[0],
            self.reach[1] => self.three[1].term[1],
            self.three[0].carry => self.three[1].term[2]
        );
        self.last.next = self.three[1].sum.val() + self.three[1].carry.val();
        self.first.next = self.start.val();
        self.two.next = self.start.val().field(place::SECOND) ^ self.last.val().field(place::SECOND);
        for j in 0..3 {
            self.step[j].next = self.near[j].val();
        }
        if self.wide.val() {
            self.step[0].next = 0.into();
            if self.size.val() == lane_size::QWORD {
                self.step[0].next = 4.into();
            }
            self.step[1].next = self.near[0].val();
            self.step[2].next = self.near[1].val();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any region of any element size that keeps to 64 bytes.
    #[test]
    fn lanes_match_the_formula() {
        let stride = |code: u64| (1 << code) >> 1;
        let mut strides = Sim::<AluStrides>::new();
        let mut sim = Sim::<AluLay>::new();
        let mut compared = 0;
        for (v, w, h, size) in (0..7u64)
            .flat_map(|v| (0..5u64).map(move |w| (v, w)))
            .flat_map(|(v, w)| (0..16u64).map(move |n| (v, w, n / 4, n % 4)))
        {
            let element = |i: u64| ((i >> w) * stride(v) + (i & ((1 << w) - 1)) * stride(h)) << size;
            for (sub, pass, log) in (0..32u64).step_by(1 << size).flat_map(|sub| (0..16).map(move |n| (sub, n / 4, n % 4))) {
                let lanes = 1u64 << log;
                let end = 8 * pass + lanes - 1;
                if sub + element(end) + (1 << size) > 64 || lanes < 8 && pass > 0 {
                    continue;
                }
                strides.vstride.next = v.into();
                strides.width.next = w.into();
                strides.hstride.next = h.into();
                strides.size.next = size.into();
                strides.lanes.next = ((1 << lanes) - 1).into();
                strides.eval();
                for j in 0..3 {
                    sim.near[j].next = strides.near[j].val();
                }
                for j in 0..2 {
                    sim.reach[j].next = strides.reach[j].val();
                }
                let adds = |on: u64, constant: U<6>| if on == 1 { constant.raw() } else { 0 };
                let offset = adds(pass & 1, strides.skip.val()) + adds(pass >> 1, strides.leap.val());
                sim.offset.next = (offset % 64).into();
                sim.sub.next = sub.into();
                sim.size.next = size.into();
                sim.eval();
                let first = sim.first.val().raw();
                assert_eq!(first, sub + element(8 * pass), "<{v};{w},{h}> codes, size {size}, pass {pass}");
                for k in 0..lanes {
                    let steps: u64 = (0..3).filter(|j| k >> j & 1 == 1).map(|j| sim.step[j].val().raw()).sum();
                    assert_eq!(first + steps, sub + element(8 * pass + k), "<{v};{w},{h}> codes, lane {k}");
                    compared += 1;
                }
                assert_eq!(sim.two.val(), first / 32 != (sub + element(end)) / 32, "<{v};{w},{h}> codes, {lanes} lanes");
            }
        }
        assert!(compared > 50_000, "{compared} lanes");
    }
}
