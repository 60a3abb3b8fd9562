//! `WideExecute`: stage X2 of the wide lane.
//!
//! ```text
//!  operands            ->+---------+-> halfway: sum, first, second, moved, ..
//!  opcode 7            ->| execute |
//!                        +---------+
//! ```
//!
//! Combinational. One adder for add and every comparison: negations are left to the end, so where both
//! sources or none are negated it adds the sources for add and subtracts them for a comparison, else the
//! other way round. A shift to the left turns the pattern around before and after it; here it moves by
//! multiples of 8. A product comes from the multiply-add lane, of unsigned dwords: each negative factor takes
//! the other one from its high dword (`correction`). Invariant: `wide_operations_match_the_model`. Stalls,
//! deadlock: none, no state.

use crate::alu::integer::BitReverse;
use crate::bundle::*;
use crate::opcode;
use crate::word::{pair_bits, qword, sum_high, sum_low, wide_shift};
use tessera_hdl::prelude::*;

/// What the shifter moves by here, and what that vacates.
const DISTANCE: [u64; 3] = [32, 16, 8];
const VACATED: [u64; 3] = [0xffff_ffff_0000_0000, 0xffff_0000_0000_0000, 0xff00_0000_0000_0000];

/// Adds, combines and begins to shift.
#[block]
pub struct WideExecute {
    pub operands: WideOperands<In>,
    pub opcode: Signal<In, U<7>>,
    pub halfway: WideHalfway<Out>,
    turned: [BitReverse; 2],
    a: Signal<Local, U<64>>,
    b: Signal<Local, U<64>>,
    subtracts: Signal<Local, Bit>,
    added: Signal<Local, U<64>>,
    added_sign: Signal<Local, Bit>,
    low: Signal<Local, U<33>>,
    high: Signal<Local, U<34>>,
    fill: Signal<Local, Bit>,
    level: [Signal<Local, U<64>>; 4],
    taken: [Signal<Local, U<32>>; 2],
}

impl Logic for WideExecute {
    #[hdl]
    fn update(&mut self) {
        connect!(self.operands.value[0] => self.a, self.operands.value[1] => self.b);

        comment!("add, compare");
        self.subtracts.next = (self.operands.flips.val().field(pair_bits::FIRST)
            ^ self.operands.flips.val().field(pair_bits::SECOND))
            ^ (self.opcode.val() != opcode::ADD);
        self.added.next = self.b.val();
        self.added_sign.next = self.operands.below.val().field(pair_bits::SECOND);
        if self.subtracts.val() {
            self.added.next = !self.b.val();
            self.added_sign.next = !self.operands.below.val().field(pair_bits::SECOND);
        }
        self.low.next = bit_cast::<33, 32>(self.a.val().field(qword::LOW))
            + bit_cast::<33, 32>(self.added.val().field(qword::LOW))
            + bit_cast::<33, 1>(self.subtracts.val().into());
        self.high.next = pack!(34;
                sum_high::LOW = self.a.val().field(qword::HIGH),
                sum_high::BIT = self.operands.below.val().field(pair_bits::FIRST),
                sum_high::SIGN = self.operands.below.val().field(pair_bits::FIRST))
            + pack!(34;
                sum_high::LOW = self.added.val().field(qword::HIGH),
                sum_high::BIT = self.added_sign.val(),
                sum_high::SIGN = self.added_sign.val())
            + bit_cast::<34, 1>(self.low.val().field(sum_low::CARRY).into());
        self.halfway.sum.next =
            pack!(64; qword::LOW = self.low.val().field(sum_low::LOW), qword::HIGH = self.high.val().field(sum_high::LOW));
        self.halfway.sum_above.next = self.high.val().field(sum_high::ABOVE);

        comment!("bitwise; not has inverted its source");
        self.halfway.first.next = self.a.val();
        if self.opcode.val() == opcode::AND {
            self.halfway.first.next = self.a.val() & self.b.val();
        } else if self.opcode.val() == opcode::OR {
            self.halfway.first.next = self.a.val() | self.b.val();
        } else if self.opcode.val() == opcode::XOR {
            self.halfway.first.next = self.a.val() ^ self.b.val();
        }
        connect!(self.b => self.halfway.second);

        comment!("shift");
        self.turned[0].value.next = self.a.val().field(qword::HIGH);
        self.turned[1].value.next = self.a.val().field(qword::LOW);
        self.fill.next = (self.opcode.val() == opcode::ASR) & self.operands.below.val().field(pair_bits::FIRST);
        self.level[0].next = self.a.val();
        if self.opcode.val() == opcode::SHL {
            self.level[0].next =
                pack!(64; qword::LOW = self.turned[0].reversed.val(), qword::HIGH = self.turned[1].reversed.val());
        }
        for j in 0..3 {
            self.level[j + 1].next = self.level[j].val();
            if self.operands.distance.val().get_bit(5 - j) {
                self.level[j + 1].next = self.level[j].val() >> DISTANCE[j];
                if self.fill.val() {
                    self.level[j + 1].next = (self.level[j].val() >> DISTANCE[j]) | VACATED[j];
                }
            }
        }
        connect!(self.level[3] => self.halfway.moved, self.fill => self.halfway.fill);
        self.halfway.distance.next = self.operands.distance.val().field(wide_shift::FINE);

        comment!("product");
        for i in 0..2 {
            self.taken[i].next = 0.into();
        }
        if self.operands.below.val().field(pair_bits::FIRST) {
            self.taken[0].next = self.b.val().field(qword::LOW);
        }
        if self.operands.below.val().field(pair_bits::SECOND) {
            self.taken[1].next = self.a.val().field(qword::LOW);
        }
        self.halfway.correction.next = self.taken[0].val() + self.taken[1].val();
        connect!(
            self.operands.below => self.halfway.below,
            self.operands.flips => self.halfway.flips,
            self.operands.beyond => self.halfway.beyond
        );
    }
}
