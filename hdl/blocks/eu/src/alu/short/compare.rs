//! `ShortCompare`: stage X2 of the short lane, comparison of the two sources.
//!
//! ```text
//!  a, b 34         ->+---------+
//!  is_float, ftz   ->| compare |-> holds
//!  condition 3     ->|         |-> first
//!  predicate       ->+---------+
//! ```
//!
//! Combinational. `holds`: `a condition b`, codes 1 z, 2 nz, 3 g, 4 ge, 5 l,
//! 6 le; with a NaN only nz holds. `first` answers `sel`: the predicate
//! without a condition, else the condition, except that a number wins over a NaN.
//! Invariant: `compare_and_select_match_the_model`. Stalls, deadlock: none.

use crate::bundle::*;
use crate::word::{binary32, condition, float};
use tessera_hdl::prelude::*;

/// Compares two integers or two binary32 patterns.
#[block]
pub struct ShortCompare {
    pub a: Signal<In, U<34>>,
    pub b: Signal<In, U<34>>,
    pub is_float: Signal<In, Bit>,
    pub ftz: Signal<In, Bit>,
    pub judgement: Judgement<In>,
    pub holds: Signal<Out, Bit>,
    pub first: Signal<Out, Bit>,
    magnitude_a: Signal<Local, U<31>>,
    magnitude_b: Signal<Local, U<31>>,
    nan_a: Signal<Local, Bit>,
    nan_b: Signal<Local, Bit>,
    negative_a: Signal<Local, Bit>,
    negative_b: Signal<Local, Bit>,
    less: Signal<Local, Bit>,
    equal: Signal<Local, Bit>,
    outcome: Signal<Local, Bit>,
}

impl Logic for ShortCompare {
    #[hdl]
    fn update(&mut self) {
        self.magnitude_a.next = self.a.val().field(float::MAGNITUDE);
        self.magnitude_b.next = self.b.val().field(float::MAGNITUDE);
        if self.ftz.val() {
            if !self.a.val().field(float::EXPONENT).any() {
                self.magnitude_a.next = 0.into();
            }
            if !self.b.val().field(float::EXPONENT).any() {
                self.magnitude_b.next = 0.into();
            }
        }
        self.nan_a.next = self.is_float.val() & (self.magnitude_a.val() > binary32::INFINITE);
        self.nan_b.next = self.is_float.val() & (self.magnitude_b.val() > binary32::INFINITE);
        self.negative_a.next = self.a.val().field(float::SIGN) & self.magnitude_a.val().any();
        self.negative_b.next = self.b.val().field(float::SIGN) & self.magnitude_b.val().any();

        if self.is_float.val() {
            comment!("a zero has no sign here");
            self.equal.next =
                (self.magnitude_a.val() == self.magnitude_b.val()) & !(self.negative_a.val() ^ self.negative_b.val());
            self.less.next = self.magnitude_a.val() < self.magnitude_b.val();
            if self.negative_a.val() ^ self.negative_b.val() {
                self.less.next = self.negative_a.val();
            } else if self.negative_a.val() {
                self.less.next = self.magnitude_b.val() < self.magnitude_a.val();
            }
        } else {
            self.equal.next = self.a.val() == self.b.val();
            self.less.next = signed_lt(self.a.val(), self.b.val());
        }

        self.outcome.next = false;
        if self.nan_a.val() | self.nan_b.val() {
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
        self.first.next = self.outcome.val() | (self.nan_b.val() & !self.nan_a.val());
        if !self.judgement.condition.val().any() {
            self.first.next = self.judgement.predicate.val();
        }
    }
}
