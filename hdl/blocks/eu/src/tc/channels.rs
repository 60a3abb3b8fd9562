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
    pub act: [Signal<Out, U<32>>; R],
    pub wake_slot: Signal<In, U<3>>,
    /// Channels of that thread wait.
    pub wake_valid: Signal<Out, Bit>,
    pub wake: Signal<Out, U<32>>,
    started: [LutRam<3, 1, 32>; R],
    resolved: [LutRam<3, 1, 32>; R],
    addresses: LutRam<3, 1, 32>,
    /// JE has had an instruction of the thread.
    branched: Reg<U<8>>,
    armed: Reg<U<8>>,
    of_start: Signal<Local, U<8>>,
    of_branch: Signal<Local, U<8>>,
}

impl<const R: usize> Logic for TcChannels<R> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, branched, armed);
        memories!(self, started[R], resolved[R], addresses);

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
        for r in 0..R {
            self.started[r].write_enable.next = self.start.val();
            self.started[r].write_address.next = self.start_slot.val();
            self.started[r].write_data[0].next = self.start_mask.val();
            self.started[r].read_address.next = self.slot[r].val();
            self.resolved[r].write_enable.next = self.branch.valid.val();
            self.resolved[r].write_address.next = self.branch.slot.val();
            self.resolved[r].write_data[0].next = self.branch.act.val();
            self.resolved[r].read_address.next = self.slot[r].val();
            self.act[r].next = self.started[r].read_data[0].val();
            if (self.branched.q.val() >> self.slot[r].val()).get_bit(0) {
                self.act[r].next = self.resolved[r].read_data[0].val();
            }
        }

        comment!("wake address");
        self.addresses.write_enable.next = self.branch.valid.val();
        self.addresses.write_address.next = self.branch.slot.val();
        self.addresses.write_data[0].next = self.branch.wake.val();
        self.addresses.read_address.next = self.wake_slot.val();
        self.wake_valid.next = (self.armed.q.val() >> self.wake_slot.val()).get_bit(0);
        self.wake.next = self.addresses.read_data[0].val();
    }
}
