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

use tessera_hdl::prelude::*;

/// Compares two integers or two binary32 patterns.
#[block]
pub struct ShortCompare {
    pub a: Signal<In, U<34>>,
    pub b: Signal<In, U<34>>,
    pub is_float: Signal<In, Bit>,
    pub ftz: Signal<In, Bit>,
    pub condition: Signal<In, U<3>>,
    pub predicate: Signal<In, Bit>,
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
        self.magnitude_a.next = self.a.val().get_bits::<31>(0);
        self.magnitude_b.next = self.b.val().get_bits::<31>(0);
        if self.ftz.val() {
            if !self.a.val().get_bits::<8>(23).any() {
                self.magnitude_a.next = 0.into();
            }
            if !self.b.val().get_bits::<8>(23).any() {
                self.magnitude_b.next = 0.into();
            }
        }
        self.nan_a.next = self.is_float.val() & (self.magnitude_a.val() > 0x7f80_0000);
        self.nan_b.next = self.is_float.val() & (self.magnitude_b.val() > 0x7f80_0000);
        self.negative_a.next = self.a.val().get_bit(31) & self.magnitude_a.val().any();
        self.negative_b.next = self.b.val().get_bit(31) & self.magnitude_b.val().any();

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
            self.outcome.next = self.condition.val() == 2;
        } else if self.condition.val() == 1 {
            self.outcome.next = self.equal.val();
        } else if self.condition.val() == 2 {
            self.outcome.next = !self.equal.val();
        } else if self.condition.val() == 3 {
            self.outcome.next = !self.less.val() & !self.equal.val();
        } else if self.condition.val() == 4 {
            self.outcome.next = !self.less.val();
        } else if self.condition.val() == 5 {
            self.outcome.next = self.less.val();
        } else if self.condition.val() == 6 {
            self.outcome.next = self.less.val() | self.equal.val();
        }
        self.holds.next = self.outcome.val();
        self.first.next = self.outcome.val() | (self.nan_b.val() & !self.nan_a.val());
        if !self.condition.val().any() {
            self.first.next = self.predicate.val();
        }
    }
}
