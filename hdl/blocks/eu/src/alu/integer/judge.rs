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
//! `biased`: cmpn holds, as the second is a NaN. `less` and `equal` come last, from the adder: one choice is
//! left to them.
//! Invariant: `compare_and_select_match_the_model`. Stalls, deadlock: none.

use crate::alu::condition::ConditionTerms;
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
    terms: ConditionTerms,
    /// What counts of the order, and what holds if nothing that counts is so.
    by_less: Signal<Local, Bit>,
    by_equal: Signal<Local, Bit>,
    else_holds: Signal<Local, Bit>,
    /// What `first` is then.
    else_first: Signal<Local, Bit>,
    found: Signal<Local, Bit>,
}

impl Logic for IntegerJudge {
    #[hdl]
    fn update(&mut self) {
        connect!(self.judgement.condition => self.terms.condition);
        comment!("the order comes late: all else is decided before it");
        self.by_less.next = false;
        self.by_equal.next = false;
        self.else_holds.next = false;
        if self.nan.val().any() {
            self.else_holds.next = self.terms.of_nan.val();
        } else {
            connect!(
                self.terms.by_sign => self.by_less,
                self.terms.by_zero => self.by_equal,
                self.terms.inverts => self.else_holds
            );
        }
        self.else_first.next = self.else_holds.val();
        if !self.judgement.condition.val().any() {
            self.else_first.next = self.judgement.predicate.val();
        } else if self.nan.val().any() {
            self.else_first.next = !self.nan.val().get_bit(0);
        }
        self.biased.next = self.nan.val().get_bit(1)
            & ((self.judgement.condition.val() == condition::L) | (self.judgement.condition.val() == condition::GE));

        self.found.next = (self.less.val() & self.by_less.val()) | (self.equal.val() & self.by_equal.val());
        self.holds.next = self.found.val() ^ self.else_holds.val();
        self.first.next = self.found.val() ^ self.else_first.val();
    }
}
