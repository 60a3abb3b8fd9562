//! Round-robin arbiter.
//!
//! ```text
//!               +-------------+
//!  request[N]-->|             |--> grant[N]  (one-hot or zero)
//!  advance   -->|  last + 1.. |
//! clock,reset-->|>            |
//!               +-------------+
//! ```
//!
//! Timing: `grant` answers `request` in the same cycle; the pointer moves behind
//! the granted request at the edge, and only when `advance` is high.
//!
//! ```text
//! cycle    0     1     2     3
//! request  0111  0111  0111  0111
//! advance  1     0     1     1
//! grant    0001  0010  0010  0100
//! ```
//!
//! Invariants: at most one grant, only to a requester, some grant whenever
//! somebody requests; a request that stays high is granted after at most N - 1
//! other advances (test `arbiter_follows_the_model`).
//!
//! | # | condition | who waits |
//! |---|---|---|
//! | 1 | another request comes first in the rotation | the requester |
//! | 2 | `advance` low | nobody: the same grant is repeated while its request stays |
//!
//! Deadlock: none; `grant` does not depend on `advance`, so `advance` may be
//! derived from `grant`. Both parts of the rotation, behind the last request and from the first, are
//! searched at once: one after the other was the longest path of the miss queue. Limits: N up to 64; whether
//! somebody comes first is asked for each request by itself, because the carry of a negative was slower for 7
//! and larger for 16.

use crate::prelude::*;

/// Fair one-hot choice among N requests.
#[block]
pub struct RoundRobin<const N: usize> {
    /// Clock.
    pub clock: Signal<In, Clock>,
    /// Synchronous reset: request 0 comes first.
    pub reset: Signal<In, Bit>,
    /// Who asks.
    pub request: Signal<In, U<N>>,
    /// The grant of this cycle is used up.
    pub advance: Signal<In, Bit>,
    /// Who is served.
    pub grant: Signal<Out, U<N>>,
    /// Ones above the request that was served last.
    above_last: Reg<U<N>>,
    behind: Signal<Local, U<N>>,
    /// Those above the lowest of `request`, of `behind`.
    higher: [Signal<Local, U<N>>; 2],
    /// Those above the request that is served.
    above: Signal<Local, U<N>>,
}

impl<const N: usize> Logic for RoundRobin<N> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, above_last);
        self.behind.next = self.request.val() & self.above_last.q.val();
        self.higher[0].next = 0.into();
        self.higher[1].next = 0.into();
        for i in 1..N {
            self.higher[0].next = self.higher[0].val().replace_bit(i, (self.request.val() & bits::<N>((1 << i) - 1)).any());
            self.higher[1].next = self.higher[1].val().replace_bit(i, (self.behind.val() & bits::<N>((1 << i) - 1)).any());
        }
        self.grant.next = self.request.val() & !self.higher[0].val();
        self.above.next = self.higher[0].val();
        if self.behind.val().any() {
            self.grant.next = self.behind.val() & !self.higher[1].val();
            self.above.next = self.higher[1].val();
        }
        comment!("some request is some grant, and is known before it");
        if self.advance.val() & self.request.val().any() {
            self.above_last.d.next = self.above.val();
        }
    }
}
