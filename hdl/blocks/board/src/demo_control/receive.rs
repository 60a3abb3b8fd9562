//! Receive: bytes become a command.
//!
//! ```text
//!  rx --> code, payload (shifted in from the top), crc
//!         have == 18 --> complete
//! ```
//!
//! No stall: bytes that come while nobody listens are lost. Deadlock: none.

use super::crc::DemoCrc;
use super::START;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// The last byte of a command.
const LAST: U<5> = U::new(18);
/// The last byte of its payload.
const PAYLOAD: U<5> = U::new(16);

/// The command that comes in.
#[block]
pub struct DemoReceive {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub rx: ReceivedByte<In>,
    /// Bytes count.
    pub listen: Signal<In, Bit>,
    /// This byte is the last of a command.
    pub complete: Signal<Out, Bit>,
    /// The command that came last.
    pub code: Signal<Out, U<8>>,
    pub payload: [Signal<Out, U<64>>; 2],
    /// Its checksum is right.
    pub good: Signal<Out, Bit>,
    have: Reg<U<5>>,
    word: [Reg<U<64>>; 2],
    first: Reg<U<8>>,
    crc: Reg<U<16>>,
    adder: DemoCrc,
    taken: Signal<Local, Bit>,
    begins: Signal<Local, Bit>,
}

impl Logic for DemoReceive {
    #[hdl]
    fn update(&mut self) {
        registers!(self, have, word[2], first, crc);
        self.begins.next = !self.have.q.val().any();
        self.taken.next = self.rx.valid.val() & self.listen.val() & (!self.begins.val() | self.rx.data.val().any());
        self.complete.next = self.taken.val() & (self.have.q.val() == LAST);
        connect!(self.crc => self.adder.crc, self.rx.data => self.adder.data);
        if self.begins.val() {
            self.adder.crc.next = START;
        }
        if self.taken.val() {
            connect!(self.adder.sum => self.crc);
            self.have.d.next = self.have.q.val() + 1;
            if self.begins.val() {
                connect!(self.rx.data => self.first);
            } else if self.have.q.val() <= PAYLOAD {
                self.word[1].d.next = (self.word[1].q.val() >> 8) | (bit_cast::<64, 8>(self.rx.data.val()) << 56);
                self.word[0].d.next = (self.word[0].q.val() >> 8) | (self.word[1].q.val() << 56);
            }
            if self.have.q.val() == LAST {
                self.have.d.next = 0.into();
            }
        }
        self.good.next = !self.crc.q.val().any();
        connect!(self.first => self.code);
        for w in 0..2 {
            connect!(self.word[w] => self.payload[w]);
        }
    }
}
