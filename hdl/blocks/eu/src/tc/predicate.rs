//! The predicate of every channel, from a flag register of its thread.
//!
//! ```text
//!  flag register --> half --> groups of 2, 4, 8, 16, 32 --> inverted or not --> predicate
//! ```
//!
//! Rule 35 of the TC page. A stage of the groups combines each bit with the one `2^k` channels away, so that
//! every bit of a group gets the outcome of all. Combinational; without a predicate all ones.

use crate::word::{lo, pred_ctrl};
use tessera_hdl::prelude::*;

/// Predicate by channel.
#[block]
pub struct TcPredicate {
    pub lo: Signal<In, U<64>>,
    /// The flag register of the predicate.
    pub flag: Signal<In, U<32>>,
    pub predicate: Signal<Out, U<32>>,
    control: Signal<Local, U<4>>,
    all: Signal<Local, Bit>,
    /// Channels of a group, as a power of 2.
    level: Signal<Local, U<3>>,
    partner: [Signal<Local, U<32>>; 5],
    /// After the groups of 2, 4, 8, 16, 32.
    group: [Signal<Local, U<32>>; 6],
}

impl Logic for TcPredicate {
    #[hdl]
    fn update(&mut self) {
        self.control.next = self.lo.val().field(lo::PRED_CTRL);
        self.all.next = self.control.val().get_bit(0);
        comment!("4, 5: any and all of 2; and so on by twos up to 32");
        self.level.next = 0.into();
        if self.control.val() > pred_ctrl::ALLV {
            self.level.next = self.control.val().get_bits::<3>(1) - 1;
        }
        self.group[0].next = self.flag.val();
        if self.lo.val().field(lo::FLAG_HALF) {
            self.group[0].next = self.flag.val() >> 16;
        }
        self.partner[0].next = ((self.group[0].val() & 0x5555_5555_u64) << 1) | ((self.group[0].val() >> 1) & 0x5555_5555_u64);
        self.group[1].next = self.group[0].val();
        if self.level.val() > 0 {
            self.group[1].next = self.group[0].val() | self.partner[0].val();
            if self.all.val() {
                self.group[1].next = self.group[0].val() & self.partner[0].val();
            }
        }
        self.partner[1].next = ((self.group[1].val() & 0x3333_3333_u64) << 2) | ((self.group[1].val() >> 2) & 0x3333_3333_u64);
        self.group[2].next = self.group[1].val();
        if self.level.val() > 1 {
            self.group[2].next = self.group[1].val() | self.partner[1].val();
            if self.all.val() {
                self.group[2].next = self.group[1].val() & self.partner[1].val();
            }
        }
        self.partner[2].next = ((self.group[2].val() & 0x0f0f_0f0f_u64) << 4) | ((self.group[2].val() >> 4) & 0x0f0f_0f0f_u64);
        self.group[3].next = self.group[2].val();
        if self.level.val() > 2 {
            self.group[3].next = self.group[2].val() | self.partner[2].val();
            if self.all.val() {
                self.group[3].next = self.group[2].val() & self.partner[2].val();
            }
        }
        self.partner[3].next = ((self.group[3].val() & 0x00ff_00ff_u64) << 8) | ((self.group[3].val() >> 8) & 0x00ff_00ff_u64);
        self.group[4].next = self.group[3].val();
        if self.level.val() > 3 {
            self.group[4].next = self.group[3].val() | self.partner[3].val();
            if self.all.val() {
                self.group[4].next = self.group[3].val() & self.partner[3].val();
            }
        }
        self.partner[4].next = ((self.group[4].val() & 0x0000_ffff_u64) << 16) | ((self.group[4].val() >> 16) & 0x0000_ffff_u64);
        self.group[5].next = self.group[4].val();
        if self.level.val() > 4 {
            self.group[5].next = self.group[4].val() | self.partner[4].val();
            if self.all.val() {
                self.group[5].next = self.group[4].val() & self.partner[4].val();
            }
        }
        self.predicate.next = 0xffff_ffff_u64.into();
        if self.control.val().any() {
            self.predicate.next = self.group[5].val();
            if self.lo.val().field(lo::PRED_INV) {
                self.predicate.next = !self.group[5].val();
            }
        }
    }
}
