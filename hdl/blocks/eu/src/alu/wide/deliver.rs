//! `WideDeliver`: stages X6 and X7 of the wide lane.
//!
//! ```text
//!  value 64, negative, clamps      ->+---------+-> fitted 64       (X6)
//!  fitted 64, negative, holds      ->| deliver |-> result 64, flag (X7)
//!  control of X6, X7               ->+---------+
//! ```
//!
//! Combinational, two stages of which the user has the registers. X6 puts the nearest of its type in the
//! place of what is out of range; bits above the type mean nothing. X7 delivers the truth value of cmp, and
//! judges the result by a condition modifier in its type. Of what becomes a float the integer is judged: it
//! is zero, or below zero, when the float is; what saturates is never below. Invariant:
//! `wide_operations_match_the_model`. Stalls, deadlock: none, no state.

use crate::alu::integer::IntegerJudge;
use crate::bundle::*;
use crate::word::{element_bits, element_class, integer_bits, opcode_bits, opcode_pair, pattern, wide};
use tessera_hdl::prelude::*;

/// Clamps, judges and delivers.
#[block]
pub struct WideDeliver {
    pub outcome: WideOutcome<In>,
    pub kind: Signal<In, U<3>>,
    pub eight: Signal<In, Bit>,
    pub fitted: Signal<Out, U<64>>,
    pub last: WideOutcome<In>,
    pub control: WideControl<In>,
    pub result: Signal<Out, U<64>>,
    pub flag: Signal<Out, Bit>,
    limit: Signal<Local, U<64>>,
    zero: Signal<Local, Bit>,
    negative: Signal<Local, Bit>,
    judge: IntegerJudge,
}

impl Logic for WideDeliver {
    #[hdl]
    fn update(&mut self) {
        comment!("X6: all zeros or all ones, the sign of a signed type the other way round");
        self.limit.next = pattern::WIDE_ONES;
        if self.outcome.negative.val() {
            self.limit.next = 0.into();
        }
        if self.kind.val().field(integer_bits::SIGNED) {
            self.limit.next = self.limit.val().replace_bit(63, self.outcome.negative.val());
            if !self.eight.val() {
                self.limit.next = self.limit.val().replace_bit(31, self.outcome.negative.val());
                if self.kind.val().field(element_bits::CLASS) == element_class::WORD {
                    self.limit.next = self.limit.val().replace_bit(15, self.outcome.negative.val());
                } else if self.kind.val().field(element_bits::CLASS) == element_class::BYTE {
                    self.limit.next = self.limit.val().replace_bit(7, self.outcome.negative.val());
                }
            }
        }
        self.fitted.next = self.outcome.value.val();
        if self.outcome.clamps.val() {
            self.fitted.next = self.limit.val();
        }

        comment!("X7: judge");
        self.zero.next = !self.last.value.val().any();
        self.negative.next = self.last.value.val().field(wide::SIGN) & self.control.dst_kind.val().field(integer_bits::SIGNED);
        if self.control.from_integer.val() {
            self.zero.next = !self.last.value.val().any() | (self.control.saturate.val() & self.last.negative.val());
            self.negative.next = self.last.negative.val() & !self.control.saturate.val();
        } else if !self.control.dst_eight.val() {
            self.zero.next = !self.last.value.val().field(wide::LOW).any();
            self.negative.next =
                self.last.value.val().field(wide::DWORD_SIGN) & self.control.dst_kind.val().field(integer_bits::SIGNED);
            if self.control.dst_kind.val().field(element_bits::CLASS) == element_class::WORD {
                self.zero.next = !self.last.value.val().field(wide::LOW_WORD).any();
                self.negative.next =
                    self.last.value.val().field(wide::WORD_SIGN) & self.control.dst_kind.val().field(integer_bits::SIGNED);
            } else if self.control.dst_kind.val().field(element_bits::CLASS) == element_class::BYTE {
                self.zero.next = !self.last.value.val().field(wide::LOW_BYTE).any();
                self.negative.next =
                    self.last.value.val().field(wide::BYTE_SIGN) & self.control.dst_kind.val().field(integer_bits::SIGNED);
            }
        }
        connect!(self.negative => self.judge.less, self.zero => self.judge.equal);
        self.judge.nan.next = 0.into();
        self.judge.judgement.condition.next = self.control.condition.val();
        self.judge.judgement.predicate.next = false;
        self.result.next = self.last.value.val();
        self.flag.next = self.judge.holds.val();
        if self.control.opcode.val().field(opcode_bits::PAIR) == opcode_pair::COMPARES {
            self.flag.next = self.last.holds.val();
            self.result.next = 0.into();
            if self.last.holds.val() {
                self.result.next = pattern::WIDE_ONES;
            }
        }
    }
}
