//! Line store: two 64-byte lines per thread, and the two words at an address.
//!
//! ```text
//!  if_rsp_data --> fill register --> even lines [8] \
//!                                    odd lines  [8] --> 16 words --> lo, hi
//! ```
//!
//! `slot` and `word` (address bits 6:3) read in the same cycle; an instruction
//! that begins in the last word of a line ends in the first word of the other
//! one, whatever the order, so `hi` is always the next of 16 words, cyclic.
//! A line written at an edge is read from the next cycle on. No stalls.

use tessera_hdl::prelude::*;

/// Instruction lines of seven threads.
#[block]
pub struct TcLines {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub fill_load: Signal<In, Bit>,
    pub if_rsp_data: [Signal<In, U<64>>; 8],
    pub fill_even: Signal<In, Bit>,
    pub fill_odd: Signal<In, Bit>,
    pub fill_slot: Signal<In, U<3>>,
    pub slot: Signal<In, U<3>>,
    pub word: Signal<In, U<4>>,
    pub lo: Signal<Out, U<64>>,
    pub hi: Signal<Out, U<64>>,
    fill_data: [Reg<U<64>>; 8],
    even: LutRam<3, 8, 64>,
    odd: LutRam<3, 8, 64>,
    words: [Signal<Local, U<64>>; 16],
}

impl Logic for TcLines {
    #[hdl]
    fn update(&mut self) {
        registers!(self, fill_data[8]);
        memories!(self, even, odd);
        self.even.write_enable.next = self.fill_even.val();
        self.odd.write_enable.next = self.fill_odd.val();
        self.even.write_address.next = self.fill_slot.val();
        self.odd.write_address.next = self.fill_slot.val();
        self.even.read_address.next = self.slot.val();
        self.odd.read_address.next = self.slot.val();
        for w in 0..8 {
            if self.fill_load.val() {
                self.fill_data[w].d.next = self.if_rsp_data[w].val();
            }
            self.even.write_data[w].next = self.fill_data[w].q.val();
            self.odd.write_data[w].next = self.fill_data[w].q.val();
            self.words[w].next = self.even.read_data[w].val();
            self.words[w + 8].next = self.odd.read_data[w].val();
        }
        self.lo.next = 0.into();
        self.hi.next = 0.into();
        for w in 0..16 {
            if self.word.val() == w.to_bits::<4>() {
                self.lo.next = self.words[w].val();
                self.hi.next = self.words[(w + 1) % 16].val();
            }
        }
    }
}
