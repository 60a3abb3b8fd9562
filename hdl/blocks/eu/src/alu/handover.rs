//! `AluHandover`: an instruction between TC and fetch.
//!
//! ```text
//!           +----------+
//!  issue -->| handover |--> given, traits
//!           +----------+
//! ```
//!
//! One instruction, in registers: `issue.ready` says the same whatever fetch does. An instruction leaves from
//! the cycle after its issue on; the next one is taken in the cycle after that. Thus TC's choice, the word it
//! leads to and what the word says are no longer one path. What opcode and types say ([`AluTraits`]) is found
//! before these registers, as most of decoding waits for it, and so are the places of the sources
//! ([`AluOrder`]). With `DIRECT` that waits only for which fetch has
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

use super::order::AluOrder;
use super::traits::AluTraits;
use crate::bundle::*;
use tessera_hdl::prelude::*;

/// Keeps an instruction: for a cycle at least, or (`DIRECT`, 1) only if it has to wait.
#[block]
pub struct AluHandover<const DIRECT: usize> {
    pub clock: Signal<In, Clock>,
    pub reset: Signal<In, Bit>,
    pub issue: AluIssue<In>,
    /// Its sources are in the order of the ports.
    pub given: AluIssue<Out>,
    /// As [`AluTraits`] has it.
    pub has_rare: Signal<In, Bit>,
    pub has_rounds: Signal<In, Bit>,
    /// What opcode and types of the instruction given say.
    pub traits: Traits<Out>,
    is_v: Reg<Bit>,
    is: AluIssueItemReg,
    is_traits: TraitsReg,
    found: AluTraits,
    order: AluOrder,
    comes: Signal<Local, Bit>,
}

impl<const DIRECT: usize> Logic for AluHandover<DIRECT> {
    #[hdl]
    fn update(&mut self) {
        registers!(self, is_v);
        data!(self, is, is_traits);
        self.issue.ready.next = !self.is_v.q.val();
        self.given.valid.next = self.is_v.q.val();
        offer!(self.is => self.given);
        connect!(
            self.issue.lo => self.found.lo,
            self.issue.hi => self.found.hi,
            self.has_rare => self.found.has_rare,
            self.has_rounds => self.found.has_rounds,
            self.is_traits => self.traits,
            self.issue.lo => self.order.lo,
            self.issue.hi => self.order.hi,
            self.found.traits.rotates => self.order.rotates,
            self.found.traits.fraction => self.order.repeats
        );
        if self.given.ready.val() {
            self.is_v.d.next = false;
        }
        self.comes.next = self.issue.valid.val() & !self.is_v.q.val();
        if self.comes.val() {
            self.is_v.d.next = true;
            take!(self.issue => self.is);
            forward!(self.found.traits => self.is_traits, self.order.ordered_lo => self.is.lo, self.order.ordered_hi => self.is.hi);
        }
        for _d in 0..DIRECT {
            if !self.is_v.q.val() {
                comment!("it passes");
                self.given.valid.next = self.issue.valid.val();
                forward!(
                    self.issue.slot => self.given.slot,
                    self.issue.ip => self.given.ip,
                    self.order.ordered_lo => self.given.lo,
                    self.order.ordered_hi => self.given.hi,
                    self.issue.emask => self.given.emask,
                    self.issue.pmask => self.given.pmask,
                    self.issue.mode => self.given.mode,
                    self.issue.scalar => self.given.scalar,
                    self.issue.sb => self.given.sb,
                    self.found.traits => self.traits
                );
                if self.given.ready.val() {
                    self.is_v.d.next = false;
                }
            }
        }
    }
}
