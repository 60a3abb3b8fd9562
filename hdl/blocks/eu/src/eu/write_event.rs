//! The write event of the EU: which row was written in this cycle, and by whom.
//!
//! ```text
//!  grants, ALU0, ALU1, response --> choice --> byte mask --> wb_*
//! ```
//!
//! At most one grant of the three is set (GA). `pipe` is 0 or 1 for an ALU, 2 for JE and 3 for a message
//! response, which has no address. Disabled bytes of `data` are 0, and so is
//! everything when nothing was written. Combinational.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Row write of this cycle, as the outside sees it.
#[block]
pub struct EuWriteEvent {
    /// ALU0, ALU1, JE or message response.
    pub grant: [Signal<In, Bit>; 3],
    pub in_slot: [Signal<In, U<3>>; 3],
    pub in_ip: [Signal<In, U<32>>; 2],
    pub in_row: [Signal<In, U<10>>; 3],
    pub in_be: [Signal<In, U<32>>; 3],
    pub in_data: [[Signal<In, U<64>>; 4]; 3],
    /// It is JE.
    pub grant_je: Signal<In, Bit>,
    pub je_slot: Signal<In, U<3>>,
    pub je_ip: Signal<In, U<32>>,
    pub wb: WriteEvent<Out>,
    enable: Signal<Local, U<32>>,
    word: [Signal<Local, U<64>>; 4],
    mask: [Signal<Local, U<64>>; 4],
}

impl Logic for EuWriteEvent {
    #[hdl]
    fn update(&mut self) {
        self.wb.valid.next = self.grant[0].val() | self.grant[1].val() | self.grant[2].val();
        self.wb.pipe.next = 0.into();
        self.wb.slot.next = 0.into();
        self.wb.ip.next = 0.into();
        self.wb.row.next = 0.into();
        self.enable.next = 0.into();
        for w in 0..4 {
            self.word[w].next = 0.into();
        }
        for p in 0..3 {
            if self.grant[p].val() {
                self.wb.slot.next = self.in_slot[p].val();
                self.wb.row.next = self.in_row[p].val();
                self.enable.next = self.in_be[p].val();
                for w in 0..4 {
                    self.word[w].next = self.in_data[p][w].val();
                }
            }
        }
        if self.grant[0].val() {
            self.wb.ip.next = self.in_ip[0].val();
        } else if self.grant[1].val() {
            self.wb.pipe.next = 1.into();
            self.wb.ip.next = self.in_ip[1].val();
        } else if self.grant[2].val() {
            self.wb.pipe.next = 3.into();
            if self.grant_je.val() {
                self.wb.pipe.next = 2.into();
                self.wb.slot.next = self.je_slot.val();
                self.wb.ip.next = self.je_ip.val();
            }
        }
        self.wb.be.next = self.enable.val();
        for w in 0..4 {
            self.mask[w].next = 0.into();
            for b in 0..8 {
                if self.enable.val().get_bit(8 * w + b) {
                    self.mask[w].next = self.mask[w].val() | bits::<64>(0xff << (8 * b));
                }
            }
            self.wb.data[w].next = self.word[w].val() & self.mask[w].val();
        }
    }
}
