//! `IntegerJudge`: stage X2 of the integer lane: what cmp and sel make of an order.
//!
//! ```text
//!  less, equal, nan 2    ->+-------+-> holds, biased
//!  condition 3, predicate->| judge |-> first
//!                          +-------+
//! ```
//!
//! Combinational. `holds`: `a condition b`, codes 1 z, 2 nz, 3 g, 4 ge, 5 l,
//! 6 le; with a NaN only nz holds. `first` answers `sel`: the predicate
//! without a condition, else the condition, except that a number wins over a NaN.
//! `biased`: cmpn holds, as the second is a NaN.
//! Invariant: `compare_and_select_match_the_model`. Stalls, deadlock: none.

use crate::bundle::*;
use crate::word::condition;
use tessera_hdl::prelude::*;

/// Decides a comparison and a selection.
#[block]
pub struct IntegerJudge {
    pub less: Signal<In, Bit>,
    pub equal: Signal<In, Bit>,
    pub nan: Signal<In, U<2>>,
    pub judgement: Judgement<In>,
    pub holds: Signal<Out, Bit>,
    pub biased: Signal<Out, Bit>,
    pub first: Signal<Out, Bit>,
    outcome: Signal<Local, Bit>,
}

impl Logic for IntegerJudge {
    #[hdl]
    fn update(&mut self) {
        self.outcome.next = false;
        if self.nan.val().any() {
            self.outcome.next = self.judgement.condition.val() == condition::NZ;
        } else if self.judgement.condition.val() == condition::Z {
            self.outcome.next = self.equal.val();
        } else if self.judgement.condition.val() == condition::NZ {
            self.outcome.next = !self.equal.val();
        } else if self.judgement.condition.val() == condition::G {
            self.outcome.next = !self.less.val() & !self.equal.val();
        } else if self.judgement.condition.val() == condition::GE {
            self.outcome.next = !self.less.val();
        } else if self.judgement.condition.val() == condition::L {
            self.outcome.next = self.less.val();
        } else if self.judgement.condition.val() == condition::LE {
            self.outcome.next = self.less.val() | self.equal.val();
        }
        self.holds.next = self.outcome.val();
        self.biased.next = self.nan.val().get_bit(1)
            & ((self.judgement.condition.val() == condition::L) | (self.judgement.condition.val() == condition::GE));
        self.first.next = (self.outcome.val() | self.nan.val().get_bit(1)) & !self.nan.val().get_bit(0);
        if !self.judgement.condition.val().any() {
            self.first.next = self.judgement.predicate.val();
        }
    }
}
