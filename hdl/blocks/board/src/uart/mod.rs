//! UART: bytes on a serial line.
//!
//! State, rules, timing, stalls, deadlock: `hdl/docs/src/contract/uart.md`.

mod receiver;
mod transmitter;

use crate::bundle::*;
use receiver::UartReceiver;
use tessera_hdl::prelude::*;
use transmitter::UartTransmitter;

/// A serial line, both ways.
#[block(ports = tessera_ports::uart)]
pub struct Uart {
    receiver: UartReceiver,
    transmitter: UartTransmitter,
}

impl Logic for Uart {
    #[hdl]
    fn update(&mut self) {
        subblocks!(self, receiver, transmitter);
        connect!(
            self.cfg_divider => self.receiver.divider,
            self.rxd => self.receiver.rxd,
            self.receiver.rx => self.rx,
            self.receiver.fault => self.fault,
            self.cfg_divider => self.transmitter.divider,
            self.tx => self.transmitter.tx,
            self.transmitter.txd => self.txd
        );
    }
}
