//! Active channels of all threads, and the address at which others wait to be joined.
//!
//! ```text
//!  start: slot, mask --> memory \
//!  branch: slot, act --> memory  --> the younger of the two --> act, a copy for each reader
//!  branch: wake -------> memory --> wake of `wake_slot`
//! ```
//!
//! Start and branch may come in one cycle, so each writes a memory of its own; `branched` tells which one a
//! thread wrote last. The values show in the cycle after the write. No stalls.

use super::among::TcAmong;
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
    started: MultiReadRam<3, 32, R>,
    resolved: MultiReadRam<3, 32, R>,
    addresses: LutRam<3, 1, 32>,
    /// JE has had an instruction of the thread.
    branched: Reg<U<8>>,
    armed: Reg<U<8>>,
    of_start: Signal<Local, U<8>>,
    of_branch: Signal<Local, U<8>>,
    /// Whether JE has had one of a reader's thread.
    resolves: [TcAmong<1>; R],
}

impl<const R: usize> Logic for TcChannels<R> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, branched, armed);
        memories!(self, started, resolved, addresses);

        self.of_start.next = 0.into();
        if self.start.val() {
            self.of_start.next = bits::<8>(1) << self.start_slot.val();
        }
        self.of_branch.next = 0.into();
        if self.branch.valid.val() {
            self.of_branch.next = bits::<8>(1) << self.branch.slot.val();
        }
        self.branched.d.next = (self.branched.q.val() | self.of_branch.val()) & !self.of_start.val();
        self.armed.d.next = self.armed.q.val() & !self.of_branch.val() & !self.of_start.val();
        if self.branch.wake_valid.val() {
            self.armed.d.next = (self.armed.q.val() | self.of_branch.val()) & !self.of_start.val();
        }

        comment!("channels");
        connect!(
            self.start => self.started.write_enable,
            self.start_slot => self.started.write_address,
            self.start_mask => self.started.write_data,
            self.branch.valid => self.resolved.write_enable,
            self.branch.slot => self.resolved.write_address,
            self.branch.act => self.resolved.write_data
        );
        for r in 0..R {
            connect!(
                self.slot[r] => self.started.read_address[r],
                self.slot[r] => self.resolved.read_address[r]
            );
            self.act[r].next = self.started.read_data[r].val();
            connect!(self.chosen[r] => self.resolves[r].chosen);
            self.resolves[r].threads[0].next = self.branched.q.val().get_bits::<7>(0);
            if self.resolves[r].found[0].val() {
                self.act[r].next = self.resolved.read_data[r].val();
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
