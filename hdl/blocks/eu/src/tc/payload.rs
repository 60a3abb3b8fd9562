//! Instruction words of the decoded queues, one copy per bundle.
//!
//! ```text
//!  write: slot, position, words (D2) --> 16 rows --> words at read_slot, read_position
//! ```
//!
//! Each bundle has a copy of its own, because that many threads may issue in one cycle; small memories with
//! one read port each are far cheaper than four 14-to-1 multiplexers. Written at the edge, read in the same
//! cycle as the grant.

use crate::bundle::*;
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// A row of `address`.
    address_row: 32..0 {
        /// Address of the instruction.
        IP: 31..0,
        /// It is 8 bytes long.
        LEN8: 32,
    }
}

/// Words of decoded instructions for one bundle.
#[block]
pub struct TcPayload {
    pub clock: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub write_slot: Signal<In, U<3>>,
    pub write_position: Signal<In, U<1>>,
    pub pushed: Decoded<In>,
    /// Outputs are 0 without it.
    pub read: Signal<In, Bit>,
    pub read_slot: Signal<In, U<3>>,
    pub read_position: Signal<In, U<1>>,
    pub head: Decoded<Out>,
    words: LutRam<4, 2, 64>,
    address: LutRam<4, 1, 33>,
    write_row: Signal<Local, U<4>>,
    read_row: Signal<Local, U<4>>,
}

impl Logic for TcPayload {
    #[hdl]
    fn update(&mut self) {
        memories!(self, words, address);
        self.write_row.next = (bit_cast::<4, 3>(self.write_slot.val()) << 1) | bit_cast::<4, 1>(self.write_position.val());
        self.read_row.next = (bit_cast::<4, 3>(self.read_slot.val()) << 1) | bit_cast::<4, 1>(self.read_position.val());
        self.words.write_enable.next = self.write.val();
        self.words.write_address.next = self.write_row.val();
        self.words.write_data[0].next = self.pushed.lo.val();
        self.words.write_data[1].next = self.pushed.hi.val();
        self.words.read_address.next = self.read_row.val();
        self.address.write_enable.next = self.write.val();
        self.address.write_address.next = self.write_row.val();
        self.address.write_data[0].next =
            pack!(33; address_row::IP = self.pushed.ip.val(), address_row::LEN8 = self.pushed.len8.val());
        self.address.read_address.next = self.read_row.val();
        self.head.lo.next = 0.into();
        self.head.hi.next = 0.into();
        self.head.ip.next = 0.into();
        self.head.len8.next = false;
        if self.read.val() {
            self.head.lo.next = self.words.read_data[0].val();
            self.head.hi.next = self.words.read_data[1].val();
            self.head.ip.next = self.address.read_data[0].val().field(address_row::IP);
            self.head.len8.next = self.address.read_data[0].val().field(address_row::LEN8);
        }
    }
}
