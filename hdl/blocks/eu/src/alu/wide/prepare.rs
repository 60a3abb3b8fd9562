//! `WidePrepare`: stage X1 of the wide lane.
//!
//! ```text
//!  sources              ->+---------+-> operands: value[2] 64, below, flips, distance, beyond
//!  opcode 7, to_integer ->| prepare |
//!                         +---------+
//! ```
//!
//! Combinational. Sources become 64 bits with a sign above them, whatever their type. abs and negate are left
//! to the end of the lane (`flips`); a bitwise operation inverts here, and so does `not`. A float that
//! becomes an integer is a significand at the top, to be shifted right until its last place weighs 1.
//! Invariant: `wide_operations_match_the_model`. Stalls, deadlock: none, no state.

use crate::alu::source::ElementExtend;
use crate::bundle::*;
use crate::opcode;
use crate::word::{
    double, dword, exact, float, integer_bits, opcode_bits, opcode_family, pair_bits, pattern, qword, wide_float,
    wide_significand,
};
use tessera_hdl::prelude::*;

/// Extends the sources to 64 bits.
#[block]
pub struct WidePrepare {
    pub sources: WideSources<In>,
    pub opcode: Signal<In, U<7>>,
    pub to_integer: Signal<In, Bit>,
    /// What becomes an integer is an f64.
    pub is_double: Signal<In, Bit>,
    pub operands: WideOperands<Out>,
    extend: [ElementExtend; 2],
    bitwise: Signal<Local, Bit>,
    high: [Signal<Local, U<32>>; 2],
    extended: [Signal<Local, U<64>>; 2],
    below: [Signal<Local, Bit>; 2],
    flips: [Signal<Local, Bit>; 2],
    inverts: [Signal<Local, Bit>; 2],
    exponent: Signal<Local, U<8>>,
    nan: Signal<Local, Bit>,
    pattern: Signal<Local, U<64>>,
    double_exponent: Signal<Local, U<11>>,
}

impl Logic for WidePrepare {
    #[hdl]
    fn update(&mut self) {
        self.bitwise.next = self.opcode.val().field(opcode_bits::FAMILY) == opcode_family::BITWISE;
        for i in 0..2 {
            connect!(self.sources.low[i] => self.extend[i].element, self.sources.kind[i] => self.extend[i].kind);
            self.extend[i].abs.next = self.sources.abs.val().get_bit(i);
            self.below[i].next = self.extend[i].value.val().field(exact::SIGN);
            self.high[i].next = 0.into();
            if self.extend[i].value.val().field(exact::SIGN) {
                self.high[i].next = pattern::ONES;
            }
            if self.sources.eight[i].val() {
                self.high[i].next = self.sources.high[i].val();
                self.below[i].next = self.sources.high[i].val().field(dword::SIGN)
                    & (self.sources.kind[i].val().field(integer_bits::SIGNED) | self.sources.abs.val().get_bit(i));
            }
            self.extended[i].next =
                pack!(64; qword::LOW = self.extend[i].value.val().field(exact::LOW), qword::HIGH = self.high[i].val());
            self.inverts[i].next = self.bitwise.val() & self.sources.negate.val().get_bit(i);
            if self.opcode.val() == opcode::NOT {
                self.inverts[i].next = !self.sources.negate.val().get_bit(i);
            }
            self.operands.value[i].next = self.extended[i].val();
            if self.inverts[i].val() {
                self.operands.value[i].next = !self.extended[i].val();
            }
            self.flips[i].next = !self.bitwise.val()
                & ((self.sources.abs.val().get_bit(i) & self.below[i].val()) ^ self.sources.negate.val().get_bit(i));
        }
        self.operands.distance.next = self.sources.low[1].val().field(dword::WIDE_DISTANCE);

        comment!("a float: below 1 (exponent 127) and NaN are 0; 2^63 has exponent 190");
        self.exponent.next = self.sources.low[0].val().field(float::EXPONENT);
        self.nan.next = self.exponent.val().all() & self.sources.low[0].val().field(float::FRACTION).any();
        self.operands.beyond.next = self.to_integer.val() & (self.exponent.val() > 190) & !self.nan.val();
        if self.to_integer.val() {
            self.operands.value[0].next = 0.into();
            if (self.exponent.val() >= 127) & !self.nan.val() {
                self.operands.value[0].next = pack!(64;
                    wide_float::LEADING = true,
                    wide_float::FRACTION = self.sources.low[0].val().field(float::FRACTION));
            }
            self.operands.distance.next = bit_cast::<6, 8>(bits::<8>(190) - self.exponent.val());
            self.flips[0].next = (self.sources.low[0].val().field(float::SIGN) & !self.sources.abs.val().get_bit(0))
                ^ self.sources.negate.val().get_bit(0);
        }
        comment!("of f64 the same exponents are 1023 and 1086");
        self.pattern.next = pack!(64; qword::LOW = self.sources.low[0].val(), qword::HIGH = self.sources.high[0].val());
        self.double_exponent.next = self.pattern.val().field(double::EXPONENT);
        if self.to_integer.val() & self.is_double.val() {
            self.operands.value[0].next = 0.into();
            self.operands.beyond.next = false;
            if !(self.double_exponent.val().all() & self.pattern.val().field(double::FRACTION).any()) {
                self.operands.beyond.next = self.double_exponent.val() > 1086;
                if self.double_exponent.val() >= 1023 {
                    self.operands.value[0].next = pack!(64;
                        wide_significand::LEADING = true,
                        wide_significand::FRACTION = self.pattern.val().field(double::FRACTION));
                }
            }
            self.operands.distance.next = bit_cast::<6, 11>(bits::<11>(1086) - self.double_exponent.val());
            self.flips[0].next = (self.pattern.val().field(double::SIGN) & !self.sources.abs.val().get_bit(0))
                ^ self.sources.negate.val().get_bit(0);
        }
        self.operands.below.next = pack!(2; pair_bits::FIRST = self.below[0].val(), pair_bits::SECOND = self.below[1].val());
        self.operands.flips.next = pack!(2; pair_bits::FIRST = self.flips[0].val(), pair_bits::SECOND = self.flips[1].val());
    }
}
