//! Flag registers f0, f1 and the control register cr0 of all threads.
//!
//! ```text
//!  ALU0, ALU1: slot, flag write, ARF write --> f0[7], f1[7], cr0[7]
//! ```
//!
//! A flag write replaces the masked bits of one register; an ARF write replaces the enabled bytes (`arf_sel`
//! 0 cr0, 1 f0, 2 f1) and wins over a flag write of the same ALU. If both ALUs write the same register in one
//! cycle, ALU1 is the later one. `start` clears all three. The values show in the cycle after the write. No
//! stalls.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// f0, f1 and cr0.0 of seven threads.
#[block]
pub struct TcFlags {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, U<7>>,
    pub slot: [Signal<In, U<3>>; 2],
    pub fl: [FlagWrite<In>; 2],
    pub arf: [ArfWrite<In>; 2],
    pub f0: [Signal<Out, U<32>>; 7],
    pub f1: [Signal<Out, U<32>>; 7],
    pub cr0: [Signal<Out, U<32>>; 7],
    /// Register `k` (0 cr0, 1 f0, 2 f1) of every thread.
    state: [[Reg<U<32>>; 7]; 3],
    bytes: [Signal<Local, U<32>>; 2],
    /// Bits that ALU `p` writes in register `k`, and their values.
    mask: [[Signal<Local, U<32>>; 3]; 2],
    value: [[Signal<Local, U<32>>; 3]; 2],
    written: [[Signal<Local, U<32>>; 7]; 3],
}

impl Logic for TcFlags {
    #[hdl]
    fn update(&mut self) {
        registers!(self, state[3][7]);
        for p in 0..2 {
            self.bytes[p].next = 0.into();
            for b in 0..4 {
                if self.arf[p].be.val().get_bit(b) {
                    self.bytes[p].next = self.bytes[p].val() | bits::<32>(0xff << (8 * b));
                }
            }
            for k in 0..3 {
                self.mask[p][k].next = 0.into();
                self.value[p][k].next = 0.into();
                if self.arf[p].we.val() & (self.arf[p].sel.val() == k.to_bits::<2>()) {
                    self.mask[p][k].next = self.bytes[p].val();
                    self.value[p][k].next = self.arf[p].val.val() & self.bytes[p].val();
                }
            }
            if self.fl[p].we.val() {
                if self.fl[p].reg.val() {
                    self.value[p][2].next = self.value[p][2].val() | (self.fl[p].val.val() & !self.mask[p][2].val());
                    self.mask[p][2].next = self.mask[p][2].val() | self.fl[p].mask.val();
                } else {
                    self.value[p][1].next = self.value[p][1].val() | (self.fl[p].val.val() & !self.mask[p][1].val());
                    self.mask[p][1].next = self.mask[p][1].val() | self.fl[p].mask.val();
                }
            }
        }
        for k in 0..3 {
            for t in 0..7 {
                self.written[k][t].next = self.state[k][t].q.val();
                for p in 0..2 {
                    if self.slot[p].val() == t.to_bits::<3>() {
                        self.written[k][t].next = (self.written[k][t].val() & !self.mask[p][k].val()) | self.value[p][k].val();
                    }
                }
                if self.start.val().get_bit(t) {
                    self.written[k][t].next = 0.into();
                }
                self.state[k][t].d.next = self.written[k][t].val();
            }
        }
        for t in 0..7 {
            self.cr0[t].next = self.state[0][t].q.val();
            self.f0[t].next = self.state[1][t].q.val();
            self.f1[t].next = self.state[2][t].q.val();
        }
    }
}
