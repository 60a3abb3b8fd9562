//! `AluHandover`: an instruction between TC and fetch.
//!
//! ```text
//!           +----------+
//!  issue -->| handover |--> given
//!           +----------+
//! ```
//!
//! One instruction, in registers: TC's choice, the word it leads to and what the word says are no longer one
//! path, and `issue.ready` says the same whatever fetch does. An instruction leaves from the cycle after its
//! issue on; the next one is taken in the cycle after that.
//!
//! ```text
//! cycle         0     1     2     3
//! issue.valid   i0    -     i1
//! issue.ready   1     0     1
//! given.valid   0     i0    0     i1
//! ```
//!
//! Invariant: `all_models_agree` of `alu_compact`. Stalls: `given.ready` low. Deadlock: none of its own, it
//! waits for fetch alone.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Keeps an instruction for a cycle at least.
#[block]
pub struct AluHandover {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    pub given: AluIssue<Out>,
    is_v: Reg<Bit>,
    is: AluIssueItemReg,
}

impl Logic for AluHandover {
    #[hdl]
    fn update(&mut self) {
        registers!(self, is_v);
        stages!(self, is);
        self.issue.ready.next = !self.is_v.q.val();
        self.given.valid.next = self.is_v.q.val();
        offer!(self.is => self.given);
        if self.given.ready.val() {
            self.is_v.d.next = false;
        }
        if self.issue.valid.val() & !self.is_v.q.val() {
            self.is_v.d.next = true;
            take!(self.issue => self.is);
        }
    }
}
