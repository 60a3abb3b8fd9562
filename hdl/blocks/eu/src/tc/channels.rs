//! Active channels of all threads, and the address at which others wait to be joined.
//!
//! ```text
//!  start: slot, mask --> TcLatest --> act, a copy for each reader
//!  branch: slot, act -------^
//!  branch: wake -------> memory ----> wake of `wake_slot`
//! ```
//!
//! The values show in the cycle after the write. No stalls.

use super::among::TcAmong;
use super::latest::TcLatest;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Channel masks of seven threads, for `R` readers.
#[block]
pub struct TcChannels<const R: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// A thread starts.
    pub start: Signal<In, Bit>,
    pub start_slot: Signal<In, U<3>>,
    pub start_mask: Signal<In, U<32>>,
    pub branch: Branch<In>,
    pub slot: [Signal<In, U<3>>; R],
    /// The same thread, known earlier.
    pub chosen: [Chosen<In>; R],
    pub act: [Signal<Out, U<32>>; R],
    pub wake_slot: Signal<In, U<3>>,
    /// Channels of that thread wait.
    pub wake_valid: Signal<Out, Bit>,
    pub wake: Signal<Out, U<32>>,
    masks: TcLatest<2, R>,
    addresses: LutRam<3, 1, 32>,
    armed: Reg<U<8>>,
    /// Whether JE has had one of a reader's thread.
    resolves: [TcAmong<1>; R],
}

/// Writers of `masks`: the higher counts.
mod writer {
    pub const BRANCH: usize = 0;
    pub const START: usize = 1;
}

impl<const R: usize> Logic for TcChannels<R> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, armed);
        subblocks!(self, masks);
        memories!(self, addresses);

        comment!("who waits");
        self.armed.d.next =
            self.armed.q.val() & !self.masks.writes[writer::BRANCH].val() & !self.masks.writes[writer::START].val();
        if self.branch.wake_valid.val() {
            self.armed.d.next =
                (self.armed.q.val() | self.masks.writes[writer::BRANCH].val()) & !self.masks.writes[writer::START].val();
        }

        comment!("channels");
        connect!(
            self.branch.valid => self.masks.write[writer::BRANCH],
            self.branch.slot => self.masks.write_slot[writer::BRANCH],
            self.branch.act => self.masks.write_data[writer::BRANCH],
            self.start => self.masks.write[writer::START],
            self.start_slot => self.masks.write_slot[writer::START],
            self.start_mask => self.masks.write_data[writer::START]
        );
        for r in 0..R {
            connect!(self.slot[r] => self.masks.slot[r], self.chosen[r] => self.resolves[r].chosen);
            self.resolves[r].threads[0].next = self.masks.kept[writer::BRANCH].val().get_bits::<7>(0);
            self.act[r].next = self.masks.rows[writer::START][r].val();
            if self.resolves[r].found[0].val() {
                self.act[r].next = self.masks.rows[writer::BRANCH][r].val();
            }
        }

        comment!("wake address");
        connect!(
            self.branch.valid => self.addresses.write_enable,
            self.branch.slot => self.addresses.write_address,
            self.branch.wake => self.addresses.write_data[0],
            self.wake_slot => self.addresses.read_address
        );
        self.wake_valid.next = (self.armed.q.val() >> self.wake_slot.val()).get_bit(0);
        self.wake.next = self.addresses.read_data[0].val();
    }
}
