//! Transmitter: a frame is shifted onto the line; ones follow it.
//!
//! ```text
//!  tx --> {1, data, 0} --> t_frame[0] --> txd
//! ```
//!
//! Stall: `tx` until the frame before it has been sent. Deadlock: none.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// A silent line.
const SILENT: U<10> = U::new(0x3ff);
/// The stop bit, where it is in a frame.
const STOP: U<10> = U::new(0x200);
/// Bits behind the start bit.
const BITS: U<4> = U::new(9);

/// Bytes onto the line.
#[block]
pub struct UartTransmitter {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub divider: Signal<In, U<16>>,
    pub tx: SerialByte<In>,
    pub txd: Signal<Out, Bit>,
    t_on: Reg<Bit>,
    t_count: Reg<U<16>>,
    t_bit: Reg<U<4>>,
    #[reset_value(SILENT)]
    t_frame: Reg<U<10>>,
}

impl Logic for UartTransmitter {
    #[hdl]
    fn update(&mut self) {
        registers!(self, t_on, t_count, t_bit, t_frame);
        self.tx.ready.next = !self.t_on.q.val();
        if self.t_on.q.val() {
            self.t_count.d.next = self.t_count.q.val() - 1;
            if !self.t_count.q.val().any() {
                self.t_count.d.next = self.divider.val() - 1;
                self.t_frame.d.next = (self.t_frame.q.val() >> 1) | STOP;
                self.t_bit.d.next = self.t_bit.q.val() - 1;
                self.t_on.d.next = self.t_bit.q.val().any();
            }
        } else if self.tx.valid.val() {
            self.t_on.d.next = true;
            self.t_frame.d.next = (bit_cast::<10, 8>(self.tx.data.val()) << 1) | STOP;
            self.t_bit.d.next = BITS;
            self.t_count.d.next = self.divider.val() - 1;
        }
        self.txd.next = self.t_frame.q.val().get_bit(0);
    }
}
