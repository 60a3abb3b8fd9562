//! `WideChoose`: stage X3 of the wide lane.
//!
//! ```text
//!  halfway, control ->+--------+-> chosen: value 64, above, flip, below_zero, holds
//!  product 64       ->| choose |
//!                     +--------+
//! ```
//!
//! Combinational. The end of a shift; the order of the sources, and with it the one that sel takes; of all
//! that the operations have made the one that counts, and whether it is to be negated. What becomes a float
//! is to be its magnitude. Invariant: `wide_operations_match_the_model`. Stalls, deadlock: none, no state.

use crate::alu::integer::{BitReverse, IntegerJudge};
use crate::bundle::*;
use crate::opcode;
use crate::word::{above, pair_bits, qword};
use tessera_hdl::prelude::*;

/// What the shifter moves by here, and what that vacates.
const DISTANCE: [u64; 3] = [4, 2, 1];
const VACATED: [u64; 3] = [0xf000_0000_0000_0000, 0xc000_0000_0000_0000, 0x8000_0000_0000_0000];

/// Chooses the result.
#[block]
pub struct WideChoose {
    pub halfway: WideHalfway<In>,
    pub control: WideControl<In>,
    pub product: Signal<In, U<64>>,
    pub chosen: WideValue<Out>,
    judge: IntegerJudge,
    turned: [BitReverse; 2],
    level: [Signal<Local, U<64>>; 4],
    shifts: Signal<Local, Bit>,
    zero: Signal<Local, Bit>,
    first: Signal<Local, Bit>,
    second: Signal<Local, Bit>,
}

impl Logic for WideChoose {
    #[hdl]
    fn update(&mut self) {
        comment!("order: of the difference, as it will be once it is negated");
        self.zero.next = !(self.halfway.sum.val().any() | self.halfway.sum_above.val().any());
        self.judge.less.next = self.halfway.sum_above.val().field(above::SIGN);
        if self.halfway.flips.val().field(pair_bits::FIRST) {
            self.judge.less.next = !self.halfway.sum_above.val().field(above::SIGN) & !self.zero.val();
        }
        connect!(self.zero => self.judge.equal);
        self.judge.nan.next = 0.into();
        self.judge.judgement.condition.next = self.control.condition.val();
        self.judge.judgement.predicate.next = self.control.predicate.val();
        connect!(self.judge.holds => self.chosen.holds);
        self.second.next = (self.control.opcode.val() == opcode::SEL) & !self.judge.first.val();

        comment!("shift");
        connect!(self.halfway.moved => self.level[0]);
        for j in 0..3 {
            self.level[j + 1].next = self.level[j].val();
            if self.halfway.distance.val().get_bit(2 - j) {
                self.level[j + 1].next = self.level[j].val() >> DISTANCE[j];
                if self.halfway.fill.val() {
                    self.level[j + 1].next = (self.level[j].val() >> DISTANCE[j]) | VACATED[j];
                }
            }
        }
        self.turned[0].value.next = self.level[3].val().field(qword::HIGH);
        self.turned[1].value.next = self.level[3].val().field(qword::LOW);
        self.shifts.next = (self.control.opcode.val() == opcode::SHR)
            | (self.control.opcode.val() == opcode::ASR)
            | self.control.to_integer.val();

        comment!("value");
        self.first.next = self.halfway.flips.val().field(pair_bits::FIRST);
        self.chosen.value.next = self.halfway.first.val();
        self.chosen.above.next = pack!(2;
            above::BIT = self.halfway.below.val().field(pair_bits::FIRST),
            above::SIGN = self.halfway.below.val().field(pair_bits::FIRST));
        self.chosen.flip.next = self.first.val();
        if self.second.val() {
            self.chosen.value.next = self.halfway.second.val();
            self.chosen.above.next = pack!(2;
                above::BIT = self.halfway.below.val().field(pair_bits::SECOND),
                above::SIGN = self.halfway.below.val().field(pair_bits::SECOND));
            self.chosen.flip.next = self.halfway.flips.val().field(pair_bits::SECOND);
        } else if self.control.opcode.val() == opcode::ADD {
            self.chosen.value.next = self.halfway.sum.val();
            self.chosen.above.next = self.halfway.sum_above.val();
        } else if self.control.opcode.val() == opcode::MUL {
            self.chosen.value.next = pack!(64;
                qword::LOW = self.product.val().field(qword::LOW),
                qword::HIGH = self.product.val().field(qword::HIGH) - self.halfway.correction.val());
            self.chosen.flip.next = self.first.val() ^ self.halfway.flips.val().field(pair_bits::SECOND);
        } else if self.shifts.val() {
            self.chosen.value.next = self.level[3].val();
            self.chosen.above.next = pack!(2; above::BIT = self.halfway.beyond.val(), above::SIGN = false);
        } else if self.control.opcode.val() == opcode::SHL {
            self.chosen.value.next =
                pack!(64; qword::LOW = self.turned[0].reversed.val(), qword::HIGH = self.turned[1].reversed.val());
        } else if self.control.from_integer.val() {
            self.chosen.flip.next = self.halfway.below.val().field(pair_bits::FIRST);
        }
        self.chosen.below_zero.next =
            (self.halfway.below.val().field(pair_bits::FIRST) ^ self.first.val()) & self.halfway.first.val().any();
    }
}
