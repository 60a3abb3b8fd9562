//! n0.0 of one thread: notifications that came and were not waited for.
//!
//! ```text
//!  start, taken, write, value, notified --> count --> any
//! ```
//!
//! In this order within a cycle: a `wait` takes one, an instruction writes, a notification comes, a thread
//! starts. Counts modulo 16. Stalls, deadlock: none of its own.

use tessera_hdl::prelude::*;

/// Counts notifications.
#[block]
pub struct TcNotifications {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub start: Signal<In, Bit>,
    /// A `wait` goes on; only with `any`.
    pub taken: Signal<In, Bit>,
    pub write: Signal<In, Bit>,
    pub value: Signal<In, U<4>>,
    pub notified: Signal<In, Bit>,
    pub any: Signal<Out, Bit>,
    count: Reg<U<4>>,
    kept: Signal<Local, U<4>>,
}

impl Logic for TcNotifications {
    #[hdl]
    fn update(&mut self) {
        registers!(self, count);
        self.any.next = self.count.q.val().any();
        self.kept.next = self.count.q.val() - bit_cast::<4, 1>(self.taken.val().into());
        if self.write.val() {
            self.kept.next = self.value.val();
        }
        self.count.d.next = self.kept.val() + bit_cast::<4, 1>(self.notified.val().into());
        if self.start.val() {
            self.count.d.next = 0.into();
        }
    }
}
