//! Receiver: from the start bit on, a sample in the middle of each bit.
//!
//! ```text
//!  rxd --> sync --> line --> r_data --> rx
//!            divider --> r_count == 0: sample
//! ```
//!
//! No stall: a byte is offered in one cycle. Deadlock: none.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Number of the start bit.
const START: U<4> = U::new(0);
/// Number of the stop bit.
const STOP: U<4> = U::new(9);

/// Bytes from the line.
#[block]
pub struct UartReceiver {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub divider: Signal<In, U<16>>,
    pub rxd: Signal<In, Bit>,
    pub rx: ReceivedByte<Out>,
    pub fault: Signal<Out, Bit>,
    #[reset_value(true)]
    sync: Reg<Bit>,
    #[reset_value(true)]
    line: Reg<Bit>,
    r_on: Reg<Bit>,
    r_count: Reg<U<16>>,
    r_bit: Reg<U<4>>,
    r_data: Reg<U<8>>,
    sample: Signal<Local, Bit>,
    stops: Signal<Local, Bit>,
}

impl Logic for UartReceiver {
    #[hdl]
    fn update(&mut self) {
        registers!(self, sync, line, r_on, r_count, r_bit, r_data);
        connect!(self.rxd => self.sync, self.sync => self.line);
        self.sample.next = self.r_on.q.val() & !self.r_count.q.val().any();
        self.stops.next = self.sample.val() & (self.r_bit.q.val() == STOP);
        if self.r_on.q.val() {
            self.r_count.d.next = self.r_count.q.val() - 1;
        } else if !self.line.q.val() {
            self.r_on.d.next = true;
            self.r_bit.d.next = START;
            self.r_count.d.next = (self.divider.val() >> 1) - 1;
        }
        if self.sample.val() {
            self.r_count.d.next = self.divider.val() - 1;
            self.r_bit.d.next = self.r_bit.q.val() + 1;
            self.r_data.d.next = (self.r_data.q.val() >> 1).replace_bit(7, self.line.q.val());
            if self.stops.val() | ((self.r_bit.q.val() == START) & self.line.q.val()) {
                self.r_on.d.next = false;
            }
        }
        self.rx.valid.next = self.stops.val() & self.line.q.val();
        self.rx.data.next = 0.into();
        if self.stops.val() & self.line.q.val() {
            connect!(self.r_data => self.rx.data);
        }
        self.fault.next = self.stops.val() & !self.line.q.val();
    }
}
