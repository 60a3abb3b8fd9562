//! `AluGather`: collector and element selection of one source operand.
//!
//! ```text
//!  take_first, take_second, rd_data[4] ->+--------+
//!  address[4] 6, low_row               ->| gather |-> element[4] 32
//!  fixed, fixed_value                  ->+--------+
//! ```
//!
//! The two rows that a pass touches are captured at the end of the cycle in
//! which `rd_data` shows them (`take_*`). In every cycle four elements come out
//! combinationally: the 32 bits at `address` of the 64-byte window; a 16-bit
//! element is in the low half, what lies above it is don't care. Bit 5 of the
//! address picks the second row when it differs from that of the pass's first
//! element (`window`). An immediate or an ARF value (`fixed`) goes to all four lanes.
//!
//! ```text
//! cycle        0       1         2
//! take_first   1       0         0
//! rd_data      row     ?
//! element      ?       of row    of row
//! ```
//!
//! Invariant: `gathers_by_address`. Stalls, deadlock: none. Limits: elements
//! are aligned to their size.

use crate::word::{qword, window};
use tessera_hdl::prelude::*;

/// Captures the rows of one source and picks four elements a cycle.
#[block]
pub struct AluGather {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub take_first: Signal<In, Bit>,
    pub take_second: Signal<In, Bit>,
    pub rd_data: [Signal<In, U<64>>; 4],
    pub address: [Signal<In, U<6>>; 4],
    /// Bit 5 of the address of the pass's first element.
    pub window: Signal<In, Bit>,
    pub fixed: Signal<In, Bit>,
    pub fixed_value: Signal<In, U<32>>,
    pub element: [Signal<Out, U<32>>; 4],
    collect: [Reg<U<64>>; 8],
    place: [Signal<Local, U<6>>; 4],
    pair: [Signal<Local, U<64>>; 16],
    quad: [Signal<Local, U<64>>; 8],
    word: [Signal<Local, U<64>>; 4],
    part: [Signal<Local, U<32>>; 4],
}

impl Logic for AluGather {
    #[hdl]
    fn update(&mut self) {
        registers!(self, collect[8]);
        for w in 0..4 {
            if self.take_first.val() {
                self.collect[w].d.next = self.rd_data[w].val();
            }
            if self.take_second.val() {
                self.collect[w + 4].d.next = self.rd_data[w].val();
            }
        }
        for k in 0..4 {
            self.place[k].next = self.address[k].val();
            if self.window.val() {
                self.place[k].next = self.address[k].val() ^ pack!(6; window::SECOND = true);
            }
            for j in 0..4 {
                self.pair[4 * k + j].next = self.collect[2 * j].q.val();
                if self.place[k].val().field(window::ODD_QWORD) {
                    self.pair[4 * k + j].next = self.collect[2 * j + 1].q.val();
                }
            }
            for j in 0..2 {
                self.quad[2 * k + j].next = self.pair[4 * k + 2 * j].val();
                if self.place[k].val().field(window::ODD_PAIR) {
                    self.quad[2 * k + j].next = self.pair[4 * k + 2 * j + 1].val();
                }
            }
            self.word[k].next = self.quad[2 * k].val();
            if self.place[k].val().field(window::SECOND) {
                self.word[k].next = self.quad[2 * k + 1].val();
            }
            self.part[k].next = self.word[k].val().field(qword::LOW);
            if self.place[k].val().field(window::ODD_DWORD) {
                self.part[k].next = self.word[k].val().field(qword::HIGH);
            }
            self.element[k].next = self.part[k].val();
            if self.place[k].val().field(window::ODD_WORD) {
                self.element[k].next = self.part[k].val() >> 16;
            }
            if self.fixed.val() {
                self.element[k].next = self.fixed_value.val();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alu::testing::{here, Random};

    #[test]
    fn gathers_by_address() {
        let mut random = Random::new(here!().seed(0x6761_7468));
        let mut sim = Sim::<AluGather>::new();
        for _ in 0..2_000 {
            let rows: Vec<u64> = (0..8).map(|_| random.word()).collect();
            for half in 0..2 {
                for w in 0..4 {
                    sim.rd_data[w].next = rows[4 * half + w].into();
                }
                sim.take_first.next = half == 0;
                sim.take_second.next = half == 1;
                sim.tick();
            }
            sim.take_second.next = false;
            let window = random.below(2);
            let fixed = random.below(8) == 0;
            sim.window.next = window != 0;
            sim.fixed.next = fixed;
            sim.fixed_value.next = 0x1234_5678.into();
            let bytes: Vec<u8> = rows.iter().flat_map(|word| word.to_le_bytes()).collect();
            let addresses: Vec<usize> = (0..4).map(|_| 2 * random.below(32) as usize).collect();
            for (k, &address) in addresses.iter().enumerate() {
                sim.address[k].next = (address as u64 ^ window << 5).into();
            }
            sim.eval();
            for (k, &address) in addresses.iter().enumerate() {
                let element = sim.element[k].val().raw();
                if fixed {
                    assert_eq!(element, 0x1234_5678);
                    continue;
                }
                let half = |at: usize| u64::from(u16::from_le_bytes([bytes[at], bytes[at + 1]]));
                assert_eq!(element & 0xffff, half(address));
                if address.is_multiple_of(4) {
                    assert_eq!(element >> 16, half(address + 2));
                }
            }
        }
    }
}
