//! Fetch addresses of all threads.
//!
//! ```text
//!  start: slot, ip --------> memory \
//!  jump: slot, target -----> memory  --> the youngest of the three --> of the thread in D1;
//!  advance: slot, next ip -> memory /                                  of one that lacks a line
//!             bits 6:3 ----> 7 registers ----------------------------> in_pair, of all threads
//! ```
//!
//! Three threads may get an address in one cycle, so each of the three ways writes a memory of its own;
//! `advanced` and `jumped` tell which one a thread had last. Of one thread the start counts before the jump,
//! and that before the advance. Only where in its pair of lines a thread is must be known of all at once.
//! Read in the cycle, written at the edge. No stalls.

use crate::word::address;
use tessera_hdl::prelude::*;

/// Fetch addresses of seven threads.
#[block]
pub struct TcAddresses {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    pub start_ip: Signal<In, U<32>>,
    pub jump: Signal<In, Bit>,
    pub jump_slot: Signal<In, U<3>>,
    pub target: Signal<In, U<32>>,
    pub advance: Signal<In, Bit>,
    pub advance_slot: Signal<In, U<3>>,
    pub next_ip: Signal<In, U<32>>,
    pub slot: [Signal<In, U<3>>; 2],
    /// Address of that thread.
    pub ip: [Signal<Out, U<32>>; 2],
    /// Bits 6:3 of all.
    pub in_pair: [Signal<Out, U<4>>; 7],
    started: MultiReadRam<3, 32, 2>,
    jumped_to: MultiReadRam<3, 32, 2>,
    followed: MultiReadRam<3, 32, 2>,
    jumped: Reg<U<8>>,
    advanced: Reg<U<8>>,
    low: [Reg<U<4>>; 7],
    starts: Signal<Local, U<8>>,
    jumps: Signal<Local, U<8>>,
    advances: Signal<Local, U<8>>,
}

impl Logic for TcAddresses {
    #[hdl]
    fn update(&mut self) {
        registers!(self, jumped, advanced);
        data!(self, low[7]);
        memories!(self, started, jumped_to, followed);

        comment!("who writes");
        self.starts.next = 0.into();
        self.jumps.next = 0.into();
        self.advances.next = 0.into();
        if self.start.val() {
            self.starts.next = bits::<8>(1) << self.start_slot.val();
        }
        if self.jump.val() {
            self.jumps.next = bits::<8>(1) << self.jump_slot.val();
        }
        if self.advance.val() {
            self.advances.next = bits::<8>(1) << self.advance_slot.val();
        }
        self.jumped.d.next = (self.jumped.q.val() | self.jumps.val()) & !self.starts.val();
        self.advanced.d.next = (self.advanced.q.val() | self.advances.val()) & !self.jumps.val() & !self.starts.val();
        connect!(
            self.start => self.started.write_enable,
            self.start_slot => self.started.write_address,
            self.start_ip => self.started.write_data,
            self.jump => self.jumped_to.write_enable,
            self.jump_slot => self.jumped_to.write_address,
            self.target => self.jumped_to.write_data,
            self.advance => self.followed.write_enable,
            self.advance_slot => self.followed.write_address,
            self.next_ip => self.followed.write_data
        );
        for t in 0..7 {
            if self.advances.val().get_bit(t) {
                self.low[t].d.next = self.next_ip.val().field(address::IN_PAIR);
            }
            if self.jumps.val().get_bit(t) {
                self.low[t].d.next = self.target.val().field(address::IN_PAIR);
            }
            if self.starts.val().get_bit(t) {
                self.low[t].d.next = self.start_ip.val().field(address::IN_PAIR);
            }
            self.in_pair[t].next = self.low[t].q.val();
        }

        comment!("what is read");
        for r in 0..2 {
            connect!(
                self.slot[r] => self.started.read_address[r],
                self.slot[r] => self.jumped_to.read_address[r],
                self.slot[r] => self.followed.read_address[r]
            );
            self.ip[r].next = self.started.read_data[r].val();
            if (self.jumped.q.val() >> self.slot[r].val()).get_bit(0) {
                self.ip[r].next = self.jumped_to.read_data[r].val();
            }
            if (self.advanced.q.val() >> self.slot[r].val()).get_bit(0) {
                self.ip[r].next = self.followed.read_data[r].val();
            }
        }
    }
}
