//! A byte more in a checksum: CRC-16 with polynomial 1021, highest bit first.
//!
//! ```text
//!  crc, data --> 8 x (shift, subtract the polynomial) --> sum
//! ```
//!
//! Combinational. No handshake, so no stalls.

use tessera_hdl::prelude::*;

/// The polynomial, without its highest bit.
const POLYNOMIAL: U<16> = U::new(0x1021);

/// One step of the checksum.
#[block]
pub struct DemoCrc {
    pub crc: Signal<In, U<16>>,
    pub data: Signal<In, U<8>>,
    pub sum: Signal<Out, U<16>>,
    step: [Signal<Local, U<16>>; 9],
}

impl Logic for DemoCrc {
    #[hdl]
    fn update(&mut self) {
        self.step[0].next = self.crc.val() ^ (bit_cast::<16, 8>(self.data.val()) << 8);
        for b in 0..8 {
            self.step[b + 1].next = self.step[b].val() << 1;
            if self.step[b].val().get_bit(15) {
                self.step[b + 1].next = (self.step[b].val() << 1) ^ POLYNOMIAL;
            }
        }
        connect!(self.step[8] => self.sum);
    }
}
