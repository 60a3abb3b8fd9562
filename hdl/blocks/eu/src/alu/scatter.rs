//! `AluScatter`: puts up to four results at their bytes of a 64-byte window.
//!
//! ```text
//!  window[8] 64, enables 64           ->+---------+
//!  result[4] 32, position[4] 6        ->| scatter |-> next_window[8], next_enables
//!  enabled 4, wide                    ->+---------+
//! ```
//!
//! Combinational. Elements are aligned to their size, two bytes or four, so none crosses a word
//! and two multiplexers move it to its place there.
//! No two lanes hit the same byte and the window starts at zero, so that
//! merging is an OR and bytes without enable stay zero.
//! Invariant: `scatters_by_position`. Stalls, deadlock: none, no state.

use crate::word::{pattern, window};
use tessera_hdl::prelude::*;

/// Merges four results into a 64-byte window.
#[block]
pub struct AluScatter {
    pub window: [Signal<In, U<64>>; 8],
    pub enables: Signal<In, U<64>>,
    pub result: [Signal<In, U<32>>; 4],
    pub position: [Signal<In, U<6>>; 4],
    pub enabled: Signal<In, U<4>>,
    pub wide: Signal<In, Bit>,
    pub next_window: [Signal<Out, U<64>>; 8],
    pub next_enables: Signal<Out, U<64>>,
    element: [Signal<Local, U<32>>; 4],
    size: Signal<Local, U<64>>,
    place: [Signal<Local, U<6>>; 4],
    aligned: [Signal<Local, U<32>>; 4],
    shifted: [Signal<Local, U<64>>; 4],
}

impl Logic for AluScatter {
    #[hdl]
    fn update(&mut self) {
        self.size.next = 0x3.into();
        if self.wide.val() {
            self.size.next = 0xf.into();
        }
        self.next_enables.next = self.enables.val();
        for w in 0..8 {
            self.next_window[w].next = self.window[w].val();
        }
        for k in 0..4 {
            self.element[k].next = self.result[k].val();
            if !self.wide.val() {
                self.element[k].next = self.result[k].val() & pattern::LOW;
            }
            self.place[k].next = self.position[k].val() & 0x3e;
            self.aligned[k].next = self.element[k].val();
            if self.position[k].val().field(window::ODD_WORD) {
                self.aligned[k].next = self.element[k].val() << 16;
            }
            self.shifted[k].next = bit_cast::<64, 32>(self.aligned[k].val());
            if self.position[k].val().field(window::ODD_DWORD) {
                self.shifted[k].next = bit_cast::<64, 32>(self.aligned[k].val()) << 32;
            }
            if self.enabled.val().get_bit(k) {
                self.next_enables.next = self.next_enables.val() | (self.size.val() << self.place[k].val());
                for w in 0..8 {
                    if self.position[k].val().field(window::QWORD) == w.to_bits::<3>() {
                        self.next_window[w].next = self.next_window[w].val() | self.shifted[k].val();
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn scatters_by_position() {
        let mut random = Random::new(here!().seed(0x7363_6174));
        let mut sim = Sim::<AluScatter>::new();
        for _ in 0..5_000 {
            let wide = random.below(2) == 0;
            let size = if wide { 4 } else { 2 };
            let stride = size << random.below(if wide { 2 } else { 3 });
            let start = size * random.below(4);
            let enabled = random.below(16);
            let mut bytes = [0u8; 64];
            let mut enables = 0u64;
            sim.wide.next = wide;
            sim.enabled.next = enabled.into();
            for k in 0..4 {
                let (result, position) = (random.word() as u32, start + k * stride);
                sim.result[k as usize].next = u64::from(result).into();
                sim.position[k as usize].next = position.into();
                if enabled >> k & 1 != 0 {
                    for b in 0..size {
                        bytes[(position + b) as usize] = result.to_le_bytes()[b as usize];
                        enables |= 1 << (position + b);
                    }
                }
            }
            sim.eval();
            assert_eq!(sim.next_enables.val(), enables);
            for w in 0..8 {
                let word = u64::from_le_bytes(bytes[8 * w..8 * w + 8].try_into().expect("eight bytes"));
                assert_eq!(sim.next_window[w].val(), word);
            }
        }
    }
}
