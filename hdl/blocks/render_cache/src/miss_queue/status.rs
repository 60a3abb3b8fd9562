//! Life of nodes and chains: one bit each per state, one vector per event.
//!
//! ```text
//!  pushed, linked, begun ---->+---------+--> used[N]  (nodes)
//!  taken, popped, refused --->| 11 x N  |--> live, present, pend, busy, want, sent,
//!  answered, filling -------->|  bits   |    filled, error, dirty, leaving  (chains)
//!  fetched, leave, retired -->+---------+--> done, finished
//! ```
//!
//! Events are one-hot or zero. `done`: nothing is under way in the chain. A
//! done chain is released when there is nothing to write back, asks for a late
//! fetch when only some pixels are newer than memory, and is `finished` when
//! its row can be moved to the data RAM. A link in the same cycle beats the release.
//!
//! No handshake, so no stalls; the rules are those of the miss queue's contract.

use tessera_hdl::prelude::*;

/// State bits of all nodes and chains.
#[block]
pub struct MissQueueStatus<const N: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    /// Node taken by a push.
    pub pushed: Signal<In, U<N>>,
    /// Chain extended by a push.
    pub linked: Signal<In, U<N>>,
    /// Chain begun by a push, ..
    pub begun: Signal<In, U<N>>,
    /// .. whose block is in the data RAM, ..
    pub begun_present: Signal<In, Bit>,
    /// .. by a request that reads.
    pub begun_reads: Signal<In, Bit>,
    /// Chain whose head goes to the client, ..
    pub taken: Signal<In, U<N>>,
    /// .. which was the last of its list, ..
    pub taken_last: Signal<In, Bit>,
    /// .. and writes.
    pub taken_writes: Signal<In, Bit>,
    /// Node that the pop frees; none when it is the home of its chain.
    pub popped: Signal<In, U<N>>,
    /// Chain whose head needs pixels from memory.
    pub refused: Signal<In, U<N>>,
    /// Chain that gets a result.
    pub answered: Signal<In, U<N>>,
    /// The result changes pixels.
    pub answered_dirty: Signal<In, Bit>,
    /// Chain whose fetch goes onto the bus.
    pub fetched: Signal<In, U<N>>,
    /// Chain whose data has come.
    pub filling: Signal<In, U<N>>,
    pub fill_error: Signal<In, Bit>,
    /// Chain that starts its write-back.
    pub leave: Signal<In, U<N>>,
    /// Chain whose write-back is over.
    pub retired: Signal<In, U<N>>,
    /// Chains whose writes cover the block.
    pub full: Signal<In, U<N>>,
    pub used: Signal<Out, U<N>>,
    pub live: Signal<Out, U<N>>,
    pub present: Signal<Out, U<N>>,
    pub pend: Signal<Out, U<N>>,
    pub busy: Signal<Out, U<N>>,
    pub want: Signal<Out, U<N>>,
    pub sent: Signal<Out, U<N>>,
    pub filled: Signal<Out, U<N>>,
    pub error: Signal<Out, U<N>>,
    /// Chains with a result that changed pixels.
    pub dirty: Signal<Out, U<N>>,
    pub leaving: Signal<Out, U<N>>,
    pub done: Signal<Out, U<N>>,
    pub finished: Signal<Out, U<N>>,
    r_used: Reg<U<N>>,
    r_live: Reg<U<N>>,
    r_present: Reg<U<N>>,
    r_pend: Reg<U<N>>,
    r_busy: Reg<U<N>>,
    r_want: Reg<U<N>>,
    r_sent: Reg<U<N>>,
    r_filled: Reg<U<N>>,
    r_error: Reg<U<N>>,
    r_dirty: Reg<U<N>>,
    r_leaving: Reg<U<N>>,
    quiet: Signal<Local, U<N>>,
    writable: Signal<Local, U<N>>,
    complete: Signal<Local, U<N>>,
    late: Signal<Local, U<N>>,
    gone: Signal<Local, U<N>>,
    launched: Signal<Local, U<N>>,
    queued: Signal<Local, U<N>>,
    wanting: Signal<Local, U<N>>,
    dried: Signal<Local, U<N>>,
    served: Signal<Local, U<N>>,
    dirtied: Signal<Local, U<N>>,
    failed: Signal<Local, U<N>>,
}

impl<const N: usize> Logic for MissQueueStatus<N> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, r_used, r_live, r_present, r_pend, r_busy, r_want, r_sent, r_filled, r_error, r_dirty, r_leaving);

        comment!("end of a chain");
        self.quiet.next =
            self.r_live.q.val() & !(self.r_pend.q.val() | self.r_busy.q.val() | self.r_want.q.val() | self.r_sent.q.val());
        self.writable.next = self.quiet.val() & !self.r_present.q.val() & self.r_dirty.q.val() & !self.r_error.q.val();
        self.complete.next = self.r_filled.q.val() | self.full.val();
        self.late.next = self.writable.val() & !self.complete.val();
        self.gone.next = (self.quiet.val() & !self.writable.val() & !self.linked.val()) | self.retired.val();
        connect!(self.quiet => self.done);
        self.finished.next = self.writable.val() & self.complete.val() & !self.r_leaving.q.val();

        comment!("events with their conditions");
        self.launched.next = 0.into();
        connect!(self.begun => self.queued);
        self.wanting.next = 0.into();
        if self.begun_reads.val() {
            connect!(self.begun => self.wanting);
        }
        if self.begun_present.val() {
            connect!(self.begun => self.launched);
            self.queued.next = 0.into();
            self.wanting.next = 0.into();
        }
        self.dried.next = 0.into();
        if self.taken_last.val() {
            connect!(self.taken => self.dried);
        }
        self.served.next = 0.into();
        if self.taken_writes.val() {
            connect!(self.taken => self.served);
        }
        self.dirtied.next = 0.into();
        if self.answered_dirty.val() {
            connect!(self.answered => self.dirtied);
        }
        self.failed.next = 0.into();
        if self.fill_error.val() {
            connect!(self.filling => self.failed);
        }

        comment!("next state");
        self.r_used.d.next = (self.r_used.q.val() | self.pushed.val()) & !(self.popped.val() | self.gone.val());
        self.r_live.d.next = (self.r_live.q.val() | self.begun.val()) & !self.gone.val();
        self.r_present.d.next = (self.r_present.q.val() & !self.begun.val()) | self.launched.val();
        self.r_pend.d.next = (self.r_pend.q.val() & !self.dried.val()) | self.linked.val() | self.queued.val();
        self.r_busy.d.next = (self.r_busy.q.val() & !self.answered.val()) | self.served.val() | self.launched.val();
        self.r_want.d.next =
            (self.r_want.q.val() & !self.fetched.val()) | self.wanting.val() | self.refused.val() | self.late.val();
        self.r_sent.d.next = (self.r_sent.q.val() & !self.filling.val()) | self.fetched.val();
        self.r_filled.d.next = (self.r_filled.q.val() & !self.begun.val()) | self.filling.val();
        self.r_error.d.next = (self.r_error.q.val() & !self.begun.val()) | self.failed.val();
        self.r_dirty.d.next = (self.r_dirty.q.val() & !self.begun.val()) | self.dirtied.val();
        self.r_leaving.d.next = (self.r_leaving.q.val() | self.leave.val()) & !self.retired.val();

        outputs!(
            self,
            used = r_used,
            live = r_live,
            present = r_present,
            pend = r_pend,
            busy = r_busy,
            want = r_want,
            sent = r_sent,
            filled = r_filled,
            error = r_error,
            dirty = r_dirty,
            leaving = r_leaving
        );
    }
}
