//! `AluHandover`: an instruction between TC and fetch.
//!
//! ```text
//!           +----------+
//!  issue -->| handover |--> given
//!           +----------+
//! ```
//!
//! One instruction, in registers: `issue.ready` says the same whatever fetch does. An instruction leaves from
//! the cycle after its issue on; the next one is taken in the cycle after that. Thus TC's choice, the word it
//! leads to and what the word says are no longer one path. With `DIRECT` that waits only for which fetch has
//! no place: an instruction passes if none is here before it.
//!
//! ```text
//! cycle                0     1     2     3
//! issue.valid          i0    -     i1
//! issue.ready          1     0     1
//! given.valid          0     i0    0     i1
//! given.valid, DIRECT  i0    0     i1
//! ```
//!
//! Invariant: `all_models_agree` of `alu_compact`, of `alu`. Stalls: `given.ready` low. Deadlock: none of its
//! own, it waits for fetch alone.

use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Keeps an instruction: for a cycle at least, or (`DIRECT`, 1) only if it has to wait.
#[block]
pub struct AluHandover<const DIRECT: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    pub given: AluIssue<Out>,
    is_v: Reg<Bit>,
    is: AluIssueItemReg,
    comes: Signal<Local, Bit>,
}

impl<const DIRECT: usize> Logic for AluHandover<DIRECT> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, is_v);
        data!(self, is);
        self.issue.ready.next = !self.is_v.q.val();
        self.given.valid.next = self.is_v.q.val();
        offer!(self.is => self.given);
        if self.given.ready.val() {
            self.is_v.d.next = false;
        }
        self.comes.next = self.issue.valid.val() & !self.is_v.q.val();
        if self.comes.val() {
            self.is_v.d.next = true;
            take!(self.issue => self.is);
        }
        for _d in 0..DIRECT {
            if !self.is_v.q.val() {
                comment!("it passes");
                self.given.valid.next = self.issue.valid.val();
                forward!(
                    self.issue.slot => self.given.slot,
                    self.issue.ip => self.given.ip,
                    self.issue.lo => self.given.lo,
                    self.issue.hi => self.given.hi,
                    self.issue.emask => self.given.emask,
                    self.issue.pmask => self.given.pmask,
                    self.issue.mode => self.given.mode,
                    self.issue.scalar => self.given.scalar,
                    self.issue.sb => self.given.sb
                );
                if self.given.ready.val() {
                    self.is_v.d.next = false;
                }
            }
        }
    }
}
