//! Instruction words of the decoded queues, one copy per bundle.
//!
//! ```text
//!  write_row, words, needs of the predicate (D4) --> 16 rows --> the same at read_row
//! ```
//!
//! Each bundle has a copy of its own, because that many threads may issue in one cycle; small memories with
//! one read port each are far cheaper than four 14-to-1 multiplexers. Written at the edge, read in the same
//! cycle as the grant.

use crate::bundle::*;
use tessera_hdl::prelude::*;

tessera_hdl::words! {
    /// Which row an instruction lies in.
    payload_row: 3..0 {
        /// Place in the queue of its thread.
        POSITION: 0,
        /// Thread.
        SLOT: 3..1,
    }
    /// A row of `address`.
    address_row: 43..0 {
        /// Address of the instruction.
        IP: 31..0,
        /// It is 8 bytes long.
        LEN8: 32,
        /// What its predicate needs: [`predicate_needs`](super::predicate::predicate_needs).
        NEEDS: 43..33,
    }
}

/// Words of decoded instructions for one bundle.
#[block]
pub struct TcPayload {
    pub clock: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub write_row: Signal<In, U<4>>,
    pub pushed: Decoded<In>,
    /// What its predicate needs.
    pub pushed_needs: Signal<In, U<11>>,
    pub read_row: Signal<In, U<4>>,
    pub head: Decoded<Out>,
    pub needs: Signal<Out, U<11>>,
    words: LutRam<4, 2, 64>,
    address: LutRam<4, 1, 44>,
}

impl Logic for TcPayload {
    #[hdl]
    fn update(&mut self) {
        memories!(self, words, address);
        self.words.write_enable.next = self.write.val();
        self.words.write_address.next = self.write_row.val();
        self.words.write_data[0].next = self.pushed.lo.val();
        self.words.write_data[1].next = self.pushed.hi.val();
        self.words.read_address.next = self.read_row.val();
        self.address.write_enable.next = self.write.val();
        self.address.write_address.next = self.write_row.val();
        self.address.write_data[0].next = pack!(44;
            address_row::IP = self.pushed.ip.val(),
            address_row::LEN8 = self.pushed.len8.val(),
            address_row::NEEDS = self.pushed_needs.val());
        self.address.read_address.next = self.read_row.val();
        self.head.lo.next = self.words.read_data[0].val();
        self.head.hi.next = self.words.read_data[1].val();
        self.head.ip.next = self.address.read_data[0].val().field(address_row::IP);
        self.head.len8.next = self.address.read_data[0].val().field(address_row::LEN8);
        self.needs.next = self.address.read_data[0].val().field(address_row::NEEDS);
    }
}

/// Number of a thread; 0 without one.
#[block]
pub struct TcNumber {
    /// The thread, one bit of seven.
    pub one: Signal<In, U<7>>,
    pub number: Signal<Out, U<3>>,
    found: Signal<Local, U<3>>,
}

impl Logic for TcNumber {
    #[hdl]
    fn update(&mut self) {
        self.found.next = 0.into();
        for t in 0..7 {
            if self.one.val().get_bit(t) {
                self.found.next = self.found.val() | t.to_bits::<3>();
            }
        }
        connect!(self.found => self.number);
    }
}

/// Row of one thread's instruction; 0 without a thread.
#[block]
pub struct TcLocate {
    /// The thread, one bit of seven.
    pub one: Signal<In, U<7>>,
    /// Place in the queue of each thread.
    pub position: Signal<In, U<7>>,
    pub row: Signal<Out, U<4>>,
    slot: TcNumber,
}

impl Logic for TcLocate {
    #[hdl]
    fn update(&mut self) {
        connect!(self.one => self.slot.one);
        self.row.next = pack!(4;
            payload_row::SLOT = self.slot.number.val(),
            payload_row::POSITION = (self.one.val() & self.position.val()).any());
    }
}
