//! Instruction words of the decoded queues, one copy per pipe.
//!
//! ```text
//!  write: slot, position, words (D2) --> 16 rows --> words at read_slot, read_position
//! ```
//!
//! Each pipe has a copy of its own, because four threads may issue in one cycle;
//! small memories with one read port each are far cheaper than four 14-to-1
//! multiplexers. Written at the edge, read in the same cycle as the grant.

use tessera_hdl::prelude::*;

/// Words of decoded instructions for one pipe.
#[block]
pub struct TcPayload {
    pub clock: Signal<In, Clock>,
    pub write: Signal<In, Bit>,
    pub write_slot: Signal<In, U<3>>,
    pub write_position: Signal<In, U<1>>,
    pub in_lo: Signal<In, U<64>>,
    pub in_hi: Signal<In, U<64>>,
    pub in_ip: Signal<In, U<32>>,
    pub in_len8: Signal<In, Bit>,
    /// Outputs are 0 without it.
    pub read: Signal<In, Bit>,
    pub read_slot: Signal<In, U<3>>,
    pub read_position: Signal<In, U<1>>,
    pub lo: Signal<Out, U<64>>,
    pub hi: Signal<Out, U<64>>,
    pub ip: Signal<Out, U<32>>,
    pub len8: Signal<Out, Bit>,
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
        self.words.write_data[0].next = self.in_lo.val();
        self.words.write_data[1].next = self.in_hi.val();
        self.words.read_address.next = self.read_row.val();
        self.address.write_enable.next = self.write.val();
        self.address.write_address.next = self.write_row.val();
        self.address.write_data[0].next =
            bit_cast::<33, 32>(self.in_ip.val()) | (bit_cast::<33, 1>(self.in_len8.val().into()) << 32);
        self.address.read_address.next = self.read_row.val();
        self.lo.next = 0.into();
        self.hi.next = 0.into();
        self.ip.next = 0.into();
        self.len8.next = false;
        if self.read.val() {
            self.lo.next = self.words.read_data[0].val();
            self.hi.next = self.words.read_data[1].val();
            self.ip.next = self.address.read_data[0].val().get_bits::<32>(0);
            self.len8.next = self.address.read_data[0].val().get_bit(32);
        }
    }
}
